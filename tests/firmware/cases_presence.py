"""Cases for presence, run by CPython and by MicroPython."""

try:
    from plateau_parlant.firmware import presence
except ImportError:
    from firmware import presence


def case_a_hand_reader_believes_the_first_look():
    p = presence.Presence(on=1)
    assert p.step(["a"], False, 0) == [("+", "a")]
    assert p.step(["a"], False, 50) == []
    assert p.present() == ["a"]


def case_a_zone_wants_two_in_a_row():
    p = presence.Presence(on=2)
    assert p.step(["a"], False, 0) == [] and p.waiting()
    assert p.step([], False, 50) == [] and not p.waiting()
    assert p.step(["a"], False, 100) == []
    assert p.step(["a"], False, 150) == [("+", "a")] and not p.waiting()


def case_three_clean_misses_are_gone():
    p = presence.Presence()
    p.step(["a"], False, 0)
    assert p.step([], False, 50) == []
    assert p.step([], False, 100) == []
    assert p.step([], False, 150) == [("-", "a")]
    assert p.present() == []


def case_one_miss_in_ten_for_ten_minutes():
    p = presence.Presence(on=2)
    now = 0
    events = []
    for i in range(12000):
        now += 50
        events += p.step([] if i % 10 == 9 else ["a"], False, now)
    assert events == [("+", "a")], events


def case_mangled_answers_prove_nothing_for_a_while():
    p = presence.Presence()
    p.step(["a"], False, 0)
    now = 0
    while now < 1400:
        now += 50
        assert p.step([], True, now) == []
    assert p.step(["a"], False, now + 50) == []
    now += 50
    gone = []
    for _ in range(40):
        now += 50
        gone += p.step([], True, now)
    assert gone == [("-", "a")]


def case_mangled_between_clean_misses_do_not_count():
    p = presence.Presence()
    p.step(["a"], False, 0)
    assert p.step([], False, 50) + p.step([], True, 100) + p.step([], False, 150) + p.step([], True, 200) == []
    assert p.step([], False, 250) == [("-", "a")]


def case_noise_is_reported_after_a_while_and_withdrawn():
    p = presence.Presence()
    now = 0
    while now < 1600:
        p.step([], True, now)
        assert p.noisy == (now >= 1500)
        now += 50
    for _ in range(8):
        p.step([], False, now)
        now += 50
    assert not p.noisy


def case_tags_are_told_apart():
    p = presence.Presence()
    assert p.step(["a", "b"], False, 0) == [("+", "a"), ("+", "b")]
    for t in (50, 100):
        p.step(["b"], False, t)
    assert p.step(["b", "c"], False, 150) == [("+", "c"), ("-", "a")]


def case_a_long_time_without_a_look_is_no_removal():
    p = presence.Presence()
    p.step(["a"], False, 0)
    assert p.step([], False, 60000) == []
    assert p.step(["a"], False, 60050) == []
