"""Straight lines over cells, traced exactly in whole numbers: no rounding, and there and back are the same.

A line from the middle of one cell to the middle of another passes through the cells whose inside it crosses.
Now and then it runs exactly through a corner or along a side. There it may pass on either hand: it goes
through a *gate*, a list of alternatives, each a run of cells. Everywhere else a gate has one alternative.

>>> square_gates(2, 0)
((((0, 0), (1, 0)),), (((1, 0), (2, 0)),))
>>> square_gates(1, 1)
((((0, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (1, 1))),)
>>> hex_gates(1, 1)
((((0, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (1, 1))),)
"""

from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from uguisu.board.hexagon import STEPS

Offset: TypeAlias = tuple[int, int]
Run: TypeAlias = tuple[Offset, ...]
"""Cells one after another, as offsets from the cell in which a line begins."""
Gate: TypeAlias = tuple[Run, ...]
"""What a line passes through: one run of cells, or alternative runs if it touches a corner or a side."""
Gates: TypeAlias = tuple[Gate, ...]

# Corners clockwise about a cell's middle, in lattices in which they are whole: halves of a square,
# thirds of (q, r). Side d lies between corners d and d + 1, and leads to the neighbour d.
_SQUARE_SCALE = 2
_SQUARE_CORNERS: Run = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_SQUARE_SIDES: Run = ((0, -1), (1, 0), (0, 1), (-1, 0))
_HEX_SCALE = 3
_HEX_CORNERS: Run = ((-1, -1), (1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1))


@lru_cache(maxsize=1 << 12)
def square_gates(dx: int, dy: int) -> Gates:
    """Trace the line from square (0, 0) to square (dx, dy), both by column and row."""
    return _gates((dx, dy), _SQUARE_SCALE, _SQUARE_CORNERS, _SQUARE_SIDES)


@lru_cache(maxsize=1 << 12)
def hex_gates(dq: int, dr: int) -> Gates:
    """Trace the line from hex (0, 0) to hex (dq, dr), both axial."""
    return _gates((dq, dr), _HEX_SCALE, _HEX_CORNERS, STEPS)


def _gates(goal: Offset, scale: int, corners: Run, sides: Run) -> Gates:
    left = _nudged(goal, scale, corners, sides, -1)
    right = _nudged(goal, scale, corners, sides, 1)
    shared = set(left) & set(right)
    gates: list[Gate] = []
    for one, other in zip(_split(left, shared), _split(right, shared), strict=True):
        gates.append((one,) if one == other else (one, other))
    return tuple(gates)


def _nudged(goal: Offset, scale: int, corners: Run, sides: Run, hand: int) -> Run:
    """Walk the cells that the line crosses if it is shifted by a hair to one hand."""
    dx, dy = goal
    here = (0, 0)
    walked = [here]
    while here != goal:
        x, y = here[0] * scale, here[1] * scale
        beside = [(dx * (y + cy) - dy * (x + cx)) or hand for cx, cy in corners]
        for side, (step_x, step_y) in enumerate(sides):
            # Corners run clockwise, so the line leaves by the side whose first corner is on its left.
            if beside[side] < 0 < beside[(side + 1) % len(sides)]:
                here = (here[0] + step_x, here[1] + step_y)
                break
        walked.append(here)
    return tuple(walked)


def _split(walked: Run, shared: set[Offset]) -> list[Run]:
    """Cut a walk at the cells that both walks share."""
    stops = [at for at, cell in enumerate(walked) if cell in shared]
    return [walked[begin : end + 1] for begin, end in pairwise(stops)]


def touched_hexes(start: Offset, end: Offset) -> tuple[Offset, ...]:
    """Return the hexes that a line between two points touches, if only at a corner, in thirds of (q, r).

    A corner c of hex (q, r) is the point (3q + x, 3r + y) with (x, y) from `hex_corner(c)`.

    >>> touched_hexes((0, 0), (3, 0))
    ((0, 0), (1, 0))
    >>> sorted(touched_hexes(hex_corner(1), hex_corner(1)))
    [(0, -1), (0, 0), (1, -1)]
    """
    (x0, y0), (x1, y1) = start, end
    low_q, high_q = min(x0, x1) // 3 - 1, max(x0, x1) // 3 + 2
    low_r, high_r = min(y0, y1) // 3 - 1, max(y0, y1) // 3 + 2
    return tuple(
        (q, r)
        for q in range(low_q, high_q + 1)
        for r in range(low_r, high_r + 1)
        if _meets((x0 - 3 * q, y0 - 3 * r), (x1 - 3 * q, y1 - 3 * r))
    )


def hex_corner(corner: int) -> Offset:
    """Return corner 0 to 5 of hex (0, 0), in thirds of (q, r). Who faces d has corners d and d + 1 in front.

    >>> hex_corner(0), hex_corner(7)
    ((-1, -1), (1, -2))
    """
    return _HEX_CORNERS[corner % 6]


def _meets(start: Offset, end: Offset) -> bool:
    """Tell whether a segment touches the hex about (0, 0). Convex shapes are apart if a line parts them."""
    (x0, y0), (x1, y1) = start, end
    # across the three pairs of sides, each 3 away in these measures
    for first, second in ((x0 - y0, x1 - y1), (2 * x0 + y0, 2 * x1 + y1), (x0 + 2 * y0, x1 + 2 * y1)):
        if first > 3 < second or first < -3 > second:
            return False
    dx, dy = x1 - x0, y1 - y0
    beside = [dx * (cy - y0) - dy * (cx - x0) for cx, cy in _HEX_CORNERS]
    return min(beside) <= 0 <= max(beside)
