"""What `--help` says: every argument of every command has words in both languages, and none is left in code."""

import argparse

import pytest

from plateau_parlant.access import cli


def _actions(name: str, lang: str) -> list[tuple[str, argparse.Action]]:
    parser = cli._parser(cli._texts(lang), [name])
    found = [("", parser)] + [
        (name, command)
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for command in action.choices.values()
    ]
    for _, one in found:
        one.format_help()
    return [(where, action) for where, one in found for action in one._actions]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_argument_is_explained(name: str, lang: str) -> None:
    texts = cli._texts(lang)
    for command, action in _actions(name, lang):
        word = action.dest.replace("_", "-")
        if word in ("help", "version"):
            continue
        own = f"cli-arg-{command}-{word}"
        message = own if texts.has(own) else f"cli-arg-{word}"
        assert texts.has(message), f"{name}: {action.dest} is not explained"
        assert action.help == texts.text(message)


def test_the_same_word_means_what_it_means_in_that_command() -> None:
    helps = {
        command: next(action.help for _, action in _actions(command, "en") if action.dest == "name")
        for command in ("forget", "resume")
    }
    assert "person" in str(helps["forget"])
    assert "game" in str(helps["resume"])
