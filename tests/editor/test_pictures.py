"""Pictures of a pack on the map: several under it, in layers, and those of terrains and tags."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

import uguisu
from uguisu_editor.dialogs.picturing import give_picture, lay_under
from uguisu_editor.docks.layers import LayersDock
from uguisu_editor.play.board import session_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def picture(tmp_path: Path) -> Callable[[str, str], Path]:
    """Write a picture of one colour."""

    def make(name: str, colour: str) -> Path:
        path = tmp_path / name
        if path.suffix == ".svg":
            text = f'<rect width="8" height="8" fill="{colour}"/>'
            path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">{text}</svg>')
            return path
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        image.save(str(path))
        return path

    return make


def data(page: MapPage) -> dict[str, Any]:
    found = page.session.document.data["map"]
    assert isinstance(found, dict)
    return found


def colour_at(page: MapPage, x: float, y: float) -> str:
    at = page.canvas.view.to_screen(x, y).toPoint()
    while not page.canvas.up_to_date:
        page.canvas.repaint()
    return page.canvas.grab().toImage().pixelColor(at).name()


def test_several_pictures_are_layers(
    window: MainWindow, open_page: Open, picture: Callable[[str, str], Path], qtbot: QtBot
) -> None:
    page = open_page("graph")
    before = page.session.document.render("map")
    dock = window.docks["layers"]
    assert isinstance(dock, LayersDock)
    pictures = dock.pictures
    assert lay_under(page, picture("red.png", "#ff0000"))
    assert lay_under(page, picture("blue.png", "#0000ff"))
    assert lay_under(page, picture("green.png", "#00ff00"))
    assert data(page)["background"]["image"] == "art/red.png"
    assert [(one["id"], one["image"]) for one in data(page)["layers"]] == [
        ("picture-1", "art/blue.png"),
        ("picture-2", "art/green.png"),
    ]
    assert [pictures.list.item(row).text() for row in range(3)] == ["green.png", "blue.png", "red.png"]
    pictures.list.setCurrentRow(0)
    pictures.opacity.setValue(100)
    assert colour_at(page, 30, 70) == "#00ff00"
    pictures.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert data(page)["layers"][1]["hidden"] is True
    pictures.list.setCurrentRow(2)
    pictures.opacity.setValue(100)
    pictures.buttons["layer-up"].click()  # the background, which gets an id as a layer
    pictures.buttons["layer-up"].click()
    assert "background" not in data(page)
    assert [one["image"] for one in data(page)["layers"]] == ["art/blue.png", "art/green.png", "art/red.png"]
    assert page.session.choices.layer == data(page)["layers"][2]["id"]
    assert colour_at(page, 30, 70) == "#ff0000"

    page.choose_tool("background")
    chosen = page.canvas.background.chosen
    assert chosen is not None
    was = chosen.layer.at
    middle = page.canvas.view.to_screen(*chosen.area.center().toTuple()).toPoint()  # type: ignore[misc]
    pictures.locked.setChecked(True)
    qtbot.mousePress(page.canvas, LEFT, pos=middle)
    qtbot.mouseMove(page.canvas, middle + QPoint(30, 0))
    qtbot.mouseRelease(page.canvas, LEFT, pos=middle + QPoint(30, 0))
    assert data(page)["layers"][2]["at"] == list(was)
    pictures.locked.setChecked(False)
    qtbot.mousePress(page.canvas, LEFT, pos=middle)
    qtbot.mouseMove(page.canvas, middle + QPoint(50, 20))
    qtbot.mouseRelease(page.canvas, LEFT, pos=middle + QPoint(50, 20))
    assert data(page)["layers"][2]["at"][0] > was[0]
    assert page.save()
    assert [one for one in uguisu.check(page.path)[1] if one.file == "map.yaml"] == []
    pictures.buttons["layer-remove"].click()
    assert len(data(page)["layers"]) == 2
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert page.session.document.render("map") == before


@pytest.mark.parametrize("file", ["rock.png", "rock.svg"])
def test_terrain_is_drawn_with_its_picture_in_the_editor_and_in_play(
    open_page: Open, picture: Callable[[str, str], Path], file: str
) -> None:
    page = open_page("squares")
    before = page.session.document.render("map")
    assert give_picture(page, "rock", picture(file, "#ff0000"))
    assert data(page)["pictures"] == {"rock": f"art/{file}"}
    assert colour_at(page, 4.5, 0.6) == "#ff0000"
    assert colour_at(page, 3.5, 0.6) != "#ff0000"
    played = session_of(data(page), "temple", page.session.registry)
    played.folders = page.session.folders
    from uguisu_editor.canvas.canvas import Canvas

    canvas = Canvas(played, page.canvas.theme)
    canvas.resize(500, 300)
    canvas.fit()
    canvas.come_to_rest()
    canvas.grab()
    shown = canvas.grab().toImage()
    assert shown.pixelColor(canvas.view.to_screen(4.5, 0.6).toPoint()).name() == "#ff0000"
    assert give_picture(page, "rock", None)
    assert page.session.document.render("map") == before
    assert colour_at(page, 4.5, 0.6) != "#ff0000"


def test_places_of_a_graph_are_drawn_with_the_picture_of_a_tag(
    open_page: Open, picture: Callable[[str, str], Path]
) -> None:
    page = open_page("graph")
    page.session.hidden_layers |= {"tags", "labels"}
    page.session.layers_changed.emit()
    assert give_picture(page, "tower", picture("tower.png", "#ff0000"))
    assert colour_at(page, 120, 0) == "#ff0000"
    assert colour_at(page, 60, 40) != "#ff0000"


def test_a_name_that_is_none_and_a_file_that_is_missing_are_told(
    open_page: Open, check: Callable[[MapPage], list[Any]], picture: Callable[[str, str], Path]
) -> None:
    page = open_page("squares")
    page.session.document.data["scenario"] = {"format": 1, "id": "trial", "game": "spies", "title": "Trial"}
    assert give_picture(page, "rocks", picture("rock.png", "#ff0000"))
    page.session.document.data["map"]["pictures"]["floor"] = "art/none.png"
    found = {one.code: one for one in check(page) if one.path[:1] == ("pictures",)}
    assert found["dangling-id"].severity == "warning"
    assert "rock" in (found["dangling-id"].hint or "")
    assert found["no-file"].severity == "error"
