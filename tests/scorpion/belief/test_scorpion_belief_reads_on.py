"""What belongs to a guard's step, and what to the move that follows it."""

from __future__ import annotations

from pathlib import Path

from uguisu.loading import load
from uguisu_scorpion import history
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.secrecy.reader import Reader
from uguisu_scorpion.state import TRAITOR

GARDEN_GATE = Path(__file__).parents[3] / "scenarios" / "scorpion" / "garden_gate"


def test_who_is_shown_in_a_move_was_not_found_by_the_guard_before_it() -> None:
    """A guard who sobers at the end of the guards' play finds nobody; then the traitor walks into another guard."""
    game = load(GARDEN_GATE)
    assert isinstance(game, ScorpionGame)
    near = game.ground.near
    start = game.ground.grounds[0]
    met = near[start][0]
    sobered = next(zone for zone in game.ground.dry if zone not in (start, met))
    figures = [-1] * game.first
    figures[0], figures[1] = met, sobered
    reader = Reader(game.belief.charts, game.belief.limit)
    reader.take(
        [
            (history.STARTED, TRAITOR, start),
            (history.TURN, 1),
            (history.GUARD, met),
            (history.GUARD, sobered),
            (history.BEGUN, TRAITOR, *figures),
            (history.SHOWN, TRAITOR, met),
        ]
    )
    assert reader.lost == 0
    assert not any(case.masks[TRAITOR][0] >> sobered & 1 for case in reader.cases)
    assert all(case.trails[TRAITOR].origin == 1 << start for case in reader.cases if case.trails[TRAITOR])
    assert any(case.trails[TRAITOR] for case in reader.cases)
