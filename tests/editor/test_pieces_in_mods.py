"""The set-up of a mod on the map: what stands below is there, and the mod's files say what differs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from uguisu_changes.edits import Put
from uguisu_editor.docks.pieces import PiecesDock
from uguisu_editor.model.document import PackDocument
from uguisu_editor.tools.pieces import PiecesTool

if TYPE_CHECKING:
    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
Check = Callable[["MapPage"], list["Diagnostic"]]


class Map:
    """An open map, with the tool for pieces in hand."""

    def __init__(self, window: MainWindow, page: MapPage) -> None:
        self.page = page
        dock, tool = window.docks["pieces"], page.tools["pieces"]
        assert isinstance(dock, PiecesDock)
        assert isinstance(tool, PiecesTool)
        self.dock, self.tool = dock, tool
        dock.come_forward()
        page.choose_tool("pieces")

    def put(self, key: str, place: str) -> None:
        """Let a thing from the dock go near the upper edge of a place."""
        board, canvas = self.page.session.board, self.page.canvas
        assert board is not None
        x, y = board.centre(place) or (0.0, 0.0)
        thing = next(one for one in self.tool.set_up.things if one.key == key)
        assert self.tool.drop(thing, canvas.touch(canvas.view.to_screen(x, y - 0.3 * board.spacing)))


@pytest.fixture
def mod_of(window: MainWindow, tmp_path: Path) -> Callable[[str], Map]:
    def open_it(base: str) -> Map:
        folder = tmp_path / "mod"
        folder.mkdir()
        uses = (SCENARIOS / base).as_posix()
        text = f"format: 1\nid: mod\nuses: [{uses}]\ntitle: A mod\n"
        (folder / "scenario.yaml").write_text(text, encoding="utf-8")
        page = window.open_pack(folder)
        assert page is not None
        return Map(window, page)

    return open_it


def test_a_mod_has_the_set_up_of_its_base_and_writes_what_differs(
    mod_of: Callable[[str], Map], check: Check
) -> None:
    """What stands below is there, can be moved and taken away; a list of the mod's own says all of what is wanted."""
    map_ = mod_of("spies/back_yard")
    assert check(map_.page) == []
    base = PackDocument.open(SCENARIOS / "spies/back_yard")
    below = base.look("mission", ("props", "setup"))
    map_.put("camera", "h8")
    placed = map_.page.session.document.look("mission", ("props", "setup"))
    assert placed == [
        *below,
        {"put": "camera", "at": [{"square": "h8", "facing": "n"}]},
    ]
    rounds = next(one for one in map_.tool.numbers.of_set_up() if one.id == "rounds")
    map_.tool.numbers.step(rounds, 0, 1)
    own = map_.page.session.document.data
    assert set(own["mission"]) == {"format", "props"}
    assert own["mission"]["props"]["rounds"] == base.look("mission", ("props", "rounds")) + 1
    assert own["scenario"]["mission"] == "mission.yaml"
    assert check(map_.page) == []
    map_.tool.choose(next(piece for piece in map_.tool.set_up.pieces if piece.place == "h8"))
    assert map_.tool.remove()
    assert "setup" not in own["mission"]["props"]


def test_a_mod_says_only_the_fighter_that_it_moves(mod_of: Callable[[str], Map], check: Check) -> None:
    """What has names is laid over what is below by its name."""
    map_ = mod_of("senjutsu/snow_field")
    assert check(map_.page) == []
    map_.put("fighters.red", "g4")
    said = map_.page.session.document.look("scenario", ("options",))
    assert said == {"fighters": {"red": {"start": "g4", "facing": "n"}}}
    assert check(map_.page) == []


def test_a_mod_whose_base_is_not_known_has_no_palette(mod_of: Callable[[str], Map]) -> None:
    """A list of its own would hide the whole one below."""
    map_ = mod_of("spies/nowhere")
    map_.page.session.do("", Put("scenario", ("game",), "spies"))
    map_.dock.refresh()
    assert map_.tool.set_up.things == []
    assert map_.tool.numbers.of_set_up() == []
    first = map_.dock.list.topLevelItem(0)
    assert first is not None
    assert "not known yet" in first.text(0)
