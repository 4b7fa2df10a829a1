"""What players are called: bots by how they play, their settings behind that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.play.table import HUMAN
from uguisu_tools.bots import bot_title


def player_name(player: str) -> str:
    """Return what a player is called: `mcts:200` is a thinking bot; a game's own bot knows its rules of thumb."""
    name = player.partition(":")[0]
    return tr("A person") if name == HUMAN else of_engine(bot_title(name))


def players_named(players: Iterable[str]) -> dict[str, str]:
    """Return what each of several players is called: of those that are called alike, all but the first with what files call
    them, too.
    """
    found: dict[str, str] = {}
    times: Counter[str] = Counter()
    for player in players:
        name = player_name(player)
        found[player] = f"{name} ({player})" if times[name] else name
        times[name] += 1
    return found
