"""The commands of readers and tags: `learn GAME`, `board`, `check-evening GAME`, `share export|import FILE`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from plateau_parlant import engines
from plateau_parlant.access import profiles, walk
from plateau_parlant.access.conversation import Ask, Conversation, Render, Say, converse, profile_of
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.usage import UsageError
from plateau_parlant.access.walk import Said, Walk
from plateau_parlant.access.walk_lines import obey, run_walk, speak

from . import bundle, health, layout, opening, tags
from . import evening as readers
from . import learn as learning
from .board_link import BoardHealth
from .conversing import ScanLines, event_of
from .discovery import candidates, system_ports
from .events import Notice, TagEvent
from .inputs import TableInput
from .install import install
from .tags import TagTable

TEXTS = ("table", "play-table", "readers", "walk")
READY = 4.0
"""Seconds a board has to answer before `plateau board` calls it absent."""


def words_of(game: str, profile: Profile) -> BaseNarrator:
    """The narrator of a game outside a game, for the names of its components and zones."""
    texts = Texts(profile.lang, "common", "program", "play-table")
    return narrator(game, texts, [texts.text("player-default")] * max(engines.game(game).PLAYERS))


# --- learn --------------------------------------------------------------------------------------------------


class TagStore:
    """Keeps the walk of `learn` in the tag table itself: what is taught is kept at once, and nothing else need be."""

    def __init__(self, game: str, deck: tuple[str, ...], words: BaseNarrator, where: Path | None = None) -> None:
        self.game = game
        self.words = words
        self.where = where
        self.others = {name: table for name, table in tags.load_all(where).items() if name != game}
        self.table = tags.load(game, where)
        self.items = learning.items_of(deck, words.component, self.others)
        self._deck = deck

    def load(self) -> object | None:
        begun = learning.begin(self._deck, self.words.component, self.table, self.others)
        return walk.save(begun) if begun.answers else None

    def save(self, data: Mapping[str, Any]) -> None:
        state, _ = walk.restore(self.items, data)
        known = learning.table_of(state, self.game)
        kept = {tag: one for tag, one in self.table.tags.items() if one not in self._deck}
        self.table = TagTable(self.game, {**kept, **known.tags})
        tags.save(self.table, self.where)


def learn_line(yes: frozenset[str]) -> Callable[[Walk, str], tuple[Walk, list[Said]]]:
    """What a line does in `learn`: a tag, a typed id, "yes" to an id another card has, or a command of the walk."""
    doubtful: list[str] = []

    def one_line(state: Walk, line: str) -> tuple[Walk, list[Said]]:
        event = event_of(line)
        if event is None and doubtful and walk.plain(line) in yes:
            after, said = learning.take_over(state, doubtful.pop())
            return after, [said]
        if event is None:
            after, told = obey(state, line)
            typed = told and told[0].id in ("walk-answered", "walk-finished", "table-learn-duplicate")
            if not typed or not line.strip() or (after is state and told[0].id != "table-learn-duplicate"):
                doubtful.clear()
                return after, told
            event = TagEvent("keys", "seen", line.strip())
        doubtful.clear()
        found = learning.scan(state, event)
        if found is None:
            return state, []
        after, said = found
        if said.id == "table-learn-duplicate":
            doubtful.append(event.tag)
        return after, [said]

    return one_line


def run_learn(
    game: str, words: BaseNarrator, say: Say, ask: Ask, render: Render, where: Path | None = None
) -> Walk | None:
    """The spoken walk over a game's box. None where nothing of it carries a tag."""
    deck = words.deck()
    if not deck:
        say(render("learn-no-deck", {"game": render(f"game-{game}", {})}))
        return None
    store = TagStore(game, deck, words, where)
    yes = frozenset(walk.plain(word) for word in render("learn-yes-words", {}).split())
    known = len(store.table.tags)
    say(render("learn-intro", {"game": render(f"game-{game}", {}), "count": len(deck), "known": known}))
    state = run_walk(store.items, say, ask, render, store, learn_line(yes))
    done = walk.summary(state)
    say(render("learn-end", {"learnt": done.answered, "count": done.total}))
    return state


def learn(args: argparse.Namespace) -> int:
    """`learn GAME`: which tag is which card. Resumable; every card is kept at once."""
    profile = profile_of(args)
    words = words_of(args.game, profile)

    def body(say: Say, ask: Ask, render: Render) -> object:
        return run_learn(args.game, words, say, ask, render)

    return converse(args, profile, body, *TEXTS, table=with_readers(args, profile, words))


