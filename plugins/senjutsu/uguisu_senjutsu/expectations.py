"""What rulings expect of a duel, besides what they may expect of any game."""

from __future__ import annotations

from typing import Annotated, Any, cast

from uguisu import Message, Sentence, UguisuError
from uguisu.effects import Model, takes
from uguisu.rulings import Expectation
from uguisu_senjutsu.state import SenjutsuState


class Looks(Expectation, Model, frozen=True, tag_field="expect", tag="facing"):
    """A fighter faces a direction of the map."""

    only_for = "senjutsu"
    reads = Sentence("{piece} faces {to}")

    piece: Annotated[str, takes("piece", description="The fighter.", examples=["red"])]
    to: Annotated[str, takes("direction", description="The direction.", examples=["ne"])]

    def differs(self, bench: Any) -> str | None:
        """Return None when it holds, else what is found."""
        directions = bench.game.topology.directions
        if self.to not in directions:
            raise UguisuError(
                Message("no direction is called '{name}'", name=self.to),
                hint=Message("such as {known}", known=", ".join(directions)),
            )
        found = directions[cast("SenjutsuState", bench.state).facing[bench.piece(self.piece)]]
        return (
            None
            if found == self.to
            else Message("{piece} faces {direction}", piece=self.piece, direction=found)
        )


EXPECTATIONS = (Looks,)
