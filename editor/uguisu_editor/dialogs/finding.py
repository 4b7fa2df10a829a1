"""Find places by name, tag or id; rename one everywhere."""

from __future__ import annotations

from collections.abc import Callable

from uguisu_editor.canvas.called import place_called
from uguisu_editor.dialogs.asking import ask_text
from uguisu_editor.dialogs.choosing import ChoiceDialog, Row
from uguisu_editor.i18n import tr, words_of
from uguisu_editor.icons import icon
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.tags import used_tags
from uguisu_editor.model.visible import visible
from uguisu_editor.operations import rename_place
from uguisu_editor.pages.map_page import MapPage


def find(page: MapPage) -> ChoiceDialog | None:
    """Ask for a place or a tag, and go there."""
    board = page.session.board
    if board is None:
        return None
    rows: list[Row] = []
    ids = [*used_tags(board), *board.ids()]
    for tag in used_tags(board):
        count = sum(tag in board.tags(place) for place in _tagged(page))
        rows.append(
            (visible(words_of(tag)), tr("tag, %n place(s)", count), icon("tag"), _take_tag(page, tag))
        )
    rows += [row for _, row in places_to_find(page)]
    chooser = ChoiceDialog(tr("Find a place by its name or a tag"), rows, page, ids=ids)
    chooser.open()
    return chooser


def places_to_find(page: MapPage) -> list[tuple[str, Row]]:
    """Return each place of the map by its id, as what leads to it."""
    board, session = page.session.board, page.session
    if board is None:
        return []
    return [
        (
            place,
            (
                place_called(session, place),
                ", ".join(visible(words_of(tag)) for tag in board.tags(place)),
                icon("place"),
                _take_place(page, place),
            ),
        )
        for place in board.ids()
    ]


def _tagged(page: MapPage) -> list[str]:
    board = page.session.board
    if board is None:
        return []
    return list(board.places) if isinstance(board, GraphBoard) else list(board.extras)


def _take_place(page: MapPage, place: str) -> Callable[[], None]:
    def take() -> None:
        if not page.canvas.isVisible():
            page.show_page("map")
        page.session.select([place])
        page.canvas.show_place(place)

    return take


def _take_tag(page: MapPage, tag: str) -> Callable[[], None]:
    def take() -> None:
        board = page.session.board
        if board is not None:
            found = [place for place in _tagged(page) if tag in board.tags(place)]
            page.session.select(found)
            if found:
                page.canvas.show_place(found[0], flash=False)

    return take


def ask_rename(page: MapPage) -> None:
    """Ask for the new id of the selected place, and rename it everywhere."""
    chosen = page.session.selection.places
    if len(chosen) != 1 or not isinstance(page.session.board, GraphBoard):
        page.session.refused.emit(tr("Select one place of a graph to rename it."))
        return
    old = next(iter(chosen))
    new = ask_text(
        page, tr("Rename everywhere"), tr("New id of {name}", name=place_called(page.session, old)), old
    )
    if new is not None:
        rename_place(page, old, new.strip())
