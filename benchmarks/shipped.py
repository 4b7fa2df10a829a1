"""What playtests of the shipped packs say, and how long people wait for it: the rows that a verdict is judged by.

::

    uv run python -m benchmarks.shipped first                       seconds to the first verdict, of all packs
    uv run python -m benchmarks.shipped quick                       80 games between quick bots, and those against random moves
    uv run python -m benchmarks.shipped last spies/mansion          the whole playtest, of some
    uv run python -m benchmarks.shipped stuck                       games of The Mansion in which a spy stands still

Each is the command as people type it, with two workers (`--jobs 2`). Seconds are those on the clock, and those of
a processor, of all processes together: half of the latter is what a quiet machine with two processors would take at best. The
worst comes last. It has no `run`: it tells of packs and bots more than of speed.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.exploiters import loaded, played, yardsticks
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import FEWEST_CHECKS
from uguisu_lab.playtest.verdict import quick_standing
from uguisu_spies.state import IN, ROUND, SpiesState

SCENARIOS = Path(__file__).parents[1] / "scenarios"
UNEVEN, TURNED = 0.65, 0.8
"""A share of the decided games that is worth a word, and one that is not even, whatever quick bots do."""
OPTIONS = {"first": ("--first",), "quick": ("-n", "80", "--strong", "0"), "last": ()}
WEAK = "no_better_than_random"
STUCK_SEEDS, ROUNDS, SQUARES = range(60), 4, 2
"""The games in which a spy is looked for that was on so few squares for so many rounds."""


class Row(NamedTuple):
    """A playtest of a pack."""

    pack: str
    wall: float
    processor: float
    summary: Summary

    @property
    def shares(self) -> dict[str, float]:
        """Of the games that somebody won, how many each side did."""
        wins = {side.side: side.wins for side in self.summary.sides}
        return {side: won / max(1, sum(wins.values())) for side, won in wins.items()}

    @property
    def weak(self) -> list[str]:
        """The sides whose bots are shown to do no better than random moves."""
        return [warning.partition(":")[2] for warning in self.summary.warnings if warning.startswith(WEAK)]

    @property
    def uneven_in_silence(self) -> bool:
        """Whether a side of two wins more than its part, and no sentence says which."""
        if len(self.summary.sides) != 2 or max(self.shares.values()) <= UNEVEN or self.summary.parts:
            return False
        standing, strong = quick_standing(self.summary), self.summary.strong
        return standing.ahead is None and not (strong is not None and strong.ahead)

    @property
    def even_though_turned(self) -> bool:
        """Whether quick bots are said to be even where strong ones are far apart, and that is not said beside it."""
        strong = self.summary.strong
        if strong is None or not sum(strong.wins.values()) or not quick_standing(self.summary).even:
            return False
        apart = max(strong.wins.values()) >= TURNED * sum(strong.wins.values())
        return apart and strong.ahead is None

    @property
    def told(self) -> str:
        """The first of the report's sentences."""
        return findings_of(self.summary, Words("en"))[0]


def packs() -> list[str]:
    """Return all that are shipped, but for campaigns."""
    return sorted(
        f"{folder.parent.name}/{folder.name}"
        for folder in SCENARIOS.glob("*/*")
        if (folder / "scenario.yaml").exists()
    )


def playtest(pack: str, *options: str) -> Row:
    """Let the command play a pack."""
    command = [sys.executable, "-m", "uguisu_tools.cli", "playtest", str(SCENARIOS / pack), "--jobs", "2"]
    before, began = _children(), time.perf_counter()
    found = subprocess.run([*command, "--json", *options], capture_output=True, check=True)
    wall = time.perf_counter() - began
    return Row(pack, wall, _children() - before, msgspec.json.decode(found.stdout, type=Summary))


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def rows(wanted: Sequence[str], *options: str) -> Iterator[Row]:
    """Yield what comes of each pack, and print it."""
    for pack in wanted:
        row = playtest(pack, *options)
        strong = row.summary.strong
        beside = f"; strong {dict(strong.wins)}" if strong is not None and strong.games else ""
        print(
            f"{row.wall:6.1f} s, processor {row.processor:6.1f}  {pack}: "
            f"{ {side.side: side.wins for side in row.summary.sides} } of {row.summary.played}{beside}"
        )
        print(f"         {row.told}", flush=True)
        yield row


def judged(found: Sequence[Row]) -> list[str]:
    """Return the rows that are to be 0, each with the packs that are not."""
    asked = (
        ("uneven, and no sentence says so", [row.pack for row in found if row.uneven_in_silence]),
        (
            "sides not shown to play better than random moves",
            [f"{row.pack} ({side})" for row in found for side in row.weak],
        ),
        (
            "held against random moves in too few games",
            [
                row.pack
                for row in found
                if any(check.against_random.games < FEWEST_CHECKS for check in row.summary.checks)
            ],
        ),
        (
            "said to be even where strong bots are four to one",
            [row.pack for row in found if row.even_though_turned],
        ),
        ("one side wins all", [row.pack for row in found if max(row.shares.values()) == 1]),
        (
            "alarms of the watcher",
            [f"{row.pack} ({alarm.kind})" for row in found for alarm in row.summary.alarms],
        ),
    )
    return [f"{len(which)} {what}: {', '.join(which) or '-'}" for what, which in asked]


def stuck(pack: str = "spies/mansion") -> list[int]:
    """Return the seeds of the games of Spies in which a spy stands still for too long, or goes to and fro."""
    game: Any = loaded(pack)
    default = yardsticks()["spies"].default
    found = []
    for seed in STUCK_SEEDS:
        rounds: dict[int, list[tuple[int, set[int]]]] = {spy: [] for spy in game.spies}

        def look(state: SpiesState, rounds: dict[int, list[tuple[int, set[int]]]] = rounds) -> None:
            now = state.tracks[ROUND]
            for spy, seen in rounds.items():
                place = state.at[spy]
                if place < 0 or state.spies[spy] > IN:
                    seen.clear()
                elif seen and seen[-1][0] == now:
                    seen[-1][1].add(place)
                else:
                    seen.append((now, {place}))

        played(game, default, seed, look=look)  # type: ignore[arg-type]
        if any(_stands(seen) for seen in rounds.values()):
            found.append(seed)
    return found


def _stands(seen: Sequence[tuple[int, set[int]]]) -> bool:
    return any(
        len(set[int]().union(*(places for _, places in seen[begin : begin + ROUNDS]))) <= SQUARES
        for begin in range(len(seen) - ROUNDS + 1)
    )


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=(*OPTIONS, "stuck"))
    parser.add_argument("packs", nargs="*", metavar="GAME/PACK")
    asked = parser.parse_args()
    if asked.what == "stuck":
        seeds = stuck(*asked.packs)
        print(f"{len(seeds)} of {len(STUCK_SEEDS)} games: {seeds}")
        return
    found = sorted(rows(asked.packs or packs(), *OPTIONS[asked.what]), key=lambda row: row.wall)
    if asked.what != "first":
        print(*judged(found), sep="\n")
    for sides, name in (((2,), "two sides"), ((1, 3, 4, 5, 6), "one or more than two")):
        those = [row for row in found if len(row.summary.sides) in sides]
        if those:
            print(f"longest of {len(those)} with {name}: {those[-1].pack}, {those[-1].wall:.1f} s")


if __name__ == "__main__":
    main()
