"""What square and hex maps share: a legend, rows of characters, borders on the edge between two cells."""

from typing import Annotated

from msgspec import Meta, Struct, field

from uguisu.board.parts import CellId, Id, MapBase, Name, PlaceCell, Props, Tags

NO_CELL = " "

LegendKey = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=1,
        pattern=r"^\S$",
        description="The one character that stands for this terrain in the rows.",
        examples=[".", "T"],
    ),
]


class LegendEntry(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one character of the rows means."""

    terrain: Annotated[Id, Meta(description="The terrain of such cells.", examples=["floor", "rock"])]
    name: Name = None
    colour: Annotated[
        Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")] | None,
        Meta(
            description="How the terrain is drawn, as `#rrggbb`; one that suits its name, left out.",
            examples=["#d6e2b4"],
        ),
    ] = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class Border(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Something on the edge between two neighbouring cells: a wall, a door, glass, a stream."""

    between: Annotated[
        tuple[PlaceCell, PlaceCell],
        Meta(description="The two neighbouring cells, which share an edge.", examples=[["c4", "d4"]]),
    ]
    kind: Annotated[
        Id, Meta(description="What it is; the game says what it stops.", examples=["wall", "glass", "door"])
    ]
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class CellExtra(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one cell has beyond its terrain. Tags and values are added to those of the legend."""

    id: Annotated[CellId, Meta(description="The cell.", examples=["c4"])]
    name: Name = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class CellMap(MapBase, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The part that square and hex maps have in common."""

    legend: Annotated[
        dict[LegendKey, LegendEntry],
        Meta(
            min_length=1,
            description="What each character of the rows means. Quote the characters.",
            examples=[{".": {"terrain": "floor"}, "T": {"terrain": "tree", "tags": ["cover"]}}],
        ),
    ]
    rows: Annotated[
        tuple[str, ...],
        Meta(
            min_length=1,
            description="The cells from the top row down, one character a cell; a space means no cell there.",
            examples=[["..T", "...", "T.."]],
        ),
    ]
    size: Annotated[
        tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]] | None,
        Meta(
            description="Columns and rows, to check the rows against: [w, h]. May be left out.",
            examples=[[3, 3]],
        ),
    ] = None
    borders: Annotated[
        tuple[Border, ...],
        Meta(
            description="What lies on the edges between cells.",
            examples=[[{"between": ["c4", "d4"], "kind": "wall"}]],
        ),
    ] = ()
    cells: Annotated[
        tuple[CellExtra, ...],
        Meta(
            description="What single cells have beyond their terrain.",
            examples=[[{"id": "c4", "tags": ["start"], "name": "The well"}]],
        ),
    ] = ()
