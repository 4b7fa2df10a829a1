"""How often spies win each mission of Spies that is our own, and how often its turning point comes: the table of docs/spies.md.

::

    uv run python -m benchmarks.spies_missions                                 all of them; takes an hour or more
    uv run python -m benchmarks.spies_missions airfield --spies 3 --games 60   some of them
    uv run python -m benchmarks.spies_missions --seed 1                        other games of the same missions

Each row is printed as soon as it is known, in the form in which the page has it. A mark says what misses the aim. It has
no `run`, for it measures missions, not the speed of anything: ``python -m benchmarks`` passes it by.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, parse_bots, run
from uguisu_lab.playtest.campaigns import run_campaign

PACKS = Path(__file__).parents[1] / "scenarios" / "spies"
TURNING_POINTS = {
    "back_yard": "",
    "terrorist_camp": "patrol_returns",
    "server_room": "current_moves",
    "way_in": "lightning_flashes",
    "embassy": "house_lit",
    "airfield": "landing",
    "garden_party": "late_guest",
    "armoury": "",
}
"""By mission, the trigger with which its story turns; none where it has no such story."""
NIGHT, NIGHT_MISSIONS = "embassy_night", {"roofs": "way_in", "embassy": "embassy"}
"""The campaign, and which missions it consists of."""
SPIES_WIN, TURNS = (0.35, 0.65), 0.6
"""The aim: the least and the most that spies win, the least share of games in which the turning point comes."""
BOT = "spies"


class Cell(NamedTuple):
    """What was measured: shares of games; `turned` is None where nothing turns."""

    mission: str
    spies: int
    games: int
    won: float
    turned: float | None

    def row(self) -> str:
        """Return a row of the table, what misses the aim marked with an exclamation mark."""
        least, most = SPIES_WIN
        won = f"{self.won:.0%}" + ("" if least <= self.won <= most else " !")
        turned = "" if self.turned is None else f"{self.turned:.0%}" + ("" if self.turned >= TURNS else " !")
        return f"| {self.mission} | {self.spies} | {self.games} | {won} | {turned} |"


def cell(mission: str, spies: int, summary: Summary, turning_point: str) -> Cell:
    """Return what a playtest has to say of a mission."""
    won = {side.side: side.rate.value for side in summary.sides}["spies"]
    turned = [trigger.came_up.value for trigger in summary.triggers if trigger.trigger == turning_point]
    return Cell(mission, spies, summary.played, won, turned[0] if turned else None)


def measure(mission: str, spies: int, games: int, seed: int) -> Iterator[Cell]:
    """Yield what comes of a mission or of the campaign with so many spies; for it, its missions and then the whole night."""
    changes = Overrides(options={"spies": spies})
    path = PACKS / mission
    if mission != NIGHT:
        bots = parse_bots(BOT, load(path, changes=changes), registry())
        summary = run(path, games, bots, seed=seed, changes=changes, checks=0)
        yield cell(mission, spies, summary, TURNING_POINTS[mission])
        return
    night = run_campaign(path, games, BOT, registry(), seed=seed, changes=changes).summary
    for part in night.missions:
        turning_point = TURNING_POINTS[NIGHT_MISSIONS[part.mission]]
        yield cell(f"{mission}: {part.mission}", spies, part.summary, turning_point)
    yield Cell(mission, spies, night.games, night.won["spies"].value, None)


def main() -> None:
    """Measure what the command line asks for."""
    known = [*TURNING_POINTS, NIGHT]
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("missions", nargs="*", default=known, metavar="MISSION", help=", ".join(known))
    parser.add_argument("--spies", type=int, nargs="*", default=[1, 2, 3], choices=[1, 2, 3])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    for mission in wanted.missions:
        if mission not in known:
            parser.error(f"there is no mission {mission!r}; there are: {', '.join(known)}")
    print("| mission | spies | games | spies win | turning point |\n|---|---|---|---|---|", flush=True)
    for mission in wanted.missions:
        for spies in wanted.spies:
            for found in measure(mission, spies, wanted.games, wanted.seed):
                print(found.row(), flush=True)


if __name__ == "__main__":
    main()
