"""Operations that missions and cards of Spies share: lights, doors, sleepers, generators, cameras, ground, what is carried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from uguisu import OFF, Message, Sentence, mask_of
from uguisu.checks import listing
from uguisu.effects import Code, Model, Value, takes
from uguisu_spies.content.map import SWITCHED
from uguisu_spies.content.mission import Facing
from uguisu_spies.effects.spies import SpiesOperation, SpyName, Square
from uguisu_spies.events import BECOMES, SpiesEvents
from uguisu_spies.rules.carrying import carry
from uguisu_spies.rules.changing import change_ground, may_face
from uguisu_spies.rules.dogs import wake_dog
from uguisu_spies.rules.light import lit_areas, lit_up, start
from uguisu_spies.state import NOBODY, OPEN, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

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

    topic = "light"
    reads = Sentence(
        "light up",
        region=" {region}",
        zone=" every region tagged {zone}",
        at=" the lamp or candle {at:at}",
    )

    region: RegionName = None
    zone: ZoneTag = None
    at: LampAt = None

    def check(self, code: Code) -> None:
        _check_lights(code, self)

    def bound(self, game: SpiesGame) -> Callable[..., None]:
        meant = _lights(game, self)

        def light(state: SpiesState, _region: object, _zone: object, at: int | None) -> None:
            before = lit_areas(game, state)
            state.dark &= ~meant(at)
            lit_up(game, state, before)

        return light


class Darken(SpiesOperation, Model, frozen=True, tag_field="op", tag="darken"):
    """Put out what `light` has lit, or a lamp or candle: everybody sees it, and it raises no alert."""

    topic = "light"
    reads = Sentence(
        "darken",
        region=" {region}",
        zone=" every region tagged {zone}",
        at=" the lamp or candle {at:at}",
    )

    region: RegionName = None
    zone: ZoneTag = None
    at: LampAt = None

    def check(self, code: Code) -> None:
        _check_lights(code, self)

    def bound(self, game: SpiesGame) -> Callable[..., None]:
        meant = _lights(game, self)

        def darken(state: SpiesState, _region: object, _zone: object, at: int | None) -> None:
            state.dark |= meant(at)

        return darken


def _check_lights(code: Code, areas: Light | Darken) -> None:
    game: Any = code.game
    if [areas.region, areas.zone, areas.at].count(None) != 2:
        raise code.fail(Message("give just one of `region`, `zone` and `at`"))
    if areas.at is not None and not code.knows(areas.at, "place"):
        lamps = [game.topology.ids[place] for place in game.ground.light_at if place >= 0]
        if areas.at not in lamps:
            raise code.unknown(Message("lamp or candle"), areas.at, lamps, "at")


def _lights(game: SpiesGame, areas: Light | Darken) -> Callable[[int | None], int]:
    """Return what tells the lights that are meant, as a mask: those of the regions, or the one on a square."""
    if areas.at is not None:
        on_square = {place: 1 << light for light, place in enumerate(game.ground.light_at) if place >= 0}
        return lambda place: on_square.get(place, 0) if place is not None else 0
    of_regions = sum(
        1 << light
        for light, region in zip(game.ground.region_lights, game.topology.regions, strict=True)
        if region.id == areas.region or areas.zone in region.tags
    )
    return lambda _place: of_regions


class Wake(SpiesOperation, Model, frozen=True, tag_field="op", tag="wake"):
    """Wake a unit that sleeps, or all that do: from then on they can be activated. A dog that is woken runs loose, unless
    another does (SP-21).
    """

    topic = "pieces"
    reads = Sentence("wake everybody who is asleep").when("wake {piece}", piece=...)

    piece: Annotated[
        str | None,
        takes(
            "sleeper",
            description="The unit or dog; if left out, all units that sleep.",
            examples=["green-6", "dog-1"],
        ),
    ] = None

    def needs(self, code: Code) -> list[Value]:
        game: Any = code.game
        spared = mask_of(game.civilians) if code.file == "cards" else 0  # on whom no card acts (SP-20)
        return [lambda _state, _frame: spared]

    def act(self, game: SpiesGame, state: SpiesState, piece: int | None, spared: int) -> None:
        woken = state.asleep & ~spared & (~game.dog_mask if piece is None else 1 << piece)
        if piece is not None and woken & game.dog_mask:
            if state.loose:
                game.log_no_effect(state, "wake")
            else:
                wake_dog(game, state, piece)
            return
        state.asleep &= ~woken
        for unit in game.units:
            if woken >> unit & 1:
                game.emit(state, SpiesEvents.wakes, unit)


class Open(SpiesOperation, Model, frozen=True, tag_field="op", tag="open"):
    """Open a door, a window or any other border, on both boards, without alert. Everybody and everything passes: spies, units
    and dogs, looks, light, noise and shots (SP-46).
    """

    topic = "walls"
    reads = Sentence("open the way between {between}")

    between: Annotated[
        tuple[str, str],
        takes("places", description="The two squares that it lies between.", examples=[["l12", "l13"]]),
    ]

    def check(self, code: Code) -> None:
        game: Any = code.game
        index = game.topology.index
        for number, name in enumerate(self.between):
            if name not in index:
                with code.at("between"):
                    raise code.unknown(Message("square"), name, list(index), number)
        if (index[self.between[0]], index[self.between[1]]) not in game.ground.border_of:
            raise code.fail(
                Message("nothing closed lies between '{a}' and '{b}'", a=self.between[0], b=self.between[1]),
                "between",
                hint=Message("name the squares on either side of a door, a window or a fence"),
            )

    def act(self, game: SpiesGame, state: SpiesState, between: tuple[str, str]) -> None:
        a, b = between
        border = game.ground.border_of[game.topology.index[a], game.topology.index[b]]
        before = lit_areas(game, state)
        others = (breach for breach in state.breaches if breach[0] != border)
        game.put_breaches(state, (*others, (border, OPEN, 0, 1)))
        state.alarms = tuple(alarm for alarm in state.alarms if alarm != border)
        game.emit(state, SpiesEvents.opened, game.topology.index[a], game.topology.index[b])
        lit_up(game, state, before)


class Become(SpiesOperation, Model, frozen=True, tag_field="op", tag="become"):
    """A square becomes something else, on both boards: a tree falls, a ditch fills with water (SP-41). Who is there stays
    there. Generators stay what they are.
    """

    offered = Message("A square becomes something else")
    reads = Sentence(
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

    def check(self, code: Code) -> None:
        game: Any = code.game
        if game.topology.index.get(self.at) in game.ground.generators:
            raise code.fail(
                Message("there is a generator at '{square}', and it stays one", square=self.at), "at"
            )

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        if place in game.ground.generators:
            game.log_no_effect(state, "become")
            return
        before = lit_areas(game, state)
        change_ground(game, state, place, "" if self.what == "open" else self.what)
        game.emit(state, BECOMES[self.what], place)
        lit_up(game, state, before)


class Restart(SpiesOperation, Model, frozen=True, tag_field="op", tag="restart"):
    """A generator that is off runs again, with its noise, the electricity it makes, and the lamps it feeds; a lamp that
    was shot stays out (SP-41).
    """

    topic = "light"
    reads = Sentence("the generator {at:at} runs again")

    at: GeneratorAt

    def check(self, code: Code) -> None:
        is_generator(code, self.at)

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        if place in game.generators:
            start(game, state, game.generators.index(place))
        else:
            game.log_no_effect(state, "restart")


class SwitchOff(SpiesOperation, Model, frozen=True, tag_field="op", tag="switch_off"):
    """Switch zones off: electricity, mines, sensors, alarms, loud places (SP-44). They do nothing until they are switched
    on again; everybody sees it.
    """

    topic = "light"
    reads = Sentence("switch off", region=" {region}", zone=" every region tagged {zone}")

    region: ZoneName = None
    zone: ZoneTag = None

    def check(self, code: Code) -> None:
        _check_zones(code, self)

    def bound(self, game: SpiesGame) -> Callable[..., None]:
        return _switching(game, _zones(game, self), on=False)


class SwitchOn(SpiesOperation, Model, frozen=True, tag_field="op", tag="switch_on"):
    """Switch zones on that were off (SP-44). A spy who is there then stays where it is, and may go."""

    topic = "light"
    reads = Sentence("switch on", region=" {region}", zone=" every region tagged {zone}")

    region: ZoneName = None
    zone: ZoneTag = None

    def check(self, code: Code) -> None:
        _check_zones(code, self)

    def bound(self, game: SpiesGame) -> Callable[..., None]:
        return _switching(game, _zones(game, self), on=True)


def _check_zones(code: Code, areas: SwitchOff | SwitchOn) -> None:
    game: Any = code.game
    if (areas.region is None) == (areas.zone is None):
        raise code.fail(Message("give just one of `region` and `zone`"))
    code.taken(areas)  # a region that nothing is called is told first
    if not _zones(game, areas):
        raise code.fail(
            Message("there is nothing here that can be switched"),
            "region" if areas.region is not None else "zone",
            hint=Message("regions tagged {tags} can", tags=listing(SWITCHED)),
        )
    game.switches = True


def _zones(game: SpiesGame, areas: SwitchOff | SwitchOn) -> list[int]:
    """Return the zones that are meant, of those that can be switched."""
    regions = game.topology.regions
    return [
        number
        for number, zone in enumerate(game.ground.zones)
        if zone.kind in SWITCHED
        and (regions[zone.region].id == areas.region or areas.zone in regions[zone.region].tags)
    ]


def _switching(game: SpiesGame, zones: list[int], *, on: bool) -> Callable[..., None]:
    mask = sum(1 << number for number in zones)

    def switch(state: SpiesState, *_areas: object) -> None:
        changed = mask & (state.zones_gone if on else ~state.zones_gone)
        state.zones_gone ^= changed
        for number in zones:
            if changed >> number & 1:
                place = min(game.ground.zones[number].squares)
                game.emit(state, SpiesEvents.switched_on if on else SpiesEvents.switched_off, place)

    return switch


class Turn(SpiesOperation, Model, frozen=True, tag_field="op", tag="turn"):
    """Turn a camera, a sniper or a searchlight, on both boards. A camera looks that way and no other from now on, or, without
    `to`, anywhere again (SP-50).
    """

    topic = "light"
    reads = Sentence("turn {device}", to=" to face {to}")

    device: Annotated[
        str, takes("device", description="Which device: a name in scope, or its id.", examples=["camera-1"])
    ]
    to: Annotated[Facing | None, Meta(description="Which way.", examples=["e"])] = None

    def act(self, game: SpiesGame, state: SpiesState, device: int) -> None:
        way = NOBODY if self.to is None else game.topology.directions.index(self.to)
        if not may_face(game, state, device, way):
            game.log_no_effect(state, "turn")
            return
        state.aim[device] = way
        turned = SpiesEvents.turned_free if self.to is None else SpiesEvents.turned
        game.emit(state, turned, device, self.to)


class Carry(SpiesOperation, Model, frozen=True, tag_field="op", tag="carry"):
    """A spy takes a thing along: a document, or any piece that the mission has brought. Others lose sight of it (SP-35)."""

    reads = Sentence("{spy:subj} {spy:takes|take} {thing} along")

    thing: ThingName
    spy: SpyName = "piece"

    def check(self, code: Code) -> None:
        can_be_carried(code, self.thing)

    def act(self, game: SpiesGame, state: SpiesState, thing: int, spy: int) -> None:
        if not carry(game, state, spy, thing):
            game.log_no_effect(state, "carry")


class PutDown(SpiesOperation, Model, frozen=True, tag_field="op", tag="put_down"):
    """A thing that a spy carries lies where the spy is, and everybody sees it (SP-35)."""

    reads = Sentence("whoever carries {thing} puts it down")

    thing: ThingName

    def check(self, code: Code) -> None:
        can_be_carried(code, self.thing)

    def act(self, game: SpiesGame, state: SpiesState, thing: int) -> None:
        spy = state.carrier[thing]
        if spy == NOBODY or state.at[spy] == OFF:
            game.log_no_effect(state, "put_down")
        else:
            game.relocate(state, thing, state.at[spy])


def can_be_carried(code: Code, thing: str) -> None:
    """Say so where what is named is a piece that nobody can carry."""
    game: Any = code.game
    things = {game.pieces[piece].id for piece in (*game.items, *game.brought)}
    known = {piece.id for piece in game.pieces}
    if thing in known and thing not in things and not code.knows(thing, "piece"):
        raise code.fail(
            Message("'{piece}' cannot be carried", piece=thing),
            "thing",
            hint=Message("documents can, and what the mission has in its `pieces:`"),
        )


def is_generator(code: Code, at: str) -> None:
    """Say so where a square is named that has no generator."""
    game: Any = code.game
    index = game.topology.index
    if at in index and index[at] not in game.generators and not code.knows(at, "place"):
        known = [game.topology.ids[place] for place in game.generators]
        raise code.unknown(Message("generator"), at, known, "at")


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
