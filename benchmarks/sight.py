"""Sight over a map of 40 x 40 squares with rocks, walls and mirrors, in microseconds a query; tables in milliseconds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

import msgspec

from uguisu.board import Lights, MapModel, Sight, Topology, compile_map

SIDE = 40
QUERIES = 10_000
ROUNDS = 5


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, figure, remark)."""
    board, rng = the_board(), random.Random(1)
    rocks = board.on_terrain("rock")
    sight, near = (
        Sight(board, obstacles=rocks, blocked_by={"wall"}, mirrors={"mirror"}, reach=reach)
        for reach in (None, 3)
    )
    rows = [
        ("ms for the tables of all cells, without bounds", 1e3 * _seconds(lambda: _all(sight)), ""),
        ("ms for the tables of all cells, with a reach of 3", 1e3 * _seconds(lambda: _all(near)), ""),
    ]
    lights = Lights({place: near.visible_from(place) for place in rng.sample(range(len(board)), 12)})
    some = [(rng.randrange(len(board)), rng.randrange(len(board)), rng.randrange(8)) for _ in range(QUERIES)]
    queries: dict[str, Callable[[int, int, int], object]] = {
        "all that a unit sees": lambda a, _b, _way: sight.visible_from(a),
        "whether it sees a cell": lambda a, b, _way: sight.sees(a, b),
        "what lies straight ahead": lambda a, _b, way: sight.ray(a, way),
        "every three cells beside it that hang together": lambda a, _b, _way: sight.groups(a, 3),
        "what mirrors show": lambda a, _b, way: [sight.ray(a, back) for back in sight.reflections(a, way)],
        "a look, and all the light that it falls on": lambda a, b, _way: lights.spread((a, b), lights.lit),
    }
    for told, query in queries.items():
        _ask(query, some)
        spent = median(_seconds(lambda query=query: _ask(query, some)) for _ in range(ROUNDS))  # type: ignore[misc]
        rows.append((f"us for {told}", 1e6 * spent / QUERIES, "to be under 20"))
    return rows


def the_board() -> Topology:
    """Return the map, the same each time."""
    rng = random.Random(40)
    plain = {
        "format": 1,
        "kind": "squares",
        "id": "large",
        "diagonals": True,
        "legend": {".": {"terrain": "floor"}, "#": {"terrain": "rock"}},
        "rows": ["".join(rng.choice("......#") for _ in range(SIDE)) for _ in range(SIDE)],
    }
    bare = compile_map(msgspec.convert(plain, MapModel))
    sides = [(a, bare.step(a, way)) for a in range(len(bare)) for way in ("e", "s") if bare.step(a, way) >= 0]
    borders = [
        {"between": [bare.ids[a], bare.ids[b]], "kind": rng.choice(("wall", "wall", "mirror"))}
        for a, b in rng.sample(sides, 300)
    ]
    return compile_map(msgspec.convert({**plain, "borders": borders}, MapModel))


def _all(sight: Sight) -> None:
    for place in range(len(sight.topology)):
        sight.visible_from(place)


def _ask(query: Callable[[int, int, int], object], asked: list[tuple[int, int, int]]) -> None:
    for a, b, way in asked:
        query(a, b, way)


def _seconds(task: Callable[[], object]) -> float:
    began = time.process_time()
    task()
    return time.process_time() - began
