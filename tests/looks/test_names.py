"""Names on a table's board: where they stand, and that they leave free what stands there."""

from math import hypot
from pathlib import Path

import pytest

from uguisu import load
from uguisu.board.geometry import contains
from uguisu.board.marks import MarkText
from uguisu.messages.local_text import localize
from uguisu.plugins import registry
from uguisu_tools.looks.labels import Box
from uguisu_tools.looks.names import LINE, SIZE, SMALL, crossing_boxes, name_marks, zone_names  # type: ignore[attr-defined]
from uguisu_tools.looks.scene import COVERED, Scene, Spot

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


def test_a_crossings_name_is_nearest_to_it() -> None:
    for pack in ("temple/first_steps", "temple/before_dawn", "temple/nightingale_temple"):
        scene, names = scene_of(pack)
        for place, box in crossing_boxes(scene, names).items():
            assert min(scene.topology.ids, key=lambda other: away(scene, box, other)) == place, (pack, place)


def away(scene: Scene, box: Box, place: str) -> float:
    x, y = scene.at(place) or (0.0, 0.0)
    return hypot(max(abs(x - box.x) - box.width / 2, 0.0), max(abs(y - box.y) - box.height / 2, 0.0))


@pytest.mark.parametrize("size", [44.0, 64.0, 90.0])
def test_a_zones_name_is_in_it_wherever_pieces_stand(size: float) -> None:
    game = load(SCENARIOS / "scorpion/two_castles")
    scene = Scene(game.topology, registry().look_of(game.id), size)
    shapes = {place: scene.shape(number) for number, place in enumerate(scene.topology.ids)}
    names = {
        place: localize(name, "en")
        for place, name in zip(game.topology.ids, game.topology.names, strict=True)
    }
    for seed in range(1, 6):
        scene.pieces(game.view(game.new(seed), -1))
        found = zone_names(scene, names, lambda line: (0.55 * SIZE * len(line), LINE * SIZE))
        assert len(found) > 0.7 * len(names)
        for place, (_, box) in found.items():
            shape = shapes[place]
            assert shape is not None
            assert contains(shape, (box.x, box.y)), place


def test_names_stay_while_pieces_go_elsewhere() -> None:
    """A name moves only where something comes or goes: beside its place, or under it."""
    scene, names = scene_of("temple/nightingale_temple")
    scene.spots = []
    bare = crossing_boxes(scene, names)
    for place in scene.topology.ids:
        scene.spots = [Spot(scene.at(place) or (0.0, 0.0), scene.radius, "piece")]
        now = crossing_boxes(scene, names)
        moved = {name for name in bare if now.get(name) != bare[name]}
        assert all(name == place or away(scene, bare[name], place) < 1.6 * scene.radius for name in moved), (
            place,
            moved,
        )
