"""What all hands at a table do alike: they listen, wait, press keys, type, and walk a list to a move."""

from typing import Any

from table_rig import TableRig


class Hands:
    """`lines`: what the hands did ("> ...") and what was said, in order; private words with their channel before."""

    PATIENCE = 2.2
    """Seconds the hands wait after what they did, unless it is said otherwise."""

    def __init__(self, rig: TableRig) -> None:
        self.rig = rig
        self.lines: list[str] = []
        self.listen()

    def listen(self) -> None:
        """What was said since."""
        for one in self.rig.out.said:
            if one.text:
                self.lines.append(one.text if one.channel == "table" else f"[{one.channel}] {one.text}")
        self.rig.out.clear()

    def do(self, what: str) -> None:
        self.listen()
        self.lines.append(f"> {what}")

    def wait(self, seconds: float | None = None) -> None:
        self.rig.wait(self.PATIENCE if seconds is None else seconds, 0.2)
        self.listen()

    def key(self, key: str) -> None:
        self.do(f"touche {key}")
        self.rig.desk.press(key)
        self.wait(0.2)

    def typed(self, line: str) -> None:
        self.do(f"tape {line}")
        self.rig.desk.typed(line)
        self.wait()

    def pick(self, move: object, before: object) -> None:
        """Walks the list that stands until the move is made; says yes where it is asked."""
        desk = self.rig.desk
        for _ in range(80):
            if self.rig.session.history is not before:
                return
            if desk.question is not None:
                self.key("y")
                continue
            assert desk.listing is not None
            entries: list[Any] = list(desk.listing.entries)
            if desk.picking is not None:
                wanted = desk.narrator.parts(move)[len(desk.picking.chosen)]
                at = next(n for n, entry in enumerate(entries) if entry.key == wanted)
            else:
                at = next(n for n, entry in enumerate(entries) if move in getattr(entry, "moves", ()))
            self.key("d" if at == max(desk.listing.at, 0) else "n" if at > desk.listing.at else "p")
        raise AssertionError("the choice does not end")
