"""Whose turn it is, and what may be done."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from uguisu.content.markers import Expectation
from uguisu.content.models.fields import Model
from uguisu.core.state import CHANCE
from uguisu.rulings.bench import Bench
from uguisu.rulings.expectations.telling import Natural, listed
from uguisu.said import Said


class Legal(Expectation, Model, frozen=True, tag_field="expect", tag="legal"):
    """Says which actions are legal."""

    includes: Annotated[
        tuple[str, ...], Meta(description="These are legal, maybe others too.", examples=[["ninja:hall"]])
    ] = ()
    excludes: Annotated[
        tuple[str, ...], Meta(description="These are not legal.", examples=[["ninja:moat"]])
    ] = ()
    exactly: Annotated[
        tuple[str, ...] | None,
        Meta(description="These are legal and no others.", examples=[["red:gate", "red:stay"]]),
    ] = None
    count: Annotated[Natural | None, Meta(description="So many are legal.", examples=[3])] = None

    def differs(self, bench: Bench) -> str | None:
        """Compare with the legal actions."""
        legal = bench.legal()
        missing = [move for move in (*self.includes, *(self.exactly or ())) if move not in legal]
        if missing:
            return Said(
                "{missing} should be legal; legal: {legal}", missing=listed(missing), legal=listed(legal)
            )
        wrong = [move for move in self.excludes if move in legal]
        if self.exactly is not None:
            wrong += [move for move in legal if move not in self.exactly]
        if wrong:
            return Said("{wrong} should not be legal", wrong=listed(wrong))
        if self.count is not None and len(legal) != self.count:
            return Said(
                "{count} actions should be legal, but {has} are: {legal}",
                count=self.count,
                has=len(legal),
                legal=listed(legal),
            )
        return None


class Illegal(Expectation, Model, frozen=True, tag_field="expect", tag="illegal"):
    """Says that actions are not legal."""

    moves: Annotated[
        tuple[str, ...], Meta(min_length=1, description="None of these is legal.", examples=[["ninja:moat"]])
    ]

    def differs(self, bench: Bench) -> str | None:
        """Compare with the legal actions."""
        legal = bench.legal()
        wrong = [move for move in self.moves if move in legal]
        return Said("{wrong} should not be legal", wrong=listed(wrong)) if wrong else None


class ToMove(Expectation, Model, frozen=True, tag_field="expect", tag="to_move"):
    """Says whose decision it is, and which."""

    seat: Annotated[
        str | None,
        Meta(description="The seat that decides; `chance` where dice or a deck do.", examples=["samurai"]),
    ] = None
    phase: Annotated[str | None, Meta(description="The phase that is on.", examples=["ninja"])] = None

    def differs(self, bench: Bench) -> str | None:
        """Compare with the decision that is open."""
        state, game = bench.state, bench.game
        if state.over:
            return Said("the game is over: `{result}`", result=game.results[state.result].id)
        seat = "chance" if state.seat == CHANCE else game.seats[state.seat].id
        if self.seat is not None:
            if self.seat != "chance":
                bench.seat(self.seat)
            if self.seat != seat:
                return Said("`{seat}` should be to move, but `{mover}` is", seat=self.seat, mover=seat)
        if self.phase is not None and bench.phase(self.phase) != state.phase:
            return Said(
                "the phase should be `{phase}`, but it is `{present}`",
                phase=self.phase,
                present=game.phases[state.phase].name,
            )
        return None


EXPECTATIONS = (Legal, Illegal, ToMove)
