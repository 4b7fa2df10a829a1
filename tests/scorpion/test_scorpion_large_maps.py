"""A map far larger than any castle is checked without a table of all its pairs of zones."""

from __future__ import annotations

import shutil
from pathlib import Path

import uguisu
from uguisu.board.cells import cell_id
from uguisu_scorpion.board import FAR
from uguisu_scorpion.game import ScorpionGame

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
SIDE = 40


def _large_castle(folder: Path) -> Path:
    """Write a pack whose upper half is a castle, the lower half grounds, with a straight track across."""
    folder.mkdir()
    for name in ("cards.yaml", "mission.yaml"):
        shutil.copy(GARDEN / name, folder / name)
    scenario = (GARDEN / "scenario.yaml").read_text(encoding="utf-8")
    (folder / "scenario.yaml").write_text(scenario.replace("rulings: rulings.yaml\n", ""), encoding="utf-8")
    lines = ["format: 1", "id: huge", "kind: graph", "places:"]
    castle = []
    for row in range(SIDE):
        for column in range(SIDE):
            name = cell_id(column, row)
            tags = ["edge"] if {row, column} & {0, SIDE - 1} else ["grounds"]
            if tags == ["grounds"] and row < SIDE // 2:
                castle.append(name)
                tags = ["post"] if column % 8 == 4 else ["hiding", "barracks"]
            lines.append(f"  - {{id: {name}, at: [{column}, {row}], tags: [{', '.join(tags)}]}}")
    lines.append(f"regions: [{{id: castle, places: [{', '.join(castle)}]}}]")
    lines.append("links:")
    for row in range(SIDE):
        for column in range(SIDE):
            here = cell_id(column, row)
            on_track = row == SIDE - 3 and 2 <= column < SIDE - 3
            if column + 1 < SIDE:
                track = ", tags: [track]" if on_track else ""
                lines.append(f"  - {{between: [{here}, {cell_id(column + 1, row)}], kind: open{track}}}")
            if row + 1 < SIDE:
                lines.append(f"  - {{between: [{here}, {cell_id(column, row + 1)}], kind: open}}")
    (folder / "map.yaml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def test_a_check_asks_for_no_distances(tmp_path: Path) -> None:
    game, found = uguisu.check(_large_castle(tmp_path / "night"))
    assert [str(one) for one in found if one.severity == "error"] == []
    assert isinstance(game, ScorpionGame)
    ground = game.ground
    assert len(ground.sound) == 0
    corner = game.topology.index[cell_id(SIDE - 1, SIDE - 1)]
    assert ground.sound[0][0] == 0
    assert 0 < ground.sound[0][corner] != FAR
    assert len(ground.sound) == 1
