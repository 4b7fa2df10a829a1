"""Cards apply in falling initiative (SJ-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text
from uguisu.events import CARD_PLAYED
from uguisu.phases import NestedPhase
from uguisu_senjutsu.cards.play import CARD_DONE
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.attacks import in_reach
from uguisu_senjutsu.rules.blocking import FIGURE, OVER, let_blocks_go
from uguisu_senjutsu.state import NOT_YET, SenjutsuState

if TYPE_CHECKING:
    from uguisu.cards import CardKind
    from uguisu_senjutsu.game import SenjutsuGame

TYPE_ORDER = ("defence", "attack", "meditation", "base", "poison", "")
"""SJ-26: of cards with the same initiative; poisons and cards without a type have no place in the rules, and come last."""


KIND, PROGRAM, TARGET, NO_TARGET = 2, 3, 7, -1
"""Where an entry of `SenjutsuState.waiting` has its kind of card, its program, and the target that was chosen at the reveal."""


RANKS = 16
"""More than there are ranks of cards with the same initiative."""


def rank_of(game: SenjutsuGame, card: CardKind) -> int:
    """Return when a card applies among others with the same initiative: by type, base cards last (SJ-26)."""
    if card.props.base and game.options.weapon_ties == "last":
        return 2 * len(TYPE_ORDER)
    return 2 * TYPE_ORDER.index(card.type) + int(card.props.base)


def apply_next(game: SenjutsuGame, state: SenjutsuState, frame: Frame) -> None:
    """SJ-26: apply what is next, until nothing waits."""
    waiting, held = state.waiting, state.out
    entry: list[int] | None = None
    tied: list[list[int]] = []
    if len(waiting) == 1:
        entry = waiting[0]
        held |= 1 << entry[0]
    elif waiting:
        ranks, first = game.ranks, RANKS
        for one in waiting:
            held |= 1 << one[0]
            rank = ranks[one[KIND]] - one[1] * RANKS
            if rank < first:
                first, entry = rank, one
                if tied:
                    tied = []
            elif rank == first:
                tied = [*(tied or [entry]), one]  # type: ignore[list-item]
    done = state.busy & ~held
    if (done and cards_done(game, state, done)) or (
        state.blocks and not attacks_wait(game, state) and let_blocks_go(state)
    ):
        frame[1] -= 1  # `again`, without the call
        return
    if entry is None:
        state.now, state.sorted, state.blocks = NOT_YET, [], []
        return
    frame[1] -= 1
    if tied:
        entry = settled(game, state, tied)
        if entry is None:
            return
    else:
        state.sorted = []
    if entry[1] != state.now:
        state.now, state.blocks, state.ready = entry[1], [], 0
    if state.countering:
        state.countering = []
    waiting.remove(entry)
    if entry[TARGET] != NO_TARGET:
        check_target(game, state, entry)
    game.emit(state, SenjutsuEvents.applies, entry[0], entry[2], entry[1])
    state.pending.append(entry[3:])


def attacks_wait(game: SenjutsuGame, state: SenjutsuState) -> bool:
    """Whether attacks are still to come at the initiative now applied: so long a block may yet succeed (SJ-46)."""
    now, attacks = state.now, game.attacks
    for entry in state.waiting:  # noqa: SIM110 - `any` would be a generator, and this is asked all game long
        if entry[1] == now and entry[KIND] in attacks:
            return True
    return False


def cards_done(game: SenjutsuGame, state: SenjutsuState, done: int) -> bool:
    """SJ-49: who is done with its card may play an additional that has no condition; return whether anybody is asked.

    Nothing of the cards of `done` waits; a block may still hold.
    """
    for block in state.blocks:
        if not block[OVER]:
            done &= ~(1 << block[FIGURE])
    card, expected, pending = state.card, game.instants.expected, state.pending
    while done and not pending:
        if done & (done - 1):  # of several, who is lowest on the advantage track
            figure = next(figure for figure in game.from_bottom(state) if done >> figure & 1)
        else:
            figure = done.bit_length() - 1
        done ^= 1 << figure
        state.busy ^= 1 << figure
        if CARD_PLAYED in game.on:
            game.signal_played(state, figure, card[figure])
        if card[figure] in expected[figure][CARD_DONE]:
            game.instant.offer(state, figure, CARD_DONE)
    return pending != []


def check_target(game: SenjutsuGame, state: SenjutsuState, entry: list[int]) -> None:
    """SJ-50, SJ-H20: a target that is out of range or sight when the card applies is none."""
    target = entry[TARGET]
    if entry[PROGRAM] not in game.aimed:
        return
    reach = game.cards[entry[KIND]].props.range
    lost = state.out >> target & 1
    if lost or (reach is not None and not in_reach(game, state, entry[0], target, reach)):
        entry[TARGET] = NO_TARGET


def settled(game: SenjutsuGame, state: SenjutsuState, tied: list[list[int]]) -> list[int] | None:
    """SJ-26: return who goes first of a tie. Who has the advantage is asked; the lowest takes the place that is left."""
    figures = [figure for figure in state.ladder if any(entry[0] == figure for entry in tied)]
    if -1 not in state.sorted and not set(figures) <= set(state.sorted):
        state.sorted = [-1] * len(figures)
    order = state.sorted
    for figure in figures:
        if figure not in order:
            places = places_left(game, state, figure, figures)
            if len(places) > 1:
                game.order.open(state, figure)
                return None
            order[places[0]] = figure
    return min(tied, key=lambda entry: order.index(entry[0]))


def in_tie(game: SenjutsuGame, state: SenjutsuState) -> list[int]:
    """Return the figures whose cards are next to apply, all at once, from the top of the advantage track down."""
    ranks = {entry[0]: game.ranks[entry[KIND]] - entry[1] * RANKS for entry in state.waiting}
    first = min(ranks.values())
    return [figure for figure in state.ladder if ranks.get(figure) == first]


def places_left(game: SenjutsuGame, state: SenjutsuState, figure: int, tied: list[int]) -> list[int]:
    """Return the places in a tie that a figure may take: those that are left. Players who face virtual opponents go among
    themselves by their starting values (SJ-82).
    """
    order = state.sorted
    free = [place for place, one in enumerate(order) if one < 0]
    if not game.solo.opponents or figure >= game.players:
        return free
    players = [one for one in tied if one < game.players]
    behind = max((order.index(one) for one in players if one in order), default=-1)
    below = len(players) - players.index(figure) - 1
    fitting = [place for place in free if place > behind]
    return fitting[: len(fitting) - below]


class ChooseOrder(NestedPhase[SenjutsuState]):
    """A player chooses its place in a tie: ``[~phase, seat]``.

    Actions: the place, from 0.
    """

    name = "order"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """The places that are left."""
        game: SenjutsuGame = self.game
        return places_left(game, state, frame[1], in_tie(game, state))

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Take it."""
        state.sorted[action] = frame[1]

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``place:1`` is the first."""
        return Move(f"place:{action + 1}", Text("move.order", {"number": action + 1}))
