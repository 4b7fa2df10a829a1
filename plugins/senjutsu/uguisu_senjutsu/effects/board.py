"""Operations on what lies on the field (SJ-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from uguisu import OFF, Frame, Message, Sentence
from uguisu.board import Id
from uguisu.checks import did_you_mean
from uguisu.effects import Code, Model, Value, takes
from uguisu_senjutsu.board.geometry import HexError, offset
from uguisu_senjutsu.content.map import PLAIN
from uguisu_senjutsu.effects.base import HexName, SenjutsuOperation, card_game, game_of
from uguisu_senjutsu.effects.fighting import impossible
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.movement import occupied
from uguisu_senjutsu.state import ACTOR, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

At = Annotated[
    str | None,
    takes("place", description="The hex: its id, a name in scope, or who stands there.", examples=["d4"]),
]
Hex = Annotated[
    HexName | None,
    Meta(
        description="Of cards, instead of `at`: a hex as the fighter sees it; its own if neither is given.",
        examples=["F"],
    ),
]


class LayTerrain(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="lay_terrain"):
    """Terrain of the option `terrain` is laid on a hex where none lies; what floats, also beside the field. What blocks is not
    laid where somebody stands (SJ-70).
    """

    reads = Sentence("lay {terrain:an}", at=" {at:at}", hex=" on {hex}")

    def told(self, reader: Any) -> dict[str, object]:
        """The terrain as people read it, not as files write it."""
        return {"terrain": reader.spoken(self.terrain)}

    terrain: Annotated[Id, Meta(description="Which: a name of the option `terrain`.", examples=["boat"])]
    at: At = None
    hex: Hex = None

    def check(self, code: Code) -> None:
        names = game_of(code).terrain.names
        if self.terrain not in names:
            raise code.fail(
                Message("no terrain is called '{terrain}'", terrain=self.terrain),
                "terrain",
                hint=did_you_mean(self.terrain, names)
                or Message("name it in the scenario's option `terrain`"),
            )

    def needs(self, code: Code) -> list[Value]:
        return [hex_of(code, self)]

    def act(self, game: SenjutsuGame, state: SenjutsuState, *hexes: Any) -> None:
        place, kind = hexes[-1], game.terrain.names.index(self.terrain)
        thing = game.terrain.things[kind]
        in_the_way = thing.blocks or thing.beyond
        if (
            place == OFF
            or not game.terrain.takes(state, place, kind)
            or (in_the_way and occupied(game, state) >> place & 1)
        ):
            game.log_no_effect(state, "lay_terrain")
            return
        game.terrain.lay(state, place, kind)
        game.emit(state, SenjutsuEvents.laid, self.terrain, place)


class ClearTerrain(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="clear_terrain"):
    """What lies on a hex is taken away: what was laid there, or else what the map has there. A boat is not taken away from
    under somebody who would not be on the field without it (SJ-70).
    """

    reads = Sentence("remove the terrain", at=" {at:at}", hex=" on {hex}")

    at: At = None
    hex: Hex = None

    def needs(self, code: Code) -> list[Value]:
        return [hex_of(code, self)]

    def act(self, game: SenjutsuGame, state: SenjutsuState, *hexes: Any) -> None:
        place = hexes[-1]
        if (
            place == OFF
            or state.beyond >> place & 1
            or game.terrain.at(state, place) == PLAIN
            or (game.terrain.bears(state, place) and occupied(game, state) >> place & 1)
        ):
            game.log_no_effect(state, "clear_terrain")
            return
        game.terrain.clear(state, place)
        game.emit(state, SenjutsuEvents.cleared, place)


def hex_of(code: Code, operation: Any) -> Value:
    """Return the hex that `at` or `hex` names, or else that of the fighter whose card it is; `OFF` where there is none.

    Raises:
        CompileError: if both of them are given, or a mission, where nobody plays a card, gives no `at`.
    """
    if operation.at is not None and operation.hex is not None:
        raise code.fail(Message("give just one of `at` and `hex`"), "at")
    if operation.at is not None:
        return code.take(operation, "at")
    game = card_game(code)
    if operation.hex is None:
        return lambda state, frame: state.at[frame[ACTOR]]
    try:
        steps = offset(operation.hex)
    except HexError as error:
        message, hint = impossible(error, operation.hex)
        raise code.fail(message, "hex", hint=hint) from None
    relative = game.topology.relative

    def seen(state: SenjutsuState, frame: Frame) -> int:
        place = state.at[frame[ACTOR]]
        return relative(place, state.facing[frame[ACTOR]], *steps) if place != OFF else OFF

    return seen


OPERATIONS = (LayTerrain, ClearTerrain)
