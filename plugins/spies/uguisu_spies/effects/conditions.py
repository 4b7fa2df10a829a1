"""Conditions that only Spies has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from uguisu import Message, Sentence
from uguisu.effects import Code, Model, Test, takes
from uguisu_spies.effects.board import GeneratorAt, ThingName, can_be_carried, is_generator
from uguisu_spies.state import AWAY, CAUGHT, DEAD, GONE, IN, OUT, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


class SpiesTest(Test):
    """A condition that only the files of Spies know."""

    __slots__ = ()
    only_for = "spies"


SpyName = Annotated[str, takes("spy", description="The spy.", examples=["piece"])]


class Carries(SpiesTest, Model, frozen=True, tag_field="test", tag="carries"):
    """Tests whether a spy carries what the spies look for: a marked item (SP-72). `holds` asks for one thing."""

    reads = Sentence("{piece} {piece:carries|carry} what the spies are after")

    piece: SpyName

    def holds(self, game: SpiesGame, state: SpiesState, spy: int) -> bool:
        return bool(game.holds_marked(state, spy))


class Holds(SpiesTest, Model, frozen=True, tag_field="test", tag="holds"):
    """Tests whether a spy carries a thing: a document, or a piece of the mission that `carry` has given it."""

    reads = Sentence("{piece} {piece:carries|carry} {thing}")

    piece: SpyName
    thing: ThingName

    def check(self, code: Code) -> None:
        can_be_carried(code, self.thing)

    def holds(self, game: SpiesGame, state: SpiesState, spy: int, thing: int) -> bool:
        return state.carrier[thing] == spy


class Lies(SpiesTest, Model, frozen=True, tag_field="test", tag="lies"):
    """Tests whether a spy is lying down (SP-47)."""

    reads = Sentence("{piece} {piece:is|are} lying down")

    piece: SpyName

    def holds(self, game: SpiesGame, state: SpiesState, spy: int) -> bool:
        return bool(state.lying >> spy & 1)


FATES = {"in": IN, "caught": CAUGHT, "away": AWAY}
WAYS_DOWN = {"dead": (DEAD,), "out": (OUT,), None: (DEAD, OUT, GONE)}


class SpiesAre(SpiesTest, Model, frozen=True, tag_field="test", tag="spies"):
    """Tests how many spies are on the board, caught, or away over its edge; or whether all spies that were not caught
    are.
    """

    topic = "pieces"
    reads = Sentence(
        "at least {at_least} {at_least:spy is|spies are} {are}",
        are={"in": "on the board", "caught": "caught", "away": "away"},
    ).when("all spies are {are}", all_=True)

    are: Annotated[Literal["in", "caught", "away"], Meta(description="What they are.", examples=["away"])]
    all_: Annotated[
        bool,
        Meta(
            description="Whether it must be all of them, not counting those who are caught.", examples=[True]
        ),
    ] = False
    at_least: Annotated[int, Meta(ge=1, le=3, description="How many of them it must be.", examples=[2])] = 1

    def holds(self, game: SpiesGame, state: SpiesState) -> bool:
        fate = FATES[self.are]
        count = state.spies.count(fate)
        if not self.all_:
            return count >= self.at_least
        others = state.spies.count(CAUGHT) if fate != CAUGHT else 0
        return count >= self.at_least and count + others == len(game.spies)


class GeneratorRuns(SpiesTest, Model, frozen=True, tag_field="test", tag="generator_runs"):
    """Tests whether a generator runs (SP-41)."""

    topic = "light"
    reads = Sentence("the generator {at:at} runs")

    at: GeneratorAt

    def check(self, code: Code) -> None:
        is_generator(code, self.at)

    def holds(self, game: SpiesGame, state: SpiesState, place: int) -> bool:
        if place not in game.generators:
            return False
        return not state.stopped >> (game.number_of_lights + game.generators.index(place)) & 1


class Burns(SpiesTest, Model, frozen=True, tag_field="test", tag="burns"):
    """Tests whether the lamp or candle on a square burns, on the spies' board (SP-41)."""

    topic = "light"
    reads = Sentence("the lamp or candle {at:at} burns")

    at: Annotated[
        str,
        takes(
            "place",
            description="The square of the lamp or candle: its id, or a name in scope.",
            examples=["b2"],
        ),
    ]

    def check(self, code: Code) -> None:
        game: Any = code.game
        index, lights = game.topology.index, [place for place in game.ground.light_at if place >= 0]
        if self.at in index and index[self.at] not in lights and not code.knows(self.at, "place"):
            ids = [game.topology.ids[place] for place in lights]
            raise code.unknown(Message("lamp or candle"), self.at, ids, "at")

    def bound(self, game: SpiesGame) -> Callable[[SpiesState, int], bool]:
        lights = {place: 1 << light for light, place in enumerate(game.ground.light_at) if place >= 0}
        return lambda state, place: bool(lights.get(place, 0) & ~state.unlit())


class Down(SpiesTest, Model, frozen=True, tag_field="test", tag="down"):
    """Tests whether a unit is down, on the spies' board: dead, knocked out, or gone for good (SP-30, SP-34)."""

    reads = (
        Sentence("{piece} {piece:is|are} down")
        .when("{piece} {piece:is|are} dead", as_="dead")
        .when("{piece} {piece:is|are} knocked out", as_="out")
    )

    piece: Annotated[
        str, takes("unit", description="Which unit: a name in scope, or its id.", examples=["red-1"])
    ]
    as_: Annotated[
        Literal["dead", "out"] | None,
        Meta(description="In which way; if left out, either.", examples=["out"]),
    ] = None

    def holds(self, game: SpiesGame, state: SpiesState, unit: int) -> bool:
        return state.status[unit] in WAYS_DOWN[self.as_]


CONDITIONS = (Carries, Holds, Lies, SpiesAre, GeneratorRuns, Burns, Down)
