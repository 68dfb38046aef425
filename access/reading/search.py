"""Finding the sections that answer a few words, typed as people type: without accents, in any case or number."""

import difflib
import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from plateau_parlant.access.walk import plain

_EMPTY = (
    "le la les l un une des du de d et ou a au aux en dans sur ce cette qui que quoi quel quelle quand comment est "
    "sont je il elle on ne pas se sa son ses mon ma mes peut puis the an of to and or in is are on what which when how "
    "do does i my his it its for with by can"
)


class Passage(msgspec.Struct, frozen=True):
    """A text that can be found: `id` is opaque to the search, `keys` are words that find it at once (clause ids).

    `also` are words that find it like those of its title, but are not spoken (other names, cards).
    """

    id: str
    title: str
    text: str
    keys: tuple[str, ...] = ()
    also: str = ""


class Hit(msgspec.Struct, frozen=True):
    """A passage found, with its score (higher is better) and the sentence of it that fits best."""

    passage: Passage
    score: float
    sentence: str


def words(text: str) -> list[str]:
    """The words of `text`, plain (no accents, small letters), each cut to its stem."""
    return [stem(word) for word in re.findall(r"[a-z0-9]+", plain(text.replace("'", " ").replace("’", " ")))]


def stem(word: str) -> str:
    """`word` without the mark of plural or feminine: close enough for French and English alike."""
    if len(word) > 4:
        for end, put in (("ies", "y"), ("eaux", "eau"), ("aux", "al"), ("ees", "e"), ("ee", "e"), ("es", "e")):
            if word.endswith(end):
                word = word.removesuffix(end) + put
                break
    if len(word) > 3 and word[-1] in "sx" and not word.endswith("ss"):
        word = word[:-1]
    return word.removesuffix("e") if len(word) > 3 else word


def families(text: str) -> tuple[frozenset[str], ...]:
    """Word families from a file of one family a line (`#` lines are comments), as stems."""
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return tuple(frozenset(words(line)) for line in lines)


def search(
    query: str, passages: Sequence[Passage], limit: int = 10, related: Sequence[frozenset[str]] = ()
) -> list[Hit]:
    """The best passages for `query`, best first, at most `limit`; none when no word is known.

    `related` are families of words that stand for each other (`bribe`, `bribery`), a little less surely than the word
    itself.

    A clause id (`d4.3`) finds its passage first. A word counts more in a title, when it is rare, and when it is whole;
    a beginning (`drag`) or a slip of the fingers (`dargon`) finds less surely than the word itself.
    """
    key = plain(query).replace(" ", "")
    index = [
        (passage, words(f"{passage.title} {passage.also}"), Counter(words(passage.text))) for passage in passages
    ]
    asked = [word for word in words(query) if word not in _STEMS] or words(query)
    hits = []
    known = sorted({word for _, title, text in index for word in (*title, *text)})
    weighed = [(word, _forms(word, known, related)) for word in dict.fromkeys(asked)]
    spread = Counter(word for _, title, text in index for word in {*title, *text})
    for passage, title, text in index:
        score, matched = 0.0, 0
        if key in {plain(k) for k in passage.keys}:
            score, matched = 100.0, len(weighed)
        for _, forms in weighed:
            best = 0.0
            for form, trust in forms:
                rare = math.log(1 + len(index) / spread[form])
                best = max(best, trust * rare * ((4 if form in title else 0) + min(text[form], 3)))
            score += best
            matched += best > 0
        if score and weighed:
            score *= (min(matched, len(weighed)) / len(weighed)) ** 2
            named = set(words(passage.title)) - _STEMS
            if named and named <= set(words(query)):
                score *= 2  # all of its title was said: this is what is meant
            hits.append(Hit(passage, score, _sentence(passage.text, weighed)))
    hits.sort(key=lambda hit: -hit.score)
    return [hit for hit in hits if hit.score >= hits[0].score / 20][:limit]


def _forms(word: str, known: Sequence[str], related: Sequence[frozenset[str]]) -> list[tuple[str, float]]:
    kin = [(other, 0.7) for family in related if word in family for other in sorted(family - {word}) if other in known]
    if word in known or kin:
        return [(word, 1.0), *kin] if word in known else kin
    if len(word) >= 3:
        begun = [(other, 0.6) for other in known if other.startswith(word)]
        if begun:
            return begun
    if len(word) >= 4:
        return [(other, 0.4) for other in difflib.get_close_matches(word, known, n=3, cutoff=0.75)]
    return []


def _sentence(text: str, weighed: Iterable[tuple[str, list[tuple[str, float]]]]) -> str:
    wanted = {form for _, forms in weighed for form, _ in forms}
    sentences = re.split(r"(?<=[.?!])\s+", text)
    return max(sentences, key=lambda sentence: len(wanted & set(words(sentence))))


_STEMS = frozenset(stem(plain(word)) for word in _EMPTY.split(" "))
