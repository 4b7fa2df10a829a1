"""Conditions that only Spies has."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu.content.markers import Test
from uguisu.content.models.fields import Model
from uguisu.core.language.code import Code
from uguisu.core.language.kinds import takes
from uguisu.core.machine import Condition
from uguisu.said import Reads
from uguisu_spies.state import AWAY, CAUGHT, IN, SpiesState


class SpiesTest(Test):
    """A condition that only the files of Spies know."""

    __slots__ = ()
    only_for = "spies"


SpyName = Annotated[str, takes("spy", description="The spy.", examples=["piece"])]


class Carries(SpiesTest, Model, frozen=True, tag_field="test", tag="carries"):
    """Tests whether a spy carries what the spies look for: a marked item (SP-72)."""

    reads = Reads("{piece} carries what the spies look for")

    piece: SpyName

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game: Any = code.game
        return code.ask(lambda state, spy: bool(game.holds_marked(state, spy)), code.take(self, "piece"))


class Lies(SpiesTest, Model, frozen=True, tag_field="test", tag="lies"):
    """Tests whether a spy is lying down (SP-47)."""

    reads = Reads("{piece} is lying down")

    piece: SpyName

    def compile(self, code: Code) -> Condition:
        """Write it."""
        return code.ask(_lies, code.take(self, "piece"))


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


CONDITIONS = (Carries, Lies, SpiesAre)
