"""The outcome of a card the table judges (G11.3), in words: fields, ranges, values, the whole of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.engines.core import Ask
from plateau_parlant.engines.guardians.position import shield_of, space_name

if TYPE_CHECKING:
    from plateau_parlant.access.form_words import Field, Told
    from plateau_parlant.access.narration.bundle import Form, Level, Texts


class GuardiansForm:
    """The part of the narrator that speaks of forms."""

    if TYPE_CHECKING:
        texts: Texts

        def say(self, name: str, /, form: Form = "", level: Level = "normal", **args: Any) -> str: ...
        def name(self, seat: int) -> str: ...
        def card(self, card: str) -> str: ...
        def space(self, name: str) -> str: ...
        def shield(self, view: Any, key: int) -> str: ...

    # --- what the form is about -----------------------------------------------------------------------------

    def ask_name(self, ask: Ask) -> str:
        """The card whose outcome is asked for."""
        return self.card(ask.zone.rpartition(" ")[2])

    def _about(self, v: Any) -> tuple[int, str, int]:
        """Whose card it is, which, and its number among the open ones; -1 where it is not known."""
        pending = getattr(v, "pending", None)
        if pending is None or pending.kind != "form":
            return -1, "", -1
        seat, name, key = pending.then.args
        return int(seat), str(name), int(key)

    def _side(self, v: Any, field: str) -> int:
        seat = self._about(v)[0]
        return seat if seat < 0 or not field.startswith("foe") else 1 - seat

    def _creature(self, v: Any, own: bool) -> tuple[str, int, int]:
        """The creature that "own" or "foe" means: its card, its seat, its number; '' where there is none."""
        seat, _, key = self._about(v)
        if seat < 0 or v.fight is None:
            return "", -1, -1
        who = seat if own else 1 - seat
        at = v.fight.pair[who]
        if at < 0 and own:
            at = key
        return (v.fight.fighters[at].card, who, at) if at >= 0 else ("", who, -1)

    def _named(self, v: Any, own: bool) -> str:
        card, who, _ = self._creature(v, own)
        return self.say("form-creature", card=self.card(card), who=self.name(who), known="yes" if card else "no")

    # --- field by field -------------------------------------------------------------------------------------

    def form_label(self, v: Any, field: Field) -> str:
        """What the field is about."""
        name = field.name.removeprefix("foe_")
        return self.say(
            f"form-label-{name}",
            creature=self._named(v, not field.name.startswith("foe")),
            who=self.name(self._side(v, field.name)),
            card=self.card(self._about(v)[1]),
        )

    def form_keys(self, v: Any, field: Field) -> str:
        """Further words by which it may be typed."""
        return self.say(f"form-keys-{field.name.removeprefix('foe_')}")

    def form_parts(self, field: Field, value: str) -> tuple[str, ...]:
        """A value in the parts in which it is chosen: a shield, then where it goes."""
        return tuple(value.split("-")) if field.name == "move" and value != "none" else (value,)

    def form_choice(self, v: Any, field: Field, chosen: tuple[str, ...], part: str) -> str:
        """A part of a value in words."""
        if part == "none":
            return self.say("form-none")
        if field.name == "move" and chosen:
            return self.space(part)
        if field.name == "move":
            return self.shield(v, int(part))
        return self.form_value(v, field, part)

    def form_value(self, v: Any, field: Field, value: Any) -> str:
        """The field's present value; None is "no change"."""
        name = field.name.removeprefix("foe_")
        if name == "vitality":
            return self.say("form-value-vitality", now=self._vitality(v, field.name), **self._change(value))
        if name == "stones":
            seat = self._side(v, field.name)
            now = v.sides[seat].stones if seat >= 0 else 0
            return self.say("form-value-stones", now=now, **self._change(value))
        if name == "cards":
            return self.say("form-value-cards", **self._change(value))
        if name == "cancel":
            return self.say("form-value-cancel", on="yes" if value else "no")
        if value in (None, "none"):
            return self.say("form-none")
        if name in ("destroy", "discard"):
            if value == "both":
                return self.say("form-both", own=self._named(v, True), foe=self._named(v, False))
            return self._named(v, value == "own")
        if name == "move":
            shield, _, place = str(value).partition("-")
            return self.say("form-value-move", shield=self.shield(v, int(shield)), space=self.space(place))
        if name == "turn":
            one = shield_of(v, int(value))
            turned = one is not None and one.turned
            return self.say("form-value-turn", shield=self.shield(v, int(value)), turned="yes" if turned else "no")
        return self.card(str(value))

    def _vitality(self, v: Any, field: str) -> int:
        from plateau_parlant.engines.guardians.strength import lines, total

        at = self._creature(v, field == "vitality")[2]
        return total(lines(v, v.fight.fighters[at])) if at >= 0 else 0

    @staticmethod
    def _change(value: Any) -> dict[str, Any]:
        number = value if isinstance(value, int) else 0
        return {"sign": "minus" if number < 0 else "plus" if number else "none", "size": abs(number)}

    def form_more(self, v: Any, field: Field) -> str:
        """What may be told there."""
        label = self.form_label(v, field)
        if field.kind == "int":
            least, most = self.spoken_number(field.least), self.spoken_number(field.most)
            return self.say("form-more-number", label=label, least=least, most=most)
        if field.kind == "flag":
            return self.say("form-more-flag", label=label)
        return self.say("form-more-choice", label=label, count=len(field.values) - 1)

    def spoken_number(self, number: int) -> str:
        """A number with its sign in words."""
        return self.say("form-number-word", **self._change(number))

    # --- the whole ------------------------------------------------------------------------------------------

    def form_outcome(self, v: Any, told: Told) -> str:
        """The whole outcome, one sentence a field."""
        if not told:
            return self.say("form-outcome-none")
        return " ".join(self._sentence(v, name, value) for name, value in told.items())

    def _sentence(self, v: Any, name: str, value: Any) -> str:
        from plateau_parlant.access.form_words import Field

        kind = name.removeprefix("foe_")
        own = not name.startswith("foe")
        words: dict[str, Any] = {"who": self.name(self._side(v, name)), "creature": self._named(v, own)}
        words |= self._change(value)
        if kind in ("destroy", "discard", "move", "turn"):
            words["what"] = self.form_value(v, Field(kind, "choice"), value)
        return self.say(f"form-outcome-{kind}", card=self.card(self._about(v)[1]), **words)

    def outcome_told(self, seat: int, card: str, fields: tuple[tuple[str, str], ...]) -> dict[str, Any]:
        """What an outcome's event says: what no event of its own will tell."""
        said = []
        for name, value in sorted(fields, key=lambda field: (field[0].startswith("foe"), field[0])):
            if name in ("vitality", "foe_vitality"):
                who = self.name(seat if name == "vitality" else 1 - seat)
                said.append(self.say("told-vitality", who=who, **self._change(int(value))))
            elif name == "move":
                said.append(self.say("told-move", space=self.space(value.partition("-")[2])))
            elif name == "turn":
                said.append(self.say("told-turn"))
        kind = "said" if said else "events" if fields else "none"
        return {"outcome": " ".join(said), "outcome_kind": kind}


def shield_words(n: Any, v: Any, key: int) -> str:
    """A shield by where it is: no two of a player stand in one space."""
    one = shield_of(v, key)
    if one is None or one.space < 0:
        return str(n.say("shield-number", number=str(key)))
    return str(n.say("shield-at", space=n.space(space_name(one.space))))
