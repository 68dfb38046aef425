"""O6 to O8 and O10: battles, goblins, the end of a round and of the game."""

import pytest
from orcz_help import code, fight, goblins, kinds, of, one, play, position, state

from plateau_parlant.engines import core, orcz
from plateau_parlant.engines.core import Fact, Over
from plateau_parlant.engines.orcz.components import FIELDS

# Ranks that nobody attacks, as each but the first has a hero: seat 0 has 7 + 6, seat 1 has 8, seat 2 has 6.
THREE = ["0 i4 i3", "0 c3 shaman", "1 i4 shaman", "2 i3 shaman"]


def test_O6_1_strength_is_the_sum_and_a_shaman_doubles() -> None:
    _, happened = fight(["0 i3 a2", "0 shaman c3", "0 *champion i4"])
    battle = one(happened, "battle_fought")
    assert battle.strengths == (3 + 2 + 2 * 3 + 4, 0, 0, 0)
    assert battle.strength == 15


@pytest.mark.parametrize(
    ("players", "event", "needed"),
    [(4, None, 16), (3, None, 12), (2, None, 8), (4, "renforts", 20), (2, "renforts", 10)],
)
def test_O6_2_O10_5_needed(players: int, event: str | None, needed: int) -> None:
    ranks = ["0 i4 i3", "0 c1 i1"] if players == 2 else ["0 i4 i3", "0 c3 i2", "0 c2 i1", "0 a1 *c1"]
    fought = one(fight(ranks, players=players, event=event)[1], "battle_fought")
    assert fought.needed == needed
    assert fought.won == (fought.strength >= needed)
    # The need counts the players in the game, not those present.
    assert fought.strengths[1:] == (0,) * (players - 1)


def test_O6_3_enough_is_enough_one_less_is_lost() -> None:
    exact = one(fight(["0 i4 i3", "0 c3 i2"], enemy="3/1")[1], "battle_fought")
    assert (exact.strength, exact.needed, exact.won) == (12, 12, True)
    short = one(fight(["0 i4 i3", "0 c2 i2"], enemy="3/1")[1], "battle_fought")
    assert (short.strength, short.needed, short.won) == (11, 12, False)


def test_O6_3_a_champion_wins_but_its_owner_need_not_be_the_strongest() -> None:
    now, happened = fight(["0 i4 i3", "1 c1 *champion"], enemy="6/3")
    battle = one(happened, "battle_fought")
    assert (battle.won, battle.champion, battle.strength, battle.strongest) == (True, True, 8, (0,))
    assert goblins(now) == (11, 8, 5, 5)
    assert now.players[1].used == ("champion",)


def test_O6_3_the_winner_takes_main_and_shares_out_secondary() -> None:
    now, happened = fight(THREE, enemy="6/3", event="tempete", players=3)
    assert one(happened, "battle_fought").strengths == (13, 8, 6)
    assert goblins(now) == (11, 5, 5)
    began = one(happened, "sharing_began")
    assert (began.seat, began.count, began.lost) == (0, 3, False)
    assert [orcz.notation(move) for move in orcz.legal(now, 0)] == [
        "give 1 1", "give 1 2", "give 1 3", "give 2 1", "give 2 2", "give 2 3",
    ]  # fmt: skip
    assert code(now, "give 0 1") == "not_yourself"
    assert code(now, "give 1 4") == "too_many"
    assert code(now, "give 1 1", seat=1) == "not_your_turn"
    now, happened = play(now, "give 1 1")
    assert (goblins(now), now.step, now.due) == ((11, 6, 5), "give", 2)
    now, happened = play(now, "give 2 2")
    assert goblins(now) == (11, 6, 7)
    received = one(happened, "goblins_received")
    assert (received.seat, received.count, received.why, received.by) == (2, 2, "share", 0)
    assert now.step == "reveal"


def test_O6_3_only_players_with_troops_there_get_a_share() -> None:
    now, _ = fight(THREE, enemy="4/2", players=4)
    assert code(now, "give 3 1") == "no_troops_there"
    # One other alone gets it all; with no other it stays in the bank.
    now, _ = fight(["0 i4 shaman", "0 c3 i3", "1 i4 i1"], "stand", enemy="3/2")
    assert goblins(now) == (8, 7, 5, 5)
    now, happened = fight(["0 i4 shaman", "0 c3 i3"], enemy="3/2")
    assert goblins(now) == (8, 5, 5, 5)
    assert not of(happened, "sharing_began")


