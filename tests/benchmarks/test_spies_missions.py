"""What the benchmark of the missions of Spies measures: shares of games, turning points that the missions have."""

from __future__ import annotations

import pytest
from benchmarks.spies_missions import NIGHT, NIGHT_MISSIONS, PACKS, TURNING_POINTS, Cell, measure

from uguisu.loading import load


def test_each_turning_point_is_a_trigger_of_its_mission() -> None:
    for mission, turning_point in TURNING_POINTS.items():
        content = load(PACKS / mission).content.mission
        assert content is not None
        assert not turning_point or turning_point in content.trigger_names
    assert set(NIGHT_MISSIONS.values()) <= TURNING_POINTS.keys()
    assert (PACKS / NIGHT / "campaign.yaml").is_file()


@pytest.mark.long
def test_a_cell_tells_how_often_spies_win_and_the_story_turns() -> None:
    (found,) = measure("garden_party", 1, 3, 0)
    assert (found.mission, found.spies, found.games) == ("garden_party", 1, 3)
    assert found.turned is not None
    assert {round(3 * share) - 3 * share for share in (found.won, found.turned)} == {0.0}


@pytest.mark.parametrize(
    ("won", "turned", "row"),
    [
        (0.5, 0.6, "| yard | 2 | 200 | 50% | 60% |"),
        (0.3, 0.59, "| yard | 2 | 200 | 30% ! | 59% ! |"),
        (0.7, None, "| yard | 2 | 200 | 70% ! |  |"),
    ],
)
def test_what_misses_the_aim_is_marked(won: float, turned: float | None, row: str) -> None:
    assert Cell("yard", 2, 200, won, turned).row() == row
