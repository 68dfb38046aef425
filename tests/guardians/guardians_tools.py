"""A fight (or a game) played by script: what is not told is passed over."""

from typing import Any

from plateau_parlant.access import decks
from plateau_parlant.engines import chance, guardians
from plateau_parlant.engines.core import Act, Ask, Decide, Event, Fact, Over, RefusedError, Setup, kind

BOX = decks.box()
PASSED = (
    "window",
    "bribe",
    "respond",
    "bribed",
    "say_command",
    "idol",
    "reroll",
    "offer",
    "maybe",
    "pay_with",
    "secondary",
)


class Table:
    """A game being played. `a` and `b` are the two sides; the attacker is `a` unless told otherwise."""

    def __init__(self, a: list[str], b: list[str], **more: Any) -> None:
        options = {"mode": "fight", "hands": [a, b], **more}
        self.state = guardians.begin(Setup(("Anna", "Bruno"), options, BOX))
        self.events: list[Event] = []
        self.answers: dict[str, list[Any]] = {}

    def act(self, seat: int, text: str) -> "Table":
        """One move, in notation."""
        step = guardians.apply(self.state, Act(seat, guardians.parse(text)))
        self.state = step.state
        self.events += step.events
        return self

    def refused(self, seat: int, text: str) -> str:
        """The code with which a move is refused."""
        try:
            guardians.apply(self.state, Act(seat, guardians.parse(text)))
        except RefusedError as error:
            return error.refusal.code
        return ""

    def fact(self, value: Any) -> "Table":
        """The answer to the pending Ask."""
        now = guardians.waiting(self.state)
        assert isinstance(now, Ask), self.state.prompt
        step = guardians.apply(self.state, Fact(now.id, value, "test"))
        self.state = step.state
        self.events += step.events
        return self

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in notation."""
        return [guardians.notation(move) for move in guardians.legal(self.state, seat)]

    def _seeded(self, now: Ask) -> None:
        given = self.answers.get(now.kind)
        self.fact(given.pop(0) if given else chance.answer(1, now))

    def to(self, wanted: str, seat: int | None = None, about: str = "") -> "Table":
        """Passes over everything until a question of that kind (for that seat, about that) stands, or the end."""
        for _ in range(400):
            now = guardians.waiting(self.state)
            if isinstance(now, Over):
                assert wanted == "over", f"over before {wanted}"
                return self
            if isinstance(now, Ask):
                if wanted == now.kind:
                    return self
                self._seeded(now)
                continue
            assert isinstance(now, Decide)
            prompt = self.state.prompt
            if (
                prompt.kind == wanted
                and (seat is None or seat in now.must)
                and (not about or about in map(str, prompt.data))
            ):
                return self
            who = now.must[0]
            legal = self.legal(who)
            assert legal, prompt
            if prompt.kind in PASSED and "pass" in legal:
                self.act(who, "pass")
            elif prompt.kind in (
                "primary",
                "resize",
                "guess",
                "retreat",
                "come_back",
                "flee",
                "keep_down",
                "unless",
                "lose",
                "discard",
            ):
                self.act(who, "pass" if "pass" in legal else legal[0])
            else:
                self.act(who, "done" if "done" in legal else legal[0])
        raise AssertionError(f"never came to {wanted}: {self.state.prompt}")

    def match(self, mine: str, theirs: str) -> "Table":
        """Sends two primaries; both are revealed."""
        self.to("primary")
        for seat, name in ((0, mine), (1, theirs)):
            if seat in guardians.waiting(self.state).must:
                self.act(seat, f"primary {name}")
        return self

    def fight(self, mine: str, theirs: str) -> Event:
        """A whole match-up without anything played; its comparison."""
        self.match(mine, theirs)
        before = len(self.of("struck"))
        self._past_match()
        found = self.of("struck")
        return found[before] if len(found) > before else None

    def _past_match(self) -> None:
        for _ in range(200):
            fight = self.state.fight
            if fight is None or fight.pair == (-1, -1) or isinstance(guardians.waiting(self.state), Over):
                return
            self._step()
        raise AssertionError("the match-up never ended")

    def _step(self) -> None:
        now = guardians.waiting(self.state)
        if isinstance(now, Ask):
            self._seeded(now)
            return
        who = now.must[0]
        legal = self.legal(who)
        self.act(who, "pass" if "pass" in legal else legal[0])

    def end(self) -> "Table":
        """Plays on without acting to the end."""
        return self.to("over")

    def of(self, name: str) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if kind(event) == name]

    def place(self, card: str, seat: int | None = None) -> str:
        """Where an open card is: its fate."""
        found = [f.place for f in self.state.fight.fighters if f.card == card and (seat is None or f.seat == seat)]
        assert found, card
        return found[-1]

    def command(self, seat: int, text: str) -> "Table":
        """A command card of a side, said and chosen."""
        self.to("say_command", seat).act(seat, "say yes")
        self.to("command", seat).act(seat, f"command {text}")
        return self

    def commands(self, mine: str, theirs: str) -> "Table":
        """Both sides play a command card."""
        self.to("say_command", 0).act(0, "say yes").act(1, "say yes")
        return self.act(0, f"command {mine}").act(1, f"command {theirs}")


def lines(struck: Any, seat: int) -> dict[str, int]:
    """The lines of a sum by what they are for."""
    found: dict[str, int] = {}
    for code, amount, _ in struck.lines[seat]:
        found[code] = found.get(code, 0) + amount
    return found


def board(prompt: str, *seats: int, todo: tuple[Any, ...] = (), data: tuple[Any, ...] = (), **more: Any) -> Table:
    """A full game in the middle: a question stands, the board as given.

    `shields`: (key, seat, card, space, creatures[, items]); `terrain`: space -> (card, owner[, facedown]);
    `pens`, `depots`, `piles`, `ups`, `stones`, `guardians` by seat; `spaces`: space -> changes.
    """
    from plateau_parlant.engines.guardians import position as p
    from plateau_parlant.engines.guardians.setup import settings

    sides = []
    for seat in (0, 1):
        deck = BOX["decks"]["knights" if seat == 0 else "giants-and-fairies"]
        sides.append(
            p.Side(
                guardian=more.get("guardians", ["rak-nam-leader-of-the-mighty"] * 2)[seat],
                stones=more.get("stones", [5, 5])[seat],
                deck=tuple(sorted(deck)),
                pen=tuple(sorted(more.get("pens", [[], []])[seat])),
                depot=tuple(sorted(more.get("depots", [[], []])[seat])),
                pile=tuple(sorted(more.get("piles", [["archer", "axeman"], ["cave-giant", "woods"]])[seat])),
                up=more.get("ups", ["", ""])[seat],
                talon=tuple(more.get("talons", [[], []])[seat]),
                accessories=tuple(more.get("accessories", [[], []])[seat]),
                size=len(deck),
            )
        )
    spaces = []
    for n in range(p.SPACES):
        holder = 0 if n < 6 else 1
        names = ("left", "center", "right") if n < 3 else ("right", "center", "left")
        hold = f"carreg-amroth-{names[n % 3]}" if n < 3 or n > 8 else ""
        laid = more.get("terrain", {}).get(p.space_name(n), ("", -1))
        spaces.append(
            p.replace(
                p.Space(holder=holder, stronghold=hold, terrain=laid[0], owner=laid[1], facedown=len(laid) > 2),
                **more.get("spaces", {}).get(p.space_name(n), {}),
            )
        )
    shields = tuple(
        p.Shield(s[0], s[1], s[2], p.space_number(s[3]), tuple(sorted(s[4])), tuple(s[5]) if len(s) > 5 else ())
        for s in more.get("shields", ())
    )
    options, _ = settings(more.get("options", {}))
    state = p.State(
        options=options,
        players=("Anna", "Bruno"),
        sides=(sides[0], sides[1]),
        spaces=tuple(spaces),
        shields=shields,
        todo=tuple(todo),
        prompt=p.Prompt(prompt, seats, data, sealed=prompt == "organise"),
        turn=2,
        phase=more.get("phase", "combat"),
        next_key=9,
    )
    made = Table.__new__(Table)
    made.state, made.events, made.answers = guardians.from_position(guardians.to_position(state)), [], {}
    return made
