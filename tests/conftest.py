"""What every test shares: no test touches the files of the person who runs it, and chance is the same each time."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

ROOT = Path(__file__).resolve().parent.parent

# At import, before anything asks platformdirs where the person's folders are.
_home = tempfile.mkdtemp(prefix="plateau-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
for _name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
    os.environ[_name] = _home
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[_name] = str(Path(_home, _name[4:-5].lower()))
for _name in [_key for _key in os.environ if _key == "ACCESSIBLE" or _key.startswith("PLATEAU_")]:
    if not _name.startswith("PLATEAU_TEST_"):
        del os.environ[_name]

_slow_start = [HealthCheck.too_slow]
settings.register_profile("tests", deadline=None, derandomize=True, database=None, suppress_health_check=_slow_start)
# For the mutants: the first failure is enough, the smallest is not looked for.
settings.register_profile("mutants", settings.get_profile("tests"), phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("PLATEAU_TEST_PROFILE", "tests"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The clone's folder."""
    return ROOT
