"""Blocks while they hold (SJ-45), and what their cards do afterwards (SJ-53)."""

from __future__ import annotations

from uguisu_senjutsu.state import SenjutsuState

FIGURE, WHICH, OVER = range(3)
FRAME = 3
"""What stands where in an entry of `SenjutsuState.blocks`."""


def let_blocks_go(state: SenjutsuState) -> bool:
    """Let cards go on whose blocks have stopped nothing, and return whether there were any; the blocks still hold."""
    found = False
    for block in state.blocks:
        if not block[OVER]:
            block[OVER] = 1
            state.pending.append(block[FRAME:])
            found = True
    return found
