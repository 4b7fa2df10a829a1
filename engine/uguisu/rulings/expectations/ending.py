"""How the game ends, and for whom."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.content.text import localize
from uguisu.rulings.bench import Bench
from uguisu.said import Said

NOBODY = "nobody"


def _found(bench: Bench) -> str:
    state = bench.state
    return (
        Said("the game ended with `{result}`", result=bench.game.results[state.result].id)
        if state.over
        else Said("the game goes on")
    )


class Ends(Expectation, Model, frozen=True, tag_field="expect", tag="result"):
    """Says that the game is over, and how it ended."""

    is_: Annotated[str, Meta(description="The result.", examples=["ninja_escapes"])]

    def differs(self, bench: Bench) -> str | None:
        """Compare with the result."""
        wanted = bench.result(self.is_)
        if bench.state.over and bench.state.result == wanted:
            return None
        return Said(
            "the game should have ended with `{wanted}`, but {ended}", wanted=self.is_, ended=_found(bench)
        )


class GoesOn(Expectation, Model, frozen=True, tag_field="expect", tag="goes_on"):
    """Says that the game is not over."""

    def differs(self, bench: Bench) -> str | None:
        """Compare with the state."""
        return Said("the game should go on, but {ended}", ended=_found(bench)) if bench.state.over else None


class Winner(Expectation, Model, frozen=True, tag_field="expect", tag="winner"):
    """Says who has won."""

    is_: Annotated[str, Meta(description="The side that won, or `nobody`.", examples=["ninja", "nobody"])]

    def differs(self, bench: Bench) -> str | None:
        """Compare with the result."""
        state = bench.state
        wanted = None if self.is_ == NOBODY else bench.side(self.is_)
        if not state.over:
            return Said("`{wanted}` should have won, but the game goes on", wanted=self.is_)
        winner = bench.game.results[state.result].winner()
        if winner == wanted:
            return None
        return Said(
            "`{wanted}` should have won, but `{winner}` has: {ended}",
            wanted=self.is_,
            winner=winner or NOBODY,
            ended=_found(bench),
        )


class Rank(Expectation, Model, frozen=True, tag_field="expect", tag="rank"):
    """Says which rank the winners earn."""

    is_: Annotated[str, Meta(description="The rank.", examples=["Genin"])]
    side: Annotated[
        str | None, Meta(description="The side; left out, the winning one.", examples=["samurai"])
    ] = None
    language: Annotated[str, Meta(description="The language it is written in.", examples=["en"])] = "en"

    def differs(self, bench: Bench) -> str | None:
        """Compare with the ranks of the result."""
        state = bench.state
        if not state.over:
            return Said("the rank should be `{wanted}`, but the game goes on", wanted=self.is_)
        result = bench.game.results[state.result]
        side = result.winner() if self.side is None else bench.side(self.side)
        rank = localize(result.ranks[side], self.language) if side in result.ranks else Said("none")
        return (
            None
            if rank == self.is_
            else Said("the rank should be `{wanted}`, but it is `{rank}`", wanted=self.is_, rank=rank)
        )


EXPECTATIONS = (Ends, GoesOn, Winner, Rank)
