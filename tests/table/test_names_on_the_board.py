import pytest
from tests.support.tables import SCENARIOS

from uguisu import load
from uguisu.plugins import registry
from uguisu_table.kit import Kit
from uguisu_tools.looks.names import crossing_boxes
from uguisu_tools.looks.scene import Spot


@pytest.mark.parametrize("pack", ["temple/first_steps", "temple/before_dawn"])
def test_a_piece_pushes_no_name_out_of_the_board(pack: str) -> None:
    """Where one stands the name stands further out, and fonts are wider than is reckoned: the board has room for both."""
    board = Kit(load(SCENARIOS / pack, registry()), registry()).board
    scene, room = board.scene, board.scene.room
    assert room is not None
    for language in ("en", "ru", "uk", "it"):
        for place in board.game.topology.ids:
            middle = scene.at(place)
            assert middle is not None
            scene.spots = [Spot(middle, scene.radius, "piece")]
            for name, box in crossing_boxes(scene, board.named(language)).items():
                assert abs(box.x - room.x) + 0.6 * box.width <= room.width / 2 + 0.01, (language, name)
