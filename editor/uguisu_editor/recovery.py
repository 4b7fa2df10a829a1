"""After a crash: what an earlier run left unsaved is opened again, and the user says what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_editor.i18n import tr
from uguisu_editor.model.journal import Leftover, leftovers
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from uguisu_editor.pack_tabs import PackTabs
    from uguisu_editor.pages.map_page import MapPage


def offer_recovery(tabs: PackTabs) -> None:
    """Open what earlier runs left behind, in a tab for each such pack."""
    for leftover in leftovers(state_folder()):
        if any(page.path.resolve() == leftover.document.folder.resolve() for page in tabs.pages):
            continue
        recover(tabs, leftover)


def recover(tabs: PackTabs, leftover: Leftover) -> MapPage:
    """Open what a crash left unsaved, and say so."""
    page = tabs.add(leftover.document)
    session = page.session
    session.stack.resetClean()
    unsaved = session.document.unsaved()
    session.journal.adopt()
    leftover.forget()

    def throw_away() -> None:
        for kind in unsaved:
            session.document.retake(kind, session.document.files[kind].on_disk)
        session.stack.clear()
        session.stack.setClean()
        session.journal.close()

    page.banner.say(
        lambda: (
            tr("The editor closed unexpectedly. Your work is here; it is not saved yet."),
            [(tr("Save"), page.save), (tr("Discard"), throw_away), (tr("Keep editing"), lambda: None)],
        )
    )
    tabs.retitle()
    return page
