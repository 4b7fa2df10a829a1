"""What a file says of places is told on the map in people's words: no ids, whatever the game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from uguisu.checks import Diagnostic
from uguisu_editor.canvas.overlays import badge_box
from uguisu_editor.map_kinds.graph.painter import GraphPainter
from uguisu_editor.pages.map_page import PLAYTEST, MapPage
from uguisu_editor.pages.mission_page import MissionPage
from uguisu_editor.pages.palette import Palette
from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def named(
    window: MainWindow, check: Callable[[MapPage], list[Diagnostic]], qtbot: QtBot
) -> Callable[[str, str], dict[str, str]]:
    """Opens a page of a pack, and returns what stands at the places of the map."""

    def named(pack: str, kind: str) -> dict[str, str]:
        page = window.open_pack(SCENARIOS / pack)
        assert page is not None
        check(page)
        qtbot.waitUntil(lambda: bool(page.session.facts.titles), timeout=60_000)
        page.show_page(kind)
        return page.pages[kind].badges()  # type: ignore[attr-defined, no-any-return]

    return named


def test_pieces_and_things_are_called_by_their_names(named: Callable[[str, str], dict[str, str]]) -> None:
    assert named("spies/airfield", "mission") == {
        "s6": "Armoured guard 1",
        "n10": "Open window",
        "x9": "Sniper",
    }


@pytest.mark.parametrize(
    ("pack", "kind"),
    [
        ("spies/back_yard", "mission"),
        ("scorpion/four_lanterns", "mission"),
        ("senjutsu/dojo", "scenario"),
        ("temple/first_steps", "scenario"),
    ],
)
def test_no_id_stands_on_the_map(named: Callable[[str, str], dict[str, str]], pack: str, kind: str) -> None:
    told = named(pack, kind).values()
    assert not [name for name in told if re.search(r"_|\w-\d", name) or name[:1].islower()]


def test_kinds_of_walls_show_who_passes(window: MainWindow) -> None:
    page = window.open_pack(SCENARIOS / "spies" / "back_yard")
    assert page is not None
    palette = page.findChild(Palette)
    palette.turn("ways")
    passes = {offer.key: dict(offer.passes) for offer in palette.offers.all() if offer.passes}
    assert passes["kind:glass"] == {"walk": False, "eye": True, "crosshairs-gps": True}
    assert not any(passes["kind:wall"].values())
    assert all(passes["kind:lightning"].values())
    shown = {
        key: palette.cells[key].count.pixmap().toImage() for key in ("kind:glass", "kind:wall", "kind:wire")
    }
    assert shown["kind:glass"] == shown["kind:wire"] != shown["kind:wall"]


def test_what_a_mission_says_of_a_place_does_not_cover_its_name(
    named: Callable[[str, str], dict[str, str]], window: MainWindow, qtbot: QtBot
) -> None:
    named("temple/broken_causeway", "mission")
    page = window.page
    assert page is not None
    shown = page.pages["mission"]
    assert isinstance(shown, MissionPage)
    names = [place.id for place in page.session.board.places.values()]  # type: ignore[union-attr]
    shown.context.set(("pieces",), [{"id": f"cart-{at}", "at": at} for at in names])
    shown.refresh()
    qtbot.waitUntil(lambda: not page.canvas.moving)
    page.canvas.grab()
    painter = page.canvas.painter_
    assert isinstance(painter, GraphPainter)
    assert painter._scene is not None
    badges = {
        place: badge_box(page.canvas.fontMetrics(), text)[1].translated(
            painter._drawn.to_screen(*painter.board.places[place].at)
        )
        for place, text in page.canvas.badges.items()
    }
    assert len(badges) == len(names)
    covered = [name for name, (_, box) in painter._scene.labels.items() if badges[name].intersects(box)]
    assert covered == []


def test_names_are_read_over_what_a_playtest_found(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    session, canvas = page.session, page.canvas
    board = session.board
    assert board is not None
    session.select(["hall"])
    page.show_page(PLAYTEST)
    qtbot.wait(50)
    session.show_heat("Everywhere", dict.fromkeys(board.ids(), 1.0), str)
    assert not session.selection.places, "its frame would lie over the colours"
    assert not page.drawing.deal.isVisible()
    assert not page.drawing.note.isVisible(), "no dice are there"
    qtbot.wait(50)
    image, painter = canvas.grab().toImage(), canvas.painter_
    assert isinstance(painter, GraphPainter)
    assert painter._scene is not None
    corner = canvas.view.to_screen(painter._drawn.left, painter._drawn.top)
    dots = image.devicePixelRatio()
    shades = []
    for _, box in painter._scene.labels.values():
        seen = box.translated(corner)
        if QRectF(canvas.rect()).contains(seen):
            light = [
                image.pixelColor(round(x * dots), round(y * dots)).lightness()
                for x in range(ceil(seen.left()), int(seen.right()))
                for y in range(ceil(seen.top()), int(seen.bottom()))
            ]
            shades.append(max(light) - min(light))
    assert len(shades) > 20
    assert min(shades) > 120, "dark letters on a light rim"
