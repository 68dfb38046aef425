"""Cases for wire.py, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import wire
except ImportError:
    from firmware import wire

import random


def case_what_goes_in_comes_out():
    lines = wire.Lines()
    bodies = ["H 1 AB table 1 0", "E 1 23 tag HAND + 04A1", "x", "P ~!\"#%&'()+,-./"]
    got = lines.feed(b"".join([wire.encode(b) for b in bodies]))
    assert got == bodies, got
    assert lines.bad == 0


def case_the_frame_is_dollar_body_star_crc_newline():
    assert wire.encode("123456789") == b"$123456789*CBF43926\n"  # the check value of CRC-32


def case_one_byte_at_a_time():
    lines = wire.Lines()
    got = []
    for c in wire.encode("one") + b"\r\n" + wire.encode("two"):
        got += lines.feed(bytes((c,)))
    assert got == ["one", "two"], got


def case_bodies_that_cannot_travel_are_refused():
    for body in ("a$b", "a*b", "a\nb", "a\rb", "x" * (wire.MAX_BODY + 1)):
        try:
            wire.encode(body)
        except ValueError:
            continue
        raise AssertionError(body)
    wire.encode("x" * wire.MAX_BODY)


def case_clean_makes_any_text_fit():
    assert wire.clean("a$b*c\nd\x03e") == "a?b?c?d?e"
    assert len(wire.clean("y" * 5000)) == 200
    wire.encode(wire.clean("é ok"))


def case_text_that_is_no_frame_is_dropped_and_counted():
    lines = wire.Lines()
    got = lines.feed(b"MicroPython v1.28 on Pico\r\n>>> \r\nAT+GCAP\r\n" + wire.encode("p 1") + b"$\n$*\n$a*\n$a*0\n")
    assert got == ["p 1"], got
    assert lines.bad >= 4


def case_garbage_in_front_of_a_frame_costs_nothing():
    lines = wire.Lines()
    assert lines.feed(b"\x00\xff$$x$y*" + wire.encode("hi")) == ["hi"]


def case_a_lost_newline_costs_nothing():
    lines = wire.Lines()
    assert lines.feed(wire.encode("one")[:-1] + wire.encode("two")) == ["one", "two"]


def case_a_frame_is_there_with_its_last_digit():
    lines = wire.Lines()
    one = wire.encode("one")
    assert lines.feed(one[:-2]) == []
    assert lines.feed(one[-2:-1]) == ["one"]
    assert lines.feed(one[-1:] + wire.encode("two")[:-1]) == ["two"], "its newline is no second frame"
    assert lines.feed(b"\n") == [] and lines.bad == 0
    assert lines.feed(b"z" * 700) == []
    assert lines.feed(one[:-1]) == ["one"], "at the end of a long line too"
    assert lines.feed(one) == ["one"]


def case_a_lost_newline_before_noise_costs_nothing():
    lines = wire.Lines()
    assert lines.feed(wire.encode("one")[:-1] + b"\x81noise\n" + wire.encode("two")) == ["one", "two"]


def case_endless_noise_without_a_newline_takes_no_memory():
    lines = wire.Lines()
    for _ in range(400):
        assert lines.feed(b"z" * 100) == []
        assert len(lines._tail) <= 2 * wire.MAX_BODY + 100
    assert lines.feed(b"\n" + wire.encode("after")) == ["after"]


def case_a_frame_at_the_end_of_a_long_line_is_kept():
    lines = wire.Lines()
    assert lines.feed(b"z" * 5000) == []
    assert lines.feed(wire.encode("after")) == ["after"]


def case_no_corrupted_frame_is_accepted():
    r = random.getrandbits
    lines = wire.Lines()
    good = ["E %d %d tag A%d + 04%010X" % (i, i * 17, i % 6, i * 7919) for i in range(40)]
    for i in range(1500):
        body = good[i % 40]
        f = bytearray(wire.encode(body))
        k = r(16) % (len(f) - 1)
        how = r(2)
        if how == 0:
            f[k] ^= 1 << (r(3))
        elif how == 1:
            f[k] = (f[k] + 1 + r(7)) & 0xFF
        elif how == 2:
            f = f[:k] + f[k + 1 :]
        else:
            f = f[:k] + bytes((r(8),)) + f[k:]
        for got in lines.feed(f + b"\n"):
            assert got == body, (got, body)  # a change outside body and CRC harms nothing; another body is a lie


def case_lower_case_or_odd_digits_are_no_crc():
    assert wire.decode(b"123456789*CBF43926") == "123456789"
    assert wire.decode(b"123456789*cbf43926") is None
    assert wire.decode(b"123456789*+BF43926") is None
