"""One channel of the announcer: its sinks, what is on air, what waits, and the sentence for what waits too long."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from .sinks import Sink
from .utterance import Utterance, estimate_seconds, speakable

WAITING_LIMIT = 6.0
"""Seconds of waiting events above which the oldest are condensed."""
SUMMARY_SECONDS = 2.5
"""What the condensing sentence is taken to need, before it is made."""


class Job:
    """An utterance on its way: the player's key it belongs to, its length, and the events it stands for."""

    __slots__ = ("key", "seconds", "stands_for", "utterance")

    def __init__(self, utterance: Utterance, key: int, seconds: float, stands_for: tuple["Job", ...] = ()) -> None:
        self.utterance = utterance
        self.key = key
        self.seconds = seconds
        self.stands_for = stands_for


class Lane:
    """One channel: its sinks, what is on air, what waits."""

    def __init__(self, name: str, sinks: Sequence[Sink]) -> None:
        self.name = name
        self.sinks = tuple(sinks)
        self.prints = tuple(sink for sink in sinks if not sink.paced)
        self.rate = 175
        self.muted = False
        self.on_air: Job | None = None
        self.until = 0.0
        self.criticals: deque[Job] = deque()
        self.answers: deque[Job] = deque()
        self.navigation: Job | None = None
        self.events: deque[Job] = deque()

    @property
    def voices(self) -> list[Sink]:
        """The voices that still speak: one whose last helper is gone is no longer `alive`."""
        return [sink for sink in self.sinks if sink.paced and getattr(sink, "alive", True)]

    def open(self) -> bool:
        """Whether anything said here comes out somewhere."""
        return bool(self.prints or self.voices)

    def waiting(self) -> Iterator[Job]:
        yield from self.criticals
        yield from self.answers
        if self.navigation:
            yield self.navigation
        yield from self.events

    def idle(self) -> bool:
        return self.on_air is None and next(self.waiting(), None) is None


def condensed(lane: Lane, condense: Callable[[Sequence[Utterance]], str | None]) -> tuple[deque[Job], list[Job]] | None:
    """The events that wait, with one sentence in place of the oldest, and the jobs it newly replaces; None when
    nothing is to be condensed.

    `aimed` events and the newest stay. The sentence takes the place of the first it stands for; an earlier such
    sentence is taken up in the new one. A single event is not worth one.
    """
    total = sum(job.seconds for job in lane.events)
    if total <= WAITING_LIMIT:
        return None
    replaced: list[Job] = []
    for job in list(lane.events)[:-1]:
        if total + SUMMARY_SECONDS <= WAITING_LIMIT:
            break
        if not job.utterance.aimed:
            replaced.append(job)
            total -= job.seconds
    originals = [original for job in replaced for original in (job.stands_for or (job,))]
    if len(originals) < 2 or originals == list(replaced[0].stands_for):
        return None
    sentence = speakable(condense(tuple(job.utterance for job in originals)) or "")
    if not sentence:
        return None
    newest = originals[-1]
    summary = Utterance(sentence, newest.utterance.lang, "event", newest.utterance.category, lane.name)
    job = Job(summary, newest.key, estimate_seconds(sentence, lane.rate), tuple(originals))
    place = lane.events.index(replaced[0])
    kept = [other for other in lane.events if other not in replaced]
    kept.insert(place, job)
    return deque(kept), [other for other in replaced if not other.stands_for]
