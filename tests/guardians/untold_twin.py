"""Two games of the same cards side by side: the true one is told everything, the dark one only what has to be. What
the dark one asks for is answered with the true cards. After every entry both show the same to an onlooker.
"""

from typing import Any

from guardians_tools import BOX, guardians

from plateau_parlant.engines import chance, core
from plateau_parlant.engines.core import PUBLIC, UNKNOWN, Act, Ask, Fact, Over, Setup
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians import unknown
from plateau_parlant.engines.guardians.components import CREATURES, DOUBLE, SHIELDS, card, catalogue
from plateau_parlant.engines.guardians.decks import check_deck
from plateau_parlant.engines.guardians.position import Task, replace, shield_at, space_number, without_all

READY = ("knights", "giants-and-fairies")
FACE_DOWN = ("shield", "under", "channel", "slot", "item", "discard")


def shown(state: Any) -> Any:
    """What an onlooker sees, without what differs by design: marks of untold cards, cards once seen that are hidden
    again, the numbering of Asks, and creatures that nobody has to show because nothing is added up."""
    seen = guardians.view(state, PUBLIC)
    sides = tuple(replace(side, pen=(), plan=(), seen=()) for side in seen.sides)
    shields = tuple(replace(shield, creatures=(), items=()) for shield in seen.shields)
    fight = seen.fight
    if fight is not None and not fight.matchup:  # a view of the told game shows items a little before they are shown
        fight = replace(fight, sides=tuple(replace(side, items=()) for side in fight.sides))
    if fight is not None:
        fsides = tuple(
            replace(side, hand=without_all(side.hand, (UNKNOWN,) * 9), items=without_all(side.items, (UNKNOWN,) * 9))
            for side in fight.sides
        )
        fight = replace(fight, sides=fsides, fighters=tuple(f for f in fight.fighters if f.job != "unused"))
    todo = tuple(Task(task.name) for task in seen.todo)
    return replace(seen, sides=sides, shields=shields, fight=fight, todo=todo, asks=0, pending=None)


def fight(seed: int) -> tuple[Setup, Setup]:
    """A single fight with creatures within the limit, and the same with Bruno's cards unknown."""
    rng = chance.Generator(seed, 5)
    hands, depots, piles = [], [], []
    for name in READY:
        deck = [c for c in BOX["decks"][name] if card(c).kind not in ("guardian", "stronghold")]
        rng.shuffle(deck)
        hand: list[str] = []
        for one in deck:
            if card(one).creature and len(hand) < 4 and sum(card(c).space_value for c in (*hand, one)) <= 30:
                hand.append(one)
        depot = [c for c in deck if card(c).double][:4]
        for one in (*hand, *depot):
            deck.remove(one)
        hands, depots, piles = [*hands, hand], [*depots, depot], [*piles, deck]
    options = {"mode": "fight", "land": "woods", "decks": list(READY)}
    true = {**options, "hands": hands, "depots": depots, "piles": [[], piles[1]]}
    dark = {**options, "hands": [hands[0], ["?"] * len(hands[1])], "depots": [depots[0], ["?"] * len(depots[1])]}
    return Setup(("Anna", "Bruno"), true, BOX), Setup(("Anna", "Bruno"), dark, BOX)


def _any(rng: chance.Generator, many: int, *kinds: str) -> list[str]:
    """Cards of some kinds out of the whole list. Left out is where believing shows: creatures that are only command
    cards, the search of a draw pile, and what counts the single-bordered cards of a store."""
    every = sorted(
        name for name, c in catalogue().cards.items()
        if c.kind in kinds and not name.endswith("-pr") and not c.find("must_command")
        and name != "assassin-of-shadow" and "hand:single" not in c.cell
    )  # fmt: skip
    return [rng.choice(every) for _ in range(many)]


