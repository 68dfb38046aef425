"""What holds in every game, drawn at random: conservation, ends, round trips, near-legal moves, hidden cards."""

import msgspec
import pytest
from dragon_tools import do, player, start, state, walk
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from plateau_parlant.engines import chance, core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Fact, Over
from plateau_parlant.engines.dragon.moves import (
    DONE,
    EMPRISONNES,
    EPIDEMIES,
    FLIES,
    PICKS,
    RENFORT,
    TOWERS,
    UNDEADS,
    VOLS,
    ContreOrdre,
    Place,
    Swap,
    Take,
    Volontaires,
)
from plateau_parlant.engines.dragon.position import State, joker_of, unseen_troops

quick = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 10_000)
setups = st.sampled_from(
    [(1, {}), (1, {"undead": True}), (1, {"hero_value": "five"}), (2, {}), (3, {}), (4, {"hero_value": "five"})]
)
armies = st.sampled_from(("I", "II", "III", "IV"))
cards = st.sampled_from((*TOWERS, "h"))
values, colours, places = st.integers(0, 12), st.sampled_from(("", "r", "b", "v", "j")), st.integers(0, 6)
any_move = st.one_of(
    st.builds(Place, cards, armies, values, colours),
    st.builds(Place, cards, armies),
    st.sampled_from((*TOWERS.values(), *FLIES, *UNDEADS, *VOLS, *PICKS.values(), DONE, EMPRISONNES, RENFORT)),
    st.sampled_from([move for row in EPIDEMIES for move in row]),
    st.builds(Swap, cards, armies, places),
    st.builds(Take, armies, places),
    st.builds(ContreOrdre, st.sampled_from(("I", "III", "IV", "tower")), st.sampled_from("rbvj")),
    st.builds(Volontaires, armies, cards, places, values, colours),
    st.builds(Volontaires, armies, cards, places, st.just(0), st.just(""), cards, places),
)


def reached(setup: tuple[int, dict], seed: int, steps: int) -> State:
    """A state some way into a random game."""
    last = start(setup[0], seed, **setup[1])
    for number, (before, _, _) in enumerate(walk(setup[0], seed, **setup[1])):
        last = before
        if number == steps:
            break
    return last


@quick
@given(setups, seeds)
def test_cards_and_tokens_are_conserved_and_kept_fields_follow(setup: tuple[int, dict], seed: int) -> None:
    whole = None
    for _, _, after in walk(setup[0], seed, **setup[1]):
        census = dict(game.census(after))
        whole = whole or census
        assert census == whole
        assert sum(census[card] for card in (*TOWERS, "h")) == 52
        assert after.unseen == unseen_troops(after)
        assert after.jokers == tuple(map(joker_of, after.piles[:4]))
        assert all(len(pile) < 6 for pile in after.piles)
        assert all((not pile) == (not colour) for pile, colour in zip(after.piles[2:], after.colours[2:], strict=True))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(setups, st.integers(0, 30), st.integers(0, 150), st.data())
def test_check_takes_exactly_what_legal_lists(
    setup: tuple[int, dict], seed: int, steps: int, data: st.DataObject
) -> None:
    s = reached(setup, seed, steps)
    legal = set(game.legal(s, s.turn))
    tried = data.draw(st.lists(any_move, min_size=20, max_size=20))
    tried += [_nudged(move, data) for move in list(legal)[:5]]
    for move in tried:
        refusal = game.check(s, Act(s.turn, move))
        assert (refusal is None) == (move in legal), (move, refusal)
        assert game.check(s, Act((s.turn + 1) % 5, move)) is not None


def _nudged(move: object, data: st.DataObject) -> object:
    """A move near a legal one: one field changed."""
    fields = {name: getattr(move, name) for name in move.__struct_fields__}  # type: ignore[attr-defined]
    if not fields:
        return move
    name = data.draw(st.sampled_from(sorted(fields)))
    if isinstance(fields[name], int):
        fields[name] += data.draw(st.sampled_from((-1, 1)))
    elif name in ("army", "pile"):
        fields[name] = data.draw(armies)
    elif name.startswith("card"):
        fields[name] = data.draw(cards)
    elif name.startswith("colour"):
        fields[name] = data.draw(colours)
    return type(move)(**fields)


