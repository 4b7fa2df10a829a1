"""From a problem to what mends it: the place on the map, the field of a form, a tool, a dock; the text only of what cannot
be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.checks import Diagnostic
from uguisu_changes.finding import root_field
from uguisu_changes.paths import MISSING, Path, look
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.mends import with_missing
from uguisu_editor.model.checking import kind_of, place_of
from uguisu_editor.model.document import KINDS
from uguisu_editor.model.placing import piece_at
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.texts_page import TextsPage
from uguisu_editor.tools.pieces import PiecesTool

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.session import Session

TOOLS = {
    "places": "place",
    "links": "link",
    "borders": "edge",
    "cells": "tag",
    "rows": "brush",
    "legend": "brush",
    "regions": "lasso",
}
"""What mends a part of a map in which nothing stands yet: the tool, by the key of the map's file."""
DOCKS = {
    "rows": "brushes",
    "legend": "brushes",
    "borders": "brushes",
    "regions": "regions",
    "background": "layers",
    "layers": "layers",
    "pictures": "layers",
}


def meant_by(session: Session, found: Diagnostic) -> tuple[str, Path]:
    """Return the kind of file in which a problem is mended, and the way to it there.

    What a pack lacks a file for is told of its scenario: it is mended in the file that has such a key.
    """
    document = session.document
    kind, path = kind_of(document, found) or "scenario", with_missing(found)
    if kind == "scenario" and path and not _has_key(session, kind, path[0]):
        others = [other for other in KINDS[1:] if other not in document.data and other in document.files]
        kind = next((other for other in others if _has_key(session, other, path[0])), kind)
    return kind, path


def _has_key(session: Session, kind: str, key: str | int) -> bool:
    data = session.document.data.get(kind, {})
    return any(field.name == key for field in root_field(session.schema(kind), data, Field).fields_for(data))


def lead(window: Desk, page: MapPage, found: Diagnostic) -> None:
    """Go to what mends a problem."""
    session = page.session
    kind, path = meant_by(session, found)
    file = session.document.files.get(kind)
    texts = page.pages.get("texts")
    if file is not None and file.broken:
        page.show_text(found)
    elif kind.startswith("texts.") and isinstance(texts, TextsPage):
        page.show_page("texts")
        texts.go_to(kind.removeprefix("texts."), path)
    elif kind == "map":
        page.show_page("map")
        if not _lead_on_map(window, page, path, place_of(session.document, found)):
            page.show_text(found)
    elif _lead_to_piece(window, page, kind, path):
        return
    elif not page.go_to(kind, path):
        if path and session.document.look(kind, path) is not MISSING:  # no form has a field for it
            page.show_text(found)
            return
        page.show_page(kind)
        form = page.pages.get(kind)
        if isinstance(form, FormPage) and form.make_button.isVisible():
            form.make_button.setFocus()


def _lead_to_piece(window: Desk, page: MapPage, kind: str, path: Path) -> bool:
    """Go to a piece of the set-up on the map; tell whether a problem is about one."""
    tool = page.tools["pieces"]
    assert isinstance(tool, PiecesTool)
    piece, board = piece_at(tool.set_up.pieces, kind, path), page.session.board
    if piece is None or board is None or not board.exists(piece.place):
        return False
    page.show_page("map")
    page.choose_tool(tool.name)
    tool.choose(piece)
    page.canvas.show_place(piece.place)
    window.docks["pieces"].come_forward()
    return True


def _lead_on_map(window: Desk, page: MapPage, path: Path, place: str | None) -> bool:
    """Go to a part of the map; tell whether there is a way to change it that is not its text."""
    session, head = page.session, path[0] if path else ""
    board = session.board
    at = path[1] if len(path) > 1 else None
    entry = look(session.map, path[:2]) if at is not None else MISSING
    if head in ("links", "borders") and isinstance(at, int) and entry is not MISSING:
        session.select(links=[at])
        if board is not None and place is not None and board.exists(place):
            page.canvas.show_place(place)
    elif board is not None and place is not None and board.exists(place):
        session.select([place])
        page.canvas.show_place(place)
    elif head in DOCKS or head in TOOLS:
        if head == "legend" and isinstance(at, str) and entry is not MISSING:
            session.choose(sign=at)
        if head == "regions" and isinstance(entry, dict):
            session.choose(region=entry.get("id", ""))
        _take_tool(page, TOOLS.get(str(head), ""))
        if head in DOCKS:
            window.docks[DOCKS[str(head)]].come_forward()
        return True
    else:
        session.select()
        return _lead_in_inspector(window, path) or look(session.map, path) is MISSING or not path
    _lead_in_inspector(window, path)
    return True


def _take_tool(page: MapPage, name: str) -> None:
    if name in page.tools and page.tools[name] in page.usable_tools():
        page.choose_tool(name)


def _lead_in_inspector(window: Desk, path: Path) -> bool:
    """Give the keyboard to the field in question: of what is selected, or of the map itself; tell whether there is one."""
    from uguisu_editor.docks.inspector import InspectorDock

    dock = window.docks["inspector"]
    if isinstance(dock, InspectorDock):
        steps = path[2:] if len(path) > 1 and isinstance(path[1], int) else path
        return dock.go_to(tuple(steps), selected=len(path) > 1 and isinstance(path[1], int))
    return False
