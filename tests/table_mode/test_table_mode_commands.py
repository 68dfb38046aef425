"""The commands of tags and readers as spoken loops, driven by lines and tags; the keyboard's loops beside them."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import cli, inventory, paths, walk
from plateau_parlant.access.conversation import Conversation
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.table import commands, layout, loop, tags
from plateau_parlant.access.table.commands import Evening, run_evening, run_learn, words_of
from plateau_parlant.access.table.conversing import ScanLines, event_of, marked
from plateau_parlant.access.table.events import Notice, TagEvent
from plateau_parlant.access.table.inputs import TableInput
from plateau_parlant.access.table.simulated import SimulatedReader
from plateau_parlant.access.table.tags import TagTable
from plateau_parlant.access.table.wedge import BurstDetector, Scan

FR = Profile(lang="fr")


class Lines:
    """A loop's caller: the lines it gets, what it says."""

    def __init__(self, *lines: str | TagEvent) -> None:
        self.said: list[str] = []
        self._lines = [line if isinstance(line, str) else marked(line) for line in lines]
        self.texts = Texts("fr", "common", "program", *commands.TEXTS, strict=True)

    def say(self, text: str) -> None:
        self.said.append(text)

    def ask(self) -> str | None:
        return self._lines.pop(0) if self._lines else None

    def render(self, name: str, args: Any) -> str:
        return self.texts.text(name, **args)


def on(tag: str, zone: str = "HAND") -> TagEvent:
    return TagEvent(zone, "on", tag)


def learn(where: Path, *lines: str | TagEvent, game: str = "dragon") -> Lines:
    caller = Lines(*lines)
    run_learn(game, words_of(game, FR), caller.say, caller.ask, caller.render, where)
    return caller


# --- learn --------------------------------------------------------------------------------------------------


def test_learn_walks_the_deck_in_order_and_keeps_every_card_at_once(tmp_path: Path) -> None:
    said = learn(tmp_path, on("04A1"), on("04A2")).said
    assert said[0] == (
        "Étiquettes pour les Dragons. Pièces : 62. Tenez chaque pièce au lecteur quand je la nomme, ou tapez le numéro "
        "de son étiquette. Touche z pour passer, u pour annuler, q pour arrêter."
    )
    assert said[1] == "Suivant. 1 rouge. 1 sur 62."
    assert said[2:6] == [
        "Appris, 1 rouge.",
        "Suivant. 2 rouge. 2 sur 62.",
        "Appris, 2 rouge.",
        "Suivant. 3 rouge. 3 sur 62.",
    ]
    assert said[-1] == "Étiquettes apprises : 2 sur 62. Tout est gardé."
    assert tags.load("dragon", tmp_path).tags == {"04A1": "r1", "04A2": "r2"}


def test_learn_goes_on_where_it_stopped_and_can_be_undone(tmp_path: Path) -> None:
    learn(tmp_path, on("04A1"), "q")
    said = learn(tmp_path, on("04A2"), "u", on("04B2"), "q").said
    assert "Une est déjà apprise. Je reprends à la première qui manque." in said[0]
    assert "Suivant. 2 rouge. 2 sur 62." in said
    assert tags.load("dragon", tmp_path).tags == {"04A1": "r1", "04B2": "r2"}


def test_learn_explains_duplicates_and_bad_ids(tmp_path: Path) -> None:
    said = learn(tmp_path, on("04A1"), "z", on("04A1"), on("08AABBCC"), on("88AABBCC"), "q").said
    text = " ".join(said)
    assert "Étiquette déjà prise par 1 rouge. Est-ce la bonne carte ?" in text
    assert "Elle change de numéro à chaque lecture" in text
    assert "Le lecteur n'a lu que la moitié de son numéro" in text
    assert tags.load("dragon", tmp_path).tags == {"04A1": "r1"}


def test_yes_to_a_duplicate_takes_the_tag_over(tmp_path: Path) -> None:
    learn(tmp_path, on("04A1"), "z", on("04A1"), "oui", "q")
    assert tags.load("dragon", tmp_path).tags == {"04A1": "r3"}


