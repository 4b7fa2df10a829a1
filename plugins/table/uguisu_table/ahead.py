"""Simultaneous choice: who is asked later may choose at once, for what the others choose makes no difference to her."""

from __future__ import annotations

from uguisu import Game, State
from uguisu.phases import CommitPhase, SecretChoice


def position_ahead(game: Game, state: State, seat: int) -> State | None:
    """Return a position in which `seat` is asked what she will be asked in this simultaneous choice; None if she won't be.

    The others have chosen anything in it: by the rules of such choices, hers is the same whatever they choose.
    """
    if state.over or state.seat in (seat, -1) or not _is_to_choose(game, state, seat):
        return None
    ahead = state.without_log()
    for _ in game.seats:
        if ahead.over or ahead.phase != state.phase:
            return None
        if ahead.seat == seat:
            return ahead
        game.apply(ahead, game.legal(ahead)[0])
    return None


def _is_to_choose(game: Game, state: State, seat: int) -> bool:
    phase = game.phases[state.phase]
    if isinstance(phase, CommitPhase):
        return seat in phase.seats(state) and state.commits[seat] < 0  # type: ignore[attr-defined]
    if isinstance(phase, SecretChoice):
        return any(frame[:2] == [~phase.index, seat] for frame in state.stack)
    return False


def have_chosen(game: Game, state: State) -> set[int]:
    """Return the seats that have made their choice, in the simultaneous choice that is going on."""
    if state.over or not isinstance(game.phases[state.phase], CommitPhase | SecretChoice):
        return set()
    return {seat for seat, choice in enumerate(getattr(state, "commits", ())) if choice >= 0}
