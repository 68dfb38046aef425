"""`plateau inventory GAME`: taking stock of a box, part by part, on another day if need be.

The list is data: profiles/inventory/<game>.yaml, or the owner's own of the same form (and for Guardians, which has no
fixed box, a deck list). It ends with a short spoken report and a text file.
"""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

import msgspec

from plateau_parlant.access import config, paths, walk
from plateau_parlant.access.table import tags
from plateau_parlant.access.table.tags import TagTable
from plateau_parlant.access.walk import Said
from plateau_parlant.access.walk_lines import AskLine, Render, Say, Store, obey, run_walk, speak

TEXTS = ("inventory", "walk")
"""The Fluent files that `render` needs."""

UNKNOWN = "unknown"
"""The id of the last item: parts found that are not on the list."""

Scan = Callable[[str], str | None]
"""What a scanned or typed code stands for: the id of a part, "" for a code nobody knows, None where it is no code."""

Kind = Literal["figure", "token", "card", "tile", "board", "tablet", "screen", "booklet"]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    fr: str
    en: str


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of part: so many of them in the box; `count` left out: nobody has said how many."""

    id: str
    kind: Kind
    fr: str
    en: str
    count: int | None = None
    group: str = ""
    tags: str = ""
    """Which components of the tag tables are this part: a pattern ("zombie[0-9]*"), several parted by blanks."""


class BoxList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box's list. `printed`: the totals that the rules print, by kind, right or wrong. `confirmed`: the list is the
    publisher's own."""

    game: str
    parts: list[Part]
    confirmed: bool = False
    groups: dict[str, Named] = {}
    printed: dict[Kind, int] = {}


class Differs(msgspec.Struct, frozen=True):
    """A printed total that is not the sum of the printed lists (S1.3)."""

    kind: Kind
    printed: int
    listed: int


def load(game: str, owner: Path | None = None) -> BoxList | None:
    """The list of a game's box: the owner's file, else his own in the settings folder, else the shipped one.

    None where there is none at all. Raises `ConfigError`, and `DeckFileError` on a deck list that cannot be read.
    """
    kept = paths.folder("config") / "inventory" / f"{game}.yaml"
    path = owner or (kept if kept.exists() else paths.shipped("inventory", f"{game}.yaml"))
    if owner is None and not path.exists():
        return None
    if game == "guardians" and path.suffix not in (".yaml", ".yml"):
        return _deck(path)
    found = config.load(path, BoxList)
    ids = [part.id for part in found.parts]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice or not ids or UNKNOWN in ids or any((part.count or 0) < 0 for part in found.parts):
        raise config.ConfigError("bad_value", path, 1, key="parts", expected=f"one id each: {twice or UNKNOWN}")
    return found


def _deck(path: Path) -> BoxList:
    """A deck list as a box."""
    from plateau_parlant.access import decks

    counts: dict[str, int] = {}
    for card in decks.read_deck_file(path).cards:
        counts[card] = counts.get(card, 0) + 1
    parts = [
        Part(card, "card", decks.card_name(card, "fr"), decks.card_name(card, "en"), count)
        for card, count in counts.items()
    ]
    if not parts:
        raise decks.DeckFileError("not_text", path.name)
    return BoxList("guardians", parts, True)


def differences(box: BoxList) -> tuple[Differs, ...]:
    """The printed totals that differ from the sums of the lists, in the printed order."""
    sums = {kind: sum(part.count or 0 for part in box.parts if part.kind == kind) for kind in box.printed}
    return tuple(Differs(kind, total, sums[kind]) for kind, total in box.printed.items() if total != sums[kind])


def part_of(box: BoxList, component: str) -> str | None:
    """The id of the part that a component of the tag tables ("r7", "zombie3") is; None where the list has it not."""
    word = component.replace(" ", "_")
    for part in box.parts:
        if any(fnmatchcase(word, pattern) for pattern in part.tags.split()):
            return part.id
    return None


def scan_of(box: BoxList, table: TagTable) -> Scan:
    """Reads scanned or typed codes by the tags that were learnt for the game."""

    def scan(code: str) -> str | None:
        component = table.tags.get(code.upper()) or table.tags.get(code)
        return None if component is None else part_of(box, component) or ""

    return scan


# --- the walk -----------------------------------------------------------------------------------------------


def items(box: BoxList, lang: str, render: Render) -> list[walk.Item]:
    """A question a part, then one for the parts that are not on the list."""
    found = [
        walk.Item(
            part.id,
            "count",
            "inventory-part" if part.count is not None else "inventory-part-free",
            {**_named(box, part, lang), "expected": part.count or 0},
            _counted(part.count, render),
            expected=part.count,
            group=part.group,
        )
        for part in box.parts
    ]
    return [*found, walk.Item(UNKNOWN, "value", "inventory-unknown", {}, _found(render), optional=True)]


def name(part: Part, lang: str) -> str:
    """The part's name in a language."""
    return part.fr if lang == "fr" else part.en


def _named(box: BoxList, part: Part, lang: str) -> dict[str, Any]:
    """The part's name and its group's as message arguments."""
    named = box.groups.get(part.group)
    group = "" if named is None else named.fr if lang == "fr" else named.en
    return {"name": name(part, lang), "group": group, "grouped": "yes" if group else "no"}


def _words(render: Render, message: str) -> set[str]:
    return {walk.plain(word) for word in render(message, {}).split()}


