"""A voice that survives its helper processes: the sink that speaks, whatever happens to the machine.

A chain has candidates in order of preference. The first that says `ready` speaks. One that dies or hangs is started
again, and after two such failures in a minute the next takes over; what it was saying is said again. All within two
seconds, and told by one notice. When no candidate is left, the sink is silent (`alive` is False) and the program goes
on with print; if what is missing is the sound device, it is looked for from time to time, and its return told.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence

from .candidate import (
    ANSWER_SECONDS,
    HURRY_SECONDS,
    LATE_SECONDS,
    PING_SECONDS,
    RESTARTS,
    RESTARTS_WITHIN,
    RETRY_SECONDS,
    STAGE_SECONDS,
    START_SECONDS,
    UNANSWERED,
    Candidate,
    Said,
    manner,
)
from .process import HelperProcess, Message
from .pronounce import pronounced
from .utterance import Utterance, VoiceSettings, estimate_seconds

_log = logging.getLogger(__name__)

Notice = Callable[[str, str], None]


class VoiceChain:
    """The paced sink of one channel. See `sinks.Sink` for the methods.

    notice(code, detail) is called from another thread, see `notices`. chosen(kind) is called each time it is known
    who speaks: "reader", "system", "embedded", "pyttsx3", or None when nobody is left. search: the order is `auto`:
    where the first candidate searches, the second starts beside it, and that it speaks is no news.
    """

    paced = True

    def __init__(
        self,
        channel: str,
        candidates: Sequence[Candidate],
        settings: VoiceSettings,
        notice: Notice,
        *,
        chosen: Callable[[str | None], None] | None = None,
        search: bool = True,
    ) -> None:
        self.name = "voice"
        self.kind: str | None = None
        self._channel = channel
        self._all = list(candidates)
        self._candidates = list(candidates)
        self._lost = False
        self._retry: float | None = None
        self._settings = settings
        self._notice = notice
        self._chosen = chosen or (lambda kind: None)
        self._search = search
        self._changed: Callable[[], None] = lambda: None
        self._wake = threading.Condition(threading.RLock())
        self._said: dict[int, Said] = {}
        self._number = 0
        self._process: HelperProcess | None = None
        self._limit = self._hurry = 0.0
        self._standby: dict[str, HelperProcess] = {}
        self._failures: list[float] = []
        self._reasons: list[tuple[str, str]] = []
        self._after_failure: str | None = None
        self._ping: float | None = None
        self._contact = 0.0
        self._closed = False
        self.alive = bool(self._candidates)
        self._outbox: list[Callable[[], None]] = []
        with self._wake:
            if search and len(self._candidates) > 1 and self._candidates[0].searches:
                self._stand_by(self._candidates[1])  # both start at once: the first word must not wait for a search
            self._begin()
        threading.Thread(target=self._supervise, name="voices", daemon=True).start()

    # The sink

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        with self._wake:
            if not self.alive or self._closed:
                return
            if interrupt:
                self._interrupt()
            self._number += 1
            self._said[self._number] = Said(text, lang, interrupt, kind)
            self._send_waiting()
            self._wake.notify_all()

    def stop(self) -> None:
        with self._wake:
            self._interrupt()
            if self._process and self._process.ready:
                self._process.send({"do": "stop"})
            self._wake.notify_all()

    def earcon(self, name: str) -> None:
        with self._wake:
            if self._settings.earcons and self._process and self._process.ready:
                self._process.send({"do": "earcon", "name": name})

    def remaining(self) -> float | None:
        with self._wake:
            if not self.alive or not self._said:
                return 0.0
            now = time.monotonic()
            return sum(
                max(0.05, said.until - now) if said.taken else estimate_seconds(said.text, self._settings.rate)
                for said in self._said.values()
            )

    def listen(self, changed: Callable[[], None]) -> None:
        self._changed = changed

    def fate(self, utterance: Utterance, heard: bool) -> None:
        pass

    def configure(self, settings: VoiceSettings) -> None:
        with self._wake:
            self._settings = settings
            for process in (self._process, *self._standby.values()):
                if process and process.ready:
                    process.send({"do": "set", "settings": manner(settings)})

    def close(self) -> None:
        with self._wake:
            self._closed = True
            self.alive = False
            processes = [process for process in (self._process, *self._standby.values()) if process]
            self._process, self._standby = None, {}
            self._said.clear()
            self._wake.notify_all()
        enders = [threading.Thread(target=process.close, daemon=True) for process in processes]
        for ender in enders:
            ender.start()
        for ender in enders:
            ender.join(1.2)

    def wait_ready(self, timeout: float) -> bool:
        """Wait until it is known who speaks; True when somebody does. For `doctor`, `say` and tests."""
        end = time.monotonic() + timeout
        with self._wake:
            while self.alive and not (self._process and self._process.ready):
                left = end - time.monotonic()
                if left <= 0:
                    return False
                self._wake.wait(left)
            return self.alive

    @property
    def pid(self) -> int | None:
        """The process that speaks, for `doctor` and tests."""
        return self._process.pid if self._process else None

    # Processes

    def _spawn(self, candidate: Candidate) -> HelperProcess | None:
        options = {**candidate.options, **manner(self._settings)}
        try:
            return HelperProcess(candidate.module, options, self._heard, self._gone)
        except OSError as error:
            self._reasons.append(("failed", type(error).__name__))
            return None

    def _stand_by(self, candidate: Candidate) -> None:
        process = self._spawn(candidate)
        if process:
            self._standby[candidate.name] = process

    def _begin(self) -> None:
        """Start the first candidate left, or take the one that stands by."""
        while self._candidates:
            candidate = self._candidates[0]
            process = self._standby.pop(candidate.name, None) or self._spawn(candidate)
            if process is None:
                self._candidates.pop(0)
                continue
            self._process = process
            self._limit = time.monotonic() + START_SECONDS
            self._hurry = time.monotonic() + HURRY_SECONDS
            self._ping = None
            for said in self._said.values():
                said.sent, said.taken, said.started = None, False, False
            if process.ready:
                self._is_ready(process)
            elif process.error:
                self._failed(process.error)
            return
        self._process = None
        self.alive = False
        self._said.clear()
        codes = [code for code, _ in self._reasons]
        missing = "device_missing" in codes or "no_device" in codes
        self._retry = time.monotonic() + RETRY_SECONDS if missing else None
        if self._lost:
            return
        self._lost = True
        self._after_failure = None
        for code in ("device_missing", "no_device", "no_voice_package"):
            if code in codes:
                self._post(code, self._reasons[codes.index(code)][1] or self._channel)
                break
        else:
            self._post("voice_lost", self._channel)
        self._outbox += [lambda: self._chosen(None), lambda: self._changed()]

    def _interrupt(self) -> None:
        """Forget what is being said. A voice that cannot be interrupted and is speaking is ended; its spare goes on."""
        candidate = self._candidates[0] if self._candidates else None
        speaking = any(said.sent for said in self._said.values())
        self._said.clear()
        if candidate is None or candidate.interruptible or not speaking:
            return
        old, self._process = self._process, None
        if old:
            old.kill()
        self._begin()

    def _is_ready(self, process: HelperProcess) -> None:
        candidate = self._candidates[0]
        self.name, self.kind = process.name, process.kind
        if self._lost:
            self._lost, self.alive, self._after_failure = False, True, None
            self._post("voice_back", process.name)
        elif self._after_failure is not None:
            self._post("voice_back" if self._after_failure == candidate.name else "voice_changed", process.name)
            self._after_failure = None
        elif self._reasons and not self._search:
            self._post("voice_changed", process.name)
        self._search = True
        self._reasons.clear()
        for name, other in list(self._standby.items()):
            if name != candidate.name:
                threading.Thread(target=other.close, daemon=True).start()
                del self._standby[name]
        if not candidate.interruptible and candidate.name not in self._standby:
            self._stand_by(candidate)
        self._outbox.append(lambda: self._chosen(self.kind))
        self._send_waiting()

    def _failed(self, reason: tuple[str, str] | None, hung: bool = False) -> None:
        """The voice in use is of no use any more. `reason`: it gave up itself, and said why."""
        process, self._process = self._process, None
        was_ready = bool(process and process.ready)
        if process:
            process.kill()
        candidate = self._candidates[0]
        self._reasons.append(reason or ("failed", candidate.name))
        if was_ready:
            now = time.monotonic()
            self._after_failure = self._after_failure or candidate.name
            self._failures = [when for when in self._failures if now - when < RESTARTS_WITHIN] + [now]
        hopeless = reason is not None and reason[0] != "failed"
        if not hopeless and process and not process.proven and len(self._candidates) > 1:
            hopeless = hung or len(self._failures) > 1  # it never finished a word: the next is the better hope
        if not was_ready or hopeless or len(self._failures) > RESTARTS:
            self._candidates.pop(0)
            self._failures.clear()
        if reason is not None and reason[0] == "no_device":
            # The same loudspeaker is missing for it too, but it would find out only while it speaks.
            self._candidates = [other for other in self._candidates if other.name != "pyttsx3"]
        self._begin()

    # What helpers tell

    def _heard(self, process: HelperProcess, message: Message) -> None:
        what = message.get("is")
        changed = False
        with self._wake:
            if what == "ready":
                process.ready = True
                process.name = str(message.get("name", ""))
                process.kind = str(message.get("kind", ""))
                if process is self._process:
                    self._is_ready(process)
            elif what == "stage":
                if process is self._process:
                    self._limit = time.monotonic() + float(message.get("seconds", STAGE_SECONDS))
            elif what == "error":
                process.error = (str(message.get("code")), str(message.get("detail", "")))
                if process is self._process:
                    self._failed(process.error)
            elif process is self._process:
                self._contact = time.monotonic()
                said = self._said.get(message.get("id", -1))
                if what == "pong":
                    self._ping = None
                elif what == "notice":
                    self._post(str(message.get("code")), str(message.get("detail", "")))
                elif said and what == "spoken":
                    said.taken = True
                    said.until = self._contact + float(message.get("seconds", 0.0))
                elif said and what == "started":
                    said.started = True
                elif said and what == "finished":
                    del self._said[message["id"]]
                    changed = process.proven = True
            self._wake.notify_all()
        self._deliver()
        if changed:
            self._changed()

    def _gone(self, process: HelperProcess) -> None:
        with self._wake:
            if self._closed:
                return
            if process is self._process:
                self._failed(None)
            else:
                for name, other in list(self._standby.items()):
                    if other is process and not process.error:
                        del self._standby[name]
            self._wake.notify_all()
        self._deliver()

    # Sending and watching

    def _send_waiting(self) -> None:
        process = self._process
        if process is None or not process.ready:
            return
        now = time.monotonic()
        unanswered = sum(1 for said in self._said.values() if said.sent and not said.taken)
        for number, said in self._said.items():
            if said.sent is None and unanswered < UNANSWERED:
                unanswered += 1
                said.sent = self._contact = now
                text = pronounced(said.text, self._settings.spoken)
                process.send({"do": "say", "id": number, "text": text, "lang": said.lang, "interrupt": said.interrupt})

    def _due(self) -> float | None:
        """When the helper must have shown a sign of life."""
        process = self._process
        if process is None:
            return self._retry
        if not process.ready:
            return min(self._limit, self._hurry) if self._next_is_ready() else self._limit
        times = []
        for said in self._said.values():
            if said.sent is None:
                continue
            if not said.taken:
                times.append(said.sent + ANSWER_SECONDS)
            else:
                times.append(said.until + (said.until - said.sent) / 2 + LATE_SECONDS)
        if not times:
            return None
        times.append(self._contact + PING_SECONDS if self._ping is None else self._ping + ANSWER_SECONDS)
        return min(times)

    def _next_is_ready(self) -> bool:
        if len(self._candidates) < 2:
            return False
        following = self._standby.get(self._candidates[1].name)
        return bool(following and following.ready)

    def _supervise(self) -> None:
        while True:
            with self._wake:
                if self._closed or (not self.alive and self._process is None and self._retry is None):
                    break
                due = self._due()
                now = time.monotonic()
                if due is not None and due <= now:
                    self._late(now)
                else:
                    self._wake.wait(None if due is None else due - now)
            self._deliver()
        self._deliver()

    def _late(self, now: float) -> None:
        process = self._process
        if process is None:
            self._candidates, self._retry = list(self._all), None
            self._reasons.clear()
            self._failures.clear()
            self._begin()
            return
        if process.ready and self._ping is None and self._contact + PING_SECONDS <= now:
            overdue = any(
                said.sent is not None
                and (
                    said.sent + ANSWER_SECONDS <= now
                    if not said.taken
                    else said.until + (said.until - said.sent) / 2 + LATE_SECONDS <= now
                )
                for said in self._said.values()
            )
            if not overdue:
                self._ping = now
                process.send({"do": "ping"})
                return
        self._failed(None, hung=True)

    def _post(self, code: str, detail: str) -> None:
        self._outbox.append(lambda: self._notice(code, detail))

    def _deliver(self) -> None:
        """Call back without holding the lock."""
        with self._wake:
            calls, self._outbox = self._outbox, []
        for call in calls:
            try:
                call()
            except Exception as error:  # the listener's fault must not silence the voice
                _log.warning("speech notice failed: %s", type(error).__name__)
