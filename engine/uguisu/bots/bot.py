"""What a bot is, what it is given to decide by, and the evaluator that it may ask how a position will end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from uguisu.core.errors import UguisuError
from uguisu.core.state import S, State
from uguisu.core.view import View
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.bots.policy import Policy
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
        """Return a random State that is consistent with what the seat knows; the caller may modify it."""
        return self.game.determinize(self.__state, self.seat, self.rng)

    def describe(self, action: int) -> str:
        """Return the notation of a legal action."""
        return self.game.describe(self.__state, action).notation


class Bot:
    """A player that is a program. One instance plays one seat of one game."""

    mixes = False
    """Whether it plays at random on purpose; then a game that repeats another counts as a new one."""

    def choose(self, decision: Decision) -> int:
        """Return one of `decision.legal`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class BotType:
    """A kind of bot, as in ``--bots ninja=mcts:200``: its ``id``, and after the colon a setting.

    `make` is given the setting ("" when there is none) and the game, and raises UguisuError for one it can't read;
    `game` is the game it plays, None for any; `policy` makes the rules of thumb by which it plays, if it does: `strong`
    weighs their plans.
    """

    id: str
    make: Callable[[str, Any], Bot]
    description: str
    game: str | None = None
    policy: Callable[[Any], Policy[Any]] | None = None


Evaluate = Callable[["Game", "State"], Mapping[str, float]]
"""Guesses the return of each side, from -1 to 1."""

DEFAULT = "default"
NONE = "none"


def evaluator_for(game: Game, name: str = DEFAULT) -> Evaluate | None:
    """Return the evaluator of ``game`` called ``name``; None if the game has no default, or for the name ``none``.

    Raises:
        UguisuError: when one is named that there isn't.
    """
    if name in game.evaluators:
        return game.evaluators[name]
    if name in (DEFAULT, NONE):
        return None
    known = ", ".join(sorted(game.evaluators))
    raise UguisuError(
        Message("{game} has no evaluator '{name}'", game=game.id, name=name),
        hint=Message("you can use {names}", names=known) if known else Message("this game has none"),
    )


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Estimates the return of each side, from -1 to 1, in a position without hidden information (a determinized one)."""

    id: str
    game: str
    evaluate: Callable[[Any, Any], Mapping[str, float]]
