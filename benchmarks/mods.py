"""How long three mods on a large pack take to be checked, against the pack alone."""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

from uguisu.content.diagnostics import has_errors
from uguisu.content.loader import read_pack
from uguisu.plugins import registry

BASE = Path(__file__).parents[1] / "scenarios" / "scorpion" / "two_castles"
ROUNDS = 15


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, ratio, remark)."""
    with tempfile.TemporaryDirectory() as folder:
        top = write_mods(Path(folder))
        alone, stacked = best_of(BASE), best_of(top)
    remark = f"{stacked * 1000:.0f} ms against {alone * 1000:.0f} ms (to be under 1.3)"
    return [("validate three mods on two_castles, against two_castles", stacked / alone, remark)]


def write_mods(folder: Path) -> Path:
    """Write three mods, each on the one before; return the highest."""
    shutil.copytree(BASE, folder / "two_castles")
    below = "../two_castles"
    for number in range(3):
        mod = folder / f"mod{number}"
        mod.mkdir()
        (mod / "scenario.yaml").write_text(
            f"format: 1\nid: mod{number}\nuses: [{below}]\ntitle: Mod\noptions: {{turns: {12 + number}}}\n",
            "utf-8",
        )
        (mod / "cards.yaml").write_text(
            f"format: 1\ncards:\n  - {{change: awaken, notes: 'Tried {number}.'}}\n", "utf-8"
        )
        below = f"../mod{number}"
    return mod


def best_of(pack: Path) -> float:
    """Return the best time of checking `pack`, in seconds."""
    loaded, best = registry(), float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        _, found = read_pack(pack, loaded)
        best = min(best, time.perf_counter() - began)
        assert not has_errors(found), [str(one) for one in found]
    return best
