"""Makes the pictures of docs/lab.md and docs/solve.md, and prints the figures that lab.md tells.

::

    uv run python docs/make_lab.py [FOLDER]

It plays some thousand games, which takes a few minutes. The same seeds give the same pictures.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from uguisu.loading import load, load_pack
from uguisu_lab.ablating import ablate, forest_of
from uguisu_lab.ablating import text as ablation_text
from uguisu_lab.balance_report import text as balance_text
from uguisu_lab.balancing import balance, parse_aim, parse_knob
from uguisu_lab.comparing import compare, contender
from uguisu_lab.comparison_report import text as comparison_text
from uguisu_lab.edits import Edits
from uguisu_lab.playtest.tables import Words
from uguisu_tools.cli.what_if_map import what_if_map
from uguisu_tools.drawing.png import write_png
from uguisu_tools.solve.solving import solve, what_if

HOME = Path(__file__).resolve().parent
SCENARIOS = HOME.parent / "scenarios"
GATE = SCENARIOS / "scorpion" / "garden_gate"
STYLE = (
    "<style>svg { --none: #a9a196 } text { fill: #2b2722; font: 12px sans-serif } .name { font-weight: 600 }"
    " line { stroke: #a9a196 }"
    " .curve { fill: none; stroke-width: 2.2 } .mean { stroke-width: 2 }</style>"
    '<rect width="100%" height="100%" fill="#fffdf8"/>'
)
"""What the page's style sheet says of charts, for one that stands alone."""


def make(folder: Path, jobs: int) -> list[Path]:
    """Draw the pictures into `folder` and print the figures; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    game = load(SCENARIOS / "temple" / "first_steps")
    map_file = folder / "lab-what-if.png"
    map_file.write_bytes(write_png(what_if_map(game, solve(game).start, list(what_if(game)))))

    gate = contender(GATE)
    parts = ablate(gate, ["card"], 40, jobs=jobs)
    sys.stdout.write(ablation_text(parts))
    head, rest = forest_of(parts, Words("en")).split(">", 1)
    forest_file = folder / "lab-ablation.svg"
    forest_file.write_text(f"{head}>{STYLE}{rest}\n", encoding="utf-8", newline="\n")

    edits = Edits(load_pack(GATE))
    edits.set_copies("guard_kenjutsu", 3)
    sys.stdout.write(
        comparison_text(compare(gate, contender(GATE, "", edits.overrides()), 150, seed=2, jobs=jobs))
    )

    knobs = [parse_knob("copies:guard_kenjutsu=2..4"), parse_knob("option:turns=9..11")]
    aims = [parse_aim("intruders 40..50", gate.game)]
    sys.stdout.write(balance_text(balance(gate, aims, knobs, games=80, trials=9, seed=4, jobs=jobs), gate))
    return [map_file, forest_file]


if __name__ == "__main__":
    for made in make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images", os.cpu_count() or 1):
        sys.stdout.write(f"{made}\n")
