"""What a mission of Spies says besides what every mission says: who guards what, where, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from uguisu import LocalText, Pack
from uguisu.board import Id, PlaceCell
from uguisu.effects import Model
from uguisu.rulings import CardRef, RegionTagRef

if TYPE_CHECKING:
    pass

Unit: TypeAlias = Literal["green", "purple", "yellow", "blue", "orange", "black", "red", "grey"]
UNITS = ("green", "purple", "yellow", "blue", "orange", "black", "red", "grey")
"""SP-20: the kinds of units by the colour of their figures; a grey one has a dog."""
CAMERAS = ("camera", "wide_camera", "panoramic_camera", "night_camera")
OUTSIDE = ("perimeter_camera", "sniper")
"""SP-50, SP-51: what stands outside the map and looks in."""
ITEMS = ("document",)
"""SP-72: what spies take."""
AIMED = (*OUTSIDE, "searchlight", "safe_zone")
"""What has a direction: where it looks from outside the map, or how it lies."""
BORDERS = ("alarm", "opening")
"""What lies at a border: an alarm, a breach that nobody minds."""
Put: TypeAlias = Literal[
    "green", "purple", "yellow", "blue", "orange", "black", "red", "grey",
    "camera", "wide_camera", "panoramic_camera", "night_camera",
    "perimeter_camera", "sniper", "searchlight", "alarm", "opening", "document", "dog", "safe_zone",
]  # fmt: skip
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
ByNumber: TypeAlias = Few | Annotated[tuple[Few, ...], Meta(min_length=3, max_length=3)]
"""A number, or three: with one, two and three spies."""
Alert: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
"""SP-10: where the alert may begin; at 9 there would be no game."""
Pattern: TypeAlias = Literal["one", "three", "all", "line"]
SEEN_AS: dict[str, tuple[str, str]] = {
    "one": ("green", "camera"),
    "three": ("blue", "wide_camera"),
    "all": ("orange", "panoramic_camera"),
    "line": ("black", "night_camera"),
}
"""SP-20, SP-50: which units and which cameras look so."""
Facing: TypeAlias = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
LinkKind: TypeAlias = Literal["wall", "wire", "door", "glass", "mirror", "electronic"]
ZoneTag: TypeAlias = Annotated[
    RegionTagRef, Meta(description="A tag of regions.", examples=["room", "house"])
]


class SpiesPlace(Model, frozen=True):
    """The `props:` of a square."""

    feeds: Annotated[
        tuple[PlaceCell, ...] | None,
        Meta(
            description="Of a generator: the lamps that go out with it. If left out, all.",
            examples=[["c4", "k4"]],
            title="Lamps it feeds",
        ),
    ] = None
    powers: Annotated[
        tuple[Id, ...] | None,
        Meta(
            description="Of a generator: the regions tagged `electricity` that go off with it. If left out, all.",
            examples=[["fence"]],
            title="Electric regions it powers",
        ),
    ] = None


class Where(Model, frozen=True):
    """Which squares, or which borders: those that meet every line given."""

    tag: Annotated[Id | None, Meta(description="Squares with this tag.", examples=["lamp"])] = None
    not_tag: Annotated[
        Id | None, Meta(description="Squares without this tag.", examples=["quiet"], title="Without the tag")
    ] = None
    zone: Annotated[
        ZoneTag | None,
        Meta(description="Squares in regions with this tag.", examples=["room"], title="In regions tagged"),
    ] = None
    outside: Annotated[
        ZoneTag | None,
        Meta(
            description="Squares in no region with this tag.",
            examples=["house"],
            title="Outside regions tagged",
        ),
    ] = None
    region: Annotated[
        Id | None,
        Meta(
            description="Squares of this region.",
            examples=["kitchen"],
            extra_json_schema={"x-refers-to": "region"},
        ),
    ] = None
    borders: Annotated[
        tuple[LinkKind, ...],
        Meta(
            description="Borders of these kinds, for what lies at one; the other lines are then about either square.",
            examples=[["glass", "door"]],
        ),
    ] = ()


class Spot(Model, frozen=True):
    """A fixed place."""

    square: Annotated[PlaceCell, Meta(description="The square.", examples=["c4"], title="Square")]
    facing: Annotated[
        Facing | None,
        Meta(
            description=(
                "Which way: for what stands outside the map, where it looks; how a searchlight lies; the only way that a "
                "camera looks; at a border, across which side."
            ),
            examples=["e"],
            title="Looks towards",
        ),
    ] = None


class SetupItem(Model, frozen=True):
    """Something that is on the board when the game begins. The guard places it, unless `at:` fixes the place."""

    put: Annotated[Put, Meta(description="What.", examples=["green", "camera", "document"], title="What")]
    count: Annotated[
        ByNumber,
        Meta(
            description="How many: a number, or three, for one, two and three spies.",
            examples=[6, [2, 1, 3]],
        ),
    ] = 1
    where: Annotated[
        Where,
        Meta(
            description="Where the guard may place them.",
            examples=[{"tag": "lamp"}],
            title="Where the guard may place them",
        ),
    ] = Where()
    at: Annotated[
        tuple[Spot, ...],
        Meta(
            description="Where they are, if that is fixed: a place for each.",
            examples=[[{"square": "c4"}]],
        ),
    ] = ()
    apart: Annotated[
        ZoneTag | None,
        Meta(
            description="Each of them in a different region with this tag.",
            examples=["room"],
            title="Each in another region tagged",
        ),
    ] = None
    marked: Annotated[
        int,
        Meta(
            ge=0,
            le=20,
            description=(
                "How many of them are what the spies look for; chance decides which, and nobody knows "
                "(SP-72)."
            ),
            examples=[1],
            title="What is looked for",
        ),
    ] = 0
    title: Annotated[
        LocalText | None,
        Meta(description="What people call them; each also gets a number.", examples=[{"en": "Captain"}]),
    ] = None
    speed: Annotated[
        Annotated[int, Meta(ge=0, le=9)] | None,
        Meta(
            description="Of units: how far they walk; otherwise 3, civilians 2 (SP-20).",
            examples=[5],
            title="Steps it walks",
        ),
    ] = None
    looks: Annotated[
        Pattern | None,
        Meta(
            description=(
                "Of units and cameras: how they look, instead of as their kind does: at `one` square beside them, `three` that "
                "touch, `all`, or a `line` of three (SP-20, SP-50)."
            ),
            examples=["line"],
            title="How it looks",
        ),
    ] = None
    asleep: Annotated[
        bool,
        Meta(
            description="Whether they sleep, and cannot be activated; a `dog` always does, until `wake` lets it run.",
            examples=[True],
            title="Asleep",
        ),
    ] = False
    held: Annotated[
        bool,
        Meta(
            description="Whether they are kept off the board, until the mission brings them in with `move`.",
            examples=[True],
            title="Kept off the board",
        ),
    ] = False


class Bound(Model, frozen=True):
    """Units that stay out of some regions, or inside them (SP-73)."""

    units: Annotated[
        tuple[Unit | Literal["dog"], ...],
        Meta(
            min_length=1,
            description="Kinds of units, and dogs.",
            examples=[["green", "dog"]],
            title="What has become of units",
        ),
    ]
    out_of: Annotated[
        ZoneTag | None,
        Meta(
            description="They do not enter regions with this tag.", examples=["house"], title="Stays out of"
        ),
    ] = None
    within: Annotated[
        ZoneTag | None, Meta(description="They do not leave regions with this tag.", examples=["house"])
    ] = None


class SpiesMission(Model, frozen=True):
    """A mission's `props:`."""

    rounds: Annotated[
        int,
        Meta(
            ge=1,
            le=99,
            description="After this many rounds, time is up (SP-74).",
            examples=[20],
            title="Rounds",
        ),
    ] = 20
    alert: Annotated[
        Alert | Annotated[tuple[Alert, ...], Meta(min_length=3, max_length=3)],
        Meta(
            description=(
                "The alert at the start, which is also its minimum (SP-75): a number, or three, for one, "
                "two and three spies."
            ),
            examples=[[2, 2, 1]],
            title="Lowest alert",
        ),
    ] = 2
    alert_at_start: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="Where the alert stands at the start, if higher; 9 counts as 8.",
            examples=[4],
            title="Alert at the start",
        ),
    ] = 0
    lethal: Annotated[
        bool,
        Meta(
            description="Whether units may be killed; never civilians (SP-33).",
            examples=[False],
            title="Units may be killed",
        ),
    ] = True
    dogs_from: Annotated[
        int,
        Meta(
            ge=1,
            le=99,
            description="No dog is let loose before this round (SP-75).",
            examples=[2],
            title="Dogs from round",
        ),
    ] = 1
    walking_alerts: Annotated[
        bool,
        Meta(
            description="Whether a walking spy raises the alert by 1 instead of making a noise.",
            examples=[True],
            title="Steps raise the alert",
        ),
    ] = False
    documents_slow: Annotated[
        bool,
        Meta(
            description="Whether a spy is slowed by what it carries (SP-35).",
            examples=[True],
            title="Documents slow",
        ),
    ] = False
    sight: Annotated[
        int,
        Meta(
            ge=1,
            le=99,
            description="How far snipers, cameras outside and night vision see at most, because of fog or smoke.",
            examples=[2],
            title="Sight through fog",
        ),
    ] = 99
    equipment: Annotated[
        int,
        Meta(
            ge=1,
            le=2,
            description="How many times the usual equipment the spies have.",
            examples=[2],
            title="Times the equipment",
        ),
    ] = 1
    hands: Annotated[
        dict[
            Literal["guard", "spies", "spy-1", "spy-2", "spy-3"],
            dict[CardRef, Annotated[int, Meta(ge=0, le=99)]],
        ],
        Meta(
            description=(
                "What the guard, a spy, or each of the other spies (`spies`) has in hand when the game begins, instead "
                "of the usual: how many of each card."
            ),
            examples=[{"spy-1": {"bullet": 2}}],
            title="Cards in hand at the start",
        ),
    ] = {}
    bounds: Annotated[
        tuple[Bound, ...],
        Meta(
            description="Units that stay out of some regions, or inside them.",
            examples=[[{"units": ["green", "dog"], "out_of": "house"}]],
            title="Who keeps to regions",
        ),
    ] = ()
    setup: Annotated[
        tuple[SetupItem, ...],
        Meta(
            description="What is on the board when the game begins, in the order it is placed.",
            examples=[[{"put": "green", "count": 6, "where": {"tag": "lamp"}}]],
        ),
    ] = ()


def mission_of(content: Pack) -> SpiesMission:
    """Return the props of a pack's mission, or those of a mission that says nothing."""
    props = content.mission.props if content.mission is not None else None
    return props if isinstance(props, SpiesMission) else SpiesMission()


def for_spies(number: ByNumber, spies: int) -> int:
    """Return what holds with so many spies."""
    return number if isinstance(number, int) else number[spies - 1]


def start_alert(mission: SpiesMission, spies: int) -> int:
    """Return where the alert stands at the start: at 9 there would be no game (SP-10)."""
    return min(8, max(for_spies(mission.alert, spies), mission.alert_at_start))