def with_readers(
    args: argparse.Namespace,
    profile: Profile,
    words: BaseNarrator,
    line_of: Callable[[TagEvent], str] | None = None,
) -> Callable[[Conversation], ScanLines]:
    """The readers of this machine beside a spoken loop."""
    plan = layout.load(args.game)

    def attach(conversation: Conversation) -> ScanLines:
        lines: ScanLines | None = None

        def wake() -> None:
            if lines is not None:
                lines.wake()

        inputs = opening.inputs_of(args.board, wake)
        lines = ScanLines(conversation, inputs, profile, line_of, lambda zone: words.spot(plan.zone(zone)))
        return lines

    return attach


# --- board --------------------------------------------------------------------------------------------------


def board(args: argparse.Namespace) -> int:
    """`board`: each board's health; `board install`: copies its program."""
    profile = profile_of(args)
    texts = Texts(profile.lang, "common", "program", *TEXTS)
    notices = installing(args) if args.action == "install" else reports(args.board)
    return 0 if say_notices(args, profile, texts, notices) else 1


def reports(name: str = "", wait: float = READY, clock: Callable[[], float] = time.monotonic) -> Iterator[Notice]:
    """Waits for the boards and tells of each what there is to know."""
    inputs = TableInput()
    try:
        links = [inputs.add_board(spec) for spec, _ in layout.boards(name)]
        end = clock() + wait
        while clock() < end and not all(link.health().connected and link.health().readers for link in links):
            inputs.events(0.05)
        for link in links:
            found = link.health()
            yield from _report(found, link.ping() if found.connected else None)
    finally:
        inputs.close()


def _report(found: BoardHealth, delay: float | None) -> Iterator[Notice]:
    yield from health.report(found, delay)


def installing(args: argparse.Namespace) -> Iterator[Notice]:
    """Copies the board's program to the port named, or to the first board found."""
    spec = layout.boards(args.board)[0][0]
    ports = [args.port] if args.port else candidates(spec, system_ports())
    if not ports:
        yield Notice("table-install-no-board")
        return
    yield from install(ports[0], spec.settings)


BAD = frozenset(
    (
        "table-health-away",
        "table-health-reader-failed",
        "table-install-no-tool",
        "table-install-no-board",
        "table-install-failed",
        "table-install-mismatch",
        "table-install-bad-config",
    )
)
"""Notices after which a command has not done what was asked."""


def say_notices(args: argparse.Namespace, profile: Profile, texts: Texts, notices: Iterable[Notice]) -> bool:
    """Says notices as they come. False where one of them tells that something does not work."""
    from plateau_parlant.access import app, play
    from plateau_parlant.access.talk import Talk

    output, _ = app.output_for(args.output, profile, False)
    voice = app.Voice(output, profile, texts, profile.wrap)
    talk = Talk(voice.announcer, texts)
    voice.listen(talk)
    well = True
    try:
        for one in notices:
            fields: dict[str, Any] = dict(one.fields)
            talk.answer(texts.text(one.code, **fields))
            well = well and one.code not in BAD
        voice.announcer.drain(play.LONGEST_SPEECH)
    finally:
        voice.close()
    return well


# --- check-evening ------------------------------------------------------------------------------------------


class Evening(msgspec.Struct, frozen=True):
    """What `check-evening` looks at: the zones with a reader, the players with an earphone, the box's tags."""

    zones: tuple[str, ...]
    earphones: tuple[tuple[str, Callable[[str], None]], ...]
    table: TagTable


def run_evening(
    game: str, words: BaseNarrator, evening: Evening, zone_of: Callable[[str], str], say: Say, ask: Ask, render: Render
) -> bool:
    """Each reader by a card laid on it, each earphone by its player's name, the tags. True where all is well."""
    deck = words.deck()
    wrong: list[str] = []
    yes = frozenset(walk.plain(word) for word in render("learn-yes-words", {}).split())
    say(render("evening-intro", {"readers": len(evening.zones), "earphones": len(evening.earphones)}))
    for zone in _silent_readers(words, evening, zone_of, say, ask, render):
        bad = render("evening-reader-bad", {"zone": words.spot(zone)})
        wrong.append(bad[:1].upper() + bad[1:])
    for who, whisper in evening.earphones:
        whisper(render("evening-whisper", {"who": who}))
        say(render("evening-earphone", {"who": who}))
        line = ask()
        if line is None or walk.plain(line) not in yes:
            wrong.append(render("evening-earphone-bad", {"who": who}))
    missing = [item.id for item in learning.items_of(deck, words.component)]
    begun = learning.begin(deck, words.component, evening.table) if deck else None
    open_items = [item for item in begun.items if item.id not in begun.answers] if begun else []
    if deck:
        say(
            render(
                "evening-tags",
                {
                    "game": render(f"game-{game}", {}),
                    "known": len(missing) - len(open_items),
                    "count": len(missing),
                    "first": words.component(open_items[0].group) if open_items else "none",
                },
            )
        )
        if open_items:
            wrong.append(render("evening-tags-bad", {"count": len(open_items)}))
    say(render("evening-end", {"count": len(wrong), "what": " ".join(wrong)}))
    return not wrong


