"""Lessons on set positions, each ended by doing the thing. Pure state over a game's rules.

`profiles/tutorials/<game>.yaml` holds positions, the moves that finish each step, and which correction answers which
other move; the words are Fluent messages of `tutorial-<game>.ftl` (`lesson-<id>`, the same with `-task`, `-hint` and
`-well`, and the corrections).
"""

import fnmatch
from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from plateau_parlant.access import config, paths
from plateau_parlant.access.walk import Said
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, RefusedError, Setup


class TutorialError(ValueError):
    """No lessons for that game; one sentence. `said` is the same as a message of `tutorial.ftl`."""

    def __init__(self, game: str, known: str) -> None:
        super().__init__(f"No lessons for {game}: there are lessons for {known}.")
        self.said = Said("tutorial-none", {"game": game, "games": known})


class Rules(Protocol):
    """What a tutorial needs of a game's module."""

    def begin(self, setup: Any) -> Any:
        """The state of a new game."""

    def from_position(self, data: Any) -> Any:
        """The state of a position."""

    def waiting(self, state: Any) -> Any:
        """What the game waits for."""

    def legal(self, state: Any, seat: int) -> Sequence[Any]:
        """The legal moves of a seat."""

    def apply(self, state: Any, entry: Any) -> Any:
        """The step of an entry."""

    def parse(self, text: str) -> Any:
        """A move from its notation."""

    def notation(self, move: Any) -> str:
        """The notation of a move."""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What answers a move that is not the one asked for: `when` is a pattern of its notation."""

    when: str
    say: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: the moves that do it (patterns), and the corrections for others."""

    accept: list[str]
    corrections: list[Correction] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. `clause` is what the rules key opens during it; `seat` is whose moves are made.

    It starts at `position`, or, where a game is easier begun than written down, with a game of `options` in which
    `before` has happened: `= value` answers the table's question, `1 primary archer` is a move of seat 1.
    """

    id: str
    clause: str
    steps: list[LessonStep]
    position: dict[str, Any] = {}
    options: dict[str, Any] = {}
    before: list[str] = []
    seat: int = 0


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    game: str
    lessons: list[Lesson]
    base: dict[str, Any] = {}


class Tutorial(msgspec.Struct, frozen=True):
    """The state: the lesson and step at hand, the game's state there, and the lessons finished."""

    game: str
    lessons: tuple[Lesson, ...]
    at: int
    step: int
    state: Any
    done: frozenset[str] = frozenset()


Result = tuple[Tutorial, list[Said]]


def games() -> list[str]:
    """The games that have lessons."""
    return sorted(file.stem for file in paths.shipped("tutorials").glob("*.yaml"))


