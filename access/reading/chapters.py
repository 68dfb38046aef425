"""The rules as chapters: loading and checking the texts of `access/narration/rules/<lang>/<game>/`.

A chapter is one Markdown file, kept simple enough to be read aloud as it stands:

    ---
    title: Poser des cartes
    ---
    ## L'ordre des armées {D4.1 D4.2}
    A paragraph of one or more lines.
    - an item of a list
    > Exemple. An example.

Each section names in braces the clauses it covers. No other markup is allowed: no emphasis, link, table or picture.
Both languages of a game have the same files, and in each file the same sections with the same clauses.
"""

import importlib.resources
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from plateau_parlant.access.reading.search import families
from plateau_parlant.access.tactile.brf import Block
from plateau_parlant.access.walk import Said

GAMES = ("dragon", "orcz", "sadaraspha", "guardians")
LANGUAGES = ("fr", "en")


class ChapterError(ValueError):
    """A chapter that is missing or does not keep the format; the text names file and line.

    `said` is the same as a message of `reading.ftl`, in the language of the person.
    """

    def __init__(self, text: str, message: str = "read-faulty", **args: str) -> None:
        super().__init__(text)
        self.said = Said(message, args or {"detail": text})


class Section(msgspec.Struct, frozen=True):
    """What is heard at one go. `clauses` are rule clauses (`D4.3`); `blocks` are paragraphs, items and examples."""

    heading: str
    clauses: tuple[str, ...]
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """The paragraphs as one text for a voice."""
        return "\n".join(block.text for block in self.blocks)


class Chapter(msgspec.Struct, frozen=True):
    """One chapter. `id` is the file's name without its end (`04-placing`), the same in both languages."""

    id: str
    title: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses its sections cover, in order, each once."""
        return tuple(dict.fromkeys(c for section in self.sections for c in section.clauses))


class Book(msgspec.Struct, frozen=True):
    """The rules of one game in one language. `related` are families of words for the search."""

    game: str
    lang: str
    chapters: tuple[Chapter, ...]
    related: tuple[frozenset[str], ...] = ()

    def places(self) -> list[tuple[int, int]]:
        """(chapter index, section index) of every section, in reading order."""
        return [(c, s) for c, chapter in enumerate(self.chapters) for s in range(len(chapter.sections))]

    def of_clause(self, clause: str) -> tuple[int, int] | None:
        """Where `clause` is told: the section that names it, or else the clause it is part of (`G5.6.3`: `G5.6`)."""
        while clause:
            for c, s in self.places():
                if clause in self.chapters[c].sections[s].clauses:
                    return c, s
            clause = clause.rpartition(".")[0]
        return None


def message_of(clause: str) -> str:
    """The id of the short spoken text of a clause: `rule-D4-3` for `D4.3`."""
    return "rule-" + clause.replace(".", "-")


@cache
def load(game: str, lang: str) -> Book:
    """The book of `game` in `lang`. Raises ChapterError for an unknown game or language and for a faulty file."""
    if game not in GAMES:
        names = ", ".join(GAMES)
        raise ChapterError(f"No rules for {game}: there are {names}.", "read-no-game", game=game, known=names)
    if lang not in LANGUAGES:
        raise ChapterError(f"No rules in {lang}: there are {', '.join(LANGUAGES)}.")
    texts = importlib.resources.files("plateau_parlant.access") / "narration" / "rules" / lang
    related = families((texts / "words.txt").read_text("utf-8"))
    return Book(game, lang, tuple(_chapters(texts / game)), related)


def _chapters(folder: Traversable) -> Iterable[Chapter]:
    files = [entry for entry in folder.iterdir() if entry.name.endswith(".md")] if folder.is_dir() else []
    for file in sorted(files, key=lambda entry: entry.name):
        yield parse(file.name.removesuffix(".md"), file.read_text("utf-8"))


def parse(chapter_id: str, text: str) -> Chapter:
    """One chapter from its text. Raises ChapterError naming the line that is at fault."""

    def fault(number: int, what: str) -> ChapterError:
        return ChapterError(f"{chapter_id}.md line {number}: {what}")

    lines = text.split("\n")
    if len(lines) < 3 or lines[0] != "---" or lines[2] != "---" or not lines[1].startswith("title: "):
        raise fault(1, "a chapter begins with ---, title: and ---")
    title = lines[1].removeprefix("title: ").strip()
    sections: list[Section] = []
    heading: tuple[str, tuple[str, ...]] | None = None
    blocks: list[Block] = []
    open_block = False

    def close(number: int) -> None:
        if heading is None:
            return
        if not blocks:
            raise fault(number, f"the section {heading[0]!r} is empty")
        sections.append(Section(heading[0], heading[1], tuple(blocks)))
        blocks.clear()

    for number, line in enumerate(lines[3:], 4):
        if line.startswith("## "):
            close(number)
            found = re.fullmatch(r"## ([^{}]+?)(?: \{([A-Z0-9. ]+)\})?", line)
            if not found:
                raise fault(number, "a heading is ## words {clauses}")
            heading, open_block = (found[1], tuple((found[2] or "").split())), False
            continue
        if not line.strip():
            open_block = False
            continue
        if heading is None:
            raise fault(number, "text before the first heading")
        if re.match(r"[#*+|`]|\d+\. |- - ", line) or re.search(r"[*_`\[\]<|]|https?:", line):
            raise fault(number, "only paragraphs, - items and > examples are allowed")
        if line.startswith(("- ", "> ")):
            blocks.append(Block("item" if line[0] == "-" else "example", line[2:].strip()))
        elif open_block:
            last = blocks.pop()
            blocks.append(Block(last.kind, f"{last.text} {line.strip()}"))
        else:
            blocks.append(Block("paragraph", line.strip()))
        open_block = True
    close(len(lines))
    if not sections:
        raise fault(len(lines), "no section")
    return Chapter(chapter_id, title, tuple(sections))
