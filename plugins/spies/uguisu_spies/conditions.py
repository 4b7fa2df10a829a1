"""Conditions that only Spies has."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu import Reads, Said
from uguisu.effects import Code, Condition, Model, Test, takes
from uguisu_spies.operations import GeneratorAt, ThingName, generator_in, thing_in
from uguisu_spies.state import AWAY, CAUGHT, DEAD, GONE, IN, OUT, SpiesState


class SpiesTest(Test):
    """A condition that only the files of Spies know."""

    __slots__ = ()
    only_for = "spies"


SpyName = Annotated[str, takes("spy", description="The spy.", examples=["piece"])]


class Carries(SpiesTest, Model, frozen=True, tag_field="test", tag="carries"):
    """Tests whether a spy carries what the spies look for: a marked item (SP-72). `holds` asks for one thing."""

    reads = Reads("{piece} carries what the spies look for")

    piece: SpyName

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game: Any = code.game
        return code.ask(lambda state, spy: bool(game.holds_marked(state, spy)), code.take(self, "piece"))


class Holds(SpiesTest, Model, frozen=True, tag_field="test", tag="holds"):
    """Tests whether a spy carries a thing: a document, or a piece of the mission that `carry` has given it."""

    reads = Reads("{piece} carries {thing}")

    piece: SpyName
    thing: ThingName

    def compile(self, code: Code) -> Condition:
        """Write it."""
        return code.ask(_holds, code.take(self, "piece"), thing_in(code, self))


class Lies(SpiesTest, Model, frozen=True, tag_field="test", tag="lies"):
    """Tests whether a spy is lying down (SP-47)."""

    reads = Reads("{piece} is lying down")

    piece: SpyName

    def compile(self, code: Code) -> Condition:
        """Write it."""
        return code.ask(_lies, code.take(self, "piece"))


def _holds(state: Any, spy: int, thing: int) -> bool:
    return bool(state.carrier[thing] == spy)


def _lies(state: Any, spy: int) -> bool:
    return bool(state.lying >> spy & 1)


FATES = {"in": IN, "caught": CAUGHT, "away": AWAY}


class SpiesAre(SpiesTest, Model, frozen=True, tag_field="test", tag="spies"):
    """Tests how many spies are on the board, caught, or away over its edge; or whether all spies that were not caught
    are.
    """

    reads = Reads(
        "",
        are={
            "in": "spies are on the board",
            "caught": "spies are caught",
            "away": "spies are away",
        },
        all_={True: ": all"},
        at_least=": {at_least} or more",
    )

    are: Annotated[Literal["in", "caught", "away"], Meta(description="What they are.", examples=["away"])]
    all_: Annotated[
        bool,
        Meta(
            description="Whether it must be all of them, not counting those who are caught.", examples=[True]
        ),
    ] = False
    at_least: Annotated[int, Meta(ge=1, le=3, description="How many of them it must be.", examples=[2])] = 1

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game: Any = code.game
        fate, least, every = FATES[self.are], self.at_least, self.all_

        def holds(state: SpiesState, _frame: object) -> bool:
            count = state.spies.count(fate)
            if not every:
                return count >= least
            others = state.spies.count(CAUGHT) if fate != CAUGHT else 0
            return count >= least and count + others == len(game.spies)

        return holds


class GeneratorRuns(SpiesTest, Model, frozen=True, tag_field="test", tag="generator_runs"):
    """Tests whether a generator runs (SP-41)."""

    reads = Reads("the generator at {at} runs")

    at: GeneratorAt

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game: Any = code.game

        def runs(state: Any, place: int) -> bool:
            if place not in game.generators:
                return False
            return not state.stopped >> (game.number_of_lights + game.generators.index(place)) & 1

        return code.ask(runs, generator_in(code, self))


class Burns(SpiesTest, Model, frozen=True, tag_field="test", tag="burns"):
    """Tests whether the lamp or candle on a square burns, on the spies' board (SP-41)."""

    reads = Reads("the lamp or candle at {at} burns")

    at: Annotated[
        str,
        takes(
            "place",
            description="The square of the lamp or candle: its id, or a name in scope.",
            examples=["b2"],
        ),
    ]

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game: Any = code.game
        lights = {place: 1 << light for light, place in enumerate(game.ground.light_at) if place >= 0}
        index = game.topology.index
        if self.at in index and index[self.at] not in lights and not code.knows(self.at, "place"):
            raise code.unknown(
                Said("lamp or candle"), self.at, [game.topology.ids[place] for place in lights], "at"
            )

        def burns(state: Any, place: int) -> bool:
            return bool(lights.get(place, 0) & ~state.unlit())

        return code.ask(burns, code.take(self, "at"))


class Down(SpiesTest, Model, frozen=True, tag_field="test", tag="down"):
    """Tests whether a unit is down, on the spies' board: dead, knocked out, or gone for good (SP-30, SP-34)."""

    reads = Reads("{piece} is down", as_={"dead": ": dead", "out": ": knocked out"})

    piece: Annotated[
        str, takes("unit", description="Which unit: a name in scope, or its id.", examples=["red-1"])
    ]
    as_: Annotated[
        Literal["dead", "out"] | None,
        Meta(description="In which way; if left out, either.", examples=["out"]),
    ] = None

    def compile(self, code: Code) -> Condition:
        """Write it."""
        wanted = {"dead": (DEAD,), "out": (OUT,)}.get(self.as_ or "", (DEAD, OUT, GONE))
        return code.ask(lambda state, unit: state.status[unit] in wanted, code.take(self, "piece"))


CONDITIONS = (Carries, Holds, Lies, SpiesAre, GeneratorRuns, Burns, Down)
