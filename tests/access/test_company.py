"""Several people at one machine: nothing private unasked, hand-over, agreeing, leaving a seat and coming back."""

import pytest
from desk_rig import Rig

from plateau_parlant.access.bots import Bot
from plateau_parlant.access.profiles import Profile
from plateau_parlant.engines import core
from plateau_parlant.engines.core import PUBLIC, Decide


def two(private: tuple[int, ...] = (), seed: int = 2) -> Rig:
    return Rig(players=("Anna", "Bruno"), seed=seed, private=private)


def finish_turn(rig: Rig) -> None:
    """The one at the keys plays the whole turn, dragon included."""
    seat = rig.desk.seat
    for _ in range(12):
        now = rig.session.waiting()
        if not isinstance(now, Decide) or seat not in now.must:
            return
        rig.play_greedily(1)
    raise AssertionError("the turn does not end")


def to_the_first(rig: Rig) -> int:
    """The first player is at the keys."""
    if rig.desk.waiting_for is not None:
        rig.press("x")
    now = rig.session.waiting()
    assert isinstance(now, Decide)
    assert rig.desk.seat == now.must[0]
    return rig.desk.seat


def cards_of(rig: Rig, seat: int) -> list[str]:
    words = rig.desk.ears[seat].narrator
    return [words.card(card) for card in rig.session.state.hands[seat]]


def test_the_hand_is_not_read_before_the_listener_is_alone() -> None:
    rig = two()
    seat = to_the_first(rig)
    hand = cards_of(rig, seat)
    for key in ("h", "1", "o"):
        said = rig.press(key)
        assert "seul à entendre" in said[0]
        assert not any(card in said[0] for card in hand)
        rig.press("n")
    rig.press("h")
    said = rig.press("y")
    assert all(card in said[0] for card in hand)
    assert all(card in rig.press("h")[0] for card in hand), "asked once a turn only"


def test_walking_and_hints_do_not_read_the_hand_aloud_either() -> None:
    rig = two()
    seat = to_the_first(rig)
    hand = set(cards_of(rig, seat))
    shown = {rig.desk.narrator.card(card) for card in rig.session.state.shown[seat]}
    for key in "npzZediw,r":
        said = " ".join(rig.press(key))
        assert said
        for card in hand - shown:
            assert card not in said, key
        if rig.desk.question:
            rig.press("n")


def test_a_private_channel_gets_what_the_table_must_not() -> None:
    rig = two(private=(0, 1))
    seat = to_the_first(rig)
    rig.press("h")
    assert rig.out.texts(f"seat:{seat}")
    assert not rig.out.texts("table")


def test_the_next_player_takes_the_keys_with_a_key() -> None:
    rig = two()
    seat = to_the_first(rig)
    cleared: list[int] = []
    rig.desk.clear_screen = lambda: cleared.append(1)
    rig.out.clear()
    finish_turn(rig)
    assert cleared
    said = rig.out.texts()
    assert "appuyez sur une touche" in said[-1]
    assert sum("reste plus haut" in text for text in said) == 1
    rig.press("h")
    assert rig.desk.seat == 1 - seat
    said = rig.press("h")
    assert "seul à entendre" in said[0], "the next one is asked anew"


def test_each_has_the_history_in_own_words() -> None:
    rig = two()
    seat = to_the_first(rig)
    finish_turn(rig)
    me = " ".join(entry.text for entry in rig.desk.ears[seat].talk.history.entries)
    other = " ".join(entry.text for entry in rig.desk.ears[1 - seat].talk.history.entries)
    name = rig.session.players[seat]
    assert "Pioche : " in me
    assert "Pioche : " not in other
    assert f"{name} pioche" in other
    assert f"{name} pose" not in me


def test_undo_after_something_was_learnt_asks_those_who_learnt_it() -> None:
    rig = two()
    seat = to_the_first(rig)
    finish_turn(rig)
    rig.press("x")
    assert rig.desk.seat == 1 - seat
    before = rig.session.history
    finish_turn(rig)
    rig.press("x")
    assert rig.desk.seat == seat
    rig.press("u")  # takes back my whole last turn, and the other's with it
    assert rig.desk.question is not None
    assert rig.session.players[1 - seat] in rig.desk.question.text
    said = rig.press("n")
    assert "pas d'accord" in said[0]
    assert len(rig.session.history.done) > len(before.done)
    rig.press("u")
    rig.press("y")
    assert len(rig.session.history.done) < len(before.done)


def test_leaving_a_seat_to_a_bot_and_coming_back() -> None:
    rig = two()
    seat = to_the_first(rig)
    hand = cards_of(rig, seat)
    rig.type("menu")
    rig.desk.command("menu")
    entry = next(entry for entry in rig.desk.listing.entries if entry.key == "leave_seat")  # type: ignore[union-attr]
    rig.out.clear()
    entry.do()  # type: ignore[union-attr]
    rig.press("y")
    assert seat in rig.session.bots
    still = set(hand) & set(words_of(rig, rig.session.state.hands[seat])) - set(shown_words(rig, seat))
    assert not any(card in " ".join(rig.out.texts()) for card in still)
    assert seat not in rig.desk.ears
    if rig.desk.waiting_for is not None:
        rig.press("x")
    rig.desk.command("menu")
    entry = next(
        entry
        for entry in rig.desk.listing.entries
        if str(entry.key).startswith("come_back")  # type: ignore[union-attr]
    )
    entry.do()  # type: ignore[union-attr]
    assert seat not in rig.session.bots
    assert seat in rig.desk.ears


