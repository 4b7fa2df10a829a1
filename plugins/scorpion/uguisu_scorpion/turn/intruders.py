"""The intruders' part of a turn: who moves first, and each one's move, zone by zone, with cards at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, OVER, Frame, Move, Text
from uguisu_scorpion import history
from uguisu_scorpion.cards.play import kinds_from
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.intruder_movement import (
    MOST_ZONES,
    be_seen,
    go_into_passage,
    leave_board,
    may_enter,
    on_an_end,
    roped,
    step,
)
from uguisu_scorpion.state import (
    ABSENT,
    BOTH,
    DEAD,
    IN_PASSAGE,
    LEFT,
    NINJA,
    ON_MAP,
    TRAITOR,
    TURN,
    ScorpionState,
)

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def present(state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder is on the board or in the passage."""
    return state.status[intruder] in (ON_MAP, IN_PASSAGE)


class Order(Nested):
    """Which intruder moves first this turn: ``[~phase, seat]``. Neither text says; the intruders choose.

    Actions: 0 the ninja; 1 the traitor.
    """

    name = "order"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return [0, 1]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Keep it for the two moves that follow."""
        state.mover = action

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``first:ninja``."""
        piece = self.game.pieces[self.game.first + action].id
        return Move(f"first:{piece}", Text("move.first", {"piece": piece}))


