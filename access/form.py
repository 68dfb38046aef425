"""A form: the outcome of something that the table judges, field by field, said whole before it enters.

By keys it is a list: each field with its present value, then the ways to hand it in. By words, "vitalité moins 2,
pouvoir annulé" fills fields. Nothing enters before it is confirmed; until then nothing has changed.

The narrator words everything: `form_label`, `form_value`, `form_more`, `form_choice`, `form_outcome`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.form_words import Field, FormWords, Told, Value, field_of
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.access.narration.typed import fits
from plateau_parlant.engines import core, history
from plateau_parlant.engines.core import Ask, Fact

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Desk

NAME = "ask-open"
"""The list's name: what a form says concerns only what lies open."""

DONE, NOTHING = "done", "nothing"


class Form:
    """A form being filled in. `view`: the position it speaks of. `give`: takes the confirmed outcome."""

    def __init__(self, desk: Desk, ask: Ask, view: Callable[[], Any], give: Callable[[Told], None]) -> None:
        self.desk = desk
        self.ask = ask
        self.view = view
        self.give = give
        self.told: Told = {}
        self.open: Field | None = None
        self.chosen: tuple[str, ...] = ()

    @property
    def fields(self) -> list[Field]:
        """The fields in their order."""
        return [field_of(text) for text in self.ask.among]

    @property
    def reading(self) -> FormWords:
        """What reads typed words here: as the one speaks who listens now."""
        return FormWords(self.desk.narrator)

    # --- as a list ------------------------------------------------------------------------------------------

    def entries(self) -> list[Choice]:
        """The list: the fields, then what hands them in; or the values of the field that is being chosen."""
        if self.open is not None:
            return self._values(self.open)
        words, desk = self.desk.narrator, self.desk
        found = [
            Choice(self.item(field), partial(self.change, field), words.form_more(self.view(), field), field.name)
            for field in self.fields
        ]
        if self.told:
            found.append(Choice(desk.say("form-done"), self.confirm, desk.say("form-done-more"), DONE))
        found.append(Choice(desk.say("form-nothing"), self.nothing, desk.say("form-nothing-more"), NOTHING))
        return found

    def item(self, field: Field) -> str:
        """A field with its present value."""
        words, view = self.desk.narrator, self.view()
        value = words.form_value(view, field, self.told.get(field.name))
        return self.desk.say("form-item", label=words.form_label(view, field), value=value)

    def _values(self, field: Field) -> list[Choice]:
        words, depth = self.desk.narrator, len(self.chosen)
        parts = dict.fromkeys(
            split[depth]
            for value in field.values
            if (split := words.form_parts(field, value))[:depth] == self.chosen and len(split) > depth
        )
        return [
            Choice(words.form_choice(self.view(), field, self.chosen, part), partial(self.pick, part), key=part)
            for part in parts
        ]

    def change(self, field: Field) -> None:
        """Changes a field: a switch at once, a number by typing it, a value by choosing it."""
        desk = self.desk
        if field.kind == "int":
            desk.talk.answer(self._wanted(field))
            desk.wanted_line = partial(self._number, field)
        elif field.kind == "flag":
            self.set(field, not self.told.get(field.name, False))
        else:
            self.open, self.chosen = field, ()
            self.reopen(str(self.told.get(field.name) or ""))

    def pick(self, part: str) -> None:
        """A part of a value was chosen."""
        assert self.open is not None
        chosen = (*self.chosen, part)
        words = self.desk.narrator
        whole = [v for v in self.open.values if words.form_parts(self.open, v)[: len(chosen)] == chosen]
        if len(whole) == 1:
            self.set(self.open, whole[0])
        else:
            self.chosen = chosen
            self.reopen()

    def back(self) -> bool:
        """Out of the field being chosen; False where none is."""
        if self.open is None:
            return False
        key, self.open, self.chosen = self.open.name, None, ()
        self.reopen(key)
        return True

    def set(self, field: Field, value: Value) -> None:
        """The field has this value now; says it."""
        if value in (None, False, 0, "none"):
            self.told.pop(field.name, None)
        else:
            self.told[field.name] = value
        self.open, self.chosen = None, ()
        self.reopen(field.name)

    def reopen(self, key: str = "") -> None:
        """The list anew, the cursor on that entry, which is said."""
        from plateau_parlant.access.commands.walking import say_spot

        self.show(key)
        say_spot(self.desk)

    def show(self, key: str = "") -> None:
        """The list becomes the current one, without a word."""
        listing = Listing(NAME, self.entries)
        self.desk.open(listing)
        if key:
            listing.find(key)

    def _wanted(self, field: Field) -> str:
        words = self.desk.narrator
        return self.desk.say(
            "form-number",
            label=words.form_label(self.view(), field),
            least=words.spoken_number(field.least),
            most=words.spoken_number(field.most),
        )

    def _number(self, field: Field, line: str) -> None:
        number = self.reading.number(line)
        if not line.strip():
            self.reopen(field.name)  # nothing typed: nothing changed
        elif number is None or not field.least <= number <= field.most:
            self.desk.talk.answer(self._wanted(field), "refused")
            self.desk.wanted_line = partial(self._number, field)
        else:
            self.set(field, number)

    # --- handing in -----------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Says the whole outcome and asks whether it shall enter. "Yes" by default: it was said in full."""
        self._ask(self._whole())

    def nothing(self) -> None:
        """The outcome that changes nothing; asked like any other."""
        self._ask({})

    def _whole(self) -> Told:
        """What is told so far, in the order of the fields."""
        return {field.name: self.told[field.name] for field in self.fields if field.name in self.told}

    def _ask(self, told: Told) -> None:
        from plateau_parlant.access.commands.company import ask

        words = self.desk.narrator
        outcome = words.form_outcome(self.view(), told)
        text = self.desk.say("form-confirm", what=words.ask_name(self.ask), outcome=outcome)
        ask(self.desk, text, partial(self.give, told), self._no, True)

    def _no(self) -> None:
        self.show(DONE if self.told else "")
        listing = self.desk.listing
        assert listing is not None and listing.spot is not None
        text = listing.spot.text
        self.desk.talk.answer(self.desk.say("form-not-entered", text=text[:1].upper() + text[1:]))

    # --- in words -------------------------------------------------------------------------------------------

    def listed(self) -> None:
        """All entries, one a line, numbered."""
        self.show()
        assert self.desk.listing is not None
        entries = self.desk.listing.entries
        self.desk.talk.answer(self.desk.say("form-count", count=len(entries)))
        for number, entry in enumerate(entries, 1):
            self.desk.talk.answer(self.desk.say("moves-line", number=number, move=entry.text))

    def numbered(self, number: int) -> None:
        """Does the entry with that number."""
        entries = self.entries()
        if 1 <= number <= len(entries):
            entries[number - 1].do()
        else:
            self.desk.talk.answer(self.desk.say("do-beyond", number=number, count=len(entries)), "refused")

    def typed(self, text: str) -> bool:
        """Typed words: fields with their values, or one of the entries. False where they are neither."""
        pieces = [piece for piece in re.split(r"\s*[,.;]\s*|\s+(?:et|and)\s+", text.strip()) if piece]
        if len(pieces) == 1:
            found = self._entry(text)
            if found is not None:
                found.do()
                return True
        read: list[tuple[Field, Value]] = []
        for piece in [text] if self.reading.piece(self.view(), self.fields, text) else pieces:
            one = self.reading.piece(self.view(), self.fields, piece)
            if one is None:
                return False
            read.append(one)
        for field, value in read:
            if field.kind == "int" and not (isinstance(value, int) and field.least <= value <= field.most):
                self.desk.talk.answer(self._wanted(field), "refused")
                return True
        self.open, self.chosen = None, ()
        for field, value in read:
            self.told.pop(field.name, None)
            if value not in (None, False, 0, "none"):
                self.told[field.name] = value
        self.show(read[-1][0].name)
        words = self.desk.narrator
        outcome = words.form_outcome(self.view(), self._whole())
        self.desk.talk.answer(self.desk.say("form-filled", outcome=outcome))
        return True

    def _entry(self, text: str) -> Choice | None:
        """The entry that the words name: the last two, or a value while one is being chosen."""
        typed = self.reading.tokens(text)
        ends = {DONE: self.desk.say("form-done-words"), NOTHING: self.desk.say("form-nothing-words")}
        fitting = []
        for entry in self.entries():
            spoken = f"{entry.text} {ends.get(str(entry.key), '')}" if self.open is None else entry.text
            if (self.open is not None or entry.key in ends) and typed and fits(typed, self.reading.tokens(spoken)):
                fitting.append(entry)
        if not fitting and self.open is None and not self.told and fits(typed, self.reading.tokens(ends[DONE])):
            return Choice("", self.nothing)  # handed in without a change
        return fitting[0] if len(fitting) == 1 else None


