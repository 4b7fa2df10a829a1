"""Bricks in a wall: every other row lies half a brick aside, so that each brick touches six."""

from __future__ import annotations

from uguisu.board.cells import parse_cell
from uguisu.board.hexagon import DIRECTION_NAMES, STEPS, from_offset, length
from uguisu.board.kinds.cells import cell_kind
from uguisu.board.layout import CellLayout
from uguisu.board.model import CellMap

CORNERS = ((-0.5, -0.5), (0.0, -0.5), (0.5, -0.5), (0.5, 0.5), (0.0, 0.5), (-0.5, 0.5))


class BricksMap(
    CellMap, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bricks"
):
    """A map of bricks, each one map unit wide and high."""


def middle(q: int, r: int) -> tuple[float, float]:
    return q + r / 2 + 0.5, r + 0.5


def layout(model: BricksMap, places: list[tuple[int, int]]) -> CellLayout:
    return CellLayout(
        kind="bricks",
        coordinates=tuple([from_offset(column, row, "pointy", "odd") for column, row in places]),
        directions=DIRECTION_NAMES["pointy"],
        sides=(0, 1, 2, 3, 4, 5),
        offsets=STEPS,
        corners=CORNERS,
        middle=middle,
    )


def touching(model: BricksMap, a: str, b: str) -> bool:
    (aq, ar), (bq, br) = (from_offset(*parse_cell(cell), "pointy", "odd") for cell in (a, b))
    return length(aq - bq, ar - br) == 1


BRICKS = cell_kind(BricksMap, layout, touching)
