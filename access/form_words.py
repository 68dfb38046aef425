"""A form's fields, and the typed words that fill them: "vitalité moins 2", "pouvoir annulé"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from plateau_parlant.access.narration.typed import fits, fold, tokens

Value = str | int | bool | None
Told = dict[str, Value]


class Field(msgspec.Struct, frozen=True):
    """A field as the rules list it: "vitality int -30 30", "cancel flag", "destroy none|own"."""

    name: str
    kind: str
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()


def field_of(text: str) -> Field:
    """The field that an Ask's entry describes."""
    name, kind, *rest = text.split(" ")
    if kind == "int":
        return Field(name, kind, int(rest[0]), int(rest[-1]))
    if kind == "flag":
        return Field(name, kind)
    return Field(name, "choice", values=tuple(value for word in (kind, *rest) for value in word.split("|")))


class FormWords:
    """Reads what is typed of a form. `narrator`: one of a game with forms, who words the fields."""

    def __init__(self, narrator: Any) -> None:
        self._narrator = narrator

    def tokens(self, text: str) -> list[Any]:
        """The words and numbers of a text that say something."""
        words = self._narrator
        numbers, nouns = words._numbers(), [fold(noun) for noun in words.say("numbered-nouns").split()]
        filler = {fold(word) for word in words.say("filler-words").split()}
        return [token for token in tokens(text, numbers, nouns) if token not in filler]

    def piece(self, view: Any, fields: Sequence[Field], text: str) -> tuple[Field, Value] | None:
        """A field and its value, of typed words; the first field they fit."""
        words = self._narrator
        number, typed = self._signed(self.tokens(text))
        for field in fields:
            keys = f"{words.form_label(view, field)} {words.form_keys(view, field)}"
            if field.kind == "int":
                if number is not None and typed and fits(typed, self.tokens(keys)):
                    return field, -number if self._loses(field, typed) else number
            elif field.kind == "flag":
                spoken = f"{keys} {words.form_value(view, field, True)} {words.form_value(view, field, None)}"
                off = self.tokens(words.form_value(view, field, None))
                if number is None and typed and fits(typed, self.tokens(spoken)):
                    return field, not any(token in off for token in typed)
            elif typed:
                whole = self.tokens(text)
                values = [
                    value
                    for value in field.values
                    if value != "none" and fits(whole, self.tokens(f"{keys} {words.form_value(view, field, value)}"))
                ]
                if values:  # of one card and both, the one
                    return field, min(values, key=lambda value: len(words.form_value(view, field, value)))
        return None

    def _loses(self, field: Field, typed: list[Any]) -> bool:
        lose = [fold(word) for word in self._narrator.say("form-lose-words").split()]
        return field.least < 0 and any(token in lose for token in typed)

    def _signed(self, found: list[Any]) -> tuple[int | None, list[Any]]:
        """The one number among the tokens, with its sign, and the other tokens."""
        minus = [fold(word) for word in self._narrator.say("form-minus-words").split()]
        plus = [fold(word) for word in self._narrator.say("form-plus-words").split()]
        number, sign, rest = None, 1, []
        for token in found:
            if isinstance(token, str) and re.fullmatch(r"[-+]\d{1,3}", token):
                token = int(token)
            if isinstance(token, int):
                if number is not None:
                    return None, found
                number = token
            elif token in minus or token == "-":
                sign = -1
            elif token not in plus and token != "+":
                rest.append(token)
        return (None if number is None else sign * number), rest

    def number(self, line: str) -> int | None:
        """The number that was typed, with its sign; None where it is none, or more."""
        number, rest = self._signed(self.tokens(line))
        return None if rest else number
