"""The text on a tag: NFC Forum Type 2 memory, NDEF messages, text records. Damaged data is no text, never an error.

Sources: NFC Forum Type 2 Tag (TLV blocks), NDEF 1.0 (record layout), Text RTD 1.0 (status byte, language, text).
"""

from __future__ import annotations

from collections.abc import Iterator

_NULL, _MESSAGE, _END = 0x00, 0x03, 0xFE
MAX_TEXT = 120


def message_in_memory(memory: bytes) -> bytes | None:
    """The NDEF message in a Type 2 tag's user memory (from page 4 on), or None when it is blank or damaged."""
    i = 0
    while i < len(memory):
        kind = memory[i]
        if kind == _NULL:
            i += 1
            continue
        if kind == _END or i + 1 >= len(memory):
            return None
        length = memory[i + 1]
        start = i + 2
        if length == 0xFF:
            if i + 3 >= len(memory):
                return None
            length = int.from_bytes(memory[i + 2 : i + 4], "big")
            start = i + 4
        if start + length > len(memory):
            return None
        if kind == _MESSAGE:
            return memory[start : start + length] or None
        i = start + length
    return None


def _records(message: bytes) -> Iterator[tuple[int, bytes, bytes]]:
    """(type name format, type, payload) of each whole, unchunked record; ends at the first damaged one."""
    i = 0
    while i + 3 <= len(message):
        flags, type_length = message[i], message[i + 1]
        if flags & 0x10:  # SR: one length byte
            payload_length = message[i + 2]
            i += 3
        else:
            if i + 6 > len(message):
                return
            payload_length = int.from_bytes(message[i + 2 : i + 6], "big")
            i += 6
        id_length = 0
        if flags & 0x08:  # IL
            if i >= len(message):
                return
            id_length = message[i]
            i += 1
        end = i + type_length + id_length + payload_length
        if end > len(message):
            return
        if not flags & 0x20:  # CF: chunked records are not used on cards
            yield flags & 0x07, message[i : i + type_length], message[end - payload_length : end]
        i = end
        if flags & 0x40:  # ME
            return


def parse_text(message: bytes) -> str | None:
    """The first text record of an NDEF message: one line, at most 120 signs, or None."""
    for tnf, kind, payload in _records(message):
        if tnf != 1 or kind != b"T" or not payload:
            continue
        status = payload[0]
        language = status & 0x3F
        if len(payload) < 1 + language:
            continue
        try:
            text = payload[1 + language :].decode("utf-16" if status & 0x80 else "utf-8")
        except UnicodeDecodeError:
            continue
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if text:
            return text[:MAX_TEXT]
    return None


def text_message(text: str, language: str = "fr") -> bytes:
    """An NDEF message of one text record, as a phone would write it (short record, UTF-8)."""
    payload = bytes((len(language),)) + language.encode("ascii") + text.encode()
    if len(payload) > 255:
        raise ValueError("text too long for a short record")
    return bytes((0xD1, 1, len(payload))) + b"T" + payload