def test_O6_4_the_strongest_pays_and_may_make_others_pay_together() -> None:
    now, happened = fight(["0 i4 i3", "1 i2 shaman"], enemy="6/3")
    assert not one(happened, "battle_fought").won
    paid = one(happened, "goblins_paid")
    assert (paid.seat, paid.due, paid.to, paid.why) == (0, 6, -1, "lost")
    assert goblins(now) == (0, 5, 5, 5)
    assert orcz.waiting(now).must == (0,)
    assert orcz.parse("done") in orcz.legal(now, 0)
    assert code(now, "charge 0 1") == "not_yourself"
    assert code(now, "charge 3 4") == "too_many"
    # Present or not, named together: nobody pays before he is done.
    now, happened = play(now, "charge 3 2")
    assert kinds(happened) == ["charge_named"]
    assert goblins(now) == (0, 5, 5, 5)
    assert code(now, "charge 3 1") == "already_named"
    done, happened = play(now, "done")
    assert goblins(done) == (0, 5, 5, 3)
    now, happened = play(now, "charge 2 1")
    assert goblins(now) == (0, 5, 4, 3)
    assert [(event.seat, event.count, event.why) for event in of(happened, "goblins_paid")] == [
        (2, 1, "charge"), (3, 2, "charge"),
    ]  # fmt: skip


def test_O6_4_from_nothing_and_what_one_cannot_pay_falls_on_nobody() -> None:
    now, _ = fight(["0 i4 i3"], "done", enemy="4/2")
    assert goblins(now) == (1, 5, 5, 5)
    now, happened = fight(["0 i4 i3"], "charge 1 2", enemy="4/2", goblins=(5, 1, 5, 5))
    assert goblins(now) == (1, 0, 5, 5)
    assert (of(happened, "goblins_paid")[-1].due, of(happened, "goblins_paid")[-1].count) == (2, 1)


def test_O6_5_a_tie_shares_what_is_won_or_lost_rounded_down() -> None:
    # Won 3/2 by two with 6 each: (3 + 2) / 2 = 2 each.
    now, happened = fight(["0 i3 shaman", "1 i3 shaman"], enemy="3/2")
    assert one(happened, "battle_fought").strongest == (0, 1)
    assert [(event.seat, event.count, event.why) for event in of(happened, "goblins_received")] == [
        (0, 2, "tie"), (1, 2, "tie"),
    ]  # fmt: skip
    assert goblins(now) == (7, 7, 5, 5)
    assert not of(happened, "sharing_began")
    # Lost 6/3: (6 + 3) / 2 = 4 each.
    now, happened = fight(["0 i3 shaman", "1 i3 shaman"], enemy="6/3")
    assert goblins(now) == (1, 1, 5, 5)
    assert not of(happened, "sharing_began")


def test_O6_6_nobody_there_is_lost_and_nobody_pays() -> None:
    now, happened = fight([], enemy="2/1")
    battle = one(happened, "battle_fought")
    assert (battle.won, battle.strength, battle.strongest) == (False, 0, ())
    assert goblins(now) == (5, 5, 5, 5)
    assert now.fields[1].enemy == "2/1"


def test_O6_7_ruin_is_told_when_a_debt_is_not_paid_in_full() -> None:
    now, happened = fight(["0 i4 i3"], "done", enemy="6/3", goblins=(4, 5, 5, 5))
    paid = one(happened, "goblins_paid")
    assert (paid.due, paid.count, goblins(now)[0]) == (6, 4, 0)
    # To come to nothing is no ruin.
    _, happened = fight(["0 i4 i3"], "done", enemy="4/2", goblins=(4, 5, 5, 5))
    assert (one(happened, "goblins_paid").due, one(happened, "goblins_paid").count) == (4, 4)


def test_O6_8_the_enemy_leaves_or_stays() -> None:
    now, happened = fight(["0 i4 shaman"], enemy="2/1")
    defeated = one(happened, "enemy_defeated")
    assert (defeated.main, defeated.left, defeated.closed) == (2, 2, False)
    assert (now.fields[1].enemy, now.fields[1].beaten) == ("", ("2/1",))
    now, happened = fight(["0 i4 i1"], "done", enemy="2/1")
    assert not of(happened, "enemy_defeated")
    assert (now.fields[1].enemy, now.fields[1].left) == ("2/1", 2)
    last = position(ranks={"urth": ["0 i4 shaman"]}, enemies={"urth": "2/1"}, step="order")
    last["fields"]["urth"].update(left=0, beaten=["3/1", "3/2"])
    _, happened = play(orcz.from_position(last), "=urth lothari falladir desert")
    assert one(happened, "enemy_defeated").closed


