"""Get packs: what the indexes offer, with picture, title, game, languages and licence; one press gets a pack and opens it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from uguisu.content import Library
from uguisu.messages import localize
from uguisu_editor.dialogs.dialog import Dialog, Wrapped
from uguisu_editor.dialogs.fetch import Fetch
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.model.visible import visible
from uguisu_tools.packs import (
    Listed,
    choose,
    indexes,
    picture,
    search_indexes,
    take_chosen,
    take_index,
    what_was_added,
)

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.desk import Desk

PICTURE = (132, 96)
SIZE = (760, 620)


@dataclass(frozen=True)
class Offered:
    """A pack that an index offers."""

    place: str
    name: str
    listed: Listed

    @property
    def newest(self) -> str:
        """Its newest version that was not withdrawn."""
        return next((one.version for one in self.listed.releases if not one.yanked), "")


def get_packs(window: Desk) -> GetDialog:
    """Show what the indexes offer."""
    dialog = GetDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


class GetDialog(Dialog):
    """A list that can be searched, and a line for the address of an index that a friend has sent."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self._window = window
        self.setWindowTitle(tr("Get packs"))
        self.resize(*SIZE)
        self.offered: list[Offered] = []
        self.rows: dict[str, OfferRow] = {}
        self._working: list[Fetch] = []
        self.search, self.address = QLineEdit(self), QLineEdit(self)
        self.search.setPlaceholderText(tr("Find by title, game or name"))
        self.search.setAccessibleName(tr("Find by title, game or name"))
        self.search.textChanged.connect(self._filter)
        self.address.setPlaceholderText(tr("The address that a friend has sent you"))
        self.address.setAccessibleName(tr("The address that a friend has sent you"))
        self.address.returnPressed.connect(self.take_address)
        self.take_button = QPushButton(tr("Look there"), self)
        self.take_button.clicked.connect(self.take_address)
        self.note = Wrapped(self)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        inside = QWidget(area)
        self._list = QVBoxLayout(inside)
        self._list.addStretch(1)
        area.setWidget(inside)
        row = QHBoxLayout()
        row.addWidget(self.address, 1)
        row.addWidget(self.take_button)
        done = QPushButton(tr("Done"), self)
        done.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.note)
        column.addWidget(area, 1)
        column.addLayout(row)
        column.addWidget(self.error)
        column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)
        self.look()

    @property
    def registry(self) -> Registry:
        """What the plugins bring."""
        return self._window.registry

    def look(self) -> None:
        """Read the indexes."""
        if not indexes():
            self.note.setText(
                tr(
                    "Nobody's packs are looked at yet. A friend who publishes packs has an address: write it below."
                )
            )
            return
        self.note.setText(tr("Looking…"))
        self._do(lambda: [Offered(*one) for one in search_indexes()], self._show)

    def take_address(self) -> None:
        """Take an index into the list, and look at it."""
        address = self.address.text().strip()
        if address:
            self.error.hide()
            self._do(lambda: take_index(address), lambda _: self.look())

    def get(self, offered: Offered) -> None:
        """Get a pack with what it builds on, and open it."""
        self.error.hide()
        self.rows[offered.name].say(tr("Getting…"))
        registry = self.registry
        self._do(
            lambda: list(take_chosen(choose(f"{offered.name}@{offered.newest}", registry), registry)),
            lambda _: self._got(offered),
        )

    def _got(self, offered: Offered) -> None:
        self.rows[offered.name].show_state(offered.newest)
        path = Library.of(self.registry).locate(offered.name)
        if path is not None:
            self._window.open_pack(path)

    def _do(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        self._working.append(Fetch(work, then, self._failed))

    def _failed(self, sentence: str) -> None:
        self.say(sentence)
        here = what_was_added()
        for name, row in self.rows.items():
            row.show_state(here[name].version if name in here else "")
        if not self.rows:
            self.note.setText("")

    def _show(self, offered: list[Offered]) -> None:
        self.offered = offered
        for row in self.rows.values():
            row.deleteLater()
        self.rows = {}
        here = what_was_added()
        for number, one in enumerate(offered):
            row = OfferRow(one, self.registry, self)
            row.show_state(here[one.name].version if one.name in here else "")
            row.wanted.connect(partial(self.get, one))
            self.rows[one.name] = row
            self._list.insertWidget(number, row)
            self._do(partial(picture, one.place, one.listed), row.show_picture)
        self.note.setText(tr("%n pack(s) offered", len(offered)))
        self._filter()

    def _filter(self) -> None:
        word = self.search.text().casefold()
        for row in self.rows.values():
            row.setVisible(word in row.words)


class OfferRow(QFrame):
    """One pack that is offered."""

    wanted = Signal()

    def __init__(self, offered: Offered, registry: Registry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offered = offered
        self.setFrameShape(QFrame.Shape.StyledPanel)
        listed = offered.listed
        entry = registry.games.get(listed.game)
        game = localize(entry.type.title, Speaking.spoken) if entry is not None else listed.game
        title = visible(localize(listed.title, Speaking.spoken) if listed.title else offered.name)
        told = [game, offered.newest, " ".join(listed.languages), listed.license]
        self.words = f"{title} {game} {offered.name}".casefold()
        self._picture = QLabel(self)
        self._picture.setFixedSize(*PICTURE)
        heading = QLabel(title, self)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        note = Wrapped(self)
        note.setText(visible(" · ".join(filter(None, told))))
        summary = Wrapped(self)
        summary.setText(visible(localize(listed.summary, Speaking.spoken) if listed.summary else ""))
        self.button = QPushButton(self)
        self.button.setAccessibleName(f"{tr('Get')}: {title}")
        self.button.clicked.connect(self.wanted)
        self._state = QLabel(self)
        words = QVBoxLayout()
        for widget in (heading, note, summary):
            words.addWidget(widget)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.addWidget(self._picture)
        row.addLayout(words, 1)
        row.addWidget(self._state)
        row.addWidget(self.button)

    def show_state(self, here: str) -> None:
        """Show what can be done: get it, get a newer one, or nothing, since it is here."""
        newest = self.offered.newest
        self.button.setText(tr("Update") if here else tr("Get"))
        self.button.setVisible(bool(newest) and here != newest)
        self._state.setText(tr("here, {version}", version=here) if here else "")
        self._state.setVisible(bool(here))

    def say(self, words: str) -> None:
        """Say what is going on."""
        self.button.hide()
        self._state.setText(words)
        self._state.show()

    def show_picture(self, raw: bytes) -> None:
        """Show the pack's board."""
        drawn = QPixmap()
        if raw and drawn.loadFromData(raw):
            self._picture.setPixmap(
                drawn.scaled(
                    self._picture.size(),
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            )
