"""What a spy may do when it is about to be caught by a look: answer with a card (SP-03, SP-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame
from uguisu.cards import PASS, Answer
from uguisu.effects import FIRST_REGISTER, Program
from uguisu_spies.rules.detection import catch
from uguisu_spies.state import IN, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


class Found(Answer[SpiesState]):
    """A spy whom a look has found may answer before it is caught: ``[~phase, seat, spy, window, finder]``.

    Actions: 0 lets it be; 1 + kind of card plays it. Only a spy with such a card is asked: it is caught, or its card is shown,
    so the pause tells nothing that is not told at once.
    """

    name = "found"
    windows = ("found",)
    game: SpiesGame

    def bind(self, game: SpiesGame) -> None:
        """Take the game, and have a program follow each answer."""
        super().bind(game)
        self._in_use = any(self.windows[0] in kind.windows for kind in game.cards)
        self._after = len(game.machine.programs)
        game.machine.programs.append(Program("what comes of a look", (self._resolve,), 4))

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Let it be, or play a card that the limits of the turn allow."""
        rules = self.game.card_rules
        return [
            action
            for action in super().options(state, frame)
            if action == PASS or rules.may_play(state, action - 1, frame[2])
        ]

    def asked(self, state: SpiesState, spy: int, finder: int, seen: int, *, lying: bool) -> bool:
        """Ask a spy that a look has found, if it has an answer; return whether it was asked."""
        if not self._in_use:
            return False
        game = self.game
        unit = finder if finder in game.units else NOBODY
        frame = [~self.index, game.seat_of(spy), spy, 0, unit]
        if len(self.options(state, frame)) == 1:
            return False
        state.pending.append(frame)
        game.machine.queue(state, self._after, (spy, finder, seen, int(lying)))
        return True

    def _resolve(self, state: SpiesState, frame: Frame) -> None:
        """The spy is caught, unless the look does not find it any more."""
        spy, finder, seen, lying = frame[FIRST_REGISTER:]
        if state.spies[spy] != IN or not seen >> state.at[spy] & 1:
            return
        if lying or not state.lying >> spy & 1:
            catch(self.game, state, spy, finder)
