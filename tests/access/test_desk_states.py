"""In ten named states every key that help names gives a line of its own, never the same for two keys."""

from collections.abc import Callable
from functools import cache

import pytest
from desk_rig import Rig
from terminal_rig import plain_move

from plateau_parlant.access import session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.commands.program import live
from plateau_parlant.engines import core
from plateau_parlant.engines.dragon import moves


def start() -> Rig:
    return Rig(seed=7)


def after_a_placement() -> Rig:
    rig = Rig(seed=7)
    assert rig.type("place b6 II") == ["6 bleu sur l'armée deux, 2 cartes."]
    return rig


def second_turn() -> Rig:
    rig = after_a_placement()
    rig.press("F")
    return rig


def choosing_a_pile() -> Rig:
    rig = Rig(seed=7)
    rig.press("1d")
    assert rig.desk.listing is not None and rig.desk.listing.name == "pick"
    return rig


def exploring_the_board() -> Rig:
    rig = Rig(seed=7)
    rig.press("bnN")
    return rig


def listing_actions() -> Rig:
    rig = Rig(seed=7)
    rig.press("fn")
    return rig


def just_refused() -> Rig:
    rig = after_a_placement()
    rig.press("F")
    rig.type("place r1 I")
    assert rig.desk.clause or rig.out.texts()
    return rig


def after_an_undo() -> Rig:
    rig = after_a_placement()
    rig.press("Fu")
    return rig


def looking_at_the_camp() -> Rig:
    rig = Rig(seed=7)
    rig.desk.act(moves.Renfort())
    assert rig.desk.listing is not None and rig.desk.listing.name == "actions"
    return rig


def nothing_fits() -> Rig:
    """Cards must be taken off: no card of the hand can be laid."""
    rig = Rig(seed=7)
    for _ in range(18):
        rig.desk.act(plain_move(rig))
    assert any(isinstance(move, moves.Take) for move in rig.session.legal(0))
    return rig


def against_a_bot() -> Rig:
    rig = Rig(players=("Anna", "Basile"), seed=2, bots={1: Bot("fair")})
    rig.play_greedily(4)
    return rig


def moving_the_dragon() -> Rig:
    rig = Rig(players=("Anna", "Basile"), seed=2, bots={1: Bot("fair")})
    for _ in range(30):
        now = rig.session.waiting()
        assert isinstance(now, core.Decide)
        if any(isinstance(move, moves.Fly) for move in rig.session.legal(0)):
            return rig
        rig.play_greedily(1)
    raise AssertionError("the dragon never flew")


@cache
def played_out() -> session.Session:
    rig = Rig(seed=7)
    while not rig.session.over:
        rig.desk.act(plain_move(rig))
    return rig.session


def game_over() -> Rig:
    whole = played_out()
    made = session.Session(whole.game, whole.setup, whole.dealer)
    made.history = whole.history
    return Rig(made=made)


def question_stands() -> Rig:
    rig = Rig(seed=7)
    rig.press(["c-q"])
    assert rig.desk.question is not None
    return rig


STATES: list[Callable[[], Rig]] = [
    start,
    after_a_placement,
    second_turn,
    choosing_a_pile,
    exploring_the_board,
    listing_actions,
    just_refused,
    after_an_undo,
    looking_at_the_camp,
    nothing_fits,
    against_a_bot,
    moving_the_dragon,
    game_over,
    question_stands,
]


@pytest.mark.parametrize("state", STATES, ids=[state.__name__ for state in STATES])
def test_every_key_of_the_help_says_something_of_its_own(state: Callable[[], Rig]) -> None:
    rig = state()
    names = live(rig.desk)
    keys = {name: rig.desk.keymap.key(name) for name in names if rig.desk.keymap.key(name)}
    assert len(keys) >= 9
    spoken: dict[str, str] = {}
    for name, key in keys.items():
        fresh = state()
        said = " ".join(fresh.press([key]))
        if fresh.desk.leaving:  # the answer to "leave?" is the last sentence of the program
            fresh.desk.farewell()
            said = " ".join(fresh.out.texts())
        assert said, f"{name} ({key}) says nothing"
        assert said not in spoken, f"{name} and {spoken[said]} both say: {said}"
        spoken[said] = name


@pytest.mark.parametrize("state", STATES, ids=[state.__name__ for state in STATES])
def test_help_is_a_list_to_walk(state: Callable[[], Rig]) -> None:
    rig = state()
    first = rig.press("a")
    assert len(first) == 1
    if rig.desk.question:
        assert "y" in first[0]
        return
    assert rig.desk.listing is not None and rig.desk.listing.name == "help"
    assert rig.press("n") != first
    assert rig.press("e")


@pytest.mark.parametrize("key", ["%", "é", "tab", "f9", "paste", "G"])
def test_a_key_without_meaning_says_so(key: str) -> None:
    rig = start()
    said = rig.press([key])
    assert len(said) == 1
    assert rig.session.history.done == start().session.history.done


def test_what_the_turn_says_of_the_keys_is_true_whatever_was_read_before() -> None:
    """Sadaraspha: "choose a race, keys n and p then d" holds after the empty hand and after the board."""
    for before in ("h", "ht", "bt", "st", "kh", "zt"):
        rig = Rig("sadaraspha", ("Anna", "Ariane"), seed=3, bots={1: Bot("fair")})
        rig.press(before)
        assert "Choisir les" in rig.press("n")[0], before
        assert "Vous jouez les" in rig.press("d")[0], before


def test_the_stale_rule_of_a_refusal_is_not_told_after_a_step() -> None:
    rig = Rig(seed=7)
    rig.press("F")
    assert "qui refuse" in rig.press("g")[0]
    rig.press("Fbn")
    assert "qui refuse" not in rig.press("g")[0]


def test_the_ends_of_the_history_are_told_and_repeating_adds_nothing() -> None:
    rig = Rig(seed=7)
    rig.press("hs")
    assert rig.press(";") == ["Aucun message plus récent de cette sorte."]
    assert rig.press(",")[0].startswith("Plus ancien : Aucun déserteur")
    rig.press("r")
    count = len(rig.desk.talk.history.entries)
    rig.press("rrr")
    assert len(rig.desk.talk.history.entries) == count
    while "Aucun" not in (said := rig.press(",")[0])[:6]:
        assert said.startswith("Plus ancien")
    assert said == "Aucun message plus ancien de cette sorte."


def test_a_half_word_plays_no_token_while_others_may_be_meant() -> None:
    rig = Rig(seed=7)
    assert rig.type("jeton")[0].startswith("Jeton Épidémie, retirer")
    assert not [record for record in rig.session.history.done if core.kind(record.entry) == "act"]
    assert rig.type("poser le 6 bleu sur l'armée deux") == ["6 bleu sur l'armée deux, 2 cartes."]
    assert rig.type("héros") == ["Pas jouable : héros. Cette carte n'est pas dans votre main."]
    assert "accord" in rig.type("accord")[0]


def test_what_a_redone_choice_led_to_is_told_again() -> None:
    rig = Rig(seed=7)
    for line in ("place b6 II", "done"):
        rig.type(line)
    rig.press("u")
    said = rig.press("U")
    assert said[0] == "Refait : terminer."
    assert any("Le dragon rouge vole" in line for line in said)
    assert any("Pioche" in line for line in said)
