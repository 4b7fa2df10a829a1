"""A dead intruder comes back (SC-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text, shuffle
from uguisu.effects import FIRST_REGISTER, Program
from uguisu.events import EngineEvents, all_but
from uguisu.phases import again
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.setup.hands import draw_mission
from uguisu_scorpion.state import BOTH, DEAD, WAITING, ScorpionState
from uguisu_scorpion.turn.intruders import may_return

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

NEW_SLEEPERS = 3
CARDS_OF_CHOICE = 5
INTRUDER = FIRST_REGISTER


def come_back(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-57: at the start of the intruders' turn, new copies come, one after the other; the guards get their due."""
    for intruder in BOTH:
        if state.status[intruder] == DEAD and may_return(game, state, intruder):
            again(frame)
            _return(game, state, intruder)
            return


def _return(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    state.returned |= 1 << intruder
    state.status[intruder] = WAITING
    state.done &= ~(1 << intruder)
    state.missions[intruder] = 0
    table = game.table
    cards = sorted(state.areas[table.hands[intruder]])
    if cards:
        piece, audience = game.first + intruder, game.circle(intruder)
        game.emit(state, ScorpionEvents.cards_given_up, piece, cards, audience=audience)
    box = state.areas[table.boxes[intruder]]
    for area in (table.hands[intruder], table.spent[intruder], table.tables[intruder]):
        box.extend(state.areas[area])
        state.areas[area].clear()
    box.sort()
    state.sure[intruder] = ()
    game.note(state, history.RETURNED, intruder)
    game.emit(state, ScorpionEvents.returns, game.first + intruder)
    game.machine.queue(state, game.new_copy, (intruder,))


def new_copy_program(game: ScorpionGame) -> Program:
    """SC-57: the intruder's cards and start; only then its new mission; then what the guards get."""

    def choose(state: ScorpionState, frame: Frame) -> None:
        intruder = frame[INTRUDER]
        game.ask.pick_hand.of_box(state, intruder, _new_hand(game, intruder))
        game.ask.start.begin(state, intruder)  # what is opened first is asked first

    def learn(state: ScorpionState, frame: Frame) -> None:
        draw_mission(game, state, frame[INTRUDER])
        if state.log is not None:
            game.tell_mission(state, frame[INTRUDER])

    def strengthen(state: ScorpionState, _frame: Frame) -> None:
        seats = game.table.guard_seats
        for seat_index, seat in enumerate(seats):
            game.ask.reinforce.begin(
                state, seat, (CARDS_OF_CHOICE + len(seats) - 1 - seat_index) // len(seats)
            )
        game.ask.hide_sleeper.begin(state, NEW_SLEEPERS)

    return Program("a new copy", (choose, learn, strengthen), 1, lasting=True)


def _new_hand(game: ScorpionGame, intruder: int) -> int:
    """SC-57: 6 cards for a ninja, 5 for a traitor; as many for one of secret kind, so that they tell nothing."""
    kind = 0 if game.secret_kind else intruder
    return game.new_hand_sizes[kind]


class Reinforce(Nested):
    """The guards take cards of their choice from deck and discard: ``[~phase, seat, how many more]`` (SC-57).

    Actions: 0 is enough; 1 + kind of card takes it.
    """

    name = "reinforce"

    def begin(self, state: ScorpionState, seat: int, number: int) -> None:
        if number > 0 and (self._deck(state, seat) or self._discard(state, seat)):
            self.open(state, seat, number)

    def _deck(self, state: ScorpionState, seat: int) -> list[int]:
        return state.areas[self.game.table.guard_decks[self.game.table.guard_seats.index(seat)]]

    def _discard(self, state: ScorpionState, seat: int) -> list[int]:
        return state.areas[self.game.table.discards[self.game.table.guard_seats.index(seat)]]

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Enough, or one more card."""
        kinds = sorted({*self._deck(state, frame[1]), *self._discard(state, frame[1])})
        return [0, *(kind + 1 for kind in kinds)]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Take it into the hand, and shuffle the deck."""
        if action == 0:
            return
        _, seat, number = frame
        kind, deck = action - 1, self._deck(state, seat)
        source = deck if kind in deck else self._discard(state, seat)
        source.remove(kind)
        shuffle(state, deck)
        table = self.game.table
        state.areas[table.guard_hands[table.guard_seats.index(seat)]].append(kind)
        self.game.emit(state, ScorpionEvents.takes, seat, audience=all_but(seat))
        self.game.emit(state, EngineEvents.picked, kind, audience=1 << seat)
        self.begin(state, seat, number - 1)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``enough``, ``take:awaken``."""
        if action == 0:
            return Move("enough", Text("move.enough"))
        card = self.game.card_ids[action - 1]
        return Move(f"take:{card}", Text("move.take", {"card": card}), cards=(card,))


class ShareWounds(Nested):
    """Two guard players say whose discard each wound card goes to: ``[~phase, seat, intruder]`` (SC-55, SC-56).

    Actions: 0 the first guard player's discard; 1 the second's.
    """

    name = "share_wounds"

    def begin(self, state: ScorpionState, intruder: int) -> None:
        """Ask while there is a card."""
        if state.areas[self.game.table.wounds[intruder]]:
            self.open(state, self.game.table.guard_seats[0], intruder)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """One player's discard or the other's."""
        return list(range(len(self.game.table.guard_seats)))

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        card = state.areas[self.game.table.wounds[frame[2]]].pop()
        state.areas[self.game.table.discards[action]].append(card)
        self.game.emit(state, ScorpionEvents.wound_returned, self.game.table.guard_seats[action])
        self.begin(state, frame[2])

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``to:swords``."""
        seat = self.game.seats[self.game.table.guard_seats[action]].id
        return Move(f"to:{seat}", Text("move.wound_to", {"seat": seat}))