def choose_order(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """Who moves first is chosen while both are there."""
    if present(state, NINJA) and present(state, TRAITOR):
        game.ask.order.open(state, game.seat_of(NINJA))
    else:
        state.mover = TRAITOR if present(state, TRAITOR) else NINJA


def move_first(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-26: the intruder chosen, or the only one, moves."""
    game.ask.intruder_move.begin(state, state.mover)


def move_second(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-26: the other intruder moves."""
    game.ask.intruder_move.begin(state, 1 - state.mover)


def tell_end(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """What waits for the end of a turn comes before the night may end."""
    game.emit(state, ScorpionEvents.turn_ended, state.tracks[TURN])


def end_turn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-70: the night ends with its last turn, or when no intruder is left; else the next turn begins."""
    game.check_end(state)
    if state.phase != OVER and state.tracks[TURN] >= game.options.turns:
        game.finish_night(state)


def may_return(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """SC-57: whether a dead intruder comes back: it died in time, and for the first time."""
    return (
        state.status[intruder] == DEAD
        and not state.returned >> intruder & 1
        and 0 < state.died[intruder] <= game.options.last_return
    )


def outcome(game: ScorpionGame, state: ScorpionState) -> str:
    """SC-70: both missions done and both off the board: the intruders win; exactly one: a draw; else the guards win.

    Returns the id of a result. The rule `outcome`.
    """
    away = sum(1 for who in BOTH if escaped(state, who))
    if away == sum(1 for who in game.in_play if state.status[who] != ABSENT):
        return "intruders_win"
    return "draw" if away else "guards_win"


def escaped(state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder has done its mission and left the board alive."""
    return bool(state.done >> intruder & 1) and state.status[intruder] == LEFT


STOP = 0


class IntruderMove(Nested):
    """The intruder `State.mover` moves: ``[~phase, seat, intruder]``.

    Actions: 0 ends the move (or, having met guards, lets itself be seen); 1 + zone; then leaving the board, going into
    the passage, and the kinds of cards.
    """

    name = "intruder_move"
    secret = True

    def bind(self, game: ScorpionGame) -> None:
        """Take the game, and work out the steps from each zone."""
        super().bind(game)
        self.size = game.ground.size
        self.leave, self.enter_passage = self.size + 1, self.size + 2
        self.first_card = self.size + 3
        self.steps = tuple(
            (*(place + 1 for place in near), *([self.leave] if game.ground.edge[here] else []))
            for here, near in enumerate(game.ground.near)
        )
        self.stop_or_step = tuple((STOP, *steps) for steps in self.steps)

    def begin(self, state: ScorpionState, intruder: int) -> None:
        """SC-26: an intruder on the board or in the passage moves."""
        if state.status[intruder] not in (ON_MAP, IN_PASSAGE):
            return
        game, at = self.game, state.at
        here = at[game.first + intruder]
        state.mover, state.cap = intruder, MOST_ZONES
        state.stopped = state.entering = state.unseen = 0
        state.noise[intruder] = 0
        state.paths[intruder] = (here,)
        game.emit(state, ScorpionEvents.moves, game.first + intruder)
        state.pending.append([~self.index, game.table.intruder_seats[intruder], intruder])
        state.record.append((history.BEGUN, intruder, *at[: game.first]))

    def lapsed(self, state: ScorpionState, frame: Frame) -> bool:
        """It is dead."""
        return state.status[frame[2]] not in (ON_MAP, IN_PASSAGE)

    def legal(self, state: ScorpionState) -> list[int]:
        """SC-40: stop, or on, off the board at its edge (SC-55), by rope (SC-42), by the passage (SC-61); any card (SC-50)."""
        intruder = state.mover
        if state.status[intruder] > IN_PASSAGE:  # dead, by something that its move has set off
            return [STOP]
        if state.entering or state.stopped or state.noise[intruder] >= state.cap:
            actions = [STOP]
        else:
            actions = self._ways(state, intruder)
        hand = state.areas[self.game.table.hands[intruder]]
        if hand:
            actions += kinds_from(self.first_card, tuple(hand))
        return actions

    def _ways(self, state: ScorpionState, intruder: int) -> list[int]:
        game = self.game
        here = state.at[game.first + intruder]
        if here == OFF:
            passage = game.table.passage_of[intruder]
            ends = state.ends[2 * passage : 2 * passage + 2]
            return [STOP, *sorted({end + 1 for end in ends})]
        ways = list((self.steps if state.unseen else self.stop_or_step)[here])
        if state.ropes:
            for place in roped(game, state, intruder, here):
                if place + 1 not in ways:
                    ways.append(place + 1)
        table = state.areas[game.table.tables[intruder]]
        if (
            table
            and on_an_end(game, state, intruder)
            and may_enter(game, state, intruder)
            and any(game.cards[kind].props.passage for kind in table)
        ):
            ways.append(self.enter_passage)
        return ways or [STOP]

    def apply(self, state: ScorpionState, action: int) -> None:
        """Move one zone, or play a card; the frame stays until the move is over."""
        game, intruder, frame = self.game, state.mover, state.stack[-1]
        if action == STOP:
            if state.entering:
                be_seen(game, state, intruder)
            else:
                self.finish(state, intruder)
        elif action <= self.size:
            step(game, state, intruder, action - 1)
        elif action == self.leave:
            leave_board(game, state, intruder)
            self.finish(state, intruder)
        elif action == self.enter_passage:
            go_into_passage(game, state, intruder)
        else:
            area = game.table.hands[intruder]
            game.ask.target.begin(state, (game.seat_of(intruder), intruder, action - self.first_card, area))
        if state.pending or state.stack[-1] is not frame:  # else it goes on moving, and nothing waits
            game.machine.settle(state)

    def finish(self, state: ScorpionState, intruder: int) -> None:
        """The move is over; everybody may know that, but not how far it went."""
        state.stack.pop()
        state.clock += 1
        if state.unseen:
            be_seen(self.game, state, intruder)
        state.unseen = 0
        if state.status[intruder] in (ON_MAP, IN_PASSAGE):
            state.record.append((history.MOVED, intruder))
            self.game.emit(state, ScorpionEvents.has_moved, self.game.first + intruder)
            if state.hushed >> intruder & 1:
                state.hushed &= ~(1 << intruder)
                state.noise[intruder] = 0
            self.game.emit(state, ScorpionEvents.move_ended, self.game.first + intruder)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Carried out by `apply`, since the frame stays while the move goes on."""
        raise NotImplementedError

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``stop``, ``be-seen``, a zone, ``leave``, ``into-passage``, ``play:rope``."""
        game, piece = self.game, self.game.first + state.mover
        who = game.pieces[piece].id
        if action == STOP:
            word = "be-seen" if state.entering else "stop"
            return Move(word, Text(f"move.{word.replace('-', '_')}", {"piece": who}), pieces=(piece,))
        if action <= self.size:
            place = game.topology.ids[action - 1]
            return Move(
                place, Text("move.go", {"piece": who, "place": place}), places=(action - 1,), pieces=(piece,)
            )
        if action == self.leave:
            return Move("leave", Text("move.leave", {"piece": who}), pieces=(piece,))
        if action == self.enter_passage:
            return Move("into-passage", Text("move.into_passage", {"piece": who}), pieces=(piece,))
        kind = action - self.first_card
        card = game.card_ids[kind]
        sure = game.ask.target.has_effect(state, game.seat_of(state.mover), state.mover, kind)
        text = "move.play" if sure else "move.play_bluff"
        return Move(f"play:{card}", Text(text, {"card": card}), cards=(card,))
