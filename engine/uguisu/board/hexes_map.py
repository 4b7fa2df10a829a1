"""A map of hexes."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from uguisu.board.cell_parts import CellMap

Orientation: TypeAlias = Literal["flat", "pointy"]
Offset: TypeAlias = Literal["odd", "even"]


class HexesMap(CellMap, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hexes"):
    """A map of hexes, each one map unit from its centre to a corner, laid in columns and rows."""

    orientation: Annotated[
        Orientation,
        Meta(
            description="flat: a side at the top, straight columns. pointy: a corner on top, straight rows.",
            examples=["flat"],
        ),
    ] = "flat"
    offset: Annotated[
        Offset,
        Meta(
            description="Which columns (flat) lie half a hex lower, or rows (pointy) half a hex right. "
            "odd: the 2nd, 4th ... (their index from 0 is odd); even: the 1st, 3rd ...",
            examples=["odd"],
        ),
    ] = "odd"
