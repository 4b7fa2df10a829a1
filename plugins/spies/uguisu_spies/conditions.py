"""Conditions that only Spies has."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from uguisu.content.markers import Test
from uguisu.core.language.code import Code
from uguisu.core.language.kinds import takes
from uguisu.core.machine import Condition
from uguisu.said import Reads


class Carries(
    Test,
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="test",
    tag="carries",
):
    """Asks whether a spy carries what is looked for: a marked item (SP-72)."""

    reads = Reads("{piece} carries what is looked for")

    only_for = "spies"

    piece: Annotated[str, takes("spy", description="The spy.", examples=["piece"])]

    def compile(self, code: Code) -> Condition:
        """Write it."""
        spy = code.piece(self.piece, "piece")
        game: Any = code.game
        return lambda state, frame: bool(game.holds_marked(state, spy(state, frame)))


CONDITIONS = (Carries,)
