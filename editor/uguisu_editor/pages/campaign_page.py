"""The page of a campaign: its missions as a path, where each end leads, and what is carried from one to the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from uguisu.content.text import localize
from uguisu.packs.campaign import pack_path
from uguisu_editor.canvas.thumbnails import SIZE, Thumbnails, rounded
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import card_of, library
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from uguisu.content.models import CampaignFile
    from uguisu.registry import Registry

ANY, END = "any", "end"
NODE = 36
"""Pixels of the path's column."""


class CampaignPage(QScrollArea):
    """One open campaign. `open_pack` asks for a mission's pack, `lacking` tells that it is not on this machine."""

    open_pack = Signal(Path)
    lacking = Signal()

    def __init__(
        self, folder: Path, campaign: CampaignFile, registry: Registry, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.folder, self.campaign, self._registry = folder, campaign, registry
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.thumbnails = Thumbnails(lambda: registry, state_folder(), self)
        self.thumbnails.drawn.connect(self._show_drawn)
        self.missions: list[MissionRow] = []
        self.retranslate()

    @property
    def title(self) -> str:
        """What people call the campaign."""
        return visible(localize(self.campaign.title, Speaking.spoken))

    def retranslate(self) -> None:
        """Say everything in the present language: the page is made anew."""
        self.setAccessibleName(tr("Campaign: {name}", name=self.title))
        panel = QWidget(self)
        column = QVBoxLayout(panel)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(10)
        heading = QLabel(self.title, panel)
        font = heading.font()
        font.setPixelSize(24)
        font.setBold(True)
        heading.setFont(font)
        about = QLabel(visible(localize(self.campaign.summary or "", Speaking.spoken)), panel)
        for label in (heading, about):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        about.setVisible(bool(about.text()))
        column.addWidget(heading)
        column.addWidget(about)
        column.addWidget(self._carried(panel))
        self.missions = []
        path = QVBoxLayout()
        path.setSpacing(0)  # the line goes on from row to row
        column.addLayout(path)
        known = library(self._registry)
        for number, mission in enumerate(self.campaign.missions):
            pack = pack_path(mission.pack, self.folder, self._registry)
            title = card_of(pack, Speaking.spoken, known).title if pack is not None else mission.pack
            row = MissionRow(
                number,
                visible(title),
                self._ends(number),
                takes=self._takes(mission.lay),
                pack=pack,
                parent=panel,
            )
            row.last = number == len(self.campaign.missions) - 1
            row.chosen.connect(self._open)
            path.addWidget(row)
            self.missions.append(row)
            if pack is not None:
                self.thumbnails.ask(pack)
        how = QLabel(
            tr(
                "A mission opens as a pack that you can change and try. The campaign itself is written "
                "in {file}, and played through with: {command}",
                file=str(self.folder / "campaign.yaml"),
                command=f"uguisu play {self.folder}",
            ),
            panel,
        )
        how.setProperty("notes", True)
        how.setWordWrap(True)
        how.setTextFormat(Qt.TextFormat.PlainText)
        how.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(how)
        column.addStretch(1)
        self.setWidget(panel)
        if self.missions:
            self.setFocusProxy(self.missions[0].open_button)

    def _carried(self, parent: QWidget) -> QWidget:
        """Say what is carried from mission to mission."""
        row = QWidget(parent)
        flow = FlowLayout(row, 6)
        if self.campaign.carries:
            flow.addWidget(_note(tr("Carried from mission to mission:"), row))
        for carried in self.campaign.carries:
            kind = "card" if carried.cards is not None else "counter"
            flow.addWidget(_pill(called(carried.cards or carried.track or carried.id), kind, row))
        row.setVisible(bool(self.campaign.carries))
        return row

    def _takes(self, lay: Any) -> list[tuple[str, str]]:
        """Return what a mission takes from those before it: (what it is called, of what kind)."""
        named = {name for text in _texts(lay) if text.startswith("$") for name in (text[1:],)}
        return [
            (called(carried.cards or carried.track or carried.id), "card" if carried.cards else "counter")
            for carried in self.campaign.carries
            if carried.id in named
        ]

    def _ends(self, number: int) -> list[tuple[str, str]]:
        """Return where a mission leads: (how it ends, what comes then)."""
        missions = self.campaign.missions
        numbers = {mission.id: at for at, mission in enumerate(missions, 1)}
        then = missions[number].then
        if not then:
            last = number + 1 == len(missions)
            return [
                (tr("However it ends"), tr("the end") if last else tr("mission {number}", number=number + 2))
            ]
        return [
            (
                tr("Otherwise") if end == ANY else tr("Won by {who}", who=called(end)),
                tr("the end")
                if mission == END
                else tr("mission {number}", number=numbers.get(mission, mission)),
            )
            for end, mission in then.items()
        ]

    def _open(self, pack: object) -> None:
        if isinstance(pack, Path):
            self.open_pack.emit(pack)
        else:
            self.lacking.emit()

    def _show_drawn(self, pack: str, picture: QPixmap) -> None:
        for row in self.missions:
            if str(row.pack) == pack:
                row.picture.setPixmap(rounded(picture, 8))

    def close_down(self) -> None:
        """Leave in good order."""
        self.thumbnails.stop()


class MissionRow(QFrame):
    """A mission on the path."""

    chosen = Signal(object)

    def __init__(
        self,
        number: int,
        title: str,
        ends: list[tuple[str, str]],
        *,
        takes: list[tuple[str, str]],
        pack: Path | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.number, self.pack, self.last = number, pack, False
        card = QFrame(self)
        card.setProperty("card", True)
        self.picture = QLabel(card)
        self.picture.setFixedSize(SIZE)
        self.title = QLabel(title, card)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty("heading", True)
        self.title.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.title)
        for how, then in ends:
            line = QLabel(f"{how} \N{RIGHTWARDS ARROW} {then}", card)
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            words.addWidget(line)
        if takes:
            row = QWidget(card)
            flow = FlowLayout(row, 5)
            flow.addWidget(_note(tr("Takes along:"), row))
            for name, kind in takes:
                flow.addWidget(_pill(name, kind, row))
            words.addWidget(row)
        words.addStretch(1)
        self.open_button = QPushButton(tr("Open the mission"), card)
        self.open_button.setAccessibleName(f"{tr('Open the mission')}: {title}")
        self.open_button.clicked.connect(lambda _=False: self.chosen.emit(self.pack))
        if not number:
            self.open_button.setProperty("first", "true")
        inner = QHBoxLayout(card)
        inner.setContentsMargins(10, 10, 14, 10)
        inner.setSpacing(14)
        inner.addWidget(self.picture)
        inner.addLayout(words, 1)
        inner.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignVCenter)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(NODE + 10, 5, 0, 5)
        outer.addWidget(card)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of the picture and what surrounds it."""
        return super().sizeHint().expandedTo(QSize(0, SIZE.height() + 20))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the path, and this mission's number on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        middle = QPointF(NODE / 2, self.height() / 2)
        painter.setPen(QPen(palette.highlight().color(), 3, Qt.PenStyle.DotLine))
        if self.number:
            painter.drawLine(QPointF(middle.x(), 0), middle)
        if not self.last:
            painter.drawLine(middle, QPointF(middle.x(), self.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.highlight())
        painter.drawEllipse(middle, NODE / 2 - 2, NODE / 2 - 2)
        font = QFont(self.font())
        font.setPixelSize(16)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.highlightedText().color())
        box = self.rect().adjusted(0, 0, NODE - self.width(), 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.number + 1))
        painter.end()


def called(name: str) -> str:
    """Return an id as people would write it."""
    return visible(name.replace("_", " ").replace("-", " ")).capitalize()


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)


def _pill(text: str, kind: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setProperty("pill", kind)
    return label


def _note(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setProperty("notes", True)
    return label
