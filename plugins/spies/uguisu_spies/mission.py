"""What a mission of Spies says besides what every mission says: who guards what, where, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from uguisu import CompileError, LocalText, Message, Pack
from uguisu.board import Id, PlaceCell
from uguisu.effects import Model
from uguisu.rulings import CardRef, RegionTagRef
from uguisu_spies.facings import facing_hint, missing_facing

if TYPE_CHECKING:
    from uguisu_spies.ground import Ground

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
        ),
    ] = None
    powers: Annotated[
        tuple[Id, ...] | None,
        Meta(
            description="Of a generator: the regions tagged `electricity` that go off with it. If left out, all.",
            examples=[["fence"]],
        ),
    ] = None


class Where(Model, frozen=True):
    """Which squares, or which borders: those that meet every line given."""

    tag: Annotated[Id | None, Meta(description="Squares with this tag.", examples=["lamp"])] = None
    not_tag: Annotated[Id | None, Meta(description="Squares without this tag.", examples=["quiet"])] = None
    zone: Annotated[
        ZoneTag | None, Meta(description="Squares in regions with this tag.", examples=["room"])
    ] = None
    outside: Annotated[
        ZoneTag | None, Meta(description="Squares in no region with this tag.", examples=["house"])
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

    square: Annotated[PlaceCell, Meta(description="The square.", examples=["c4"])]
    facing: Annotated[
        Facing | None,
        Meta(
            description=(
                "Which way: for what stands outside the map, where it looks; how a searchlight lies; the only way that a "
                "camera looks; at a border, across which side."
            ),
            examples=["e"],
        ),
    ] = None


class SetupItem(Model, frozen=True):
    """Something that is on the board when the game begins. The guard places it, unless `at:` fixes the place."""

    put: Annotated[Put, Meta(description="What.", examples=["green", "camera", "document"])]
    count: Annotated[
        ByNumber,
        Meta(
            description="How many: a number, or three, for one, two and three spies.",
            examples=[6, [2, 1, 3]],
        ),
    ] = 1
    where: Annotated[
        Where, Meta(description="Where the guard may place them.", examples=[{"tag": "lamp"}])
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
        Meta(description="Each of them in a different region with this tag.", examples=["room"]),
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
        ),
    ] = None
    asleep: Annotated[
        bool,
        Meta(
            description="Whether they sleep, and cannot be activated; a `dog` always does, until `wake` lets it run.",
            examples=[True],
        ),
    ] = False
    held: Annotated[
        bool,
        Meta(
            description="Whether they are kept off the board, until the mission brings them in with `move`.",
            examples=[True],
        ),
    ] = False


class Bound(Model, frozen=True):
    """Units that stay out of some regions, or inside them (SP-73)."""

    units: Annotated[
        tuple[Unit | Literal["dog"], ...],
        Meta(min_length=1, description="Kinds of units, and dogs.", examples=[["green", "dog"]]),
    ]
    out_of: Annotated[
        ZoneTag | None, Meta(description="They do not enter regions with this tag.", examples=["house"])
    ] = None
    within: Annotated[
        ZoneTag | None, Meta(description="They do not leave regions with this tag.", examples=["house"])
    ] = None


class SpiesMission(Model, frozen=True):
    """A mission's `props:`."""

    rounds: Annotated[
        int, Meta(ge=1, le=99, description="After this many rounds, time is up (SP-74).", examples=[20])
    ] = 20
    alert: Annotated[
        Alert | Annotated[tuple[Alert, ...], Meta(min_length=3, max_length=3)],
        Meta(
            description=(
                "The alert at the start, which is also its minimum (SP-75): a number, or three, for one, "
                "two and three spies."
            ),
            examples=[[2, 2, 1]],
        ),
    ] = 2
    alert_at_start: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="Where the alert stands at the start, if higher; 9 counts as 8.",
            examples=[4],
        ),
    ] = 0
    lethal: Annotated[
        bool, Meta(description="Whether units may be killed; never civilians (SP-33).", examples=[False])
    ] = True
    dogs_from: Annotated[
        int, Meta(ge=1, le=99, description="No dog is let loose before this round (SP-75).", examples=[2])
    ] = 1
    walking_alerts: Annotated[
        bool,
        Meta(
            description="Whether a walking spy raises the alert by 1 instead of making a noise.",
            examples=[True],
        ),
    ] = False
    documents_slow: Annotated[
        bool, Meta(description="Whether a spy is slowed by what it carries (SP-35).", examples=[True])
    ] = False
    sight: Annotated[
        int,
        Meta(
            ge=1,
            le=99,
            description="How far snipers, cameras outside and night vision see at most, because of fog or smoke.",
            examples=[2],
        ),
    ] = 99
    equipment: Annotated[
        int,
        Meta(ge=1, le=2, description="How many times the usual equipment the spies have.", examples=[2]),
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
        ),
    ] = {}
    bounds: Annotated[
        tuple[Bound, ...],
        Meta(
            description="Units that stay out of some regions, or inside them.",
            examples=[[{"units": ["green", "dog"], "out_of": "house"}]],
        ),
    ] = ()
    setup: Annotated[
        tuple[SetupItem, ...],
        Meta(
            description="What is on the board when the game begins, in the order it is placed.",
            examples=[[{"put": "green", "count": 6, "where": {"tag": "lamp"}}]],
        ),
    ] = ()


