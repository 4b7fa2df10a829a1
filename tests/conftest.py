"""What all tests share: a slow or busy machine is no failure, and the same tree fares the same each time."""

from __future__ import annotations

import gc
import os
import random
import secrets
import signal
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, settings
from tests.support import reading_once
from tests.support.counted import watch

settings.register_profile(
    "uguisu", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("uguisu")
watch()

gc.set_threshold(
    50_000, 20, 50
)  # looking for circles after every 700 new objects costs a tenth of the suite's time

if sys.dont_write_bytecode:
    # Where nothing compiled may lie beside the sources (many containers set it so), each of the hundreds of processes
    # that tests start would compile all that it imports, and each worker all tests: keep it in the environment instead.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(sys.prefix) / "compiled")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

os.environ["UGUISU_LANGUAGE"] = "en"  # whatever the machine speaks
for place in ("HOME", "DATA"):  # nobody's own packs, and none that were added
    os.environ[f"UGUISU_{place}"] = str(Path(tempfile.gettempdir(), "uguisu-tests", place.lower()))
Path(os.environ["UGUISU_DATA"]).mkdir(parents=True, exist_ok=True)
Path(os.environ["UGUISU_DATA"], "games_of_people.off").touch()  # tests that play are no people

yaml.SafeLoader = getattr(  # type: ignore[misc]
    yaml, "CSafeLoader", yaml.SafeLoader
)  # what tests read themselves, ten times as fast
reading_once.remember()

if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):  # shells start what runs in the background deaf to Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)


NATIVE = "pytestmark = pytest.mark.native"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over what can't even be imported where Python runs in a browser (.ci/pyodide)."""
    if sys.platform != "emscripten" or collection_path.suffix != ".py":
        return None
    return NATIVE in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """The whole run is shared among processors; tests that are named on the command line start at once, in one process."""
    if config.args_source != pytest.Config.ArgsSource.TESTPATHS:
        return 0
    return min((os.cpu_count() or 1) + 1, 5)  # a worker often waits for a process that it has started


COMPILED = not str(find_spec("uguisu.core.state").origin).endswith(".py")  # type: ignore[union-attr]
"""Whether the compiled rules are tested (docs/compiled.md)."""
LONG = ("editor", "conformance", "cli", "lab")
"""Folders whose files take longest, in the order in which they are begun."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long is begun first, so that no worker is left alone with a long file at the end."""
    _spread(items)
    if COMPILED:
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(
                    pytest.mark.skip("the rules are compiled: they can't be changed from outside")
                )
    order = {Path(__file__).parent / folder: number for number, folder in enumerate(LONG)}
    items.sort(key=lambda item: order.get(item.path.parent, len(LONG)))


def _spread(items: list[pytest.Item]) -> None:
    """Of tests with many cases, leave as many in the everyday run as they say, spread over all, and mark the others as long."""
    cases: dict[tuple[Path, str], list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sweep"):
            cases.setdefault((item.path, item.name.partition("[")[0]), []).append(item)
    for same in cases.values():
        marker = same[0].get_closest_marker("sweep")
        assert marker is not None
        everyday = min(marker.kwargs["everyday"], len(same))
        kept = {number * len(same) // everyday for number in range(everyday)}
        for number, item in enumerate(same):
            if number not in kept:
                item.add_marker(pytest.mark.long)


@pytest.fixture(autouse=True)
def _no_chance_from_the_system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that begins with a fresh seed is the same each time this test is run, and another in another test."""
    monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """A test that has the editor speak another language leaves none of it behind."""
    yield
    speaking = sys.modules.get("uguisu_editor.i18n.speaking")
    if speaking is not None:
        speaking.Speaking().switch("en")