# --- at a desk whose cards the program deals ---------------------------------------------------------------------


def pending(desk: Desk) -> Form | None:
    """The form that waits to be filled in here; one begun is kept."""
    ask = desk.session.waiting()
    if desk.table_mode is not None:
        from plateau_parlant.access.table import asking

        return asking.form(desk.table_mode)
    if desk.read_only or not isinstance(ask, Ask) or ask.kind != "form" or not desk.ears:
        return None
    made = desk.form
    if made is None or made.ask != ask:
        made = desk.form = Form(desk, ask, desk.open_view, partial(_tell, desk, ask))
    return made


def _tell(desk: Desk, ask: Ask, told: Told) -> None:
    try:
        records = desk.session.tell(Fact(ask.id, told, "keys"))
    except core.RefusedError as error:
        desk.refuse(error.refusal)
        return
    desk.form = None
    desk.listing = None
    desk.tell(records, answering=True)
    desk.go_on()


def unknown(desk: Desk, text: str) -> bool:
    """Says that typed words are none of the pending form's. False where there is no form."""
    if pending(desk) is None:
        return False
    desk.talk.answer(desk.say("form-unknown", word=text), "refused")
    return True


def put(desk: Desk) -> bool:
    """The pending form becomes the current list and is said, once. False where there is none."""
    made = pending(desk)
    if made is None:
        return False
    made.show()
    if desk.form_told != made.ask:
        desk.form_told = made.ask
        for ear in (desk.table,) if desk.shared else (desk.ear,):
            ear.talk.event(Line(ear.narrator.ask(made.ask), "answers", True))
            if not desk.form_helped:
                ear.talk.event(Line(ear.texts.text("form-help"), "answers"))
        desk.form_helped = True
    return True


def reopen(desk: Desk) -> bool:
    """The pending form is the current list again, and is said again. False where there is none."""
    made = pending(desk)
    if made is None:
        return False
    made.open, made.chosen = None, ()
    made.show()
    assert desk.listing is not None
    first = desk.listing.entries[0].text
    what, count = desk.narrator.ask(made.ask), len(desk.listing.entries)
    desk.talk.answer(desk.say("form-again", what=what, count=count, first=first))
    return True


def plan_undo(desk: Desk, plan: history.Undo) -> history.Undo:
    """What undoing takes back: an outcome that people told after the seat's last choice, instead of that choice."""
    game, line = desk.session.game, desk.session.history
    if plan.only is not None or desk.table_mode is not None:
        return plan
    for index in range(len(line.done) - 1, -1, -1):
        entry = line.done[index].entry
        if isinstance(entry, Fact) and isinstance(entry.value, dict) and entry.source == "keys":
            break
        if not isinstance(entry, Fact) and plan.refused == "nothing_sealed":
            return plan  # another's secret choice came after it
    else:
        return plan
    count = len(line.done) - index
    return history.plan_back(game, line, count) if plan.refused or count < plan.count else plan
