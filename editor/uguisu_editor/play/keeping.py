"""The switch for keeping how games of people end, which playtests tell beside what bots make of a pack."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from uguisu_editor.i18n import tr
from uguisu_tools.record import keep_people, keeps_people


class KeepsPeople(QCheckBox):
    """Ticked as long as they are kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clicked.connect(self._keep)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """It may have been switched elsewhere meanwhile."""
        super().showEvent(event)
        self.setChecked(keeps_people())

    def _keep(self, on: bool) -> None:
        with suppress(OSError):  # then it stays as it was
            keep_people(on=on)
        self.setChecked(keeps_people())

    def retranslate(self) -> None:
        """Say it in the present language."""
        self.setText(tr("Keep how games of people end"))
        self.setToolTip(
            tr("On this machine only: the day, who won, which seats people had; no names, no moves.")
        )
