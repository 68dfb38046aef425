"""A desk without voices, files or a terminal: what is said goes into lists. Every message fault raises."""

import random
from functools import cache
from typing import Any

from plateau_parlant import engines
from plateau_parlant.access import dispatch, session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Seeded
from plateau_parlant.access.desk import Desk, Ear
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.speech import Utterance
from plateau_parlant.access.talk import Talk
from plateau_parlant.engines import core


@cache
def keys_of(extra: tuple[tuple[str, str], ...]) -> keymap.KeyMap:
    """The shipped key map with a game's own keys."""
    return keymap.load("default", "azerty", {}, dict(extra))


class Recorder:
    """Stands in for the announcer: keeps the utterances in order."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.silenced = 0

    def key(self) -> None:
        pass

    def announce(self, utterance: Utterance) -> bool:
        self.said.append(utterance)
        return True

    def silence(self, channel: str | None = None) -> None:
        self.silenced += 1

    def has(self, channel: str) -> bool:
        return True

    def texts(self, channel: str | None = None) -> list[str]:
        """What was said, in order (on one channel)."""
        return [one.text for one in self.said if one.text and channel in (None, one.channel)]

    def clear(self) -> None:
        self.said.clear()


class Rig:
    """A game at a desk, driven by keys or lines."""

    def __init__(
        self,
        game: str = "dragon",
        players: tuple[str, ...] = ("Anna",),
        seed: int = 7,
        lang: str = "fr",
        options: dict[str, Any] | None = None,
        bots: dict[int, Bot] | None = None,
        people: tuple[int, ...] | None = None,
        private: tuple[int, ...] = (),
        profile: Profile | None = None,
        made: session.Session | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        self.out = Recorder()
        self.profile = profile or Profile(lang=lang)  # type: ignore[arg-type]
        if made is None:
            module = engines.game(game)
            made = session.Session(module, core.Setup(players, options or {}, data), Seeded(seed), bots=bots)
            made.deal()
        self.session = made
        seats = people if people is not None else tuple(n for n in range(len(made.players)) if n not in made.bots)

        def ear(seat: int, channel: str) -> Ear:
            texts = Texts(lang, "common", "program", strict=True)
            words = narrator(made.game.NAME, texts, made.players)
            return Ear(seat, self.profile, words, Talk(self.out, texts, channel), channel != "table")  # type: ignore[arg-type]

        ears = {seat: ear(seat, f"seat:{seat}" if seat in private else "table") for seat in seats}
        table = ear(core.PUBLIC, "table")
        words = next(iter(ears.values()), table).narrator
        self.desk = Desk(made, ears, table, keys_of(tuple(words.COMMANDS.items())))
        if words.HAS_HAND:
            self.desk.open_hand(spoken=False)
        self.desk.go_on()
        self.out.clear()

    def press(self, keys: str | list[str]) -> list[str]:
        """Presses keys one after another (a string: its characters); what the last of them said."""
        said: list[str] = []
        for key in keys:
            self.out.clear()
            dispatch.press(self.desk, key)
            said = self.out.texts()
        return said

    def type(self, line: str) -> list[str]:
        """Types a line; what it said."""
        self.out.clear()
        dispatch.typed(self.desk, line)
        return self.out.texts()

    def play_greedily(self, choices: int) -> None:
        """Lets the person at the keys make good moves, with words."""
        from plateau_parlant.engines import chance

        for number in range(choices):
            if self.session.over or not self.desk.may_act():
                return
            view = self.desk.view()
            self.desk.act(self.session.game.greedy(view, chance.Generator(number)).move)


def monkey(rig: Rig, presses: int, seed: int, keys: str) -> None:
    """Presses keys at random; every one must be answered, none may fail. Leaving is answered with no."""
    chooser = random.Random(seed)
    for _ in range(presses):
        key = chooser.choice(keys)
        said = rig.press([key])
        assert said or rig.out.said, f"silent key {key!r}"
        assert "journal dit pourquoi" not in " ".join(said), f"key {key!r} failed: {said}"
        if rig.desk.wanted_line:
            then, rig.desk.wanted_line = rig.desk.wanted_line, None
            then(chooser.choice(["", "coups", "fais 1", "zzz", "mardi", "7 rouge armée deux"]))
        rig.desk.leaving = False
