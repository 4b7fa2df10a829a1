"""Below what stands out of a playtest: a button for each thing that may be done about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from uguisu import Message
from uguisu_lab.playtest.remarks import Lead
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

ACROSS = 2
"""Buttons beside each other: there is little room beside the map."""


class Ways(QWidget):
    """Leads to places of the map, to parts of the pack, to games."""

    chosen = Signal(object)
    """The `Lead` that was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Lead, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(ACROSS, 1)

    def offer(self, leads: Iterable[Lead], words: Words) -> None:
        """Offer these; nothing hides it."""
        for button in self.buttons.values():
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for at, lead in enumerate(dict.fromkeys(leads)):
            button = self.buttons[lead] = QPushButton(words.say(way_of(lead)), self)
            button.clicked.connect(partial(self._choose, lead))
            self._grid.addWidget(button, at // ACROSS, at % ACROSS)
            button.show()
        self.setVisible(bool(self.buttons))

    def _choose(self, lead: Lead, _: bool = False) -> None:
        self.chosen.emit(lead)


def way_of(lead: Lead) -> Message:
    """Return what the button says that leads there."""
    if lead.kind == "game":
        return Message("Watch game {number}", number=lead.game + 1)
    return {
        "places": Message("Show on the map"),
        "cards": Message("Show these cards") if len(lead.names) > 1 else Message("Show the card"),
        "goals": Message("Show the goals"),
        "stories": Message("Show the stories"),
        "set_up": Message("Show the set-up"),
        "more": Message("Play more games"),
    }[lead.kind]
