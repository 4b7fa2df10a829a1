"""Blocks while they hold (SJ-45), and what their cards do afterwards (SJ-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

FIGURE, COVERED, OVER, REGISTER = range(4)
FRAME = 4
"""What stands where in an entry of `SenjutsuState.blocks`: whose it is, the hexes as a mask, whether its card has gone on,
the register for who was stopped, and the frame of its card."""
NOBODY = -1


def raise_block(state: SenjutsuState, figure: int, covered: int, register: int, frame: Frame) -> None:
    """SJ-45: a block holds on these hexes as long as its initiative is applied; its card waits that long."""
    state.blocks.append([figure, covered, 0, register, *frame])


def stopped_by(game: SenjutsuGame, state: SenjutsuState, figure: int, attacker: int, place: int) -> None:
    """SJ-46, SJ-53: if a figure's own block has stopped an attack on it, its card goes on with that success."""
    for block in state.blocks:
        own = block[FIGURE] == figure and not block[OVER]
        if own and game.field.blocked(block[COVERED], state.at[attacker], place):
            block[OVER] = 1
            frame = block[FRAME:]
            frame[block[REGISTER]] = attacker
            state.pending.append(frame)


def let_blocks_go(state: SenjutsuState) -> bool:
    """Let cards go on whose blocks have stopped nothing, and return whether there were any; the blocks still hold."""
    found = False
    for block in state.blocks:
        if not block[OVER]:
            block[OVER] = 1
            state.pending.append(block[FRAME:])
            found = True
    return found
