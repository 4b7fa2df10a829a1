"""Operations that missions and cards of Spies share: lights, doors, sleepers, generators, cameras, ground, what is carried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu import OFF, Reads, Said
from uguisu.checks import listing
from uguisu.effects import Code, Model, Value, takes
from uguisu_spies.card_words import SpiesOperation, SpyName, Square
from uguisu_spies.events import SpiesEvents
from uguisu_spies.looks import mask_of
from uguisu_spies.mission import Facing
from uguisu_spies.rules.carrying import carry
from uguisu_spies.rules.changing import change_ground, may_face
from uguisu_spies.rules.dogs import wake_dog
from uguisu_spies.rules.light import lit_areas, lit_up, start
from uguisu_spies.state import NOBODY, OPEN, SpiesState
from uguisu_spies.words import SWITCHED

RegionName = Annotated[str | None, takes("region", description="This region.", examples=["library"])]
ZoneName = Annotated[str | None, takes("region", description="This zone.", examples=["fence"])]
ZoneTag = Annotated[
    str | None, takes("region_tag", description="Every region with this tag.", examples=["room"])
]
ThingName = Annotated[
    str,
    takes("piece", description="Which thing: a name in scope, or a piece's id.", examples=["crate"]),
]
GeneratorAt = Annotated[
    str,
    takes("place", description="The square of the generator: its id, or a name in scope.", examples=["e2"]),
]
LampAt = Annotated[
    str | None,
    takes(
        "place", description="The lamp or candle on this square: its id, or a name in scope.", examples=["b2"]
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
        game: Any = code.game

        def light(state: SpiesState, lights: int) -> None:
            before = lit_areas(game, state)
            state.dark &= ~lights
            lit_up(game, state, before)

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
    """Wake a unit that sleeps, or all that do: from then on they can be activated. A dog that is woken runs loose, unless
    another does (SP-21).
    """

    reads = Reads("everybody who is asleep wakes up", piece=": {piece}")

    piece: Annotated[
        str | None,
        takes(
            "sleeper",
            description="The unit or dog; if left out, all units that sleep.",
            examples=["green-6", "dog-1"],
        ),
    ] = None

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game

        spared = mask_of(game.civilians) if code.file == "cards" else 0  # on whom no card acts (SP-20)

        def wake(state: SpiesState, *units: int) -> None:
            woken = state.asleep & ~spared & (1 << units[0] if units else ~game.dog_mask)
            if woken & game.dog_mask:
                if state.loose:
                    game.pass_over(state, "wake")
                else:
                    wake_dog(game, state, units[0])
                return
            state.asleep &= ~woken
            for unit in game.units:
                if woken >> unit & 1:
                    game.emit(state, SpiesEvents.wakes, unit)

        code.act(wake, *([] if self.piece is None else [code.piece(self.piece, "piece", "sleeper")]))


class Open(SpiesOperation, Model, frozen=True, tag_field="op", tag="open"):
    """Open a door, a window or any other border, on both boards, without alert. Everybody and everything passes: spies, units
    and dogs, looks, light, noise and shots (SP-46).
    """

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
            before = lit_areas(game, state)
            others = (breach for breach in state.breaches if breach[0] != border)
            game.put_breaches(state, (*others, (border, OPEN, 0, 1)))
            state.alarms = tuple(alarm for alarm in state.alarms if alarm != border)
            if state.log is not None:
                game.tell(state, "opened", place=self.between[0], place2=self.between[1])
            lit_up(game, state, before)

        code.act(open_it)


class Become(SpiesOperation, Model, frozen=True, tag_field="op", tag="become"):
    """A square becomes something else, on both boards: a tree falls, a ditch fills with water (SP-41). Who is there stays
    there. Generators stay what they are.
    """

    reads = Reads(
        "",
        at="{at}",
        what={
            "open": " is open ground from now on",
            "black": " can be neither entered nor looked through from now on",
            "water": " is water from now on",
            "quiet": " creaks from now on",
            "bushes": " is overgrown with bushes from now on",
        },
    )

    at: Square
    what: Annotated[
        Literal["open", "black", "water", "quiet", "bushes"],
        Meta(
            description="What it is from now on: `open` ground, or what the tag of a square says.",
            examples=["water"],
        ),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game
        tag = "" if self.what == "open" else self.what
        for square in game.topology.index.values() if isinstance(self.at, str) else ():
            if game.topology.ids[square] == self.at and square in game.ground.generators:
                raise code.fail(
                    Said("there is a generator at '{square}', and it stays one", square=self.at), "at"
                )

        def effect(state: SpiesState, place: int) -> None:
            if place in game.ground.generators:
                game.pass_over(state, "become")
                return
            before = lit_areas(game, state)
            change_ground(game, state, place, tag)
            if state.log is not None:
                game.tell(state, f"now_{self.what}", place=game.place_id(place))
            lit_up(game, state, before)

        code.act(effect, code.take(self, "at"))


class Restart(SpiesOperation, Model, frozen=True, tag_field="op", tag="restart"):
    """A generator that is off runs again, with its noise, the electricity it makes, and the lamps it feeds; a lamp that
    was shot stays out (SP-41).
    """

    reads = Reads("the generator at {at} runs again")

    at: GeneratorAt

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game

        def effect(state: SpiesState, place: int) -> None:
            if place not in game.generators:
                game.pass_over(state, "restart")
                return
            start(game, state, game.generators.index(place))

        code.act(effect, generator_in(code, self))


class SwitchOff(SpiesOperation, Model, frozen=True, tag_field="op", tag="switch_off"):
    """Switch zones off: electricity, mines, sensors, alarms, loud places (SP-44). They do nothing until they are switched
    on again; everybody sees it.
    """

    reads = Reads("switch off", region=" {region}", zone=" every region tagged {zone}")

    region: ZoneName = None
    zone: ZoneTag = None

    def compile(self, code: Code) -> None:
        """Write it."""
        _with_zones(code, self, on=False)


class SwitchOn(SpiesOperation, Model, frozen=True, tag_field="op", tag="switch_on"):
    """Switch zones on that were off (SP-44). A spy who is there then stays where it is, and may go."""

    reads = Reads("switch on", region=" {region}", zone=" every region tagged {zone}")

    region: ZoneName = None
    zone: ZoneTag = None

    def compile(self, code: Code) -> None:
        """Write it."""
        _with_zones(code, self, on=True)


def _with_zones(code: Code, areas: SwitchOff | SwitchOn, *, on: bool) -> None:
    """Write that zones go off or on."""
    game: Any = code.game
    if (areas.region is None) == (areas.zone is None):
        raise code.fail(Said("give just one of `region` and `zone`"))
    if areas.region is not None:
        code.region(areas.region, "region")
    else:
        code.regions_tagged(areas.zone or "", "zone")
    regions = game.topology.regions
    zones = [
        number
        for number, zone in enumerate(game.ground.zones)
        if zone.kind in SWITCHED
        and (regions[zone.region].id == areas.region or areas.zone in regions[zone.region].tags)
    ]
    if not zones:
        raise code.fail(
            Said("there is nothing here that can be switched"),
            "region" if areas.region is not None else "zone",
            hint=Said("regions tagged {tags} can", tags=listing(SWITCHED)),
        )
    mask = sum(1 << number for number in zones)
    game.switches = True

    def effect(state: SpiesState) -> None:
        changed = mask & (state.zones_gone if on else ~state.zones_gone)
        state.zones_gone ^= changed
        for number in zones:
            if changed >> number & 1 and state.log is not None:
                place = min(game.ground.zones[number].squares)
                game.tell(state, "switched_on" if on else "switched_off", place=game.place_id(place))

    code.act(effect)


class Turn(SpiesOperation, Model, frozen=True, tag_field="op", tag="turn"):
    """Turn a camera, a sniper or a searchlight, on both boards. A camera looks that way and no other from now on, or, without
    `to`, anywhere again (SP-50).
    """

    reads = Reads("turn {device}", to=" to face {to}")

    device: Annotated[
        str, takes("device", description="Which device: a name in scope, or its id.", examples=["camera-1"])
    ]
    to: Annotated[Facing | None, Meta(description="Which way.", examples=["e"])] = None

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game
        way = NOBODY if self.to is None else game.topology.directions.index(self.to)

        def effect(state: SpiesState, device: int) -> None:
            if not may_face(game, state, device, way):
                game.pass_over(state, "turn")
                return
            state.aim[device] = way
            if state.log is not None:
                told = {} if self.to is None else {"way": self.to}
                game.tell(state, "turned" if told else "turned_free", piece=game.pieces[device].id, **told)

        code.act(effect, code.take(self, "device"))


class Carry(SpiesOperation, Model, frozen=True, tag_field="op", tag="carry"):
    """A spy takes a thing along: a document, or any piece that the mission has brought. Others lose sight of it (SP-35)."""

    reads = Reads("{spy} takes {thing} along")

    thing: ThingName
    spy: SpyName = "piece"

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game

        def effect(state: SpiesState, thing: int, spy: int) -> None:
            if not carry(game, state, spy, thing):
                game.pass_over(state, "carry")

        code.act(effect, thing_in(code, self), code.take(self, "spy"))


class PutDown(SpiesOperation, Model, frozen=True, tag_field="op", tag="put_down"):
    """A thing that a spy carries lies where the spy is, and everybody sees it (SP-35)."""

    reads = Reads("{thing} is put down by who carries it")

    thing: ThingName

    def compile(self, code: Code) -> None:
        """Write it."""
        game: Any = code.game

        def effect(state: SpiesState, thing: int) -> None:
            spy = state.carrier[thing]
            if spy == NOBODY or state.at[spy] == OFF:
                game.pass_over(state, "put_down")
            else:
                game.relocate(state, thing, state.at[spy])

        code.act(effect, thing_in(code, self))


def thing_in(code: Code, model: Any) -> Value:
    """Return the value of a thing that can be carried."""
    game: Any = code.game
    things = {game.pieces[piece].id for piece in (*game.items, *game.brought)}
    known = {piece.id for piece in game.pieces}
    if model.thing in known and model.thing not in things and not code.knows(model.thing, "piece"):
        raise code.fail(
            Said("'{piece}' cannot be carried", piece=model.thing),
            "thing",
            hint=Said("documents can, and what the mission has in its `pieces:`"),
        )
    return code.take(model, "thing")


def generator_in(code: Code, model: Any) -> Value:
    """Return the value of a square with a generator."""
    game: Any = code.game
    index = game.topology.index
    if model.at in index and index[model.at] not in game.generators and not code.knows(model.at, "place"):
        raise code.unknown(
            Said("generator"), model.at, [game.topology.ids[place] for place in game.generators], "at"
        )
    return code.take(model, "at")


MISSION_WORDS = (
    Light,
    Darken,
    Open,
    Wake,
    Become,
    Restart,
    SwitchOff,
    SwitchOn,
    Turn,
    Carry,
    PutDown,
)
