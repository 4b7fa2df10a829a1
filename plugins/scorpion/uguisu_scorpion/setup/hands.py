"""Decks and starting hands (SC-05, SC-07, SC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from uguisu import Frame, Pack, below, cards, shuffle
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.state import ABSENT, BOTH, INTRUDERS, ScorpionState

if TYPE_CHECKING:
    from uguisu.cards import Card
    from uguisu_scorpion.game import ScorpionGame


def deal(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-05: missions are drawn; SC-07: each deck lies before its player, and the hands are picked from it."""
    here = [intruder for intruder in game.in_play if state.status[intruder] != ABSENT]
    for intruder in here:
        state.missions[intruder] = game.fixed.missions[intruder]
    for intruder in here:
        if not state.missions[intruder]:
            draw_mission(game, state, intruder)
    for intruder in here:
        _deal_intruder(game, state, intruder)
    for seat_index in range(len(game.table.guard_seats)):
        _deal_guards(game, state, seat_index)
    game.emit(state, ScorpionEvents.cards_dealt)
    if state.log is not None:
        game.opened(state)


def _deal_intruder(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-08: the starter hand, and as many more as are to be picked; all are picked if it would be too big."""
    hand, size = game.starting_hand(INTRUDERS[intruder]), game.hand_sizes[intruder]
    if hand is not None and sum(hand) > size and not game.fixed.hands:
        hand = None
    rest, given = cards.deal(tuple(game.intruder_decks[intruder]), tuple(hand or ()))
    state.areas[game.table.boxes[intruder]] = list(rest)
    state.areas[game.table.hands[intruder]] = list(given)
    _all_know(game, state, intruder, game.table.hands[intruder])
    if hand is not None:
        size = 0 if game.fixed.hands else size - sum(hand)
    game.ask.pick_hand.of_box(state, intruder, size)


def _deal_guards(game: ScorpionGame, state: ScorpionState, seat_index: int) -> None:
    """SC-07: one player has all the cards to pick from; two have half of each kind."""
    chairs = len(game.table.guard_seats)
    hand = game.starting_hand("guards")
    rest, given = cards.deal(tuple(game.decks["guards"]), tuple(hand or ()), chairs)
    deck, own = game.table.guard_decks[seat_index], game.table.guard_hands[seat_index]
    state.areas[deck], state.areas[own] = list(rest), list(given)
    _all_know(game, state, len(BOTH) + seat_index, own)
    if hand is None:
        seat = game.table.guard_seats[seat_index]
        game.ask.pick_hand.begin(state, seat, deck, own, game.options.guard_hand // chairs)


def _all_know(game: ScorpionGame, state: ScorpionState, number: int, hand: int) -> None:
    """SC-08: a starter hand is printed in the pack, so all know it; not where the pack's texts take cards out of hands."""
    if hand not in game.drawn_from:
        state.sure[number] = tuple(state.areas[hand])


def shuffle_decks(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-07: the cards that the guards did not pick are shuffled into their draw decks."""
    for deck in game.table.guard_decks:
        shuffle(state, state.areas[deck])


def starters(card: Card, deck: str) -> int:
    """Return how many of a card are in a deck's starter hand (SC-08)."""
    starter = card.props.starter
    if isinstance(starter, dict):
        return next((count for name, count in starter.items() if name == deck), 0)
    return int(starter) if card.in_deck(deck) else 0


def starter_counts(pack: Pack) -> dict[str, list[int]]:
    """Return the starter hands, as counts by kind."""
    kinds = pack.cards.cards if pack.cards is not None else ()
    return {deck: [starters(card, deck) for card in kinds] for deck in ("guards", *INTRUDERS)}


class PickStartingHand(cards.PickHand[ScorpionState]):
    """A player picks a hand, card by card (SC-07); others notice when it is whole.

    Actions: the card, by the number of its kind.
    """

    secret: ClassVar[bool] = True
    game: ScorpionGame

    def of_box(self, state: ScorpionState, intruder: int, number: int) -> None:
        """Have an intruder pick from its box."""
        table = self.game.table
        box, hand = table.boxes[intruder], table.hands[intruder]
        self.begin(state, self.game.seat_of(intruder), box, hand, number)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Pick a card, and ask for the next."""
        super().take(state, frame, action)
        state.clock += frame[-1] == 1


def draw_mission(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-05: draw a target that no other intruder has; SC-57: a dead one's own is among the unused; SC-81: any of them."""
    taken = {state.missions[other] for other in BOTH if other != intruder and not game.rival}
    letters = [letter for letter in game.letters if letter not in taken]
    state.missions[intruder] = letters[below(state, len(letters))]
