"""No message says "1 gobelins": where a number stands before a plural noun, the message chooses by that number."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from plateau_parlant.access.narration.bundle import FOLDER

PLURAL = re.compile(r" ([a-zà-ÿœ]+[sx])\b")
SAME = (
    "bois", "fois", "sur", "pas", "plus", "dans", "sous", "puis", "vous", "tous", "des", "les", "vers", "sans", "hors",
    "depuis", "aux",
)  # fmt: skip
"""Words that end so in the singular too, or are no nouns."""
NEVER_ONE = {
    "moves-too-many", "help-open", "slower", "faster", "menu-open", "start-open", "reason-more-than-fewest",
    "refused-field-full", "event-inserted", "welcome-game", "dice-words", "score-to-win", "refused-out-of-range",
    "inventory-intro", "read-contents", "simulate-score", "simulate-wins", "simulate-length", "simulate-pace",
    "table-taken-which", "values-open", "walk-last", "walk-finished", "walk-bad-long", "wizard-row",
    "wizard-bad-width", "phrase-begins",
}  # fmt: skip
"""Messages whose number is two at least: a whole list, a size, a limit, an average."""


NO_NUMBER = {"worlds", "percent", "cards", "cards_a", "card"}
"""Variables that are words, or many games and chances out of a hundred."""


def spots(pattern: Any, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Every variable with the text after it, left out where a branch was chosen by that variable."""
    elements = pattern.elements
    for index, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from spots(variant.value, chosen | {by, by.removesuffix("_key")})
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            after = elements[index + 1] if index + 1 < len(elements) else None
            if isinstance(after, ast.TextElement):
                yield expression.id.name, after.value


def test_a_number_before_a_plural_noun_is_chosen_by() -> None:
    found = []
    for path in sorted(Path(FOLDER, "fr").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.id.name in NEVER_ONE or "guardians" in path.name:
                continue
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                for name, after in spots(pattern, frozenset()) if pattern else ():
                    noun = PLURAL.match(after)
                    if noun and noun[1] not in SAME and name not in NO_NUMBER:
                        found.append((path.name, entry.id.name, name, noun[1]))
    assert not found
