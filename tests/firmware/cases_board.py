"""Cases for the board's loop on emulated chips with a clock in the hand, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import pins
except ImportError:
    from firmware import pins

from emulate_tags import Tag
from loop_rig import Rig

A = b"\x04\xa3\xc6\xca\xe2\x61\x80"
B = b"\x04\xb3\xc6\xca\xe2\x61\x80"
HELLO = b"\xd1\x01\x07T\x02frbon"


def case_a_tag_on_and_off():
    r = Rig()
    t = Tag(A)
    r.chips[1].put(t)
    start = r.clock.ms()
    while not r.io.out or r.io.out[-1][0] != "E":
        r.run(1)
    assert r.clock.ms() - start < 130
    assert r.take() == ["tag A1 + 04A3C6CAE26180"]
    r.run(3000)
    assert r.take() == []
    r.chips[1].take(t)
    r.run(500)
    assert r.take() == ["tag A1 - 04A3C6CAE26180"]


def case_ndef_travels_with_the_tag_and_with_the_snapshot():
    r = Rig()
    t = Tag(A, b"\x03" + bytes((len(HELLO),)) + HELLO + b"\xfe")
    r.chips[0].put(t)
    r.run(300)
    assert r.take() == ["tag HAND + 04A3C6CAE26180 0QEHVAJmcmJvbg=="]
    n = t.reads
    r.say("h B1 1")
    r.run(100)
    r.take()
    assert "T HAND 04A3C6CAE26180 0QEHVAJmcmJvbg==" in r.rest
    r.run(2000)
    assert t.reads == n


def case_a_full_ntag_text_fits_the_line():
    r = Rig()
    m = bytes(range(128))
    r.chips[0].put(Tag(A, b"\x03\x80" + m + b"\xfe"))
    r.run(300)
    (got,) = r.take()
    assert len(got) > 170


def case_a_card_slid_over_a_zone_is_no_placement():
    r = Rig()
    t = Tag(A)
    for _ in range(20):
        r.chips[1].put(t)
        r.run(8)
        r.chips[1].take(t)
        r.run(120)
    assert r.take() == []


def case_card_out_and_another_in_within_100_ms():
    r = Rig()
    a, b = Tag(A), Tag(B)
    r.chips[0].put(a)
    r.run(300)
    r.chips[0].take(a)
    r.run(60)
    r.chips[0].put(b)
    r.run(500)
    got = r.take()
    assert sorted(got) == ["tag HAND + 04A3C6CAE26180", "tag HAND + 04B3C6CAE26180", "tag HAND - 04A3C6CAE26180"]
    assert r.board.readers[0].presence.present() == [B]


def case_ten_minutes_with_one_miss_in_ten():
    r = Rig(["HAND"])
    t = Tag(A)
    chip = r.board.readers[0].chip
    scan = chip.scan
    n = [0]

    def sometimes(expected=(), fresh=None, meanwhile=None):
        n[0] += 1
        t.deaf = n[0] % 10 == 0
        if n[0] % 10 == 0:
            r.clock.pass_us(3000000)  # let the ten minutes pass in fewer looks
        return scan(expected, fresh, meanwhile)

    chip.scan = sometimes
    r.chips[0].put(t)
    r.run(600000)
    assert n[0] > 1500
    assert r.take() == ["tag HAND + 04A3C6CAE26180"]


def case_a_broken_reader_is_told_once_and_its_cards_stay():
    r = Rig()
    r.chips[2].put(Tag(A))
    r.run(300)
    assert r.take() == ["tag A2 + 04A3C6CAE26180"]
    r.chips[2].dead = 0xFF
    r.run(10000)
    assert r.take() == ["rdr A2 failed"]
    r.chips[2].dead = None
    r.run(3000)
    assert r.take() == ["rdr A2 ok"]
    assert r.board.readers[2].presence.present() == [A]


def case_a_hung_chip_and_a_dip_mend_themselves_unheard():
    r = Rig()
    r.chips[2].put(Tag(A))
    r.run(300)
    r.take()
    r.chips[2].hung = True
    r.run(2000)
    r.chips[2].reset()
    r.run(2000)
    assert r.take() == []
    assert r.chips[2].hard_resets == 2  # a chip that lost its settings has no timer either: both looked hung
    assert r.board.readers[2].presence.present() == [A]


def case_a_dead_reader_does_not_slow_the_others():
    r = Rig()
    r.chips[5].dead = 0
    r.chips[5].stuck = True
    r.run(200)
    assert r.take() == ["rdr TOWER failed"]
    worst = 0
    for i in range(30):
        t = Tag(bytes((4, i, 1, 2, 3, 4, 5)))
        start = r.clock.ms()
        r.chips[0].put(t)
        while not [f for f in r.io.out if "+ 04%02X" % i in f]:
            r.run(1)
        worst = max(worst, r.clock.ms() - start)
        r.chips[0].take(t)
        r.run(300)
    assert worst < 200, worst


def case_two_cards_jamming_each_other_are_reported():
    r = Rig()
    r.chips[1].put(Tag(A))
    r.chips[1].noise = 100000
    r.run(3000)
    assert r.take() == ["rdr A1 noisy"]
    r.chips[1].noise = 0
    r.run(1000)
    assert r.take() == ["tag A1 + 04A3C6CAE26180", "rdr A1 ok"]


def case_a_hand_scanned_card_by_card_keeps_its_order():
    r = Rig()
    want = []
    for i in (5, 3, 9, 1, 12, 7):
        t = Tag(bytes((4, 0xC0 + i, 1, 2, 3, 4, 5)))
        r.chips[0].put(t)
        r.run(150)
        r.chips[0].take(t)
        r.run(100)
        want.append("%02X" % (0xC0 + i))
    got = [w.split(" ")[3][2:4] for w in r.take() if " + " in w]
    assert got == want, got


def case_buttons_bounce_and_short_presses():
    r = Rig(buttons=True)
    for level in (True, False, True, False, True):
        r.levels[0] = level
        r.board.step(0)
    r.run(100)
    r.levels[0] = False
    r.run(100)
    got = r.take()
    assert got[0] == "btn green +" and got[-1] == "btn green -" and len(got) in (2, 4), got
    r.latches[1] = True  # down and up between two looks
    r.run(100)
    assert r.take() == ["btn red +", "btn red -"]
    r.levels[1] = True
    r.latches[1] = True
    r.run(3000)
    assert r.take() == ["btn red +"]  # a button held down is one press


def case_buzz_ends_by_itself_and_runs_once():
    r = Rig()
    r.say("c 1 buzz 100 440")
    r.say("c 1 buzz 100 440")
    r.run(300)
    r.take()
    assert r.driven == [440, 0], r.driven
    assert r.rest.count("R 1 ok") == 2
    for words, want in (
        ("buzz 99999", "error ValueError"),
        ("buzz", "error IndexError"),
        ("shake 100", "unknown"),
        ("", "unknown"),
    ):
        r.say("c x%d %s" % (len(words), words))
        r.run(30)
        r.take()
        assert [f for f in r.rest if f[0] == "R"][-1].endswith(want), (words, r.rest)
    assert r.driven == [440, 0]


def case_info_last_and_stop():
    r = Rig(["HAND", "A1"])
    r.chips[0].put(Tag(A))
    r.run(200)
    r.say("c 1 info")
    r.say("c 2 last")
    r.run(100)
    r.take()
    (info,) = [f for f in r.rest if f.startswith("R 1 ")]
    assert "version=1.0" in info and "HAND=ok/mfrc522/92 A1=ok/mfrc522/92" in info, info
    assert "R 2 HAND 04A3C6CAE26180" in r.rest
    r.say("c 3 stop")
    r.board.run(1)
    assert r.board.stopped


def case_the_first_snapshot_knows_what_lies_there():
    r = Rig()
    r.chips[1].put(Tag(A))
    r.chips[0].put(Tag(B))
    r.say("h OLD 7")
    r.board.stopped = True  # the looks before the loop
    r.board.run(1)
    r.board.stopped = False
    r.board.step(1)
    r.take()
    zones = [f for f in r.rest if f[0] == "Z"]
    assert zones[0] == "Z 0 HAND ok 04B3C6CAE26180" and zones[1] == "Z 1 A1 ok 04A3C6CAE26180", zones


def case_a_fault_in_a_driver_is_told_and_the_loop_goes_on():
    r = Rig()
    scan = r.board.readers[1].chip.scan
    left = [3]

    def faulty(expected=(), fresh=None, meanwhile=None):
        if left[0]:
            left[0] -= 1
            raise OSError(5)
        return scan(expected, fresh, meanwhile)

    r.board.readers[1].chip.scan = faulty
    r.chips[1].put(Tag(A))
    stop = r.clock.ms() + 800

    def until():
        if r.clock.ms() > stop:
            r.board.stopped = True

    r.board.run(1, until)
    got = r.take()
    assert got == ["fault OSError", "rdr A1 failed"], got  # once, and the others are read meanwhile
    assert r.board.faults == 3
    r.run(2500)
    assert r.take() == ["rdr A1 ok", "tag A1 + 04A3C6CAE26180"]


def case_a_chip_that_hangs_again_and_again_is_given_up():
    r = Rig()
    r.chips[1].hung = True
    r.chips[1].stuck = True
    r.run(1000)
    assert r.take() == ["rdr A1 failed"]


def case_a_fault_in_the_loop_itself_is_told_and_does_not_end_it():
    r = Rig()
    left = [3]
    tick = r.board.link.tick

    def faulty():
        if left[0]:
            left[0] -= 1
            raise KeyError
        tick()

    r.board.link.tick = faulty
    n = [0]

    def until():
        n[0] += 1
        r.board.stopped = n[0] > 3

    r.board.run(1, until)
    assert r.take() == ["fault KeyError"]
    left[0] = 1000
    r.board.stopped = False
    try:
        r.board.run(1, until)
    except KeyError:
        return
    raise AssertionError("a loop that never works must end, so that the board starts afresh")


def case_pins_default_is_sound_and_mistakes_are_named():
    assert pins.check(pins.DEFAULT) is None
    assert pins.load("/no/such/file") == (pins.DEFAULT, None)
    for own, word in (
        ({"colour": 1}, "key"),
        ([], "board.json"),
        ({"device": "a b"}, "device"),
        ({"buzzer": 10}, "twice"),
        ({"buzzer": 25}, "pin"),
        ({"buzzer": None}, None),
        ({"readers": []}, None),
        ({"readers": [{"name": "X", "kind": "zone", "chip": "pn532", "select": 17}]}, None),
        ({"readers": [{"name": "X", "kind": "zone", "chip": "rc", "select": 17}]}, "readers"),
        ({"readers": [pins.DEFAULT["readers"][0]] * 7}, "readers"),
        ({"gain": 1}, "gain"),
    ):
        assert pins.check(own) == word, (own, pins.check(own))
