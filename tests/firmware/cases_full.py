"""Cases for many tags on one reader, in the board's loop on emulated chips, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import board, mfrc522
except ImportError:
    from firmware import board, mfrc522

from emulate_tags import Tag
from loop_rig import Rig

A = b"\x04\xa3\xc6\xca\xe2\x61\x80"


def many(n):
    return [Tag(bytes((4, 0x31, k * 37 & 255, 2, k, 7 * k & 255, 0x80))) for k in range(n)]


def signs(words):
    """The reader's own words, and the tags told as come and as gone."""
    come = [w.split(" ")[3] for w in words if w[:4] == "tag " and " + " in w]
    gone = [w.split(" ")[3] for w in words if w[:4] == "tag " and " - " in w]
    return [w for w in words if w[:4] == "rdr "], come, gone


def with_room_for(n, case):
    """The case, with drivers that tell only so many tags apart: emulated tags take their time."""
    most = mfrc522.MOST
    mfrc522.MOST = n
    try:
        case()
    finally:
        mfrc522.MOST = most


def case_eight_nine_and_twelve_tags_come_and_go_on_one_reader():
    r = Rig(["HAND", "A1"])
    tags = many(12)
    lying = []
    for n in (8, 9, 12, 9, 8, 12, 0):
        come = tags[len(lying) : n]
        gone = lying[n:]
        for t in come:
            r.chips[1].put(t)
        for t in gone:
            r.chips[1].take(t)
        lying = tags[:n]
        r.run(500)
        told, on, off = signs(r.take())
        assert told == []
        assert sorted(on) == sorted([board.hexed(t.ident) for t in come])
        assert sorted(off) == sorted([board.hexed(t.ident) for t in gone])


def case_a_full_reader_says_so_once_and_takes_nothing_back():
    with_room_for(8, full_once)


def full_once():
    r = Rig(["HAND", "A1"])
    tags = many(12)
    for t in tags[:8]:
        r.chips[1].put(t)
    r.run(500)
    told, on, off = signs(r.take())
    assert told == [] and len(on) == 8 and off == []
    for t in tags[8:]:
        r.chips[1].put(t)
    r.run(3000)  # twice as long as mangled answers may hide a card
    told, more, off = signs(r.take())
    assert told == ["rdr A1 full"] and off == [] and not [u for u in more if u in on]
    r.chips[1].reset()  # a dip in the supply does not make it ok
    r.run(300)
    assert r.take() == []
    for t in tags[:4]:
        r.chips[1].take(t)
    r.run(1500)
    words = r.take()
    told, late, off = signs(words)
    assert told == ["rdr A1 ok"] and words[-1] == "rdr A1 ok", "what has gone is told before"
    lies = [board.hexed(u) for u in r.board.readers[1].presence.present()]
    assert sorted(lies) == sorted([board.hexed(t.ident) for t in tags[4:]])
    assert sorted(off) == sorted([board.hexed(t.ident) for t in tags[:4] if board.hexed(t.ident) in on + more])
    assert sorted(lies + off) == sorted(on + more + late)


def case_a_tag_carried_from_a_full_reader_to_another_has_left_it():
    with_room_for(6, carried)


def carried():
    r = Rig(["HAND", "A1", "A2"])
    tags = many(8)
    for t in tags:
        r.chips[1].put(t)
    r.run(500)
    _, on, _ = signs(r.take())
    # one that is told, and that nobody would miss there
    t = next(t for t in tags if board.hexed(t.ident) in on)
    ident = board.hexed(t.ident)
    r.chips[1].take(t)
    r.run(1000)
    told, more, off = signs(r.take())
    assert told == [] and off == [] and ident not in more
    r.chips[2].put(t)
    r.run(1000)
    assert r.take() == ["tag A1 - " + ident, "tag A2 + " + ident]


def case_a_snapshot_of_more_tags_than_a_line_holds():
    r = Rig(["HAND", "LONG_NAME_12"])
    tags = [Tag(bytes((4, 0x31, k * 37 & 255, 2, k, 7 * k & 255, 0x80, 1, 2, 3))) for k in range(mfrc522.MOST)]
    for t in tags:
        r.chips[1].put(t)
    r.run(500)
    r.take()
    r.say("h B1 %d" % r.board.link.newest)
    r.run(100)
    r.take()
    lines = [f.split(" ") for f in r.rest if f[0] == "Z"]
    assert [z[1:4] for z in lines] == [
        ["0", "HAND", "ok"],
        ["1", "LONG_NAME_12", "ok"],
        ["2", "LONG_NAME_12", "ok"],
    ]
    got = (lines[1][4] + "," + lines[2][4]).split(",")
    assert sorted(got) == sorted([board.hexed(t.ident) for t in tags])
    assert [f.split(" ")[2] for f in r.rest if f[0] == "Y"] == ["3"]


def case_a_button_does_not_wait_for_the_end_of_a_look():
    r = Rig(["HAND", "A1"])
    for t in many(12):
        r.chips[1].put(t)
    r.run(300)
    r.take()
    late = []
    for k in range(10):
        at = r.clock.ms() + 20 + 17 * k % 90
        r.board._buttons._levels[0] = lambda at=at: at <= r.clock.ms() < at + 50
        r.run(200)
        pressed = [f for f in r.io.out if f.endswith("btn green +")]
        late.append(int(pressed[0].split(" ")[2]) - at)
        r.take()
    late.sort()
    assert late[-1] <= 8 and late[5] <= 4, late


def case_a_fault_in_a_button_does_not_spoil_a_look():
    r = Rig()
    r.chips[1].put(Tag(A))

    def faulty(now):
        raise ValueError

    r.board._buttons.step = faulty
    r.board._look(r.board.readers[1])
    r.board._look(r.board.readers[1])
    assert sorted(r.take()) == ["fault ValueError", "tag A1 + 04A3C6CAE26180"]
