"""The announcer: who is heard first, who is cut, who waits. Laws 3 and 4 of the interface.

The way of an utterance, step by step:

1. `announce` cleans the text (`speakable`) and finds the lane of its channel. A channel nobody opened is refused
   (False): private words never fall through to the table.
2. The print sinks of the lane get the line at once, whatever the voice is doing: printed lines never wait.
3. An utterance without text only plays its earcon, at once. A muted lane, or one without a voice, ends here.
4. The lane files it by kind, and cuts what is on air where the law says so:

   ============ ======================= ======================= ======================= ====================
   new          on air: navigation      on air: answer          on air: event           on air: critical
   ============ ======================= ======================= ======================= ====================
   critical     cut                     cut, said again after   cut, said again after   waits its turn
   answer       cut                     cut if of an older key  cut, said again after   waits
   navigation   cut                     cut if of an older key  cut, said again after   waits
   event        waits                   waits                   waits                   waits
   ============ ======================= ======================= ======================= ====================

   A waiting navigation is replaced by a newer navigation or answer. A waiting answer is never dropped. "Key" is
   what `key()` counts: the player's keystrokes or lines; all that is said to one key stays together.
5. If more than 6 s of events wait, the oldest are replaced by one sentence (`condense`); those `aimed` stay, and
   the newest.
6. `pump` (the announcer's own thread, or a test) sees that the voice is free and sends the next: critical, then
   the newest key's answers and navigation, then older answers, then events in order. Its earcon starts with it.
7. When it has been said, every sink of the lane learns its fate: heard. What was cut for good, replaced or
   silenced is told as not heard. Each utterance has one fate, once. An event with less than 0.3 s to go when it
   is cut counts as heard: nobody wants to hear it twice.

No method blocks (but `drain` and `close`, for the time they are given) and none raises for what a sink does.
"""

import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from .lane import Job, Lane, condensed
from .sinks import Sink
from .utterance import Utterance, VoiceSettings, estimate_seconds, speakable

NEARLY_DONE = 0.3
"""An interrupted event or answer with no more than this left counts as heard."""

_log = logging.getLogger(__name__)


def _safely(call: Callable[..., Any], *arguments: Any) -> Any:
    """A sink's fault is the sink's business: it is logged without the text, and the game goes on."""
    try:
        return call(*arguments)
    except Exception as error:  # a voice must never end a game
        _log.warning("speech sink failed in %s: %s", getattr(call, "__name__", "call"), type(error).__name__)
        return None