def test_O6_9_troops_go_home_and_heroes_are_used() -> None:
    now, happened = fight(["0 i4 shaman", "1 *champion c3", "2 a1 i1"], "stand", "give 1 2")
    assert [(event.seat, event.hero) for event in of(happened, "hero_used")] == [(0, "shaman"), (1, "champion")]
    assert now.step == "reveal"
    assert now.players[0].hand == ("i1", "i2", "i3", "i4", "a1", "a2", "a3", "c1", "c2", "c3", "champion", "scout")
    assert now.players[1].used == ("champion",)
    assert all(player.back == () for player in now.players)


def test_O7_the_first_player_moves_on() -> None:
    now, happened = fight([], enemy="2/1", first=3)
    assert now.first == 0
    assert one(happened, "round_began").first == 0
    assert now.round == 2


def end(cleared: int, enemies_left: bool = True, **rest: object) -> tuple[orcz.State, list[core.Event]]:
    """The last battle of a round on the only field that is fought, after which `cleared` fields have no enemy."""
    enemies: dict[str, str | None] = {name: ("6/3" if n >= cleared else None) for n, name in enumerate(FIELDS)}
    ranks = {}
    if not enemies_left:
        enemies["lothari"] = "2/1"
        ranks = {"lothari": ["0 i4 shaman"]}
    plain = position(enemies=enemies, ranks=ranks, step="order", **rest)  # type: ignore[arg-type]
    if not enemies_left:
        plain["fields"]["lothari"]["left"] = 0
    now = orcz.from_position(plain)
    order = " ".join(name for name in FIELDS if enemies[name])
    return play(now, f"={order}")


def test_O8_1_over_after_the_last_round_or_when_all_is_cleared() -> None:
    now, _ = end(0, round=3)
    assert now.round == 4
    now, happened = end(0, round=4)
    assert isinstance(orcz.waiting(now), Over)
    assert kinds(happened)[-1] == "ended"
    now, _ = end(0, round=3, players=3)
    assert isinstance(orcz.waiting(now), Over)
    # Every field cleared in round two: over at once.
    now, happened = end(4, enemies_left=False, round=2)
    assert orcz.result(now)["reason"] == "all_defeated"
    # It goes on even where three fields can no longer be cleared.
    hopeless = position(step="order", round=3)
    now, _ = play(orcz.from_position(hopeless), "=urth lothari falladir desert")
    assert now.round == 4


def test_O8_2_fewer_than_three_fields_cleared_and_everybody_loses() -> None:
    now, happened = end(2, round=4, goblins=(9, 5, 5, 5))
    assert orcz.result(now) == {"winners": [], "goblins": [9, 5, 5, 5], "cleared": 2, "reason": "defeat"}
    assert one(happened, "ended").places == (2, 2, 2, 2)


def test_O8_2_most_goblins_wins_and_equal_goblins_share() -> None:
    now, _ = end(3, round=4, goblins=(9, 9, 5, 7))
    assert orcz.result(now) == {"winners": [0, 1], "goblins": [9, 9, 5, 7], "cleared": 3, "reason": "played"}
    over = orcz.waiting(now)
    assert isinstance(over, Over)
    assert over.places == (1, 1, 4, 3)


def test_resigning_and_the_agreed_end() -> None:
    now = state(goblins=(9, 8, 5, 7))
    gone = orcz.apply(now, Fact("resign", "0", "keys"))
    assert kinds(gone.events) == ["resigned", "ended"]
    assert orcz.waiting(gone.state).places == (4, 1, 3, 2)
    agreed = orcz.apply(now, Fact("agreed_end", "", "keys"))
    assert orcz.result(agreed.state) == {"winners": [0], "goblins": [9, 8, 5, 7], "cleared": 0, "reason": "agreed_end"}


def test_O10_1_faveur_gives_the_winner_alone_two_more() -> None:
    now, happened = fight(["0 i4 shaman", "0 i3 *champion"], enemy="2/1", event="faveur-urth")
    assert [(event.count, event.why) for event in of(happened, "goblins_received")] == [(2, "won"), (2, "favour")]
    assert goblins(now)[0] == 9
    # On another field, in a tie or when lost it gives nothing.
    assert goblins(fight(["0 i4 shaman"], enemy="2/1", event="faveur-desert")[0])[0] == 7
    assert goblins(fight(["0 i3 shaman", "1 i3 shaman"], enemy="3/2", event="faveur-urth")[0]) == (7, 7, 5, 5)
    assert goblins(fight(["0 i1 i2"], "done", enemy="2/1", event="faveur-urth")[0])[0] == 3


