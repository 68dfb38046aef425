"""The announcer with a clock that stands still and a voice that is not there: who is heard, in which order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plateau_parlant.access.speech import Announcer, NullSink, RecordSink, Utterance, VoiceSettings, estimate_seconds
from plateau_parlant.access.speech.lane import SUMMARY_SECONDS, WAITING_LIMIT


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class FakeVoice(NullSink):
    """Speaks a second for each utterance unless told otherwise, and writes down all that happens to it."""

    name = "fake"
    paced = True

    def __init__(self, clock: Clock, tells: bool = True) -> None:
        self.clock, self.tells = clock, tells
        self.until = 0.0
        self.said: list[str] = []
        self.fates: list[tuple[str, bool]] = []
        self.earcons: list[str] = []
        self.stops = 0
        self.alive = True

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        self.said.append(text)
        self.until = self.clock.now + estimate_seconds(text)

    def stop(self) -> None:
        self.stops += 1
        self.until = 0.0

    def earcon(self, name: str) -> None:
        self.earcons.append(name)

    def remaining(self) -> float | None:
        return max(0.0, self.until - self.clock.now) if self.tells else None

    def fate(self, utterance: Utterance, heard: bool) -> None:
        self.fates.append((utterance.text, heard))

    @property
    def heard(self) -> list[str]:
        return [text for text, heard in self.fates if heard]


class Printer(NullSink):
    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        self.lines.append(text)


def summary(utterances: Sequence[Utterance]) -> str:
    return f"{len(utterances)} coups ont été joués."


class Table:
    """An announcer on the table channel, with its clock, voice and printer."""

    def __init__(self, tells: bool = True) -> None:
        self.clock = Clock()
        self.voice = FakeVoice(self.clock, tells)
        self.printer = Printer()
        self.announcer = Announcer({"table": [self.printer, self.voice]}, self.clock, condense=summary, threaded=False)

    def say(self, text: str, kind: str, aimed: bool = False, key: bool = False) -> None:
        if key:
            self.announcer.key()
        self.announcer.announce(Utterance(text, "fr", kind, "moves", aimed=aimed))  # type: ignore[arg-type]

    def wait(self, seconds: float) -> None:
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + 0.05)
            self.announcer.pump()


def test_law3_twenty_navigation_keys_then_a_question_only_the_answer_is_heard() -> None:
    table = Table()
    for number in range(20):
        table.say(f"Carte {number}, sept rouge.", "navigation", key=True)
        table.wait(0.1)
    before = table.clock.now
    table.say("C'est à vous de jouer.", "answer", key=True)
    assert table.voice.said[-1] == "C'est à vous de jouer."
    assert table.clock.now == before, "the answer must not wait"
    table.wait(10)
    assert table.voice.heard == ["C'est à vous de jouer."]
    assert len(table.printer.lines) == 21, "print shows all of them"


def test_law3_answer_cuts_an_event_which_is_said_again() -> None:
    table = Table()
    table.say("Anna pose le sept rouge sur l'armée deux.", "event")
    table.wait(0.5)
    table.say("C'est à Bruno.", "answer", key=True)
    table.wait(10)
    assert table.voice.heard == ["C'est à Bruno.", "Anna pose le sept rouge sur l'armée deux."]
    assert len(table.voice.fates) == 2


def test_law3_an_event_nearly_over_is_not_said_twice() -> None:
    table = Table()
    text = "Anna pose le sept rouge."
    table.say(text, "event")
    table.wait(estimate_seconds(text) - 0.2)
    table.say("C'est à Bruno.", "answer", key=True)
    table.wait(10)
    assert table.voice.said == [text, "C'est à Bruno."]
    assert table.voice.heard == [text, "C'est à Bruno."]


def test_law3_the_answer_to_a_newer_key_cuts_the_older_one() -> None:
    table = Table()
    table.say("Votre main: sept rouge, huit bleu, as vert, dix jaune.", "answer", key=True)
    table.wait(0.4)
    table.say("Douze points.", "answer", key=True)
    assert table.voice.said[-1] == "Douze points."
    table.wait(10)
    assert table.voice.heard == ["Douze points."]


def test_law3_all_answers_to_one_key_are_heard_in_order() -> None:
    table = Table()
    table.announcer.key()
    for text in ("Vous posez le sept rouge.", "L'armée deux est complète.", "Vous piochez."):
        table.say(text, "answer")
    table.wait(20)
    assert table.voice.heard == ["Vous posez le sept rouge.", "L'armée deux est complète.", "Vous piochez."]


def test_law3_navigation_of_a_newer_key_is_heard_at_once_and_waiting_answers_after_it() -> None:
    table = Table()
    table.announcer.key()
    table.say("Vous posez le sept rouge.", "answer")
    table.say("L'armée deux est complète.", "answer")
    table.wait(0.2)
    table.say("Huit bleu.", "navigation", key=True)
    assert table.voice.said[-1] == "Huit bleu."
    table.wait(10)
    assert table.voice.heard == ["Huit bleu.", "L'armée deux est complète."]


def test_law3_critical_goes_first_and_is_cut_by_nothing_but_silence() -> None:
    table = Table()
    table.say("Votre main: sept rouge, huit bleu.", "answer", key=True)
    table.wait(0.2)
    table.say("Le lecteur ne répond plus.", "critical")
    assert table.voice.said[-1] == "Le lecteur ne répond plus."
    table.say("Neuf vert.", "navigation", key=True)
    table.say("Douze points.", "answer", key=True)
    table.wait(20)
    assert table.voice.heard == ["Le lecteur ne répond plus.", "Douze points.", "Votre main: sept rouge, huit bleu."]
    table.say("Le lecteur ne répond plus.", "critical")
    table.announcer.silence()
    table.wait(5)
    assert table.voice.fates[-1] == ("Le lecteur ne répond plus.", False)
    assert table.voice.stops == 1
    assert not table.announcer.busy()


def test_silence_drops_all_and_later_words_are_spoken() -> None:
    table = Table()
    for number in range(3):
        table.say(f"Coup {number}.", "event")
    table.announcer.silence()
    table.say("Coup 4.", "event")
    table.wait(5)
    assert table.voice.heard == ["Coup 4."]
    assert sorted(text for text, heard in table.voice.fates if not heard) == ["Coup 0.", "Coup 1.", "Coup 2."]


def test_law3_more_than_six_seconds_of_events_become_one_sentence() -> None:
    table = Table()
    moves = [f"Le joueur numéro {number} pose le sept rouge sur l'armée deux." for number in range(6)]
    table.say(moves[0], "event")
    table.say("Vous êtes attaqué par Bruno.", "event", aimed=True)
    for move in moves[1:]:
        table.say(move, "event")
    exempt = estimate_seconds(moves[5]) + estimate_seconds("Vous êtes attaqué par Bruno.")
    assert table.announcer.waiting_seconds() <= exempt + SUMMARY_SECONDS
    table.wait(60)
    assert table.voice.heard[0] == moves[0], "what was on air is finished"
    assert "Vous êtes attaqué par Bruno." in table.voice.heard
    sentences = [text for text in table.voice.heard if text.endswith("coups ont été joués.")]
    assert len(sentences) == 1
    told = int(sentences[0].split()[0])
    spoken = [text for text in table.voice.heard if text in moves]
    assert told + len(spoken) == len(moves), "the sentence stands for exactly those that are not spoken"
    assert table.voice.heard[-1] == moves[-1], "the newest is spoken"
    assert table.printer.lines[:2] == [moves[0], "Vous êtes attaqué par Bruno."]
    assert len(table.printer.lines) == 7, "print shows every event and no summary"


def test_results_aimed_at_me_are_never_condensed() -> None:
    table = Table()
    texts = [f"Bruno vous prend la carte numéro {number}, et il vous en reste très peu." for number in range(8)]
    for text in texts:
        table.say(text, "event", aimed=True)
    table.wait(120)
    assert table.voice.heard == texts


def test_a_voice_that_cannot_tell_is_taken_at_its_estimate() -> None:
    table = Table(tells=False)
    table.say("Premier coup joué.", "event")
    table.say("Deuxième coup joué.", "event")
    table.wait(estimate_seconds("Premier coup joué.") - 0.1)
    assert table.voice.said == ["Premier coup joué."]
    table.wait(0.2)
    assert table.voice.said == ["Premier coup joué.", "Deuxième coup joué."]


def test_law5_a_channel_nobody_opened_never_falls_to_the_table() -> None:
    table = Table()
    secret = Utterance("Vous piochez le héros.", "fr", "event", "moves", "seat:0")
    assert not table.announcer.announce(secret)
    assert not table.announcer.has("seat:0")
    table.wait(5)
    assert table.voice.said == [] and table.printer.lines == []
    ear = FakeVoice(table.clock)
    table.announcer.open("seat:0", ear)
    assert table.announcer.has("seat:0") and table.announcer.announce(secret)
    assert ear.said == ["Vous piochez le héros."] and table.voice.said == []
    ear.alive = False
    assert not table.announcer.has("seat:0") and not table.announcer.announce(secret)


def test_channels_do_not_wait_for_each_other() -> None:
    clock = Clock()
    loud, ear = FakeVoice(clock), FakeVoice(clock)
    announcer = Announcer({"table": loud, "seat:0": ear}, clock, threaded=False)
    announcer.announce(Utterance("Bruno joue.", "fr", "event"))
    announcer.announce(Utterance("Votre main est vide.", "fr", "answer", channel="seat:0"))
    assert loud.said == ["Bruno joue."] and ear.said == ["Votre main est vide."]


def test_earcon_alone_sounds_at_once_and_with_text_when_it_begins() -> None:
    table = Table()
    table.say("Bruno joue le sept.", "event")
    table.announcer.announce(Utterance("", "fr", "event", earcon="read"))
    assert table.voice.earcons == ["read"]
    table.announcer.announce(Utterance("À vous.", "fr", "event", earcon="turn"))
    assert table.voice.earcons == ["read"]
    table.wait(10)
    assert table.voice.earcons == ["read", "turn"]


def test_mute_lets_the_answer_finish_and_drops_later_words() -> None:
    table = Table()
    table.say("Voix coupée.", "answer", key=True)
    table.say("Bruno joue.", "event")
    table.announcer.mute()
    table.say("Anna joue.", "event")
    table.wait(10)
    assert table.voice.heard == ["Voix coupée."]
    assert table.printer.lines == ["Voix coupée.", "Bruno joue.", "Anna joue."]
    table.announcer.unmute()
    table.say("Voix rétablie.", "answer", key=True)
    table.wait(5)
    assert table.voice.heard == ["Voix coupée.", "Voix rétablie."]


def test_a_voice_that_raises_does_not_reach_the_game() -> None:
    class Broken(FakeVoice):
        def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
            raise RuntimeError("boom")

    clock = Clock()
    announcer = Announcer({"table": Broken(clock)}, clock, threaded=False)
    assert announcer.announce(Utterance("Bonjour.", "fr", "answer"))
    announcer.silence()
    announcer.close()


def test_a_voice_that_dies_leaves_print_and_an_idle_lane() -> None:
    table = Table()
    table.say("Un.", "event")
    table.say("Deux.", "event")
    table.voice.alive = False
    table.wait(5)
    assert not table.announcer.busy()
    assert table.announcer.has("table") and table.printer.lines == ["Un.", "Deux."]


def test_rate_changes_the_estimate() -> None:
    table = Table(tells=False)
    table.announcer.configure("table", VoiceSettings(rate=350))
    text = "Bruno pose le sept rouge sur l'armée deux."
    table.say(text, "event")
    table.say("Fin.", "event")
    table.wait(estimate_seconds(text) / 2 + 0.1)
    assert table.voice.said == [text, "Fin."]


def test_record_writes_one_line_an_utterance_with_its_fate() -> None:
    clock, stream = Clock(), StringIO()
    announcer = Announcer({"table": RecordSink(stream, clock=clock)}, clock, threaded=False)
    for number in range(20):
        announcer.key()
        announcer.announce(Utterance(f"Carte {number}.", "fr", "navigation"))
        clock.now += 0.1
    announcer.key()
    announcer.announce(Utterance("C'est à vous.", "fr", "answer"))
    announcer.announce(Utterance("Été {brace} \x1b[31m \u202e rouge", "fr", "event"))
    announcer.close()
    announcer.close()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == 22
    assert [line["heard"] for line in lines] == ["cut"] * 20 + ["heard"] * 2
    assert lines[20] == {"text": "C'est à vous.", "kind": "answer", "channel": "table", "heard": "heard"}
    assert lines[21]["text"] == "Été {brace} [31m rouge"
    assert not announcer.announce(Utterance("Trop tard.", "fr", "answer"))


KINDS = st.sampled_from(["answer", "navigation", "event", "event", "critical"])
STEP = st.one_of(
    st.tuples(st.just("say"), KINDS, st.integers(1, 12), st.booleans(), st.booleans()),
    st.tuples(st.just("wait"), st.floats(0.01, 4.0)),
    st.tuples(st.just("silence")),
)


def test_law3_six_seconds_or_less_are_spoken_in_full() -> None:
    table = Table()
    table.say("Anna joue.", "event")
    texts = ["Bruno pose le sept rouge sur l'armée deux.", "Carla passe son tour."]
    for text in texts:
        table.say(text, "event")
    assert sum(map(estimate_seconds, texts)) < WAITING_LIMIT
    table.wait(20)
    assert table.voice.heard == ["Anna joue.", *texts]


@pytest.mark.parametrize("tells", [True, False])
@settings(max_examples=50, deadline=None)
@given(steps=st.lists(STEP, max_size=40))
def test_properties_of_every_evening(tells: bool, steps: list[tuple[object, ...]]) -> None:
    table = Table(tells)
    sent: dict[str, tuple[str, int]] = {}
    silenced: set[str] = set()
    key = 0
    for number, step in enumerate(steps):
        if step[0] == "say":
            _, kind, words, new_key, aimed = step
            if new_key:
                key += 1
            text = f"numéro {number} " + "mot " * int(words)  # type: ignore[call-overload]
            text = text.strip()
            sent[text] = (str(kind), key)
            table.say(text, str(kind), aimed=bool(aimed), key=bool(new_key))
        elif step[0] == "wait":
            table.wait(float(step[1]))  # type: ignore[arg-type]
        else:
            known = {text for text, _ in table.voice.fates}
            silenced |= {text for text in sent if text not in known}
            table.announcer.silence()
    table.wait(300)
    fates = table.voice.fates
    told = [text for text, _ in fates if text in sent]
    assert sorted(told) == sorted(sent), "every utterance has one fate, once"
    assert not table.announcer.busy()
    heard = table.voice.heard
    assert len(heard) == len(set(heard)), "nothing twice"
    newest = max((k for kind, k in sent.values() if kind in ("answer", "navigation")), default=0)
    for text, (kind, of_key) in sent.items():
        if text in silenced:
            continue
        if kind == "critical":
            assert text in heard, "only silence stops a critical one"
        if kind == "answer":
            assert text in table.voice.said, "no answer is lost"
            if of_key == newest:
                assert text in heard, "no answer is cut but by a newer key"
    events = [text for text in heard if text in sent and sent[text][0] == "event"]
    assert events == sorted(events, key=lambda text: int(text.split()[1])), "events in order"
    gone = {text for text, (kind, _) in sent.items() if kind == "event" and text not in heard and text not in silenced}
    if gone:
        sentences = [text for text in table.voice.said if text.endswith("coups ont été joués.")]
        assert sentences, "an event that is not spoken is told by a sentence"
