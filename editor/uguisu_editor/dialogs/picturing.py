"""The picture to trace over, and the size of grids."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog

from uguisu_changes.edits import Drop, Put
from uguisu_editor.canvas.background import read_picture
from uguisu_editor.dialogs.asking import Number, ask_numbers
from uguisu_editor.i18n import reason_told, tr
from uguisu_editor.map_kinds.graph.board import EMPTY, GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.layers import add_layer, layers_of, remove_layer
from uguisu_editor.operations import resize
from uguisu_editor.pages.card_art import put_into
from uguisu_editor.pages.map_page import MapPage
from uguisu_tools.pictures import BadSvg

MOST_CELLS = 500
"""Columns or rows of a grid."""


def ask_picture(page: MapPage) -> None:
    """Ask for a picture and lay it under the map."""
    name, _ = QFileDialog.getOpenFileName(
        page,
        tr("Picture to trace over"),
        str(page.path),
        tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)"),
    )
    if name:
        lay_under(page, Path(name))


def lay_under(page: MapPage, picture: Path) -> bool:
    """Copy a picture into the pack, if it is not there, and lay it under the map; tell whether that was done."""
    size = _size(page, picture)
    if size is None:
        return False
    inside = _into_pack(page, picture)
    if inside is None:
        return False
    board = page.session.board
    left, top, right, _ = board.bounds if board is not None else EMPTY
    scale = 1.0
    if isinstance(board, GridBoard) or (isinstance(board, GraphBoard) and board.places):
        scale = round(max((right - left) / max(1, size.width()), 1e-4), 6)
    entry = {"image": inside, "at": [round(left, 2), round(top, 2)], "scale": scale, "opacity": 0.5}
    edit, name = add_layer(page.session.map, entry)
    if not page.session.do(tr("Picture to trace over"), edit):
        return False
    page.session.choose(layer=name)
    page.session.hidden_layers.discard("background")
    page.session.locked_layers.discard("background")
    page.session.layers_changed.emit()
    page.canvas.fit()
    return True


def ask_place_picture(page: MapPage, name: str) -> None:
    """Ask for the picture that places of a terrain, or with a tag, are drawn with."""
    file, _ = QFileDialog.getOpenFileName(
        page,
        tr("Picture of {name}", name=name),
        str(page.path),
        tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)").replace(")", " *.svg)"),
    )
    if file:
        give_picture(page, name, Path(file))


def give_picture(page: MapPage, name: str, picture: Path | None) -> bool:
    """Copy a picture into the pack, if it is not there, and draw places of a terrain, or with a tag, with it; None takes the
    picture from them. Tells whether that was done.
    """
    data = page.session.map
    told = data.get("pictures") if isinstance(data, dict) else None
    there = told if isinstance(told, dict) else {}
    if picture is None:
        path = ("pictures", name) if len(there) > 1 else ("pictures",)
        return name in there and page.session.do(tr("Picture of {name}", name=name), Drop("map", path))
    if _size(page, picture) is None:
        return False
    inside = _into_pack(page, picture)
    if inside is None:
        return False
    edit = Put("map", ("pictures", name), inside) if there else Put("map", ("pictures",), {name: inside})
    return page.session.do(tr("Picture of {name}", name=name), edit)


def _size(page: MapPage, picture: Path) -> QSize | None:
    """Return the size of a picture; if it can't be used, say why."""
    try:
        found = read_picture(picture).size()
    except (BadSvg, OSError) as error:
        text = tr("{name} cannot be shown: {reason}", name=picture.name, reason=reason_told(error))
        page.session.refused.emit(text)
        return None
    if found.isEmpty():
        page.session.refused.emit(tr("{name} cannot be read as a picture.", name=picture.name))
        return None
    return found


def _into_pack(page: MapPage, picture: Path) -> str | None:
    try:
        return picture.resolve().relative_to(page.path.resolve()).as_posix()
    except ValueError:
        pass
    if not page.session.original.begin():
        return None
    try:
        return put_into(page.path, picture.name, picture.read_bytes())
    except OSError as error:
        page.session.refused.emit(
            tr(
                "{name} could not be copied into the pack: {reason}",
                name=picture.name,
                reason=reason_told(error),
            )
        )
        return None


def ask_opacity(page: MapPage) -> None:
    """Ask how solid the chosen picture is to be."""
    chosen = page.canvas.background.chosen
    if chosen is None:
        page.session.refused.emit(tr("There is no picture yet: Map > Picture to trace over…"))
        return
    value = round(100 * chosen.layer.opacity)
    question = Number(tr("From 0 (invisible) to 100 (opaque)"), value, 0, 100, 10)
    answer = ask_numbers(page, tr("Fade the picture"), [question])
    if answer is not None:
        session = page.session
        session.do(tr("Fade the picture"), Put("map", (*chosen.layer.path, "opacity"), answer[0] / 100))


def remove(page: MapPage) -> None:
    """Take the chosen picture from under the map; its file stays."""
    data, name = page.session.map, page.session.choices.layer
    layers = layers_of(data)
    if layers:
        chosen = next((layer for layer in layers if layer.name == name), layers[-1])
        page.session.do(tr("Remove the picture"), remove_layer(data, chosen))


def ask_size(page: MapPage) -> None:
    """Ask for the columns and rows of a grid."""
    board = page.session.board
    if not isinstance(board, GridBoard):
        page.session.refused.emit(tr("Only maps of squares and hexes have a size."))
        return
    questions = [
        Number(tr("Columns"), board.columns, 1, MOST_CELLS),
        Number(tr("Rows"), board.height, 1, MOST_CELLS),
    ]
    answer = ask_numbers(page, tr("Size of the map"), questions)
    if answer is not None:
        resize(page, answer[0] - board.columns, answer[1] - board.height)
