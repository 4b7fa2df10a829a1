"""Hexes by axial coordinates (q, r), and what is relative to a figure's facing.

q grows to the right, r downwards. A facing, like a direction, is a number from 0 to 5, clockwise, and looks
through a side of the hex:

    number            0    1    2    3    4    5
    step (q, r)     0,-1  1,-1  1,0  0,1 -1,1 -1,0
    flat hexes        n    ne   se   s    sw   nw
    pointy hexes      nw   ne   e    se   sw   w
    seen by a figure  F    FR   BR   B    BL   FL   (when it faces 0)

A diagram on a card is drawn for a figure that faces 0, so `F` is (0, -1); `rotate` by the facing lays it on
the board. Background: https://www.redblobgames.com/grids/hexagons/
"""

from functools import lru_cache

Axial = tuple[int, int]
"""Axial coordinates of a hex: column and slanted row."""

STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The step to the neighbouring hex in each of the six directions, clockwise from above."""
RELATIVE: dict[str, int] = {"F": 0, "FR": 1, "BR": 2, "B": 3, "BL": 4, "FL": 5}
"""The six directions as whoever stands there names them: how many turns of 60° clockwise each is from ahead."""
DIRECTION_NAMES: dict[str, tuple[str, ...]] = {
    "flat": ("n", "ne", "se", "s", "sw", "nw"),
    "pointy": ("nw", "ne", "e", "se", "sw", "w"),
}


@lru_cache(maxsize=1 << 13)
def rotate(q: int, r: int, turns: int) -> Axial:
    """Turn an offset by `turns` times 60 degrees clockwise (negative: the other way).

    >>> rotate(0, -1, 1), rotate(0, -1, -1), rotate(1, -2, 3)
    ((1, -1), (-1, 0), (-1, 2))
    """
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def length(q: int, r: int) -> int:
    """Return how many steps an offset is long.

    >>> length(0, 0), length(1, -1), length(1, 1), length(-3, 1)
    (0, 1, 2, 3)
    """
    return max(abs(q), abs(r), abs(q + r))


def ring(radius: int) -> tuple[Axial, ...]:
    """Return the offsets exactly `radius` steps away, clockwise from straight ahead.

    >>> ring(1) == STEPS, len(ring(3))
    (True, 18)
    """
    if radius == 0:
        return ((0, 0),)
    q, r = 0, -radius
    found: list[Axial] = []
    for side in range(6):
        step = STEPS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q, r = q + step[0], r + step[1]
    return tuple(found)


def from_offset(column: int, row: int, orientation: str, offset: str) -> Axial:
    """Turn a column and row, counted from 0, into (q, r). See `HexesMap.offset` for the layouts."""
    shove = 1 if offset == "odd" else -1
    if orientation == "flat":
        return column, row - (column - shove * (column & 1)) // 2
    return column - (row - shove * (row & 1)) // 2, row
