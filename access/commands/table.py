"""Play with real cards: the check, mending an earlier answer, not telling. What the hands have to do is `do_table`."""

from plateau_parlant.access.desk import Desk


def do_check_table(desk: Desk) -> None:
    """Every difference between what the readers see and the game."""
    mode = desk.table_mode
    if mode is None:
        desk.talk.answer(desk.say("check-no-table"), "refused")
        return
    from plateau_parlant.access.table import checking

    mode.soon()
    desk.talk.answer(checking.check_text(mode, desk.open_ear), category="table")


def do_correct(desk: Desk) -> None:
    """Walks the earlier answers of the table; one of them is told anew."""
    mode = desk.table_mode
    if mode is None:
        desk.talk.answer(desk.say("correct-no-table"), "refused")
        return
    from plateau_parlant.access.table import correcting

    correcting.open_list(mode)


def do_untold(desk: Desk) -> None:
    """Nobody tells the result that is asked for: it stays unknown and play goes on."""
    mode = desk.table_mode
    if mode is None:
        desk.talk.answer(desk.say("untold-no-table"), "refused")
        return
    from plateau_parlant.access.table import asking

    asking.untold(mode)


ONLY_AT_A_TABLE = ("check_table", "correct", "untold")
"""Help names these only where real cards are played with."""