def words_of(rig: Rig, cards: tuple[str, ...]) -> list[str]:
    return [rig.desk.table.narrator.card(card) for card in cards]


def shown_words(rig: Rig, seat: int) -> list[str]:
    """The cards everybody may hear of: what lies in the open or was seen by all."""
    state = rig.session.state
    words = rig.desk.table.narrator
    return [words.card(card) for pile in state.piles for card in pile] + [
        words.card(card) for card in state.shown[seat]
    ]


def test_the_agreed_end_needs_everybody() -> None:
    rig = two()
    to_the_first(rig)
    said = rig.type("accord")
    assert "Finir ici" in said[0]
    said = rig.press("y")
    assert rig.desk.question is not None, "the other one is asked too"
    said = rig.press("n")
    assert not rig.session.over
    rig.type("accord")
    rig.press("y")
    rig.press("y")
    assert rig.session.over


def test_giving_up_is_asked_and_told_to_all() -> None:
    rig = two()
    seat = to_the_first(rig)
    rig.type("abandonne")
    assert not rig.session.over
    said = rig.press("y")
    assert rig.session.players[seat] in " ".join(said)
    assert rig.session.over


def test_an_onlooker_hears_the_public_part_and_cannot_play() -> None:
    bots = {seat: Bot("random", seed=seat) for seat in (1, 2)}
    rig = Rig(players=("Anna", "Bruno", "Chloé"), seed=4, bots=bots, people=())
    assert rig.desk.seat == PUBLIC
    for key in "dzZf":
        assert "assistez" in rig.press(key)[0], key
    assert "assistez" in rig.press("h")[0]
    assert rig.press("b")


@pytest.mark.parametrize("pause", ["key", 5.0])
def test_bots_play_at_the_pace_of_the_player(pause: object) -> None:
    profile = Profile(bot_pause=pause)  # type: ignore[arg-type]
    rig = Rig(players=("Anna", "Basile"), seed=2, bots={1: Bot("fair")}, profile=profile)
    due: list[object] = []
    rig.desk.later = lambda seconds, do: due.append((seconds, do))
    for _ in range(40):
        if rig.session.bot_to_act() is not None:
            break
        rig.play_greedily(1)
    entries = len(rig.session.history.done)
    if pause == "key":
        assert rig.desk.bot_waits
        assert rig.press("t")
        assert len(rig.session.history.done) == entries
        assert rig.press("G")
    else:
        assert due and due[0][0] == 5.0  # type: ignore[index]
        assert "dans un instant" in rig.press("G")[0]
        due.pop()[1]()  # type: ignore[index]
    assert len(rig.session.history.done) > entries


@pytest.mark.parametrize(
    "name", ["{ $x }", "-term =", "\x1b[31mRouge", "\u202eAnna", "A" * 300, "?", "a.b = c", "*", "Ève"]
)
def test_names_change_nothing_but_what_is_heard(name: str) -> None:
    plain = Rig(players=("Anna", "Basile"), seed=2, bots={1: Bot("fair")})
    odd = Rig(players=(name, "Basile"), seed=2, bots={1: Bot("fair")})
    for _ in range(30):
        for key in "tbswlkjhzF":
            first, second = plain.press(key), odd.press(key)
            assert len(first) == len(second)
        plain.play_greedily(1)
        odd.play_greedily(1)
        assert plain.session.state.piles == odd.session.state.piles


def test_nothing_that_is_hidden_differs_in_what_another_seat_hears() -> None:
    """Two worlds through the narration: what a seat hears while others play, its history and its export."""
    from plateau_parlant.access.dealer import Seeded
    from plateau_parlant.access.session import Session
    from plateau_parlant.engines import chance, game, history

    dragon = game("dragon")
    rng = chance.Generator(5)
    compared = 0
    for seed in range(12):
        rig = Rig(players=("Anna", "Bruno", "Chloé"), seed=seed)
        for _ in range(rng.below(40)):
            rig.play_greedily(1)
            if rig.desk.waiting_for is not None:
                rig.press("x")
        now = rig.session.waiting()
        if not isinstance(now, Decide):
            continue
        actor = now.must[0]
        for seat in range(3):
            if seat == actor:
                continue
            here = rig.session.state
            there = dragon.imagine(dragon.view(here, seat), rng)
            for move in dragon.legal(here, actor):
                if dragon.check(there, core.Act(actor, move)) is not None:
                    continue
                heard = []
                for number, world in enumerate((here, there)):
                    session = Session(dragon, rig.session.setup, Seeded(seed * 100 + number))
                    session.history = history.History(world)
                    other = Rig(made=session, private=(0, 1, 2))
                    other.desk.seat = actor
                    other.out.clear()
                    other.desk.act(move)
                    texts = [
                        (one.text, one.earcon) for one in other.out.said if one.channel in ("table", f"seat:{seat}")
                    ]
                    told = [entry.text for entry in other.desk.ears[seat].talk.history.entries]
                    heard.append((texts, told))
                compared += heard[0] == heard[1]
                reveals = any(
                    core.sees(event.informs, seat) for event in dragon.apply(here, core.Act(actor, move)).events
                )
                assert reveals or heard[0] == heard[1], (seat, move)
                break
    assert compared > 8
