"""The models of map files. A file's `kind:` says which one it is.

>>> import msgspec
>>> plain = {"kind": "graph", "format": 1, "id": "tiny", "places": [{"id": "gate", "at": [0, 0]}]}
>>> msgspec.convert(plain, MapModel).places[0].id
'gate'
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from uguisu.board.parts import CellId, Id, MapBase, Name, PlaceCell, PlaceId, Point, Props, Tags
from uguisu.messages.local_text import doc

DEFAULT_LINK = "way"
NO_CELL = " "
"""In the rows of a map of squares or hexes: nothing is here."""


class GraphPlace(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A place: a crossing drawn as a dot, or a zone drawn as a polygon."""

    id: Annotated[Id, doc("The place's id, unique on this map.", "north_tower")]
    at: Annotated[Point, doc("Where its dot, figures and label go: [x, y] in map units, y down.", [120, 40])]
    shape: Annotated[
        tuple[Point, ...] | None,
        doc(
            "A zone's outline: three corners or more, in order, in map units.",
            [[0, 0], [10, 0], [10, 10], [0, 10]],
        ),
    ] = None
    name: Name = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class Link(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A link between two places. Its kind says what it is; the game says who may use it."""

    between: Annotated[tuple[PlaceId, PlaceId], doc("The ids of the two places it joins.", ["gate", "yard"])]
    kind: Annotated[
        Id,
        doc(
            "What it is. Two places may be joined by several links of different kinds.",
            "road",
            "bridge",
            "wall",
        ),
    ] = DEFAULT_LINK
    one_way: Annotated[bool, doc("Whether it leads only from the first place to the second.", True)] = False
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class GraphMap(MapBase, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="graph"):
    """A map of places joined by links."""

    places: Annotated[
        tuple[GraphPlace, ...],
        doc(
            "The places, in the order in which they are numbered.",
            [{"id": "gate", "at": [0, 0]}, {"id": "yard", "at": [50, 0], "tags": ["start"]}],
            min_length=1,
        ),
    ]
    links: Annotated[
        tuple[Link, ...], doc("What joins the places.", [{"between": ["gate", "yard"], "kind": "bridge"}])
    ] = ()


LegendKey = Annotated[
    str,
    doc(
        "The one character that stands for this terrain in the rows.",
        ".",
        "T",
        min_length=1,
        max_length=1,
        pattern=r"^\S$",
    ),
]


class LegendEntry(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one character of the rows means."""

    terrain: Annotated[Id, doc("The terrain of these cells.", "floor", "rock")]
    name: Name = None
    colour: Annotated[
        Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")] | None,
        doc("The colour of the terrain, as `#rrggbb`. If left out, one that suits its name.", "#d6e2b4"),
    ] = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class Border(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Something on the edge between two neighbouring cells: a wall, a door, glass, a stream."""

    between: Annotated[
        tuple[PlaceCell, PlaceCell], doc("The two neighbouring cells, which share an edge.", ["c4", "d4"])
    ]
    kind: Annotated[Id, doc("What it is; the game says what it stops.", "wall", "glass", "door")]
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class CellExtra(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a single cell has besides its terrain. Its tags and values are added to those of the legend."""

    id: Annotated[CellId, doc("The cell.", "c4")]
    name: Name = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class CellMap(MapBase, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The part that square and hex maps have in common."""

    legend: Annotated[
        dict[LegendKey, LegendEntry],
        doc(
            "What each character of the rows means. Quote the characters.",
            {".": {"terrain": "floor"}, "T": {"terrain": "tree", "tags": ["cover"]}},
            min_length=1,
        ),
    ]
    rows: Annotated[
        tuple[str, ...],
        doc(
            "The cells, from the top row down, one character per cell; a space means no cell.",
            ["..T", "...", "T.."],
            min_length=1,
        ),
    ]
    size: Annotated[
        tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]] | None,
        doc("The number of columns and rows, [w, h], to check `rows` against. Optional.", [3, 3]),
    ] = None
    borders: Annotated[
        tuple[Border, ...],
        doc("What lies on the edges between cells.", [{"between": ["c4", "d4"], "kind": "wall"}]),
    ] = ()
    cells: Annotated[
        tuple[CellExtra, ...],
        doc(
            "What single cells have besides their terrain.",
            [{"id": "c4", "tags": ["start"], "name": "The well"}],
        ),
    ] = ()


class SquaresMap(
    CellMap, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="squares"
):
    """A map of squares, each one map unit wide. The top left one is a1, the one to its right b1, the one below it a2."""

    diagonals: Annotated[bool, doc("Whether squares that touch only at a corner are neighbours.", True)] = (
        False
    )


class HexesMap(CellMap, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hexes"):
    """A map of hexes, each one map unit from its centre to a corner, laid in columns and rows."""

    orientation: Annotated[
        Literal["flat", "pointy"],
        doc("flat: a side at the top, straight columns. pointy: a corner on top, straight rows.", "flat"),
    ] = "flat"
    offset: Annotated[
        Literal["odd", "even"],
        doc(
            "Which columns (flat) lie half a hex lower, or rows (pointy) half a hex right. "
            "odd: the 2nd, 4th ... (their index from 0 is odd); even: the 1st, 3rd ...",
            "odd",
        ),
    ] = "odd"


MapModel: TypeAlias = GraphMap | SquaresMap | HexesMap
"""A map file of any kind."""
