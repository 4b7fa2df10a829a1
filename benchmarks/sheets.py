"""Cards to a spreadsheet and back beside `uguisu validate` of the same pack of 500 cards, each as a command.

By turns, in processor time: the command itself, and the modules it imports, as an installed program has them: compiled once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.support.tiny import written

from benchmarks.growth import cards

CARDS, ROUNDS = 500, 7
CHANGED = ("Card 7,", "Card 7 changed,")


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, times `validate`, remark)."""
    with tempfile.TemporaryDirectory() as folder:
        return _measured(Path(folder))


def _measured(folder: Path) -> list[tuple[str, float, str]]:
    pack = written(folder / "pack", cards(CARDS))
    plain, table, changed = folder / "plain.csv", folder / "cards.xlsx", folder / "changed.csv"
    for file in (plain, table):
        _spent("cards", "export", pack, file)
    text = plain.read_text(encoding="utf-8-sig")
    assert CHANGED[0] in text
    changed.write_text(text.replace(*CHANGED, 1), encoding="utf-8")
    _spent("validate", pack)
    tasks: dict[str, Callable[[], float]] = {
        "validate": lambda: _spent("validate", pack),
        "export .csv": lambda: _spent("cards", "export", pack, folder / "out.csv"),
        "export .xlsx": lambda: _spent("cards", "export", pack, folder / "out.xlsx"),
        "import .xlsx, nothing changed": lambda: _spent("cards", "import", pack, table),
        "import .csv, a cell changed": lambda: _spent("cards", "import", "--dry-run", pack, changed),
    }
    found: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            found[name].append(task())
    basis = found.pop("validate")
    rows = []
    for name, spent in found.items():
        ratio = median(mine / other for mine, other in zip(spent, basis, strict=True))
        goal = 1.2 if name.startswith("export") else 1.8
        told = f"{median(spent):.2f} s against {median(basis):.2f} s; goal {goal}"
        rows.append((f"{name}, {CARDS} cards, times validate", ratio, told))
    return rows


def _spent(*command: object) -> float:
    """Run a command of `uguisu`; return the seconds of a processor that it took."""
    ours = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    compiled = {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "uguisu-bytecode")}
    command = (sys.executable, "-m", "uguisu_tools.cli", *command)
    before = os.times()
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL, env={**ours, **compiled})
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system
