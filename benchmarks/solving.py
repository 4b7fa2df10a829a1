"""Exact solving: the open temple of 52 crossings, and a duel with secrets; processor time, and memory at its highest.

::

    uv run python -m benchmarks solving
    uv run python -m benchmarks.solving duel         one of them, with how far it is every 25 rounds

Each is solved by a process of its own. The duel takes three turns, with three cards a side; it has 95,017 positions, and both
sides must mix.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.support.tiny import duel, written

from uguisu.loading import load
from uguisu_tools.equilibria.mixing import equilibrium
from uguisu_tools.equilibria.tree import tree_of
from uguisu_tools.solve.solving import solve

TEMPLE = Path(__file__).parents[1] / "scenarios" / "temple" / "nightingale_temple"
GAP = 0.005
Told = dict[str, float]


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, figure, remark)."""
    temple, hidden = measured("temple"), measured("duel")
    return [
        ("seconds to solve fifty-two crossings", temple["seconds"], "to be under 10"),
        ("megabytes that it took", temple["megabytes"], "to be under 150"),
        (
            f"thousand positions a second of a duel with secrets, solved to within {GAP}",
            hidden["positions"] / hidden["seconds"] / 1_000,
            f"{hidden['seconds']:.1f} s, {hidden['growing']:.1f} of them to go through all; to be over 3.333",
        ),
        ("megabytes that it took", hidden["megabytes"], ""),
    ]


def measured(what: str) -> Told:
    """Return what a process of its own has measured."""
    found = subprocess.run(
        [sys.executable, "-m", "benchmarks.solving", what, "--told"],
        check=True,
        capture_output=True,
        text=True,
        cwd=TEMPLE.parents[2],
    )
    told: Told = json.loads(found.stdout)
    return told


def temple() -> Told:
    """Solve the open one."""
    game, began = load(TEMPLE), time.process_time()
    solution = solve(game)
    return {"positions": solution.positions, "seconds": time.process_time() - began}


def hidden(*, silent: bool) -> Told:
    """Solve the one with secrets."""
    files = duel(["heavy_cut", "long_cut", "quick_cut"], ["guard", "quick_cut", "retreat"], turns=3, wounds=2)
    with tempfile.TemporaryDirectory() as folder:
        game = load(written(Path(folder) / "duel", files))
    began = time.process_time()
    tree = tree_of(game, game.beginnings(record=True))
    growing = time.process_time() - began

    def goes_on(gap: float) -> bool:
        if not silent:
            print(f"{time.process_time() - began:6.1f} s  {gap:.4f}", flush=True)
        return True

    found = equilibrium(tree, GAP, goes_on)
    seconds = time.process_time() - began
    told = {"positions": float(len(tree.nodes)), "known": float(len(tree.actions)), "worth": found.worth}
    return told | {"rounds": float(found.rounds), "growing": growing, "seconds": seconds}


def megabytes() -> float:
    """Return the most memory that this process has taken; nan where the system does not tell (Windows)."""
    try:
        import resource
    except ImportError:
        return float("nan")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1_000_000 if sys.platform == "darwin" else 1_000)


def main(what: str, *, silent: bool) -> None:
    """Measure one of them in this process."""
    told = temple() if what == "temple" else hidden(silent=silent)
    print(json.dumps(told | {"megabytes": megabytes()}))


if __name__ == "__main__":
    main(sys.argv[1], silent="--told" in sys.argv)
