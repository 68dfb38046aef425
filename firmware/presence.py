"""Which tags lie on one reader, from what single scans saw.

A tag is there after `on` scans that saw it, and gone after `off` scans in a row that were clean and did not see it.
A scan with mangled answers proves nothing: somebody answered. Only `HOLD` ms of them make a tag count as gone.
A scan that was full (more tags answered than the reader tells apart) does not prove that anything is gone either.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

HOLD = 1500  # ms a tag may hide behind mangled answers
NOISY = 1500  # ms of nothing but mangled answers until the reader is reported as noisy
CALM = 300  # ms without one until it is ok again
FULL = 2  # full scans in a row until the reader is reported as full
ROOM = 1000  # ms without one until it is ok again: a card at the limit may come and go
KEPT = 32  # tags remembered for one reader: what is swapped on a full one must not fill the memory


class Presence:
    def __init__(self, on=1, off=3):
        self._on = on
        self._off = off
        self._tags = {}  # id -> [seen, missed, last ms, present]
        self._noise_since = None
        self._noise_last = 0
        self.noisy = False
        self._seen = ()  # the last scan
        self._fulls = 0  # full scans in a row
        self._full_last = 0
        self._clear = 0  # clean scans since that were not full
        self.full = False

    def step(self, seen, mangled, now, full=False):
        """One scan: `seen` ids, `mangled` answers too, `full`: some tags were not asked for their id; at `now` ms
        -> list of ("+" or "-", id)."""
        out = []
        tags = self._tags
        self._seen = seen
        keep = full or (self.full and mangled)
        for t in seen:
            e = tags.get(t)
            if e is None:
                if len(tags) >= KEPT:
                    continue
                e = tags[t] = [0, 0, now, False]
            e[0] += 1
            e[1] = 0
            e[2] = now
            if not e[3] and e[0] >= self._on:
                e[3] = True
                out.append(("+", t))
        for t in list(tags):
            if t in seen:
                continue
            e = tags[t]
            if keep and e[3]:
                e[1] = 0
                e[2] = now
                continue
            if keep or not mangled:
                e[1] += 1
                if not e[3]:
                    e[0] = 0  # not yet believed: the reads must follow each other
            if e[1] >= self._off or (mangled and now - e[2] > HOLD):
                if e[3]:
                    out.append(("-", t))
                del tags[t]
        self._noise(bool(mangled) and not seen, now)
        self._fill(full, mangled, now)
        return out

    def _fill(self, full, mangled, now):
        if full:
            self._fulls += 1
            self._full_last = now
            self._clear = 0
            if self._fulls >= FULL:
                self.full = True
            return
        self._fulls = 0
        if self.full and not mangled:
            # by then what has gone has been told
            self._clear += 1
            if self._clear >= self._off and now - self._full_last >= ROOM:
                self.full = False

    def _noise(self, mangled, now):
        if mangled:
            if self._noise_since is None:
                self._noise_since = now
            self._noise_last = now
            if now - self._noise_since >= NOISY:
                self.noisy = True
        elif self._noise_since is not None and now - self._noise_last >= CALM:
            self._noise_since = None
            self.noisy = False

    def present(self):
        return [t for t in self._tags if self._tags[t][3]]

    def moved(self, t):
        """Another reader has tag `t`: where the last scan did not see it, it is gone, even if this reader is full.
        True when it counted as present here."""
        e = self._tags.get(t)
        if not self.full or e is None or t in self._seen:
            return False
        del self._tags[t]
        return e[3]

    def waiting(self):
        """True while something has been seen but not often enough: scan this reader again soon."""
        if self._fulls and not self.full:
            return True
        for t in self._tags:
            if not self._tags[t][3] and self._tags[t][1] == 0:
                return True
        return False
