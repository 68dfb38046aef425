"""Both ends of the link against each other, on a line that loses, repeats and mangles, with a clock in the hand."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from plateau_parlant.access.table import endpoint
from plateau_parlant.firmware import link, wire


class Pair:
    """A board's end and a host's end with a line between them; every byte may be changed on its way."""

    def __init__(self, seed: int = 0, loss: float = 0.0, ring: int = link.RING) -> None:
        self.now = 5_000
        self.board_offset = 77_000
        self.random = random.Random(seed)
        self.loss = loss
        self.cut = False
        self.to_board = bytearray()
        self.to_host = bytearray()
        self.lying: dict[str, list[str]] = {"A1": [], "HAND": []}
        self.ran: list[list[str]] = []
        self.ring = ring
        self.got: list[endpoint.Happening] = []
        self.start_board("B1")
        self.host = endpoint.HostEnd(self.to_board.extend, lambda: self.now)

    def start_board(self, boot: str) -> None:
        self.board = link.BoardEnd(
            self.to_host.extend,
            lambda: self.now + self.board_offset,
            boot,
            "table1",
            "1.0",
            lambda: [f"{n} ok {','.join(t) or '-'}" for n, t in self.lying.items()],
            self.command,
            lambda: ["A1 04AA QUJD"] if "04AA" in self.lying["A1"] else [],
            self.ring,
        )

    def command(self, words: list[str]) -> str:
        self.ran.append(words)
        return "done"

    def travel(self, data: bytearray) -> bytes:
        out = bytearray()
        for b in data:
            if self.random.random() >= self.loss:
                out.append(b)
                continue
            how = self.random.random()
            if how < 0.4:
                out.append(b ^ (1 << self.random.randrange(8)))
            elif how > 0.8:
                out += bytes((self.random.randrange(256), b))
        data.clear()
        return b"" if self.cut else bytes(out)

    def step(self, ms: int = 10) -> None:
        self.now += ms
        self.board.feed(self.travel(self.to_board))
        self.board.tick()
        self.got += self.host.feed(self.travel(self.to_host))
        self.got += self.host.tick()

    def run(self, ms: int) -> None:
        for _ in range(ms // 10):
            self.step()

    def put(self, zone: str, tag: str) -> None:
        self.lying[zone].append(tag)
        self.board.event(f"tag {zone} + {tag}")

    def take(self, zone: str, tag: str) -> None:
        self.lying[zone].remove(tag)
        self.board.event(f"tag {zone} - {tag}")

    def words(self) -> list[str]:
        return [" ".join(h.words) for h in self.got if isinstance(h, endpoint.Happened)]

    def of(self, kind: type) -> list:
        return [h for h in self.got if isinstance(h, kind)]


def test_hello_then_snapshot_then_events() -> None:
    p = Pair()
    p.lying["A1"] = ["0411"]
    p.run(50)
    assert p.of(endpoint.Hello) == [endpoint.Hello("B1", "table1", "1.0", 1, False)]
    (snap,) = p.of(endpoint.Snapshot)
    assert snap.readers == [endpoint.Reader("A1", "ok", ("0411",)), endpoint.Reader("HAND", "ok", ())]
    assert snap.messages == {}
    p.board.event("btn a +")
    p.run(30)
    assert p.words() == ["btn a +"]


def test_presses_from_before_the_program_ran_do_not_act_but_what_lies_is_known() -> None:
    p = Pair()
    p.board.event("btn a +")
    p.put("A1", "0411")
    p.run(100)
    assert p.words() == []
    assert p.of(endpoint.Snapshot)[0].readers[0].tags == ("0411",)
    assert p.board.oldest() == 3  # and the board need not keep them


def test_close_and_reopen_hands_on_what_happened_between() -> None:
    p = Pair()
    p.run(50)
    p.cut = True
    for i in range(50):
        p.board.event(f"btn b{i} +")
    p.run(1000)
    p.cut = False
    p.host.opened()
    p.run(200)
    assert p.words() == [f"btn b{i} +" for i in range(50)]
    assert p.of(endpoint.Missed) == []
    late = [h.late_ms for h in p.of(endpoint.Happened)]
    assert min(late) >= 1000


def test_overflow_says_how_many_and_brings_the_true_state() -> None:
    p = Pair()
    p.run(50)
    p.cut = True
    p.put("A1", "04AA")
    for i in range(200):
        p.board.event(f"btn o{i} +")
    p.run(5000)
    p.cut = False
    p.run(4000)
    (missed,) = p.of(endpoint.Missed)
    assert missed.count == 201 - 64
    assert p.words() == [f"btn o{i} +" for i in range(200 - 64, 200)]
    assert p.of(endpoint.Snapshot)[-1].readers[0].tags == ("04AA",)
    assert p.of(endpoint.Snapshot)[-1].messages == {("A1", "04AA"): "QUJD"}


def test_overflow_while_the_host_hangs_is_noticed_from_the_heartbeat() -> None:
    p = Pair(ring=8)
    p.run(50)
    for i in range(60):
        p.board.event(f"btn o{i} +")  # faster than the window empties
    p.run(3000)
    missed = sum(m.count for m in p.of(endpoint.Missed))
    assert missed + len(p.words()) == 60
    assert p.words()[-1] == "btn o59 +"


def test_a_restarted_board_is_noticed_and_its_events_are_not_taken_for_old_ones() -> None:
    p = Pair()
    p.run(50)
    for i in range(5):
        p.board.event(f"btn a{i} +")
    p.run(100)
    p.start_board("B2")
    for i in range(3):
        p.board.event(f"btn b{i} +")
    p.run(4000)
    assert p.of(endpoint.FellSilent)
    assert p.of(endpoint.Hello)[-1] == endpoint.Hello("B2", "table1", "1.0", 1, True)
    assert p.words() == [f"btn a{i} +" for i in range(5)] + [f"btn b{i} +" for i in range(3)]


def test_a_restarted_board_with_the_same_boot_id_gives_itself_away() -> None:
    p = Pair()
    p.run(50)
    for i in range(5):
        p.board.event(f"btn a{i} +")
    p.run(100)
    p.start_board("B1")
    p.board.event("btn b +")
    p.run(4000)
    assert p.of(endpoint.Hello)[-1].restarted
    assert p.words()[-1] == "btn b +"


def test_three_unanswered_seconds_are_reported_once() -> None:
    p = Pair()
    p.cut = True
    p.run(10_000)
    assert len(p.of(endpoint.Unanswered)) == 1
    p.cut = False
    p.run(600)
    assert p.of(endpoint.Hello)


def test_a_command_runs_once_on_a_bad_line_and_is_answered() -> None:
    for seed in range(20):
        p = Pair(seed, loss=0.01)
        p.run(1000)
        ident = p.host.command("buzz", "100")
        p.run(3000)
        assert p.of(endpoint.Replied) == [endpoint.Replied(ident, "done")], seed
        assert p.ran == [["buzz", "100"]]


def test_a_lost_ack_is_given_again_when_the_event_comes_again() -> None:
    p = Pair()
    p.run(50)
    p.board.event("btn a +")
    p.now += 1
    p.got += p.host.feed(p.travel(p.to_host))
    p.to_board.clear()  # the ack
    assert p.words() == ["btn a +"] and not p.board.idle()
    p.run(100)
    assert p.board.idle() and p.words() == ["btn a +"]


def mangled(frame: bytes) -> bytes:
    return frame[:5] + bytes((frame[5] ^ 1,)) + frame[6:]


def requests(p: Pair) -> list[str]:
    asked = [body for body in wire.Lines().feed(bytes(p.to_board)) if body.startswith("r ")]
    p.to_board.clear()
    return asked


def test_a_mangled_event_is_asked_for_at_once_not_when_the_next_one_shows_the_gap() -> None:
    p = Pair()
    p.run(50)
    p.board.event("btn a +")
    p.to_host[:] = mangled(bytes(p.to_host))
    p.now += 1
    p.got += p.host.feed(p.travel(p.to_host))
    p.board.feed(p.travel(p.to_board))
    p.got += p.host.feed(p.travel(p.to_host))
    assert p.words() == ["btn a +"] and p.now == 5051, "no time-out was needed"
    p.host.feed(b"AT+GCAP\r\n")
    assert requests(p) == ["r B1 2"]
    p.board.feed(wire.encode("r B1 2"))
    assert not p.to_host, "what does not exist is not answered"


def test_a_mangled_repeat_is_asked_for_again_but_noise_not_line_by_line() -> None:
    p = Pair()
    p.run(50)
    for _ in range(5):
        p.host.feed(b"noise\n")
    assert requests(p) == ["r B1 1"]
    p.now += endpoint.DOUBT
    p.host.feed(b"noise\n")
    assert requests(p) == ["r B1 1"]


def test_a_missing_event_is_asked_for_ever_slower_and_the_port_is_not_waited_for_longer_than_that() -> None:
    p = Pair()
    p.run(50)
    assert p.host.pause() == endpoint.REST
    p.to_host.clear()
    p.board.event("btn a +")
    p.to_host.clear()  # it vanished without a trace
    p.board.event("btn b +")
    p.host.feed(p.travel(p.to_host))
    assert requests(p) == ["r B1 1"] and p.host.pause() == endpoint.ASK_AGAIN
    times, began = [], p.now
    for _ in range(300):
        p.now += 1
        p.host.tick()
        if requests(p):
            times.append(p.now - began)
        assert 1 <= p.host.pause() <= endpoint.REST
    assert times == [8, 24, 56, 120, 184, 248]
    p.board.feed(wire.encode("r B1 1"))
    assert [h.words for h in p.host.feed(p.travel(p.to_host)) if isinstance(h, endpoint.Happened)] == [
        ["btn", "a", "+"], ["btn", "b", "+"],
    ]  # fmt: skip
    assert p.host.pause() == endpoint.REST


def test_one_spoilt_byte_in_five_hundred_costs_a_few_milliseconds() -> None:
    late = []
    for seed in range(6):
        p = Pair(seed, loss=0.002)
        while not p.host.live:
            p.run(100)
        done = len(p.words())
        for i in range(200):
            p.board.event(f"btn b{i} +")
            began = p.now
            while len(p.words()) <= done + i and p.now < began + 1000:
                p.step(1)
            late.append(p.now - began)
            p.run(10)
        assert p.words()[done:] == [f"btn b{i} +" for i in range(200)]
    late.sort()
    assert late[len(late) * 99 // 100] <= 10, late[-30:]


def test_a_command_to_a_dead_board_is_given_up() -> None:
    p = Pair()
    p.run(50)
    p.cut = True
    ident = p.host.command("buzz")
    p.run(6000)
    assert p.of(endpoint.Replied) == [endpoint.Replied(ident, None)]


def test_garbage_never_hurts() -> None:
    p = Pair()
    r = random.Random(3)
    for i in range(200):
        p.to_host += bytes(r.randrange(256) for _ in range(r.randrange(40)))
        p.to_host += b"\n" if i % 3 else b""
        p.to_host += wire.encode(r.choice("H|H 1|E|E x y|B 1|Z|Z 1|Y|Y a b|R|P|G|?".split("|")))
        p.board.event(f"btn g{i} +")
        p.step(2)
    p.run(3000)
    got = p.words()
    assert got[-1] == "btn g199 +" and got == sorted(got, key=lambda w: int(w[5:-2]))


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    loss=st.sampled_from([0.0, 0.0005, 0.002, 0.01]),
    script=st.lists(st.sampled_from(["put", "take", "press", "wait", "cut", "reopen", "long"]), max_size=40),
)
def test_exactly_once_in_order_and_the_state_is_true(seed: int, loss: float, script: list[str]) -> None:
    p = Pair(seed, loss)
    p.run(3000)
    sent: list[str] = []
    pressed = 0
    model: dict[str, list[str]] = {}

    def follow() -> None:
        for h in p.got:
            if isinstance(h, endpoint.Snapshot):
                model.clear()
                model.update({r.name: sorted(r.tags) for r in h.readers})
            elif isinstance(h, endpoint.Happened) and h.words[0] == "tag":
                lying = model.setdefault(h.words[1], [])
                if h.words[2] == "+":
                    assert h.words[3] not in lying
                    lying.append(h.words[3])
                else:
                    lying.remove(h.words[3])  # ValueError: the snapshot was handed on at the wrong point
                lying.sort()

    for act in script:
        if act == "put":
            free = [f"04{i:02X}" for i in range(6) if f"04{i:02X}" not in p.lying["A1"]]
            if free:
                p.put("A1", free[0])
                sent.append(f"tag A1 + {free[0]}")
        elif act == "take" and p.lying["A1"]:
            tag = p.lying["A1"][0]
            p.take("A1", tag)
            sent.append(f"tag A1 - {tag}")
        elif act == "press":
            pressed += 1
            p.board.event(f"btn b{pressed} +")
            sent.append(f"btn b{pressed} +")
        elif act == "cut":
            p.cut = not p.cut
        elif act == "reopen":
            p.host.opened()
        elif act == "long":
            p.run(4500)
        p.run(50)
    p.cut = False
    p.loss = 0.0
    p.run(9000)
    assert p.host.live
    started = [i for i, h in enumerate(p.got) if isinstance(h, endpoint.Hello)]
    assert started
    # with a first hello that came late, what happened before it is in the snapshot only
    got = p.words()
    assert got == sent[len(sent) - len(got) :]
    if loss == 0.0:
        assert got == sent
    follow()
    assert {n: sorted(t) for n, t in p.lying.items()} == model
