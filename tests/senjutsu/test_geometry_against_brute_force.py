"""Attack paths, blocks, sight, pushes and diagrams, against the rules written anew: points in the plane, and no table.

Nothing here asks the engine how lines run. A hex is six corners in the plane, with the height scaled so that all of them
are whole numbers; a line meets a hex if clipping it by the six sides leaves something.
"""

import random
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, pairwise

import msgspec
import pytest

from uguisu.board import MapModel, Topology, compile_map
from uguisu.board.sight import corner_lines
from uguisu_senjutsu.board.geometry import Field, HexError, offset

Point = tuple[int, int]
Hex = tuple[int, int]
RADIUS = 3
HEXES = [
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
]
AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The six neighbours, clockwise from straight up."""
CORNERS = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)]
"""About the middle of a flat hex, in halves of a side and of the height; clockwise from the upper left."""


def build() -> Topology:
    """A field of radius 3, as a map of seven columns."""
    rows = []
    for row in range(2 * RADIUS + 1):
        line = ""
        for column in range(2 * RADIUS + 1):
            q = column - RADIUS
            r = row - RADIUS - (column - (column & 1)) // 2 + 1
            line += "." if (q, r) in HEXES else " "
        rows.append(line)
    plain = {"format": 1, "kind": "hexes", "id": "field", "legend": {".": {"terrain": "snow"}}, "rows": rows}
    return compile_map(msgspec.convert(plain, MapModel))


TOPOLOGY = build()
ORIGIN = min(
    TOPOLOGY.coordinates,
    key=lambda at: max(
        abs(at[0] - b[0]) + abs(at[1] - b[1]) + abs(at[0] + at[1] - b[0] - b[1]) for b in TOPOLOGY.coordinates
    ),
)
"""The middle of the field, where the map's coordinates put it."""
FIELD = Field(TOPOLOGY)
PLACE = {(q - ORIGIN[0], r - ORIGIN[1]): place for place, (q, r) in enumerate(TOPOLOGY.coordinates)}


def middle(one: Hex) -> Point:
    """Where a hex's middle is in the plane."""
    return 3 * one[0], 2 * one[1] + one[0]


def corner(one: Hex, number: int) -> Point:
    """Where its corners are; the front of who faces d are corners d and d + 1."""
    (x, y), (dx, dy) = middle(one), CORNERS[number % 6]
    return x + dx, y + dy


@cache
def common(begin: Point, end: Point) -> tuple[Fraction, Fraction] | None:
    """Which stretch of a segment lies in the closed hex about (0, 0), as parts of it from 0 to 1."""
    low, high = Fraction(0), Fraction(1)
    for number in range(6):
        (x, y), (next_x, next_y) = CORNERS[number], CORNERS[(number + 1) % 6]

        def inward(
            point: Point, x: int = x, y: int = y, wide: int = next_x - x, tall: int = next_y - y
        ) -> int:
            return wide * (point[1] - y) - tall * (point[0] - x)

        first, last = inward(begin), inward(end)
        if first < 0 and last < 0:
            return None
        if first < 0 or last < 0:
            part = Fraction(first, first - last)
            low, high = (max(low, part), high) if first < 0 else (low, min(high, part))
    return (low, high) if low <= high else None


def meets(begin: Point, end: Point, one: Hex) -> tuple[Fraction, Fraction] | None:
    """Which stretch of a segment lies in a hex."""
    x, y = middle(one)
    return common((begin[0] - x, begin[1] - y), (end[0] - x, end[1] - y))


def steps_apart(one: Hex, other: Hex) -> int:
    """Count steps by walking: rings around one hex, until the other is among them."""
    reached, count = {one}, 0
    while other not in reached:
        reached |= {(q + dq, r + dr) for q, r in reached for dq, dr in AROUND}
        count += 1
    return count


