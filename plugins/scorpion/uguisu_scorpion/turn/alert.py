"""The alert phase (SC-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.rng import shuffle
from uguisu.core.state import Frame
from uguisu_scorpion.belief import facts
from uguisu_scorpion.state import ALERT, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def begin_turn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 a: the turn marker advances; guards may act afresh."""
    state.clock += 1
    state.past += tuple(state.record)
    state.record.clear()
    game.change_track(state, TURN, state.tracks[TURN] + 1)
    state.busy = state.tired
    state.tired = state.moved = state.attacked = 0
    state.cards_laid = state.cards_played = state.listened = 0
    state.searches = ()
    state.paths = [(), ()]
    state.record.append((facts.TURN, state.tracks[TURN]))
    if game.hears["turn_began"]:
        game.signal(state, "turn_began", state.tracks[TURN])


def draw(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 b, c, d: last turn's cards go back, cards are drawn by the alert, and the alert falls."""
    table = game.table
    for deck, discard in zip(table.guard_decks, table.discards, strict=True):
        if state.areas[discard]:
            state.areas[deck].extend(state.areas[discard])
            state.areas[discard].clear()
            shuffle(state, state.areas[deck])
            if state.log is not None:
                game.tell(state, "shuffled", area=game.areas[deck].id)
    number = state.tracks[ALERT]
    drawn = _draw(game, state, number)
    if state.log is not None and number:
        _tell_draw(game, state, drawn)
    game.change_track(state, ALERT, number - 1)
    state.passed = 0


def _tell_draw(game: ScorpionGame, state: ScorpionState, drawn: int) -> None:
    """All are told how many cards were drawn; each guard player, which are theirs."""
    game.tell(state, "drawn", number=drawn)
    for seat, area in zip(game.table.guard_seats, game.table.drawn, strict=True):
        if state.areas[area]:
            cards = [game.card_ids[kind] for kind in state.areas[area]]
            game.tell(state, "drawn_cards", 1 << seat, cards=cards)


def _draw(game: ScorpionGame, state: ScorpionState, number: int) -> int:
    """Draw cards, in turn from each guard player's deck; who begins changes from turn to turn (SC-27)."""
    table = game.table
    chairs = len(table.guard_seats)
    if chairs == 1:
        deck, drawn_cards = state.areas[table.guard_decks[0]], state.areas[table.drawn[0]]
        number = min(number, len(deck))
        for _ in range(number):
            drawn_cards.append(deck.pop())
        return number
    chair = (state.tracks[TURN] + 1) % chairs
    drawn = 0
    for _ in range(number):
        for candidate in (chair, (chair + 1) % chairs):
            deck = state.areas[table.guard_decks[candidate]]
            if deck:
                state.areas[table.drawn[candidate]].append(deck.pop())
                drawn += 1
                break
        chair = (chair + 1) % chairs
    return drawn


def play_drawn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 e: the guards may play what they have just drawn."""
    for area in game.table.drawn:
        if state.areas[area]:
            game.ask.alert_cards.open(state, _first_seat(game, state))
            return


def keep_drawn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-21 f: what is left joins the hand."""
    for drawn, hand in zip(game.table.drawn, game.table.guard_hands, strict=True):
        state.areas[hand].extend(state.areas[drawn])
        state.areas[drawn].clear()
    if state.log is not None and state.passed:  # cards were drawn, so there was something to decide
        game.tell(state, "alert_over")
    state.passed = 0


def play_from_hand(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-23: the guard-cards phase."""
    game.ask.guard_cards.open(state, _first_seat(game, state))


def _first_seat(game: ScorpionGame, state: ScorpionState) -> int:
    seats = game.table.guard_seats
    return seats[0] if len(seats) == 1 else seats[(state.tracks[TURN] + 1) % len(seats)]
