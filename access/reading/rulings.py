"""The Guardians rulings: every entry of the compilation in our own words, found by card, by term or by a question.

The words are in `access/narration/rulings/<lang>.yaml`, what each ruling is worth in `index.yaml` beside them. Each
heading has as many rulings as the compilation has paragraphs under it. Disputes have two readings; which one a table
plays is its own decision, kept in a file of its profile.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import yaml

from plateau_parlant.access import decks, paths
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.reading.search import Hit, Passage, search
from plateau_parlant.access.walk import Said

MARKS = {
    "b": ("booklet",),
    "f": ("faq",),
    "r": ("rm",),
    "i": ("in",),
    "ir": ("in", "rm"),
    "fr": ("faq", "rm"),
}
"""What the letters of `index.yaml` stand for: booklet (or guide, or card), official answer, house rule, custom."""


FEW = 8
"""An entry on more cards than this is found by what its text says, not by each card's name."""


class Ruling(msgspec.Struct, frozen=True):
    """One ruling: its text and its marks, of booklet, faq, rm, in."""

    text: str
    marks: tuple[str, ...]


class Dispute(msgspec.Struct, frozen=True):
    """An open question. `readings` are the two answers; `settled` is the one (1 or 2) that custom takes, else 0.
    `start` and `count` say which rulings of the entry tell it."""

    id: str
    title: str
    question: str
    readings: tuple[str, str]
    settled: int
    start: int
    count: int
    cards: tuple[str, ...]


class Topic(msgspec.Struct, frozen=True):
    """A heading with its rulings, the cards it speaks of, other entries to hear, and its disputes if it is them."""

    id: str
    title: str
    also: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    cards: tuple[str, ...]
    see: tuple[str, ...]
    disputes: tuple[Dispute, ...] = ()


@cache
def topics(lang: str) -> dict[str, Topic]:
    """All entries by id, in the order of the compilation. `lang` is fr or en."""
    index, text = _data("index.yaml"), _data(f"{lang}.yaml")
    made = {}
    for name, facts in index.items():
        told = text[name]
        marked = zip(told["rulings"], facts["marks"], strict=True)
        made[name] = Topic(
            name,
            told["title"],
            tuple(told["also"]),
            tuple(Ruling(ruling, MARKS[mark]) for ruling, mark in marked),
            tuple(facts.get("cards", ())),
            tuple(facts.get("see", ())),
            _disputes(facts, told),
        )
    return made


def disputes(lang: str) -> dict[str, Dispute]:
    """The open questions by id."""
    return {dispute.id: dispute for topic in topics(lang).values() for dispute in topic.disputes}


@cache
def passages(lang: str) -> tuple[Passage, ...]:
    """The entries as what the reader's search takes: `ruling:ID`, and `dispute:ID` for each open question.

    Card names in both languages lead to the entries that speak of the card.
    """
    texts = Texts(lang, "common", "guardians")
    made = []
    for topic in topics(lang).values():
        said = spoken(topic)[1:]
        text = " ".join(texts.text(one.id, **_shown(one, lang)) for one in said)
        made.append(Passage(f"ruling:{topic.id}", topic.title, text, (topic.id,), _found_by(topic.also, topic.cards)))
        for dispute in topic.disputes:
            said = spoken_dispute(dispute, 0, custom=False)[1:-1]
            readings = [texts.text(one.id, **one.args) for one in said]
            told = " ".join((dispute.question, *readings, *_told(topic, dispute)))
            made.append(Passage(f"dispute:{dispute.id}", dispute.title, told, (), _found_by((), dispute.cards)))
    return tuple(made)


def _shown(said: Said, lang: str) -> dict[str, Any]:
    if said.id == "rulings-see":
        return {"id": topics(lang)[str(said.args["id"])].title}
    return said.args


def _found_by(also: tuple[str, ...], cards: tuple[str, ...]) -> str:
    return " ".join((*also, *(_names(cards) if len(cards) <= FEW else ())))


def find(query: str, lang: str, limit: int = 8) -> list[Hit]:
    """The entries that answer a card name, a term or a question in plain words, best first."""
    hits = search(query, passages(lang), limit)
    found, _ = decks.find_card(query)
    about = {f"ruling:{topic.id}" for topic in of_card(found[0], lang)} if found else set()
    known = {hit.passage.id for hit in hits}
    more = [Hit(p, 0.0, p.title) for p in passages(lang) if p.id in about and p.id not in known]
    return (hits + more)[: max(limit, len(more))]


def of_card(card: str, lang: str) -> list[Topic]:
    """The entries that speak of a card, given by id: those with the fewest cards first, as they say most of it."""
    found = [topic for topic in topics(lang).values() if card in topic.cards]
    found += [t for t in topics(lang).values() if t not in found and any(card in d.cards for d in t.disputes)]
    return sorted(found, key=lambda topic: len(topic.cards) or 99)


def spoken(topic: Topic) -> list[Said]:
    """An entry as messages: its title and size, each ruling with its mark, where else to look."""
    said = [Said("rulings-title", {"title": topic.title, "count": len(topic.rulings)})]
    for number, ruling in enumerate(topic.rulings, 1):
        mark = "-".join(ruling.marks)
        said.append(Said(f"rulings-{mark}", {"number": number, "count": len(topic.rulings), "text": ruling.text}))
    said += [Said("rulings-see", {"id": other}) for other in topic.see]
    return said


