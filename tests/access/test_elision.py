"""French: "d'Anna", "du dragon", never "de Anna": in every file of messages and names, and where names meet words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from plateau_parlant.access.narration import elision
from plateau_parlant.access.narration.bundle import FOLDER, Texts

ROOT = Path(__file__).resolve().parents[2]
MET = re.compile(r"(?<![-\w])(de|que|le|la|je|ne|se|me|te|ce|jusque|lorsque|puisque) (\w[\w'’-]*)", re.IGNORECASE)
CONTRACTED = re.compile(r"(?<![-\w])(de|à) (le|les) (?!\w+(er|ir|re)\b)\w")


def sentences() -> Iterator[tuple[str, str]]:
    """Every French text of the project that a voice may read, with where it stands."""
    for path in sorted(FOLDER.glob("fr/*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", re.sub(r"\{[^}]*\}?", "…", line)
    for path in sorted(FOLDER.glob("rules/fr/**/*.md")):
        yield from ((path.name, line) for line in path.read_text(encoding="utf-8").splitlines())
    for path in (*ROOT.glob("profiles/**/*.yaml"), FOLDER / "rulings" / "fr.yaml"):
        yield from strings(path.name, yaml.safe_load(path.read_text(encoding="utf-8")), path.name == "fr.yaml")


def strings(where: str, value: object, french: bool) -> Iterator[tuple[str, str]]:
    if isinstance(value, str) and french:
        yield where, value
    elif isinstance(value, list):
        for one in value:
            yield from strings(where, one, french)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from strings(f"{where} {key}", one, french or key == "fr")


def test_no_text_forgets_to_elide() -> None:
    found = []
    for where, text in sentences():
        for met in MET.finditer(text):
            word = met[2]
            if word in ("un", "une", "A", "hors"):  # the numbers, a letter, and "de hors"
                continue
            if elision.begins_with_vowel(word):
                found.append((where, met[0]))
    assert not found


def test_no_text_forgets_to_contract() -> None:
    assert not [(where, text) for where, text in sentences() if CONTRACTED.search(text)]


@pytest.mark.parametrize(
    ("name", "said"),
    {
        "Anna": "d'Anna", "Élise": "d'Élise", "Yves": "d'Yves", "Hélène": "d'Hélène", "Œdipe": "d'Œdipe",
        "archer enflammé": "d'archer enflammé", "homme-poisson 1": "d'homme-poisson 1", "armée deux": "d'armée deux",
        "Bruno": "de Bruno", "Yann": "de Yann", "Hugo": "de Hugo", "héros": "de héros", "onze": "de onze",
        "E5": "de E5", "A": "de A", "11 rouge": "de 11 rouge", "": "de ",
        "le dragon rouge": "du dragon rouge", "les archers": "des archers", "l'armée deux": "de l'armée deux",
        "la tour": "de la tour", "Le Grand Balderoon": "de Le Grand Balderoon",
    }.items(),
)  # fmt: skip
def test_de_before_a_name(name: str, said: str) -> None:
    source = elision.marked("x = Le tour de { $name }.\n")
    assert elision.elided(source.split("= ")[1].replace("{ $name }", name)) == f"Le tour {said}.\n"


def test_the_other_words() -> None:
    say = Texts("fr", "common", "dragon", strict=True).text
    assert elision.elided(f"plus que {elision.MARK}Anna") == "plus qu'Anna"
    assert elision.elided(f"à {elision.MARK}le gobelin, à {elision.MARK}Anna") == "au gobelin, à Anna"
    assert elision.elided(f"De {elision.MARK}le haut") == "Du haut"
    assert say("event-tower-closed", seat="Anna") == "La tour est fermée jusqu'au prochain tour d'Anna."


def test_no_mark_is_ever_spoken() -> None:
    """Every message whose source holds the mark, filled with a name of each sort."""
    for path in FOLDER.glob("fr/*.ftl"):
        assert elision.MARK not in path.read_text(encoding="utf-8")
    texts = Texts("fr", "common", "program", "play-table", strict=True)
    for name in ("forget-nothing", "forget-not"):
        for who in ("Anna", "Bruno", "le club", ""):
            assert elision.MARK not in texts.text(name, name=who)
