"""A whole board without hardware: the real program over emulated readers, its serial line on stdin and stdout.

    micropython emulated_board.py FOLDER_OF_FIRMWARE UDP_PORT BOOT WAIT_MS fast|radio [DEVICE]

Datagrams on the UDP port are the hand: ``put READER ID [NDEF_HEX]``, ``take READER ID``, ``press BUTTON``,
``event WORDS``, ``events N``, ``dead READER VALUE|-``, ``hang READER``, ``dip READER``, ``noise READER N``,
``sound`` (answered with what the buzzer did), ``quit``. With ``radio`` the time the air takes really passes.
"""

import binascii
import select
import socket
import sys
import time

sys.path.insert(0, sys.argv[1])
sys.path.insert(0, __file__.rsplit("/", 1)[0])
from emulate_mfrc522 import Bus, Chip, Clock
from emulate_tags import Tag

from firmware import VERSION
from firmware.board import Board, Buttons, Output, Reader
from firmware.mfrc522 import MFRC522

MICROPYTHON = sys.implementation.name == "micropython"
NAMES = ["HAND", "A1", "A2", "A3", "A4", "TOWER"]
BUTTONS = ["green", "red", "blue"]


class CPythonStreams:
    def __init__(self):
        import os

        self._os = os
        os.set_blocking(0, False)
        self._poll = select.poll()
        self._poll.register(0, select.POLLIN)

    def ms(self):
        return int(time.monotonic() * 1000)

    def write(self, data):
        try:
            self._os.write(1, data)
        except OSError:
            pass

    def read(self, wait_ms):
        ready = self._poll.poll(wait_ms)
        if not ready:
            return b""
        if not ready[0][1] & select.POLLIN:
            time.sleep((wait_ms + 1) / 1000)
            return b""
        try:
            return self._os.read(0, 256)
        except OSError:
            return b""


def streams():
    if not MICROPYTHON:
        return CPythonStreams()
    import micropython

    from firmware.streams import Streams

    micropython.kbd_intr(-1)
    return Streams()


class Waiting:
    """The streams, and a wait that the hand ends as well: a board that never slept would keep a processor busy, and a
    busy program is the first that a busy machine makes wait."""

    def __init__(self, inner):
        self._inner = inner
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._poll.register(hand, select.POLLIN)
        self.ms = inner.ms
        self.write = inner.write

    def read(self, wait_ms):
        ready = self._poll.poll(wait_ms) if wait_ms else ()
        if len(ready) == 1 and ready[0][0] is not sys.stdin and ready[0][0] != 0:
            return b""  # the hand alone
        return self._inner.read(wait_ms if ready else 0)


hand = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
hand.bind(socket.getaddrinfo("127.0.0.1", int(sys.argv[2]))[0][-1])
hand.setblocking(False)
clock = Clock(time.sleep if sys.argv[5] == "radio" else None)
chips = [Chip(clock) for _ in NAMES]
bus = Bus(chips)
tags = {}
hits = [False] * len(BUTTONS)
sounds = []


def chip(name):
    return chips[NAMES.index(name)]


def obey(w, sender):
    if w[0] == "put":
        ident = binascii.unhexlify(w[2])
        if ident not in tags:
            pages = b""
            if len(w) > 3:
                m = binascii.unhexlify(w[3])
                pages = b"\x03" + bytes((len(m),)) + m + b"\xfe"
            tags[ident] = Tag(ident, pages)
        chip(w[1]).put(tags[ident])
    elif w[0] == "take":
        chip(w[1]).take(tags[binascii.unhexlify(w[2])])
    elif w[0] == "press":
        hits[BUTTONS.index(w[1])] = True
    elif w[0] == "event":
        board.link.event(" ".join(w[1:]))
    elif w[0] == "events":
        for i in range(int(w[1])):
            board.link.event("btn x%d +" % i)
    elif w[0] == "dead":
        chip(w[1]).dead = None if w[2] == "-" else int(w[2])
    elif w[0] == "hang":
        chip(w[1]).hung = True
    elif w[0] == "dip":
        chip(w[1]).reset()
    elif w[0] == "noise":
        chip(w[1]).noise = int(w[2])
    elif w[0] == "sound":
        hand.sendto(" ".join([str(s) for s in sounds]).encode(), sender)
    elif w[0] == "quit":
        sys.exit(0)


def look_at_the_hand():
    while True:
        try:
            data, sender = hand.recvfrom(512)
        except OSError:
            return
        if not data:
            return
        obey(data.decode().split(" "), sender)


def level():
    look_at_the_hand()
    return False


def latched(i):
    hit = hits[i]
    hits[i] = False
    return hit


readers = [
    Reader(NAMES[i], MFRC522(bus, bus.select(i), clock.sleep_ms, bus.reset(i)), NAMES[i] == "HAND")
    for i in range(len(NAMES))
]
board = Board(
    Waiting(streams()),
    readers,
    sys.argv[3],
    sys.argv[6] if len(sys.argv) > 6 else "table",
    sys.argv[7] if len(sys.argv) > 7 else VERSION,
    Buttons(BUTTONS, [level] * len(BUTTONS), latched),
    Output(sounds.append),
    Output(sounds.append),
)
board.run(int(sys.argv[4]))
