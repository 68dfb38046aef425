"""All that touches a person or a machine: speech, keys, the journal, the table, the command plateau."""

from collections.abc import Mapping
from typing import Any

from plateau_parlant import engines


def _guardians() -> Mapping[str, Any]:
    from plateau_parlant.access import decks

    return decks.shipped_box()


engines.BOXES["guardians"] = _guardians
