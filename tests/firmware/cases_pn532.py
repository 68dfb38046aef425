"""Cases for the PN532 driver on the emulated chip, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import pn532
except ImportError:
    from firmware import pn532

from emulate_pn532 import Chip
from emulate_tags import Tag

A = b"\x04\xa3\xc6\xca\xe2\x61\x80"
B = b"\xde\xad\xbe\xef"
slept = [0]


def sleep_ms(ms):
    slept[0] += ms


def rig():
    c = Chip()
    r = pn532.PN532(pn532.SpiPort(c, c.select, sleep_ms), sleep_ms, c.reset)
    assert r.start()
    return c, r


def case_empty_one_and_two():
    c, r = rig()
    assert r.version == 1
    assert r.scan() == ([], False, True)
    a, b = Tag(A), Tag(B)
    c.put(a)
    assert r.scan() == ([A], False, True)
    c.put(b)
    assert r.scan() == ([A, B], False, True)
    c.take(a)
    assert r.scan(expected=[A, B]) == ([B], False, True)
    assert not c.field


def case_two_that_hide_an_expected_one_are_full():
    c, r = rig()
    for ident in (A, B, b"\x04\x01\x02\x03\x04\x05\x06"):
        c.put(Tag(ident))
    assert r.scan(expected=[A]) == ([A, B], False, True) and not r.full
    assert r.scan(expected=[A, b"\x04\x01\x02\x03\x04\x05\x06"])[0] == [A, B] and r.full
    c.take(c.tags[0])
    c.take(c.tags[0])
    assert r.scan(expected=[A, B])[2] and not r.full  # one was missed, but there was room for it


def case_something_else_is_done_while_the_chip_works():
    c, r = rig()
    c.hung = True
    n = [0]

    def meanwhile():
        n[0] += 1

    slept[0] = 0
    r.scan((), None, meanwhile)
    assert n[0] >= 30 and slept[0] - n[0] < 10


def case_ndef():
    c, r = rig()
    message = b"\xd1\x01\x08T\x02frbonj"
    t = Tag(A, b"\x03" + bytes((len(message),)) + message + b"\xfe")
    c.put(Tag(B))
    c.put(t)
    r.scan(fresh=lambda u: True)
    assert r.messages == {A: message}, r.messages
    n = t.reads
    r.scan(fresh=lambda u: False)
    assert t.reads == n


def case_a_wrong_checksum_is_a_fault_not_an_empty_field():
    c, r = rig()
    c.put(Tag(A))
    for _ in range(3):
        c.spoilt = 1
        seen, mangled, works = r.scan()
        assert not works
        assert r.start()
        assert r.scan() == ([A], False, True)


def case_dead_and_hung():
    c, r = rig()
    for level in (0x00, 0xFF):
        c.dead = level
        slept[0] = 0
        assert r.scan() == ([], False, False)
        assert not r.healthy() and not r.start(True)
        assert slept[0] < 1500, slept[0]
        c.dead = None
        assert r.start()
    c.hung = True
    slept[0] = 0
    assert r.scan() == ([], False, False)
    assert slept[0] < 200
    assert r.start(True) and r.healthy()
    c.put(Tag(A))
    assert r.scan() == ([A], False, True)


def case_bits_are_turned():
    assert pn532._TURNED[0x01] == 0x80 and pn532._TURNED[0xD4] == 0x2B
    for i in range(256):
        assert pn532._TURNED[pn532._TURNED[i]] == i
