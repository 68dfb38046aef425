"""Guardians with one player who scans and one who does not: a fight and two turns of a game, heard from beginning to
end (see `test_table_mode_games` for writing the transcripts anew). The game shown is the true one all the time.
"""

import string
from collections.abc import Callable

import pytest
from table_rig import monkey
from test_table_mode_games import compare
from untold_hands import ANNA, BRUNO, PLAYERS, UntoldHands

from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.guardians_cards import described
from plateau_parlant.access.profiles import game_data
from plateau_parlant.engines.core import Ask, Setup


def fight(seed: int, name: str = "", lang: str = "fr") -> UntoldHands:
    """Bruno's combat hand and depot are not scanned."""
    from untold_twin import fight as both

    true, dark = both(seed)
    return UntoldHands(true, dict(dark.options), seed, name, lang)


def game(seed: int, name: str = "", lang: str = "fr") -> UntoldHands:
    """Bruno tells nothing of what he draws."""
    return UntoldHands(Setup(PLAYERS, {}, game_data("guardians")), {}, seed, name, lang)


def test_a_fight_with_one_unscanned_hand() -> None:
    hands = fight(16, "guardians_fight_untold")
    hands.go()
    compare("guardians_fight_untold.fr", hands.lines)
    assert hands.rig.session.over


def test_two_turns_of_a_game_with_one_unscanned_player() -> None:
    hands = game(3, "guardians_turns_untold")
    hands.go(turns=2)
    compare("guardians_turns_untold.fr", hands.lines)
    assert hands.rig.session.state.turn == 2 and hands.rig.session.over, "the guardian fell in the second turn"


@pytest.mark.parametrize("seed", [5, 12])
def test_other_fights_come_to_their_end(seed: int) -> None:
    hands = fight(seed)
    hands.go()
    assert hands.rig.session.over


def test_in_english() -> None:
    hands = fight(12, lang="en")
    hands.go()
    assert hands.rig.session.over and "Bruno shows" in " ".join(hands.lines)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 26))
def test_many_games_with_one_unscanned_player(seed: int) -> None:
    fight(seed).go()
    game(seed, lang="fr" if seed % 2 else "en").go(turns=5, most=3000)


def test_the_drawing_of_an_unscanned_player_is_asked_of_nobody() -> None:
    hands = game(1)
    for _ in range(40):
        now = hands.rig.session.waiting()
        assert isinstance(now, Ask)
        if now.zone != f"pile {ANNA}":
            break
        hands._tell(now)
        if not isinstance(hands.rig.session.waiting(), Ask):
            break
    state = hands.rig.session.state
    assert state.sides[BRUNO].pen == ("?",) * 12 and "?" not in state.sides[ANNA].pen
    assert not [line for line in hands.lines if "Bruno" in line and "Piochez" in line]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_question_about_untold_cards_has_its_own_words(lang: str) -> None:
    words = narrator("guardians", Texts(lang, "common", strict=True), PLAYERS)
    zones = {
        "reveal": [
            "hand-primary", "shield-fly", "plan-shield:0", "under-under:9", "slot-shoot:1", "talon-discard", "-",
        ],
        "tell": ["hand-area:4", "hand-left", "carried-item", "carried-late", "hand-any", "store-any", "store-fits"],
    }
    for kind, listed in zones.items():
        said = [words.ask(Ask(1, kind, f"{zone} 1", ("archer",), (1,))) for zone in listed]
        assert len(set(said)) == len(said) and all("Bruno" in one for one in said), said
    assert "4" in words.ask(Ask(1, "tell", "hand-area:4 1", ("archer",), (1,)))
    assert words.ask(Ask(1, "reveal", "plan-shield:9 0", ("archer",), (1,))).count("A 4") == 1


def test_a_card_kept_to_oneself_is_told_late_by_the_reader() -> None:
    """Anna leaves her first card unknown; held to her reader later it is noted, for her ear."""
    hands = game(6)
    hands.key("I")
    assert hands.lines[-1] == "Piochez une carte : Anna." and hands.rig.session.state.sides[ANNA].pen == ("?",)
    kept = "corporal"
    while isinstance(now := hands.rig.session.waiting(), Ask):
        names = "archer axeman horse gold beer swordsman spires babes captain cleric marshal".split()
        held = hands.rig.session.state.sides[ANNA]
        hands.hold(next(name for name in names if name in now.among and name not in (*held.pen, *held.depot)))
    hands.at_keys()
    assert hands.rig.session.state.prompt.kind == "first_hand"
    hands.hold(kept)
    assert hands.lines[-1] == "[Anna] Noté, vous avez Corporal.", hands.lines[-4:]
    state = hands.rig.session.state
    assert kept in state.sides[ANNA].pen and "?" not in state.sides[ANNA].pen
    hands.hold(kept)
    assert not [line for line in hands.lines[-2:] if "Noté" in line], "once"


KEYS = string.ascii_letters + string.digits + ",;<>:?" + "ddddddddnnnnbbbbhhhhrrreee"


@pytest.mark.parametrize(("make", "entries"), [(fight, 25), (game, 60)])
def test_every_key_answers_where_cards_are_unknown(make: Callable[[int], UntoldHands], entries: int) -> None:
    hands = make(7)
    for _ in range(entries):
        hands.go(turns=2, most=1, strict=False)
    monkey(hands.rig, 200, entries, KEYS)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_unknown_card_is_described_as_such(lang: str) -> None:
    words = narrator("guardians", Texts(lang, "common", strict=True), PLAYERS)
    assert described(words, "?").endswith(".") and "0" not in described(words, "?")