def test_learn_takes_typed_ids_and_reads_no_number_aloud(tmp_path: Path) -> None:
    said = learn(tmp_path, "3760001", "q").said
    assert "Appris, 1 rouge." in said
    assert not any("3760001" in line for line in said)
    assert tags.load("dragon", tmp_path).tags == {"3760001": "r1"}


def test_a_tag_of_another_game_is_refused(tmp_path: Path) -> None:
    tags.save(TagTable("orcz", {"04A1": "0 c3"}), tmp_path)
    said = learn(tmp_path, on("04A1"), "q").said
    assert any(line.startswith("Étiquette d'un autre jeu") for line in said)
    assert tags.load("dragon", tmp_path).tags == {}


def test_orcz_is_learnt_set_by_set(tmp_path: Path) -> None:
    said = learn(tmp_path, "q", game="orcz").said
    assert said[1].startswith("Suivant.")
    deck = words_of("orcz", FR).deck()
    assert len(deck) == 24 + 4 * 13 + 24
    assert words_of("orcz", FR).component("0 c3") == "cavalerie 3 du joueur 1"


# --- check-evening ------------------------------------------------------------------------------------------


def evening(caller: Lines, zones: tuple[str, ...], earphones: tuple[Any, ...] = (), known: int = 62) -> bool:
    words = words_of("dragon", FR)
    table = TagTable("dragon", {f"04{n:04X}": one for n, one in enumerate(words.deck()[:known])})
    plan = layout.load("dragon")
    return run_evening(
        "dragon", words, Evening(zones, earphones, table), plan.zone, caller.say, caller.ask, caller.render
    )


def test_an_evening_where_all_is_well() -> None:
    whispered: list[str] = []
    caller = Lines(on("040000", "A1"), on("040001", "A2"), "o")
    assert evening(caller, ("I", "II"), (("Anna", whispered.append),))
    assert caller.said == [
        "Vérification. 2 lecteurs, une oreillette. Posez une carte sur chaque lecteur. Touche n s'il ne répond pas.",
        "Posez une carte sur armée un. Lecteur 1 sur 2.",
        "armée un lit bien.",
        "Posez une carte sur armée deux. Lecteur 2 sur 2.",
        "armée deux lit bien.",
        "Anna, avez-vous entendu votre nom dans votre oreillette ? Touche o pour oui, n pour non.",
        "Étiquettes pour les Dragons, 62 sur 62. La boîte est complète.",
        "Tout est prêt, bonne soirée.",
    ]
    assert whispered == ["Anna, ceci n'est que pour vous."]


def test_an_evening_tells_what_is_to_be_looked_at_again() -> None:
    caller = Lines(on("040001", "A2"), "n", "n")
    assert not evening(caller, ("I", "II"), (("Anna", lambda text: None),), known=60)
    assert "C'était armée deux. J'attends une carte sur armée un." in caller.said
    assert caller.said[-1] == (
        "À revoir. Armée un ne répond pas. L'oreillette d'Anna est muette. 2 pièces n'ont pas d'étiquette."
    )


def test_an_evening_without_readers_or_earphones_still_counts_the_tags() -> None:
    caller = Lines()
    assert evening(caller, ())
    assert caller.said[0] == "Vérification. Aucun lecteur, aucune oreillette."
    assert caller.said[-1] == "Tout est prêt, bonne soirée."


# --- share, board -------------------------------------------------------------------------------------------


def test_tables_and_profiles_leave_and_come_as_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tags.save(TagTable("dragon", {"04A1": "r1"}))
    file = tmp_path / "club.zip"
    try:
        assert cli.main(["share", "export", str(file), "--output", "text", "--lang", "fr"]) == 0
        tags.save(TagTable("dragon", {"04A1": "r2"}))
        assert cli.main(["share", "import", str(file), "--output", "text", "--lang", "fr"]) == 0
        assert tags.load("dragon").tags == {"04A1": "r2"}, "what is there already is kept"
        assert cli.main(["share", "import", str(file), "--replace", "--output", "text", "--lang", "fr"]) == 0
        assert tags.load("dragon").tags == {"04A1": "r1"}
        assert cli.main(["share", "import", str(tmp_path / "none.zip"), "--output", "text", "--lang", "fr"]) == 1
    finally:
        tags.path_of("dragon").unlink()
    said = capsys.readouterr().out
    assert "Exporté." in said
    assert "Fichier introuvable, none.zip" in said


