"""From a key or a typed line to a command of a desk. Nothing pressed or typed stays without an answer."""

import difflib
import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from plateau_parlant.access import config, form, paths
from plateau_parlant.access.commands import acting, gather, program
from plateau_parlant.access.commands.company import put, take_over, when_alone
from plateau_parlant.access.commands.reading import read_card
from plateau_parlant.access.commands.walking import open_board
from plateau_parlant.access.desk import Desk
from plateau_parlant.access.keyboard.keymap import SHARED
from plateau_parlant.access.listing import Choice
from plateau_parlant.access.narration.base import fold
from plateau_parlant.access.narration.parts import Jump
from plateau_parlant.engines.core import UNKNOWN, NotationError

log = logging.getLogger(__name__)

MOST_LISTED = 100
"""Nobody walks a longer list of moves."""

ENDING = ("c-c", "c-d")
"""In a terminal Ctrl+C and Ctrl+D are a wish to leave; they ask like the command does."""


def press(desk: Desk, key: str) -> None:
    """One key: its command, or what the key means in the present state."""
    desk.talk.key()
    if desk.waiting_for is not None:
        take_over(desk)
        return
    asked = desk.question is not None
    name = "leave" if key in ENDING else desk.keymap.command(key, question=asked)
    if desk.practising and name != "practice":
        what = _described(desk, name) if name else desk.say("key-unknown-practice")
        desk.talk.answer(desk.say("practice-key", key=program.key_words(desk, key), what=what))
    elif asked:
        _press_in_question(desk, name)
    elif name is None:
        words = program.key_words(desk, key)
        desk.talk.answer(desk.say("key-unknown", key=words, help=desk.keymap.key("help")), "refused")
    else:
        run(desk, name)


def _press_in_question(desk: Desk, name: str | None) -> None:
    question = desk.question
    assert question is not None
    if name == "do":
        name = "yes" if question.default else "no"
    elif name == "back":
        name = "no"
    if name in ("yes", "no") or name in SHARED:
        run(desk, name)
    else:
        desk.talk.answer(put(desk))


def _described(desk: Desk, name: str) -> str:
    if name.startswith("card_"):
        return program.command_words(desk, "card", number=name[5:])
    return program.command_words(desk, name)


PRIVATE = frozenset(
    ("hand", "order", "playable_next", "playable_previous", "actions", "hint", "score_more", "older", "newer", "repeat")
)
"""Commands that may say what only the seat at the keys knows."""

PRIVATE_LISTS = frozenset(("hand", "actions", "pick", "ask", "scanned"))
MOVING = frozenset(("next", "previous", "next_axis", "previous_axis", "more", "do"))


KEEPS_REFUSAL = frozenset(
    ("rules", "repeat", "older", "newer", "turn", "silence", "mute", "verbosity", "slower", "faster", "practice")
)
"""Commands after which the rules key still tells the rule of what was just refused."""


def is_private(desk: Desk, name: str) -> bool:
    """Whether the command, in the present list, may say something private."""
    listing = desk.listing.name if desk.listing else "hand"
    if listing == "pick" and name in MOVING and desk.table_mode and desk.table_mode.chooses_openly():
        return False
    if name == "actions" and form.pending(desk) is not None:
        return False  # it concerns only what lies open
    if name == "do" and listing == "board":  # what can be played there depends on the hand
        return True
    return name in PRIVATE or name.startswith("card_") or (name in MOVING and listing in PRIVATE_LISTS)


def run(desk: Desk, name: str) -> None:
    """A command by name. A fault of ours is one sentence to the player and a trace in the log."""
    if desk.guarded and not desk.question and is_private(desk, name):
        when_alone(desk, lambda: run(desk, name))
        return
    if name not in KEEPS_REFUSAL:
        desk.clause = ""
    try:
        if name.startswith("card_"):
            read_card(desk, int(name[5:]))
        elif name in desk.narrator.COMMANDS:
            own_command(desk, name)
        else:
            gather()[name](desk)
    except Exception:
        log.exception("command %s failed", name)
        desk.talk.answer(desk.say("internal-error"), "refused", category="system")


def own_command(desk: Desk, name: str) -> None:
    """A command of the game alone: the narrator, told what is under the cursor, answers or takes the cursor on."""
    spot = desk.listing.spot if desk.listing else None
    desk.narrator.cursor = spot.key if spot is not None else None
    found = getattr(desk.narrator, f"do_{name}")(desk.view())
    if isinstance(found, Jump):
        open_board(desk)
        assert desk.listing is not None
        if desk.listing.find(found.zone):
            keys = [item.key for item in desk.listing.inside]
            desk.listing.inner = keys.index(found.item) if found.item in keys else -1
        desk.talk.navigate(found.text)
    else:
        desk.talk.answer(found)
        if desk.stands():  # what was ordered beforehand answers the present question too
            desk.go_on()


