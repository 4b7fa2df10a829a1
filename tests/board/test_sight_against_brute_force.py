"""Sight, rays, mirrors and lights on random boards, against the same rules written anew without any table.

Nothing here asks the engine how lines run: a look is walked from square to square by comparing fractions.
"""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from uguisu.board import Lights, MapModel, Sight, Topology, compile_map
from uguisu.board.cells import cell_id

Cell = tuple[int, int]

COMPASS: dict[str, Cell] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
OPAQUE = ("wall", "mirror")
EVERYDAY, SOAK = 300, 10_000


@dataclass
class Board:
    """A board as plain sets of coordinates."""

    cells: list[Cell]
    rocks: set[Cell]
    borders: dict[frozenset[Cell], str]

    def topology(self) -> Topology:
        """The same board, as the engine has it."""
        width, height = max(x for x, _ in self.cells) + 1, max(y for _, y in self.cells) + 1
        mark = {cell: "#" if cell in self.rocks else "." for cell in self.cells}
        plain: dict[str, Any] = {
            "format": 1,
            "kind": "squares",
            "id": "drawn",
            "diagonals": True,
            "legend": {".": {"terrain": "floor"}, "#": {"terrain": "rock"}},
            "rows": ["".join(mark.get((x, y), " ") for x in range(width)) for y in range(height)],
            "borders": [
                {"between": [cell_id(*cell) for cell in sorted(pair)], "kind": kind}
                for pair, kind in self.borders.items()
            ],
        }
        board = compile_map(msgspec.convert(plain, MapModel))
        assert list(board.coordinates) == self.cells
        return board

    def passes(self, one: Cell, other: Cell) -> bool:
        """Whether looks pass the side that two squares share."""
        return self.borders.get(frozenset((one, other))) not in OPAQUE

    def sees(self, start: Cell, goal: Cell) -> bool:
        """Walk the straight line, side by side and corner by corner."""
        (x, y), wide, high = start, abs(goal[0] - start[0]), abs(goal[1] - start[1])
        sx, sy = (1 if goal[0] > x else -1), (1 if goal[1] > y else -1)
        columns = rows = 0  # how many were crossed
        while (x, y) != goal:
            # The next column is reached at (2 * columns + 1) / (2 * wide) of the way, the next row likewise.
            sooner = (2 * columns + 1) * high - (2 * rows + 1) * wide
            here = (x, y)
            if sooner <= 0:
                x, columns = x + sx, columns + 1
            if sooner >= 0:
                y, rows = y + sy, rows + 1
            if sooner == 0:
                hands = ((x, here[1]), (here[0], y))
                if not any(
                    hand not in self.rocks and self.passes(here, hand) and self.passes(hand, (x, y))
                    for hand in hands
                ):
                    return False
            elif not self.passes(here, (x, y)):
                return False
            if (x, y) in self.rocks and (x, y) != goal:
                return False
        return True

    def ray(self, start: Cell, way: Cell) -> list[Cell]:
        """All squares straight ahead that `start` sees, up to the first that is not there or not seen."""
        found: list[Cell] = []
        there = (start[0] + way[0], start[1] + way[1])
        while there in self.cells and self.sees(start, there):
            found.append(there)
            there = (there[0] + way[0], there[1] + way[1])
        return found

    def steps(self, cell: Cell) -> set[Cell]:
        """Where one may step who walks round a corner on either hand, and enters no rock."""
        free = set(self.cells) - self.rocks
        sides = {there for there in _beside(cell) if there in free and self.passes(cell, there)}
        round_corners = {
            there
            for hand in sides
            for there in _beside(hand)
            if there in free and self.passes(hand, there) and cell[0] != there[0] and cell[1] != there[1]
        }
        return sides | round_corners

    def part(self, cell: Cell) -> set[Cell]:
        """All that hangs together with a square by open sides, rocks or none."""
        found = [cell]
        for here in found:
            found += [
                there
                for there in _beside(here)
                if there in self.cells and there not in found and self.passes(here, there)
            ]
        return set(found)

    def reflections(self, cell: Cell, way: Cell) -> set[Cell]:
        """v - 2 (v . n) n for each mirror whose normal n, from the square outwards, v meets at 45 or 90 degrees."""
        found = set()
        for nx, ny in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            towards = way[0] * nx + way[1] * ny
            mirror = self.borders.get(frozenset((cell, (cell[0] + nx, cell[1] + ny)))) == "mirror"
            if mirror and towards > 0:
                found.add((way[0] - 2 * towards * nx, way[1] - 2 * towards * ny))
        return found


