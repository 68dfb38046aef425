"""The program itself: help, menu, history, voice, verbosity, saving, leaving."""

from functools import partial

from plateau_parlant.access import memory
from plateau_parlant.access.commands import acting, company, phrase
from plateau_parlant.access.commands.company import ask
from plateau_parlant.access.commands.table import ONLY_AT_A_TABLE
from plateau_parlant.access.desk import Desk
from plateau_parlant.access.keyboard.keymap import QUESTION
from plateau_parlant.access.keyboard.signs import spoken
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.access.narration.bundle import LEVELS
from plateau_parlant.engines.core import AGREED_END, Decide

# Walked once the list is open; naming them first would only delay the rest.
HELP_LAST = ("practice", "type", "save", "leave", "menu")


def dashed(name: str) -> str:
    """A command's name as message ids write it."""
    return name.replace("_", "-")


def live(desk: Desk) -> list[str]:
    """The commands that do something in the present state, in the order of help."""
    from plateau_parlant.access.commands import gather

    if desk.question:
        return ["yes", "no", "repeat", "turn", "mute", "silence", "verbosity", "slower", "faster", "help"]
    names = [name for name in gather() if name not in QUESTION and (name != "go_on" or desk.session.bots)]
    names += [name for name in desk.narrator.COMMANDS if name not in names]
    if desk.table_mode is None:
        names = [name for name in names if name not in ONLY_AT_A_TABLE]
    if len(desk.narrator.ORDERS) < 2:
        names.remove("order")
    return sorted(names, key=lambda name: name in HELP_LAST)


def do_help(desk: Desk) -> None:
    """The keys that work now, as a list to walk."""
    if desk.question:
        desk.talk.answer(desk.say("help-question", text=desk.question.text))
        return

    def make() -> list[Choice]:
        entries = []
        for name in live(desk):
            key = desk.keymap.key(name)
            if key:
                text = desk.say("help-key", key=key_words(desk, key), what=command_words(desk, name))
                more = command_words(desk, f"{name}-more")
                entries.append(Choice(text, partial(run, desk, name), more, name))
        if not desk.narrator.HAS_HAND:
            return entries
        digits = desk.say("help-digits")
        return [Choice(digits, lambda: run(desk, "card_1"), desk.say("help-digits-more"), "digits"), *entries]

    desk.open(Listing("help", make))
    assert desk.listing is not None
    first = desk.listing.entries[0].text
    desk.talk.answer(desk.say("help-open", count=len(desk.listing.entries), first=first))


def command_words(desk: Desk, name: str, **args: str) -> str:
    """What a command does, in the game's own words where it has some ("my units" for the hand)."""
    own = f"{desk.session.game.NAME}-command-{dashed(name)}"
    if desk.ear.texts.has(own):
        return desk.say(own, **args)
    orders = desk.ear.texts.listed([desk.say(f"order-{order}") for order in desk.narrator.ORDERS])
    return desk.say(f"command-{dashed(name)}", orders=orders, **args)


def run(desk: Desk, name: str) -> None:
    """Does a command by name, as its key would."""
    desk.command(name)


def key_words(desk: Desk, key: str) -> str:
    """A key as it is spoken."""
    return spoken(desk.ear.texts, key)


# --- history ------------------------------------------------------------------------------------------------


def do_older(desk: Desk) -> None:
    """An older line of the history."""
    _history(desk, -1)


def do_newer(desk: Desk) -> None:
    """A newer line of the history."""
    _history(desk, 1)


def _history(desk: Desk, step: int) -> None:
    found = desk.talk.history.move(step)
    name = "history-older" if step < 0 else "history-newer"
    if found is None:
        desk.talk.navigate(desk.say(f"{name}-none"))
        return
    entry, number, count = found
    desk.talk.navigate(desk.say(name, text=entry.text, number=number, count=count))


def do_category_next(desk: Desk) -> None:
    """The history of the next category: all, moves, answers, table, system."""
    category = desk.talk.history.turn_category(1)
    count = len(desk.talk.history.chosen())
    desk.talk.answer(desk.say("history-category", category=category or "all", count=count), category="system")


def do_category_previous(desk: Desk) -> None:
    """The history of the category before."""
    category = desk.talk.history.turn_category(-1)
    count = len(desk.talk.history.chosen())
    desk.talk.answer(desk.say("history-category-back", category=category or "all", count=count), category="system")


def do_repeat(desk: Desk) -> None:
    """The last message once more."""
    if desk.question:
        desk.talk.repeat(lambda last: desk.say("question-again", text=desk.question.text if desk.question else last))
    elif not desk.talk.last:
        desk.talk.answer(desk.say("repeat-nothing"))
    else:
        desk.talk.repeat(lambda last: desk.say("repeated", text=last))


# --- voice --------------------------------------------------------------------------------------------------


def do_silence(desk: Desk) -> None:
    """Silences everything that is being said or waits; nothing is lost from the history."""
    desk.talk.announcer.silence()
    desk.talk.answer(desk.say("silenced"), category="system")


