"""After the game: its replay, and where everybody stood."""

from __future__ import annotations

from collections import Counter

from uguisu import OFF
from uguisu.messages import localize
from uguisu_table.sitting import Sitting
from uguisu_tools.bots import HUMAN
from uguisu_tools.drawing import Look, picture_of, write_svg
from uguisu_tools.record import replay


def replay_of(sitting: Sitting) -> str:
    """Return the text of the replay, which `uguisu replay` and the editor read."""
    seats = {chair.seat: chair.bot or HUMAN for chair in sitting.chairs.values()}
    return replay.dumps(sitting.match, changes=sitting.changes, seats=seats)


def heat_of(sitting: Sitting, language: str) -> bytes:
    """Return the map as SVG, warmer where pieces stood in more of the game's positions."""
    game, match = sitting.game, sitting.match
    stood: Counter[int] = Counter()
    for at in range(len(match.steps) + 1):
        stood.update(place for place in match.position(at).at if place != OFF)
    values = [float(stood[place]) or None for place in range(len(game.topology))]
    look = Look(title=localize(game.title, language), language=language, legend=False, labels=False)
    return write_svg(picture_of(game.topology, values, look)).encode()