@cache
def straight_ways(goal: Hex) -> list[tuple[Hex, ...]]:
    """All shortest ways from (0, 0) whose every hex the line runs through or along, for more than a point."""
    line = (middle((0, 0)), middle(goal))
    ways: list[tuple[Hex, ...]] = [((0, 0),)]
    for left in reversed(range(steps_apart((0, 0), goal))):
        further = []
        for way in ways:
            for dq, dr in AROUND:
                there = (way[-1][0] + dq, way[-1][1] + dr)
                stretch = meets(*line, there)
                if stretch and stretch[0] < stretch[1] and steps_apart(there, goal) == left:
                    further.append((*way, there))
        ways = further
    return ways


def void(covered: set[Hex], attacker: Hex, target: Hex) -> bool:
    """SJ-45, word by word."""
    if attacker in covered or target in covered:
        return True
    ways = straight_ways((target[0] - attacker[0], target[1] - attacker[1]))
    return all(any((q + attacker[0], r + attacker[1]) in covered for q, r in way) for way in ways)


@cache
def sight_lines(facing: int, goal: Hex) -> list[frozenset[Hex]]:
    """What each line from a front corner of (0, 0) to a corner of `goal` touches, the two hexes left out."""
    near = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]
    return [
        frozenset(one for one in near if meets(begin, end, one)) - {(0, 0), goal}
        for begin in (corner((0, 0), facing), corner((0, 0), facing + 1))
        for end in (corner(goal, number) for number in range(6))
    ]


def sees(viewer: Hex, facing: int, target: Hex, terrain: set[Hex]) -> bool:
    """SJ-50, word by word."""
    q, r = viewer
    lines = sight_lines(facing, (target[0] - q, target[1] - r))
    return any(not any((dq + q, dr + r) in terrain for dq, dr in line) for line in lines)


def mask(hexes: set[Hex]) -> int:
    """The same hexes as the plugin has them."""
    return sum(1 << PLACE[one] for one in hexes)


def hexes_of(covered: int) -> set[Hex]:
    """The hexes of a mask of the plugin's."""
    return {one for one, place in PLACE.items() if covered >> place & 1}


def check_every_layout(one: Hex, other: Hex, facings: list[int]) -> None:
    """Compare blocks and sight on all layouts of terrain at once.

    More terrain never opens a way. So two sets of ways agree on every layout if each of the one is open to the other when
    all else is covered, and the other way round.
    """
    everywhere = set(HEXES)
    here, there = PLACE[one], PLACE[other]
    dq, dr = other[0] - one[0], other[1] - one[1]
    for way in straight_ways((dq, dr)):
        covered = everywhere - {(q + one[0], r + one[1]) for q, r in way}
        assert not FIELD.blocked(mask(covered), here, there)
    for path in FIELD._paths_between(here, there):
        assert not void(everywhere - hexes_of(path), one, other)
    for facing in facings:
        for line in sight_lines(facing, (dq, dr)):
            covered = everywhere - {(q + one[0], r + one[1]) for q, r in line}
            assert FIELD.sees(here, facing, there, mask(covered))
        for touched in corner_lines(dq, dr, facing):
            open_to = {(q + one[0], r + one[1]) for q, r in touched}
            assert sees(one, facing, other, everywhere - open_to)


def check_blocks(attacker: Hex, target: Hex, rng: random.Random, layouts: int) -> None:
    """Compare blocks: every set of the hexes that could matter, if they are few, and some sets of any hexes."""
    goal = (target[0] - attacker[0], target[1] - attacker[1])
    between = {(q + attacker[0], r + attacker[1]) for way in straight_ways(goal) for q, r in way}
    matter = sorted(between & set(HEXES))[:11]
    sets = chain.from_iterable(combinations(matter, size) for size in range(len(matter) + 1))
    some = (rng.sample(HEXES, rng.randint(1, 24)) for _ in range(layouts))
    for covered in map(set, chain(sets, some)):
        assert FIELD.blocked(mask(covered), PLACE[attacker], PLACE[target]) == void(covered, attacker, target)


