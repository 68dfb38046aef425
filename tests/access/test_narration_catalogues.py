"""The message files: the same ids, variables and attributes in both languages, fit for a voice, nothing missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from plateau_parlant import engines
from plateau_parlant.access.commands import gather
from plateau_parlant.access.narration import bundle
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core

FILES = sorted(path.stem for path in (bundle.FOLDER / "fr").glob("*.ftl"))


class Variables(visitor.Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(lang: str, name: str) -> dict[str, ast.Message]:
    path = bundle.FOLDER / lang / f"{name}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path.name}: {junk[0][:80]}"
    listed = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(listed) == len(set(listed)), "a message twice"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.stem for path in (bundle.FOLDER / "en").glob("*.ftl")) == FILES
    assert "common" in FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_variables_and_attributes(name: str) -> None:
    french, english = messages("fr", name), messages("en", name)
    assert list(french) == list(english)
    for key, message in french.items():
        other = english[key]
        assert variables(message) == variables(other), key
        assert {a.id.name for a in message.attributes} == {a.id.name for a in other.attributes}, key


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", FILES)
def test_nothing_a_voice_cannot_say(name: str, lang: str) -> None:
    text = (bundle.FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
    spoken = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search("[\u2066-\u2069\u202f\u00a0\u2190-\u21ff\u2013\u2014|\\\\\x1b]", spoken)
    assert "/" not in spoken
    assert not re.search(r"\b\d+e\b|\bpts\b|\bn°", spoken)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_command_has_its_words(lang: str) -> None:
    texts = Texts(lang, "common", "program", strict=True)
    for name in gather():
        dashed = name.replace("_", "-")
        assert texts.text(f"command-{dashed}")
        if name not in ("yes", "no"):
            assert texts.text(f"command-{dashed}-more", orders="comme reçue")


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_event_of_a_game_is_told_or_silent_on_purpose(game: str) -> None:
    from importlib import import_module

    narrator = import_module(f"plateau_parlant.access.narration.{game}").Narrator
    events = import_module(f"plateau_parlant.engines.{game}.events")
    kinds = {
        core.kind_of(value)
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, core.Event) and value is not core.Event
    }
    told = {key for name in (*narrator.FILES, "common") for key in messages("fr", name)}
    for kind in kinds - set(narrator.SILENT) - {"ended"}:
        assert f"event-{kind.replace('_', '-')}" in told, kind


CODE = re.compile(r"""Refusal\(\s*(?:code|"([a-z_]+)"(?: if [^"]+? else "([a-z_]+)")?)""")


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_refusal_of_a_game_has_its_sentence(game: str) -> None:
    from importlib import import_module

    folder = Path(import_module(f"plateau_parlant.engines.{game}").__file__ or "").parent
    codes = {code for path in folder.glob("*.py") for found in CODE.findall(path.read_text()) for code in found if code}
    narrator = import_module(f"plateau_parlant.access.narration.{game}").Narrator
    told = {key for name in (*narrator.FILES, "common") for key in messages("fr", name)}
    untold = sorted(code for code in codes if f"refused-{code.replace('_', '-')}" not in told)
    # What only a program can ask for, never a person: the move of no game, or a value no list offers.
    assert not [code for code in untold if code not in ("unknown_move", "not_there", "must_be_told")]


def test_a_missing_message_or_variable_is_a_failure_in_tests_and_never_in_play() -> None:
    strict, kind = Texts("fr", "common", strict=True), Texts("fr", "common")
    with pytest.raises(bundle.MissingMessage):
        strict.text("no-such-message")
    with pytest.raises(bundle.MissingMessage):
        strict.text("walk-at", text="x")
    assert kind.text("no-such-message") == "no such message"
    assert "x" in kind.text("walk-at", text="x")


def test_names_are_data() -> None:
    texts = Texts("fr", "common", strict=True)
    for name in ("{ $who }", "a { b", "-term", "\u202e", "x" * 300, "?"):
        assert name in texts.text("undo-declined", who=name)


def test_lists_are_joined_by_messages() -> None:
    texts = Texts("fr", "common", strict=True)
    assert texts.listed([]) == "rien"
    assert texts.listed(["a"]) == "a"
    assert texts.listed(["a", "b"]) == "a et b"
    assert texts.listed(["a", "b", "c", "d"]) == "a, b, c et d"
    assert texts.listed(["a", "b", "c"], "or") == "a, b ou c"
