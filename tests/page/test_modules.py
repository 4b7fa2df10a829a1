"""What travels is what is imported: each shipped pack plays with the modules that are listed, and with no other."""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from uguisu.content.source import find_packs
from uguisu_page import travelling
from uguisu_page.boxes import laid_out
from uguisu_page.by_node import pyodide

ROOT = Path(__file__).parents[2]
GAMES = ("temple", "scorpion", "senjutsu", "spies")
PLAYS = """
import asyncio, json, sys
from pathlib import Path
site = Path(sys.argv[1])
sys.path.insert(0, str(site))
from uguisu_table import room
room.PACE = 0
from uguisu_page.alone import Alone
from uguisu_page.whole import Whole

MOST = 12

async def game(work):
    told = []
    here = Alone(work, lambda kind, text, pictures: told.append(kind))
    first = here.game.seats[0].id
    await here.begin({"seats": [first], "language": "it"}, 1)
    assert "page" in told
    match = here.room.sitting.match
    for _ in range(MOST):
        while not match.over and match.to_move != first:
            await asyncio.sleep(0.01)
        if match.over:
            break
        fields = {"do": "move", "move": match.legal()[0], "turn": str(here.room.sitting.turns(first))}
        made = len(match.steps)
        await here.take(json.dumps({"do": fields}))
        assert len(match.steps) > made
    await here.leave()

for work in sorted((site / "works").iterdir()):
    asyncio.run(game(work))
    print(work.name, flush=True)
print(json.dumps([name for name in sys.modules if name.startswith("uguisu")]))
"""


def test_a_module_that_is_not_listed_stays() -> None:
    files = travelling.travelling("temple").files
    assert "uguisu_tools/cli/app.py" not in files
    assert "uguisu_table/app.py" not in files
    assert "uguisu_page/desk.py" in files


def test_what_is_listed_is_there() -> None:
    files = travelling.travelling(*GAMES).files
    there = {
        path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in files
        if path.endswith(".py")
    }
    assert travelling.listed() <= there


def test_the_standard_library_has_what_is_imported() -> None:
    """It travels in part: a test in a browser does not come to every import within a function."""
    library = zipfile.ZipFile(io.BytesIO(dict(pyodide())["python_stdlib.zip"]))
    there = {_module(name.removesuffix("c")) for name in library.namelist()} | {"collections.abc"}
    wanted = {
        name
        for path, data in travelling.travelling(*GAMES).files.items()
        if path.startswith("uguisu") and path.endswith(".py")
        for name in _imported(ast.parse(data))
        if name.partition(".")[0] in sys.stdlib_module_names and _is_python(name)
    }
    assert len(wanted) > 30
    assert wanted <= there


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{name.name}" for name in node.names))


def _is_python(name: str) -> bool:
    """Tell whether there is such a module, and it is no part of the interpreter."""
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return False
    return spec is not None and str(spec.origin).endswith(".py")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_pack_is_played_with_it(game: str, tmp_path: Path) -> None:
    packs = {path.name: path for path in find_packs(ROOT / "scenarios" / game)}
    site = tmp_path / "site"
    for name, data in {**travelling.travelling(game).files, **laid_out(packs)}.items():
        if not name.startswith(("msgspec", "PIL/")):
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_bytes(data)
    for name in ("msgspec", "PIL"):
        shutil.copytree(Path(str(importlib.metadata.distribution("msgspec").locate_file(name))), site / name)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAYS, str(site)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-400:]}\n{done.stderr[-4000:]}"
    *played, imported = done.stdout.splitlines()
    assert played == sorted(packs)
    assert set(json.loads(imported)) <= travelling.listed()
