"""The reader board's program (MicroPython). `wire` and `link` are also what the host runs."""

VERSION = "1.1"
