"""Serial line and clock on MicroPython: standard input and output as bytes, and milliseconds that never wrap."""

import select
import sys
import time


class Streams:
    def __init__(self):
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._in = sys.stdin.buffer
        self._out = sys.stdout.buffer
        self._last = time.ticks_ms()
        self._total = 0

    def ms(self):
        now = time.ticks_ms()
        self._total += time.ticks_diff(now, self._last)
        self._last = now
        return self._total

    def write(self, data):
        try:
            self._out.write(data)
        except OSError:
            pass  # nobody at the other end; the link sends again when somebody is

    def read(self, wait_ms):
        out = b""
        while len(out) < 256:
            ready = self._poll.poll(0 if out else wait_ms)
            if not ready:
                break
            if not ready[0][1] & select.POLLIN:
                time.sleep_ms(wait_ms + 1)  # hung up: poll comes back at once, do not spin
                break
            try:
                c = self._in.read(1)  # more than is there would block
            except OSError:
                break
            if not c:
                break
            out += c
        return out
