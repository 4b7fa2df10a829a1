"""Cards apply in falling initiative (SJ-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.phase import Move, NestedPhase
from uguisu.core.schedule import again
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu_senjutsu.rules.blocking import let_blocks_go
from uguisu_senjutsu.state import NOT_YET, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

TYPE_ORDER = ("defence", "attack", "meditation", "base")
"""SJ-26: of cards with the same initiative."""


def rank(game: SenjutsuGame, entry: list[int]) -> tuple[int, int, bool]:
    """Return what decides who applies first: initiative, type, and base cards last (SJ-26)."""
    card = game.cards[entry[2]]
    return -entry[1], TYPE_ORDER.index(card.type), card.props.base


def apply_next(game: SenjutsuGame, state: SenjutsuState, frame: Frame) -> None:
    """SJ-26: apply what is next, until nothing waits."""
    waiting = state.waiting
    first = min((rank(game, entry) for entry in waiting), default=None)
    attack_now = first is not None and first[:2] == (-state.now, TYPE_ORDER.index("attack"))
    if not attack_now and let_blocks_go(state):
        again(frame)
        return
    if first is None:
        state.now, state.sorted, state.blocks = NOT_YET, [], []
        return
    again(frame)
    tied = [entry for entry in waiting if rank(game, entry) == first]
    entry = tied[0] if len(tied) == 1 else settled(game, state, tied)
    if entry is None:
        return
    if len(tied) == 1:
        state.sorted = []
    if entry[1] != state.now:
        state.now, state.blocks = entry[1], []
    waiting.remove(entry)
    if state.log is not None:
        game.tell(
            state, "applies", piece=game.pieces[entry[0]].id, card=game.card_ids[entry[2]], number=entry[1]
        )
    state.pending.append(entry[3:])


def settled(game: SenjutsuGame, state: SenjutsuState, tied: list[list[int]]) -> list[int] | None:
    """SJ-26: return who goes first of a tie. Who has the advantage is asked; the lowest takes the place that is left."""
    figures = [figure for figure in state.ladder if any(entry[0] == figure for entry in tied)]
    order = state.sorted
    if order.count(-1) == 1:
        order[order.index(-1)] = next(figure for figure in figures if figure not in order)
    if not set(figures) <= set(order):
        state.sorted = [-1] * len(figures)
        phase = game.phases_by_name["order"]
        assert isinstance(phase, ChooseOrder)
        for figure in figures[:-1]:
            phase.open(state, figure)
        return None
    return min(tied, key=lambda entry: order.index(entry[0]))


class ChooseOrder(NestedPhase[SenjutsuState]):
    """A player chooses its place in a tie: ``[~phase, seat]``."""

    name = "order"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """The places that are left."""
        return [place for place, figure in enumerate(state.sorted) if figure < 0]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Take it."""
        state.sorted[action] = frame[1]

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``place:1`` is the first."""
        return Move(f"place:{action + 1}", Text("move.order", {"number": action + 1}))
