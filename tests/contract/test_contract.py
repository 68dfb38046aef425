"""What every game keeps: the same suite over all of `engines.GAMES` and over the sample game."""

from typing import Any

import msgspec
import pytest
from playing import Played, play_out, random_entry
from setups import SETUPS, cases, games, untold

from plateau_parlant import engines
from plateau_parlant.engines import chance, core, history
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Fact, Over

SEEDS = (1, 2)

every_game = pytest.mark.parametrize("case", cases())
each = pytest.mark.parametrize("seed", SEEDS)

_games_played: dict[tuple[int, int, int], list[Played]] = {}


def played(case: Any, seed: int) -> list[Played]:
    """A random game, played once a test run."""
    game, setup, longest = case
    key = (id(game), id(setup), seed)
    if key not in _games_played:
        _games_played[key] = list(play_out(game, setup, seed, longest, untold(setup)))
    return _games_played[key]


def sampled(steps: list[Played], most: int = 60) -> list[Played]:
    """The first and last steps and some between: what a long game costs is bounded."""
    if len(steps) <= most:
        return steps
    stride = len(steps) / most
    return [steps[int(n * stride)] for n in range(most)] + steps[-3:]


def seats_of(setup: Any) -> tuple[int, ...]:
    return (*range(len(setup.players)), PUBLIC)


def test_every_game_has_setups() -> None:
    assert set(engines.GAMES) <= set(SETUPS)
    with pytest.raises(KeyError):
        engines.game("chess")


@pytest.mark.parametrize("name", games())
def test_the_module_offers_the_whole_contract(name: str) -> None:
    module = games()[name]
    for attribute in dir(core.Game):
        if not attribute.startswith("_"):
            assert hasattr(module, attribute), attribute
    assert name == module.NAME
    assert any(option.name == "turn_limit" for option in module.OPTIONS)
    msgspec.json.encode(module.schema())


@every_game
@each
def test_a_game_ends_once_with_ended_as_its_last_event(case: Any, seed: int) -> None:
    game, setup, _ = case
    steps = played(case, seed)
    ends = [event for step in steps for event in step.step.events if isinstance(event, core.Ended)]
    assert len(ends) == 1
    assert steps[-1].step.events[-1] is ends[0]
    final = steps[-1].step.state
    over = game.waiting(final)
    assert isinstance(over, Over)
    assert (over.places, over.scores, over.reason) == (ends[0].places, ends[0].scores, ends[0].reason)
    assert len(over.places) == len(setup.players)
    assert game.result(final) is not None
    assert game.result(steps[0].before) is None
    for seat in seats_of(setup):
        assert not game.legal(final, seat)
        assert not game.options(game.view(final, seat))


@every_game
@each
def test_legal_agrees_with_check_and_apply_both_ways(case: Any, seed: int) -> None:
    game, setup, _ = case
    steps = played(case, seed)
    pool = list(dict.fromkeys(step.entry.move for step in steps if isinstance(step.entry, Act)))
    rng = chance.Generator(seed, 5)
    for step in sampled(steps):
        state = step.before
        now = game.waiting(state)
        actors = (*now.must, *now.may) if isinstance(now, Decide) else ()
        for seat in range(len(setup.players)):
            legal = list(game.legal(state, seat))
            assert len(set(legal)) == len(legal), "a move twice"
            if seat not in actors:
                assert not legal
            few = legal if len(legal) <= 25 else [rng.choice(legal) for _ in range(25)]
            for move in few:
                assert game.check(state, Act(seat, move)) is None
            if few:
                game.apply(state, Act(seat, rng.choice(few)))
            tried = pool if len(pool) <= 25 else [rng.choice(pool) for _ in range(25)]
            allowed = set(legal)
            for move in tried:
                refusal = game.check(state, Act(seat, move))
                assert (refusal is None) == (move in allowed), (seat, move, refusal)
                if refusal is not None:
                    assert refusal.code
                    with pytest.raises(core.RefusedError) as caught:
                        game.apply(state, Act(seat, move))
                    assert caught.value.refusal == refusal


@every_game
@each
def test_facts_that_do_not_fit_are_refused(case: Any, seed: int) -> None:
    game, _, _ = case
    for step in sampled(played(case, seed)):
        now = game.waiting(step.before)
        wrong = [Fact("no_such_report", "0"), Fact(-1, "nothing")]
        if isinstance(now, Ask):
            wrong += [Fact(now.id + 1, now.among[0] if now.among else ""), Fact(now.id, "no-such-value")]
            wrong += [Fact(core.RESIGN, "0")]
        for fact in wrong:
            assert game.check(step.before, fact) is not None, fact


