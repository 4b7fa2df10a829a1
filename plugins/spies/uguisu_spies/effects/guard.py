"""Operations that the guard's cards are written with. What they are played on is on his board, and may be there no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from uguisu import OFF, Sentence, mask_of
from uguisu.effects import Code, Model, takes
from uguisu_spies.effects.spies import BorderName, SpiesOperation, Square, UnitName, game_of
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.detection import look
from uguisu_spies.rules.light import lit_areas, lit_up
from uguisu_spies.rules.placing import put_figure, take_over
from uguisu_spies.rules.units import answers, out_of_order, ready
from uguisu_spies.state import FAR, IN, LOW, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


class LookAt(SpiesOperation, Model, frozen=True, tag_field="op", tag="look"):
    """The guard looks at a square and those around it, and finds what a unit or a camera would (SP-11, SP-12). If
    `at` names a unit or a camera, that one looks, from where its figure is, and not through walls. A unit that is down
    does not answer; a camera that is cut off does not look: it is missed (SP-H35).
    """

    topic = "light"
    reads = Sentence(
        "look at {at}",
        camera=" as a camera does",
        lying="; what is lying down is seen, too",
        outside=", but nothing inside a {outside}",
    ).when("look at {at} and up to {reach} {reach:square|squares} around it", reach=...)

    at: Square
    reach: Annotated[
        int, Meta(ge=0, le=9, description="How many squares around it: 2 for 5x5.", examples=[2])
    ] = 0
    lying: Annotated[bool, Meta(description="Whether what is lying down is found too.", examples=[True])] = (
        False
    )
    outside: Annotated[
        str | None,
        takes(
            "region_tag",
            description="A tag of regions that it cannot look into, on maps that have it.",
            examples=["house"],
        ),
    ] = None
    camera: Annotated[
        bool,
        Meta(description="Whether spies are only seen, as by a camera, and not caught.", examples=[True]),
    ] = False

    def compile(self, code: Code) -> None:
        """Write it."""
        game, reach, lying = game_of(code), self.reach, self.lying
        eye = game.eye_camera if self.camera else game.eye
        shut = mask_of(game.ground.squares(self.outside)) if self.outside is not None else 0

        def from_above(state: SpiesState, place: int) -> None:
            look(game, state, mask_of(game.around(place, reach)) & ~shut, eye, lying=lying)

        def by_unit(state: SpiesState, unit: int) -> None:
            place = state.shown[unit]
            if place == OFF or not answers(game, state, unit):
                game.log_no_effect(state, "look")
                return
            look(game, state, around(state, place), unit, lying=lying)

        def by_device(state: SpiesState, device: int) -> None:
            if not out_of_order(game, state, device) and state.shown[device] != OFF:
                finder = device if self.camera and game.is_camera[device] else eye
                look(game, state, around(state, state.shown[device]), finder, lying=lying)

        def around(state: SpiesState, place: int) -> int:
            sight = game.land(state).ground.look
            squares = (one for one in game.around(place, reach) if sight.sees(place, one))
            return (mask_of(squares) | 1 << place) & ~shut

        if code.knows(self.at, "unit"):
            code.act(by_unit, code.piece(self.at, "at", "unit"))
        elif code.knows(self.at, "device"):
            code.act(by_device, code.piece(self.at, "at", "device"))
        else:
            code.act(from_above, code.take(self, "at"))


class Bug(SpiesOperation, Model, frozen=True, tag_field="op", tag="bug"):
    """Plant a bug on an item: taking it raises the alert (SP-11, SP-72)."""

    topic = "light"
    reads = Sentence("plant a bug on {item}")

    item: Annotated[
        str, takes("item", description="Which item: a name in scope, or its id.", examples=["target"])
    ]

    def act(self, game: SpiesGame, state: SpiesState, item: int) -> None:
        state.bugged |= 1 << item


class MoreUnits(SpiesOperation, Model, frozen=True, tag_field="op", tag="more_units"):
    """The guard may activate more units this turn, in its window `units`, if he has as many."""

    topic = "pieces"
    reads = Sentence("activate {by} more {by:unit|units} this turn")

    by: Annotated[int, Meta(ge=1, le=9, description="How many more.", examples=[1])]

    def act(self, game: SpiesGame, state: SpiesState) -> None:
        state.left = max(state.left, min(state.left + self.by, len(ready(game, state))))


class Ready(SpiesOperation, Model, frozen=True, tag_field="op", tag="ready"):
    """A unit that has been activated this turn may be activated once more."""

    reads = Sentence("{unit} can be activated again this turn")

    unit: UnitName

    def act(self, game: SpiesGame, state: SpiesState, unit: int) -> None:
        state.activated &= ~(1 << unit)


class Sharpen(SpiesOperation, Model, frozen=True, tag_field="op", tag="sharpen"):
    """Until the end of the guard's turn his units look better: they also see what is lying down, or one square
    further (SP-03, SP-43).
    """

    topic = "light"
    reads = Sentence("this turn units see", low=" what is lying down", far=" 1 square further").when(
        "this turn units see what is lying down, and 1 square further", low=True, far=True
    )

    low: Annotated[bool, Meta(description="Whether they also find what is lying down.", examples=[True])] = (
        False
    )
    far: Annotated[bool, Meta(description="Whether they see one square beyond.", examples=[True])] = False

    def act(self, game: SpiesGame, state: SpiesState) -> None:
        state.sharp |= LOW * self.low | FAR * self.far


class Hail(SpiesOperation, Model, frozen=True, tag_field="op", tag="hail"):
    """A unit must answer: if it is down or stunned, that is discovered as if it were activated (SP-11, SP-30, SP-34)."""

    reads = Sentence("{unit} must answer")

    unit: UnitName

    def act(self, game: SpiesGame, state: SpiesState, unit: int) -> None:
        if state.shown[unit] != OFF and answers(game, state, unit):
            game.emit(state, SpiesEvents.answers, unit)


class ListenAt(SpiesOperation, Model, frozen=True, tag_field="op", tag="listen_at"):
    """The spies say whether any of them is on a square or near it, but not which or where."""

    topic = "light"
    reads = Sentence("the spies say whether one of them is within {reach} {reach:square|squares} of {at}")

    at: Square
    reach: Annotated[int, Meta(ge=0, le=9, description="How many squares around it.", examples=[3])] = 2

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        squares = mask_of(game.around(place, self.reach))
        near = any(state.spies[spy] == IN and squares >> state.at[spy] & 1 for spy in game.spies)
        left = [spy for spy in game.spies if state.spies[spy] <= IN]
        if not near:
            game.belief.looked(state, squares, lying=True)
        elif len(left) == 1:
            game.belief.located(state, left[0], squares)
        game.emit(state, SpiesEvents.heard_there if near else SpiesEvents.nobody_there, place)


class Put(SpiesOperation, Model, frozen=True, tag_field="op", tag="put_unit"):
    """Put a unit on a square, or, if another stands there, on the nearest free one beside it (SP-04). If the unit is
    down, it does not answer, and that is discovered. If a spy has taken the place of the unit, it moves with it (SP-60).
    """

    reads = Sentence("put {unit} {to:at} or next to it")

    unit: UnitName
    to: Square

    def act(self, game: SpiesGame, state: SpiesState, unit: int, place: int) -> None:
        if (
            state.shown[unit] == OFF
            or not answers(game, state, unit)
            or not put_figure(game, state, unit, place)
        ):
            game.log_no_effect(state, "put_unit")


class Relieve(SpiesOperation, Model, frozen=True, tag_field="op", tag="relieve"):
    """A fresh unit comes to a square to replace one that both boards have lost; if there is none, nothing happens."""

    topic = "pieces"
    reads = Sentence("replace a lost unit with a fresh one {at:at}")

    at: Square

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        if not take_over(game, state, place):
            game.log_no_effect(state, "relieve")


class Relight(SpiesOperation, Model, frozen=True, tag_field="op", tag="relight"):
    """A lamp or candle that is out burns again, unless its generator is off."""

    topic = "light"
    reads = Sentence("the light {at:at} comes back on")

    at: Square

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        before = lit_areas(game, state)
        again = mask_of(light for light in game.dead_lights(state) if game.ground.light_at[light] == place)
        state.out &= ~again
        state.known_out &= ~again
        if again:
            game.emit(state, SpiesEvents.light_again, place)
        lit_up(game, state, before)


class SetAlarm(SpiesOperation, Model, frozen=True, tag_field="op", tag="set_alarm"):
    """Place an alarm on a door or window: it goes off when a breach is made there (SP-44)."""

    topic = "walls"
    reads = Sentence("set an alarm on {border}")

    border: BorderName

    def act(self, game: SpiesGame, state: SpiesState, border: int) -> None:
        if border not in state.alarms:
            state.alarms = (*state.alarms, border)
            a, b, _ = game.ground.borders[border]
            game.emit(state, SpiesEvents.alarm_set, a, b)


class Mend(SpiesOperation, Model, frozen=True, tag_field="op", tag="mend"):
    """Close a breach that the guard knows of, on both boards."""

    topic = "walls"
    reads = Sentence("mend {border}")

    border: BorderName

    def act(self, game: SpiesGame, state: SpiesState, border: int) -> None:
        if any(one[0] == border and one[3] for one in state.breaches):
            game.put_breaches(state, (one for one in state.breaches if one[0] != border))
            a, b, _ = game.ground.borders[border]
            game.emit(state, SpiesEvents.mended, a, b)


GUARD_WORDS = (
    LookAt,
    Bug,
    MoreUnits,
    Ready,
    Sharpen,
    Hail,
    ListenAt,
    Put,
    Relieve,
    Relight,
    SetAlarm,
    Mend,
)