class Announcer:
    """Orders the utterances of every channel. Safe to call from any thread.

    channels: channel -> its sinks (any number that print, one that is paced). clock: seconds, monotonic.
    condense: the events that are replaced -> one sentence in their language. threaded=False leaves `pump` to the
    caller (tests with their own clock).
    """

    def __init__(
        self,
        channels: Mapping[str, Sink | Sequence[Sink]],
        clock: Callable[[], float] = time.monotonic,
        *,
        condense: Callable[[Sequence[Utterance]], str] | None = None,
        threaded: bool = True,
    ) -> None:
        self._clock = clock
        self._condense = condense
        self._wake = threading.Condition(threading.RLock())
        self._key = 0
        self._closed = False
        self._lanes: dict[str, Lane] = {}
        for name, sinks in channels.items():
            self._lanes[name] = self._lane(name, sinks)
        self._thread: threading.Thread | None = None
        if threaded and any(lane.voices for lane in self._lanes.values()):
            self._start()

    # What the session calls

    def key(self) -> None:
        """The player pressed a key or sent a line: what is announced from now on may cut the answers before."""
        with self._wake:
            self._key += 1

    def announce(self, utterance: Utterance) -> bool:
        """Say it, in its turn. False (and nothing is said) when its channel is not open."""
        text = speakable(utterance.text)
        if text != utterance.text:
            utterance = msgspec.structs.replace(utterance, text=text)
        with self._wake:
            lane = self._lanes.get(utterance.channel)
            if lane is None or self._closed or not lane.open():
                return False
            if text:
                for sink in lane.prints:
                    _safely(sink.say, text, utterance.lang, False, utterance.kind)
            if utterance.earcon and (not text or lane.muted or not lane.voices):
                for sink in lane.sinks:
                    _safely(sink.earcon, utterance.earcon)
            if not text:
                return True
            if lane.muted or not lane.voices:
                self._tell(lane, utterance, heard=not lane.voices)
                return True
            job = Job(utterance, self._key, estimate_seconds(text, lane.rate))
            self._file(lane, job)
            self._advance(lane)
            self._wake.notify_all()
        return True

    def silence(self, channel: str | None = None) -> None:
        """The silence key: everything spoken or waiting ends, on one channel or on all. Later words are spoken."""
        with self._wake:
            for lane in self._chosen(channel):
                self._settle(lane)
                if lane.on_air:
                    for sink in lane.voices:
                        _safely(sink.stop)
                    self._finish(lane, heard=False)
                self._empty(lane)
            self._wake.notify_all()

    def mute(self, channel: str | None = None) -> None:
        """Own voice off: events that wait are dropped, answers already given are still spoken, then nothing.
        Print goes on, and earcons."""
        with self._wake:
            for lane in self._chosen(channel):
                lane.muted = True
                for job in lane.events:
                    self._drop(lane, job)
                lane.events.clear()

    def unmute(self, channel: str | None = None) -> None:
        """Own voice on again."""
        with self._wake:
            for lane in self._chosen(channel):
                lane.muted = False

    def muted(self, channel: str = "table") -> bool:
        """Whether the voice of this channel is switched off."""
        lane = self._lanes.get(channel)
        return lane is not None and lane.muted

    def speaks(self, channel: str = "table") -> bool:
        """Whether this channel has a voice that is not lost."""
        lane = self._lanes.get(channel)
        return lane is not None and bool(lane.voices)

    def has(self, channel: str) -> bool:
        """Whether this channel is open, and its voice not lost: a seat without its own may not be told private
        things unasked."""
        lane = self._lanes.get(channel)
        return lane is not None and lane.open()

    def waiting_seconds(self, channel: str = "table") -> float:
        """Seconds of speech that wait behind what is on air."""
        with self._wake:
            lane = self._lanes.get(channel)
            return sum(job.seconds for job in lane.waiting()) if lane else 0.0

    def busy(self, channel: str | None = None) -> bool:
        """Whether anything is being spoken or waits."""
        with self._wake:
            for lane in self._chosen(channel):
                self._advance(lane)
            return any(not lane.idle() for lane in self._chosen(channel))

    def configure(self, channel: str, settings: VoiceSettings) -> None:
        """New rate, pitch, volume, voice or pronunciation for one channel, from its next utterance on."""
        with self._wake:
            for lane in self._chosen(channel):
                lane.rate = settings.rate
                for sink in lane.sinks:
                    _safely(sink.configure, settings)

    def open(self, channel: str, sinks: Sink | Sequence[Sink]) -> None:
        """Open a channel, or give it other sinks; what it was saying ends, and its old sinks are closed."""
        with self._wake:
            old = self._lanes.get(channel)
            if old:
                self.silence(channel)
            lane = self._lanes[channel] = self._lane(channel, sinks)
            if old:
                lane.muted = old.muted
            if lane.voices and self._thread is None and not self._closed:
                self._start()
        if old:
            _close_all([sink for sink in old.sinks if sink not in lane.sinks])

    def drain(self, timeout: float) -> bool:
        """Wait until everything has been said, at most `timeout` seconds; True when nothing is left."""
        end = time.monotonic() + timeout
        with self._wake:
            while self.busy():
                left = end - time.monotonic()
                if left <= 0 or self._thread is None:
                    return False
                self._wake.wait(min(left, 0.1))
        return True

    def close(self, drain: float = 0.0) -> None:
        """End: wait `drain` seconds for the last words, then close every sink; within a second, or a little more
        where a voice must be killed."""
        if drain > 0 and not any(self._instant(lane) for lane in self._lanes.values()):
            self.drain(drain)
        with self._wake:
            if self._closed:
                return
            self._closed = True
            for lane in self._lanes.values():
                if self._instant(lane):
                    while not lane.idle():
                        if lane.on_air:
                            self._finish(lane, heard=True)
                        job = self._take(lane)
                        lane.on_air = job
            self.silence()
            self._wake.notify_all()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(1.0)
        _close_all([sink for lane in self._lanes.values() for sink in lane.sinks])

    def pump(self) -> None:
        """See what has been said and send what comes next. The announcer's thread does this by itself."""
        with self._wake:
            for lane in self._lanes.values():
                self._advance(lane)

    # How it works

    def _lane(self, name: str, sinks: Sink | Sequence[Sink]) -> Lane:
        lane = Lane(name, list(sinks) if isinstance(sinks, Sequence) else [sinks])
        for sink in lane.sinks:
            _safely(sink.listen, self._changed)
        return lane

    def _chosen(self, channel: str | None) -> list[Lane]:
        if channel is None:
            return list(self._lanes.values())
        return [self._lanes[channel]] if channel in self._lanes else []

    def _file(self, lane: Lane, job: Job) -> None:
        """Step 4: put the job where it belongs and cut what it may cut."""
        self._settle(lane)
        kind = job.utterance.kind
        if kind == "event":
            lane.events.append(job)
            condense = self._condense
            shorter = condensed(lane, lambda old: _safely(condense, old)) if condense else None
            if shorter:
                lane.events, replaced = shorter
                for old in replaced:
                    self._drop(lane, old)
            return
        if kind == "critical":
            lane.criticals.append(job)
        else:
            if lane.navigation:
                self._drop(lane, lane.navigation)
                lane.navigation = None
            if kind == "answer":
                lane.answers.append(job)
            else:
                lane.navigation = job
        air = lane.on_air
        if air is None or air.utterance.kind == "critical":
            return
        on_air = air.utterance.kind
        if kind == "critical" or on_air in ("event", "navigation") or air.key < job.key:
            again = on_air == "event" or (on_air == "answer" and kind == "critical")
            self._interrupt(lane, again)

    def _interrupt(self, lane: Lane, again: bool) -> None:
        """Take what is on air off it; `again` puts it back at the head of its queue. The voice need not be stopped:
        whatever caused this is sent next, and replaces it."""
        job = lane.on_air
        assert job is not None
        left = self._left(lane)
        if again and left > NEARLY_DONE:
            lane.on_air = None
            (lane.events if job.utterance.kind == "event" else lane.answers).appendleft(job)
        else:
            self._finish(lane, heard=again)

    def _left(self, lane: Lane) -> float:
        """Seconds that the utterance on air still needs."""
        longest = 0.0
        for sink in lane.voices:
            left = _safely(sink.remaining)
            longest = max(longest, lane.until - self._clock() if left is None else left)
        return longest

    def _settle(self, lane: Lane) -> None:
        """Step 7: what has been said is off the air, and told so."""
        if lane.on_air and self._left(lane) <= 0.0:
            self._finish(lane, heard=bool(lane.voices))

    def _advance(self, lane: Lane) -> None:
        """Step 6."""
        self._settle(lane)
        if lane.on_air or self._closed:
            return
        if not lane.voices:
            self._empty(lane)
            return
        job = self._take(lane)
        if job is None:
            return
        lane.on_air = job
        lane.until = self._clock() + job.seconds
        said = job.utterance
        for sink in lane.voices:
            if said.earcon:
                _safely(sink.earcon, said.earcon)
            # The lane is free or was just cut: whatever the voice still has in its mouth is not wanted.
            _safely(sink.say, said.text, said.lang, True, said.kind)

    def _empty(self, lane: Lane) -> None:
        """Drop all that waits."""
        waiting = list(lane.waiting())
        lane.criticals.clear()
        lane.answers.clear()
        lane.events.clear()
        lane.navigation = None
        for job in waiting:
            self._drop(lane, job)

    def _take(self, lane: Lane) -> Job | None:
        """The next to be said, off its queue."""
        if lane.criticals:
            return lane.criticals.popleft()
        newest = max((job.key for job in lane.answers), default=-1)
        if lane.navigation and lane.navigation.key > newest:
            job, lane.navigation = lane.navigation, None
            return job
        for job in lane.answers:
            if job.key == newest:
                lane.answers.remove(job)
                return job
        return lane.events.popleft() if lane.events else None

    def _finish(self, lane: Lane, heard: bool) -> None:
        job, lane.on_air = lane.on_air, None
        if job:
            self._tell(lane, job.utterance, heard)

    def _drop(self, lane: Lane, job: Job) -> None:
        self._tell(lane, job.utterance, heard=False)

    def _tell(self, lane: Lane, utterance: Utterance, heard: bool) -> None:
        for sink in lane.sinks:
            _safely(sink.fate, utterance, heard)

    @staticmethod
    def _instant(lane: Lane) -> bool:
        """A record lets pending speech run out at once, as heard, when the program ends."""
        return any(getattr(sink, "instant_end", False) for sink in lane.voices)

    # The thread

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="announcer", daemon=True)
        self._thread.start()

    def _changed(self) -> None:
        with self._wake:
            self._wake.notify_all()

    def _run(self) -> None:
        with self._wake:
            while not self._closed:
                self.pump()
                self._wake.notify_all()  # whoever drains
                pauses = [max(0.01, self._left(lane)) for lane in self._lanes.values() if lane.on_air]
                self._wake.wait(min(pauses) if pauses else None)


def _close_all(sinks: Sequence[Sink]) -> None:
    """Close side by side: one dying voice must not hold up the others."""
    threads = [threading.Thread(target=_safely, args=(sink.close,), daemon=True) for sink in sinks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(1.5)
