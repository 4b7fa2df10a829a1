"""The page of a campaign: its missions as a path that can be changed, where each end leads, what is carried along."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeySequence, QPixmap, QUndoStack
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import UguisuError
from uguisu.content import THE_END, Carried, own_folder
from uguisu.content.models.campaign import ANY
from uguisu.messages import localize
from uguisu_changes.edits import CannotEdit, Edit
from uguisu_editor.away import show_in
from uguisu_editor.canvas.thumbnails import Thumbnails, rounded
from uguisu_editor.dialogs.choosing import ChoiceDialog
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import Speaking, reason_told, said, tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.campaign import CampaignDocument
from uguisu_editor.model.laying import Spot, fits, spots, stands
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import card_of, library
from uguisu_editor.pages.campaign_row import DOWN, OUT, UP, MissionRow, Way
from uguisu_editor.pages.campaign_takes import (
    Take,
    called,
    carried_told,
    kind_of,
    note,
    pill,
    spot_told,
    takes_of,
)
from uguisu_editor.settings import state_folder
from uguisu_editor.undo import EditCommand
from uguisu_tools.packs import may_write
from uguisu_tools.packs.campaign import pack_path

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu.plugins import Registry
    from uguisu_editor.model import laying


class CampaignPage(QScrollArea):
    """One open campaign. `open_pack` asks for a mission's pack, `lacking` tells that it is not on this machine, `changed` that
    there is something to save, or no longer; `said` is for the status bar.
    """

    open_pack = Signal(Path)
    lacking = Signal()
    changed = Signal()
    said = Signal(str)

    def __init__(self, document: CampaignDocument, registry: Registry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self._registry = document, registry
        self.folder = document.folder
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(lambda _: self.retranslate())
        self.stack.cleanChanged.connect(self._on_clean)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.thumbnails = Thumbnails(lambda: registry, state_folder(), self)
        self.thumbnails.drawn.connect(self._show_drawn)
        self.missions: list[MissionRow] = []
        self._games: dict[Path, Game | None] = {}
        self.retranslate()

    @property
    def title(self) -> str:
        """What people call the campaign."""
        return visible(localize(self.document.said.title, Speaking.spoken))

    @property
    def modified(self) -> bool:
        """Whether there is anything to save."""
        return not self.stack.isClean()

    def _on_clean(self, clean: bool) -> None:
        self.save_button.setEnabled(not clean)
        self.changed.emit()

    # Changing it.

    def do(self, label: str, edit: Edit) -> bool:
        """Make an edit, as one step of undo; tell whether it was made."""
        try:
            undo = self.document.apply(edit)
        except CannotEdit as error:
            self.said.emit(said(error))
            return False
        self.stack.push(EditCommand(self, label, edit, undo))
        return True

    def redo_edit(self, edit: Edit) -> None:
        """Apply an edit for the undo stack."""
        self.document.apply(edit)

    def save(self) -> bool:
        """Save it; tell whether that went well. One that came with Uguisu, or was added, is saved as a copy."""
        try:
            if self.modified and not may_write(self.folder, self._registry):
                self.document.leave_for(own_folder(), tr("{name}, my copy", name=self.title))
                self.folder = self.document.folder
            done = self.document.save()
        except OSError as error:
            self.said.emit(tr("The file could not be written: {reason}", reason=reason_told(error)))
            return False
        if not done:
            self.said.emit(
                tr("Another program has changed the campaign meanwhile. Save again to have it as it is here.")
            )
            return False
        self.stack.setClean()
        self.retranslate()
        self.said.emit(tr("Saved in {folder}", folder=self.folder))
        return True

    def _asked(self, number: int, what: str) -> None:
        if what == OUT:
            self.do(tr("Take a mission off the path"), self.document.take_out(number))
        elif what in (UP, DOWN):
            to = number + (1 if what == DOWN else -1)
            if self.do(tr("Move a mission"), self.document.move(number, to)):
                button = self.missions[to].buttons[what]
                (button if button.isEnabled() else self.missions[to].open_button).setFocus()

    def _lead(self, number: int, end: str, there: str | None) -> None:
        if self.do(tr("Where a mission leads"), self.document.lead(number, end, there)):
            ends = self.missions[number].ends
            ends.get(end, next(iter(ends.values()))).setFocus()

    def add_mission(self) -> None:
        """Ask which pack comes at the end of the path."""
        packs = library(self._registry)
        found = [(name, card_of(path, Speaking.spoken, packs)) for _, name, path in packs.packs()]
        found.sort(key=lambda one: one[1].title)
        rows = [(card.title, card.game, icon("app"), partial(self._add, name)) for name, card in found]
        ChoiceDialog(tr("Which pack comes next?"), rows, self).open()

    def _add(self, pack: str) -> None:
        if self.do(tr("Add a mission"), self.document.add(pack)):
            self.missions[-1].open_button.setFocus()
            self.ensureWidgetVisible(self.missions[-1])

    # What the games of its missions have.

    def _game(self, pack: Path | None) -> Game | None:
        """Return the game of a mission, read when it is first asked for; None where there is none to be made."""
        if pack is None:
            return None
        if pack not in self._games:
            from uguisu import load

            QApplication.setOverrideCursor(QCursor(Qt.CursorShape.WaitCursor))
            try:
                self._games[pack] = load(pack, self._registry)
            except UguisuError:
                self._games[pack] = None
            finally:
                QApplication.restoreOverrideCursor()
        return self._games[pack]

    def _offer_ends(self, number: int, button: QWidget) -> None:
        """Offer the ends of which nothing is said yet: the sides that may win, and the results of the game."""
        row, said_of = self.missions[number], self.document.said.missions[number].then
        game, menu = self._game(row.pack), QMenu(self)
        sides = [] if game is None else [(side, self._won_by(side)) for side in game.sides]
        results = (
            []
            if game is None
            else [(one.id, localize(one.title or called(one.id), Speaking.spoken)) for one in game.results]
        )
        for end, told in [*sides, *results, (ANY, tr("Otherwise"))]:
            if end not in said_of:
                action = menu.addAction(visible(told))
                action.triggered.connect(lambda _=False, end=end: self._lead(number, end, THE_END))
        if menu.isEmpty():
            menu.addAction(tr("Of each of its ends it is said where it leads.")).setEnabled(False)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _offer_carried(self, button: QWidget) -> None:
        """Offer what can be carried: the counters and the hands of the games of its missions."""
        menu = QMenu(self)
        there = {carried.track or carried.cards for carried in self.document.said.carries}
        for what, title, found in (
            ("track", tr("Counters"), "tracks"),
            ("cards", tr("Cards"), "areas"),
        ):
            named: dict[str, str] = {}
            for row in self.missions:
                game = self._game(row.pack)
                for one in getattr(game, found, ()):
                    named.setdefault(one.id, visible(localize(one.title or called(one.id), Speaking.spoken)))
            if named:
                menu.addSection(title)
            for name, told in named.items():
                action = menu.addAction(told)
                action.setEnabled(name not in there)
                action.triggered.connect(
                    lambda _=False, what=what, name=name: self.do(
                        tr("Carry something along"), self.document.carry(what, name)
                    )
                )
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _spots(self, number: int, pack: Path | None) -> list[Spot]:
        """Return where in a mission something carried may stand."""
        game = self._game(pack)
        entry = self._registry.games.get(game.id) if game is not None else None
        if game is None or entry is None:
            return []
        return spots(game, entry, self.document.said.missions[number].lay)

    def _offer_spots(self, number: int, button: QWidget, take: Take | None) -> None:
        """Offer where else something may stand when a mission begins; of no take, all that is carried."""
        menu = QMenu(self)
        if take is None:
            for carried in self.document.said.carries:
                self._list_spots(menu.addMenu(carried_told(carried)), number, carried, None)
        else:
            self._list_spots(menu, number, take.carried, take.way)
            menu.addSeparator()
            action = menu.addAction(tr("Begin without it"))
            action.triggered.connect(lambda: self._lay(number, take.carried.id, None, take.way))
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _list_spots(self, menu: QMenu, number: int, carried: Carried, was: laying.Way | None) -> None:
        game = self._game(self.missions[number].pack)
        games = [one for row in self.missions if (one := self._game(row.pack)) is not None]
        taken = {way for _, way in stands(self.document.said.missions[number].lay)}
        for spot in self._spots(number, self.missions[number].pack):
            if game is None or not fits(carried, spot, game, games):
                continue
            action = menu.addAction(spot_told(spot))
            action.setCheckable(True)
            action.setChecked(spot.way == was)
            action.setEnabled(spot.way not in taken)
            action.triggered.connect(lambda _=False, way=spot.way: self._lay(number, carried.id, way, was))
        if menu.isEmpty():
            menu.addAction(tr("Nothing in this mission fits it.")).setEnabled(False)

    def _lay(self, number: int, name: str, there: laying.Way | None, was: laying.Way | None) -> None:
        if self.do(tr("What a mission begins with"), self.document.lay(number, name, there, was)):
            self.missions[number].takes.focus(there)

    # What is shown.

    def retranslate(self) -> None:
        """Say everything in the present language: the page is made anew."""
        self.setAccessibleName(tr("The campaign {name}", name=self.title))
        at = self.verticalScrollBar().value()
        panel = QWidget(self)
        column = QVBoxLayout(panel)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(10)
        column.addLayout(self._head(panel))
        about = QLabel(visible(localize(self.document.said.summary or "", Speaking.spoken)), panel)
        about.setTextFormat(Qt.TextFormat.PlainText)
        about.setWordWrap(True)
        about.setVisible(bool(about.text()))
        column.addWidget(about)
        column.addWidget(self._carried(panel))
        path = QVBoxLayout()
        path.setSpacing(0)  # the line goes on from row to row
        column.addLayout(path)
        self._show_missions(path, panel)
        self.add_button = QPushButton(tr("Add a mission…"), panel)
        self.add_button.setIcon(glyph_icon("plus", "faint"))
        self.add_button.clicked.connect(lambda _=False: self.add_mission())
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._how(panel))
        column.addStretch(1)
        show_in(self, panel)  # a button of the old one may be what was pressed
        self.verticalScrollBar().setValue(at)
        self.changed.emit()

    def _head(self, parent: QWidget) -> QHBoxLayout:
        heading = QLabel(self.title, parent)
        font = heading.font()
        font.setPixelSize(24)
        font.setBold(True)
        heading.setFont(font)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(heading, 1)
        for name, told, keys, can, do in (
            ("undo", tr("Undo"), QKeySequence.StandardKey.Undo, self.stack.canUndo(), self.stack.undo),
            ("redo", tr("Redo"), QKeySequence.StandardKey.Redo, self.stack.canRedo(), self.stack.redo),
        ):
            button = QToolButton(parent)
            button.setIcon(glyph_icon(name, "faint"))
            button.setAutoRaise(True)
            button.setAccessibleName(told)
            button.setToolTip(told)
            button.setShortcut(QKeySequence(keys))
            button.setEnabled(can)
            button.clicked.connect(lambda _=False, do=do: do())
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.save_button = QPushButton(tr("Save"), parent)
        self.save_button.setShortcut(QKeySequence(QKeySequence.StandardKey.Save))
        self.save_button.setEnabled(self.modified)
        self.save_button.clicked.connect(lambda _=False: self.save())
        row.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _carried(self, parent: QWidget) -> QWidget:
        """Say what is carried from mission to mission, each with a cross that ends it."""
        row = QWidget(parent)
        flow = FlowLayout(row, 6)
        carries = self.document.said.carries
        flow.addWidget(
            note(tr("Carried from mission to mission:") if carries else tr("Nothing is carried along."), row)
        )
        for number, carried in enumerate(carries):
            name = carried_told(carried)
            flow.addWidget(pill(name, kind_of(carried), row))
            cross = QToolButton(row)
            cross.setIcon(glyph_icon("close", "faint"))
            cross.setAutoRaise(True)
            cross.setToolTip(tr("Carry it no longer"))
            cross.setAccessibleName(f"{tr('Carry it no longer')}: {name}")
            cross.clicked.connect(
                lambda _=False, number=number: self.do(
                    tr("Carry something no longer"), self.document.leave(number)
                )
            )
            flow.addWidget(cross)
        self.carry_button = QToolButton(row)
        self.carry_button.setText(tr("Carry something along…"))
        self.carry_button.setIcon(glyph_icon("plus", "faint"))
        self.carry_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.carry_button.setAutoRaise(True)
        self.carry_button.clicked.connect(lambda _=False: self._offer_carried(self.carry_button))
        flow.addWidget(self.carry_button)
        return row

    def _show_missions(self, path: QVBoxLayout, panel: QWidget) -> None:
        known = library(self._registry)
        missions = self.document.said.missions
        packs = [pack_path(mission.pack, self.folder, self._registry) for mission in missions]
        titles = [
            visible(card_of(pack, Speaking.spoken, known).title if pack is not None else mission.pack)
            for pack, mission in zip(packs, missions, strict=True)
        ]
        numbered = [f"{number}. {title}" for number, title in enumerate(titles, 1)]
        targets: list[tuple[str | None, str]] = [
            *((mission.id, title) for mission, title in zip(missions, numbered, strict=True)),
            (THE_END, tr("the end")),
        ]
        led_to = {there for mission in missions for there in mission.then.values()}
        self.missions = []
        for number, (pack, title) in enumerate(zip(packs, titles, strict=True)):
            last = number + 1 == len(missions)
            following = tr("the end") if last else numbered[number + 1]
            unsaid = (None, tr("{mission} follows", mission=following))
            then = missions[number].then
            row = MissionRow(
                number,
                title,
                self._ways(number),
                [unsaid, *targets] if not then else [*targets, (None, tr("as if nothing were said"))],
                takes=self._takes(number, pack),
                takes_more=bool(self.document.said.carries) and (number > 0 or missions[number].id in led_to),
                pack=pack,
                last=last,
                parent=panel,
            )
            row.chosen.connect(self._open)
            row.asked.connect(partial(self._asked, number))
            row.led.connect(partial(self._lead, number))
            row.ends_wanted.connect(partial(self._offer_ends, number))
            row.takes.wanted.connect(partial(self._offer_spots, number))
            path.addWidget(row)
            self.missions.append(row)
            if pack is not None:
                self.thumbnails.ask(pack)

    def _ways(self, number: int) -> list[Way]:
        """Return how a mission ends, and where that leads."""
        then = self.document.said.missions[number].then
        if not then:
            return [(ANY, tr("However it ends"), None)]
        return [
            (end, tr("Otherwise") if end == ANY else self._won_by(end), mission)
            for end, mission in then.items()
        ]

    @staticmethod
    def _won_by(side: str) -> str:
        return tr("Won by {who}", who=called(side))

    def _takes(self, number: int, pack: Path | None) -> list[Take]:
        """Return what a mission takes along from those before it."""
        lay, carries = self.document.said.missions[number].lay, self.document.said.carries
        known = self._spots(number, pack) if any(stands(lay)) else []  # a game takes a moment to read
        return list(takes_of(lay, carries, known))

    def _how(self, panel: QWidget) -> QLabel:
        how = QLabel(
            tr(
                "A mission opens as a pack that you can change and try. Of all that is carried it begins with what it takes "
                "along; as long as nothing has been carried yet, it begins as it does by itself."
            ),
            panel,
        )
        played = tr("`{command}` plays it through", command=f"uguisu play {self.folder.name}")
        how.setToolTip(visible(f"{played}\n{self.folder}"))
        how.setProperty("notes", True)
        how.setWordWrap(True)
        how.setTextFormat(Qt.TextFormat.PlainText)
        how.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return how

    def _open(self, pack: object) -> None:
        if isinstance(pack, Path):
            self.open_pack.emit(pack)
        else:
            self.lacking.emit()

    def _show_drawn(self, pack: str, picture: QPixmap) -> None:
        for row in self.missions:
            if str(row.pack) == pack:
                row.picture.setPixmap(rounded(picture, 8))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Give the keyboard to the first mission: a focus proxy would have Tab pass over what stands before it."""
        super().focusInEvent(event)
        self.missions[0].open_button.setFocus(event.reason())

    def close_down(self) -> None:
        """Leave in good order."""
        self.stack.blockSignals(True)  # it empties itself as it goes
        self.thumbnails.stop()