def load(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game. Raises TutorialError where there are none, config.ConfigError for a faulty file."""
    if game not in games():
        raise TutorialError(game, ", ".join(games()))
    file = config.load(paths.shipped("tutorials", f"{game}.yaml"), _File)
    return tuple(
        msgspec.structs.replace(lesson, position={**file.base, **lesson.position}) for lesson in file.lessons
    )


def begin(game: str, rules: Rules, at: int = 0, done: frozenset[str] = frozenset()) -> Tutorial:
    """The tutorial of `game` at lesson `at`, counted from 0. Raises TutorialError."""
    lessons = load(game)
    at = min(max(at, 0), len(lessons) - 1)
    return Tutorial(game, lessons, at, 0, opened(game, rules, lessons[at]), done)


def opened(game: str, rules: Rules, lesson: Lesson) -> Any:
    """The state in which a lesson starts."""
    if not lesson.options:
        return rules.from_position(lesson.position)
    data = None
    if game == "guardians":
        from plateau_parlant.access import decks

        data = decks.box()
    state = rules.begin(Setup(("1", "2"), lesson.options, data))
    for text in lesson.before:
        who, _, what = text.partition(" ")
        now = rules.waiting(state)
        entry = Fact(now.id, what) if who == "=" and isinstance(now, Ask) else Act(int(who), rules.parse(what))
        state = rules.apply(state, entry).state
    return state


def opening(tutorial: Tutorial) -> list[Said]:
    """What is said when a lesson opens: its number, its name, and the task."""
    lesson = tutorial.lessons[tutorial.at]
    args = {"number": tutorial.at + 1, "total": len(tutorial.lessons)}
    return [Said("tutorial-start", args), Said(f"lesson-{lesson.id}"), Said(f"lesson-{lesson.id}-task")]


def hint(tutorial: Tutorial) -> list[Said]:
    """The lesson's hint, the move in full included."""
    return [Said(f"lesson-{tutorial.lessons[tutorial.at].id}-hint")]


def moves(tutorial: Tutorial, rules: Rules) -> list[Any]:
    """The legal moves of the learner now, in the rules' order."""
    lesson = tutorial.lessons[tutorial.at]
    if tutorial.step >= len(lesson.steps):
        return []
    return list(rules.legal(tutorial.state, lesson.seat))


def play(tutorial: Tutorial, rules: Rules, move: Any) -> Result:
    """Try a move: it does the step, or is answered kindly and nothing changes."""
    lesson = tutorial.lessons[tutorial.at]
    if tutorial.step >= len(lesson.steps):
        return tutorial, [Said("tutorial-next")]
    step = lesson.steps[tutorial.step]
    text = rules.notation(move)
    wanted = any(fnmatch.fnmatchcase(text, pattern) for pattern in step.accept)
    try:
        after = rules.apply(tutorial.state, Act(lesson.seat, move)).state
    except RefusedError as error:
        return tutorial, [_correction(step, text) or Said("tutorial-refused", {"refusal": error.refusal})]
    if not wanted:
        return tutorial, [_correction(step, text) or Said("tutorial-not-that")]
    moved = msgspec.structs.replace(tutorial, step=tutorial.step + 1, state=after)
    if moved.step < len(lesson.steps):
        return moved, [Said("tutorial-step")]
    ended = msgspec.structs.replace(moved, done=moved.done | {lesson.id})
    last = ended.at + 1 == len(ended.lessons)
    return ended, [Said(f"lesson-{lesson.id}-well"), Said("tutorial-last" if last else "tutorial-next")]


def go(tutorial: Tutorial, rules: Rules, at: int) -> Result:
    """Open lesson `at`, counted from 0; before the first or after the last it is said and nothing moves."""
    if at < 0:
        return tutorial, [Said("tutorial-first")]
    if at >= len(tutorial.lessons):
        return tutorial, [Said("tutorial-last")]
    state = opened(tutorial.game, rules, tutorial.lessons[at])
    moved = msgspec.structs.replace(tutorial, at=at, step=0, state=state)
    return moved, opening(moved)


def save(tutorial: Tutorial) -> dict[str, Any]:
    """The lesson at hand (the next one where it is finished) and those done, as JSON-able data."""
    lesson = tutorial.lessons[tutorial.at]
    finished = tutorial.step >= len(lesson.steps)
    at = min(tutorial.at + finished, len(tutorial.lessons) - 1)
    return {"tutorial": 1, "at": tutorial.lessons[at].id, "done": sorted(tutorial.done)}


def restore(game: str, rules: Rules, data: object) -> Tutorial:
    """The tutorial taken up from saved data; data that is none of ours begins at the start. Never raises for it."""
    fresh = begin(game, rules)
    if not isinstance(data, dict) or data.get("tutorial") != 1:
        return fresh
    ids = [lesson.id for lesson in fresh.lessons]
    kept = data.get("done")
    done = frozenset(i for i in kept if i in ids) if isinstance(kept, list) else frozenset()
    at = ids.index(data["at"]) if data.get("at") in ids else 0
    return begin(game, rules, at, done)


def waits_for_the_learner(tutorial: Tutorial, rules: Rules) -> bool:
    """True when the learner is to move now (a check for the lessons' data)."""
    now = rules.waiting(tutorial.state)
    seat = tutorial.lessons[tutorial.at].seat
    return isinstance(now, Decide) and seat in (*now.must, *now.may)


def _correction(step: LessonStep, text: str) -> Said | None:
    for correction in step.corrections:
        if fnmatch.fnmatchcase(text, correction.when):
            return Said(correction.say)
    return None
