"""Shows how a scenario's texts differ from what the program says now; with --write, writes them (then read them)."""

import argparse
import difflib
import sys
from pathlib import Path

from scenario_play import heard


def main() -> int:
    """Exit code 1 where something differs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    told, troubles, _ = heard(args.folder)
    print(*troubles, sep="\n")
    differs = False
    for name, lines in told.items():
        path = args.folder / f"{name}.txt"
        before = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        changes = list(difflib.unified_diff(before, lines, path.name, "now", lineterm=""))
        differs |= bool(changes)
        print(*changes, sep="\n")
        if args.write:
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return int(differs)


if __name__ == "__main__":
    sys.exit(main())
