"""From ``mcts:200`` to a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.bots.bot import Bot
from uguisu.content.suggest import nearest
from uguisu.core.errors import UguisuError

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry


def make_bot(spec: str, game: Game, registry: Registry) -> Bot:
    """Return the bot that `spec` names, ready to play one seat of one match of `game`.

    Raises:
        UguisuError: when there is no such bot, it does not play this game, or its setting can't be read.
    """
    name, _, setting = spec.partition(":")
    kinds = bots_for(game, registry)
    if name not in kinds:
        near = nearest(name, kinds)
        raise UguisuError(
            f"no bot is called '{name}'",
            f"did you mean '{near}'?" if near else f"there are: {', '.join(kinds)}",
        )
    return registry.bots[name].make(setting, game)


def bots_for(game: Game, registry: Registry) -> list[str]:
    """Return the names of the bots that play `game`."""
    return sorted(name for name, kind in registry.bots.items() if kind.game in (None, game.id))
