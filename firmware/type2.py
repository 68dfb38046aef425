"""The NDEF message in a Type 2 tag (NTAG, Ultralight), read page by page and only as far as it goes.

Source: NFC Forum Type 2 Tag operation, TLV blocks. Runs on CPython 3.11 and MicroPython.
"""

LONGEST = 150  # bytes of message that fit a line to the host; longer ones are left alone


def message(read):
    """`read(page)` gives 16 bytes from that page on, or None. The message, b"" when there is none, None when a
    read failed and it is worth trying again."""
    data = read(4)
    if data is None:
        return None
    i = 0
    while True:
        while i + 2 > len(data):
            more = _more(read, data)
            if not more:
                return more
            data = more
        kind = data[i]
        if kind == 0x00:
            i += 1
            if i >= 16:
                return b""  # a blank tag: do not read zeros to its end
            continue
        length = data[i + 1]
        if kind == 0xFE or length == 0xFF or i + 2 + length > 16 + LONGEST + 16:
            return b""
        if kind == 0x03:
            if not length or length > LONGEST:
                return b""
            while len(data) < i + 2 + length:
                more = _more(read, data)
                if not more:
                    return more
                data = more
            return bytes(data[i + 2 : i + 2 + length])
        i += 2 + length


def _more(read, data):
    if len(data) > 16 + LONGEST + 16:
        return b""
    more = read(4 + len(data) // 4)
    if more is None:
        return None
    return data + more
