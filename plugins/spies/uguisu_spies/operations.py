"""Operations of missions that only Spies has: lights of whole regions, doors that open, sleepers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from uguisu.content.markers import Operation
from uguisu.content.models.fields import Model
from uguisu.core.language.code import Code
from uguisu.core.language.kinds import takes
from uguisu.said import Reads, Said
from uguisu_spies.state import BLUE, SpiesState


class SpiesOperation(Operation):
    """An operation that only the files of Spies know."""

    __slots__ = ()
    only_for = "spies"


RegionName = Annotated[str | None, takes("region", description="This region.", examples=["library"])]
ZoneTag = Annotated[
    str | None, takes("region_tag", description="Every region with this tag.", examples=["room"])
]
LampAt = Annotated[
    str | None,
    takes(
        "place", description="The lamp or candle on this square: its id, or a name in scope.", examples=["c4"]
    ),
]


class Light(SpiesOperation, Model, frozen=True, tag_field="op", tag="light"):
    """Light a region, or every region with a tag: each is one light, and is seen as a whole (SP-42, SP-H45). A lamp
    or candle that `darken` has put out burns again.
    """

    reads = Reads(
        "light up", region=" {region}", zone=" every region tagged {zone}", at=" the lamp or candle at {at}"
    )

    region: RegionName = None
    zone: ZoneTag = None
    at: LampAt = None

    def compile(self, code: Code) -> None:
        """Write it."""

        def light(state: SpiesState, lights: int) -> None:
            state.dark &= ~lights

        _with_lights(code, self, light)


class Darken(SpiesOperation, Model, frozen=True, tag_field="op", tag="darken"):
    """Put out what `light` has lit, or a lamp or candle: everybody sees it, and it raises no alert."""

    reads = Reads(
        "darken", region=" {region}", zone=" every region tagged {zone}", at=" the lamp or candle at {at}"
    )

    region: RegionName = None
    zone: ZoneTag = None
    at: LampAt = None

    def compile(self, code: Code) -> None:
        """Write it."""

        def darken(state: SpiesState, lights: int) -> None:
            state.dark |= lights

        _with_lights(code, self, darken)


def _with_lights(code: Code, areas: Light | Darken, change: Callable[[SpiesState, int], None]) -> None:
    """Write that the lights that are meant change: those that are named, or those on a square found in play."""
    game: Any = code.game
    if [areas.region, areas.zone, areas.at].count(None) != 2:
        raise code.fail(Said("give just one of `region`, `zone` and `at`"))
    if code.knows(areas.at, "place"):
        at = {place: 1 << light for light, place in enumerate(game.ground.light_at)}
        code.act(lambda state, place: change(state, at.get(place, 0)), code.take(areas, "at"))
    else:
        lights = _lights(code, areas)
        code.act(lambda state: change(state, lights))


def _lights(code: Code, areas: Light | Darken) -> int:
    """Return the lights of the regions that are meant, as a mask."""
    game: Any = code.game
    if areas.at is not None:
        places = {
            game.topology.ids[place]: light for light, place in enumerate(game.ground.light_at) if place >= 0
        }
        if areas.at not in places:
            raise code.unknown(Said("lamp or candle"), areas.at, list(places), "at")
        return 1 << places[areas.at]
    if areas.region is not None:
        code.region(areas.region, "region")
    else:
        code.regions_tagged(areas.zone or "", "zone")
    return sum(
        1 << light
        for light, region in zip(game.ground.region_lights, game.topology.regions, strict=True)
        if region.id == areas.region or areas.zone in region.tags
    )


class Wake(SpiesOperation, Model, frozen=True, tag_field="op", tag="wake"):
    """Wake a unit that sleeps, or all that do: from then on they can be activated."""

    reads = Reads("everybody who is asleep wakes up", piece=": {piece}")

    piece: Annotated[
        str | None, takes("unit", description="The unit; if left out, all that sleep.", examples=["green-6"])
    ] = None

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game

        def wake(state: SpiesState, *units: int) -> None:
            woken = state.asleep & (1 << units[0] if units else -1)
            state.asleep &= ~woken
            if state.log is not None:
                for unit in game.units:
                    if woken >> unit & 1:
                        game.tell(state, "wakes", piece=game.pieces[unit].id)

        code.act(wake, *([] if self.piece is None else [code.piece(self.piece, "piece")]))


class Open(SpiesOperation, Model, frozen=True, tag_field="op", tag="open"):
    """Open a door, a window or any other border for good, with a breach on both boards that raises no alert (SP-46)."""

    reads = Reads("open the way between these two: {between}")

    between: Annotated[
        tuple[str, str],
        takes("places", description="The two squares that it lies between.", examples=[["l12", "l13"]]),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game
        index = game.topology.index
        for number, name in enumerate(self.between):
            if name not in index:
                with code.at("between"):
                    raise code.unknown(Said("square"), name, list(index), number)
        border = game.ground.border_of.get((index[self.between[0]], index[self.between[1]]))
        if border is None:
            raise code.fail(
                Said("nothing closed lies between '{a}' and '{b}'", a=self.between[0], b=self.between[1]),
                "between",
                hint=Said("name the squares on either side of a door, a window or a fence"),
            )

        def open_it(state: SpiesState) -> None:
            others = (breach for breach in state.breaches if breach[0] != border)
            game.put_breaches(state, (*others, (border, BLUE, 0, 1)))
            state.alarms = tuple(alarm for alarm in state.alarms if alarm != border)
            if state.log is not None:
                game.tell(state, "opened", place=self.between[0], place2=self.between[1])

        code.act(open_it)


MISSION_WORDS = (Light, Darken, Open, Wake)
