"""What a bot is, and what it is given to decide by."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from uguisu.core.state import S
from uguisu.core.view import View

if TYPE_CHECKING:
    from uguisu.core.game import Game


class Decision(Generic[S]):
    """One decision, as its seat may see it. The true State stays behind it.

    Attributes:
        game: the compiled game: its map, its rules, its names.
        seat: the index of the seat that decides.
        legal: the legal actions.
        rng: the bot's own random numbers; the same seed plays the same game.
    """

    def __init__(self, game: Game[S], state: S, rng: random.Random) -> None:
        self.game = game
        self.seat = state.seat
        self.legal = game.legal(state)
        self.rng = rng
        self.__state = state

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self.__state, self.seat)

    def sample(self) -> S:
        """Return a State drawn at random among those that the seat's information allows; it is yours to change."""
        return self.game.determinize(self.__state, self.seat, self.rng)

    def describe(self, action: int) -> str:
        """Return the notation of a legal action."""
        return self.game.describe(self.__state, action).notation


class Bot:
    """A player that is a program. One instance plays one seat of one game."""

    def choose(self, decision: Decision) -> int:
        """Return one of `decision.legal`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class BotType:
    """A kind of bot, as ``--bots ninja=mcts:200`` names it: `id`, and after the colon a setting.

    `make` is given the setting ("" when there is none) and the game, and raises UguisuError for one it can't read;
    `game` is the game it plays, None for any.
    """

    id: str
    make: Callable[[str, Any], Bot]
    description: str
    game: str | None = None
