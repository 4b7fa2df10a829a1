"""A turn begins: bleeding, and a card for everybody (SJ-22, SJ-23); before the first, hands are dealt (SJ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, bits, shuffle
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.opponents.playing import begin, next_wave, watch
from uguisu_senjutsu.rules.harm import draw_cards
from uguisu_senjutsu.rules.movement import LONG, mark_far
from uguisu_senjutsu.rules.opponents_decks import mill
from uguisu_senjutsu.state import AREAS, BLEEDING, DECK, DOWN, HAND, TRACKS, TURN, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


def deal(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-21: shuffle, and draw up to the hand limit, prepared cards counted."""
    begin(game, state)
    for figure in range(game.players):
        shuffle(state, state.areas[figure * AREAS + DECK])
        hand, deck = state.areas[figure * AREAS + HAND], state.areas[figure * AREAS + DECK]
        draw_cards(game, state, figure, min(game.sheets[figure].hand - len(hand), len(deck)))


def begin_turn(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """Count the turn; after the last one nobody has won."""
    if state.tracks[TURN] >= game.options.turns:
        game.end(state, len(game.sides))
        return
    if state.log is None:
        state.tracks[TURN] += 1
    else:
        game.add(state, TURN, 1)
    if game.fighters > game.players:
        next_wave(game, state)
        watch(game, state)
    state.instants = state.pinned = 0
    state.found = []
    if game.field.width > LONG:
        mark_far(game, state)
    game.emit(state, SenjutsuEvents.turn_began, state.tracks[TURN])


def bleed(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-42: who bleeds discards the top card of the deck, face down; once, however often it bleeds."""
    tracks, areas = state.tracks, state.areas
    for figure in bits(game.everyone & ~state.out):
        if tracks[figure * TRACKS + BLEEDING] and areas[figure * AREAS + DECK]:
            if figure < game.players:
                areas[figure * AREAS + DOWN].append(areas[figure * AREAS + DECK].pop())
            else:
                mill(state, figure)
            game.emit(state, SenjutsuEvents.bled, figure)


def draw(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-23: everybody draws a card."""
    areas, untold = state.areas, state.log is None
    for figure in bits((1 << game.players) - 1 & ~state.out):
        deck = areas[figure * AREAS + DECK]
        if deck and untold:
            areas[figure * AREAS + HAND].append(deck.pop())
        else:
            draw_cards(game, state, figure, 1)
    if state.harmed:
        game.check_defeat(state)
