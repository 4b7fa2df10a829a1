"""Instant additionals: played when an attack or a block has succeeded, or when all of a card is done (SJ-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.cards.playing import PASS, tell_card, tell_pass
from uguisu.core.phase import Move, NestedPhase
from uguisu.core.state import Frame
from uguisu_senjutsu.state import HAND, PLAYED, SenjutsuState, area
from uguisu_senjutsu.turn.cards import ATTACK_SUCCESS, BLOCK_SUCCESS, CARD_DONE
from uguisu_senjutsu.turn.choosing import may_play, mode_of

if TYPE_CHECKING:
    from uguisu.core.cards import CardKind
    from uguisu_senjutsu.game import SenjutsuGame

WINDOWS = (ATTACK_SUCCESS, BLOCK_SUCCESS, CARD_DONE)


class PlayInstant(NestedPhase[SenjutsuState]):
    """A player may play an instant: ``[~phase, seat, which of `WINDOWS`, target]``."""

    name = "instant"

    def offer(self, state: SenjutsuState, figure: int, window: str, target: int = -1) -> None:
        """Ask, if as far as everybody can tell the figure may have one: the question must not tell what is in its hand."""
        game: SenjutsuGame = self.game
        if self.allowed(state, figure) and any(
            count and window in game.cards[kind].windows and self.joins(state, figure, game.cards[kind])
            for kind, count in enumerate(game.decks_of[figure])
        ):
            self.open(state, figure, WINDOWS.index(window), target)

    def allowed(self, state: SenjutsuState, figure: int) -> bool:
        """SJ-49: one instant a turn, and only beside a revealed card that is not a base card."""
        revealed = self.game.played(state, figure)
        return revealed is not None and not revealed.props.base and not state.instants >> figure & 1

    def joins(self, state: SenjutsuState, figure: int, card: CardKind) -> bool:
        """SJ-49: it is of another type than the card that it strengthens."""
        revealed = self.game.played(state, figure)
        return revealed is not None and revealed.type != card.type

    def options(self, state: SenjutsuState, frame: Frame) -> list[int]:
        """Pass, or an instant."""
        game: SenjutsuGame = self.game
        figure, window = frame[1], WINDOWS[frame[2]]
        hand = sorted(set(state.areas[area(figure, HAND)])) if self.allowed(state, figure) else []
        return [
            PASS,
            *(
                kind + 1
                for kind in hand
                if self.joins(state, figure, game.cards[kind])
                and may_play(game, state, figure, game.cards[kind], window)
            ),
        ]

    def take(self, state: SenjutsuState, frame: Frame, action: int) -> None:
        """Play it: pay for it, and begin it."""
        if action == PASS:
            return
        game: SenjutsuGame = self.game
        figure, kind = frame[1], action - 1
        card = game.cards[kind]
        mode = mode_of(game, state, figure, card)
        assert mode is not None
        state.instants |= 1 << figure
        state.areas[area(figure, HAND)].remove(kind)
        state.areas[area(figure, PLAYED)].append(kind)
        game.gain_focus(state, figure, -card.props.focus)
        if state.log is not None:
            game.tell(state, "instant", piece=game.pieces[figure].id, card=game.card_ids[kind])
        game.machine.begin(state, mode.program, (figure, figure, frame[3]))

    def describe(self, state: SenjutsuState, action: int) -> Move:
        """Tell it: ``pass``, ``instant:hobbling_blow``."""
        return tell_pass() if action == PASS else tell_card(self.game, "instant", action - 1)
