"""The playtest dock: many games between bots, and what they show, on the map as well."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from uguisu.content.text import localize
from uguisu_editor.canvas.heat import Heat
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.playtest_table import FindingsTable
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.playtest import Playtest
from uguisu_lab.playtest.maps import percent, times
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words

UNTIL_KNOWN = 0
"""Stands for as many games as it takes to know who wins how often, as `uguisu playtest` plays them."""
MOST_GAMES, MOST_SEED = 1_000_000, 2_000_000_000


class PlaytestDock(Dock):
    """Asks for games, shows what they found."""

    name = "playtest"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        panel = QWidget(self)
        self._seats = QGridLayout()
        self._seats.setVerticalSpacing(4)
        self._seats.setColumnStretch(1, 1)
        self.bots: dict[str, QComboBox] = {}
        self.games, self.seed = QSpinBox(panel), QSpinBox(panel)
        self.games.setRange(UNTIL_KNOWN, MOST_GAMES)
        self.games.setValue(UNTIL_KNOWN)
        self.games.setSingleStep(100)
        self.seed.setRange(0, MOST_SEED)
        self.run_button = QPushButton(panel)
        self.run_button.clicked.connect(lambda _=False: self.run_or_stop())
        self.progress = QProgressBar(panel)
        self.layer = QComboBox(panel)
        self.layer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.layer.setMinimumContentsLength(8)
        self.layer.currentIndexChanged.connect(lambda _: self._choose_layer())
        self.change = QCheckBox(panel)
        self.change.toggled.connect(lambda _: self.show_layer())
        self.game = QSpinBox(panel)
        self.game.setRange(1, MOST_GAMES)
        self.open_button = QPushButton(panel)
        self.open_button.clicked.connect(lambda _=False: self.open_game(self.game.value() - 1))
        self.remarks = QLabel(panel)
        self.remarks.setWordWrap(True)
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = FindingsTable(panel)
        self.table.game_wanted.connect(self.open_game)
        self._labels = {name: QLabel(panel) for name in ("games", "seed", "layer", "game")}
        self._lay_out(panel)
        self.setWidget(panel)
        self._waiting_for: int | None = None
        self._chosen = ""
        """The layer that is wanted on the map, while there are games that have it."""

    def _lay_out(self, panel: QWidget) -> None:
        left = QWidget(panel)
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(5)
        column.addLayout(self._seats)
        numbers = QGridLayout()
        numbers.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            ("games", self.games),
            ("seed", self.seed),
            ("", self.run_button),
            ("", self.progress),
            ("layer", self.layer),
            ("", self.change),
            ("game", self.game),
            ("", self.open_button),
        )
        for row, (name, field) in enumerate(rows):
            if name:
                self._labels[name].setBuddy(field)
                numbers.addWidget(self._labels[name], row, 0)
            numbers.addWidget(field, row, 1 if name else 0, 1, 1 if name else 2)
        column.addLayout(numbers)
        column.addStretch(1)
        scroll = QScrollArea(panel)
        scroll.setWidget(left)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFixedWidth(250)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        right = QVBoxLayout()
        right.setContentsMargins(0, 6, 8, 6)
        right.addWidget(self.table, 1)
        right.addWidget(self.remarks)
        across = QHBoxLayout(panel)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(scroll)
        across.addLayout(right, 1)

    def title(self) -> str:
        """What people call it."""
        return tr("Playtest")

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        for name, text in (
            ("games", tr("Games")),
            ("seed", tr("Seed")),
            ("layer", tr("On the map")),
            ("game", tr("Game number")),
        ):
            self._labels[name].setText(text)
        for field, name in (
            (self.games, "games"),
            (self.seed, "seed"),
            (self.layer, "layer"),
            (self.game, "game"),
        ):
            field.setAccessibleName(self._labels[name].text())
        self.games.setSpecialValueText(tr("as needed"))
        self.games.setToolTip(
            tr(
                "As many as it takes to know to within ten points who wins how often, and no more than a hundred."
            )
        )
        self.change.setText(tr("Change since the run before"))
        self.open_button.setText(tr("Open in Play"))
        self.progress.setAccessibleName(tr("Games played"))
        self.remarks.setAccessibleName(tr("What to know about these games"))
        self.table.retranslate()
        self.refresh()

    # The page in front.

    @property
    def playtest(self) -> Playtest | None:
        """The playtests of the page in front."""
        return self.page.playtest if self.page is not None else None

    def attach(self) -> None:
        """Follow the playtests of another page."""
        if self.playtest is not None:
            self.listen(self.playtest.prepared, self._show_seats)
            self.listen(self.playtest.changed, self.refresh)
            self.listen(self.playtest.replay_told, self._show_game)
        self._show_seats()
        self._prepare()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Find out who may play, when somebody looks."""
        super().showEvent(event)
        self._prepare()

    def _prepare(self) -> None:
        if (
            self.playtest is not None
            and self.isVisible()
            and not self.playtest.seats
            and not self.playtest.running
        ):
            self.playtest.prepare()

    def _show_seats(self) -> None:
        chosen = {seat: combo.currentText() for seat, combo in self.bots.items()}
        while (item := self._seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.bots = {}
        playtest = self.playtest
        for row, (seat, title) in enumerate(playtest.seats if playtest is not None else ()):
            name = visible(str(localize(title, Speaking.spoken) or seat))
            label, combo = QLabel(name, self), QComboBox(self)
            label.setMaximumWidth(120)
            label.setToolTip(name)
            label.setBuddy(combo)
            combo.setEditable(True)
            combo.addItems(playtest.bots if playtest is not None else [])
            usual = playtest.usual if playtest is not None else ""
            combo.setCurrentText(chosen.get(seat) or usual)
            combo.setAccessibleName(tr("Who plays {seat}", seat=name))
            combo.setToolTip(
                tr(
                    "A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own."
                )
            )
            combo.setMinimumContentsLength(6)
            self._seats.addWidget(label, row, 0)
            self._seats.addWidget(combo, row, 1)
            self.bots[seat] = combo
        self.calm(self)
        self.refresh()

    # Running.

    def run_or_stop(self) -> None:
        """Play, or stop playing."""
        playtest = self.playtest
        if playtest is None:
            return
        if playtest.running:
            playtest.stop()
        else:
            bots = {seat: combo.currentText().strip() or playtest.usual for seat, combo in self.bots.items()}
            playtest.run(bots, self.games.value() or None, self.seed.value())

    def refresh(self) -> None:
        """Show what is known now."""
        playtest = self.playtest
        running = playtest is not None and playtest.running
        self.run_button.setText(tr("Stop") if running else tr("Play these games"))
        self.run_button.setEnabled(running or bool(self.bots))
        self.progress.setVisible(running)
        found = playtest.found if playtest is not None else None
        if playtest is not None and running:
            self.progress.setRange(0, playtest.of if playtest.done else 0)
            self.progress.setValue(playtest.done)
        self.table.show_findings(found, playtest.before if playtest is not None else None)
        self._say_remarks()
        can = found is not None and not running and bool(found.played)
        self.open_button.setEnabled(can)
        self.game.setEnabled(can)
        if found is not None:
            self.game.setMaximum(max(1, found.games))
        self._list_layers(found)

    def _say_remarks(self) -> None:
        playtest, told = self.playtest, []
        if playtest is not None and playtest.trouble == "gone":
            told.append(tr("The process that played the games has ended unexpectedly."))
        elif playtest is not None and playtest.trouble:
            told.append(playtest.trouble)
        found = playtest.found if playtest is not None else None
        if playtest is not None and found is not None:
            told += _remarks(found, running=playtest.running)
        self.remarks.setText("\n".join(visible(line) for line in told))
        self.remarks.setVisible(bool(told))

    # On the map.

    def _list_layers(self, found: Summary | None) -> None:
        self.layer.blockSignals(True)
        self.layer.clear()
        self.layer.addItem(tr("Nothing"), "")
        if found is not None:
            for layer, title in found.heat_titles.items():
                name = visible(str(localize(title, Speaking.spoken)))
                self.layer.addItem(tr("Who stands where: {what}", what=name), f"heat.{layer}")
            for layer, title in found.visit_titles.items():
                self.layer.addItem(visible(str(localize(title, Speaking.spoken))), f"visits.{layer}")
        self.layer.setCurrentIndex(max(0, self.layer.findData(self._chosen)))
        self.layer.blockSignals(False)
        before = self.playtest.before if self.playtest is not None else None
        self.change.setEnabled(before is not None)
        self.show_layer()

    def _choose_layer(self) -> None:
        self._chosen = str(self.layer.currentData() or "")
        self.show_layer()

    def show_layer(self) -> None:
        """Show the chosen layer over the map."""
        page, playtest = self.page, self.playtest
        if page is None or playtest is None:
            return
        kind, _, layer = str(self.layer.currentData() or "").partition(".")
        found = playtest.found
        if not layer or found is None:
            page.show_heat(None)
            return
        values = dict(getattr(found, kind).get(layer, {}))
        told = percent if kind == "heat" else times
        title = self.layer.currentText()
        if self.change.isChecked() and playtest.before is not None:
            old = getattr(playtest.before, kind).get(layer, {})
            values = {place: values.get(place, 0.0) - old.get(place, 0.0) for place in {*values, *old}}
            title = tr("{layer}: change", layer=title)
            page.show_heat(Heat(title, values, partial(_signed, told)))
            return
        most = max((share for heat in found.heat.values() for share in heat.values()), default=0.0)
        page.show_heat(Heat(title, values, told, most if kind == "heat" else 0.0))

    # One game.

    def open_game(self, number: int) -> None:
        """Open a game of the last playtest in Play."""
        if self.playtest is not None:
            self._waiting_for = number
            self.game.setValue(number + 1)
            self.playtest.ask_replay(number)

    def _show_game(self, number: int, replay: str) -> None:
        if self.page is None or self.playtest is None or number != self._waiting_for:
            return
        self._waiting_for = None
        self.page.show_play(begin=False).watch(replay, self.playtest.texts)


def _signed(told: Callable[[float], str], value: float) -> str:
    sign = "+" if value > 0 else "\N{MINUS SIGN}" if value < 0 else ""
    return f"{sign}{told(abs(value))}"


def _remarks(found: Summary, *, running: bool) -> list[str]:
    from uguisu_lab.playtest.headlines import findings_of, warnings_of

    words = Words(Speaking.spoken)
    found = replace(found, partial=found.partial and not running)
    told = [] if running else findings_of(found, words)[:1]  # the table tells the rest
    told += [str(line) for line in warnings_of(found, words)]
    if found.broken:
        first = found.errors[0]
        told.append(
            tr("%n game(s) crashed.", found.broken)
            + " "
            + tr("Number {number}: {problem}", number=first.index + 1, problem=of_engine(first.message))
        )
    return told


__all__ = ["PlaytestDock"]