def random_board(rng: random.Random) -> Board:
    width, height = rng.randint(1, 8), rng.randint(1, 8)
    holes, rocky, bordered = rng.choice((0, 0, 0.15)), rng.choice((0, 0.1, 0.3)), rng.choice((0, 0.1, 0.3))
    cells = [(x, y) for y in range(height) for x in range(width) if rng.random() >= holes]
    cells = cells or [(0, 0)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    cells = [(x - left, y - top) for x, y in cells]
    sides = [
        frozenset(((x, y), other)) for x, y in cells for other in ((x + 1, y), (x, y + 1)) if other in cells
    ]
    kinds = ("wall", "mirror", "glass")
    return Board(
        cells,
        {cell for cell in cells if rng.random() < rocky},
        {side: rng.choice(kinds) for side in sides if rng.random() < bordered},
    )


def check(seed: int) -> Counter[str]:
    """Compare everything on the board of one seed; returns how often what was met."""
    rng = random.Random(seed)
    plain = random_board(rng)
    board = plain.topology()
    text = f"seed {seed}: {plain}"
    gone = [side for side in plain.borders if rng.random() < 0.1]
    opened = [(board.at(*one), board.at(*other)) for one, other in map(tuple, gone)]
    for side in gone:
        del plain.borders[side]
    met: Counter[str] = Counter()
    reach = rng.choice((0, 1, 2, 3, None))
    rocks = board.on_terrain("rock")
    sight = Sight(board, obstacles=rocks, blocked_by={"wall"}, mirrors={"mirror"}, opened=opened)
    near = Sight(board, obstacles=rocks, blocked_by={"wall"}, mirrors={"mirror"}, opened=opened, reach=reach)
    seen_by: dict[int, set[int]] = {}
    for a, cell in enumerate(plain.cells):
        seen = {b for b, there in enumerate(plain.cells) if plain.sees(cell, there)}
        seen_by[a] = seen
        assert sight.visible_from(a) == tuple(sorted(seen)), (text, cell)
        assert {b for b in range(len(board)) if sight.sees(a, b)} == seen, (text, cell)
        close = {b for b in seen if reach is None or _steps(cell, plain.cells[b]) <= reach}
        assert near.visible_from(a) == tuple(sorted(close)), (text, cell, reach)
        assert {b for b in range(len(board)) if near.sees(a, b)} == close, (text, cell, reach)
        met["seen"] += len(seen)
        met["hidden"] += len(board) - len(seen)
        met += _check_directions(plain, board, sight, a, text)
    for a, seen in seen_by.items():
        assert all(a in seen_by[b] for b in seen), (text, plain.cells[a])
    steps = board.walkable(blocked_by=OPAQUE, closed=rocks, opened=opened)
    for a, cell in enumerate(plain.cells):
        expected = {board.at(*there) for there in plain.steps(cell)} - set(rocks)
        assert set(steps[a]) == expected, (text, cell)
    whole = {frozenset(board.at(*cell) for cell in plain.part(cell)) for cell in plain.cells}
    if not gone:
        assert sorted(board.parts(OPAQUE)) == sorted(tuple(sorted(part)) for part in whole), text
    return met + _check_lights(rng, board, near, text)


def _check_directions(plain: Board, board: Topology, sight: Sight, a: int, told: str) -> Counter[str]:
    met: Counter[str] = Counter()
    cell = plain.cells[a]
    number = {way: at for at, way in enumerate(COMPASS.values())}
    straight = {
        board.at(cell[0] + far * way[0], cell[1] + far * way[1]): at
        for way, at in number.items()
        for far in range(1, 9)
    }
    for b in range(len(board)):
        assert board.direction_to(a, b) == straight.get(b), (told, cell, plain.cells[b])
    beside = []
    for name, way in COMPASS.items():
        ray = [board.at(*there) for there in plain.ray(cell, way)]
        assert list(sight.ray(a, name)) == ray, (told, cell, name)
        assert all(a in sight.ray(b, (number[way] + 4) % 8) for b in ray), (told, cell, name)
        outside = [a] if cell in plain.rocks else [a, *ray]
        assert list(sight.ray_from_outside(a, name)) == outside, (told, cell, name)
        beside.append(set(ray[:1]))
        thrown = sight.reflections(a, name)
        assert len(thrown) == len(set(thrown))
        assert {COMPASS[board.directions[there]] for there in thrown} == plain.reflections(cell, way), told
        back = [(there + 4) % 8 for there in thrown]
        assert all((number[way] + 4) % 8 in sight.reflections(a, there) for there in back), (told, cell)
        met["reflected", len(thrown)] += 1  # type: ignore[index]
    groups = {frozenset({there}) for there in set().union(*beside)}
    for size in range(1, 5):
        found = [frozenset(group) for group in sight.groups(a, size)]
        assert len(found) == len(set(found)), (told, cell, size)
        assert set(found) == groups, (told, cell, size)
        groups = {
            group | one
            for group in groups
            for one in beside
            if one
            and not one <= group
            and any(_steps(plain.cells[b], plain.cells[min(one)]) == 1 for b in group)
        }
    return met


def _check_lights(rng: random.Random, board: Topology, sight: Sight, told: str) -> Counter[str]:
    sources = rng.sample(range(len(board)), rng.randint(0, min(6, len(board))))
    lit = {f"lamp{place}": set(sight.visible_from(place)) for place in sources}
    lights = Lights(lit)
    burning = {name for name in lit if rng.random() < 0.7}
    areas = set()
    for place in range(len(board)):
        area, before = {place}, -1
        while len(area) != before:
            before = len(area)
            for name in burning:
                area |= lit[name] if lit[name] & area else set()
        in_light = any(place in lit[name] for name in burning)
        assert lights.area_at(place, burning) == (area if in_light else set()), (told, place)
        assert lights.spread([place], burning) == area, (told, place)
        if in_light:
            areas.add(frozenset(area))
    assert len(lights.areas(burning)) == len(areas), told
    assert set(lights.areas(burning)) == areas, told
    some = rng.sample(range(len(board)), rng.randint(0, len(board)))
    expected = set(some).union(*(area for area in areas if area & set(some)))
    assert lights.spread(some, burning) == expected, told
    return Counter({"areas": len(areas), "joined": len(burning) - len(areas)})


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def _steps(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _check_all(seeds: range) -> None:
    print(f"seeds {seeds[0]} to {seeds[-1]}")
    met: Counter[Any] = Counter()
    for seed in seeds:
        met += check(seed)
    print(dict(met))
    for what in ("seen", "hidden", ("reflected", 1), ("reflected", 2), "areas", "joined"):
        assert met[what] >= len(seeds) / 10, f"hardly a {what}: little is compared"


@pytest.mark.long
def test_random_boards() -> None:
    _check_all(range(EVERYDAY))


@pytest.mark.slow
def test_ten_thousand_random_boards() -> None:
    _check_all(range(EVERYDAY, EVERYDAY + SOAK))


@pytest.mark.long
def test_random_pairs_on_a_large_board() -> None:
    rng = random.Random(40)
    cells = [(x, y) for y in range(40) for x in range(40)]
    sides = [frozenset(((x, y), other)) for x, y in cells for other in ((x + 1, y), (x, y + 1))]
    walls = {side: "wall" for side in sides if max(max(side)) < 40 and rng.random() < 0.02}
    plain = Board(cells, {cell for cell in cells if rng.random() < 0.02}, walls)
    board = plain.topology()
    sight = Sight(board, obstacles=board.on_terrain("rock"), blocked_by={"wall"})
    found: Counter[bool] = Counter()
    for _ in range(4_000):
        a, b = rng.randrange(1600), rng.randrange(1600)
        expected = plain.sees(cells[a], cells[b])
        assert sight.sees(a, b) is expected, (cells[a], cells[b])
        found[expected] += 1
    assert min(found.values()) > 400, found
