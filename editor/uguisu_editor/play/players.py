"""What players are called: bots by how they play, their settings behind that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QMenu

from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.table import HUMAN
from uguisu_tools.bots import bot_about, bot_title, bots_by_strength

WITH_A_COMMAND = "program"
"""The bot that plays by a command, which has to be typed."""


def player_name(player: str) -> str:
    """Return what a player is called: `mcts:200` is a thinking bot; a game's own bot knows its rules of thumb."""
    name = player.partition(":")[0]
    return tr("A person") if name == HUMAN else of_engine(bot_title(name))


def player_about(player: str) -> str:
    """Return a sentence that tells a player from others."""
    return tr("Somebody at this screen.") if player == HUMAN else of_engine(bot_about(player))


def players_offered(bots: Iterable[str], usual: str) -> list[str]:
    """Return who may play, in the order in which they are offered."""
    return [HUMAN, *bots_by_strength(bots, usual)]


def offer_players(menu: QMenu, players: Iterable[str], now: str, take: Callable[[str], object]) -> None:
    """Add players to a menu, the one who plays now with a tick; who needs a command is typed elsewhere."""
    for player, title in players_named(player for player in players if player != WITH_A_COMMAND).items():
        about = player_about(player)
        action = menu.addAction(f"{visible(title)} – {about}".replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(player == now)
        action.triggered.connect(lambda _=False, player=player: take(player))


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
