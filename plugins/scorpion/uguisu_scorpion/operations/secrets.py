"""Operations on what is hidden in zones (SC-11)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.said import Reads
from uguisu_scorpion.operations.refer import Intruder, Zone, game_of
from uguisu_scorpion.operations.words import ScorpionOperation
from uguisu_scorpion.rules.searching import NAMES, found_name
from uguisu_scorpion.state import AMBUSH, NOTHING, TRAP, ScorpionState


class Peek(ScorpionOperation, Model, frozen=True, tag_field="op", tag="peek"):
    """An intruder learns what is hidden in a zone, and sets nothing off; the guards are told that it looks (SC-52)."""

    reads = Reads("{intruder} learns what is hidden at {at}")

    intruder: Intruder
    at: Zone

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def peek(state: ScorpionState, who: int, place: int) -> None:
            intruder = who - game.first
            state.searched[place] |= 1 << intruder if game.rival else 3
            if state.log is not None:
                name, where = game.pieces[who].id, game.place_id(place)
                game.tell(state, "looks", piece=name, place=where)
                item = found_name(state.items[place])
                game.tell(state, "peeked", game.circle(intruder), place=where, item=item)

        code.act(peek, code.take(self, "intruder"), code.take(self, "at"))


class SwapHidden(ScorpionOperation, Model, frozen=True, tag_field="op", tag="swap_hidden"):
    """Swap what is hidden in two zones of one castle (SC-11); who knew what lay in either, knows where it is now."""

    reads = Reads("swap what is hidden at {start} and at {to}")

    start: Zone
    to: Zone

    def compile(self, code: Code) -> None:
        game = game_of(code)

        def swap(state: ScorpionState, one: int, other: int) -> None:
            if one == other or not any(one in castle and other in castle for castle in game.ground.hiding):
                game.pass_over(state, "swap_hidden")
                return
            for kept in (state.items, state.searched):
                kept[one], kept[other] = kept[other], kept[one]
            if state.log is not None:
                places = [game.place_id(one), game.place_id(other)]
                game.tell(state, "swapped_hidden", places=places)

        code.act(swap, code.take(self, "start"), code.take(self, "to"))


class Hide(ScorpionOperation, Model, frozen=True, tag_field="op", tag="hide"):
    """Hide something in a zone of a castle, or take away what was hidden there; a target stays where it is (SC-11). All are
    told where, and only the guards what: who knew what lay there, knows it no more.
    """

    reads = Reads(
        "{what} at {at}",
        what={
            "trap": "hide a trap",
            "ambush": "hide a sentry",
            "nothing": "take away what is hidden (not a target)",
        },
    )

    at: Zone
    what: Annotated[
        Literal["trap", "ambush", "nothing"],
        Meta(description="What is hidden there; `nothing` takes away what was.", examples=["trap"]),
    ] = "trap"

    def compile(self, code: Code) -> None:
        """Write it. Of a target nothing is told, for the others must not learn that it lies there."""
        game, item = game_of(code), {"trap": TRAP, "ambush": AMBUSH, "nothing": NOTHING}[self.what]

        def hide(state: ScorpionState, place: int) -> None:
            if not any(place in castle for castle in game.ground.hiding):
                game.pass_over(state, "hide")
                return
            if state.items[place] == NOTHING or state.items[place] in NAMES:
                state.items[place], state.searched[place] = item, 0
            if state.log is not None:
                where = game.place_id(place)
                game.tell(state, "hides", place=where)
                now = found_name(state.items[place])
                game.tell(state, "peeked", game.table.guards_audience, place=where, item=now)

        code.act(hide, code.take(self, "at"))


OPERATIONS = (Peek, SwapHidden, Hide)