# --- typed lines --------------------------------------------------------------------------------------------


@cache
def words() -> dict[str, str]:
    """Every word of line mode, folded -> its command."""
    table: dict[str, str] = {}
    document = config.read(paths.shipped("keys", "words.yaml"))
    for command, several in document.value.items():
        for word in several:
            folded = fold(str(word))
            if table.setdefault(folded, command) != command:
                raise config.ConfigError(
                    "key_clash",
                    document.path,
                    document.line((command,)),
                    key=folded,
                    first=table[folded],
                    second=command,
                )
    return table


def typed(desk: Desk, line: str) -> None:
    """One line: a command word, a number of the list of moves, the engine notation, or the words of a move."""
    desk.talk.key()
    text = line.strip().lstrip("/").strip()
    first, _, rest = text.partition(" ")
    folded = fold(first)
    if desk.waiting_for is not None:
        take_over(desk)
        return
    if desk.question is not None:
        _answer_in_words(desk, folded)
        return
    if not text:
        run(desk, "turn")
        return
    if text == UNKNOWN and desk.table_mode and desk.table_mode.typed(text):
        return
    if len(text) == 1 and not text.isdigit() and (name := desk.keymap.command(text)):
        run(desk, name)  # a key typed as a line means what the key means
        return
    if words().get(fold(text)) is None and (waiting := form.pending(desk)) is not None and waiting.typed(text):
        return
    special = SPECIAL.get(words().get(folded, ""))
    command = words().get(fold(text)) or (words().get(folded) if special else None)
    if special and command in SPECIAL:
        special(desk, rest.strip())
    elif command is not None:
        run(desk, command)
    elif text.isdecimal() and len(text) < 4:
        _bare_number(desk, text)
    else:
        _move(desk, text)


def _answer_in_words(desk: Desk, word: str) -> None:
    command = words().get(word)
    if word in ("y", "o"):
        command = "yes"
    elif word == "n":
        command = "no"
    if command in ("yes", "no") or command in SHARED:
        run(desk, command)
    else:
        desk.talk.answer(put(desk))


def _number(desk: Desk, rest: str) -> None:
    """ "do 3": plays the third of the moves that were listed."""
    if not rest:
        run(desk, "do")
        return
    number = desk.narrator.number(fold(rest))
    if number is None:  # "joue le 7 rouge sur l'armée deux"
        _move(desk, rest)
        return
    if (waiting := form.pending(desk)) is not None:
        waiting.numbered(number)
        return
    if desk.moves_told is not desk.session.history and desk.guarded and desk.may_act():
        when_alone(desk, lambda: _number(desk, rest))  # how many there are tells of the hand
        return
    if not desk.may_act():
        desk.talk.answer(acting.why_not(desk), "refused")
        return
    listed = acting.moves_list(desk)
    if not 1 <= number <= len(listed):
        desk.talk.answer(desk.say("do-beyond", number=number, count=len(listed)), "refused")
        return
    listed[number - 1].do()


def _bare_number(desk: Desk, text: str) -> None:
    """A number alone is a die that is asked for; it chooses from the moves while their list is the last that happened;
    else it reads that card."""
    if desk.table_mode and desk.table_mode.numbered(text):
        return
    if desk.moves_told is desk.session.history:
        _number(desk, text)
    else:
        _read_card(desk, int(text) or 10)


def _read_card(desk: Desk, number: int) -> None:
    when_alone(desk, lambda: read_card(desk, number))


def _moves(desk: Desk, rest: str) -> None:
    """Lists the legal moves, numbered, one a line; the lines of a form where one is to be filled in."""
    if (waiting := form.pending(desk)) is not None:
        waiting.listed()
        desk.moves_told = desk.session.history
        return
    if not desk.may_act():
        desk.talk.answer(acting.why_not(desk), "refused")
        return
    when_alone(desk, lambda: _list_moves(desk))


def _list_moves(desk: Desk) -> None:
    count = len(desk.session.legal(desk.seat))
    if count > MOST_LISTED:
        example = desk.narrator.example(desk.view())
        desk.talk.answer(desk.say("moves-too-many", count=count, example=example))
        return
    listed = acting.moves_list(desk)
    desk.moves_told = desk.session.history
    desk.talk.answer(desk.say("moves-count", count=len(listed)))
    for number, choice in enumerate(listed, 1):
        desk.talk.answer(desk.say("moves-line", number=number, move=choice.text))


