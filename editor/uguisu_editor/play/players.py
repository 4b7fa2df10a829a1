"""What players are called: bots by how they play, their settings behind that."""

from __future__ import annotations

from uguisu_editor.i18n import tr
from uguisu_editor.play.table import HUMAN


def player_name(player: str) -> str:
    """Return what a player is called: `mcts:200` is a thinking bot; a game's own bot knows its rules of thumb."""
    name = player.partition(":")[0]
    if name == HUMAN:
        return tr("A person")
    if name == "random":
        return tr("Bot that plays anything")
    if name == "greedy":
        return tr("Quick bot")
    if name == "mcts":
        return tr("Thinking bot")
    if name == "search":
        return tr("Planning bot")
    if name == "perfect":
        return tr("Perfect bot")
    if name == "program":
        return tr("A program of your own")
    return tr("Careful bot")
