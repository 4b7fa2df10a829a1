"""Decks and starting hands (SC-05, SC-07, SC-08)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from uguisu.core.phase import Move
from uguisu.core.rng import shuffle
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.state import ABSENT, ScorpionState
from uguisu_scorpion.turn.returning import draw_mission

if TYPE_CHECKING:
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
    for chair in range(len(game.table.guard_seats)):
        _deal_guards(game, state, chair)
    if state.log is not None:
        game.tell(state, "cards_dealt")
        game.opened(state)


def _deal_intruder(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-08: the starter hand, and as many more as are to be picked; all are picked if it would be too big."""
    hand, size = game.starting_hand(("ninja", "traitor")[intruder]), game.hand_sizes[intruder]
    if hand is not None and sum(hand) > size and not game.fixed.hands:
        hand = None
    rest, given = _split(tuple(game.intruder_decks[intruder]), tuple(hand or ()))
    state.areas[game.table.boxes[intruder]] = list(rest)
    state.areas[game.table.hands[intruder]] = list(given)
    if hand is not None:
        size = 0 if game.fixed.hands else size - sum(hand)
    game.ask.pick_hand.begin(state, game.seat_of(intruder), intruder, size)


def _deal_guards(game: ScorpionGame, state: ScorpionState, chair: int) -> None:
    """SC-07: one player has all the cards to pick from; two have half of each kind."""
    chairs = len(game.table.guard_seats)
    hand = game.starting_hand("guards")
    rest, given = _split(tuple(game.decks["guards"]), tuple(hand or ()), chairs)
    state.areas[game.table.guard_decks[chair]] = list(rest)
    state.areas[game.table.guard_hands[chair]] = list(given)
    if hand is None:
        seat = game.table.guard_seats[chair]
        game.ask.pick_hand.begin(state, seat, ~chair, game.options.guard_hand // chairs)


def shuffle_decks(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-07: the cards that the guards did not pick are shuffled into their draw decks."""
    for deck in game.table.guard_decks:
        shuffle(state, state.areas[deck])


@cache
def _split(deck: tuple[int, ...], hand: tuple[int, ...], among: int = 1) -> tuple[list[int], list[int]]:
    """Return the cards of a deck that stay in it, and those of a hand, as far as they are there.

    Both are counts by kind, shared `among` so many players. Every game deals the same, so it is kept.
    """
    shares = [count // among for count in deck]
    given = [min(count // among, share) for count, share in zip(hand or [0] * len(deck), shares, strict=True)]
    rest = [share - count for share, count in zip(shares, given, strict=True)]
    return _cards(rest), _cards(given)


def _cards(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


class PickHand(Nested):
    """A player picks a hand, card by card: ``[~phase, seat, intruder or ~chair of guards, how many more]`` (SC-07)."""

    name = "pick_hand"
    secret = True

    def begin(self, state: ScorpionState, seat: int, owner: int, number: int) -> None:
        """Ask, if there is a card to pick."""
        source, _ = self._areas(owner)
        if number > 0 and state.areas[source]:
            self.open(state, seat, owner, number)

    def _areas(self, owner: int) -> tuple[int, int]:
        table = self.game.table
        if owner >= 0:
            return table.boxes[owner], table.hands[owner]
        return table.guard_decks[~owner], table.guard_hands[~owner]

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """A kind of card that is left."""
        return sorted(set(state.areas[self._areas(frame[2])[0]]))

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Pick it, and ask for the next."""
        _, seat, owner, number = frame
        source, hand = self._areas(owner)
        state.areas[source].remove(action)
        state.areas[hand].append(action)
        if state.log is not None:
            audience = self.game.circle(owner) if owner >= 0 else 1 << seat
            self.game.tell(state, "picked", audience, card=self.game.card_ids[action])
            self.game.tell(state, "picks", ~audience, seat=self.game.seats[seat].id)
        if number == 1:
            state.clock += 1
        self.begin(state, seat, owner, number - 1)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``take:rope``."""
        card = self.game.card_ids[action]
        return Move(f"take:{card}", Text("move.take", {"card": card}), cards=(card,))
