"""A game being played, as environments need it: chance is rolled, returns are by seat, and it ends after `max_plies`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import CHANCE, Game, IllegalAction, Message, State, load


def game_of(pack: str | Path | Game[Any]) -> Game[Any]:
    """Return the game of a pack: a path, a name by which packs are found, or the game itself."""
    return pack if isinstance(pack, Game) else load(pack)


def rolled(game: Game[Any], state: State) -> State:
    """Have chance decide until a seat has to, or the game is over; returns the state, which has changed."""
    while not state.over and state.seat == CHANCE:
        game.roll(state)
    return state


class Playing:
    """One game, by numbers.

    Attributes:
        state: the true position, of which agents see only views.
        cut: whether it was stopped at `Game.max_plies`.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.state: State = rolled(game, game.new(seed))
        self.plies = 0

    @property
    def cut(self) -> bool:
        """Whether it has been stopped as endless."""
        return not self.state.over and self.plies >= self.game.max_plies

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.state.over or self.cut

    def legal(self) -> list[int]:
        """Return the legal actions of the seat that decides; none when the game is over."""
        return [] if self.over else self.game.legal(self.state)

    def apply(self, action: int) -> None:
        """Carry out a legal action, and what chance does after it.

        Raises:
            IllegalAction: when it is not legal.
        """
        if action not in self.legal():
            raise IllegalAction(Message("action {action} is not legal here", action=action))
        self.game.apply(self.state, action)
        self.plies += 1
        rolled(self.game, self.state)

    def returns(self) -> list[float]:
        """Return what each seat gets, -1 to 1: what its side does; 0 before the end."""
        by_side = self.game.returns(self.state)
        return [by_side[seat.side] for seat in self.game.seats]