def wild_fight(seed: int) -> tuple[Setup, Setup]:
    """The same with cards out of the whole list, items under the shields among them, on any land."""
    rng = chance.Generator(seed, 9)
    zones: dict[str, list[list[str]]] = {"hands": [], "depots": [], "items": [], "piles": [], "decks": []}
    for _ in (0, 1):
        deck = [*_any(rng, 45, *CREATURES, *DOUBLE), *_any(rng, 4, "item-creature")]
        rng.shuffle(deck)
        hand: list[str] = []
        for one in deck:
            if card(one).creature and len(hand) < 5 and sum(card(c).space_value for c in (*hand, one)) <= 30:
                hand.append(one)
        depot = [c for c in deck if card(c).double][:5]
        items = [c for c in deck if card(c).kind == "item-creature"][:1]
        zones["decks"].append(list(deck))
        for one in (*hand, *depot, *items):
            deck.remove(one)
        for name, cards in (("hands", hand), ("depots", depot), ("items", items), ("piles", deck)):
            zones[name].append(cards)
    zones["piles"][0] = []
    options = {"mode": "fight", "land": _any(rng, 1, "terrain")[0], **zones}
    dark = {name: [zones[name][0], ["?"] * len(zones[name][1])] for name in ("hands", "depots", "items")}
    return Setup(("Anna", "Bruno"), options, BOX), Setup(("Anna", "Bruno"), {**options, **dark, "piles": [[], []]}, BOX)


def wild_game(seed: int, turns: int) -> Setup:
    """A game with decks out of the whole list."""
    rng = chance.Generator(seed, 4)
    decks: list[list[str]] = []
    while len(decks) < 2:
        holds = rng.choice(sorted(name for name, cards in catalogue().strongholds.items() if all(cards)))
        deck = [*_any(rng, 1, "guardian"), *catalogue().strongholds[holds], *_any(rng, 9, *sorted(SHIELDS))]
        deck += [*_any(rng, 7, "terrain"), *_any(rng, 24, *CREATURES), *_any(rng, 12, *DOUBLE)]
        deck += _any(rng, 8, "item-creature", "item-accessory", "upgrade", "downgrade")
        if not check_deck(tuple(deck), True).faults:
            decks.append(deck)
    return Setup(("Anna", "Bruno"), {"turn_limit": turns, "decks": decks}, BOX)


