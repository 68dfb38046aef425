"""G11.3 by ear: the outcome of a card the table judges, entered field by field or in words, said whole, undone."""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "access"))

from desk_rig import Rig, monkey
from guardians_tools import guardians

from plateau_parlant.access import decks, form, session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Seeded
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core
from plateau_parlant.engines.guardians import manual

FIGHT = {
    "mode": "fight",
    "land": "swamp",
    "hands": [["bone-fright", "axeman"], ["cave-giant", "archer"]],
    "guardians": ["rak-nam-leader-of-the-mighty"] * 2,
    "piles": [["cow", "horse", "mule"], []],
}
WANTED = ("primary bone-fright", "primary cave-giant")
RAW = re.compile(r"_|\b(foe|own|vitality|cancel|flag|none|both|bone-fright|cave-giant)\b")
"""What only the engine calls so: none of it is ever spoken in French."""


def fight(lang="fr", options=FIGHT, people=(0,)) -> Rig:
    """A fight played to the question what Bone Fright does."""
    game = guardians
    bots = {seat: Bot("greedy", "Bruno", 1) for seat in (0, 1) if seat not in people}
    made = session.Session(game, core.Setup(("Anna", "Bruno"), options, decks.box()), Seeded(4))
    made.judged = True
    made.deal()
    for _ in range(60):
        now = made.waiting()
        if isinstance(now, core.Ask):
            break
        legal = {game.notation(move): move for move in made.legal(now.must[0])}
        text = next((one for one in WANTED if one in legal), "pass")
        made.act(now.must[0], legal[text])
    assert isinstance(made.waiting(), core.Ask) and made.waiting().kind == "form"
    made.bots = bots
    return Rig(made=made, lang=lang, people=people)


def number(rig: Rig, line: str) -> list[str]:
    then, rig.desk.wanted_line = rig.desk.wanted_line, None
    rig.out.clear()
    assert then is not None
    then(line)
    return rig.out.texts()


# --- every field, in both languages --------------------------------------------------------------------------------


def views():
    """Positions with a form: in a match-up, before one, and outside a fight with shields on the board."""
    from test_guardians_board import OX, board

    at = fight().session.state
    out = board("activate", 0, shields=[(3, 0, OX, "a2", ["archer"]), (4, 1, OX, "b3", ["cow"])]).state
    pending = core_pending(out)
    return [at, pending]


def core_pending(state):
    from plateau_parlant.engines.guardians.position import Pending, Task, replace

    then = Task("form_told", (0, "crash", -1))
    return replace(state, prompt=None, pending=Pending("form", "card crash", "form", then))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_field_and_value_the_engine_can_list_is_spoken(lang):
    words = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    seen = set()
    for state in views():
        view = guardians.view(state, 0)
        ask = guardians.waiting(state)
        assert words.ask(ask) and words.ask_name(ask)
        for text in ask.among:
            field = form.field_of(text)
            seen.add(field.name)
            kinds = {"int": [None, field.least, field.most], "flag": [None, True], "choice": [None, *field.values]}
            values = kinds[field.kind]
            said = [words.form_label(view, field), words.form_more(view, field), words.form_keys(view, field)]
            said += [words.form_value(view, field, value) for value in values]
            for value in values:
                if value not in (None, 0, "none"):
                    said.append(words.form_outcome(view, {field.name: value}))
            for value in field.values:
                parts = words.form_parts(field, value)
                said += [words.form_choice(view, field, parts[:at], part) for at, part in enumerate(parts)]
            for one in said:
                assert one.strip()
                if lang == "fr":
                    assert not RAW.search(one), one
    fixed = {text.split()[0] for text in manual.FIELDS}
    assert seen == fixed | {"move", "turn"}


