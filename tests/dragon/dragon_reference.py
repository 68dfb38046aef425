"""A second reading of the rules: legal moves of a position, straight from the clauses, slow and by brute force.

It works on the position as JSON data and on move texts, shares no code with the engine, and knows no "?".
"""

from itertools import combinations, pairwise, permutations

ARMIES = ["I", "II", "III", "IV"]
COLOURS = "rbvj"
UP = {"I": True, "II": False, "III": True, "IV": False}


def value(card):
    return int(card[2:].rstrip(COLOURS)) if card.startswith("h=") else int(card[1:])


def ordered(army, cards):
    pairs = list(pairwise(cards))
    return all((value(a) < value(b)) if UP[army] else (value(a) > value(b)) for a, b in pairs)


def heroes(cards):
    return sum(card.startswith("h") for card in cards)


class Board:
    """The part of a position that decides what is legal; copied, changed and asked again."""

    def __init__(self, position, seat):
        p = position
        self.p, self.seat = p, seat
        self.me = p["players"][seat]
        self.hand = list(self.me["hand"])
        self.camp = self.me["camp"]["size"]
        self.tokens = list(self.me["tokens"])
        self.armies = {army: list(p["armies"][army]) for army in ARMIES}
        self.tower = list(p["tower"])
        self.colours = dict(p["colours"])
        self.red, self.undead = p["red"], p["undead"]
        self.grounded = list(p.get("grounded", []))
        self.closed = p["tower_closed_by"] is not None
        self.used, self.placed, self.taken = p["used"], p["placed"], list(p.get("taken", []))
        self.five = p["options"].get("hero_value") == "five"

    def copy(self):
        other = Board.__new__(Board)
        other.__dict__ = {
            key: (list(item) if isinstance(item, list) else dict(item) if key == "colours" else item)
            for key, item in self.__dict__.items()
        }
        other.armies = {army: list(cards) for army, cards in self.armies.items()}
        return other

    def open(self, army):
        if army == self.red and "red" not in self.grounded:
            return False
        return not (army == self.undead and "undead" not in self.grounded)

    def names(self, army, card):
        """The ways a card of the hand may lie on an army."""
        if card != "h":
            return [card]
        values = [5] if self.five else range(1, 13)
        if army in ("I", "II"):
            return [f"h={v}" for v in values]
        return [f"h={v}{c}" for v in values for c in COLOURS]

    def fits(self, army, pile, colour, name):
        """D4.1, D4.4: whether the named card may follow on this pile."""
        if heroes([*pile, name]) > 1:
            return False
        if army in ("III", "IV") and pile and (name[-1] if name[0] == "h" else name[0]) != colour:
            return False
        return ordered(army, [*pile, name])

    def placements(self):
        moves = set()
        for army in ARMIES:
            if not self.open(army) or self.used not in (None, army):
                continue
            pile, colour = self.armies[army], self.colours.get(army)
            for card in set(self.hand):
                for name in self.names(army, card):
                    if not self.fits(army, pile, colour, name):
                        continue
                    # D5.2, D5.3: the first card after a take is one that the last card taken had kept away.
                    first = self.taken and not self.placed and pile
                    # Only that last card counts: an exchange may have changed what lay under it.
                    if first and self.fits(army, [self.taken[-1]], colour, name):
                        continue
                    moves.add(f"place {name} {army}")
        if self.used is None and not self.closed:
            for card in set(self.hand):
                if card != "h" and (not self.tower or card[0] == self.colours["tower"]):
                    moves.add(f"tower {card}")
        return moves

    def takes(self):
        if self.placed or self.taken or self.placements() or not self.hand:
            return set()
        moves = set()
        for army in ARMIES:
            if not self.open(army) or self.used not in (None, army):
                continue
            pile, colour = self.armies[army], self.colours.get(army)
            for count in range(1, len(pile) + 1):
                after, before = pile[: len(pile) - count], pile[: len(pile) - count + 1]
                if any(
                    self.fits(army, after, colour, name) and not self.fits(army, before, colour, name)
                    for card in self.hand
                    for name in self.names(army, card)
                ):
                    moves.add(f"take {army} {count}")
        return moves

    def keeps_going(self):
        """D3.6, D3.4."""
        if not self.hand and not self.camp:
            return True
        return bool(self.placed or self.placements() or self.takes())

    def after_pile(self, army, pile):
        self.armies[army] = [] if len(pile) == 6 else pile
        if army in self.colours and not self.armies[army]:
            self.colours[army] = None

    def swaps(self):
        moves = set()
        for army in ARMIES:
            if not self.open(army) or self.used not in (None, army):
                continue
            pile = self.armies[army]
            for at, there in enumerate(pile):
                if not there.startswith("h"):
                    continue
                for card in self.hand:
                    if card == "h" or (army in ("III", "IV") and card[0] != self.colours[army]):
                        continue
                    changed = [*pile[:at], card, *pile[at + 1 :]]
                    if not ordered(army, changed):
                        continue
                    then = self.copy()
                    then.hand.remove(card)
                    then.camp += 1
                    then.used = army
                    then.after_pile(army, changed)
                    if then.keeps_going():
                        moves.add(f"swap {card} {army} {at + 1}")
        return moves

    def volunteers(self):
        moves = set()
        for army in ARMIES:
            pile = self.armies[army]
            if not self.open(army) or self.used not in (None, army) or len(pile) < 2:
                continue
            for count in (1, 2):
                if len(pile) + count > 6:
                    continue
                for hand in set(permutations(self.hand, count)):
                    for places in combinations(range(1, len(pile) + count - 1), count):
                        moves |= self.volunteer(army, pile, hand, places)
        return moves

    def volunteer(self, army, pile, hand, places):
        moves = set()
        options = [self.names(army, card) for card in hand]
        for first in options[0]:
            for second in options[1] if len(options) > 1 else [None]:
                names = [first] if second is None else [first, second]
                colour = self.colours.get(army)
                if colour and any((n[-1] if n[0] == "h" else n[0]) != colour for n in names):
                    continue
                after, rest = [], list(pile)
                for place in range(len(pile) + len(names)):
                    after.append(names[places.index(place)] if place in places else rest.pop(0))
                if not ordered(army, after) or heroes(after) > 1:
                    continue
                then = self.copy()
                for card in hand:
                    then.hand.remove(card)
                then.used = army
                then.after_pile(army, after)
                if then.keeps_going():
                    inserts = " ".join(f"{n}@{p + 1}" for n, p in zip(names, places, strict=True))
                    moves.add(f"volontaires {army} {inserts}")
        return moves

    def token_moves(self):
        moves = set()
        for token in set(self.tokens):
            if token == "emprisonnes" and not self.closed:
                then = self.copy()
                then.closed = True
                if then.keeps_going():
                    moves.add("emprisonnes")
            if token == "epidemie":
                for army in ARMIES:
                    for count in (1, 2):
                        if count <= len(self.armies[army]):
                            then = self.copy()
                            then.after_pile(army, self.armies[army][:-count])
                            if then.keeps_going():
                                moves.add(f"epidemie {army} {count}")
            if token == "renfort" and self.camp:
                moves.add("renfort")
            if token == "contre-ordre":
                for pile in ("III", "IV", "tower"):
                    for colour in COLOURS:
                        if self.colours[pile] is not None and colour != self.colours[pile]:
                            then = self.copy()
                            then.colours[pile] = colour
                            if then.keeps_going():
                                moves.add(f"contre-ordre {pile} {colour}")
            if token == "undead" and self.undead is None:
                for army in ARMIES:
                    if army != self.red:
                        then = self.copy()
                        then.undead = army
                        if then.keeps_going():
                            moves.add(f"undead {army}")
            if token == "volontaires":
                moves |= self.volunteers()
            if token == "vol":
                for dragon, where in (("red", self.red), ("undead", self.undead)):
                    if where is not None and dragon not in self.grounded:
                        then = self.copy()
                        then.grounded.append(dragon)
                        if then.keeps_going():
                            moves.add(f"vol {dragon}")
        return moves


def legal(position, seat):
    p = position
    if p.get("pending") or p["step"] in ("setup", "C", "over") or p["turn"] != seat:
        return set()
    board = Board(p, seat)
    if p["step"] == "B":
        return {f"fly {army}" for army in ARMIES if army not in (board.red, board.undead)}
    if p.get("looking") is not None:
        return {f"pick {card}" for card in p["looking"]}
    moves = board.placements() | board.takes() | board.swaps() | board.token_moves()
    if board.placed:
        moves.add("done")
    return moves
