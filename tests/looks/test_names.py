"""Names on a table's board: where they stand, and that they leave free what stands there."""

from pathlib import Path

import pytest

from uguisu import load
from uguisu.board.marks import MarkText
from uguisu.messages.local_text import localize
from uguisu.plugins import registry
from uguisu_tools.looks.labels import Box
from uguisu_tools.looks.names import COVERED, LINE, SIZE, SMALL, crossing_boxes, name_marks  # type: ignore[attr-defined]
from uguisu_tools.looks.scene import Scene

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def scene_of(pack: str) -> tuple[Scene, dict[str, str]]:
    game = load(SCENARIOS / pack)
    scene = Scene(game.topology, registry().look_of(game.id), 64.0)
    scene.pieces(game.view(game.new(1), -1))
    names = zip(game.topology.ids, game.topology.names, strict=True)
    return scene, {place: localize(name, "en") for place, name in names}


def written(pack: str, lit: set[str] | None = None) -> list[MarkText]:
    scene, names = scene_of(pack)
    marks = name_marks(scene, names, lit or set())
    assert all(isinstance(mark, MarkText) for mark in marks)
    return [mark for mark in marks if isinstance(mark, MarkText)]


def test_squares_are_named_along_the_rim() -> None:
    told = [mark.text for mark in written("spies/back_yard")]
    assert told[:12] == list("abcdefghijkl")
    assert told[12:] == [str(number) for number in range(1, 10)]


def test_hexes_bear_their_ids() -> None:
    scene, _ = scene_of("senjutsu/dojo")
    assert [mark.text for mark in written("senjutsu/dojo")] == list(scene.topology.ids)


def test_crossings_that_matter_stand_out() -> None:
    bold = [mark.text for mark in written("temple/before_dawn", {"kite_tower"}) if mark.bold]
    assert bold == ["Kite Tower"]


def test_where_names_stand_may_be_asked_before() -> None:
    scene, names = scene_of("temple/before_dawn")
    boxes = crossing_boxes(scene, names)
    assert name_marks(scene, names, (), boxes) == name_marks(scene, names)


@pytest.mark.parametrize("pack", ["scorpion/garden_gate"])
def test_names_of_zones_leave_tokens_free(pack: str) -> None:
    scene, _ = scene_of(pack)
    tokens = [Box(*spot.at, 2 * spot.radius, 2 * spot.radius) for spot in scene.spots]
    lines = [
        Box(mark.at[0], mark.at[1] - 0.36 * SIZE, SMALL * SIZE * len(mark.text), LINE * SIZE)
        for mark in written(pack)
    ]
    assert tokens
    assert lines
    assert max(line.shared(token) for line in lines for token in tokens) <= 3 * COVERED