@every_game
@each
def test_views_offer_the_same_moves_as_the_state(case: Any, seed: int) -> None:
    game, setup, _ = case
    for step in sampled(played(case, seed)):
        for seat in seats_of(setup):
            view = game.view(step.before, seat)
            assert list(game.options(view)) == list(game.legal(step.before, seat))
            msgspec.json.encode(view)


@every_game
@each
def test_positions_and_notation_round_trip(case: Any, seed: int) -> None:
    game, _, _ = case
    steps = played(case, seed)
    for step in sampled(steps):
        position = msgspec.json.decode(msgspec.json.encode(game.to_position(step.before)))
        assert position["game"] == game.NAME
        again = game.from_position(position)
        assert again == step.before
        assert core.state_hash(again) == core.state_hash(step.before)
        if isinstance(step.entry, Act):
            assert game.parse(game.notation(step.entry.move)) == step.entry.move
            for move in list(game.legal(step.before, step.entry.seat))[:40]:
                assert game.parse(game.notation(move)) == move
    final = steps[-1].step.state
    assert game.from_position(msgspec.json.decode(msgspec.json.encode(game.to_position(final)))) == final


@every_game
def test_what_is_no_move_or_no_position_is_refused_by_name(case: Any) -> None:
    game, _, _ = case
    for text in ("", "fly me to the moon", "place", "\x1b[2J", "é" * 300):
        with pytest.raises(core.NotationError):
            game.parse(text)
    for position in ({"game": game.NAME}, {"game": game.NAME, "players": 3}, {"game": game.NAME, "nonsense": []}):
        with pytest.raises(core.PositionError):
            game.from_position(position)


@every_game
@each
def test_every_component_is_in_exactly_one_place(case: Any, seed: int) -> None:
    game, setup, _ = case
    steps = played(case, seed)
    whole = dict(game.census(game.begin(setup)))
    assert whole
    for step in sampled(steps):
        assert dict(game.census(step.step.state)) == whole


@every_game
@each
def test_earlier_states_stay_as_they_were_and_every_prefix_folds(case: Any, seed: int) -> None:
    game, _, _ = case
    steps = played(case, seed)
    before = [core.state_hash(step.before) for step in steps]
    entries = [step.entry for step in steps]
    folded = history.fold(game, steps[0].before, entries)
    assert [core.state_hash(step.before) for step in steps] == before
    assert [record.state for record in folded.done] == [step.step.state for step in steps]
    assert [record.events for record in folded.done] == [step.step.events for step in steps]


@every_game
@each
def test_events_are_heard_by_their_audience_only(case: Any, seed: int) -> None:
    _, setup, _ = case
    for step in played(case, seed):
        for event in step.step.events:
            assert core.plain(event, len(setup.players))["kind"] == core.kind(event)
            msgspec.json.encode(core.plain(event, len(setup.players)))
            for seat in seats_of(setup):
                got = core.heard(event, seat)
                if core.sees(event.audience, seat):
                    assert got is event
                elif got is not None:
                    assert core.sees(got.audience, seat)


def shown(game: Any, state: Any) -> Any:
    """What everybody may know of what the game waits for: not what is in the bag."""
    now = game.waiting(state)
    if isinstance(now, Ask):
        return (now.id, now.kind, now.zone, now.count, now.audience, now.optional, now.repeat)
    return now


@every_game
@each
def test_two_worlds_that_look_the_same_to_a_seat_stay_the_same(case: Any, seed: int) -> None:
    """The other world is imagined from the view; nothing a seat gets may tell them apart."""
    game, setup, _ = case
    rng = chance.Generator(seed, 11)
    other_worlds = 0
    for step in sampled(played(case, seed), 40):
        for seat in seats_of(setup):
            view = game.view(step.before, seat)
            world = game.imagine(view, rng)
            other_worlds += world != step.before
            assert game.view(world, seat) == view
            assert msgspec.json.encode(game.view(world, seat)) == msgspec.json.encode(view)
            assert shown(game, world) == shown(game, step.before)
            legal = list(game.legal(step.before, seat))
            assert list(game.legal(world, seat)) == legal
            for move in legal[:6]:
                here = game.apply(step.before, Act(seat, move))
                there = game.apply(world, Act(seat, move))
                if any(core.sees(event.informs, seat) for event in (*here.events, *there.events)):
                    continue  # the move turned something up: the worlds part in the open
                hears = [core.heard(event, seat) for event in here.events]
                assert [core.heard(event, seat) for event in there.events] == hears
                assert game.view(there.state, seat) == game.view(here.state, seat)
    hidden = any(
        core.heard(event, PUBLIC) is not event for step in played(case, seed) for event in step.step.events
    )
    assert other_worlds or not hidden


