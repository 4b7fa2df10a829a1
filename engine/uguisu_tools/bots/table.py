"""A match with bots in some of its seats: what a terminal or a front end plays by."""

import random
from collections.abc import Mapping
from operator import index

from uguisu.bots.bot import Bot, Decision
from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.core.rng import derive
from uguisu.guard.faults import fault_of
from uguisu.guard.watchdog import Watch
from uguisu.interrupts import leave_to_user
from uguisu.match import Match
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry
from uguisu_tools.bots.spec import parse_spec

HUMAN = "human"
"""Who plays a seat that has no bot."""


class BotFailure(UguisuError):
    """A bot can't go on; whoever runs the table may seat another."""


class Table:
    """A match, and who plays in it.

    Attributes:
        match: the match.
        players: for each seat, `HUMAN` or the bot as it was named, ``mcts:200``.
    """

    def __init__(self, match: Match, registry: Registry) -> None:
        self.match = match
        self.players: dict[str, str] = {seat.id: HUMAN for seat in match.game.seats}
        self._registry = registry
        self._bots: dict[str, Bot] = {}
        self._rng: dict[str, random.Random] = {}

    @property
    def game(self) -> Game:
        """The compiled game."""
        return self.match.game

    def known_bots(self) -> list[str]:
        """The names of the bots that play this game."""
        return sorted(self._registry.bots_of(self.game.id))

    def seat_bots(self, bots: Mapping[str, str]) -> None:
        """Put bots into seats: seat -> ``mcts:200``; `HUMAN` takes the bot away.

        Raises:
            UguisuError: for a seat, a bot or a setting that there is not; nobody has changed seats then.
        """
        made: dict[str, Bot] = {}
        for seat, spec in bots.items():
            self.game.seat_index(seat)
            if spec != HUMAN:
                made[seat] = parse_spec(spec).make(self.game, self._registry)
        for seat, spec in bots.items():
            self.players[seat] = spec
            self._bots.pop(seat, None)
            if seat in made:
                self._bots[seat] = made[seat]
                self._rng[seat] = random.Random(derive(self.match.seed, "bot", seat))

    def waits(self) -> bool:
        """Whether a human is to move."""
        return not self.match.over and self.match.to_move not in self._bots

    def let_bots_play(self) -> None:
        """Have bots play until a human is to move or the game is over."""
        while not self.match.over and not self.waits():
            self.let_bot_move()

    def let_bot_move(self) -> None:
        """Have the bot to move make one decision.

        Raises:
            BotFailure: when it crashes, or chooses what is not legal; nothing has changed.
        """
        seat = self.match.to_move
        decision = Decision(self.game, self.match.state, self._rng[seat])
        with Watch():
            action = choice(self._bots[seat], self.players[seat], seat, decision)
        self.match.apply(action)

    def advise(self, spec: str) -> str:
        """Return the notation of what the bot called `spec` would do in the place of the one to move.

        Raises:
            UguisuError: when there is no such bot.
            BotFailure: when it raised, or chose what is not legal.
        """
        rng = random.Random(derive(self.match.seed, "hint", self.match.state.ply))
        decision = Decision(self.game, self.match.state, rng)
        bot = parse_spec(spec).make(self.game, self._registry)
        with Watch():
            return decision.describe(choice(bot, spec, self.match.to_move, decision))

    def undo(self) -> None:
        """Take back to the last decision of a human, and all that bots and chance did since.

        Raises:
            IllegalAction: when no human has decided anything yet; nothing has changed.
        """
        steps = self.match.steps
        if not any(step.seat and step.seat not in self._bots for step in steps):
            raise IllegalAction(Message("there is nothing to undo"))
        while True:
            self.match.undo()
            if self.waits():
                return

    def redo(self) -> None:
        """Do again what was taken back, up to where a human was to move.

        Raises:
            IllegalAction: when nothing was.
        """
        self.match.redo()
        while self.match.undone and not self.match.over and not self.waits():
            self.match.redo()
        self.let_bots_play()


def choice(bot: Bot, called: str, seat: str, decision: Decision) -> int:
    """Return the action that a bot chooses, a whole number of whatever type.

    Raises:
        BotFailure: when it raised, or chose what is not legal.
    """
    try:
        action = bot.choose(decision)
    except BaseException as error:
        leave_to_user(error)
        message = Message(
            "the bot '{bot}' of '{seat}' crashed: {fault}", bot=called, seat=seat, fault=fault_of(error)
        )
        raise BotFailure(message) from error
    # 3.0 is no action, though it equals 3
    if not hasattr(action, "__index__") or action not in decision.legal:
        raise BotFailure(
            Message(
                "the bot '{bot}' of '{seat}' chose {action}, which is not legal",
                bot=called,
                seat=seat,
                action=repr(action)[:100],
            )
        )
    return index(action)
