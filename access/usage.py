"""What a command answers when it cannot do what it was called for."""

from typing import Any


class UsageError(Exception):
    """A command line that cannot be obeyed: a message id and its variables."""

    def __init__(self, name: str, /, **args: Any) -> None:
        super().__init__(name)
        self.name = name
        self.args_of = args