def _heard(events: Any, seat: int) -> list[Any]:
    """What a seat hears of events; one that it does not hear at all tells it nothing."""
    return [got for got in (core.heard(event, seat) for event in events) if got is not None]


@every_game
@each
def test_another_seats_entry_sounds_the_same_in_both_worlds(case: Any, seed: int) -> None:
    """What others do in secret: the number of events heard and asks seen do not depend on what is hidden."""
    game, setup, _ = case
    rng = chance.Generator(seed, 12)
    for step in sampled(played(case, seed), 40):
        if not isinstance(step.entry, Act):
            continue
        for seat in seats_of(setup):
            if seat == step.entry.seat:
                continue
            world = game.imagine(game.view(step.before, seat), rng)
            if game.check(world, step.entry) is not None:
                continue
            here, there = step.step, game.apply(world, step.entry)
            if any(core.sees(event.informs, seat) for event in (*here.events, *there.events)):
                continue
            assert _heard(there.events, seat) == _heard(here.events, seat)
            assert shown(game, there.state) == shown(game, here.state)


@every_game
@each
def test_undo_and_redo_give_back_the_same_states(case: Any, seed: int) -> None:
    game, setup, longest = case
    rng = chance.Generator(seed, 21)
    line = history.History(game.begin(setup))
    for _ in range(min(longest, 150)):
        entry = random_entry(game, line.state, seed, rng)
        if entry is None:
            break
        line = history.add(game, line, entry)
        if rng.below(4) or not isinstance(entry, Act):
            continue
        plan = history.plan_undo(game, line, entry.seat)
        assert plan.count >= 1, plan
        back = history.undo(game, line, plan)
        assert len(back.done) == len(line.done) - plan.count
        if plan.only is None:
            assert history.redo(game, back).state == line.state
            if rng.below(2):
                line = history.redo(game, back)


@every_game
@each
def test_seeded_answers_are_the_same_after_an_undo(case: Any, seed: int) -> None:
    game, _, _ = case
    for step in sampled(played(case, seed)):
        now = game.waiting(step.before)
        if isinstance(now, Ask):
            if not (now.optional and isinstance(step.entry, Fact) and step.entry.source == "untold"):
                assert Fact(now.id, chance.answer(seed, now), "seed") == step.entry
            assert len(now.among) == len(now.weights)
            assert all(weight >= 0 for weight in now.weights)


@every_game
def test_giving_up_and_the_agreed_end_are_always_open(case: Any) -> None:
    game, setup, _ = case
    for step in sampled(played(case, 1), 12):
        now = game.waiting(step.before)
        if not isinstance(now, Decide):
            continue
        assert core.RESIGN in now.facts
        assert core.AGREED_END in now.facts
        ended = game.apply(step.before, Fact(core.AGREED_END, "", "keys"))
        assert isinstance(game.waiting(ended.state), Over)
        assert isinstance(ended.events[-1], core.Ended)
        state = step.before
        for seat in range(len(setup.players)):
            if game.check(state, Fact(core.RESIGN, str(seat))) is None:
                state = game.apply(state, Fact(core.RESIGN, str(seat), "keys")).state
        over = game.waiting(state)
        assert isinstance(over, Over)
        assert game.check(step.before, Fact(core.RESIGN, "17")) is not None
        assert game.from_position(game.to_position(state)) == state


@every_game
def test_the_greedy_bot_chooses_what_it_may_and_gives_true_reasons(case: Any) -> None:
    game, setup, longest = case
    rng = chance.Generator(4, 31)
    state = game.begin(setup)
    for _ in range(min(longest, 400)):
        now = game.waiting(state)
        if isinstance(now, Over):
            break
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, chance.answer(4, now), "seed")).state
            continue
        seat = now.must[0]
        view = game.view(state, seat)
        choice = game.greedy(view, rng)
        assert choice.move in list(game.options(view))
        for reason in choice.reasons:
            assert game.holds(view, choice.move, reason), reason
        state = game.apply(state, Act(seat, choice.move)).state


@every_game
def test_every_legal_move_is_reached_slot_by_slot(case: Any) -> None:
    game, setup, _ = case
    rng = chance.Generator(2, 41)
    for step in sampled(played(case, 1), 20):
        for seat in range(len(setup.players)):
            legal = list(game.legal(step.before, seat))
            if not legal:
                continue
            wanted = core.slots(rng.choice(legal))
            for depth, value in enumerate(wanted):
                assert value in core.next_slot(legal, wanted[:depth])
