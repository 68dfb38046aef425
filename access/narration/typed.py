"""Typed words against the words of a move: in any order, numbers as digits or words, never one card for another."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping

Token = str | int | tuple[str, int]
"""A word, a number, or a noun with its number ("armée deux")."""


def fold(text: str) -> str:
    """Lower case, without accents or punctuation at the ends: how typed words are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(char for char in plain if not unicodedata.combining(char)).strip(" .,;:!?'\"/")


def tokens(text: str, numbers: Mapping[str, int], nouns: Collection[object]) -> list[Token]:
    """The words of a phrase; an apostrophe parts them ("l'armée"). A number after one of `nouns` belongs to it, so
    "1 jaune, armée deux" is not "2 jaune, armée un"."""
    found: list[Token] = []
    for word in map(fold, re.split(r"[\s,;:'’]+", text)):
        if not word:
            continue
        number = int(word) if word.isdecimal() and len(word) < 7 else numbers.get(word)
        if number is None:
            found.append(word)
        elif found and found[-1] in nouns:
            found[-1] = (str(found[-1]), number)
        else:
            found.append(number)
    return found


def fits(typed: Iterable[Token], spoken: list[Token]) -> bool:
    """Whether all that was typed stands in what is spoken. Words and nouns with numbers may come in any order; bare
    numbers come in the spoken order, and may leave out the noun ("7 rouge 2")."""
    typed = list(typed)
    words = [token for token in spoken if not isinstance(token, int)]
    if any(isinstance(token, tuple) for token in typed):
        ordered = [token for token in spoken if isinstance(token, int)]
    else:
        ordered = [token if isinstance(token, int) else token[1] for token in spoken if not isinstance(token, str)]
    for token in typed:
        if isinstance(token, int):
            if token not in ordered:
                return False
            del ordered[: ordered.index(token) + 1]
        elif token in words:
            words.remove(token)
        elif not any(isinstance(other, tuple) and other[0] == token for other in words):
            return False
    return True
