"""What was drawn in a pack that is not one's own, or in a copy just begun of it, goes on as a mod: only what differs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from uguisu import UguisuError
from uguisu.content import own_folder
from uguisu.plugins import Registry
from uguisu_changes.difference import difference, laid
from uguisu_changes.edits import CannotEdit, Edit, Group, Put
from uguisu_changes.facts import Facts, below_of
from uguisu_changes.same import plain_copy, same
from uguisu_editor.i18n import Speaking, of_engine, reason_told, said, tr
from uguisu_editor.model.begun import BegunCopy, free_folder
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.templates import id_from
from uguisu_editor.originals import MOD
from uguisu_editor.soon import soon
from uguisu_tools.scaffold import new_mod

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabBar, QWidget

    from uguisu_editor.pages.map_page import MapPage

LAID = ("scenario", "map", "cards", "mission")
"""Kinds of files of which a mod says only what differs."""
NAMES = ("id", "title", "uses")
"""What a mod says of itself."""


class TabsOfPacks(Protocol):
    """What may be asked of the tabs."""

    def indexOf(self, widget: QWidget, /) -> int:  # noqa: N802
        """Return where a page is."""

    def tabBar(self) -> QTabBar:  # noqa: N802
        """Return the bar of tabs."""

    def add(self, document: PackDocument) -> MapPage:
        """Show a document in a tab of its own."""

    def drop(self, page: MapPage) -> None:
        """Close a page as it is."""

    def open_pack(self, path: Path) -> MapPage | None:
        """Open a pack."""

    def retitle(self) -> None:
        """Say on each tab what it holds."""


def go_on_in_mod(tabs: TabsOfPacks, page: MapPage) -> None:
    """Put a mod in the place of a page, with what was drawn there as one step; where that can't be, it becomes a copy."""
    original = page.session.original
    base = original.begun.original if original.begun is not None else page.path
    try:
        differences = _differences(page.session.document, base, page.session.registry)
        made = _make(page, base)
    except (CannotEdit, CannotOpen) as error:
        _refuse(page, said(error))
        return
    except UguisuError as error:
        _refuse(page, of_engine(error.told))
        return
    except OSError as error:
        _refuse(page, reason_told(error))
        return
    _swap(tabs, page, BegunCopy(base, made), differences)


def _refuse(page: MapPage, told: str) -> None:
    """Say why there is no mod; what was drawn goes into a copy."""
    page.said.emit(told)
    original = page.session.original
    if original.held:
        original.leave_held()
    else:
        original.way = "copy"
    page.strip.retranslate()


def _make(page: MapPage, base: Path) -> Path:
    """Make a mod of a pack that changes nothing yet; return its folder."""
    session = page.session
    name = text_of(PackDocument.open(base).look("scenario", ("title",)), Speaking.spoken) or base.name
    title = session.original.title if session.original.locked else tr("Mod of {name}", name=name)
    folder = free_folder(own_folder(), id_from(title))
    return new_mod(folder.name, base, folder.parent, session.registry, Speaking.spoken, title=title)


def _swap(tabs: TabsOfPacks, page: MapPage, begun: BegunCopy, differences: dict[str, dict[str, Any]]) -> None:
    document = PackDocument.open(begun.folder)
    at = tabs.indexOf(page)
    shown = page.name
    new = tabs.add(document)
    session = new.session
    session.original.begun, session.original.way = begun, MOD
    session.learn(Facts(below=below_of(document.folder, document.held, session.registry)))
    tabs.drop(page)
    tabs.tabBar().moveTab(tabs.indexOf(new), at)
    if differences:
        session.do(tr("What you changed"), _as_edit(document, differences))
        session.stack.indexChanged.connect(
            lambda index: soon(new, lambda: _go_back(tabs, new)) if index == 0 else None
        )
    new.strip.retranslate()
    new.show_page(shown)
    tabs.retitle()


def _go_back(tabs: TabsOfPacks, page: MapPage) -> None:
    """All was taken back: show again what the mod is of, unless something was saved into it."""
    begun = page.session.original.begun
    if page.session.stack.index() != 0 or begun is None or not begun.is_untouched():
        return
    at, shown = tabs.indexOf(page), page.name
    tabs.drop(page)
    begun.take_away()
    back = tabs.open_pack(begun.original)
    if back is not None:
        tabs.tabBar().moveTab(tabs.indexOf(back), at)
        back.show_page(shown)


def _as_edit(document: PackDocument, differences: dict[str, dict[str, Any]]) -> Edit:
    edits: list[Edit] = []
    for kind, said_there in differences.items():
        if kind == "scenario":
            edits += [Put(kind, (key,), value) for key, value in said_there.items() if key != "format"]
        elif kind in document.data:
            edits.append(Put(kind, (), said_there))
        else:
            edits.append(document.new_file(kind, said_there))
    return Group(edits)


def _differences(document: PackDocument, base: Path, registry: Registry) -> dict[str, dict[str, Any]]:
    """Return what each file of a mod must say so that what is drawn comes of the pack at `base`.

    Raises:
        CannotEdit: something was changed that no mod can say.
    """
    old = PackDocument.open(base)
    beneath = below_of(base, old.held, registry)
    found = {}
    for kind in document.data:
        before, now = old.data.get(kind), _without_names(kind, document.data[kind], old.data.get(kind))
        if before is not None and same(before, now):
            continue
        if kind not in LAID:
            raise CannotEdit(phrase("Only a copy can have this change, not a mod."))
        below, wanted = before or {}, now
        if beneath:
            below, wanted = (laid(beneath.get(kind) or {}, one)[0] for one in (below, wanted))
        found[kind] = difference(below, None, wanted)
    return found


def _without_names(kind: str, now: Any, before: Any) -> Any:
    """Return a file's data as it would be under the names that it had in the pack that was copied."""
    if kind not in ("scenario", "map") or not isinstance(now, dict) or not isinstance(before, dict):
        return now
    names = NAMES if kind == "scenario" else ("id",)
    return {
        key: plain_copy(before[key]) if key in names and key in before else value
        for key, value in now.items()
    }
