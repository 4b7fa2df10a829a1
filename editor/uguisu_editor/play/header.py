"""Above the board: what is played, by whom, and whether trails and all names are shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.rows import LEAST, Title
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.play.players import offer_players, player_about, player_name, players_offered
from uguisu_editor.play.table import HUMAN, Table
from uguisu_editor.settings import Settings

NAMES = "all names"
"""What the setting is called."""


class Header(QWidget):
    """The title, a chip for each seat, and the switches of trails and names."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.title = Title(self)
        self.title.setObjectName("headline")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.who_plays = QAction(self)
        """Opens the players, and the eyes that one looks with."""
        self.who_plays.setCheckable(True)
        self.chips: dict[str, QToolButton] = {}
        self.menu: QMenu | None = None
        """What was offered last."""
        self.trails = QToolButton(self)
        self.trails.setCheckable(True)
        self.trails.setChecked(True)
        self.trails.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.trails.setProperty("framed", "true")
        self.trails.hide()
        self.names = QToolButton(self)
        """Whether all places are named, or only those that matter now."""
        self.names.setCheckable(True)
        self.names.setChecked(Settings().flag(NAMES, default=True))
        self.names.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.names.setProperty("framed", "true")
        self.names.toggled.connect(lambda on: Settings().put_flag(NAMES, value=on))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        line = QWidget(self)
        self._flow = FlowLayout(line, gap=8)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        column.addWidget(line)
        self._flow.addWidget(self.title)
        for switch in (self.trails, self.names):
            switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._flow.addWidget(switch)
        self.retranslate()

    def show_table(self) -> None:
        """Show what is played, and by whom."""
        table = self.table
        self.title.setText(visible(str(table.about.get("title", ""))))
        self.title.setToolTip(self.title.text())
        seats = {str(seat["id"]): visible(str(seat["title"])) for seat in table.about.get("seats", ())}
        if [*self.chips] != [*seats]:
            for chip in self.chips.values():
                self._flow.removeWidget(chip)
                chip.deleteLater()
            self.chips = {seat: self._chip(seat) for seat in seats}
            for switch in (self.trails, self.names):
                self._flow.removeWidget(switch)
                self._flow.addWidget(switch)
        for seat, chip in self.chips.items():
            player = table.players.get(seat, HUMAN)
            person = player == HUMAN
            told = tr("You") if person and table.people == [seat] else player_name(player)
            chip.setText(f"{seats[seat]}: {told}")
            chip.setToolTip(player_about(player))
            chip.setIcon(glyph_icon("account" if person else "robot-outline"))

    def _offer(self, seat: str) -> None:
        """Offer below the chip of a seat who may play it; and all seats beside the board, with whose eyes one looks."""
        table, chip = self.table, self.chips[seat]
        now = table.players.get(seat, HUMAN)
        bots, usual = table.about.get("bots", ()), str(table.about.get("default_bot", ""))
        menu = self.menu = QMenu(chip)
        menu.aboutToHide.connect(menu.deleteLater)
        players = dict.fromkeys([*players_offered(bots, usual), now])
        offer_players(menu, players, now, partial(table.put, seat))
        menu.addSeparator()
        menu.addAction(self.who_plays)
        menu.popup(chip.mapToGlobal(QPoint(0, chip.height())))

    def _chip(self, seat: str) -> QToolButton:
        chip = QToolButton(self)
        chip.setProperty("framed", "true")
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setMinimumWidth(LEAST // 2)
        chip.clicked.connect(lambda _=False: self._offer(seat))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.who_plays.setText(tr("Who plays, and with whose eyes you look"))
        self.trails.setText(tr("Trails"))
        self.trails.setToolTip(tr("Where pieces went at the turning point"))
        self.trails.setIcon(glyph_icon("shoe-print"))
        self.names.setText(tr("All names"))
        self.names.setToolTip(tr("Name every place, or only those that matter now"))
        self.names.setIcon(glyph_icon("format-letter-case"))
        self.show_table()