def _save(desk: Desk, rest: str) -> None:
    if rest and desk.session.journal is not None:
        program.save_as(desk, rest)
    else:
        run(desk, "save")


def _leave(desk: Desk, rest: str) -> None:
    run(desk, "leave")


def _card(desk: Desk, rest: str) -> None:
    number = desk.narrator.number(fold(rest)) if rest else None
    if number is None or number < 1:
        run(desk, "hand")
    else:
        _read_card(desk, number)


def _verbosity(desk: Desk, rest: str) -> None:
    wanted = {fold(desk.say(f"level-{level}")): level for level in ("brief", "normal", "full")}
    level = wanted.get(fold(rest))
    if level is None:
        run(desk, "verbosity")
        return
    desk.ear.level = level  # type: ignore[assignment]
    desk.talk.answer(desk.say("verbosity", new=level), category="system")


def _resign(desk: Desk, rest: str) -> None:
    _menu_entry(desk, "resign")


def _agreed_end(desk: Desk, rest: str) -> None:
    _menu_entry(desk, "agreed_end")


def _export(desk: Desk, rest: str) -> None:
    _menu_entry(desk, "export")


def _language(desk: Desk, rest: str) -> None:
    _menu_entry(desk, "language")


def _menu_entry(desk: Desk, key: str) -> None:
    for entry in program.menu(desk):
        if entry.key == key and isinstance(entry, Choice):
            entry.do()
            return
    alone = key == "agreed_end" and desk.narrator.alone and desk.may_act()
    desk.talk.answer(desk.say("agreed-end-alone") if alone else acting.why_not(desk), "refused")


SPECIAL: dict[str, Callable[[Desk, str], Any]] = {
    "number": _number,
    "moves": _moves,
    "save": _save,
    "leave": _leave,
    "card": _card,
    "verbosity": _verbosity,
    "resign": _resign,
    "agreed_end": _agreed_end,
    "export": _export,
    "language": _language,
}
"""Commands of line mode that take more words, or have no key."""


def _move(desk: Desk, text: str) -> None:
    if desk.table_mode and desk.table_mode.typed(text):
        return
    if not desk.may_act():
        near = _nearest(fold(text.split()[0]))
        if near:
            desk.talk.answer(desk.say("word-unknown", word=text, near=desk.ear.texts.listed(near, "or")), "refused")
        elif not form.unknown(desk, text):
            desk.talk.answer(acting.why_not(desk), "refused")
        return
    try:
        found = desk.narrator.read(text, desk.view())
    except NotationError:
        imagined = desk.narrator.imagined(text, desk.view())
        near = _nearest(fold(text.split()[0]))
        if imagined or (desk.guarded and not near and _names_parts(desk, text)):
            when_alone(desk, lambda: _explain(desk, text, imagined))
        elif near:
            desk.talk.answer(desk.say("word-unknown", word=text, near=desk.ear.texts.listed(near, "or")), "refused")
        elif desk.guarded:  # an example would name a card of the hand
            desk.talk.answer(desk.say("word-unknown-guarded", word=text), "refused")
        else:
            _explain(desk, text, [])
        return
    if len(found) == 1:
        desk.act(found[0])
        return
    when_alone(desk, lambda: acting.begin_pick(desk, found))


def _explain(desk: Desk, text: str, imagined: list[Any]) -> None:
    """Why what was typed cannot be played, or what may be typed instead."""
    if imagined:
        acting.explain(desk, text, imagined)
        return
    example = desk.narrator.example(desk.view())
    desk.talk.answer(desk.say("word-unknown-far", word=text, example=example), "refused")


def _names_parts(desk: Desk, text: str) -> bool:
    """Whether the words name parts of the game: then even "not understood" tells what is in the hand."""

    def names(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield from value.split()
        elif isinstance(value, dict | list):
            for one in value.values() if isinstance(value, dict) else value:
                yield from names(one)

    known = {fold(word) for word in names(desk.narrator.data.get("names", {}))}
    return any(fold(word) in known or desk.narrator.number(fold(word)) is not None for word in text.split())


def _nearest(word: str) -> list[str]:
    """Known words close to a misspelt one, the nearest first; one of each command."""
    found: dict[str, str] = {}
    for near in difflib.get_close_matches(word, words(), 6, 0.7):
        found.setdefault(words()[near], near)
    return list(found.values())[:3]
