"""Keys in words: a voice says nothing of most signs, and the terminal's own names are English."""

from plateau_parlant.access.narration.bundle import Texts

SIGNS = {
    ",": "comma",
    ";": "semicolon",
    "<": "less",
    ">": "greater",
    ":": "colon",
    "?": "question-mark",
    " ": "space",
    "!": "exclamation",
    '"': "quote",
    "#": "hash",
    "$": "dollar",
    "%": "percent",
    "&": "ampersand",
    "'": "apostrophe",
    "’": "apostrophe",
    "(": "paren-open",
    ")": "paren-close",
    "*": "star",
    "+": "plus",
    "-": "hyphen",
    ".": "period",
    "/": "slash",
    "=": "equals",
    "@": "at",
    "[": "bracket-open",
    "]": "bracket-close",
    "\\": "backslash",
    "^": "caret",
    "_": "underscore",
    "`": "backquote",
    "{": "brace-open",
    "}": "brace-close",
    "|": "bar",
    "~": "tilde",
    "°": "degree",
    "§": "section",
    "£": "pound",
    "µ": "micro",
    "¤": "currency",
    "²": "squared",
    "€": "euro",
    "«": "guillemet-open",
    "»": "guillemet-close",
    "¨": "diaeresis",
}
"""Keys that are signs, by the end of the message that names them."""


def spoken(texts: Texts, key: str) -> str:
    """A key as it is spoken."""
    name = f"key-{SIGNS.get(key, key)}"
    if texts.has(name):
        return texts.text(name)
    if key.startswith(("c-", "s-")) and len(key) > 2:
        rest = spoken(texts, key[2:].lower())
        if key.startswith("s-"):
            return texts.text("key-shift", key=rest)
        return texts.text("key-control", letter=rest.upper() if len(rest) == 1 else rest)
    if key[:1] == "f" and key[1:].isdigit():
        return texts.text("key-function", number=key[1:])
    if len(key) == 1 and key.isalpha() and key.isupper():
        return texts.text("key-capital", letter=key)
    return key if len(key) == 1 and key.isalnum() else texts.text("key-other")
