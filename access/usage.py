"""What a command answers when it cannot do what it was called for."""

import difflib
import re
from collections.abc import Iterable
from typing import Any


class UsageError(Exception):
    """A command line that cannot be obeyed: a message id and its variables."""

    def __init__(self, name: str, /, **args: Any) -> None:
        super().__init__(name)
        self.name = name
        self.args_of = args


# What argparse says, in the C locale that it is asked in, and our message for it.
_COMPLAINTS = (
    ("usage-no-such", r"unrecognized arguments: (?P<word>\S+).*"),
    ("usage-choice", r"argument (?P<name>[^:]+): invalid choice: '?(?P<word>[^']*)'? \(choose from (?P<known>.*)\)"),
    ("usage-number", r"argument (?P<name>[^:]+): invalid int value: '(?P<word>.*)'"),
    ("usage-no-value", r"argument (?P<name>[^:]+): expected .*"),
    ("usage-missing", r"the following arguments are required: (?P<name>.*)"),
)


def complaint(message: str, flags: Iterable[str]) -> UsageError:
    """argparse's complaint about a command line as ours; a misspelt flag with the nearest of `flags`."""
    for name, pattern in _COMPLAINTS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if not found:
            continue
        parts = found.groupdict()
        if name == "usage-missing":
            parts["name"] = parts["name"].partition(", ")[0].upper()
        if "known" in parts:
            parts["known"] = parts["known"].replace("'", "")
        word = parts.get("word", "").partition("=")[0]
        near = difflib.get_close_matches(word, list(flags), 1, 0.6) if name == "usage-no-such" else []
        return UsageError(f"{name}-near" if near else name, **parts, **({"near": near[0]} if near else {}))
    return UsageError("usage-bad", problem=message)