def spoken_dispute(dispute: Dispute, decision: int, custom: bool) -> list[Said]:
    """An open question as messages: both readings, what custom says, what this table decided (0 = nothing yet)."""
    said = [
        Said("dispute-question", {"title": dispute.title, "question": dispute.question}),
        Said("dispute-reading", {"number": 1, "text": dispute.readings[0]}),
        Said("dispute-reading", {"number": 2, "text": dispute.readings[1]}),
    ]
    if dispute.settled:
        said.append(Said("dispute-custom", {"number": dispute.settled, "on": int(custom)}))
    said.append(Said("dispute-decided", {"number": decision}) if decision else Said("dispute-open", {}))
    return said


# --- the table's decisions ------------------------------------------------------------------------------------


class DecisionsError(Exception):
    """The file of decisions cannot be read or written; `path` and `detail` say which and why."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.path, self.detail = path, detail


def decisions(path: Path) -> dict[str, int]:
    """What the table decided: 1 or 2 by dispute id. Empty where there is no file yet. Raises DecisionsError."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise DecisionsError(path, str(error)) from None
    known = disputes("fr")
    if not isinstance(raw, dict) or any(value not in (1, 2) for value in raw.values()):
        raise DecisionsError(path, "not a list of decisions")
    return {name: value for name, value in raw.items() if name in known}


def decide(path: Path, dispute: str, reading: int) -> dict[str, int]:
    """Keeps a decision (1 or 2; 0 forgets it) and gives all of them back. Raises DecisionsError, KeyError."""
    if dispute not in disputes("fr"):
        raise KeyError(dispute)
    kept = decisions(path)
    kept.pop(dispute, None)
    if reading:
        kept[dispute] = reading
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise DecisionsError(path, str(error)) from None
    return kept


OPTION_OF = {
    "command-item": "command_item",
    "little-voodoo-hat": "little_hat",
    "class": "classless",
    "bribery": "rebribe",
    "eisnmir": "hat_use",
    "war": "war",
    "balderoon": "balderoon",
    "missiles": "missiles",
    "wheel-of-law": "wheel",
    "sarcophagus": "sarcophagus",
    "heels": "heels",
    "special-terrains": "special_terrains",
    "traithe": "traithe",
}
"""The game option that follows the decision of each dispute: a test holds that all thirteen have one."""


def kept_path() -> Path:
    """Where this table's decisions are kept."""
    return paths.folder("config") / "guardians-decisions.json"


def kept_options() -> dict[str, int]:
    """The options of a new game that follow from the table's decisions. Raises DecisionsError."""
    kept = decisions(kept_path())
    return {option: kept[dispute] for dispute, option in OPTION_OF.items() if dispute in kept}


class Table:
    """The judge of the reader: this table's decisions, told and kept."""

    def __init__(self, lang: str, path: Path | None = None) -> None:
        self._lang = lang
        self._path = path or kept_path()

    def _dispute(self, passage: str) -> Dispute | None:
        kind, _, name = passage.partition(":")
        return disputes(self._lang).get(name) if kind == "dispute" else None

    def status(self, passage: str) -> list[Said]:
        """Custom's answer and the table's decision of an open question; nothing of other passages."""
        dispute = self._dispute(passage)
        if dispute is None:
            return []
        try:
            decision = decisions(self._path).get(dispute.id, 0)
        except DecisionsError as error:
            return [Said("dispute-unreadable", {"path": str(error.path)})]
        return [*spoken_dispute(dispute, decision, custom=False)[3:], Said("dispute-how")]

    def decide(self, passage: str, reading: int) -> list[Said]:
        """Keeps the decision and says so."""
        dispute = self._dispute(passage)
        if dispute is None:
            return [Said("dispute-none-here")]
        try:
            decide(self._path, dispute.id, reading)
        except DecisionsError as error:
            return [Said("dispute-unreadable", {"path": str(error.path)})]
        played = "yes" if dispute.id in OPTION_OF else "no"
        return [Said("dispute-kept", {"number": reading, "played": played})]


def holds(dispute: Dispute, kept: dict[str, int], custom: bool) -> int:
    """The reading played: the table's decision, else custom's answer while the switch `in` is on, else 0."""
    return kept.get(dispute.id, dispute.settled if custom else 0)


def _disputes(facts: dict[str, Any], told: dict[str, Any]) -> tuple[Dispute, ...]:
    made, start = [], 0
    for fact in facts.get("disputes", ()):
        words = told["disputes"][fact["id"]]
        first, second = words["readings"]
        made.append(
            Dispute(
                fact["id"],
                words["title"],
                words["question"],
                (first, second),
                fact.get("settled", 0),
                start,
                fact["count"],
                tuple(fact["cards"]),
            )
        )
        start += fact["count"]
    return tuple(made)


def _told(topic: Topic, dispute: Dispute) -> list[str]:
    return [ruling.text for ruling in topic.rulings[dispute.start : dispute.start + dispute.count]]


def _names(cards: tuple[str, ...]) -> list[str]:
    known = decks.install().cards
    return [name for card in cards for name in (known[card].name, known[card].name_fr) if name]


def _data(name: str) -> Any:
    folder = resources.files("plateau_parlant.access").joinpath("narration/rulings")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(folder.joinpath(name).read_text(encoding="utf-8"), Loader=loader)
