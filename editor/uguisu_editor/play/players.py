"""What players are called: bots by how they play, their settings behind that."""

from __future__ import annotations

from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.play.table import HUMAN
from uguisu_tools.bots import bot_title


def player_name(player: str) -> str:
    """Return what a player is called: `mcts:200` is a thinking bot; a game's own bot knows its rules of thumb."""
    name = player.partition(":")[0]
    return tr("A person") if name == HUMAN else of_engine(bot_title(name))