def do_mute(desk: Desk) -> None:
    """The own voice off and on; says so first."""
    voice = desk.voice
    if voice is None or not voice.alive():
        desk.talk.answer(desk.say("mute-no-voice"), category="system")
    elif voice.muted():
        voice.unmute()
        desk.talk.answer(desk.say("unmuted"), category="system")
    else:
        desk.talk.answer(desk.say("muted"), category="system")
        voice.mute()


def do_slower(desk: Desk) -> None:
    """A slower voice."""
    _rate(desk, -20, "slower")


def do_faster(desk: Desk) -> None:
    """A faster voice."""
    _rate(desk, 20, "faster")


def _rate(desk: Desk, by: int, name: str) -> None:
    if desk.voice is None or not desk.voice.alive():
        desk.talk.answer(desk.say(f"{name}-no-voice"), category="system")
        return
    desk.talk.answer(desk.say(name, rate=desk.voice.faster(by)), category="system")


def do_verbosity(desk: Desk) -> None:
    """Brief, normal, full; says the new one."""
    desk.ear.level = LEVELS[(LEVELS.index(desk.ear.level) + 1) % len(LEVELS)]
    desk.talk.answer(desk.say("verbosity", new=desk.ear.level), category="system")


# --- the program --------------------------------------------------------------------------------------------


def do_practice(desk: Desk) -> None:
    """Key practice: every key says what it does, nothing happens; the same key leaves."""
    desk.practising = not desk.practising
    desk.talk.answer(desk.say("practice-on" if desk.practising else "practice-off"), category="system")


def do_type(desk: Desk) -> None:
    """A command as words, for one line."""
    desk.talk.answer(desk.say("type-now"), category="system")
    desk.wanted_line = desk.typed


def do_save(desk: Desk) -> None:
    """Saves under a name. The game is kept all the time; a name makes it easy to find."""
    if desk.session.journal is None:
        desk.talk.answer(desk.say("save-none"), "refused", category="system")
        return
    desk.talk.answer(desk.say("save-name"), category="system")
    desk.wanted_line = lambda name: save_as(desk, name)


def save_as(desk: Desk, name: str) -> None:
    """Keeps the game under the name, and says so only when it is on the disk."""
    name = name.strip()[:80]
    if not name:
        desk.talk.answer(desk.say("save-no-name"), category="system")
        return
    desk.session.note("name", name=name)
    journal = desk.session.journal
    late = journal is not None and journal.behind
    desk.talk.answer(desk.say("save-late" if late else "saved", name=name), category="system")


def do_leave(desk: Desk) -> None:
    """Leaves the game, after asking; it is kept."""

    def yes() -> None:
        desk.leaving = True

    journal = desk.session.journal
    kept = desk.read_only or (journal is not None and not journal.behind)
    text = desk.say("leave-ask" if kept or desk.session.over else "leave-ask-lost")
    ask(desk, text, yes, lambda: desk.talk.answer(desk.say("leave-not"), category="system"))


def do_menu(desk: Desk) -> None:
    """The menu: everything that has no key of its own, and all else."""
    open_menu(desk)


def open_menu(desk: Desk) -> None:
    """The menu becomes the current list."""
    desk.open(Listing("menu", lambda: menu(desk)))
    assert desk.listing is not None
    first = desk.listing.entries[0].text
    desk.talk.answer(desk.say("menu-open", count=len(desk.listing.entries), first=first))


def menu(desk: Desk) -> list[Choice]:
    """The entries of the menu, those that are possible now."""
    entries = [Choice(desk.say("menu-back"), lambda: _to_game(desk), key="back")]
    for name in ("turn", "hand", "board", "score", "help", "rules", "hint", "undo", "redo"):
        entries.append(Choice(command_words(desk, name), partial(run, desk, name), key=name))
    if desk.session.journal is not None:
        entries.append(Choice(desk.say("command-save"), lambda: run(desk, "save"), key="save"))
    entries.append(Choice(desk.say("menu-export"), lambda: _export(desk), key="export"))
    entries.append(Choice(desk.say("menu-language"), lambda: _language(desk), key="language"))
    if isinstance(desk.session.waiting(), Decide) and desk.seat in desk.ears:
        entries.append(Choice(desk.say("menu-resign"), lambda: _resign(desk), key="resign"))
        if not desk.narrator.alone:
            entries.append(Choice(desk.say("menu-agreed-end"), lambda: _agreed_end(desk), key="agreed_end"))
            entries.append(Choice(desk.say("menu-leave-seat"), lambda: company.leave_seat(desk), key="leave_seat"))
    if not desk.session.over:
        for seat in sorted(desk.away):
            text = desk.say("menu-come-back", who=desk.narrator.name(seat))
            entries.append(Choice(text, partial(company.come_back, desk, seat), key=f"come_back {seat}"))
    if desk.session.game.NAME in memory.GAMES and desk.seat in desk.ears and not desk.read_only:
        name = "menu-memory-off" if desk.session.memory else "menu-memory-on"
        entries.append(Choice(desk.say(name), lambda: _memory(desk), key="memory"))
    if desk.voice is not None and desk.pronounce is not None:
        entries.append(Choice(desk.say("menu-pronounce"), lambda: _pronounce(desk), key="pronounce"))
    entries += phrase.entries(desk)
    if desk.table_mode is not None and not desk.session.over:
        for name in ONLY_AT_A_TABLE:
            entries.append(Choice(desk.say(f"command-{dashed(name)}"), partial(run, desk, name), key=name))
        entries += [Choice(text, do, key=text) for text, do in desk.table_mode.menu()]
    entries += [Choice(text, do, key=text) for text, do in desk.menu_extra]
    entries.append(Choice(desk.say("command-leave"), lambda: run(desk, "leave"), key="leave"))
    return entries