def test_board_says_that_none_is_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(commands, "reports", lambda name: [Notice("table-health-away", {"board": "table"})])
    assert cli.main(["board", "--output", "text", "--lang", "fr"]) == 1
    assert "Boîtier table absent." in capsys.readouterr().out


def test_board_install_without_a_board_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "system_ports", list)
    assert cli.main(["board", "install", "--output", "text", "--lang", "fr"]) == 1
    assert "Aucun boîtier trouvé." in capsys.readouterr().out


def test_the_parts_of_the_dragon_box_are_found_by_their_tags() -> None:
    box = inventory.load("dragon")
    assert box is not None
    for component in words_of("dragon", FR).deck():
        assert inventory.part_of(box, component) is not None, component


# --- layouts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dragon", "orcz"])
def test_the_shipped_layouts_name_zones_of_the_game_and_commands(game: str) -> None:
    plan = layout.load(game)
    words = words_of(game, FR)
    for zone in plan.zones.values():
        assert words.spot(zone) != zone or zone == "hand"
    assert set(plan.buttons.values()) <= set(keymap.load().keys)


def test_the_persons_own_layout_wins(tmp_path: Path) -> None:
    folder = paths.folder("config") / "boards" / "zones"
    folder.mkdir(parents=True)
    own = folder / "dragon.yaml"
    own.write_text("game: dragon\nzones: {A1: hand 2, scanner: hand 1}\n", encoding="utf-8")
    try:
        plan = layout.load("dragon")
        assert (plan.zone("A1"), plan.zone("scanner"), plan.zone("A9")) == ("hand 2", "hand 1", "A9")
        assert layout.seat_of(plan.zone("A1")) == 1
    finally:
        own.unlink()
    assert layout.load("dragon").zone("scanner") == "hand"
    assert layout.seat_of("hand") == -1
    assert layout.seat_of("II") is None


# --- loops --------------------------------------------------------------------------------------------------


class Keyboard:
    """Gives keys with the time that each takes (ms)."""

    def __init__(self, *keys: tuple[int, str]) -> None:
        self._keys = list(keys)
        self.back: list[str] = []
        self.now = 0

    async def keys(self) -> AsyncIterator[str]:
        while self._keys:
            wait, key = self._keys.pop(0)
            if wait > 60:
                await asyncio.sleep(0.08)  # so that what is held back is let go by time
            self.now += wait
            yield key

    def put_back(self, keys: list[str]) -> None:
        self.back += keys


class Served:
    """A table that notes what comes."""

    def __init__(self) -> None:
        self.burst: BurstDetector | None = BurstDetector("qwerty")
        self.scans: list[str] = []
        self.taken: list[Any] = []
        self.pumped = 0

    def pump(self) -> None:
        self.pumped += 1

    def scanned(self, scan: Scan) -> None:
        self.scans.append(scan.code)

    def take(self, event: Any) -> None:
        self.taken.append(event)


def keys_through(keyboard: Keyboard, served: Served, most: int = 99) -> list[str]:
    async def read() -> list[str]:
        got: list[str] = []
        keys: Any = loop.keys_of(keyboard, served, lambda: keyboard.now)
        async for key in keys:
            got.append(key)
            if len(got) >= most:
                break
        await keys.aclose()
        return got

    return asyncio.run(read())


def test_a_scanners_burst_is_a_scan_and_a_players_keys_are_keys() -> None:
    served = Served()
    keyboard = Keyboard(
        (0, "n"), (200, "3"), *((3, digit) for digit in "7600"), (3, "enter"), (400, "d"), (90, "enter")
    )
    assert keys_through(keyboard, served) == ["n", "d", "enter"]
    assert served.scans == ["37600"]


