"""What every kind of map has: names, points, regions, a picture to trace over."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from uguisu.messages.local_text import LocalText, doc

# Spelt as what may NOT stand in a name, so that Python and the JavaScript of editors read it alike
# (\w means every script in the one, and only ASCII in the other).
_NOT_IN_NAMES = r"\u0000-,./:-@\[-^`{-\u00bf\u2000-\u206f\u3000-\u303f"
NAME_PATTERN = rf"^[^\-{_NOT_IN_NAMES}][^{_NOT_IN_NAMES}]*$(?!\n)"
"""What an id in a pack looks like: letters of any script, digits, `_` and `-`, no blank and no other sign."""
CELL_PATTERN = r"^[a-z]+[1-9][0-9]*$(?!\n)"

Id: TypeAlias = Annotated[
    str,
    doc(
        "A name for the files to use: letters of any script, digits, `_` and `-`, no spaces.",
        "north_tower",
        "вежа-2",
        pattern=NAME_PATTERN,
        max_length=64,
    ),
]
"""A name for the files to use."""
CellId: TypeAlias = Annotated[
    str,
    doc(
        "A cell: its column's letters (a to z, aa, ab ...), then its row, from 1 at the top.",
        "c4",
        "aa12",
        pattern=CELL_PATTERN,
        max_length=16,
    ),
]
REFERS_TO = "x-refers-to"
"""A word of our own in schemas: an id that refers to a thing of that kind, for editors that offer such ids."""
PlaceId: TypeAlias = Annotated[Id, Meta(extra_json_schema={REFERS_TO: "place"})]
"""The id of a place of the map. Games that ask for places in their options write their fields so."""
PlaceCell: TypeAlias = Annotated[CellId, Meta(extra_json_schema={REFERS_TO: "place"})]
"""The cell of a place that exists elsewhere in the map, as a name."""
Point: TypeAlias = tuple[float, float]
"""Where something lies on a map, in map units: x to the right, y down."""

Tags: TypeAlias = Annotated[
    tuple[Id, ...], doc("Short words that the game's rules look for.", ["tower", "start"])
]
Props: TypeAlias = Annotated[
    dict[str, Any], doc("Values that the game's rules read, by name.", {"capacity": 2})
]
Name: TypeAlias = Annotated[
    LocalText | None,
    doc(
        "What players read: a text, or a table of languages. If left out, the id is shown.",
        "North tower",
        {"en": "North tower", "uk": "Північна вежа"},
    ),
]
Colour: TypeAlias = Annotated[
    str | None,
    doc(
        "A colour: `#rgb`, `#rrggbb`, `#rrggbbaa` or a name as on web pages. Quote the `#`.",
        "#b5651d",
        "teal",
    ),
]


class Region(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A named group of places: a castle, a barracks, a house."""

    id: Annotated[Id, doc("The region's id, unique on this map.", "west_castle")]
    places: Annotated[tuple[PlaceId, ...], doc("The ids of the places in it.", ["gate", "yard", "keep"])]
    name: Name = None
    colour: Colour = None
    tags: Tags = ()
    props: Props = field(default_factory=dict)


class Background(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A picture under the map: a scan of your own board, say."""

    image: Annotated[str, doc("The picture's file inside the pack.", "art/board.png", min_length=1)]
    at: Annotated[Point, doc("Where its top left corner lies, in map units: [x, y], y down.", [0, 0])] = (
        0.0,
        0.0,
    )
    scale: Annotated[float, doc("Map units per pixel of the picture.", 1, 0.25, gt=0)] = 1.0
    opacity: Annotated[float, doc("How opaque it is: 0 is invisible, 1 is solid.", 0.5, ge=0, le=1)] = 1.0
    name: Name = None
    hidden: Annotated[bool, doc("Whether it is hidden for now.", True)] = False
    locked: Annotated[bool, doc("Whether editors keep it from being moved by hand.", True)] = False


class PictureLayer(Background, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One of several pictures under the map."""

    id: Annotated[Id, doc("The layer's id, unique among the layers.", "scan")]


class MapBase(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What every map file begins with, whatever its kind."""

    format: Annotated[Literal[1], doc("The version of this file's format.", 1)]
    id: Annotated[Id, doc("The map's id.", "moon_temple")]
    title: Annotated[
        LocalText | None,
        doc(
            "The map's title: a text, or a table of languages.",
            "The Temple of the Moon",
            {"en": "The Temple of the Moon", "it": "Il tempio della luna"},
        ),
    ] = None
    regions: Annotated[
        tuple[Region, ...],
        doc("Named groups of places.", [{"id": "keep", "places": ["hall", "stair"], "colour": "#b5651d"}]),
    ] = ()
    background: Annotated[
        Background | None, doc("A picture under the map.", {"image": "art/board.png", "opacity": 0.5})
    ] = None
    layers: Annotated[
        tuple[PictureLayer, ...],
        doc(
            "More pictures under the map, above `background`, the lowest first.",
            [{"id": "scan", "image": "art/board.png"}, {"id": "notes", "image": "art/notes.png"}],
        ),
    ] = ()
    pictures: Annotated[
        dict[Id, Annotated[str, Meta(min_length=1)]],
        doc(
            "Pictures drawn in the places of a terrain, or with a tag: by its name, a file in the pack.",
            {"rock": "art/rock.png", "tower": "art/tower.svg"},
        ),
    ] = field(default_factory=dict)
    tags: Tags = ()
    props: Props = field(default_factory=dict)