def _silent_readers(
    words: BaseNarrator, evening: Evening, zone_of: Callable[[str], str], say: Say, ask: Ask, render: Render
) -> list[str]:
    """A card to each reader in turn; the zones that did not read, passed over by the player."""
    if not evening.zones:
        return []

    def named(name: str, args: Mapping[str, Any]) -> str:
        spoken = {key: words.spot(value) if key in ("zone", "wanted") else value for key, value in args.items()}
        return render(name, spoken)

    no = frozenset(walk.plain(word) for word in render("evening-no-words", {}).split())
    state = readers.begin(evening.zones)
    speak(walk.prompt(state), say, named)
    while True:
        left = [item.id for item in state.items if item.id not in state.answers]
        if not left or set(left) <= state.skipped or (line := ask()) is None:
            return left
        event = event_of(line)
        if event is not None:
            found = readers.touch(state, msgspec.structs.replace(event, zone=zone_of(event.zone)), evening.table.tags)
        elif walk.plain(line) in no:
            found = walk.skip(state)
        else:
            found = state, walk.where(state)
        if found is None:
            continue
        state, said = found
        told = [one for one in walk.in_order(said) if one.id != "walk-finished"]
        speak(told, say, named)


def check_evening(args: argparse.Namespace) -> int:
    """`check-evening GAME --players A,B`: readers, earphones, tags, in two minutes."""
    from plateau_parlant.access.talk import Talk

    profile = profile_of(args)
    words = words_of(args.game, profile)
    plan = layout.load(args.game)
    people = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    private = {}
    for seat, name in enumerate(people):
        own = profiles.load_profile(name) if profiles.profile_path(name).exists() else None
        if own is not None and "private" in own.voice:
            private[seat] = own.voice["private"]
    zones: list[str] = []
    for spec, own_board in layout.boards(args.board):
        readers = list(spec.zones.values()) or list(plan.zones)
        if own_board or _there(spec):
            zones += [plan.zone(reader) for reader in readers]
    voices: list[Any] = []
    good: list[bool] = []

    def whisper(seat: int) -> Callable[[str], None]:
        def say_it(text: str) -> None:
            voice = voices[0]
            Talk(voice.announcer, voice.texts, voice.private(seat) or "table").answer(text)

        return say_it

    def body(say: Say, ask: Ask, render: Render) -> object:
        earphones = tuple((people[seat], whisper(seat)) for seat in private)
        evening = Evening(tuple(dict.fromkeys(zones)), earphones, tags.load(args.game))
        good.append(run_evening(args.game, words, evening, plan.zone, say, ask, render))
        return None

    converse(
        args,
        profile,
        body,
        *TEXTS,
        table=with_readers(args, profile, words),
        private=private,
        opened=voices.append,
    )
    return 0 if good and good[0] else 1


def _there(spec: Any) -> bool:
    """Whether a board of this kind is plugged in."""
    return bool(candidates(spec, system_ports()))


# --- share --------------------------------------------------------------------------------------------------


def share(args: argparse.Namespace) -> int:
    """`share export FILE`, `share import FILE`: tag tables, profiles, boards and keys as one file."""
    profile = profile_of(args)
    texts = Texts(profile.lang, "common", "program", *TEXTS)
    path = Path(args.file)
    folders = bundle.default_folders()
    try:
        if args.action == "export":
            count = bundle.write(path, folders)
            said = Notice("table-bundle-written", {"count": count})
        else:
            taken = bundle.take(path, folders, replace=args.replace)
            said = Notice("table-bundle-taken", {"written": len(taken.written), "kept": len(taken.kept)})
    except bundle.BundleError as error:
        say_notices(args, profile, texts, [Notice(error.code, error.fields)])
        return 1
    except OSError as error:
        raise UsageError("export-failed", reason=error.strerror or "") from None
    say_notices(args, profile, texts, [said])
    return 0


__all__ = ["board", "check_evening", "learn", "run_evening", "run_learn", "share", "speak"]