CODES = re.compile(r"""Refusal\(\s*"([a-z_]+)\"""")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_refusal_of_guardians_has_a_sentence_without_raw_names(lang):
    words = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    folder = Path(guardians.__file__).parent
    sources = [*folder.glob("*.py"), Path(core.__file__)]
    codes = {code for path in sources for code in CODES.findall(path.read_text(encoding="utf-8"))}
    assert {"bad_field", "unknown_field", "not_legal"} <= codes
    parts = {"field": "foe_vitality", "value": "archer", "zone": "pile 0", "expected": 1, "given": 2, "kind": "form",
             "seat": 0, "fact": "resign", "card": "archer", "move": "primary", "prompt": "bribe"}  # fmt: skip
    for code in sorted(codes):
        name = f"refused-{code.replace('_', '-')}"
        assert words.texts.has(name) or code == "must_be_told", code
        said = words.refusal(core.Refusal(code, parts))
        assert said.endswith(".") and not (lang == "fr" and RAW.search(said)), said
    for text in (*manual.FIELDS, "move x", "turn x"):
        field = text.split()[0]
        said = words.refusal(core.Refusal("bad_field", {"field": field, "value": "99"}))
        assert field not in said.split() or lang == "en", said


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_question_says_what_is_wanted_when_another_move_is_tried(lang):
    from plateau_parlant.engines.guardians.rules import PROMPTS

    words = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    for prompt in PROMPTS:
        for move in ("primary", "pass", "play"):
            said = words.refusal(core.Refusal("not_legal", {"move": move, "prompt": prompt}))
            assert "_" not in said and (prompt not in said.split() or lang == "en")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_of_the_bots_has_a_sentence(lang):
    words = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    parts = {"card": "archer", "vitality": 6, "by": 2, "sum": 3, "against": 4, "row": 2, "percent": 55, "worlds": 20}
    folder = Path(guardians.__file__).parent
    texts = [path.read_text("utf-8") for path in folder.glob("*.py")]
    codes = {code for text in texts for code in re.findall(r'Reason\("([a-z_]+)"', text)}
    assert codes >= {"strength", "removes", "beats"}
    for code in codes:
        assert "_" not in words.reason(core.Reason(code, parts))


# --- entered by keys -------------------------------------------------------------------------------------------------


def test_G11_3_the_outcome_is_walked_told_confirmed_and_undone_by_keys():
    rig = fight()
    assert rig.press("t") == ["Résultat attendu. Terreur Osseuse : résultat à dire."]
    (said,) = rig.press("f")
    assert said.startswith("Terreur Osseuse : résultat à dire. 9 lignes. La première : ")
    assert said.endswith("Vitalité, Terreur Osseuse à Anna : 9, sans changement.")
    assert rig.press("e") == ["Vitalité, Terreur Osseuse à Anna, de moins 30 à plus 30. Touche d, puis le nombre."]
    before = rig.session.state
    rig.press("d")
    assert number(rig, "99") == [
        "Vitalité, Terreur Osseuse à Anna. Écrivez un nombre, de moins 30 à plus 30, puis Entrée. Vide, rien ne change."
    ]
    assert number(rig, "moins deux") == ["Vitalité, Terreur Osseuse à Anna : 9, moins 2. 1 sur 10."]
    rig.press("nnnnnnn")
    assert rig.press("d") == ["Pouvoir, Terreur Osseuse : annulé. 8 sur 10."]
    question = (
        "Terreur Osseuse. Terreur Osseuse à Anna, vitalité moins 2. Pouvoir annulé : Terreur Osseuse. Inscrire ? "
        "Touche y pour oui, n pour non. Par défaut : oui."
    )
    assert rig.press("nd") == [question]
    assert rig.press("q") == ["Rien n'est inscrit. Inscrire ce résultat."]
    assert rig.session.state == before
    assert rig.press("d") == [question]
    said = rig.press("d")
    assert said[:2] == [
        "Résultat inscrit pour Terreur Osseuse. Anna, vitalité moins 2.",
        "Pouvoir annulé : Terreur Osseuse, à vous.",
    ]
    mine = rig.session.state.fight.fighters[rig.session.state.fight.pair[0]]
    assert mine.extra == -2 and mine.dumb
    assert rig.session.history.done[-1].entry.source == "keys"
    assert rig.press("u")[0] == "Annulé : résultat pour Terreur Osseuse."
    assert rig.session.state == before
    assert rig.press("U")[0] == "Refait : résultat pour Terreur Osseuse."
    assert rig.session.state.fight.fighters[mine.key].extra == -2


def test_nothing_changes_when_nothing_is_told_and_says_so():
    rig = fight()
    rig.press("f")
    assert rig.press("nnnnnnnnd") == [
        "Terreur Osseuse. Rien ne change. Inscrire ? Touche y pour oui, n pour non. Par défaut : oui."
    ]
    assert rig.press("y")[0] == "Terreur Osseuse ne change rien."


def test_a_field_being_chosen_is_left_without_a_change():
    rig = fight()
    rig.press("f")
    assert rig.press("nnnnnd") == ["Rien. 1 sur 4."]
    assert rig.press("q") == ["Détruire : rien. 6 sur 9."]
    rig.press("ppd")
    assert number(rig, "") == ["Pierres, Bruno : 7, sans changement. 4 sur 9."]