@quick
@given(setups, seeds, st.integers(0, 200))
def test_states_positions_and_moves_are_read_back(setup: tuple[int, dict], seed: int, steps: int) -> None:
    s = reached(setup, seed, steps)
    assert msgspec.json.decode(msgspec.json.encode(s), type=State) == s
    assert game.from_position(msgspec.json.decode(msgspec.json.encode(game.to_position(s)))) == s
    for move in game.legal(s, s.turn):
        assert game.parse(game.notation(move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


@quick
@given(setups, seeds)
def test_earlier_states_do_not_change(setup: tuple[int, dict], seed: int) -> None:
    steps = list(walk(setup[0], seed, **setup[1]))
    kept = [core.state_hash(before) for before, _, _ in steps]
    again = game.begin(core.Setup(("Anna", "Bruno", "Chloe", "David")[: setup[0]], setup[1]))
    for (before, entry, after), known in zip(steps, kept, strict=True):
        assert core.state_hash(before) == known == core.state_hash(again)
        again = game.apply(again, entry).state
        assert again == after


@quick
@given(seeds, st.booleans())
def test_a_solo_game_always_ends(seed: int, undead: bool) -> None:
    steps = list(walk(1, seed, 400, undead=undead))
    assert isinstance(game.waiting(steps[-1][2]), Over)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_random_games_of_several_end(players: int) -> None:
    longest = 0
    for seed in range(334):
        count = sum(1 for _ in walk(players, seed, 60_000))
        longest = max(longest, count)
    print(f"{players} players: the longest took {longest} entries")


def test_the_events_of_an_entry_are_whole_and_come_in_order() -> None:
    """Every event kind the engine knows is met in play or in the tests by hand, and each is JSON."""
    met = set()
    for players in (1, 2, 3):
        for seed in range(8):
            for before, entry, _ in walk(players, seed, undead=players == 1):
                for event in game.apply(before, entry).events:
                    met.add(core.kind(event))
                    msgspec.json.encode(core.plain(event, players))
    known = set(game.schema()["events"]) - {"corrected"}
    assert known <= met, known - met


CANARY = "canary"


def hidden_for(s: State, seat: int) -> set[str]:
    """The cards that lie where the seat cannot look."""
    hidden = set(s.unseen)
    for other, hand in enumerate(s.hands):
        if other != seat:
            shown = list(s.shown[other])
            for card in hand:
                if card in shown:
                    shown.remove(card)
                else:
                    hidden.add(card)
            hidden.update(s.known[other] or ())
            if s.looking is not None and s.turn == other:
                hidden.update(s.looking)
    if seat in range(len(s.hands)):
        hidden -= set(s.known[seat] or ())
    # What lay under a camp and what was taken off an army was seen by all.
    return hidden - {"h", "?", *s.taken} - {card for bottom in s.bottoms for card in bottom}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_canary_no_hidden_card_shows_in_what_others_get(players: int) -> None:
    """A hidden troop is named in nothing sent to a seat that cannot see it: view, moves, events."""
    for seed in (1, 2):
        for before, entry, after in walk(players, seed):
            events = game.apply(before, entry).events
            for seat in (*range(players), PUBLIC):
                hidden = hidden_for(after, seat)
                view = game.view(after, seat)
                seen = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(view, unseen=())))
                heard = [core.heard(event, seat) for event in events]
                text = msgspec.json.encode([seen, [event for event in heard if event]]).decode()
                for card in hidden:
                    assert f'"{card}"' not in text, (card, seat, entry)
                assert set(view.unseen) >= hidden, "to the seat it is still to come"


def test_tokens_and_heroes_of_others_are_hidden() -> None:
    s = start(2, 3)
    view = game.view(s, 0)
    assert view.tokens[1] == ("?", "?", "?")
    assert view.heroes[1] is None
    assert view.hidden[1] == s.heroes[1] + s.hands[1].count("h") - s.shown[1].count("h")
    assert game.view(start(3, 3), 0).heroes == (None, None, None)
    assert game.options(game.view(s, PUBLIC)) == ()


def test_an_imagined_game_fits_and_plays_to_its_end() -> None:
    rng = chance.Generator(5)
    for before, entry, _ in walk(3, 4):
        if not isinstance(entry, Act) or rng.below(25):
            continue
        for seat in (0, 1, 2):
            s = game.imagine(game.view(before, seat), rng)
            assert game.from_position(game.to_position(s)) == s
            for _ in range(5_000):
                now = game.waiting(s)
                if isinstance(now, Over):
                    break
                if isinstance(now, Ask):
                    assert now.among
                    s = game.apply(s, Fact(now.id, chance.answer(3, now))).state
                else:
                    assert isinstance(now, Decide)
                    s = game.apply(s, Act(s.turn, rng.choice(game.legal(s, s.turn)))).state
            assert isinstance(game.waiting(s), Over)


def test_an_imagined_hand_keeps_what_all_have_seen_and_the_count_of_heroes() -> None:
    bruno = {**player("j12 h r9", size=4, heroes=1, shown=["j12"]), "name": "Bruno"}
    s = state(player("b3", size=3, heroes=0), bruno)
    view = game.view(s, 0)
    assert view.hands[1] == ("j12", "?", "?")
    assert view.hidden[1] == 2
    rng = chance.Generator(1)
    hands = set()
    for _ in range(60):
        world = game.imagine(view, rng)
        assert world.hands[1][0] == "j12"
        assert "b3" not in world.hands[1]
        assert world.hands[1].count("h") + (world.heroes[1] or 0) == 2
        hands.add(world.hands[1])
    assert len(hands) > 30


def test_a_solo_view_is_the_state() -> None:
    s = do(start(1, 2), "renfort", "pick h")
    view = game.view(s, 0)
    assert view.known == s.known
    assert game.imagine(view, chance.Generator(1)) == s