@dataclass(frozen=True, slots=True)
class Lot:
    """Some things of a kind to be placed.

    Attributes:
        put, count, marked, asleep, held: what, how many, and what of them.
        title: what people call them, or None.
        speed: how far they walk, or None for what their kind does.
        sees_as: the kind of unit or camera that they look like.
        candidates: the squares where one may lie, or the borders, by number, for what lies at one; for what stands
            outside the map the squares of its edge.
        fixed: where they are, as (candidate, direction or -1); () where the guard chooses.
        apart: groups of candidates of which each takes one at most; () where they need not be apart.
    """

    put: str
    count: int
    candidates: tuple[int, ...]
    fixed: tuple[tuple[int, int], ...] = ()
    apart: tuple[frozenset[int], ...] = ()
    marked: int = 0
    asleep: bool = False
    held: bool = False
    title: LocalText | None = None
    speed: int | None = None
    sees_as: str = ""


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


def allowed_on(mission: SpiesMission, ground: Ground) -> dict[str, frozenset[int]]:
    """SP-44, SP-73: return where each kind of unit, and dogs, may be."""
    anywhere = frozenset(range(ground.size)) - ground.solid - ground.safe
    return {kind: _allowed(mission, ground, kind, anywhere) for kind in (*UNITS, "dog")}


def _allowed(mission: SpiesMission, ground: Ground, kind: str, allowed: frozenset[int]) -> frozenset[int]:
    for bound in mission.bounds:
        if kind in bound.units:
            allowed -= ground.squares(bound.out_of) if bound.out_of else frozenset()
            allowed &= ground.squares(bound.within) if bound.within else allowed
    return allowed


