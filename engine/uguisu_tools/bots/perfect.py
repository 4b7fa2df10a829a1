"""Makes no mistake, in games that can be solved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from uguisu.bots.bot import Bot, Decision
from uguisu.bots.settings import Settings
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu_tools.solve.tablebase import Tablebase

_solved: WeakKeyDictionary[Game, dict[str, Tablebase]] = WeakKeyDictionary()
"""Tablebases by game and setting: each is made or opened once, for all seats and games played."""


class PerfectBot(Bot):
    """Wins in as few moves as it can, and where it can't win, holds or loses as late as it can; equals fall at random."""

    def __init__(self, worth: Tablebase) -> None:
        self.worth = worth

    def choose(self, decision: Decision) -> int:
        """Return an action than which none is better."""
        side = decision.game.seats[decision.seat].side
        ranks = {action: self._rank(decision, action, side) for action in decision.legal}
        best = max(ranks.values())
        return decision.rng.choice([action for action, rank in ranks.items() if rank == best])

    def _rank(self, decision: Decision, action: int, side: str) -> tuple[int, int]:
        after = decision.sample()
        decision.game.apply(after, action)
        value = self.worth(after)
        length = value.length or 0
        if value.winner is None:
            return 1, 0
        return (2, -length) if value.winner == side else (0, length)


def make(setting: str, game: Game) -> Bot:
    """Make one from ``perfect``, ``perfect:FILE`` (written by ``uguisu solve --write``) or ``perfect:memory=4000``."""
    # Every command lists this bot, and few make one: the solver is imported by those.
    from uguisu_tools.solve.solving import MEMORY
    from uguisu_tools.solve.tablebase import read

    settings = Settings("perfect", setting)
    memory = settings.whole("memory", MEMORY)
    settings.done()
    tables = _solved.setdefault(game, {})
    if setting not in tables:
        tables[setting] = read(Path(settings.first), game) if settings.first else _worked_out(game, memory)
    return PerfectBot(tables[setting])


def _worked_out(game: Game, memory: int) -> Tablebase:
    from uguisu_tools.solve.solving import Unsolvable, values

    try:
        return values(game, memory)
    except Unsolvable as error:
        raise UguisuError(
            Message("bot 'perfect' can't play here: {problem}", problem=error.message),
            hint=Message("use mcts; `perfect:memory={more}` allows more memory", more=4 * memory),
        ) from error
