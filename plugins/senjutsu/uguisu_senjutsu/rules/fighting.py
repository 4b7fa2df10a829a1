"""An attack effect: whom it meets, what stops it, what it does (SJ-40, SJ-45, SJ-46, SJ-52)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from uguisu.core.state import OFF
from uguisu_senjutsu.rules.blocking import FIGURE, FRAME, OVER, WHICH
from uguisu_senjutsu.rules.harm import wound
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


def strike(
    game: SenjutsuGame,
    state: SenjutsuState,
    figure: int,
    diagram: Sequence[tuple[int, int, Any]],
    *,
    unblockable: bool,
) -> tuple[int, int]:
    """Apply an attack effect. Return who has taken a wound, and who stands at a star, both as masks."""
    hit = starred = executed = 0
    stopped: list[list[int]] = []
    here, facing = state.at[figure], state.facing[figure]
    for q, r, harm in diagram:
        place = game.topology.relative(here, facing, q, r)
        if place == OFF:
            continue
        for target in game.figure_at(state, place):
            block = None if unblockable else block_against(game, state, here, place)
            if block is not None:
                if block[FIGURE] == target:
                    stopped.append(block)
                continue
            wound(game, state, target, harm.wounds)
            wound(game, state, target, harm.bleeding, bleeding=True)
            if harm.wounds or harm.bleeding or harm.execution:
                hit |= 1 << target
            if harm.execution:
                executed |= 1 << target
            if harm.star:
                starred |= 1 << target
    for block in stopped:
        if not block[OVER]:
            block[OVER] = 1
            rest = block[FRAME:]
            rest[game.blocks[block[WHICH]].register] = figure
            state.pending.append(rest)
    if executed:
        game.defeat(state, executed)
    game.check_defeat(state)
    return hit, starred


def block_against(game: SenjutsuGame, state: SenjutsuState, here: int, place: int) -> list[int] | None:
    """Return the block that voids an attack from one hex on another (SJ-45), None where nothing does."""
    for block in state.blocks:
        figure = block[FIGURE]
        for q, r in game.blocks[block[WHICH]].hexes:
            covered = game.topology.relative(state.at[figure], state.facing[figure], q, r)
            if covered in (place, here) and covered != OFF:
                return block
    return None