def test_O10_2_caprice_nothing_is_shared_out() -> None:
    now, happened = fight(THREE, enemy="4/2", event="caprice")
    assert goblins(now) == (9, 5, 5, 5)
    assert not of(happened, "sharing_began")
    # In a won tie main alone is divided; a lost battle is paid as always.
    assert goblins(fight(["0 i3 shaman", "1 i3 shaman"], enemy="3/2", event="caprice")[0]) == (6, 6, 5, 5)
    assert goblins(fight(["0 i3 shaman", "1 i3 shaman"], enemy="6/3", event="caprice")[0]) == (1, 1, 5, 5)
    assert fight(["0 i4 i3"], enemy="4/2", event="caprice")[0].step == "charge"


def test_O10_4_penurie_once_for_each_field_where_one_is_last() -> None:
    ranks = {"urth": ["1 i3 *a2", "0 champion *i4"], "lothari": ["0 i1 *i2"], "desert": ["2 a1 *c1"]}
    now = state(event="penurie", placed=19, first=0, ranks=ranks, goblins=(3, 5, 1, 5))
    now, happened = play(now, "place desert i1 i2 left")
    paid = [(event.seat, event.field, event.due, event.count) for event in of(happened, "goblins_paid")]
    assert paid == [(0, "lothari", 2, 2), (0, "urth", 2, 1), (3, "desert", 2, 2)]
    assert goblins(now) == (0, 5, 1, 3)
    plain = state(event="caprice", placed=19, first=0, ranks=ranks)
    assert not of(play(plain, "place desert i1 i2 left")[1], "goblins_paid")


def test_O10_5_renforts_leaves_the_rewards() -> None:
    now, happened = fight(["0 i4 shaman", "0 i3 c3"], enemy="2/1", event="renforts")
    assert (one(happened, "battle_fought").needed, goblins(now)[0]) == (12, 7)


@pytest.mark.parametrize(("enemy", "takes"), [("2/1", 1), ("3/1", 1), ("4/2", 2), ("5/2", 2), ("6/3", 3)])
def test_O10_6_colere_halves_the_winners_goblins(enemy: str, takes: int) -> None:
    ranks = ["0 i4 *champion", "1 i3 shaman", "0 i2 i1", "0 i3 c3"]
    now, _ = fight(ranks, enemy=enemy, event="colere-urth", players=2)
    # Secondary is shared out whole: the other alone gets it.
    assert goblins(now) == (5 + takes, 5 + int(enemy[-1]))


def test_O10_6_colere_in_a_tie_on_another_field_and_when_lost() -> None:
    assert goblins(fight(["0 i3 shaman", "1 i3 shaman"], enemy="3/2", event="colere-urth")[0]) == (6, 6, 5, 5)
    assert goblins(fight(["0 i4 shaman"], enemy="2/1", event="colere-desert")[0])[0] == 7
    assert goblins(fight(["0 i4 i3"], "done", enemy="4/2", event="colere-urth")[0])[0] == 1


def test_O10_7_no_shaman_no_champion_no_scout() -> None:
    now = state(event="antimagie-urth", ranks={"desert": ["1 i3 *a2"]})
    assert code(now, "place urth shaman i1 left") == "no_shaman"
    assert code(now, "place desert shaman i1 left") == ""
    assert not [
        move for move in orcz.legal(now, 0) if "shaman" in orcz.notation(move) and "urth" in orcz.notation(move)
    ]
    now = state(event="confusion")
    assert code(now, "place desert champion i1 left") == "no_champion"
    assert not [move for move in orcz.legal(now, 0) if "champion" in orcz.notation(move)]
    now = state(event="brouillard", ranks={"desert": ["1 i3 *a2"]})
    assert code(now, "scout desert 1") == "no_scout"
    assert orcz.waiting(now).may == ()
    assert orcz.legal(now, 2) == ()


def test_O10_8_diversion_as_many_ranks_as_players() -> None:
    two = ["0 i1 *i2", "1 i1 *i2"]
    now = state(players=2, event="diversion", ranks={"urth": two}, placed=2)
    assert code(now, "place urth i3 i4 left") == "field_full"
    assert {move.field for move in orcz.legal(now, 0) if hasattr(move, "down")} == {"lothari", "falladir", "desert"}
    full = {"urth": two, "lothari": ["0 i3 *a1", "1 i3 *a1"], "falladir": ["0 i4 *a2", "1 i4 *a2"]}
    now = state(players=2, event="diversion", ranks={**full, "desert": ["0 c1 *a3"]}, placed=7)
    now, happened = play(now, "place desert c1 a3 left")
    # Every place is taken, two turns early.
    assert kinds(happened) == ["rank_placed", "deployment_ended"]
    assert now.step == "order"


def test_O4_2_an_event_that_names_a_closed_field_does_nothing() -> None:
    for event in ("faveur-lothari", "colere-lothari", "antimagie-lothari"):
        now, _ = fight(["0 i4 shaman"], enemy="2/1", event=event)
        assert goblins(now)[0] == 7
