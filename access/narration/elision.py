"""French elision and contraction where a name meets "de", "que" or "à": "d'Anna", "du dragon rouge", "aux armées".

Names are data and people's own, so no message can be written for them: every message of the French files gets it.
"""

import re
import unicodedata

MARK = "\x02"
"""Stands before a variable that follows one of these words, until the message is filled. No text holds it."""

_BEFORE = re.compile(r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[ÀAà]) (\{ ?\$[\w-]+ ?\})")
_FILLED = re.compile(rf"\b(\w+) {MARK}(les? )?(\S*)")
_NEVER = ("onze", "onzieme", "huit", "huitieme", "oui", "ouistiti", "uhlan")
_SILENT_H = re.compile(
    r"h(el|enr|erv|ermi|ub|ec[tu]|ort|onor|yac|ipp|ila|omm|ab|armo|erb|eure(s?\b|u)|iver|ui[lst])"
)
_CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def marked(source: str) -> str:
    """The source of messages, with the mark where a variable follows a word that it may change."""
    return _BEFORE.sub(rf"\1 {MARK}\2", source)


def elided(text: str) -> str:
    """The filled message as it is said."""
    return _FILLED.sub(_joined, text) if MARK in text else text


def begins_with_vowel(word: str) -> bool:
    """Whether "de" loses its vowel before the word: Anna, Yves, Hélène; not héros, Yann, onze, E5, A."""
    plain = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(char for char in plain if not unicodedata.combining(char)).strip(" .,;:!?«»\"'")
    if len(plain) < 2 or plain in _NEVER or re.fullmatch(r"[a-z]\d+", plain):
        return False
    if plain[0] == "y":
        return plain[1] not in "aeiou"
    return plain[0] in "aeiou" or bool(_SILENT_H.match(plain))


def _joined(found: re.Match[str]) -> str:
    before, article, word = found[1], found[2] or "", found[3]
    if article:
        contracted = _CONTRACTED.get(f"{before.casefold()} {article.strip()}")
        if contracted:
            return f"{contracted.capitalize() if before[:1].isupper() else contracted} {word}"
        return f"{before} {article}{word}"
    if before.casefold() not in ("à", "a") and begins_with_vowel(word):
        return f"{before[:-1]}'{word}"
    return f"{before} {word}"
