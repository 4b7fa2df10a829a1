"""What is done to the selection: delete, copy, paste, arrange, rename."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from uguisu_changes.edits import Edit, Group, Put, Remove
from uguisu_changes.references import rename_everywhere
from uguisu_editor import clipboard
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import align, delete, distribute
from uguisu_editor.map_kinds.graph.neighbours import links_between, unlinked_neighbours
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import cells_of, erase, grow
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.clipboard import MapPart, cut_out, fits, put_in, read_part
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.stamps import drawable
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.tools.pieces import PiecesTool


def delete_selection(page: MapPage) -> None:
    """Delete what is selected; of the set-up, take the chosen piece away."""
    session, tool = page.session, page.canvas.tool
    if isinstance(tool, PiecesTool) and tool.remove():
        return
    board, chosen = session.board, session.selection
    edit: Edit | None = None
    if isinstance(board, GraphBoard):
        edit = delete(board, chosen.places, chosen.links)
    elif isinstance(board, GridBoard):
        borders = [Remove("map", ("borders",), number) for number in sorted(chosen.links, reverse=True)]
        edit = Group([*borders]) if chosen.links else erase(board, cells_of(chosen.places))
    if session.do(tr("Delete"), edit):
        session.select()


def copy(page: MapPage) -> bool:
    """Put what is selected onto the clipboard; tell whether there was anything."""
    session = page.session
    if session.board is None or not session.selection.places:
        return False
    clipboard.put(cut_out(session.board, sorted(session.selection.places)))
    return True


def cut(page: MapPage) -> None:
    """Copy, then delete."""
    if copy(page):
        delete_selection(page)


def paste(page: MapPage) -> None:
    """Take what the clipboard holds into the hand: each click puts it in, until Esc."""
    part = _on_clipboard(page)
    if part is not None:
        hold(page, part)


def paste_here(page: MapPage, at: Point | None = None) -> None:
    """Put in what the clipboard holds at once: at a point, else where the mouse is, or in the middle."""
    part = _on_clipboard(page)
    if part is not None:
        _put(page, part, at or here(page))


def duplicate(page: MapPage) -> None:
    """Put a copy of the selection beside it."""
    part = selected_part(page)
    if part is not None:
        _put(page, part, None)


def selected_part(page: MapPage) -> MapPart | None:
    """Return what is selected as a part of a map; None when nothing is."""
    session = page.session
    if session.board is None or not session.selection.places:
        return None
    return read_part(cut_out(session.board, sorted(session.selection.places)))


def hold(page: MapPage, part: MapPart) -> None:
    """Take a part of a map into the hand, to be put in by clicks."""
    canvas = page.canvas
    page.session.choose(stamp=part)
    page.choose_tool("stamp")
    if canvas.tool is not None:
        canvas.tool.hover(canvas.touch(canvas.view.to_screen(*here(page))))
    canvas.setFocus()


def here(page: MapPage) -> Point:
    """Return the point of the map that is meant: at the keyboard's cursor, under the mouse, or in the middle."""
    canvas = page.canvas
    mouse = canvas.mapFromGlobal(canvas.cursor().pos())
    point = QPointF(mouse) if canvas.rect().contains(mouse) else QPointF(canvas.rect().center())
    return canvas.keyboard.at or canvas.view.to_map(point)


def _on_clipboard(page: MapPage) -> MapPart | None:
    part, board = read_part(clipboard.held()), page.session.board
    if part is None:
        page.session.refused.emit(tr("The clipboard holds no part of a map."))
        return None
    # Somebody's JSON may only look like ours.
    if not drawable(part) or not fits(board, part):
        page.session.refused.emit(
            tr("This does not fit here: places go into graphs, cells into squares and hexes.")
        )
        return None
    return part


def _put(page: MapPage, part: MapPart, at: Point | None) -> None:
    session = page.session
    found = put_in(session.board, part, at) if session.board is not None else None
    if found is not None and session.has_room_for(found[1]) and session.do(tr("Paste"), found[0]):
        session.select(found[1])


def select_all(page: MapPage) -> None:
    """Select every place."""
    if page.session.board is not None:
        page.session.select(page.session.board.ids())


def invert_selection(page: MapPage) -> None:
    """Select what is not selected."""
    if page.session.board is not None:
        page.session.select(set(page.session.board.ids()) - page.session.selection.places)


def align_selection(page: MapPage, way: str) -> None:
    """Line up the selected places of a graph."""
    if isinstance(page.session.board, GraphBoard):
        page.session.do(tr("Align"), align(page.session.board, page.session.selection.places, way))


def distribute_selection(page: MapPage, axis: int) -> None:
    """Space the selected places of a graph evenly."""
    if isinstance(page.session.board, GraphBoard):
        page.session.do(tr("Distribute"), distribute(page.session.board, page.session.selection.places, axis))


def resize(page: MapPage, columns: int, rows: int) -> None:
    """Make a grid larger or smaller by columns on the right and rows at the bottom."""
    if isinstance(page.session.board, GridBoard):
        sign = page.session.choices.sign or " "
        page.session.do(tr("Size of the map"), grow(page.session.board, sign, columns=columns, rows=rows))


def link_neighbours(page: MapPage) -> int:
    """Link the zones that share a border and are not linked: the selected ones, or all. Returns how many links it made."""
    session = page.session
    board = session.board
    if not isinstance(board, GraphBoard):
        session.refused.emit(
            tr("Only places of a graph can be linked. Cells are linked to their neighbours already.")
        )
        return 0
    chosen = session.selection.places
    pairs = unlinked_neighbours(board, chosen if len(chosen) > 1 else ())
    if not pairs:
        session.refused.emit(tr("No two zones share a border without being linked."))
        return 0
    session.do(tr("Link neighbours"), links_between(board, pairs, session.choices.link))
    page.said.emit(tr("%n link(s) made.", len(pairs)))
    return len(pairs)


def rename_region(page: MapPage, number: int, new: str) -> bool:
    """Give a region another id, everywhere in the pack; tell whether that was done."""
    session = page.session
    board = session.board
    names = {at: entry.get("id") for at, entry, _ in regions_of(session.map)}
    old = names.get(number)
    if board is None or not isinstance(old, str) or not new or old == new:
        return False
    if new in names.values():
        session.refused.emit(tr("There is already a region called {name}.", name=new))
        return False
    owner = ("map", ("regions", number, "id"))
    # Where a place has the same name, nobody can tell which of the two a file speaks of.
    edit = Put(*owner, new) if board.exists(old) else rename_everywhere(session.data, owner, new)
    was_chosen = session.choices.region == old
    if not session.do(tr("Rename {old} to {new}", old=old, new=new), edit):
        return False
    if was_chosen:
        session.choose(region=new)
    return True


def rename_place(page: MapPage, old: str, new: str) -> bool:
    """Give a place of a graph another id, everywhere in the pack; tell whether that was done."""
    session = page.session
    board = session.board
    if not isinstance(board, GraphBoard) or old not in board.places or not new or old == new:
        return False
    if new in board.places:
        session.refused.emit(tr("There is already a place called {name}.", name=new))
        return False
    owner = ("map", ("places", board.places[old].number, "id"))
    label = tr("Rename {old} to {new}", old=old, new=new)
    if session.do(label, rename_everywhere(session.data, owner, new)):
        session.select([new])
        return True
    return False
