"""Reading a book by ear: where one is, what comes next, searching, bookmarks. Pure state, messages out."""

from typing import Any

import msgspec

from plateau_parlant.access.reading.chapters import Book
from plateau_parlant.access.reading.search import Hit, Passage, search
from plateau_parlant.access.walk import Said, plain


class Reader(msgspec.Struct, frozen=True):
    """The state of a reader. `at` is (chapter, section); `extra` is searched too (Guardians: the rulings).

    `hits` are the results of the last search and `hit` the one chosen last. `bookmarks` maps names to places
    (`04-placing/2`), so that they outlive changes of the text around them.
    """

    book: Book
    at: tuple[int, int] = (0, 0)
    extra: tuple[Passage, ...] = ()
    hits: tuple[Hit, ...] = ()
    hit: int = -1
    bookmarks: dict[str, str] = {}


Result = tuple[Reader, list[Said]]


def section(reader: Reader) -> Said:
    """The current section: its chapter's title, its heading, its text, and where it stands."""
    c, s = reader.at
    chapter = reader.book.chapters[c]
    here = chapter.sections[s]
    return Said("read-section", {
        "title": chapter.title, "chapter": c + 1, "chapters": len(reader.book.chapters), "heading": here.heading,
        "section": s + 1, "sections": len(chapter.sections), "text": here.text,
    })


def next_section(reader: Reader) -> Result:
    """Go to the next section, into the next chapter where this one ends."""
    return _step(reader, 1)


def previous_section(reader: Reader) -> Result:
    """Go to the section before, into the end of the chapter before where this one begins."""
    return _step(reader, -1)


def next_chapter(reader: Reader) -> Result:
    """Go to the start of the next chapter."""
    if reader.at[0] + 1 >= len(reader.book.chapters):
        return reader, [Said("read-last")]
    return _to(reader, (reader.at[0] + 1, 0))


def previous_chapter(reader: Reader) -> Result:
    """Go to the start of this chapter, or of the one before when already there."""
    chapter, number = reader.at
    if number > 0:
        return _to(reader, (chapter, 0))
    if chapter == 0:
        return reader, [Said("read-first")]
    return _to(reader, (chapter - 1, 0))


def repeat(reader: Reader) -> Result:
    """The current section again."""
    return reader, [section(reader)]


def contents(reader: Reader) -> Result:
    """The titles of all chapters, numbered."""
    said = [Said("read-contents", {"chapters": len(reader.book.chapters)})]
    for number, chapter in enumerate(reader.book.chapters, 1):
        said.append(Said("read-title", {"number": number, "title": chapter.title}))
    return reader, said


def go_chapter(reader: Reader, number: int) -> Result:
    """Go to chapter `number`, counted from 1."""
    count = len(reader.book.chapters)
    if not 1 <= number <= count:
        return reader, [Said("read-no-chapter", {"number": number, "chapters": count})]
    return _to(reader, (number - 1, 0))


def go_clause(reader: Reader, clause: str) -> Result:
    """Go to the section that tells `clause` (`D4.3`), as the rules key does."""
    place = reader.book.of_clause(clause)
    if place is None:
        return reader, [Said("read-no-clause", {"clause": clause})]
    return _to(reader, place)


def go_words(reader: Reader, words: str) -> Result:
    """What `plateau read GAME WORDS` does: a chapter's number or title, a clause, or else a search."""
    word = plain(words)
    if word.isdecimal() and word.isascii() and len(word) < 4:
        return go_chapter(reader, int(word))
    titled = [n for n, chapter in enumerate(reader.book.chapters) if plain(chapter.title) == word]
    if titled:
        return _to(reader, (titled[0], 0))
    return find(reader, words)


def find(reader: Reader, query: str) -> Result:
    """Search and tell the results, best first; `take` then opens one. A single result is opened at once."""
    hits = tuple(search(query, passages(reader), related=reader.book.related))
    found = msgspec.structs.replace(reader, hits=hits, hit=-1)
    if not hits:
        return found, [Said("read-none", {"query": query})]
    if len(hits) == 1:
        return take(found, 1)
    said = [Said("read-found", {"count": len(hits), "query": query})]
    for number, hit in enumerate(hits, 1):
        said.append(Said("read-hit", {"number": number, "title": hit.passage.title, "sentence": hit.sentence}))
    return found, said


def take(reader: Reader, number: int) -> Result:
    """Open result `number` of the last search, counted from 1."""
    if not reader.hits:
        return reader, [Said("read-no-search")]
    if not 1 <= number <= len(reader.hits):
        return reader, [Said("read-no-hit", {"number": number, "count": len(reader.hits)})]
    passage = reader.hits[number - 1].passage
    chosen = msgspec.structs.replace(reader, hit=number - 1)
    place = _place(reader.book, passage.id)
    if place is not None:
        return _to(chosen, place)
    return chosen, [Said("read-passage", {"title": passage.title, "text": passage.text})]


