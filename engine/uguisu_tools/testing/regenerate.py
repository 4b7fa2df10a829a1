"""Writes again whatever a repository of games and plugins generates from its code and keeps."""

import importlib
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from uguisu.content.atomic import write_text
from uguisu.content.source import find_packs
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_tools import children
from uguisu_tools.schemas.files import write_schemas
from uguisu_tools.testing import playthrough
from uguisu_tools.testing.playthrough import golden_path
from uguisu_tools.testing.sentences import FOLDER, faults, update
from uguisu_tools.testing.walking import ConformanceError

COMMAND = "uv run python -m uguisu_tools.testing regenerate"
LEFT = "left to do"
"""What a line begins with that tells of something people must do."""
MAY_CHANGE = ("*.po", "*.mo", "*.ts", "*.qm", "*.schema.json", "*.md", "*.txt", "*.jsonl")
"""The kinds of files that are generated."""
REWRITES = "REGEN_GOLDEN"
"""The environment variable that has tests write down what is said now; those that can name it."""

PROGRESS = re.compile(r"(\S+ +\[ *\d+%\]|=+ .* =+|)")
"""Lines of pytest's that tell how far it is."""


class Page(NamedTuple):
    """A page of documentation that a `docs/make_*.py` makes: its file, and what should stand in it."""

    path: Path
    text: Callable[[], str]


def regenerate(root: Path, *, rules_changed: bool = False) -> Iterator[str]:
    """Write all again, and yield what changed and what is left to do, a line each.

    Sentences and texts of the editor come first, since pages show translations. A playthrough shows the rules, so one that
    is there stays as it is, and is told if it no longer fits, unless `rules_changed`: then all are played anew.
    """
    before = _contents(root)
    left: list[str] = []
    for task in (_sentences, _texts_of_editors, _schemas, _pages, _wordings):
        left += task(root)
    left += _playthroughs(root, anew=rules_changed)
    after = _contents(root)
    for path in sorted({*before, *after}):
        if before.get(path) != after.get(path):
            done = "removed" if path not in after else "written" if path in before else "new"
            yield f"{done}: {path.relative_to(root).as_posix()}"
    yield from (f"{LEFT}: {line}" for line in left)


def pages(root: Path) -> Iterator[Page]:
    """Yield the pages of documentation that are made from code."""
    folder = str(root / "docs")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    for maker in sorted((root / "docs").glob("make_*.py")):
        module = importlib.import_module(maker.stem)
        if hasattr(module, "text"):
            yield Page(module.PAGE, module.text)


def _contents(root: Path) -> dict[Path, bytes]:
    homes = [path for path in root.iterdir() if path.is_dir() and not path.name.startswith(".")]
    return {
        path: path.read_bytes()
        for home in homes
        for pattern in MAY_CHANGE
        for path in home.rglob(pattern)
        if path.is_file()
    }


def _sentences(root: Path) -> Iterator[str]:
    for package in sorted({path.parents[1] for path in root.glob(f"[!.]*/**/uguisu*/{FOLDER}/*.po")}):
        try:
            list(update(package))
            yield from (f"{package.relative_to(root).as_posix()}: {fault}" for fault in faults(package))
        except ValueError as error:
            yield f"{package.relative_to(root).as_posix()}: {error}"


def _texts_of_editors(root: Path) -> Iterator[str]:
    for script in sorted(root.glob("[!.]*/*/i18n/update.py")):
        yield from _failure(root, ["-m", ".".join(script.relative_to(root).with_suffix("").parts[1:])])


def _schemas(root: Path) -> Iterator[str]:
    if (root / "schemas").is_dir():
        write_schemas(root / "schemas", registry())
    yield from ()


def _pages(root: Path) -> Iterator[str]:
    for page in pages(root):
        try:
            write_text(page.path, page.text())
        except Exception as error:  # what is missing in the code that is told of: a docstring, an example
            yield f"{page.path.relative_to(root).as_posix()}: {type(error).__name__}: {error}"


def _wordings(root: Path) -> Iterator[str]:
    tests = [path for path in root.glob("tests/**/test_*.py") if REWRITES in path.read_text(encoding="utf-8")]
    if tests:
        yield from _failure(root, ["-m", "pytest", "-q", "--tb=no", *map(str, tests)])


def _failure(root: Path, arguments: Sequence[str]) -> Iterator[str]:
    """Run a Python program in the repository; yield what it says, if it fails."""
    done = children.run(children.python(*arguments), folder=root, more={REWRITES: "1", "PYTHONUTF8": "1"})
    if done.returncode:
        said = (done.stdout + done.stderr).decode("utf-8", "replace").strip().splitlines()
        yield from (line for line in said if not PROGRESS.fullmatch(line))


def _playthroughs(root: Path, *, anew: bool) -> Iterator[str]:
    folder = root / "tests" / "playthroughs"
    wanted = set()
    for pack in find_packs(root / "scenarios") if folder.is_dir() else ():
        try:
            game = load(pack)
        except (
            Exception
        ) as error:  # a pack in the middle of being written: the rest is regenerated all the same
            yield f"{pack.relative_to(root).as_posix()}: {error}"
            return
        path = golden_path(folder, game)
        wanted.add(path)
        if anew or not path.exists():
            playthrough.write(game, path)
        elif not _is_fresh(game, path):
            yield f"{path.relative_to(root).as_posix()}: rules play on otherwise now; where they should, add --rules-changed"
    for path in {*folder.rglob("*.jsonl")} - wanted:
        path.unlink()


def _is_fresh(game: Game, path: Path) -> bool:
    try:
        playthrough.check(game, path, COMMAND)
    except (ConformanceError, UguisuError):  # it differs; or what lies there is no playthrough
        return False
    return True