def test_arrows_and_a_burst_without_enter_pass_no_letters() -> None:
    served = Served()
    keyboard = Keyboard((0, "up"), *((3, digit) for digit in "37600"), (400, "f1"))
    assert keys_through(keyboard, served) == ["up", "f1"]
    assert [event.code for event in served.taken] == ["table-scan-no-enter"]


def test_what_was_taken_and_not_used_is_put_back() -> None:
    keyboard = Keyboard((0, "up"), (0, "down"), (0, "left"))
    assert keys_through(keyboard, Served(), most=1) == ["up"]
    assert keyboard.back in (["down"], [])


def test_without_a_scanner_keys_are_not_held_back() -> None:
    served = Served()
    served.burst = None
    assert keys_through(Keyboard((0, "a"), (1, "b")), served) == ["a", "b"]


class Front:
    """What a loop serves."""

    soon: Callable[[Callable[[], None]], None] | None = None
    later: Callable[[float, Callable[[], None]], None] | None = None


def test_lines_are_read_while_readers_wake_the_loop() -> None:
    read, write = os.pipe()
    served, front = Served(), Front()
    lines = loop.Lines(front, served, read)
    done: list[str] = []
    assert front.soon is not None and front.later is not None
    front.soon(lambda: done.append("woken"))
    front.later(0.01, lambda: done.append("later"))
    time.sleep(0.05)
    os.write(write, "sept rouge\né".encode())
    os.write(write, b"\n")
    assert lines.next() == "sept rouge\n"
    assert lines.next() == "é\n"
    os.close(write)
    assert lines.next() == ""
    assert served.pumped == 1
    assert done == ["woken", "later"]


def test_a_tag_held_to_a_reader_is_a_line_of_the_conversation() -> None:
    sent: list[str] = []

    class Talk:
        texts = Texts("fr", "common", "program", "table", strict=True)

        def __init__(self) -> None:
            self.said: list[str] = []

        def key(self) -> None:
            pass

        def notice(self, text: str, critical: bool = False) -> None:
            self.said.append(text)

    talk: Any = Talk()
    conversation = Conversation(talk, keymap.load(), lambda say, ask, render: None)
    conversation._send = sent.append  # type: ignore[method-assign, assignment]
    inputs = TableInput()
    scans = ScanLines(conversation, inputs, Profile(hold_keys=True), zone=lambda zone: "armée un")
    SimulatedReader(inputs.push).scan("HAND", "04A1", "r7")
    inputs.push(Notice("table-reader-lost", {"board": "table", "zone": "A1"}))
    scans.pump()
    assert event_of(sent[0]) == TagEvent("HAND", "seen", "04A1", "r7")
    assert talk.said[0].startswith("Lecteur armée un en panne")
    scans.scanned(Scan("376"))
    assert event_of(sent[1]) == TagEvent("scanner", "seen", "376")
    assert event_of("oui") is None
    assert walk.plain("É") == "e"


def test_stock_is_taken_by_tags_each_counted_once(tmp_path: Path) -> None:
    from plateau_parlant.access.table.counting import Counting

    box = inventory.load("dragon")
    assert box is not None
    counting = Counting(box, TagTable("dragon", {"04A1": "r1", "04A2": "r2", "04A3": "token vol"}))
    events = [on("04A1"), on("04A1"), on("04A2"), on("04FF"), on("04A3")]
    caller = Lines(*(counting.line(event) for event in events), "q")
    caller.texts.add("inventory")
    inventory.run_inventory("dragon", "fr", caller.say, caller.ask, caller.render, folder=tmp_path, scan=counting.part)
    counted = [line for line in caller.said if "12" in line and "rouges" in line]
    assert counted, caller.said
    assert counting.part("04A1") == "cards-r", "typed codes count as well"
    assert counting.part("oui") is None
    assert counting.part(marked(on("04FF"))) == ""