def next_hit(reader: Reader) -> Result:
    """Open the next result of the last search."""
    if reader.hits and reader.hit + 1 >= len(reader.hits):
        return reader, [Said("read-last-hit", {"count": len(reader.hits)})]
    return take(reader, reader.hit + 2)


def bookmark(reader: Reader, name: str) -> Result:
    """Keep the current place under `name` (without a name: the section's heading); an older one is replaced."""
    c, s = reader.at
    chapter = reader.book.chapters[c]
    name = " ".join(name.split())[:60] or chapter.sections[s].heading
    marks = {k: v for k, v in reader.bookmarks.items() if plain(k) != plain(name)}
    marks[name] = f"{chapter.id}/{s + 1}"
    said = Said("read-bookmarked", {"name": name, "heading": chapter.sections[s].heading})
    return msgspec.structs.replace(reader, bookmarks=marks), [said]


def go_bookmark(reader: Reader, name: str) -> Result:
    """Go to a bookmark by its name or the beginning of it; without a name the bookmarks are told."""
    if not reader.bookmarks:
        return reader, [Said("read-no-bookmarks")]
    if not name.strip():
        names = ", ".join(reader.bookmarks)
        return reader, [Said("read-bookmarks", {"count": len(reader.bookmarks), "names": names})]
    near = [k for k in reader.bookmarks if plain(k) == plain(name)]
    near = near or [k for k in reader.bookmarks if plain(k).startswith(plain(name))]
    if len(near) != 1:
        return reader, [Said("read-no-bookmark", {"name": name, "names": ", ".join(reader.bookmarks)})]
    place = _place(reader.book, reader.bookmarks[near[0]])
    if place is None:
        return reader, [Said("read-bookmark-gone", {"name": near[0]})]
    return _to(reader, place)


def remove_bookmark(reader: Reader, name: str) -> Result:
    """Forget the bookmark of that name."""
    near = [k for k in reader.bookmarks if plain(k) == plain(name)]
    if not near:
        return reader, [Said("read-no-bookmark", {"name": name, "names": ", ".join(reader.bookmarks)})]
    marks = {k: v for k, v in reader.bookmarks.items() if k != near[0]}
    return msgspec.structs.replace(reader, bookmarks=marks), [Said("read-unmarked", {"name": near[0]})]


def passages(reader: Reader) -> list[Passage]:
    """All that is searched: every section, then the extra passages."""
    out = []
    for c, s in reader.book.places():
        chapter = reader.book.chapters[c]
        here = chapter.sections[s]
        title = f"{chapter.title}, {here.heading}" if here.heading != chapter.title else chapter.title
        out.append(Passage(f"{chapter.id}/{s + 1}", title, here.text, here.clauses))
    return [*out, *reader.extra]


def save(reader: Reader) -> dict[str, Any]:
    """Place and bookmarks as JSON-able data."""
    c, s = reader.at
    return {"reader": 1, "at": f"{reader.book.chapters[c].id}/{s + 1}", "bookmarks": dict(reader.bookmarks)}


def restore(book: Book, data: object, extra: tuple[Passage, ...] = ()) -> Reader:
    """A reader taken up from saved data; data that is none of ours gives one at the start. Never raises for it."""
    fresh = Reader(book, extra=extra)
    if not isinstance(data, dict) or data.get("reader") != 1:
        return fresh
    try:
        marks = msgspec.convert(data.get("bookmarks", {}), dict[str, str])
    except msgspec.ValidationError:
        marks = {}
    place = _place(book, str(data.get("at", "")))
    return msgspec.structs.replace(fresh, at=place or (0, 0), bookmarks=marks)


def _step(reader: Reader, by: int) -> Result:
    places = reader.book.places()
    index = places.index(reader.at) + by
    if index < 0:
        return reader, [Said("read-first")]
    if index >= len(places):
        return reader, [Said("read-last")]
    return _to(reader, places[index])


def _to(reader: Reader, place: tuple[int, int]) -> Result:
    moved = msgspec.structs.replace(reader, at=place)
    return moved, [section(moved)]


def _place(book: Book, name: str) -> tuple[int, int] | None:
    chapter_id, _, number = name.partition("/")
    for c, chapter in enumerate(book.chapters):
        if chapter.id == chapter_id and number.isdecimal() and 1 <= int(number) <= len(chapter.sections):
            return c, int(number) - 1
    return None
