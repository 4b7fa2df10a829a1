"""Operations that only Temple has."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uguisu.content.markers import Operation
from uguisu.core.language.code import Code
from uguisu.core.language.kinds import takes
from uguisu.core.rulebook import Rule, Rulebook
from uguisu.core.state import OFF
from uguisu.said import Reads, Said
from uguisu_temple.state import TempleState


class Cut(
    Operation,
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="op",
    tag="cut",
):
    """Cut every way between two crossings for the rest of the game: a rope parts, a bridge burns."""

    reads = Reads("cut every way between these two: {between}")

    only_for = "temple"

    between: Annotated[
        tuple[str, str],
        takes(
            "place",
            description="The two crossings: ids, or names in scope.",
            examples=[["ginkgo", "north_steps"]],
        ),
    ]

    def compile(self, code: Code) -> None:
        """Write it."""
        with code.at("between"):
            ends = [code.place(name, number) for number, name in enumerate(self.between)]
        game = code.game
        index = game.topology.index
        a, b = (index.get(name, OFF) for name in self.between)
        if OFF not in (a, b) and b not in game.topology.neighbours(a):
            raise code.fail(
                Said(
                    "no way joins '{a}' and '{b}'",
                    a=self.between[0],
                    b=self.between[1],
                ),
                "between",
            )

        def cut(state: TempleState, a: int, b: int) -> None:
            if b not in game.topology.neighbours(a) or (a, b) in state.cut:
                game.pass_over(state, "cut")
                return
            state.cut = (*state.cut, (a, b), (b, a))
            if state.log is not None:
                game.tell(state, "cut", place_a=game.topology.ids[a], place_b=game.topology.ids[b])

        code.act(cut, *ends)
        heed_cuts(game.rules)


def heed_cuts(rules: Rulebook) -> None:
    """Leave ways that were cut out of everybody's moves: a rule of scenarios that can cut some, and of no others."""
    if rules.history("ninja.legal")[-1] == rules.history("samurai.legal")[-1] == HEEDED:
        return
    rules.editor = HEEDED
    rules.wrap("ninja.legal", _without_cut_ways)
    rules.wrap("samurai.legal", _without_cut_ways)


def _without_cut_ways(legal: Rule) -> Rule:
    def uncut(state: TempleState) -> list[int]:
        ways: list[int] = legal(state)
        if not state.cut:
            return ways
        here = state.at[state.mover]
        return [place for place in ways if (here, place) not in state.cut]

    return uncut


HEEDED = "the operation 'cut'"
OPERATIONS = (Cut,)
