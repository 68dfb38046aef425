"""`plateau tutorial GAME`: the loop of the lessons, line by line."""

import importlib
from collections.abc import Callable
from typing import Any

from plateau_parlant.access.reading import tutorial as t
from plateau_parlant.access.reading.chapters import message_of
from plateau_parlant.access.walk import Said, plain
from plateau_parlant.access.walk_lines import AskLine, Render, Say, Store, command_words, speak
from plateau_parlant.engines.core import NotationError, Refusal

_COMMANDS = command_words({
    "next": "suivant suivante next",
    "previous": "precedent precedente previous",
    "repeat": "repete repeat",
    "again": "recommence again",
    "hint": "conseil hint i",
    "moves": "coups moves",
    "rule": "regle rule g",
    "stop": "arrete stop quitte quit q",
    "help": "aide help a ?",
})


def texts(game: str) -> tuple[str, ...]:
    """The Fluent files that `render` needs for the lessons of a game."""
    return ("tutorial", f"tutorial-{game}", "walk", f"rules-{game}")


def run_tutorial(
    game: str, say: Say, ask: AskLine, render: Render, store: Store | None = None,
    why: Callable[[Refusal], str] | None = None, describe: Callable[[Any, Any], str] | None = None,
    understand: Callable[[Any, str], Any] | None = None, rules: t.Rules | None = None,
) -> t.Tutorial:
    """Teach a game until the person stops.

    `why` words a refusal (else the rule it comes from is spoken), `describe(state, move)` a move of the list (else its
    notation), `understand(state, line)` reads a move as people type it and gives None where it cannot (else only the
    engine's notation is read). Raises tutorial.TutorialError for a game without lessons.
    """
    game_rules = rules or importlib.import_module(f"plateau_parlant.engines.{game}")
    t.load(game)
    state = t.restore(game, game_rules, store.load() if store else None)
    opening = t.opening(state)
    if state.done:
        opening = [Said("tutorial-resumed", {"done": len(state.done), "total": len(state.lessons)}), *opening]
    speak(opening, say, render)
    listed: list[Any] = []
    while True:
        line = ask()
        word = plain(line) if line is not None else "stop"
        name = _COMMANDS.get(word) if word else "repeat"
        said: list[Said] = []
        if name == "moves":
            listed = t.moves(state, game_rules)
            said = [Said("tutorial-moves", {"count": len(listed)})]
            for number, move in enumerate(listed, 1):
                told = describe(state.state, move) if describe else game_rules.notation(move)
                said.append(Said("tutorial-move", {"number": number, "move": told}))
        elif name:
            state, said = _command(state, game_rules, name)
        elif word.isascii() and word.isdecimal() and listed:
            if 1 <= int(word[:6]) <= len(listed):
                state, said = t.play(state, game_rules, listed[int(word) - 1])
                listed = []
            else:
                said = [Said("tutorial-no-number", {"number": int(word[:6]), "count": len(listed)})]
        else:
            move = _read(state, game_rules, line or "", understand)
            if move is None:
                said = [Said("tutorial-unread", {"word": (line or "").strip()})]
            else:
                state, said = t.play(state, game_rules, move)
                listed = []
        if store:
            try:
                store.save(t.save(state))
            except OSError:
                said = [*said, Said("walk-not-saved")]
        for one in said:
            refusal = one.args.get("refusal")
            if isinstance(refusal, Refusal):
                _say_refusal(refusal, say, render, why)
            else:
                speak(one, say, render)
        if name == "stop":
            return state


def _command(state: t.Tutorial, rules: t.Rules, name: str) -> t.Result:
    if name == "next":
        return t.go(state, rules, state.at + 1)
    if name == "previous":
        return t.go(state, rules, state.at - 1)
    if name == "again":
        return t.go(state, rules, state.at)
    lesson = state.lessons[state.at]
    said = {
        "repeat": t.opening(state), "hint": t.hint(state), "rule": [Said(message_of(lesson.clause))],
        "stop": [Said("tutorial-left")], "help": [Said("tutorial-help")],
    }[name]
    return state, said


def _read(state: t.Tutorial, rules: t.Rules, line: str, understand: Callable[[Any, str], Any] | None) -> Any:
    if understand is not None:
        move = understand(state.state, line)
        if move is not None:
            return move
    text = " ".join(line.split())
    first, _, cell = text.lower().rpartition(" ")
    for attempt in (text, text.lower(), _roman(text), f"{first} {cell.upper()}"):
        try:
            return rules.parse(attempt)
        except NotationError:
            continue
    return None


def _roman(text: str) -> str:
    """`place r7 1` and `PLACE R7 i` as the notation has them: army numbers in capitals, the rest small."""
    numbers = {"i": "I", "ii": "II", "iii": "III", "iv": "IV", "1": "I", "2": "II", "3": "III", "4": "IV"}
    words = text.lower().split()
    if words[:1] in (["take"], ["epidemie"], ["swap"], ["volontaires"]):
        at = 2 if words[0] == "swap" else 1
        return " ".join(numbers.get(w, w) if i == at else w for i, w in enumerate(words))
    return " ".join(numbers.get(w, w) if i else w for i, w in enumerate(words))


def _say_refusal(refusal: Refusal, say: Say, render: Render, why: Callable[[Refusal], str] | None) -> None:
    if why is not None:
        say(why(refusal))
    elif refusal.clause:
        say(render(message_of(refusal.clause), {}))
    else:
        speak(Said("tutorial-refused"), say, render)