def _counted(expected: int | None, render: Render) -> walk.Check:
    """A number; a word for "all of them" where it is known how many that is."""
    number = walk.whole(0, 9999)

    def check(given: Any, others: Mapping[str, walk.Value]) -> walk.Value:
        if expected is not None and walk.plain(str(given)) in _words(render, "inventory-all-words"):
            return expected
        return number(given, others)

    return check


def _found(render: Render) -> walk.Check:
    """What else lay in the box; a word for nothing is kept as the word for nothing."""
    line = walk.text(500)

    def check(given: Any, others: Mapping[str, walk.Value]) -> walk.Value:
        if walk.plain(str(given)) in _words(render, "inventory-nothing-words"):
            return render("inventory-nothing", {})
        return line(given, others)

    return check


def unknown(state: walk.Walk, render: Render) -> str:
    """The parts that are not on the list, as told; "" for none."""
    told = str(state.answers.get(UNKNOWN, ""))
    return "" if walk.plain(told) in _words(render, "inventory-nothing-words") else told


def scanned(state: walk.Walk, part: str, lang: str, box: BoxList) -> tuple[walk.Walk, list[Said]]:
    """One more of a part, from its tag. The walk goes to it."""
    item = next((one for one in state.items if one.id == part), None)
    if item is None:
        return state, [Said("inventory-scan-unknown", {})]
    count = int(state.answers.get(part, 0)) + 1
    there, _ = walk.go(state, part)
    after, _ = walk.answer(there, count)
    back, _ = walk.go(after, part)
    said = next(name(one, lang) for one in box.parts if one.id == part)
    return back, [Said("inventory-scanned", {"name": said, "count": count, "expected": item.expected or 0})]


# --- the report ---------------------------------------------------------------------------------------------


def report(box: BoxList, state: walk.Walk, lang: str, render: Render) -> list[Said]:
    """How the box stands: in a sentence, then what is missing, what is too many, what is unknown, what was not counted,
    and where the printed totals are wrong."""
    done = walk.summary(state)
    parts = {part.id: part for part in box.parts}
    other = unknown(state, render)
    uncounted = [one for one in (*done.skipped, *done.open) if one in parts]
    said = [
        Said(
            "inventory-report",
            {
                "game": render(f"game-{box.game}", {}),
                "missing": sum(count for _, count in done.missing),
                "surplus": sum(count for _, count in done.surplus),
                "uncounted": len(uncounted),
                "other": "yes" if other else "no",
            },
        )
    ]
    for message, listed in (("inventory-missing", done.missing), ("inventory-surplus", done.surplus)):
        for one, count in listed:
            args = {**_named(box, parts[one], lang), "count": count}
            said.append(Said(message, {**args, "have": state.answers[one], "expected": parts[one].count}))
    if other:
        said.append(Said("inventory-other", {"parts": other}))
    said += [Said("inventory-uncounted", _named(box, parts[one], lang)) for one in uncounted]
    said += printed(box, render)
    return said


def printed(box: BoxList, render: Render) -> list[Said]:
    """Where the printed totals differ from the printed lists."""
    return [
        Said(
            "inventory-total-differs",
            {"kind": render("inventory-kind", {"kind": one.kind}), "printed": one.printed, "listed": one.listed},
        )
        for one in differences(box)
    ]


def run_inventory(
    game: str,
    lang: str,
    say: Say,
    ask: AskLine,
    render: Render,
    store: Store | None = None,
    folder: Path | None = None,
    owner: Path | None = None,
    scan: Scan | None = None,
) -> walk.Walk | None:
    """Takes stock, aloud. `folder`: where the report is written (None: the user's data folder). `scan`: None takes the
    tags that were learnt for the game.

    Returns the walk, None where the game has no list. Raises `ConfigError` and `DeckFileError` on a bad owner's list.
    """
    box = load(game, owner)
    if box is None:
        say(render("inventory-no-list", {"game": render(f"game-{game}", {})}))
        return None
    if scan is None:
        scan = scan_of(box, tags.load(game))
    listed = items(box, lang, render)
    total = sum(part.count or 0 for part in box.parts)
    say(
        render(
            "inventory-intro",
            {
                "game": render(f"game-{game}", {}),
                "kinds": len(box.parts),
                "total": total,
                "confirmed": "yes" if box.confirmed else "no",
            },
        )
    )
    speak(printed(box, render), say, render)

    def one_line(state: walk.Walk, line: str) -> tuple[walk.Walk, list[Said]]:
        part = scan(line.strip()) if line.strip() else None
        return obey(state, line) if part is None else scanned(state, part, lang, box)

    state = run_walk(listed, say, ask, render, store, one_line)
    if state.stopped:
        return state
    said = report(box, state, lang, render)
    speak(said, say, render)
    path = (folder or paths.folder("data")) / f"inventory-{game}.txt"
    try:
        paths.write_atomically(path, _file(box, state, lang, render, said))
        say(render("inventory-written", {"file": str(path)}))
    except OSError as error:
        say(render("inventory-not-written", {"reason": error.strerror or ""}))
    return state


def _file(box: BoxList, state: walk.Walk, lang: str, render: Render, said: list[Said]) -> str:
    """The report, then every part with what was counted."""
    lines = [render(one.id, one.args) for one in said]
    lines.append("")
    for part in box.parts:
        args = _named(box, part, lang)
        have = state.answers.get(part.id)
        if have is None:
            lines.append(render("inventory-uncounted", args))
        elif part.count is None:
            lines.append(render("inventory-line-free", {**args, "have": have}))
        else:
            lines.append(render("inventory-line", {**args, "have": have, "expected": part.count}))
    return "\n".join(" ".join(line.split()) for line in lines) + "\n"
