"""Everybody chooses a card in secret (SJ-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text, bits
from uguisu.cards import CardKind, Mode, frame_of, tell_card
from uguisu.phases import SecretChoice
from uguisu_senjutsu.cards.play import CHOOSE
from uguisu_senjutsu.state import AREAS, BASE, FOCUS, HAND, STUN, STUNS, TRACKS, SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

PLAY_STUN, PLAY_NOTHING = 0, 1
FIRST_CARD = 2
"""A card's action is this and its kind; so is that of a stun."""
assert STUN + FIRST_CARD == PLAY_STUN


def choose(game: SenjutsuGame, state: SenjutsuState, _frame: Frame) -> None:
    """SJ-24: everybody who is not defeated chooses a card."""
    state.commits = [-1] * len(state.commits)
    opened, pending = ~game.choose.index, state.pending
    for figure in bits((1 << game.players) - 1 & ~state.out):
        pending.append([opened, figure])


def mode_of(game: SenjutsuGame, state: SenjutsuState, figure: int, card: CardKind) -> Mode | None:
    """Return the first way of playing a card whose conditions hold: a kamae that it requires (SJ-13)."""
    always: Mode | None = game.always[card.number]
    if always is not None:
        return always
    frame = frame_of(game.card_rules, figure, figure, -1)
    for mode in card.modes:
        if mode.holds is None or mode.holds(state, frame):
            return mode
    return None


def may_play(game: SenjutsuGame, state: SenjutsuState, figure: int, card: CardKind, window: str) -> bool:
    """Whether a figure has the focus and the kamae that a card asks for (SJ-13, SJ-14)."""
    return (
        window in card.windows
        and card.props.focus <= game.focus(state, figure)
        and mode_of(game, state, figure, card) is not None
    )


class ChooseCard(SecretChoice[SenjutsuState]):
    """A player chooses a card to be revealed: ``[~phase, seat]``.

    Actions: `PLAY_STUN`, `PLAY_NOTHING`, `FIRST_CARD` + kind of card.
    """

    name = "choose"

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """A card that may be played, a base card, or a stun."""
        game: SenjutsuGame = self.game
        figure, cards = frame[1], game.cards
        kinds = sorted({*state.areas[figure * AREAS + HAND], *state.areas[figure * AREAS + BASE]})
        found = [kind + FIRST_CARD for kind in kinds if may_play(game, state, figure, cards[kind], CHOOSE)]
        if state.tracks[figure * TRACKS + STUNS]:
            found.insert(0, PLAY_STUN)
        return found or [PLAY_NOTHING]

    def draw(self, state: SenjutsuState, random: Callable[[], float]) -> int:
        """Draw one of those: of most cards it is known what they ask for."""
        game: SenjutsuGame = self.game
        figure, areas, tracks = state.stack[-1][1], state.areas, state.tracks
        cards = areas[figure * AREAS + HAND] + areas[figure * AREAS + BASE]
        if tracks[figure * TRACKS + STUNS]:
            cards.append(STUN)
        found = [*game.choosable[tracks[figure * TRACKS + FOCUS]].intersection(cards)]
        if not game.conditional.isdisjoint(cards):
            asked = game.conditional.intersection(cards)
            found += [kind for kind in asked if may_play(game, state, figure, game.cards[kind], CHOOSE)]
        return found[int(random() * len(found))] + FIRST_CARD if found else PLAY_NOTHING

    def apply(self, state: SenjutsuState, action: int) -> None:
        """Keep the choice. If somebody else has yet to choose, nothing else has to be looked after."""
        stack = state.stack
        state.commits[stack.pop()[1]] = action
        if stack and stack[-1][0] == ~self.index and not state.pending:
            state.seat = stack[-1][1]
        else:
            self.settle(state)

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell a choice: ``play:river_block``, ``stun``, ``nothing``."""
        if action < FIRST_CARD:
            word = "stun" if action == PLAY_STUN else "nothing"
            return Move(word, Text(f"move.{word}"))
        return tell_card(self.game, "play", action - FIRST_CARD)
