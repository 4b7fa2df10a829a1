"""A map of squares."""

from typing import Annotated

from msgspec import Meta

from uguisu.board.cell_parts import CellMap


class SquaresMap(
    CellMap, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="squares"
):
    """A map of squares, each one map unit wide. Top left is a1, right of it b1, and below it a2."""

    diagonals: Annotated[
        bool,
        Meta(description="Whether squares that touch only at a corner are neighbours.", examples=[True]),
    ] = False
