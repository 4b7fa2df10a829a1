"""Ways that a mission cuts or joins while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Rule
from uguisu_temple.events import TempleEvents
from uguisu_temple.state import TempleState

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


Changes = tuple[tuple[int, int], ...]
HEEDED = "ways that change"


def cut(game: TempleGame, state: TempleState, a: int, b: int) -> bool:
    """Cut every way between two crossings; return whether there was one. The rule `ways.cut`."""
    on_map = b in game.topology.neighbours(a) and (a, b) not in state.cut
    if not on_map and (a, b) not in state.joined:
        return False
    state.joined = tuple(way for way in state.joined if way not in ((a, b), (b, a)))
    if on_map:
        state.cut = (*state.cut, (a, b), (b, a))
    game.emit(state, TempleEvents.cut, a, b)
    return True


def join(game: TempleGame, state: TempleState, a: int, b: int) -> bool:
    """Mend the ways between two crossings, or lay one that all may use; return whether none was there.

    The rule `ways.join`.
    """
    if a == b or (a, b) in state.joined:
        return False
    if b in game.topology.neighbours(a):
        if (a, b) not in state.cut:
            return False
        state.cut = tuple(way for way in state.cut if way not in ((a, b), (b, a)))
    else:
        state.joined = (*state.joined, (a, b), (b, a))
    game.emit(state, TempleEvents.joined, a, b)
    return True


def changed(state: TempleState) -> tuple[Changes, Changes]:
    """Return the ways that are cut and those that are joined by now. The rule `ways.changed`."""
    return state.cut, state.joined


def heed(game: TempleGame) -> None:
    """Have everybody's moves follow ways as they are now: a rule of scenarios that change some, and of no others.

    The rule `ways.heed`.
    """
    rules = game.rules
    if rules.history("ninja.legal")[-1] == rules.history("samurai.legal")[-1] == HEEDED:
        return
    rules.editor = HEEDED
    rules.wrap("ninja.legal", _as_they_are)
    rules.wrap("samurai.legal", _as_they_are)


def _as_they_are(legal: Rule) -> Rule:
    def ways_now(state: TempleState) -> list[int]:
        ways: list[int] = legal(state)
        if not state.cut and not state.joined:
            return ways
        here, free = state.at[state.mover], state.free
        new = [there for one, there in state.joined if one == here and free[there] and there not in ways]
        return [*new, *(place for place in ways if (here, place) not in state.cut)]

    return ways_now
