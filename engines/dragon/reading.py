"""A position written by hand becomes a state, or is refused with the reason (see `schema`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.dragon.asks import ask
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    AT,
    COLOURS,
    DRAGONS,
    HAND,
    HERO,
    HEROES,
    ONE_COLOUR,
    PILES,
    RANK,
    RISING,
    SIX,
    TOKENS,
    TOWER,
    VALUE,
    arrange,
)
from plateau_parlant.engines.dragon.position import (
    STEPS,
    Cards,
    State,
    ask_data,
    bad,
    free_heroes,
    joker_of,
    named_cards,
    rest,
    unseen_troops,
)
from plateau_parlant.engines.dragon.rules import legal
from plateau_parlant.engines.dragon.setup import OPTIONS

REQUIRED: Final = ("game", "players", "armies", "tower", "colours", "red", "turn", "step")
OPTIONAL: Final = (
    "options", "undead", "undead_by", "tower_closed_by", "grounded", "used", "placed", "taken", "looking", "asks",
    "pending", "deserters", "out", "turns", "end", "resigned",
)  # fmt: skip
ENDS: Final = ("resign", "agreed_end", "turn_limit")


def _keys(data: Any, where: str, required: Sequence[str], optional: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise bad("not_an_object", field=where)
    for key in data:
        if key not in required and key not in optional:
            raise bad("unknown_key", key=str(key), field=where)
    for key in required:
        if key not in data:
            raise bad("missing_key", key=key, field=where)
    return data


def _number(value: Any, where: str, least: int = 0, most: int = 10**9) -> int:
    if type(value) is not int or not least <= value <= most:
        raise bad("bad_number", field=where, value=str(value), least=least, most=most)
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise bad("not_a_list", field=where)
    return list(value)


def _cards(value: Any, where: str, unknown: bool = False) -> Cards:
    """Cards as a hand holds them."""
    cards = _list(value, where)
    for card in cards:
        if not isinstance(card, str) or not (card in RANK or (unknown and card == UNKNOWN)):
            raise bad("unknown_card", card=str(card), field=where)
    return tuple(cards)


def _one_of(value: Any, where: str, choices: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise bad("bad_value", field=where, value=str(value), allowed=", ".join(choices))
    return value


def _seat(value: Any, where: str, players: int) -> int:
    return -1 if value is None else _number(value, where, 0, players - 1)


def _pile(value: Any, name: str, five: bool) -> Cards:
    """A pile, bottom first: order, size and heroes as D4 has them. Its colours are free, E4 may have changed them."""
    at = AT[name]
    cards = _list(value, name)
    for card in cards:
        named = isinstance(card, str) and card in VALUE
        if named and card[0] == "h":
            named = at < 4 and bool(card.partition("=")[2].lstrip("0123456789")) == ONE_COLOUR[at]
        if not named:
            code = "hero_in_tower" if at == 4 and str(card)[:1] == "h" else "unknown_card"
            raise bad(code, card=str(card), field=name)
        if five and card[0] == "h" and VALUE[card] != 5:
            raise bad("hero_is_five", card=card, field=name)
    if len(cards) >= SIX:
        raise bad("six_cards", field=name, size=len(cards))
    if sum(1 for card in cards if card[0] == "h") > 1:
        raise bad("two_heroes", field=name)
    if at < 4:
        for low, high in pairwise(cards):
            if not (VALUE[low] < VALUE[high] if RISING[at] else VALUE[low] > VALUE[high]):
                raise bad("out_of_order", field=name, card=high, after=low)
    return tuple(cards)


def _colours(data: Any, piles: Sequence[Cards]) -> tuple[str, ...]:
    given = _keys(data, "colours", (), ("III", "IV", TOWER))
    colours = [""] * 5
    for at in (2, 3, 4):
        value = given.get(PILES[at])
        field = f"colours.{PILES[at]}"
        if value is not None:
            colours[at] = _one_of(value, field, COLOURS)
        if bool(piles[at]) != bool(colours[at]):
            raise bad("colour_missing" if piles[at] else "colour_of_nothing", field=field)
    return tuple(colours)


class _Player:
    """What one entry of `players` says."""

    def __init__(self, data: Any, seat: int) -> None:
        where = f"players.{seat}"
        given = _keys(data, where, ("name", "hand", "camp"), ("shown", "tokens"))
        if not isinstance(given["name"], str):
            raise bad("bad_value", field=f"{where}.name", value=str(given["name"]), allowed="text")
        self.name: str = given["name"]
        self.hand = _cards(given["hand"], f"{where}.hand", unknown=True)
        shown = Counter(_cards(given.get("shown", ()), f"{where}.shown"))
        kept = []
        for card in self.hand:
            if shown[card]:
                shown[card] -= 1
                kept.append(card)
        if extra := list(shown.elements()):
            raise bad("shown_not_in_hand", card=extra[0], field=f"{where}.shown")
        self.shown = tuple(kept)
        tokens = _list(given.get("tokens", ()), f"{where}.tokens")
        for token in tokens:
            if not isinstance(token, str) or (token not in TOKENS and token != UNKNOWN):
                raise bad("unknown_token", token=str(token), field=f"{where}.tokens")
        self.tokens = tuple(tokens)
        self._camp(given["camp"], f"{where}.camp")

    def _camp(self, data: Any, where: str) -> None:
        camp = _keys(data, where, ("size",), ("heroes", "known", "bottom"))
        self.size = _number(camp["size"], f"{where}.size", 0, 52)
        self.bottom = _cards(camp.get("bottom", ()), f"{where}.bottom")
        above = self.size - len(self.bottom)
        if above < 0:
            raise bad("camp_too_small", field=where, size=self.size, least=len(self.bottom))
        known = camp.get("known")
        self.known = None if known is None else arrange(_cards(known, f"{where}.known"))
        heroes = camp.get("heroes")
        self.heroes = None if heroes is None else _number(heroes, f"{where}.heroes", 0, min(above, HEROES))
        if self.known is not None:
            if len(self.known) != above:
                raise bad("known_not_all", field=where, size=above, given=len(self.known))
            count = self.known.count(HERO)
            if self.heroes is None:
                self.heroes = count
            elif self.heroes != count:
                raise bad("heroes_differ", field=where, heroes=self.heroes, given=count)


def _check_accounted(s: State) -> None:
    """No card twice, no more hidden cards than are left, no more tokens than the box holds."""
    count = Counter(named_cards(s))
    for card, times in count.items():
        if times > (HEROES if card == HERO else 1):
            raise bad("card_twice", card=card, times=times)
    free = free_heroes(s)
    if free < 0:
        raise bad("too_many_heroes", count=HEROES - free, most=HEROES)
    hidden = sum(hand.count(UNKNOWN) for hand in s.hands)
    troops = 0
    for seat in range(len(s.names)):
        if s.known[seat] is None and not (s.looking is not None and seat == s.turn):
            hidden += rest(s, seat) - (s.heroes[seat] or 0)
            troops += rest(s, seat) - (s.heroes[seat] or 0) if s.heroes[seat] is not None else 0
    if s.step != "setup" and (hidden > len(s.unseen) + free or troops > len(s.unseen)):
        raise bad("too_many_cards", hidden=hidden, left=len(s.unseen) + free)
    tokens = Counter(token for mine in s.tokens for token in mine if token != UNKNOWN)
    for token, times in tokens.items():
        if times > TOKENS[token]:
            raise bad("token_twice", token=token, times=times)


def _check_dragons(s: State) -> None:
    if s.undead == s.red:
        raise bad("same_army", field="undead", value=ARMIES[s.red])
    if s.variant:
        if s.undead < 0 or s.undead_by >= 0:
            raise bad("variant_undead", field="undead" if s.undead < 0 else "undead_by")
    elif (s.undead < 0) != (s.undead_by < 0):
        raise bad("undead_by_nobody" if s.undead >= 0 else "undead_nowhere", field="undead_by")
    if s.grounded & 2 and s.undead < 0:
        raise bad("undead_nowhere", field="grounded")


def _pending(s: State, given: Any) -> str:
    """The kind of Ask that stands; a position need not say it where its step tells."""
    kind = given.get("kind") if isinstance(given, Mapping) else given
    if kind is not None and kind not in ("reveal", "token", "draw", "look", "pack"):
        raise bad("bad_value", field="pending", value=str(kind), allowed="reveal, token, draw, look, pack")
    if s.step == "A" and kind in (None, "look"):
        if kind == "look" and (s.looking is not None or not s.sizes[s.turn]):
            raise bad("pending_wrong", field="pending", value="look")
        return kind or ""
    if s.step == "C" and kind in (None, "draw"):
        if len(s.hands[s.turn]) >= HAND or not s.sizes[s.turn]:
            raise bad("nothing_to_draw", seat=s.turn)
        return "draw"
    if s.step == "setup":
        derived = _setup_pending(s)
        if kind in (None, derived):
            return derived
    if kind is None:
        return ""
    raise bad("pending_wrong", field="pending", value=str(kind))


def _setup_pending(s: State) -> str:
    players = len(s.names)
    if not all(s.piles[:4]):
        return "reveal"
    if players == 3 and not any(s.hands) and not any(s.tokens) and s.heroes == (1, 1, 1):
        return "pack"
    if players > 1 and any(len(mine) < (3 if players == 2 else 2) for mine in s.tokens):
        return "token"
    if any(len(hand) < HAND for hand in s.hands):
        return "draw"
    raise bad("setup_is_done", field="step")


def _check_step(s: State) -> None:
    players = len(s.names)
    if s.step == "setup":
        return
    if s.step == "B" and players == 1:
        raise bad("no_step_b_in_solo", field="step")
    empty = [seat for seat in range(players) if not s.hands[seat] and not s.sizes[seat]]
    if s.step != "over":
        if empty:
            raise bad("no_cards", seat=empty[0])
        if s.step == "A" and not s.hands[s.turn] and not s.placed and s.looking is None and not s.pending:
            raise bad("empty_hand", seat=s.turn, size=s.sizes[s.turn])
        if s.resigned >> s.turn & 1:
            raise bad("has_resigned", seat=s.turn)
    if s.used < 0 and (s.placed or s.taken):
        raise bad("used_nothing", field="used")
    if s.looking is not None and s.step != "A":
        raise bad("looking_in_step", field="looking", step=s.step)
    if s.step == "A" and not s.pending and not legal(s, s.turn):
        raise bad("no_move", seat=s.turn)


def _taken(value: Any, army: int) -> Cards:
    cards = _list(value, "taken")
    for card in cards:
        if not isinstance(card, str) or card not in VALUE:
            raise bad("unknown_card", card=str(card), field="taken")
    if cards and not 0 <= army < 4:
        raise bad("used_nothing", field="used")
    return tuple(cards)


def from_position(position: Mapping[str, Any]) -> State:
    """The state of a position. Raises `PositionError` with a code and what it is about."""
    given = _keys(position, "position", REQUIRED, OPTIONAL)
    if given["game"] != "dragon":
        raise bad("other_game", field="game", value=str(given["game"]))
    options_data = given.get("options", {})
    if not isinstance(options_data, Mapping):
        raise bad("not_an_object", field="options")
    options = core.settle(OPTIONS, options_data)
    players = [_Player(data, seat) for seat, data in enumerate(_list(given["players"], "players"))]
    count = len(players)
    if not 1 <= count <= 4:
        raise bad("players", count=count, least=1, most=4)
    if options["undead"] and count > 1:
        raise bad("solo_only", name="undead")
    five = options["hero_value"] == "five"
    armies = _keys(given["armies"], "armies", ARMIES, ())
    piles = tuple(_pile(armies[name], name, five) for name in ARMIES) + (_pile(given["tower"], TOWER, five),)
    used = given.get("used")
    used_at = -1 if used is None else AT[_one_of(used, "used", PILES)]
    undead = given.get("undead")
    looking = given.get("looking")
    turn = _number(given["turn"], "turn", 0, count - 1)
    resigned = [_number(seat, "resigned", 0, count - 1) for seat in _list(given.get("resigned", ()), "resigned")]
    end = given.get("end")
    high = {_one_of(dragon, "grounded", DRAGONS) for dragon in _list(given.get("grounded", ()), "grounded")}
    limit = options["turn_limit"]
    s = State(
        names=tuple(player.name for player in players),
        five=five,
        variant=options["undead"],
        limit=limit,
        hands=tuple(player.hand for player in players),
        shown=tuple(player.shown for player in players),
        tokens=tuple(player.tokens for player in players),
        sizes=tuple(player.size for player in players),
        heroes=tuple(player.heroes for player in players),
        known=tuple(player.known for player in players),
        bottoms=tuple(player.bottom for player in players),
        unseen=(),
        piles=piles,
        colours=_colours(given["colours"], piles),
        jokers=tuple(joker_of(pile) for pile in piles[:4]),
        red=AT[_one_of(given["red"], "red", ARMIES)],
        undead=-1 if undead is None else AT[_one_of(undead, "undead", ARMIES)],
        undead_by=_seat(given.get("undead_by"), "undead_by", count),
        closed_by=_seat(given.get("tower_closed_by"), "tower_closed_by", count),
        grounded=sum(1 << bit for bit, dragon in enumerate(DRAGONS) if dragon in high),
        turn=turn,
        step=_one_of(given["step"], "step", STEPS),
        used=used_at,
        placed=_number(given.get("placed", 0), "placed"),
        taken=_taken(given.get("taken", ()), used_at),
        looking=None if looking is None else arrange(_cards(looking, "looking", unknown=True)),
        asks=_number(given.get("asks", 0), "asks"),
        deserters=_cards(given.get("deserters", ()), "deserters"),
        out=_cards(given.get("out", ()), "out"),
        turns=_number(given.get("turns", 1 if limit and given["step"] != "setup" else 0), "turns"),
        resigned=sum(1 << seat for seat in set(resigned)),
    )
    if s.looking is not None and len(s.looking) != s.sizes[turn]:
        raise bad("looking_not_all", field="looking", size=s.sizes[turn], given=len(s.looking))
    _check_dragons(s)
    s = replace(s, unseen=unseen_troops(s))
    _check_accounted(s)
    if s.step == "over":
        emptied = any(not player.hand and not player.size for player in players)
        s = replace(s, end=_one_of(end, "end", ENDS) if end is not None else "played" if emptied else "agreed_end")
    elif end is not None:
        raise bad("end_too_early", field="end")
    s = replace(s, pending=_pending(s, given.get("pending")))
    _check_step(s)
    _check_pending(s, given.get("pending"))
    return s


def _check_pending(s: State, given: Any) -> None:
    """A pending Ask that is written out has to be the one that follows from the rest."""
    if not s.pending or not isinstance(given, Mapping):
        return
    wanted = ask_data(ask(s)) or {}
    for key, value in _keys(given, "pending", ("kind",), tuple(wanted)).items():
        if value != wanted[key]:
            raise bad("pending_wrong", field=f"pending.{key}", value=str(value)[:60])

