"""After a crash: what an earlier run left unsaved is opened again, and the user says what becomes of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from uguisu_editor.i18n import tr
from uguisu_editor.model.journal import Leftover, leftovers
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from uguisu_editor.pack_tabs import PackTabs
    from uguisu_editor.pages.map_page import MapPage

RECOVERED = "recovered"
"""What the banner says of work that was found again, until it is saved."""


def offer_recovery(tabs: PackTabs, packs: list[Path]) -> None:
    """Open packs in their order (one named again comes to the front), and what earlier runs left unsaved."""
    left = {leftover.document.folder.resolve(): leftover for leftover in leftovers(state_folder())}
    for pack in packs:
        leftover = left.pop(pack.resolve(), None)
        if leftover is not None and not _is_open(tabs, leftover):
            recover(tabs, leftover)
        else:
            tabs.open_pack(pack)
    for leftover in left.values():
        if not _is_open(tabs, leftover):
            recover(tabs, leftover)


def _is_open(tabs: PackTabs, leftover: Leftover) -> bool:
    return any(page.path.resolve() == leftover.document.folder.resolve() for page in tabs.pages)


def recover(tabs: PackTabs, leftover: Leftover) -> MapPage:
    """Open what a crash left unsaved, and say so."""
    page = tabs.add(leftover.document)
    session = page.session
    session.stack.resetClean()
    unsaved = session.document.unsaved()
    session.journal.adopt()
    leftover.forget()

    def throw_away() -> None:
        session.drop_stroke()
        for kind in unsaved:
            session.document.retake(kind, session.document.files[kind].on_disk)
        session.stack.clear()
        session.stack.setClean()
        session.journal.close()

    page.banner.say(
        RECOVERED,
        lambda: (
            tr("The editor closed unexpectedly. Your work is here; it is not saved yet."),
            [(tr("Save"), page.save), (tr("Discard"), throw_away), (tr("Keep editing"), lambda: None)],
        ),
    )
    page.saved.connect(lambda: page.banner.end(RECOVERED))
    tabs.retitle()
    return page
