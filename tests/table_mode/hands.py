"""Hands at a table: they deal, lay, draw and carry the dragon with tagged cards, and press a key where it must be.

The hands know the true cards. Beside the game that follows them by readers runs the true game, told everything; the
piles of both must be the same all the time, whatever the program was not told.
"""

import random
from collections import Counter

from choices import Choices
from table_hands import Hands
from table_rig import TableRig

from plateau_parlant import engines
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, Over
from plateau_parlant.engines.dragon import moves
from plateau_parlant.engines.dragon.components import ARMIES, HERO, TROOPS

FIGURE = "dragon red"


class DragonHands(Hands):
    """Plays a whole dragon game at a rig."""

    def __init__(self, rig: TableRig, seed: int, untold: frozenset[int] = frozenset(), name: str = "") -> None:
        super().__init__(rig)
        self.choices = Choices(name)
        self.untold = untold
        self.game = engines.game("dragon")
        self.players = len(rig.session.players)
        self.truth = self.game.begin(core.Setup(rig.session.players))
        self.rng = random.Random(seed)
        troops = list(TROOPS)
        self.rng.shuffle(troops)
        self.reveals, rest = troops[:4], troops[4:]
        size, heroes = 48 // self.players, 4 // self.players
        self.camps = []
        self.fourth = "?"
        if self.players == 3:  # the fourth hero is shuffled among the troops (D2.2)
            size, heroes = 16, 1
            rest.insert(self.rng.randrange(len(rest) + 1), HERO)
            self.fourth = str(rest.index(HERO) // (size - heroes))
        for seat in range(self.players):
            camp = rest[seat * (size - heroes) : (seat + 1) * (size - heroes)] + [HERO] * heroes
            self.rng.shuffle(camp)
            self.camps.append(camp)
        tokens = ["epidemie", "volontaires", "vol", "contre-ordre", "renfort", "emprisonnes"]
        self.tokens = tokens if self.players < 3 else [*tokens, "undead", "undead"]

    def tag(self, component: str, zone: str = "") -> str:
        """A tag of the component that lies in the zone, or (no zone) nowhere."""
        lying = self.rig.inputs.zones()
        if zone:
            return next(tag for tag in reversed(lying[zone]) if self.rig.tags[tag] == component)
        busy = {tag for tags in lying.values() for tag in tags}
        return next(tag for tag in self.rig.free[component] if tag not in busy)

    def zone_of(self, tag: str) -> str | None:
        """The game's zone in which the tag lies."""
        return self.rig.inputs.zone_of(tag)

    def lying(self) -> dict[str, tuple[str, ...]]:
        """The tags in each zone of the game."""
        return self.rig.inputs.zones()

    def lay(self, zone: str, component: str, seconds: float = 2.2) -> None:
        self.do(f"{component} sur {zone}")
        where = self.zone_of(self.rig.free[component][0]) if component.startswith("dragon") else None
        tag = self.tag(component, where or "")
        self.rig.reader.put(zone, tag)
        self.wait(seconds)

    def lift(self, zone: str, component: str, seconds: float = 0.0) -> None:
        self.do(f"{component} ôté de {zone}")
        self.rig.reader.take(zone, self.tag(component, zone))
        if seconds:
            self.wait(seconds)

    def hold(self, seat: int, component: str) -> None:
        zone = f"hand {seat + 1}"
        self.do(f"{component} au lecteur de {self.rig.session.players[seat]}")
        tag = self.tag(component)
        self.rig.reader.put(zone, tag)
        self.wait(0.4)
        self.rig.reader.take(zone, tag)
        self.wait(1.4)

    def at_keys(self, seat: int) -> None:
        """The seat is at the keyboard."""
        if self.rig.desk.waiting_for is not None:
            self.key("x")
        assert self.rig.desk.seat == seat or self.rig.desk.seat not in range(self.players)

    # --- the game -------------------------------------------------------------------------------------------

    def play(self, most: int = 2000) -> None:
        """To the end."""
        for number in range(most):
            now = self.game.waiting(self.truth)
            if isinstance(now, Over):
                break
            if isinstance(now, Ask):
                self.answer(now)
            else:
                self.choose(now, number)
        else:
            raise AssertionError("the game does not end")
        self.wait()
        self.choices.keep()
        assert self.rig.session.over, self.lines[-12:]
        assert self.rig.session.state.piles == self.truth.piles

    def answer(self, ask: Ask) -> None:
        value: core.Value
        seat = int(ask.zone[-1]) if ask.zone[-1].isdigit() else -1
        if ask.kind == "reveal":
            value = self.reveals.pop(0)
        elif ask.kind == "token":
            value = self.tokens.pop(0)
        elif ask.kind == "pack":
            value = self.fourth
        elif ask.kind == "look":
            value = tuple(self.camps[seat])
        else:
            value = self.camps[seat].pop(0)
        setup = self.truth.step == "setup"
        self.truth = self.game.apply(self.truth, Fact(ask.id, value)).state
        if ask.kind == "reveal":
            self.lay(ask.zone.split()[1], str(value))
            if ask.zone == "army IV":
                self.lay("I", FIGURE)
        elif ask.kind == "pack":
            pass  # nobody can know it
        elif seat in self.untold and not (setup and ask.kind == "draw"):
            self.do(f"{self.rig.session.players[seat]} ne montre pas sa carte")
            self.wait(0.4)
        else:
            for one in (value,) if isinstance(value, str) else value:
                self.hold(seat, f"token {one}" if ask.kind == "token" else str(one))

    def choose(self, now: Decide, number: int) -> None:
        seat = now.must[0]
        move = self.choices.move(self.game, self.game.view(self.truth, seat), number)
        before = self.truth
        self.truth = self.game.apply(before, Act(seat, move)).state
        self.perform(seat, move, before)
        asked = self.rig.session.waiting()
        if isinstance(asked, Ask) and asked.kind == "look" and not isinstance(self.game.waiting(self.truth), Ask):
            for card in list(self.camps[seat]):  # who told everything would know it; here somebody has to say
                self.hold(seat, card)
        self.tidy()
        if not (isinstance(move, moves.Done) and self.players > 1):
            assert self.rig.session.state.piles == self.truth.piles, (move, self.lines[-12:])
            assert self.rig.session.state.red == self.truth.red, (move, self.lines[-12:])

    def perform(self, seat: int, move: object, before: object) -> None:
        camp = self.camps[seat]
        match move:
            case moves.Place(card, army):
                self.lay(army, card)
                self.pick(seat, move)
            case moves.Tower(card):
                self.lay("tower", card)
                self.pick(seat, move)
            case moves.Swap(card, army, _):
                self.lift(army, HERO)
                self.lay(army, card)
                self.pick(seat, move)
                camp.append(HERO)
            case moves.Take(army, count):
                taken = before.piles[ARMIES.index(army)][-count:]  # type: ignore[attr-defined]
                self.at_keys(seat)
                for card in reversed(taken):
                    self.lift(army, HERO if card[0] == "h" else card)
                self.wait()
                if self.rig.desk.picking is not None:
                    self.pick(seat, move)
                else:
                    assert self.rig.desk.question is not None, self.lines[-6:]
                    self.key("y")
                if self.players > 1:
                    camp.extend(HERO if card[0] == "h" else card for card in reversed(taken))
            case moves.Done():
                if self.players == 1 and self.truth.step != "over":
                    self.lay(ARMIES[self.truth.red], FIGURE)
                elif self.truth.step != "B":
                    self.at_keys(seat)
                    self.key("F")
            case moves.Fly(army):
                self.lay(army, FIGURE)
            case moves.Undead(army):
                self.lay(army, "dragon undead")
            case moves.Pick(card):
                self.at_keys(seat)
                self.typed(self.game.notation(move))
                camp.remove(card)
                self.rng.shuffle(camp)
            case _:
                self.at_keys(seat)
                self.typed(self.game.notation(move))
                if isinstance(move, moves.Volontaires):
                    for card in (move.card, move.card2):
                        if card:
                            self.lay(move.army, card)

    def pick(self, seat: int, move: object) -> None:
        """Where the program asks which move is meant, the person walks to it."""
        if self.rig.session.over:
            return
        called = self.rig.desk.picking is None and self.rig.desk.waiting_for is not None
        if called and getattr(move, "card", "") == HERO:
            self.at_keys(seat)
            self.wait()
        parts = self.rig.desk.narrator.parts(move)
        for _ in range(12):
            pick, listing = self.rig.desk.picking, self.rig.desk.listing
            if pick is None or listing is None:
                return
            wanted = parts[len(pick.chosen)]
            keys = [entry.key for entry in listing.entries]
            for _ in range((keys.index(wanted) - listing.at) % len(keys) if listing.at <= keys.index(wanted) else 0):
                self.key("n")
            if self.rig.desk.listing is not None and self.rig.desk.listing.current.key != wanted:  # type: ignore[union-attr]
                self.rig.desk.listing.find(wanted)
            self.key("d")
            if self.rig.desk.question is not None:
                self.key("y")
        raise AssertionError("the choice does not end")

    def tidy(self) -> None:
        """What left its pile is taken away; what the program moved is carried after it."""
        words = self.rig.desk.narrator
        want = {zone: Counter(cards) for zone, cards in words.zones(self.truth).items()}
        lying = {
            zone: Counter(self.rig.tags[tag] for tag in tags)
            for zone, tags in self.lying().items()
            if not zone.startswith("hand")
        }
        moved = False
        for zone, cards in lying.items():
            for component in (cards - want.get(zone, Counter())).elements():
                if component == FIGURE:
                    continue
                self.lift(zone, component)
                moved = True
        if moved:
            self.wait()
