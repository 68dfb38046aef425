"""The log file: faults with their traces, for those who mend the program; never a card, never on the screen."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from plateau_parlant.access import paths


def path() -> Path:
    """The log file."""
    return paths.folder("log") / "plateau.log"


class _Bare(logging.Formatter):
    """Traces without the values in exception texts: a text may hold a card or a name."""

    def formatException(self, ei: Any) -> str:
        kind, _, trace = ei
        lines = []
        while trace is not None:
            code = trace.tb_frame.f_code
            lines.append(f"  {Path(code.co_filename).name}:{trace.tb_lineno} in {code.co_name}")
            trace = trace.tb_next
        return "\n".join([*lines, f"{getattr(kind, '__name__', kind)}"])


class _Late(logging.Handler):
    """The rotating file, opened when there is something to log: its module takes longer to load than a greeting."""

    _file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            try:
                self._file = RotatingFileHandler(path(), maxBytes=500_000, backupCount=1, encoding="utf-8")
            except OSError:
                self._file = logging.NullHandler()
            self._file.setFormatter(self.formatter)
        self._file.handle(record)


def start() -> None:
    """Sends all logging to the file (kept under a megabyte). Without a place to write, logging is off."""
    root = logging.getLogger()
    handler = _Late()
    handler.setFormatter(_Bare("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.raiseExceptions = False
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


def crash(tell: Callable[[str], None]) -> None:
    """From now on an exception nobody caught is traced in the log, and `tell` gets the path of the log file."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        logging.getLogger("plateau").critical("crash", exc_info=(kind, error, trace))
        tell(str(path()))

    sys.excepthook = hook
