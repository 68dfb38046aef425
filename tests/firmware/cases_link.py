"""Cases for the board's end of the link, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import link, wire
except ImportError:
    from firmware import link, wire


class Rig:
    """A board's end with a clock in the hand and a list of what it wrote."""

    def __init__(self, ring=link.RING):
        self.now = 1000
        self.out = []
        self.ran = []
        self.end = link.BoardEnd(
            self.write, lambda: self.now, "B1", "table1", "1.0", self.zones, self.command, self.texts, ring
        )

    def write(self, data):
        assert data[-1:] == b"\n"
        self.out.append(wire.Lines().feed(data)[0])

    def zones(self):
        return ["A1 ok 0411,0422", "HAND failed -"]

    def texts(self):
        return ["A1 0422 QUJD"]

    def command(self, words):
        self.ran.append(words)
        if words[0] == "break":
            raise OSError(5)
        return "ok $" + words[0]

    def say(self, body):
        self.end.feed(wire.encode(body))
        return self.take()

    def take(self):
        out = self.out[:]
        self.out = []
        return out

    def pass_ms(self, ms, step=10):
        for _ in range(ms // step):
            self.now += step
            self.end.tick()
        return self.take()


def numbers(frames):
    return [int(f.split(" ")[1]) for f in frames if f[0] == "E"]


def case_silent_until_somebody_says_hello():
    r = Rig()
    r.end.event("btn a")
    r.say("p x")
    r.say("c 1 buzz")
    assert r.take() == [] and r.ran == []
    assert r.pass_ms(5000) == []


def case_hello_is_answered_with_state_and_then_events():
    r = Rig()
    r.end.event("btn a")
    got = r.say("h - 0")
    assert got == [
        "H 1 B1 table1 1.0 1 1 1000",
        "Z 0 A1 ok 0411,0422",
        "Z 1 HAND failed -",
        "T A1 0422 QUJD",
        "Y 1 2",
        "E 1 1000 btn a",
    ], got


def case_what_the_host_has_is_not_sent_again():
    r = Rig()
    for i in range(5):
        r.end.event("btn b%d" % i)
    assert numbers(r.say("h B1 3")) == [4, 5]


def case_a_host_that_knew_another_boot_gets_everything():
    r = Rig()
    for i in range(5):
        r.end.event("btn b%d" % i)
    assert numbers(r.say("h OLD 3")) == [1, 2, 3, 4, 5]


def case_an_ack_for_another_boot_drops_nothing():
    r = Rig()
    r.say("h - 0")
    r.end.event("btn a")
    r.say("a OLD 1")
    assert r.end.oldest() == 1
    r.say("a B1 99")  # and none can be had that was never sent
    assert r.end.oldest() == 1
    r.say("a B1 1")
    assert r.end.oldest() == 2


def case_at_most_eight_are_under_way():
    r = Rig()
    r.say("h - 0")
    for i in range(20):
        r.end.event("btn b%d" % i)
    assert numbers(r.take()) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert numbers(r.say("a B1 3")) == [9, 10, 11]


def case_unanswered_events_come_again_ever_slower():
    r = Rig()
    r.say("h - 0")
    r.end.event("btn a")
    r.take()
    times = []
    for _ in range(400):
        r.now += 10
        if r.now % 500 == 0:
            r.say("p x")  # it is heard, but the event is not acknowledged
        r.end.tick()
        if numbers(r.take()):
            times.append(r.now - 1000)
    assert times[0] == 60 and times[1] == 60 + 120 and times[2] == 60 + 120 + 240, times
    gaps = [times[i + 1] - times[i] for i in range(len(times) - 1)]
    assert max(gaps) == 1000 and gaps[-1] == 1000, gaps


def case_only_the_missing_one_is_sent_again():
    r = Rig()
    r.say("h - 0")
    for i in range(5):
        r.end.event("btn b%d" % i)
    r.take()
    assert r.say("r B1 2") == ["E 2 1000 btn b1"]
    assert r.say("r OLD 2") == []
    assert r.say("r B1 99") == []


def case_a_mangled_line_brings_the_oldest_again_at_once():
    r = Rig()
    r.say("h - 0")
    r.end.feed(b"$a B1 0*00000000\n")
    assert r.take() == [], "nothing is under way"
    for i in range(3):
        r.end.event("btn b%d" % i)
    r.take()
    r.now += 5
    r.end.feed(b"$a B1 3*00000000\n")
    assert numbers(r.take()) == [1]
    r.end.feed(b"AT+GCAP\r\n")
    assert r.take() == [], "noise is not answered word for word"
    r.now += link.MEND
    r.end.feed(b"AT+GCAP\r\n")
    assert numbers(r.take()) == [1]
    r.now += link.MEND
    r.end.feed(wire.encode("a B1 3") + b"AT\r\n")
    assert r.take() == [], "all have arrived"
    r.now += link.DEAF + 1
    r.end.tick()
    r.end.event("btn c")
    r.end.feed(b"AT\r\n")
    assert r.take() == [], "nobody listens"


def case_asking_for_a_forgotten_one_is_answered():
    r = Rig(ring=4)
    r.say("h - 0")
    for i in range(10):
        r.end.event("btn b%d" % i)
    r.take()
    assert r.say("r B1 2") == ["G 7"]
    assert r.end.forgotten == 6


def case_the_ring_keeps_the_newest():
    r = Rig()
    for i in range(200):
        r.end.event("btn b%d" % i)
    got = r.say("h - 0")
    assert got[0] == "H 1 B1 table1 1.0 137 200 1000", got[0]
    assert numbers(got) == [137, 138, 139, 140, 141, 142, 143, 144]


def case_overflow_while_listened_to_does_not_stop_the_flow():
    r = Rig(ring=8)
    r.say("h - 0")
    for i in range(50):
        r.end.event("btn b%d" % i)
    r.take()
    seen = []
    for _ in range(200):
        got = numbers(r.pass_ms(100))
        seen += got
        if got:
            r.say("a B1 %d" % max(got))
        else:
            r.say("p x")
        if r.end.oldest() > 50:
            break
    assert r.end.oldest() == 51 and max(seen) == 50, (r.end.oldest(), seen)


def case_heartbeat_every_second():
    r = Rig()
    r.say("h - 0")
    beats = []
    for _ in range(10):
        beats += [f for f in r.pass_ms(500) if f[0] == "B"]
        r.say("p x")
    assert 4 <= len(beats) <= 6, beats
    assert beats[0].split(" ")[1:3] == ["1", "0"]


def case_four_silent_seconds_stop_the_writing():
    r = Rig()
    r.say("h - 0")
    r.pass_ms(4200)
    assert not r.end.up
    r.end.event("btn a")
    assert r.pass_ms(3000) == []
    assert numbers(r.say("h B1 0")) == [1]


def case_a_command_runs_once_however_often_it_comes():
    r = Rig()
    r.say("h - 0")
    assert r.say("c 7f1 buzz 100") == ["R 7f1 ok ?buzz"]
    assert r.say("c 7f1 buzz 100") == ["R 7f1 ok ?buzz"]
    assert r.ran == [["buzz", "100"]]
    for i in range(link.REPLIES):
        r.say("c n%d buzz" % i)
    r.say("c n0 buzz")
    assert len(r.ran) == 1 + link.REPLIES


def case_a_command_that_breaks_is_answered():
    r = Rig()
    r.say("h - 0")
    assert r.say("c 1 break") == ["R 1 error OSError"]


def case_nonsense_with_a_good_crc_is_counted_not_fatal():
    r = Rig()
    r.say("h - 0")
    for body in ("h", "h B1", "h B1 x", "a", "a B1", "a B1 z", "r", "r B1 q", "c", "p", "zzz", " "):
        r.say(body)
    assert r.end.bad() >= 9
    assert r.say("p still") == ["P still"]
