"""What is drawn of a shipped net of places is read as it is meant: no way runs behind a place that it does not lead to."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu_changes.same import plain_copy
from uguisu_changes.yamltext import read_tree
from uguisu_editor.map_kinds.graph.board import GraphBoard, distance_to_segment

ROOT = Path(__file__).parents[2]
MAPS = sorted([*ROOT.glob("scenarios/*/*/map.yaml"), *ROOT.glob("plugins/*/*/packs/*/starter/map.yaml")])


def nets() -> dict[str, GraphBoard]:
    found = {}
    for path in MAPS:
        data = plain_copy(read_tree(path.read_text(encoding="utf-8")).value)
        if data.get("kind") == "graph":
            found["/".join(path.relative_to(ROOT).parts[-3:-1])] = GraphBoard(data)
    return found


NETS = nets()


@pytest.mark.parametrize("pack", NETS)
def test_no_way_runs_behind_a_place_that_it_does_not_lead_to(pack: str) -> None:
    board = NETS[pack]
    behind = [
        (link.ends, place.id)
        for link in board.links
        for place in board.places.values()
        if place.shape is None and place.id not in link.ends and not link.on_border
        if min(distance_to_segment(place.at, segment) for segment in link.segments) < 1.15 * board.dot_radius
    ]
    assert behind == []
