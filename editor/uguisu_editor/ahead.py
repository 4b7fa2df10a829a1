"""What is done ahead of being asked, while somebody looks at a pack: its faces, and what panels of plugins do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, SignalInstance

from uguisu_editor.pages.cards_page import CardsPage

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage

QUIET_MS = 1500
"""After a check, so long: who edits goes on. After the first one of a pack nobody does yet."""

FACES_MS = 50


class Ahead(QObject):
    """Tells panels of the pack in front, when it has been checked and plays otherwise than before."""

    def __init__(self, window: Desk, added: SignalInstance) -> None:
        """`added` tells of each page that is opened."""
        super().__init__(window)
        self._window = window
        self._known, self._drawn = "", ""
        """What plays as it did when panels were told, and when faces were drawn."""
        self._new: set[MapPage] = set()
        """Pages that were not checked yet."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tell)
        for page in window.pages:
            self.follow(page)
        added.connect(self.follow)

    def follow(self, page: MapPage) -> None:
        """Hear of the checks of a pack."""
        self._new.add(page)
        page.session.closing.connect(lambda: self._new.discard(page))
        page.checker.found.connect(lambda _: self._wait(page))

    def _wait(self, page: MapPage) -> None:
        self._timer.start(0 if page in self._new else QUIET_MS)
        self._new.discard(page)

    def tell(self) -> None:
        """Tell of the pack in front, unless that was done."""
        page = self._window.page
        if page is None or page.session.digest in ("", self._known):
            return
        session, cards = page.session, page.pages.get("cards")
        if isinstance(cards, CardsPage):
            if self._drawn != session.digest:
                self._drawn = session.digest
                cards.draw_ahead()
            if cards.drawing.waiting:  # panels begin processes: faces come first
                self._timer.start(FACES_MS)
                return
        self._known = session.digest
        for panel in self._window.registry.editor_panels:
            ahead = getattr(panel, "ahead", None)
            if ahead is not None:
                try:
                    ahead(session)
                except Exception:  # whatever a stranger's code raises: nobody has asked for this
                    continue
