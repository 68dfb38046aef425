"""The owner's own values: a spoken walk over the cards of a box whose printed numbers the program does not know.

What was entered is kept apart from the shipped file, and every new game of that box uses it. The walk can be stopped
and goes on another day; only a complete one changes the games.
"""

import argparse
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from plateau_parlant.access import config, paths, profiles, walk, walk_lines
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.walk import BadAnswer, Item, Said
from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.orcz import components

log = logging.getLogger(__name__)

GAMES = ("orcz",)
"""The games whose printed values the published rules do not tell."""


def path(game: str) -> Path:
    """Where the owner's set of a game is kept."""
    return paths.folder("config") / "boxes" / f"{game}.yaml"


def owner(game: str) -> dict[str, Any] | None:
    """The owner's set of a game as the rules take it, None where there is none. Raises `ConfigError`."""
    if game not in GAMES or not path(game).exists():
        return None
    value = config.read(path(game)).value
    return value if isinstance(value, dict) else None


def enemy(given: Any, others: Mapping[str, Any]) -> str:
    """A check: an enemy typed as "4/2", "4 2" or "4 et 2". Raises `BadAnswer`."""
    numbers = "".join(char if char.isdigit() and char.isascii() else " " for char in str(given)).split()
    if len(numbers) != 2:
        raise BadAnswer("values-bad-enemy")
    try:
        return components.read_enemy("/".join(numbers), "")
    except PositionError:
        raise BadAnswer("values-bad-enemy") from None


def items(texts: Texts) -> tuple[Item, ...]:
    """Ten troops, then six enemies a field: one card, one answer."""
    names = profiles.game_data("orcz")["names"]
    found = []
    for kind, (letter, copies) in components.TROOPS.items():
        name = names["troops"][letter][texts.lang]["name"]
        now = getattr(components.DEFAULT, kind)
        for index in range(copies):
            args = {"kind": name, "index": index + 1, "of": copies, "default": now[index]}
            check = walk.whole(components.STRENGTHS.start, components.STRENGTHS.stop - 1)
            found.append(Item(f"{kind}-{index + 1}", "value", "values-troop", args, check, group=kind))
    for field, cards in zip(components.FIELDS, components.DEFAULT.enemies, strict=True):
        name = names["fields"][field][texts.lang]["name"]
        for index, card in enumerate(cards):
            main, secondary = components.enemy_values(card)
            args = {"field": name, "index": index + 1, "of": len(cards), "main": main, "secondary": secondary}
            found.append(Item(f"{field}-{index + 1}", "value", "values-enemy", args, enemy, group=field))
    return tuple(found)


def data_of(answers: Mapping[str, Any]) -> dict[str, Any]:
    """A complete walk's answers as the box that the rules take; the events are those of the shipped box."""
    data = components.box_data(components.DEFAULT)
    data["confirmed"] = True
    for kind, (_, copies) in components.TROOPS.items():
        data["troops"][kind] = [int(answers[f"{kind}-{index + 1}"]) for index in range(copies)]
    for field in components.FIELDS:
        data["enemies"][field] = [str(answers[f"{field}-{index + 1}"]) for index in range(6)]
    components.read_box(data)
    return data


class Entering:
    """The walk line by line: each line typed gives the sentences to say. `over` once it is stopped or complete."""

    def __init__(self, lang: str, store: walk_lines.Store) -> None:
        self.texts = Texts(lang, "values", "walk", "common")
        self.over = False
        self._store = store
        self._items = items(self.texts)
        self._state = walk.begin(self._items)
        self._warned = False

    def begin(self) -> list[str]:
        """The first sentences: what this is, what was kept, the first card."""
        kept = self._store.load()
        notes: tuple[Said, ...] = ()
        if kept is not None:
            self._state, notes = walk.restore(self._items, kept)
        done = walk.summary(self._state)
        lines = self._words([*notes, Said("values-open", {"total": len(self._items), "answered": done.answered})])
        return lines + self._words([walk.prompt(self._state)])

    def line(self, typed: str | None) -> list[str]:
        """A command of the walk or an answer; None is the end of input."""
        before = walk.save(self._state)
        self._state, said = walk_lines.obey(self._state, "stop" if typed is None else typed)
        lines = self._words(said)
        if walk.save(self._state) != before:
            lines += self._keep(walk.save(self._state))
        if self._state.stopped:
            self.over = True
        elif walk.summary(self._state).complete:
            self.over = True
            lines += self._finish()
        return lines

    def _keep(self, data: Mapping[str, Any]) -> list[str]:
        try:
            self._store.save(data)
        except OSError as error:
            log.warning("walk not saved: %s", error.strerror)
            if not self._warned:
                self._warned = True
                return self._words([Said("walk-not-saved")])
        return []

    def _finish(self) -> list[str]:
        data = data_of(self._state.answers)
        try:
            paths.write_atomically(path("orcz"), config.dump(data))
        except OSError as error:
            return self._words([Said("values-not-kept", {"reason": error.strerror or ""})])
        return self._words([Said("values-kept", {"file": str(path("orcz"))})])

    def _words(self, said: list[Said]) -> list[str]:
        lines = []
        for one in said:
            for part in walk.in_order(one):
                lines += [line.strip() for line in self.texts.text(part.id, **part.args).split("\n") if line.strip()]
        return lines


def store() -> walk_lines.JsonFile:
    """Where the walk is kept between two days."""
    return walk_lines.JsonFile(paths.folder("data") / "values" / "orcz.json")


def run(args: argparse.Namespace) -> int:
    """`values GAME`: the walk as a command of its own."""
    from plateau_parlant.access import cli, conversation

    if args.game not in GAMES:
        raise cli.UsageError("usage-values", known=", ".join(GAMES))
    profile = conversation.profile_of(args)
    entering = Entering(profile.lang, store())

    def body(say: conversation.Say, ask: conversation.Ask, render: conversation.Render) -> None:
        for sentence in entering.begin():
            say(sentence)
        while not entering.over:
            for sentence in entering.line(ask()):
                say(sentence)

    return conversation.converse(args, profile, body)
