"""A map of places and links: crossings and ways, or zones and their borders."""

from typing import Annotated

from msgspec import Meta, Struct, field

from uguisu.board.parts import Id, MapBase, Name, PlaceId, Point, Props, Tags

DEFAULT_LINK = "way"


class GraphPlace(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A place: a crossing drawn as a dot, or a zone drawn as a polygon."""

    id: Annotated[Id, Meta(description="The place's id, unique on this map.", examples=["north_tower"])]
    at: Annotated[
        Point,
        Meta(
            description="Where its dot, figures and label go: [x, y] in map units, y down.",
            examples=[[120, 40]],
        ),
    ]
    shape: Annotated[
        tuple[Point, ...] | None,
        Meta(
            description="A zone's outline: three corners or more, in order, in map units.",
            examples=[[[0, 0], [10, 0], [10, 10], [0, 10]]],
        ),
    ] = None
    name: Name = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class Link(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A link between two places. Its kind says what it is; the game says who may use it."""

    between: Annotated[
        tuple[PlaceId, PlaceId],
        Meta(description="The ids of the two places it joins.", examples=[["gate", "yard"]]),
    ]
    kind: Annotated[
        Id,
        Meta(
            description="What it is. Two places may be joined by several links of different kinds.",
            examples=["road", "bridge", "wall"],
        ),
    ] = DEFAULT_LINK
    one_way: Annotated[
        bool, Meta(description="Whether it leads only from the first place to the second.", examples=[True])
    ] = False
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class GraphMap(MapBase, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="graph"):
    """A map of places joined by links."""

    places: Annotated[
        tuple[GraphPlace, ...],
        Meta(
            min_length=1,
            description="The places, in the order in which they are numbered.",
            examples=[[{"id": "gate", "at": [0, 0]}, {"id": "yard", "at": [50, 0], "tags": ["start"]}]],
        ),
    ]
    links: Annotated[
        tuple[Link, ...],
        Meta(
            description="What joins the places.",
            examples=[[{"between": ["gate", "yard"], "kind": "bridge"}]],
        ),
    ] = ()