@pytest.mark.parametrize("seed", range(3))
def test_no_key_is_silent_while_a_form_is_open(seed):
    monkey(fight(), 120, seed, "anpNPdqe1230hotsSbzZfFwlr,;cCuUikjvgDBTyx:")


def test_the_bots_card_is_judged_by_the_person_and_a_game_of_bots_alone_goes_on():
    rig = fight(people=(1,))
    assert rig.press("t") == ["Résultat attendu. Terreur Osseuse : résultat à dire."]
    rig.type("vitalité bruno moins 3")
    rig.type("inscrire")
    assert rig.type("oui")[0] == "Résultat inscrit pour Terreur Osseuse. Bruno, vitalité moins 3."
    bots = {seat: Bot("greedy", name, 1) for seat, name in enumerate(("Anna", "Bruno"))}
    alone = session.start("guardians", ("Anna", "Bruno"), options=FIGHT, data=decks.box(), seed=4, bots=bots)
    for _ in range(200):
        if alone.over:
            break
        seat = alone.bot_to_act()
        assert seat is not None, "bots alone are never asked for an outcome"
        alone.bot_acts(seat)
    assert alone.over


# --- in words --------------------------------------------------------------------------------------------------------

WORDS = {
    "vitality": ("vitalité moins 2", "Terreur Osseuse à Anna, vitalité moins 2.", {"vitality": -2}),
    "foe_vitality": ("vitalité de Bruno plus trois", "Cave Giant à Bruno, vitalité plus 3.", {"foe_vitality": 3}),
    "stones": ("pierres plus 1", "Anna, plus 1 Pierre.", {"stones": 1}),
    "foe_stones": ("2 pierres en moins pour Bruno", "Bruno, moins 2 Pierres.", {"foe_stones": -2}),
    "cards": ("pioche 2 cartes", "Anna, 2 cartes à piocher.", {"cards": 2}),
    "lost": ("perd une carte", "Anna, une carte à perdre de l'Enclos, au hasard.", {"cards": -1}),
    "destroy": ("détruit Cave Giant", "À détruire : Cave Giant à Bruno.", {"destroy": "foe"}),
    "destroy both": (
        "détruit Terreur Osseuse et Cave Giant",
        "À détruire : Terreur Osseuse à Anna et Cave Giant à Bruno.",
        {"destroy": "both"},
    ),
    "discard": ("défausse Terreur Osseuse", "À défausser : Terreur Osseuse à Anna.", {"discard": "own"}),
    "cancel": ("Carte annulée", "Pouvoir annulé : Terreur Osseuse.", {"cancel": True}),
}


@pytest.mark.parametrize("kind", WORDS)
def test_each_kind_of_outcome_is_taken_in_words(kind):
    typed, outcome, value = WORDS[kind]
    rig = fight()
    before = rig.session.state
    assert rig.type(typed) == [f"{outcome} Dites inscrire quand tout y est."]
    assert rig.type("inscrire")[0].startswith(f"Terreur Osseuse. {outcome} Inscrire ?")
    assert rig.session.state == before
    rig.type("oui")
    told = [r.entry for r in rig.session.history.done if isinstance(r.entry, core.Fact) and r.entry.source == "keys"]
    assert told[0].value == value
    assert rig.session.state != before
    rig.type("annule")
    if rig.desk.question is not None:
        rig.type("oui")  # what was shown to others is taken back with their leave
    assert rig.session.state == before


def test_several_fields_in_one_line_and_the_lines_by_number():
    rig = fight()
    (said,) = rig.type("vitalité moins deux, pouvoir annulé et pierres plus 1")
    assert said.startswith("Terreur Osseuse à Anna, vitalité moins 2. Anna, plus 1 Pierre. Pouvoir annulé : Terreur")
    assert said.endswith("Dites inscrire quand tout y est.")
    lines = rig.type("coups")
    assert lines[0] == "10 lignes." and lines[1] == "1 : Vitalité, Terreur Osseuse à Anna : 9, moins 2."
    assert rig.type("3")[0].startswith("Pierres, Anna. Écrivez un nombre")
    assert number(rig, "zéro") == ["Pierres, Anna : 7, sans changement. 3 sur 10."]
    assert rig.type("zorglub 4")[0].startswith("Je n'ai pas compris zorglub 4.")
    assert rig.type("vitalité 99")[0].endswith("de moins 30 à plus 30, puis Entrée. Vide, rien ne change.")


def test_english_takes_the_same_words():
    rig = fight("en")
    assert rig.type("vitality minus two, power cancelled") == [
        "Bone Fright of Anna, vitality minus 2. Power cancelled: Bone Fright. Say enter when all is there."
    ]
    assert rig.type("enter")[0].startswith("Bone Fright. Bone Fright of Anna, vitality minus 2.")
    assert rig.type("yes")[0] == "Outcome entered for Bone Fright. Anna, vitality minus 2."


