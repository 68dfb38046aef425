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


def case_a_full_scan_proves_nothing_gone_however_long():
    p = presence.Presence(on=1)
    p.step(["a", "b"], False, 0)
    now = 0
    while now < 60000:
        now += 50
        assert p.step(["c", "b"], now % 200 == 0, now, True) == ([("+", "c")] if now == 50 else [])
        assert p.full == (now >= 100)
    assert sorted(p.present()) == ["a", "b", "c"]
    assert p.step([], True, now + 50) == []  # nor does the first mangled one after it
    gone = []
    for k in range(2, 5):
        assert not gone
        gone = p.step(["b", "c"], False, now + k * 50)
    assert gone == [("-", "a")]


def case_full_is_asked_again_soon_and_ends_once_what_has_gone_was_told():
    p = presence.Presence(on=1)
    p.step(["a", "b"], False, 0)
    p.step(["b"], False, 50, True)
    assert p.waiting() and not p.full
    p.step(["b"], False, 60, True)
    assert not p.waiting() and p.full
    now = 60
    told = []
    while p.full:
        now += 400
        told += p.step(["b"], False, now)
    assert told == [("-", "a")] and now == 60 + 3 * 400
    # a card at the limit that comes and goes is not told again and again
    for k in range(100):
        p.step(["b"], False, now + k * 50, k % 10 < 2)
        assert p.full == (k > 0)


def case_mangled_answers_of_a_full_reader_take_nothing_back_either():
    p = presence.Presence(on=1)
    p.step(["a", "b"], False, 0)
    for now in range(50, 20000, 50):
        assert p.step(["b"], True, now, now <= 100) == []
    assert p.full and sorted(p.present()) == ["a", "b"]


def case_a_tag_not_yet_believed_does_not_keep_a_full_reader_busy():
    p = presence.Presence(on=2)
    p.step(["a"], False, 0, True)
    p.step(["b"], False, 50, True)
    p.step(["c"], False, 100, True)
    p.step([], False, 150, True)
    assert not p.waiting() and p.present() == []


def case_what_lies_on_another_reader_has_left_a_full_one():
    p = presence.Presence(on=1)
    p.step(["a", "b"], False, 0)
    assert not p.moved("a")  # not full: looks tell
    for now in (50, 100):
        p.step(["b"], False, now, True)
    assert not p.moved("b") and not p.moved("x") and p.moved("a")
    assert p.present() == ["b"]


def case_swapping_on_a_full_reader_does_not_fill_the_memory():
    p = presence.Presence(on=1)
    for k in range(500):
        p.step([str(k)], False, k * 50, True)
    assert len(p.present()) == presence.KEPT
    for k in range(4):
        p.step(["x"], False, 30000 + k * 50)
    assert p.present() == ["x"]
