"""Words that a voice should say in another way than they are written. Print keeps the written form."""

import re
from collections.abc import Mapping
from functools import lru_cache


def pronounced(text: str, spoken: Mapping[str, str]) -> str:
    """`text` with each whole word (or run of words) of `spoken` replaced by its spoken form, in one pass.

    Upper and lower case do not matter; the longest entry wins; what was put in is not replaced again.
    """
    if not spoken:
        return text
    pattern, forms = _table(tuple(spoken.items()))
    return pattern.sub(lambda found: forms[found.group().casefold()], text) if forms else text


@lru_cache(maxsize=8)
def _table(items: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    forms = {written.casefold(): said for written, said in items if written.strip()}
    words = sorted((written for written, _ in items if written.strip()), key=len, reverse=True)
    # \b would not do: an entry may begin or end with something that is no letter.
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, words)) + r")(?!\w)", re.IGNORECASE), forms
