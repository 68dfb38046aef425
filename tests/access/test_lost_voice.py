"""The keys of the voice claim nothing where no voice is left."""

import pytest
from desk_rig import Rig


class Control:
    """A voice that may be lost."""

    def __init__(self, alive: bool) -> None:
        self.here = alive
        self.off = False
        self.rate = 175

    def alive(self) -> bool:
        return self.here

    def muted(self) -> bool:
        return self.off

    def mute(self) -> None:
        self.off = True

    def unmute(self) -> None:
        self.off = False

    def faster(self, by: int) -> int:
        self.rate += by
        return self.rate


@pytest.mark.parametrize("key", ["m", "<", ">"])
def test_a_lost_voice_is_not_said_to_be_slower_or_back(key: str) -> None:
    rig = Rig(seed=7)
    control = Control(alive=False)
    rig.desk.voice = control
    said = rig.press(key) + rig.press(key)
    assert all("Pas de voix" in line for line in said)
    assert (control.off, control.rate) == (False, 175)


def test_a_living_voice_is_told_what_it_does() -> None:
    rig = Rig(seed=7)
    rig.desk.voice = Control(alive=True)
    assert rig.press("m") == ["Voix coupée. La touche m la remet."]
    assert rig.press("m") == ["Voix remise."]
    assert rig.press(">") == ["Plus vite : 195 mots par minute."]
