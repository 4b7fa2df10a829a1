"""How long commands take to start."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROUNDS = 7
COMMANDS = {
    "uguisu --version": ["--version"],
    "uguisu --help": ["--help"],
    "uguisu plugins": ["plugins"],
    "uguisu validate of one pack": ["validate", str(ROOT / "scenarios" / "temple" / "first_steps")],
}


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, seconds, remark)."""
    bare = seconds([sys.executable, "-c", "pass"])
    rows = []
    for name, arguments in COMMANDS.items():
        took = seconds([sys.executable, "-m", "uguisu_tools.cli", *arguments])
        rows.append((f"seconds for {name}", took, f"bare Python takes {bare:.3f}"))
    return rows


def seconds(command: list[str]) -> float:
    """Return the median time of a command from start to exit."""
    found = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        found.append(time.perf_counter() - began)
    return median(found)