# --- what is offered can be done (nothing is told in vain) -----------------------------------------------------------


def test_G11_3_only_what_can_change_something_is_offered():
    names = [text.split()[0] for text in guardians.waiting(views()[1]).among]
    assert names == ["stones", "foe_stones", "cards", "move", "turn"]
    assert [text for text in guardians.waiting(views()[0]).among if text.startswith("destroy")] == [
        "destroy none|own|foe|both"
    ]


def test_a_shield_is_moved_and_turned_by_the_places_where_they_are():
    state = views()[1]
    words = narrator("guardians", Texts("fr", "common", strict=True), ("Anna", "Bruno"))
    view = guardians.view(state, 0)
    fields = {name.split()[0]: form.field_of(name) for name in guardians.waiting(state).among}
    first = fields["move"].values[1]
    assert words.form_value(view, fields["move"], first).startswith("Bouclier en A 2, vers ")
    assert words.form_value(view, fields["turn"], "3") == "Bouclier en A 2, à tourner"
    after = guardians.apply(state, core.Fact(state.asks, {"move": first, "turn": "3"}, "keys"))
    told = next(event for event in after.events if core.kind(event) == "outcome_told")
    assert words.event(told, 0).text.startswith("Résultat inscrit pour Crash. Bouclier déplacé en ")


# --- in the real program ---------------------------------------------------------------------------------------------


def kept(home: Path) -> None:
    """A game kept in that home that stands at the form."""
    folder = home / ".local/share/plateau-parlant/games"
    folder.mkdir(parents=True)
    made = session.start("guardians", ("Anna", "Bruno"), options=FIGHT, data=decks.box(), seed=4, folder=folder)
    for _ in range(60):
        now = made.waiting()
        if isinstance(now, core.Ask):
            break
        legal = {guardians.notation(move): move for move in made.legal(now.must[0])}
        made.act(now.must[0], legal[next((one for one in WANTED if one in legal), "pass")])
    made.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a pseudo-terminal, and where Linux keeps data")
def test_the_form_in_a_real_terminal_by_keys(tmp_path):
    import termios
    import time

    from terminal_rig import Terminal

    kept(tmp_path)
    with Terminal("resume", "--output", "text", home=tmp_path) as terminal:
        terminal.wait_for("Terreur Osseuse : résultat à dire.")
        terminal.send("f")
        terminal.wait_for("9 lignes.")
        terminal.send("d")
        terminal.wait_for("Écrivez un nombre")
        end = time.monotonic() + 60
        while not terminal.mode()[3] & termios.ICANON and time.monotonic() < end:
            terminal.read(0.02)  # the line is asked for once the terminal takes lines
        terminal.send("-", "4", "enter")
        terminal.wait_for("9, moins 4. 1 sur 10.")
        terminal.send("n", "n", "n", "n", "n", "n", "n", "d")
        terminal.wait_for("annulé. 8 sur 10.")
        terminal.send("F")
        terminal.wait_for("Terreur Osseuse à Anna, vitalité moins 4. Pouvoir annulé : Terreur Osseuse. Inscrire ?")
        terminal.send("enter")
        terminal.wait_for("Résultat inscrit pour Terreur Osseuse. Anna, vitalité moins 4.")
        terminal.send("u")
        terminal.wait_for("Annulé : résultat pour Terreur Osseuse.")
        assert b"\x1b" not in terminal.written
        assert not RAW.search(terminal.text.split("résultat à dire.")[1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where Linux keeps data")
def test_the_form_in_line_mode_through_a_pipe(tmp_path):
    from terminal_rig import piped

    kept(tmp_path)
    words = "vitalité moins 2, carte annulée\ninscrire\noui\ntour\nannule\nrien\nnon\nrien\noui\nquitte\noui\n"
    code, lines, _ = piped(words, "resume", "--output", "text", "--lines", home=tmp_path)
    assert code == 0
    said = "\n".join(lines)
    for wanted in (
        "Terreur Osseuse à Anna, vitalité moins 2. Pouvoir annulé : Terreur Osseuse. Inscrire ?",
        "Résultat inscrit pour Terreur Osseuse. Anna, vitalité moins 2.",
        "Annulé : résultat pour Terreur Osseuse.",
        "Rien n'est inscrit.",
        "Terreur Osseuse ne change rien.",
    ):
        assert wanted in said, (wanted, lines)
