"""The raw prompt of a board whose snippets run in real MicroPython (the unix port), its flash being a folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "firmware"))

from raw_prompt import RawPrompt

SERVER = """
import sys, vfs, io
vfs.umount("/")
vfs.mount(vfs.VfsPosix(sys.argv[1]), "/")

class Machine:
    @staticmethod
    def reset():
        open("/was-reset", "w").close()

sys.modules["machine"] = Machine
sys.path[:] = ["", "/lib"]
names = {"__name__": "__main__"}
while True:
    size = sys.stdin.readline()
    if not size:
        break
    code = sys.stdin.read(int(size))
    error = ""
    try:
        exec(code, names)
    except BaseException as e:
        text = io.StringIO()
        sys.print_exception(e, text)
        error = text.getvalue()
    sys.stdout.write("\\x04" + error + "\\x04")
"""


def micropython() -> str | None:
    """The MicroPython unix port of this environment, if it is there."""
    return shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")


class MicroPythonPrompt(RawPrompt):
    """mpremote speaks with it as with a board; `run` asks the same interpreter directly."""

    def __init__(self, flash: Path, scripts: Path) -> None:
        found = micropython()
        assert found, "no MicroPython here"
        server = scripts / "server.py"
        server.write_text(SERVER, encoding="utf-8")
        self._process = subprocess.Popen(
            [found, "-X", "heapsize=256k", str(server), str(flash)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        super().__init__(flash)

    def run(self, code: str) -> tuple[str, str]:
        """What the snippet printed, and its error ("" for none)."""
        process = self._process
        assert process.stdin and process.stdout
        process.stdin.write(f"{len(code)}\n{code}".encode())
        process.stdin.flush()
        parts = [b"", b""]
        for number in (0, 1):
            while (byte := process.stdout.read(1)) != b"\x04":
                assert byte, "MicroPython has ended"
                parts[number] += byte
        return parts[0].decode(), parts[1].decode()

    def _snippet(self, code: str) -> None:
        self.snippets.append(code)
        self._write(b"OK")
        out, error = self.run(code)
        mark = self.flash / "was-reset"
        if mark.exists():
            mark.unlink()
            self._reset()
        self._write(out.encode() + b"\x04" + error.replace("\n", "\r\n").encode() + b"\x04>")

    def close(self) -> None:
        super().close()
        self._process.kill()
        self._process.wait()
