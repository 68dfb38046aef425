"""What doctor finds, on made-up machines."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import plateau_parlant.profiles
from plateau_parlant.access.table import doctor
from plateau_parlant.access.table.discovery import BoardSpec, candidates, load_spec, serial_of

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs links in a made-up /proc")
BOARD = SimpleNamespace(device="/dev/ttyACM0", vid=0x2E8A, pid=0x0005, serial_number="E6614")
FTDI = SimpleNamespace(device="/dev/ttyUSB0", vid=0x0403, pid=0x6001, serial_number="FT1")


class Machine:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.tables = root / "tags"
        self.tables.mkdir()
        (root / "proc").mkdir()

    def program(self, pid: int, name: str, *files: str) -> None:
        fd = self.root / "proc" / str(pid) / "fd"
        fd.mkdir(parents=True)
        (fd.parent / "comm").write_text(name + "\n")
        for n, f in enumerate(files):
            (fd / str(n)).symlink_to(f)

    def find(self, *ports: SimpleNamespace, system: str = "linux", usable: bool = True, pyscard: bool = False) -> dict:
        return dict(
            doctor.findings(
                root=self.root,
                system=system,
                ports=lambda: ports,
                usable=lambda _: usable,
                has_pyscard=lambda: pyscard,
                tables=lambda: self.tables,
            )
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_all_is_well(machine: Machine) -> None:
    assert machine.find(BOARD) == {"table-doctor-board": {"port": "/dev/ttyACM0"}}


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_no_board(machine: Machine, system: str) -> None:
    assert machine.find(system=system) == {"table-doctor-no-board": {}}


def test_a_pico_without_a_program(machine: Machine) -> None:
    device = machine.root / "sys/bus/usb/devices/1-2"
    device.mkdir(parents=True)
    (device / "idVendor").write_text("2e8a\n")
    (device / "idProduct").write_text("0003\n")
    (device.parent / "1-0").mkdir()
    assert machine.find() == {"table-doctor-bootsel": {}}


def test_permission(machine: Machine) -> None:
    found = machine.find(BOARD, usable=False)
    assert list(found) == ["table-doctor-permission"]
    assert found["table-doctor-permission"]["port"] == "/dev/ttyACM0" and found["table-doctor-permission"]["group"]


@posix
def test_brltty_on_the_port(machine: Machine) -> None:
    machine.program(12, "brltty", "/dev/null", "/dev/ttyACM0")
    assert machine.find(BOARD) == {"table-doctor-brltty": {"port": "/dev/ttyACM0"}}


@posix
def test_brltty_elsewhere_is_no_trouble(machine: Machine) -> None:
    machine.program(12, "brltty", "/dev/ttyUSB0")
    found = machine.find(BOARD, FTDI)
    assert set(found) == {"table-doctor-board", "table-doctor-bridge"}
    assert found["table-doctor-bridge"] == {"port": "/dev/ttyUSB0", "chip": "FTDI"}


@posix
def test_another_program_on_the_port(machine: Machine) -> None:
    machine.program(12, "minicom", "/dev/ttyACM0")
    assert machine.find(BOARD) == {"table-doctor-held": {"port": "/dev/ttyACM0", "program": "minicom"}}


@posix
def test_modemmanager_without_and_with_our_rules(machine: Machine) -> None:
    machine.program(7, "ModemManager")
    assert machine.find(BOARD)["table-doctor-modemmanager"] == {"file": "70-plateau-parlant.rules"}
    rules = machine.root / "etc/udev/rules.d"
    rules.mkdir(parents=True)
    (rules / "10-other.rules").write_text('# 2e8a ID_MM_DEVICE_IGNORE\nATTRS{idVendor}=="2e8a"\n')
    assert "table-doctor-modemmanager" in machine.find(BOARD)
    shipped = Path(plateau_parlant.profiles.__file__).parent / "boards" / doctor.RULES_FILE
    (rules / doctor.RULES_FILE).write_text(shipped.read_text(encoding="utf-8"))
    assert "table-doctor-modemmanager" not in machine.find(BOARD)


def test_card_service(machine: Machine) -> None:
    assert "table-doctor-pcsc-service" in machine.find(pyscard=True)
    assert "table-doctor-pcsc-service" not in machine.find(pyscard=False)
    (machine.root / "run/pcscd").mkdir(parents=True)
    (machine.root / "run/pcscd/pcscd.comm").touch()
    assert "table-doctor-pcsc-service" not in machine.find(pyscard=True)


def test_damaged_tags(machine: Machine) -> None:
    (machine.tables / "dragon.yaml").write_text("game: dragon\ntags:\n  a: [\n", encoding="utf-8")
    (machine.tables / "orcz.yaml").write_text("game: orcz\n", encoding="utf-8")
    assert machine.find(BOARD)["table-doctor-tags-damaged"]["file"] == "dragon.yaml"


def test_this_very_machine_is_looked_at_without_a_fault() -> None:
    for code, fields in doctor.findings():
        from plateau_parlant.access.table.notices import NOTICES

        assert set(NOTICES[code]) == set(fields)


# -- discovery


def test_candidates() -> None:
    other = SimpleNamespace(device="/dev/ttyACM1", vid=0x2E8A, pid=0x0005, serial_number="E9999")
    probe = SimpleNamespace(device="/dev/ttyACM2", vid=0x2E8A, pid=0x000C, serial_number="P")
    bare = SimpleNamespace(device="/dev/ttyS0", vid=None, pid=None, serial_number=None)
    ports = [bare, FTDI, probe, other, BOARD]
    assert candidates(BoardSpec(), ports) == ["/dev/ttyACM0", "/dev/ttyACM1"]
    assert candidates(BoardSpec(), ports, "E9999") == ["/dev/ttyACM1", "/dev/ttyACM0"]
    assert candidates(BoardSpec(serial="e9999"), ports) == ["/dev/ttyACM1"]
    assert candidates(BoardSpec(product=0x000C), ports) == ["/dev/ttyACM2"]
    assert candidates(BoardSpec(vendor=0x0403), ports) == ["/dev/ttyUSB0"]
    assert candidates(BoardSpec(port="socket://x:1"), ports) == ["socket://x:1"]
    assert serial_of("/dev/ttyACM1", ports) == "E9999"
    assert serial_of("/dev/none", ports) is None


def test_the_shipped_board_profile() -> None:
    from plateau_parlant.firmware import pins

    spec = load_spec(Path(plateau_parlant.profiles.__file__).parent / "boards" / "pico-six-readers.yaml")
    assert spec.name == "table" and spec.settings is not None and pins.check(spec.settings) is None
    assert set(spec.zones) == {r["name"] for r in pins.DEFAULT["readers"]}