def _to_game(desk: Desk) -> None:
    desk.open_hand(spoken=False)
    desk.talk.answer(desk.say("menu-left", turn=desk.turn_words() if not desk.session.over else ""))


def _export(desk: Desk) -> None:
    from plateau_parlant.access.export import export_history

    try:
        path = export_history(desk.session, desk.ear)
    except OSError as error:
        desk.talk.answer(desk.say("export-failed", reason=error.strerror or ""), "refused", category="system")
        return
    desk.talk.answer(desk.say("exported", file=str(path)), category="system")


def _language(desk: Desk) -> None:
    if desk.switch_language is None:
        desk.talk.answer(desk.say("language-fixed"), "refused", category="system")
        return
    desk.switch_language()
    desk.talk.answer(desk.say("language-now"), category="system")


def _resign(desk: Desk) -> None:
    ask(
        desk,
        desk.say("resign-ask"),
        lambda: acting.resign(desk),
        lambda: desk.talk.answer(desk.say("resign-not"), category="system"),
    )


def _agreed_end(desk: Desk) -> None:
    """Everybody here is asked, the one at the keys first; bots agree."""
    others = [seat for seat in desk.ears if seat != desk.seat]

    def text(seat: int) -> str:
        return desk.say("agreed-end-ask" if seat == desk.seat else "agreed-end-other", who=desk.narrator.name(seat))

    def no(seat: int) -> None:
        desk.talk.answer(desk.say("agreed-end-not", who=desk.narrator.name(seat)), category="system")

    company.ask_all(desk, [desk.seat, *others], text, lambda: acting.report(desk, AGREED_END), no)


def _memory(desk: Desk) -> None:
    """The table's memory off or on, for everybody and the bots, once all people here agree."""
    on = not desk.session.memory
    others = [seat for seat in desk.ears if seat != desk.seat]
    question = "memory-on-ask" if on else "memory-off-ask"

    def yes() -> None:
        desk.session.remember(on)
        desk.talk.answer(desk.say("memory-now-on" if on else "memory-off"), category="system")

    def no(seat: int) -> None:
        desk.talk.answer(desk.say("memory-kept", who=desk.narrator.name(seat)), category="system")

    company.ask_all(desk, others, lambda seat: desk.say(question, who=desk.narrator.name(seat)), yes, no)


def _pronounce(desk: Desk) -> None:
    """How the voice says a word: typed, heard, kept when it is right."""

    def word_given(word: str) -> None:
        word = word.strip()[:40]
        if not word:
            desk.talk.answer(desk.say("pronounce-none"), category="system")
            return
        desk.talk.answer(desk.say("pronounce-how", word=word), category="system")
        desk.wanted_line = lambda spoken: spoken_given(word, spoken.strip()[:60] or word)

    def spoken_given(word: str, spoken: str) -> None:
        assert desk.pronounce is not None
        undo = desk.pronounce(word, spoken, False)

        def keep() -> None:
            if desk.pronounce is not None:
                desk.pronounce(word, spoken, True)
            desk.talk.answer(desk.say("pronounce-kept", word=word), category="system")

        def drop() -> None:
            undo()
            desk.talk.answer(desk.say("pronounce-dropped"), category="system")

        company.ask(desk, desk.say("pronounce-right", word=word), keep, drop)

    desk.talk.answer(desk.say("pronounce-word"), category="system")
    desk.wanted_line = word_given


def do_values(desk: Desk) -> None:
    """Enters the values printed on the owner's cards, line by line; the next games use them."""
    from plateau_parlant.access import values

    if desk.session.game.NAME not in values.GAMES:
        desk.talk.answer(desk.say("values-none"), "refused", category="system")
        return
    entering = values.Entering(desk.ear.texts.lang, values.store())

    def line(typed: str) -> None:
        for sentence in entering.line(typed):
            desk.talk.answer(sentence, category="system")
        if not entering.over:
            desk.wanted_line = line

    for sentence in entering.begin():
        desk.talk.answer(sentence, category="system")
    desk.wanted_line = line
