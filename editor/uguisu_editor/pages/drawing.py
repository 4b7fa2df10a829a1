"""The map with all that one draws it with: tools above it, and at its sides what a page of it needs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from uguisu_editor.canvas.canvas import Canvas
from uguisu_editor.first_steps import said_in
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages import palette
from uguisu_editor.pages.map_side import MapSide
from uguisu_editor.pages.palette import Palette
from uguisu_editor.pages.segments import Segments
from uguisu_editor.pages.stages import Stages
from uguisu_editor.pages.tool_bar import ToolBar
from uguisu_editor.tools.palette import Offers
from uguisu_editor.tools.pieces import PiecesTool

NARROW, PALETTE = 1100, 214
"""Pixels below which the page is narrow, and what the palette then takes."""
BAR = 520
"""Pixels below which the bar above the map beside a form has no title."""
EDGE = 12
"""Pixels round the map."""


class DealBar(QWidget):
    """Above the map beside a form: what is shown of things that are left to chance is one deal, for so many that play, and here
    is another.
    """

    def __init__(self, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = pieces
        self.wanted = False
        self.title, self.cases, self.again = QLabel(self), Segments(self), QPushButton(self)
        self.cases.chosen.connect(self._show_case)
        self.cases.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title.setProperty("stage", True)
        self.again.setProperty("small", True)
        self.again.clicked.connect(lambda _=False: self._deal())
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 8, EDGE, 6)
        row.addWidget(self.title)
        row.addWidget(self.cases, 1)
        row.addWidget(self.again)

    def refresh(self) -> None:
        """Be there where something is left to chance."""
        set_up = self.pieces.set_up
        shown = self.wanted and bool(set_up.lots)
        self.setVisible(shown)
        cases = set_up.cases if shown else ()
        chosen = int(self.cases.value) if self.cases.value and int(self.cases.value) < len(cases) else 0
        set_up.deal_for(chosen if cases else None)
        self.cases.offer([(said_in(case), str(at)) for at, case in enumerate(cases)], str(chosen))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Where there is little room, for how many comes first."""
        super().resizeEvent(event)
        self.title.setHidden(self.width() < BAR and bool(self.cases.choices))

    def _show_case(self, case: str) -> None:
        self.cases.value = case
        self.refresh()
        self.pieces.canvas.update()

    def _deal(self) -> None:
        self.pieces.set_up.deal_again()
        self.pieces.canvas.update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.title.setText(tr("One deal of many"))
        self.again.setText(tr("Deal again"))
        self.again.setIcon(glyph_icon("dice-3-outline"))
        self.again.setToolTip(tr("Show another deal of what is left to chance"))
        self.cases.name(tr("A deal for how many"), tr("A deal for how many"))
        self.refresh()


class Drawing(QWidget):
    """The Map page; beside a form, the map alone."""

    def __init__(
        self, canvas: Canvas, offers: Offers, side: MapSide, stages: Stages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.palette_ = Palette(offers, self)
        self.side = side
        self.stages = stages
        self._guided = False
        self.bar = ToolBar(self)
        self.deal = DealBar(side.pieces, self)
        self.note = QLabel(self)
        """What is lit on the map beside a form."""
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setContentsMargins(EDGE, 6, EDGE, 6)
        self._stage = QVBoxLayout()
        self._stage.addWidget(canvas, 1)
        self._stage.addWidget(self.note)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.bar)
        middle.addWidget(self.deal)
        middle.addLayout(self._stage, 1)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.palette_)
        across.addLayout(middle, 1)
        across.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(stages)
        column.addLayout(across, 1)
        self.show_alone(alone=True)

    def show_alone(self, *, alone: bool) -> None:
        """Show the map as a page of its own, or beside one that speaks of places."""
        for part in (self.bar, self.palette_, self.side):
            part.setVisible(alone)
        self.deal.wanted = not alone
        self.deal.refresh()
        self.tell("")
        self._alone = alone
        self._show_stages()
        edge = EDGE if alone else 0
        self._stage.setContentsMargins(edge, 0, edge, edge // 2)

    def show_deal(self, *, on: bool) -> None:
        """Show beside a form which deal of many stands on the map; not where what was found lies over it."""
        self.deal.wanted = on and not self._alone
        self.deal.refresh()
        self.tell("")

    def tell(self, told: str) -> None:
        """Say below the map beside a form what is lit on it; while nothing is, what dice on it mean."""
        shown = self.deal.wanted and bool(self.deal.pieces.set_up.lots)
        self.note.setVisible(shown)
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing() + EDGE if shown else 0)
        self.note.setText(told or tr("Dice mark what chance has placed; another deal puts it elsewhere."))

    @property
    def guided(self) -> bool:
        """Whether the steps to a game are shown."""
        return self._guided

    def guide(self, *, on: bool) -> None:
        """Show the steps to a game above the map, and first changes beside it; or no longer."""
        self._guided = on
        self.side.guide(on=on)
        self._show_stages()

    def _show_stages(self) -> None:
        self.stages.setVisible(self._alone and self._guided)
        self.stages.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window the map gets what the palette and the right side can spare."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        self.palette_.setFixedWidth(PALETTE if narrow else palette.WIDTH)
        self.side.make_slim(slim=narrow)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.bar.retranslate()
        self.palette_.retranslate()
        self.deal.retranslate()
        self.tell("")
        self.side.retranslate()
        self.stages.retranslate()

    def redress(self) -> None:
        """Draw the pictures in the present theme."""
        self.bar.redress()
        self.palette_.retranslate()
        self.side.retranslate()
        self.stages.retranslate()