def check_sight(viewer: Hex, facing: int, target: Hex, rng: random.Random, layouts: int) -> None:
    """Compare sight for every way of stopping the single lines, and for some layouts of terrain."""
    q, r = viewer
    goal = (target[0] - q, target[1] - r)
    lines = [{(dq + q, dr + r) for dq, dr in line} & set(HEXES) for line in sight_lines(facing, goal)]
    kept_open = [set(HEXES) - line for line in lines]
    some = [set(rng.sample(HEXES, rng.randint(1, 12))) for _ in range(layouts)]
    for terrain in [*kept_open, *some, *({one} for one in HEXES)]:
        found = FIELD.sees(PLACE[viewer], facing, PLACE[target], mask(terrain))
        assert found == sees(viewer, facing, target, terrain)


def check_pushes(one: Hex, other: Hex) -> None:
    """A push leads on along the line, a pull back along it; where it runs along a side, there are two ways."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    onward = {way[1] for way in straight_ways((dq, dr))} if one != other else set()
    assert {AROUND[way] for way in FIELD.away(PLACE[one], PLACE[other])} == onward
    back = {way[1] for way in straight_ways((-dq, -dr))} if one != other else set()
    assert {AROUND[way] for way in FIELD.towards(PLACE[one], PLACE[other])} == back


def check_pair(one: Hex, other: Hex, facings: list[int], rng: random.Random, layouts: int) -> None:
    """Compare all that two hexes can be asked."""
    assert FIELD.distance[PLACE[one]][PLACE[other]] == steps_apart(one, other)
    check_pushes(one, other)
    check_blocks(one, other, rng, layouts)
    for facing in facings:
        check_sight(one, facing, other, rng, layouts)


def test_the_field_is_the_one_of_the_brute_force() -> None:
    assert sorted(PLACE) == sorted(HEXES)
    for one, other in pairwise(HEXES):
        for way, (dq, dr) in enumerate(AROUND):
            beside = (one[0] + dq, one[1] + dr)
            assert FIELD.step[PLACE[one]][way] == PLACE.get(beside, -1)
        assert one != other


@pytest.mark.long
def test_some_pairs_of_hexes() -> None:
    rng = random.Random(7)
    for _ in range(40):
        one, other = rng.choice(HEXES), rng.choice(HEXES)
        check_pair(one, other, [rng.randrange(6)], rng, 20)


def test_every_layout_of_terrain_for_some_pairs_of_hexes() -> None:
    rng = random.Random(9)
    for one, other in (rng.sample(HEXES, 2) for _ in range(20)):
        check_every_layout(one, other, [rng.randrange(6)])


@pytest.mark.slow
def test_every_layout_of_terrain_pair_of_hexes_and_facing() -> None:
    for one in HEXES:
        for other in HEXES:
            check_every_layout(one, other, list(range(6)))


@pytest.mark.slow
def test_every_pair_of_hexes_and_facing() -> None:
    rng = random.Random(8)
    for one in HEXES:
        for other in HEXES:
            check_pair(one, other, list(range(6)), rng, 30)


@pytest.mark.parametrize(
    ("written", "expected"),
    [("F", (0, -1)), ("F+F", (0, -2)), ("F+FR", (1, -2)), ("FL+F", (-1, -1)), ("B", (0, 1))],
)
def test_a_hex_is_written_as_steps(written: str, expected: Hex) -> None:
    assert offset(written) == expected


@pytest.mark.parametrize("written", ["", "F+B", "X", "F+F+F+F+F+F+F", "f", "F+"])
def test_an_impossible_hex_is_refused(written: str) -> None:
    with pytest.raises(HexError):
        offset(written)


def test_a_diagram_turns_with_the_figure() -> None:
    laid = FIELD.lay([offset("F"), offset("F+FR"), offset("FL")])
    centre = PLACE[0, 0]
    assert laid.places(0, centre) == (PLACE[0, -1], PLACE[1, -2], PLACE[-1, 0])
    assert laid.places(1, centre) == (PLACE[1, -1], PLACE[2, -1], PLACE[0, -1])
    assert laid.places(3, centre) == (PLACE[0, 1], PLACE[-1, 2], PLACE[1, 0])
    assert laid.places(0, PLACE[0, -3]) == (-1, -1, -1)
