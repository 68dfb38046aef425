"""Every key that can be pressed has a name that a voice can say, in the listener's language."""

import string

import pytest
from desk_rig import Rig, keys_of

from plateau_parlant.access import cli
from plateau_parlant.access.keyboard.keymap import DIGITS, NAMED
from plateau_parlant.access.keyboard.signs import spoken
from plateau_parlant.access.listing import Choice
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.screen import Screen
from plateau_parlant.access.talk import Talk

SIGNS = set(string.punctuation) | {sign for layout in DIGITS.values() for sign in layout} | set("°§£µ¤²€¨«»’")
KEYS = sorted(NAMED | SIGNS | {"paste", "c-delete", "s-up", "s-tab", "c-left", "f13", "c-\\", "ß", "\u2028", "insert"})


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_key_is_said_in_words(lang: str) -> None:
    texts = Texts(lang, "common", strict=True)
    named: dict[str, str] = {}
    for key in KEYS:
        name = spoken(texts, key)
        assert all(char.isalnum() or char in " '-" for char in name), (key, name)
        assert len(name) > 1 or key.isalnum(), (key, name)
        if name != texts.text("key-other"):
            assert named.setdefault(name, key) == key or key in "’'", (key, named[name], name)


def test_no_english_name_of_a_key_is_said_in_french() -> None:
    french, english = Texts("fr", "common", strict=True), Texts("en", "common", strict=True)
    same = {key for key in NAMED | SIGNS if spoken(french, key) == spoken(english, key)}
    both = {"&": "et commercial", "$": "dollar", "~": "tilde", "µ": "micro", "€": "euro", "'": "apostrophe",
            "’": "apostrophe", "+": "plus"}  # fmt: skip
    assert {key for key in same if not key.isalnum()} <= set(both)


@pytest.mark.parametrize("key", ["~", "home", "f9", "%", "c-a", "delete"])
def test_a_key_without_meaning_is_named_in_play_in_practice_and_in_the_menu(key: str) -> None:
    rig = Rig(seed=7)
    name = spoken(rig.desk.ear.texts, key)
    assert name in rig.press([key])[0]
    rig.press("K")
    assert name.casefold() in rig.press([key])[0].casefold()
    talk = Talk(rig.out, Texts("fr", "common", strict=True))  # type: ignore[arg-type]
    screen = Screen(talk, keys_of(()), lambda: [Choice("une ligne", lambda: None)])
    rig.out.clear()
    screen.press(key)
    assert name in rig.out.texts()[0]


def test_practice_says_which_card_a_digit_reads() -> None:
    rig = Rig(seed=7)
    rig.press("K")
    assert rig.press("é") == ["É : lire la carte 2 de la main, sans la jouer."]
    assert rig.press("0") == ["0 : lire la carte 10 de la main, sans la jouer."]


def test_help_of_the_command_line_is_french(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["--help"], ["solo", "--help"], ["read", "--help"]):
        assert cli.main(line) == 0
        out = capsys.readouterr().out
        for word in ("usage:", "positional", "show this", "exit"):
            assert word not in out, (line, word)
        assert out.startswith("Emploi : plateau")
