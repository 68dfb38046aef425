"""Cases for the MFRC522 driver on the emulated chip, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import mfrc522
except ImportError:
    from firmware import mfrc522

import random

from emulate_mfrc522 import Bus, Chip, Clock
from emulate_tags import Tag

A = b"\x04\xa3\xc6\xca\xe2\x61\x80"
HELLO = b"\xd1\x01\x08T\x02frbonj"  # a text record: "bonj"


def rig(n=1):
    clock = Clock()
    chips = [Chip(clock) for _ in range(n)]
    bus = Bus(chips)
    readers = [mfrc522.MFRC522(bus, bus.select(i), clock.sleep_ms, bus.reset(i)) for i in range(n)]
    for r in readers:
        assert r.start()
    return clock, chips, bus, readers


def one():
    clock, chips, _, readers = rig()
    return clock, chips[0], readers[0]


def case_an_empty_field():
    clock, c, r = one()
    before = clock.us
    assert r.scan() == ([], False, True)
    assert 5000 < clock.us - before < 7500, clock.us - before  # the guard time and one short silence
    assert not c.r[0x14] & 3  # and the field is off again


def case_one_tag_is_seen_on_every_look():
    _, c, r = one()
    c.put(Tag(A))
    for _ in range(5):
        assert r.scan() == ([A], False, True)


def case_ids_of_4_7_and_10_bytes():
    _, c, r = one()
    tags = [Tag(b"\xde\xad\xbe\xef"), Tag(A), Tag(b"\x04\x02\x03\x04\x05\x06\x07\x08\x09\x0a")]
    for t in tags:
        c.put(t)
    seen, mangled, works = r.scan()
    assert sorted(seen) == sorted([t.ident for t in tags]) and not mangled and works, seen


def case_six_tags_that_differ_in_one_byte():
    for relative in (False, True):
        _, c, r = one()
        c.relative = relative
        tags = [Tag(bytes((4, 1, 2, 3, 4, k * k & 255, 0x80))) for k in range(1, 7)]
        for t in tags:
            c.put(t)
        seen, mangled, works = r.scan()
        assert sorted(seen) == sorted([t.ident for t in tags]) and not mangled and works


def many(n):
    return [Tag(bytes((4, 0x31, k * 37 & 255, 2, k, 7 * k & 255, 0x80))) for k in range(n)]


def case_as_many_tags_as_it_tells_apart_and_more():
    _, c, r = one()
    lying = []
    for n in (1, 7, 8, 9, 12, mfrc522.MOST, mfrc522.MOST + 1, mfrc522.MOST + 4, 12, 9, 8, 0):
        while len(lying) < n:
            lying.append(many(n)[len(lying)])
            c.put(lying[-1])
        while len(lying) > n:
            c.take(lying.pop(0))
        seen, mangled, works = r.scan()
        idents = [t.ident for t in lying]
        assert works and not mangled and len(seen) == min(n, mfrc522.MOST), (n, len(seen))
        assert len(set(seen)) == len(seen) and not [u for u in seen if u not in idents]
        assert r.full == (n > mfrc522.MOST), n


def case_a_mangled_answer_at_the_limit_is_not_full():
    _, c, r = one()
    for t in many(mfrc522.MOST):
        c.put(t)
    request = r._request
    n = [0]

    def spoilt():
        n[0] += 1
        c.noise = 1 if n[0] == mfrc522.MOST + 1 else 0
        return request() if not c.noise else mfrc522.MANGLED

    r._request = spoilt
    seen, mangled, works = r.scan()
    assert len(seen) == mfrc522.MOST and mangled and works and not r.full


def case_something_else_is_done_every_few_ms_of_a_look():
    clock, c, r = one()
    for n in (0, 1, 12):
        for t in many(n):
            c.put(t)
        at = [clock.us]
        r.scan((), lambda u: True, lambda at=at: at.append(clock.us))
        at.append(clock.us)
        longest = max([at[i + 1] - at[i] for i in range(len(at) - 1)])
        assert longest < 11000, (n, longest)


def case_random_sets_of_tags():
    random.seed(7)
    r8 = lambda: random.getrandbits(8)  # noqa: E731
    _, c, r = one()
    for _ in range(60):
        idents = []
        for _ in range(1 + random.getrandbits(2)):
            if random.getrandbits(2):
                u = bytes((4, r8(), r8(), r8() & 0x7F, r8(), r8(), r8()))
            else:
                u = bytes((1 + r8() % 100, r8(), r8(), r8()))
            if u not in idents:
                idents.append(u)
        tags = [Tag(u) for u in idents]
        for t in tags:
            c.put(t)
        seen, mangled, works = r.scan()
        assert sorted(seen) == sorted(idents) and not mangled and works, (seen, idents)
        for t in tags:
            c.take(t)


def case_two_copies_of_one_id_are_one_tag():
    _, c, r = one()
    c.put(Tag(A))
    c.put(Tag(A))
    assert r.scan() == ([A], False, True)


def case_the_first_mangled_answer_costs_nothing():
    for n in range(1, 6):
        _, c, r = one()
        c.put(Tag(A))
        c.noise = n
        seen, mangled, works = r.scan()
        assert works and mangled
        if n == 1:
            assert seen == [A]


def case_nothing_but_mangled_answers_ends_and_says_so():
    clock, c, r = one()
    c.put(Tag(A))
    c.noise = 1000
    before = clock.us
    seen, mangled, works = r.scan()
    assert seen == [] and mangled and works
    assert clock.us - before < 15000


def case_an_expected_tag_gets_a_second_request():
    _, c, r = one()
    r.scan()
    n = c.exchanges
    r.scan()
    assert c.exchanges - n == 1
    n = c.exchanges
    r.scan(expected=[A])
    assert c.exchanges - n == 2


def case_ndef_is_read_once_when_wanted():
    _, c, r = one()
    t = Tag(A, b"\x01\x03\xa0\x0c\x34\x03" + bytes((len(HELLO),)) + HELLO + b"\xfe")
    c.put(t)
    r.scan(fresh=lambda u: True)
    assert r.messages == {A: HELLO}, r.messages
    n = t.reads
    r.scan(fresh=lambda u: False)
    assert t.reads == n and r.messages == {}


def case_long_ndef_blank_tags_and_tags_without_memory():
    _, c, r = one()
    for pages, want in (
        (b"\x03\x80" + bytes(range(128)) + b"\xfe", bytes(range(128))),
        (b"\x03\x00\xfe", b""),
        (b"", b""),
        (b"\x03\xff\x01\x00", b""),
        (b"\x00\x00\x00\x03\x01Q", b"Q"),
        (b"\xfe", b""),
    ):
        t = Tag(A, pages)
        c.put(t)
        r.scan(fresh=lambda u: True)
        assert r.messages == {A: want}, (pages, r.messages)
        c.take(t)
    t = Tag(b"\xde\xad\xbe\xef")
    c.put(t)
    r.scan(fresh=lambda u: True)
    assert r.messages == {}


def case_a_dead_bus():
    for level in (0x00, 0xFF):
        _, c, r = one()
        c.dead = level
        seen, mangled, works = r.scan()
        assert seen == [] and not (works and r.healthy())
        assert not r.start() and not r.start(True)
        c.dead = None
        assert r.start() and r.healthy()


def case_a_hung_chip_is_left_in_bounded_time_and_mended_by_its_reset_line():
    _, c, r = one()
    c.put(Tag(A))
    c.hung = True
    seen, mangled, works = r.scan()
    assert (seen, works) == ([], False)
    assert r.start(True) and c.hard_resets == 1
    assert r.scan() == ([A], False, True)


def case_a_dip_in_the_supply_is_noticed_and_mended():
    _, c, r = one()
    t = Tag(A)
    c.put(t)
    assert r.healthy()
    c.reset()
    assert not r.healthy()
    assert r.scan()[0] == []
    assert r.start()
    assert r.scan() == ([A], False, True)


def case_one_antenna_at_a_time():
    clock, chips, bus, readers = rig(6)
    tags = [Tag(bytes((4, 9, 9, i, 1, 2, 3))) for i in range(6)]
    for i in range(6):
        chips[i].put(tags[i])
    for i in range(6):
        assert readers[i].scan()[0] == [tags[i].ident]
        assert [c.r[0x14] & 3 for c in chips] == [0] * 6


def case_a_tag_taken_away_is_gone_at_once():
    _, c, r = one()
    t = Tag(A)
    c.put(t)
    assert r.scan()[0] == [A]
    c.take(t)
    assert r.scan(expected=[A]) == ([], False, True)


def case_a_deaf_tag_does_not_hide_another():
    _, c, r = one()
    t = Tag(A)
    t.deaf = True
    c.put(t)
    c.put(Tag(b"\xde\xad\xbe\xef"))
    assert r.scan()[0] == [b"\xde\xad\xbe\xef"]