class Twin:
    """Plays at random. `seats`: those that do not tell; how often in a hundred they tell a draw all the same (`named`),
    and keep the card of a move to themselves where they can (`secrecy`)."""

    def __init__(
        self, true: Setup, dark: Setup, seed: int, seats: tuple[int, ...] = (1,), named: int = 20, secrecy: int = 50
    ) -> None:
        self.true, self.dark = guardians.begin(true), guardians.begin(dark)
        self.rng, self.seed, self.seats = chance.Generator(seed, 3), seed, seats
        self.named, self.secrecy = named, secrecy
        self.last: Any = None
        self.counts: dict[str, int] = {}

    def play(self, most: int = 4000) -> None:
        """To the end."""
        for _ in range(most):
            now = guardians.waiting(self.true)
            if isinstance(now, Over):
                assert isinstance(guardians.waiting(self.dark), Over)
                assert guardians.result(self.dark) == guardians.result(self.true)
                return
            before = self.true
            if isinstance(now, Ask):
                self._answer(now, before)
            else:
                self._choose(now)
            assert shown(self.dark) == shown(self.true), (self.seed, before.prompt, self.last)
        raise AssertionError("no end")

    def _count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def _answer(self, now: Ask, before: Any) -> None:
        asked = guardians.waiting(self.dark)
        assert isinstance(asked, Ask), self.dark.prompt
        assert (asked.kind, asked.zone, asked.count, asked.audience) == (now.kind, now.zone, now.count, now.audience)
        value = chance.answer(self.seed, now)
        self.true = guardians.apply(self.true, Fact(now.id, value)).state
        own = any(now.audience == core.seats(seat) for seat in self.seats)
        hide = asked.optional and own and now.kind == "draw" and self.rng.below(100) >= self.named
        self._count("untold" if hide else "told")
        self.dark = guardians.apply(self.dark, Fact(asked.id, UNKNOWN if hide else value)).state
        self._catch_up(self.true if now.kind == "draw" else before)

    def _choose(self, now: Any) -> None:
        seat = self.rng.choice(now.must)
        move = self.rng.choice(list(guardians.legal(self.true, seat)))
        there = list(guardians.legal(self.dark, seat))
        chosen = self._untold(seat, move, there) if seat in self.seats else move
        assert chosen in there, (self.seed, self.dark.prompt, move, chosen)
        self._count("unnamed" if getattr(chosen, "card", "") == UNKNOWN else "named")
        before, self.last = self.true, move
        self.true = guardians.apply(self.true, Act(seat, move)).state
        self.dark = guardians.apply(self.dark, Act(seat, chosen)).state
        self._catch_up(before)

    def _untold(self, seat: int, move: Any, there: list[Any]) -> Any:
        """The move without the name of its card, where that card is among the unknown ones."""
        match move:
            case mv.Primary(name):
                other, zone = mv.Primary(UNKNOWN), "hand"
            case mv.Lay(name, space, "down"):
                other, zone = mv.Lay(UNKNOWN, space, "down"), "store"
            case mv.Place(how, name, space) if how in FACE_DOWN:
                other, zone = mv.Place(how, UNKNOWN, space), "store"
            case mv.Place(how, name, space) if how.startswith("lift"):
                return move if move in there else mv.Place(how, UNKNOWN, space)
            case mv.Bring(name, space):
                place = space_number(space)
                shield = shield_at(self.dark, place)
                other, zone = mv.Bring(UNKNOWN, space), f"under {place}"
                if self.true.spaces[place].under != name and shield is not None:
                    zone = f"shield {shield.key}"
            case _:
                return move
        secret = name in self._secret(self.true, seat, zone) and other in there
        return other if secret and (move not in there or self.rng.below(100) < self.secrecy) else move

    def _secret(self, truth: Any, seat: int, zone: str) -> list[str]:
        """The true cards of a zone that the dark game does not know."""
        if zone.startswith("plan "):
            return [p.card for p in truth.sides[seat].plan if p.how == "shield" and p.space == int(zone[5:])]
        inside = list(unknown.cards_of(truth, seat, zone))
        for name in unknown.cards_of(self.dark, seat, zone):
            if name != UNKNOWN and name in inside:
                inside.remove(name)
        return inside

    def _catch_up(self, before: Any) -> None:
        """Answers what only the dark game asks; `before`: the true cards where they lay when it was asked."""
        for _ in range(60):
            now = guardians.waiting(self.dark)
            if isinstance(now, Ask) and now.kind in ("tell", "reveal"):
                self.dark = guardians.apply(self.dark, Fact(now.id, self._true_answer(now, before))).state
            elif self.dark.prompt is not None and self.dark.prompt.kind == "first_hand":
                (seat,) = self.dark.prompt.seats
                self.dark = guardians.apply(self.dark, Act(seat, self._first_hand(before))).state
            elif isinstance(now, Ask) and now.kind == "pick" and not isinstance(guardians.waiting(self.true), Ask):
                self.dark = guardians.apply(self.dark, Fact(now.id, "none")).state  # in truth the zone is empty
            elif self._limit_kept():
                self.dark = guardians.apply(self.dark, Act(self.dark.prompt.seats[0], mv.Pass())).state
            else:
                return

    def _limit_kept(self) -> bool:
        """Whether the dark game asks what is lost where in truth the limit is kept."""
        true, dark = self.true.prompt, self.dark.prompt
        return dark is not None and dark.kind == "lose" and (true is None or true.kind != "lose")

    def _true_answer(self, now: Ask, before: Any) -> str:
        """A true card that answers what the dark game asks, or none."""
        seat, zone, *why = self.dark.pending.then.args
        begins = zone in ("hand", "carried") and before.fight is None
        have = self._secret(self.true if zone == "talon" or begins else before, seat, zone)
        if why[0] == "primary":
            have = [before.fight.sides[seat].chosen or self.last.card]
        fitting = [name for name in have if name in now.among]
        assert fitting or now.kind == "tell", (self.seed, now.zone, have, now.among)
        self._count(f"{now.kind} {why[0]}")
        return fitting[0] if fitting else "none"

    def _first_hand(self, before: Any) -> Any:
        """Whether the true first hand has a shield."""
        (seat,) = self.dark.prompt.seats
        shield = any(card(name).kind in SHIELDS for name in before.sides[seat].pen)
        return mv.Pass() if shield else mv.Say("none")