class Setup:
    """The set-up of a mission, for so many spies.

    Attributes:
        lots: what is placed, in order.
        allowed: for each kind of unit and dogs, the squares where it may be.
    """

    def __init__(self, mission: SpiesMission, ground: Ground, spies: int) -> None:
        self.ground = ground
        self.allowed = allowed_on(mission, ground)
        self.lots = tuple(self._lot(item, number, spies) for number, item in enumerate(mission.setup))
        puts = [lot.put for lot in self.lots]
        if "safe_zone" in puts and set(puts[puts.index("safe_zone") :]) != {"safe_zone"}:
            raise CompileError(
                Message("the spies lay their safe zones when all else has been placed (SP-44)"),
                file="mission",
                path=("props", "setup", puts.index("safe_zone")),
                hint=Message("move them to the end of `setup:`"),
            )

    def _lot(self, item: SetupItem, number: int, spies: int) -> Lot:
        count = for_spies(item.count, spies) if not item.at else len(item.at)
        candidates = self._candidates(item, number)
        apart: tuple[frozenset[int], ...] = ()
        if item.apart is not None:
            regions = self.ground.topology.regions
            apart = tuple(frozenset(regions[group].places) for group in self.ground.regions(item.apart))
        fixed = tuple(self._spot(item, spot, (number, "at", at)) for at, spot in enumerate(item.at))
        return Lot(
            item.put,
            count,
            candidates,
            fixed,
            apart,
            min(item.marked, count),
            item.asleep,
            item.held,
            item.title,
            item.speed,
            self._sees_as(item, number),
        )

    def _sees_as(self, item: SetupItem, number: int) -> str:
        """Return the kind of unit or camera that looks as this one does, if it may say all that it says."""
        for key, given, able in (
            ("speed", item.speed is not None, UNITS),
            ("looks", item.looks is not None, (*UNITS, *CAMERAS)),
            ("asleep", item.asleep, (*UNITS, "dog")),
            ("marked", item.marked, ITEMS),
            ("held", item.held, (*UNITS, *CAMERAS, *OUTSIDE, "searchlight", "dog", *ITEMS)),
            ("apart", item.apart is not None, (*UNITS, *CAMERAS, "dog", *ITEMS)),
        ):
            if given and item.put not in able:
                raise CompileError(
                    Message("`{key}` means nothing for `{thing}`", key=key, thing=item.put),
                    file="mission",
                    path=("props", "setup", number, key),
                    hint=Message("leave it out here"),
                )
        return item.put if item.looks is None else SEEN_AS[item.looks][item.put in CAMERAS]

    def _candidates(self, item: SetupItem, number: int) -> tuple[int, ...]:
        where = item.where
        squares = frozenset(range(self.ground.size))
        topology = self.ground.topology
        if where.tag is not None:
            squares &= frozenset(topology.tagged(where.tag))
        if where.not_tag is not None:
            squares -= frozenset(topology.tagged(where.not_tag))
        if where.zone is not None:
            squares &= self.ground.squares(where.zone)
        if where.outside is not None:
            squares -= self.ground.squares(where.outside)
        if where.region is not None:
            squares &= frozenset(topology.region[where.region].places)
        if item.put in BORDERS:
            kinds = where.borders or ("glass", "door")
            return tuple(
                border
                for border, (a, b, kind) in enumerate(self.ground.borders)
                if kind in kinds and (a in squares or b in squares)
            )
        if item.put in OUTSIDE:
            return tuple(sorted(squares & {square for square, _ in self.ground.outside}))
        return tuple(sorted(squares & self._room_for(item.put)))

    def _room_for(self, put: str) -> frozenset[int]:
        if put in self.allowed:
            return self.allowed[put] - self.ground.barred
        return frozenset(range(self.ground.size)) - self.ground.solid

    def _spot(self, item: SetupItem, spot: Spot, path: tuple[int | str, ...]) -> tuple[int, int]:
        topology = self.ground.topology
        where = ("props", "setup", *path)
        square = topology.index[spot.square]
        way = topology.directions.index(spot.facing) if spot.facing is not None else -1
        if item.put in BORDERS:
            border = self.ground.border_of.get((square, topology.step(square, way))) if way >= 0 else None
            if border is None:
                raise CompileError(
                    Message("'{square}' has no window, door or fence on that side", square=spot.square),
                    file="mission",
                    path=where,
                    hint=Message("say with `facing:` on which of its sides it is: n, e, s or w"),
                )
            return border, -1
        if item.put in AIMED and way not in (ways := self.ground.facings(item.put, square)):
            raise CompileError(
                missing_facing(item.put, spot.square, way),
                file="mission",
                path=where,
                hint=facing_hint(item.put, [topology.directions[there] for there in ways]),
            )
        if way >= 0 and item.put not in (*AIMED, *CAMERAS):
            raise CompileError(
                Message("`{key}` means nothing for `{thing}`", key="facing", thing=item.put),
                file="mission",
                path=(*where, "facing"),
                hint=Message("leave it out here"),
            )
        return square, way
