"""The playtest as a page of the editor: many games between bots, and what they show, on the map as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from html import escape
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from uguisu import LocalText, Message
from uguisu.messages import visible
from uguisu_lab.editor import sayings
from uguisu_lab.editor.findings import FindingsTable
from uguisu_lab.editor.levels import Levels
from uguisu_lab.editor.next_steps import NextSteps
from uguisu_lab.editor.pictures import Band, GamesGrid, Won, legend
from uguisu_lab.editor.playtest import Playtest
from uguisu_lab.editor.sayings import NAME, KeptPlaytest, SeatBox, read_kept
from uguisu_lab.editor.ways import Ways
from uguisu_lab.playtest.maps import percent, times
from uguisu_lab.playtest.remarks import Lead
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots import bots_by_strength

if TYPE_CHECKING:
    from uguisu_editor.session import Session

UNTIL_KNOWN = 0
"""Stands for as many games as it takes to know who wins how often, as `uguisu playtest` plays them."""
FIRST = "first"
"""Stands for whatever layer comes first."""
SIGNS = ("#b4452c", "#a9741a", "#7a0f3a")
"""Of the dots before the three sentences."""
QUIET = "#8a8175"
"""Of a dot before a sentence that has nothing to tell."""
MORE = 4
"""How many times as many games are played where these do not tell who wins more often."""
MOST_KEPT = 5000
"""Games whose results are kept with the pack."""
MOST_GAMES, MOST_SEED = 1_000_000, 2_000_000_000


class GamesBox(QSpinBox):
    """A number of games; what is typed takes the place of what stands there, be it a number or words."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Whoever clicks on it means the whole number."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self.selectAll)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Words are no beginning of a number."""
        if event.text().isdigit() and self.text() == self.specialValueText():
            self.selectAll()
        super().keyPressEvent(event)


class PlaytestPanel(QWidget):
    """Has games of one pack played, and says in three sentences what they show; what else they show stands below."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.playtest = Playtest(session, self)
        panel = self
        self._seats = QGridLayout()
        self._seats.setVerticalSpacing(4)
        self._seats.setColumnStretch(1, 1)
        self.bots: dict[str, SeatBox] = {}
        self.games, self.seed = GamesBox(panel), QSpinBox(panel)
        self.games.setRange(UNTIL_KNOWN, MOST_GAMES)
        self.games.setValue(UNTIL_KNOWN)
        self.games.setSingleStep(100)
        self.seed.setRange(0, MOST_SEED)
        self.heading, self.who = QLabel(panel), QLabel(panel)
        self.run_button, self.who_button = QPushButton(panel), QPushButton(panel)
        self.run_button.setProperty("first", "true")
        self.who_button.setCheckable(True)
        self.progress, self.left = QProgressBar(panel), QLabel(panel)
        self.sentences, self._signs = [QLabel(panel) for _ in range(3)], list[QLabel]()
        self.ways = Ways(panel)
        self.levels = Levels(session, panel)
        self.layer, self.change = QComboBox(panel), QCheckBox(panel)
        self.grid, self.legend, self.band = GamesGrid(panel), QLabel(panel), Band(panel)
        self.legend.setWordWrap(True)
        self.game, self.open_button = QSpinBox(panel), QPushButton(panel)
        self.game.setRange(1, MOST_GAMES)
        self.remarks = QLabel(panel)
        self.remarks.setWordWrap(True)
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table, self.table_button = FindingsTable(session.language, panel), QPushButton(panel)
        self.table_button.setCheckable(True)
        self.next_steps = NextSteps(session, self.chosen_bots, panel)
        self._labels = {name: QLabel(panel) for name in ("games", "seed", "layer", "game", "won", "sure")}
        self._cards: dict[str, QFrame] = {}
        self._lay_out()
        self.layer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.layer.setMinimumContentsLength(5)
        self._waiting_for: int | None = None
        self._chosen = FIRST
        """The layer that is wanted on the map, while there are games that have it."""
        self._fresh, self._wanted = True, False
        """Whether the first games are still to be played, which needs no asking; whether somebody asks for games as soon as
        it is known who may play.
        """
        self._seated: dict[str, str] = {}
        """The bots that were asked for before it was known who may play."""
        self._when = ""
        """The day of the games that are shown."""
        self._recall()
        self._connect()
        self.retranslate()
        self._show_seats()

    def _connect(self) -> None:
        self.run_button.clicked.connect(lambda _=False: self.run_or_stop())
        self.layer.currentIndexChanged.connect(lambda _: self._choose_layer())
        self.change.toggled.connect(lambda _: self.show_layer())
        for table in (self.grid, self.table):
            table.game_wanted.connect(self.open_game)
        self.ways.chosen.connect(self._go)
        self.open_button.clicked.connect(lambda _=False: self.open_game(self.game.value() - 1))
        self.session.digested.connect(self._say_remarks)
        self.session.games_wanted.connect(self.play)
        self.playtest.prepared.connect(self._on_prepared)
        self.playtest.changed.connect(self.refresh)
        self.playtest.replay_told.connect(self._show_game)

    def _say(self, text: LocalText) -> str:
        return Words(self.session.language).say(text)

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(18, 12, 14, 16)
        column.setSpacing(10)
        font = self.heading.font()
        font.setPixelSize(20)
        font.setBold(True)
        self.heading.setFont(font)
        self.who.setProperty("notes", True)
        for label in (self.heading, self.who):
            label.setWordWrap(True)
        self._lay_out_head(column)
        self._lay_out_findings(column)
        self._lay_out_table(column)
        column.addStretch(1)
        self.who_button.toggled.connect(self._cards["who"].setVisible)
        self._cards["who"].hide()
        scroll = QScrollArea(self)
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.setFocusProxy(self.run_button)

    def _lay_out_head(self, column: QVBoxLayout) -> None:
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.who_button)
        top.addWidget(self.run_button)
        column.addLayout(top)
        column.addWidget(self.who)
        column.addWidget(self._card("who", self._seats, self._numbers()))
        self.left.setWordWrap(True)
        going = QHBoxLayout()
        going.addWidget(self.progress, 1)
        going.addWidget(self.left, 1)
        column.addLayout(going)

    def _lay_out_findings(self, column: QVBoxLayout) -> None:
        column.addWidget(self._card("sentences", *self._sentence_rows(), self.ways))
        column.addWidget(self.levels)
        column.addWidget(self.remarks)
        layer = QHBoxLayout()
        layer.addWidget(self._labels["layer"])
        layer.addWidget(self.layer, 1)
        layer.addWidget(self.change)
        column.addLayout(layer)
        for name in ("won", "sure"):
            self._labels[name].setProperty("heading", True)
            self._labels[name].setWordWrap(True)
        column.addWidget(self._card("won", self._labels["won"], self.grid, self.legend))
        column.addWidget(self._card("sure", self._labels["sure"], self.band))
        column.addWidget(self.next_steps)

    def _lay_out_table(self, column: QVBoxLayout) -> None:
        column.addWidget(self.table_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.table)
        game = QHBoxLayout()
        game.addWidget(self._labels["game"])
        game.addWidget(self.game)
        game.addWidget(self.open_button)
        game.addStretch(1)
        column.addLayout(game)
        self.table.setMinimumHeight(320)
        self.table_button.toggled.connect(lambda _: self._show_table())
        self._labels["layer"].setBuddy(self.layer)
        self._labels["game"].setBuddy(self.game)

    def _card(self, name: str, *parts: QWidget | QLayout) -> QFrame:
        """Return a frame with these one below the other."""
        card = self._cards[name] = QFrame(self)
        card.setProperty("card", True)
        column = QVBoxLayout(card)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        for part in parts:
            if isinstance(part, QLayout):
                column.addLayout(part)
            else:
                column.addWidget(part)
        return card

    def _sentence_rows(self) -> Iterator[QLayout]:
        for label in self.sentences:
            sign = QLabel(self)
            sign.setFixedSize(8, 8)
            self._signs.append(sign)
            font = label.font()
            font.setPixelSize(16)
            label.setFont(font)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(sign)
            row.addWidget(label, 1)
            yield row

    def _numbers(self) -> QGridLayout:
        numbers = QGridLayout()
        numbers.setColumnStretch(1, 1)
        for row, (name, field) in enumerate((("games", self.games), ("seed", self.seed))):
            self._labels[name].setBuddy(field)
            numbers.addWidget(self._labels[name], row, 0)
            numbers.addWidget(field, row, 1)
        return numbers

    def _show_table(self) -> None:
        shown = self.table_button.isChecked()
        for part in (self.table, self._labels["game"], self.game, self.open_button):
            part.setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language when the editor does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_seats()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for name, text in (
            ("games", self._say(Message("Games"))),
            ("seed", self._say(Message("Seed"))),
            ("layer", self._say(Message("On the map"))),
            ("game", self._say(Message("Game number"))),
            ("won", self._say(Message("Who won, game by game"))),
            ("sure", self._say(Message("How sure is that?"))),
        ):
            self._labels[name].setText(text)
        for field, name in (
            (self.games, "games"),
            (self.seed, "seed"),
            (self.layer, "layer"),
            (self.game, "game"),
        ):
            field.setAccessibleName(self._labels[name].text())
        self.games.setSpecialValueText(self._say(Message("as needed")))
        self.games.setToolTip(
            self._say(
                Message(
                    "As many as it takes to know to within ten points who wins how often, and no more than a hundred."
                )
            )
        )
        self.change.setText(self._say(Message("Change since the run before")))
        self.open_button.setText(self._say(Message("Open in Play")))
        self.progress.setAccessibleName(self._say(Message("Games played")))
        self.who_button.setText(self._say(Message("Who plays…")))
        self.table_button.setText(self._say(Message("Everything as a table")))
        self._show_table()
        self.next_steps.retranslate()
        self.remarks.setAccessibleName(self._say(Message("What to know about these games")))
        self.table.retranslate(self.session.language)
        self.refresh()

    # Who plays.

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Find out who may play, when somebody looks."""
        super().showEvent(event)
        self.levels.look_again()
        self._prepare()

    def _prepare(self) -> None:
        if self.isVisible() and not self.playtest.seats and not self.playtest.running:
            self.playtest.prepare()

    def _on_prepared(self) -> None:
        """Show who may play; the first games of a pack begin by themselves, since that is what one came for."""
        self._show_seats()
        first = self._fresh and self.isVisible() and self.playtest.found is None
        if (first or self._wanted) and self.bots:
            self.run_or_stop()

    def _recall(self) -> None:
        """Show what the last playtest of this pack found, if it was kept."""
        kept = read_kept(self.session.kept(NAME))
        if kept is not None:
            self._when = kept.when
            self.playtest.recall(kept.found, dict(enumerate(kept.won)))

    def _keep(self) -> None:
        playtest = self.playtest
        if playtest.found is not None and playtest.found.played and len(playtest.won) <= MOST_KEPT:
            won = [playtest.won[number] for number in sorted(playtest.won)]
            self._when = datetime.now().astimezone().date().isoformat()
            self.session.keep(NAME, msgspec.json.encode(KeptPlaytest(playtest.found, won, self._when)))

    def chosen_bots(self) -> dict[str, str]:
        """Return who is to sit where."""
        return {seat: combo.bot or self.playtest.usual for seat, combo in self.bots.items()}

    def _show_seats(self) -> None:
        chosen = {seat: combo.bot for seat, combo in self.bots.items()}
        while (item := self._seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.bots = {}
        playtest = self.playtest
        for row, (seat, title) in enumerate(playtest.seats):
            name = visible(self._say(title) or seat)
            label, combo = QLabel(name, self), SeatBox(self)
            label.setMaximumWidth(120)
            label.setToolTip(name)
            label.setBuddy(combo)
            combo.offer(bots_by_strength(playtest.bots, playtest.usual), Words(self.session.language))
            combo.choose(chosen.get(seat) or self._seated.get(seat) or playtest.usual)
            combo.setAccessibleName(self._say(Message("Who plays {seat}", seat=name)))
            combo.setToolTip(
                self._say(
                    Message(
                        "A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own."
                    )
                )
            )
            self._seats.addWidget(label, row, 0)
            self._seats.addWidget(combo, row, 1)
            self.bots[seat] = combo
        self.refresh()

    # Running.

    def play(self, games: int = UNTIL_KNOWN, bots: dict[str, str] | None = None) -> None:
        """Play so many games, between these bots, once it is known who may; those that run already will do where no number is
        asked for.
        """
        if games != UNTIL_KNOWN:
            self.games.setValue(games)
            self.playtest.stop()
        if bots is not None:
            self._seated = bots
            for seat, combo in self.bots.items():
                combo.choose(bots.get(seat) or self.playtest.usual)
        if self.playtest.running:
            return
        if self.bots:
            self.run_or_stop()
        else:
            self._wanted = True
            self.playtest.prepare()

    def run_or_stop(self) -> None:
        """Play, or stop playing."""
        playtest = self.playtest
        self._fresh = self._wanted = False
        if playtest.running:
            playtest.stop()
        else:
            playtest.run(self.chosen_bots(), self.games.value() or None, self.seed.value())

    def refresh(self) -> None:
        """Show what is known now."""
        playtest = self.playtest
        running = playtest.running
        if not self.next_steps.trials.running:
            self.session.show_work(NAME, self._say(sayings.progress_of(playtest)) if running else "")
        found = playtest.found
        again = Message("Play again") if found else Message("Play these games")
        self.run_button.setText(self._say(Message("Stop") if running else again))
        self.run_button.setEnabled(running or bool(self.bots))
        self.progress.setVisible(running)
        self.left.setVisible(running and bool(playtest.stage.counted))
        if running:
            self.progress.setRange(0, playtest.of if playtest.done else 0)
            self.progress.setValue(playtest.done)
            self.left.setText(self._say(sayings.what_goes_on(playtest)))
        elif found is not None and playtest.can_replay:
            self._keep()
        self.heading.setText(
            self._say(sayings.heading_of(found, playtest.asked if running and not playtest.is_first else 0))
        )
        self.who.setText(
            self._say(sayings.who_plays(found, Words(self.session.language), first=playtest.is_first))
        )
        self.who.setToolTip(sayings.who_exactly(found, Words(self.session.language)))
        self.who.setVisible(bool(self.who.text()))
        self.table.show_findings(found, playtest.before)
        self._say_findings(found)
        self._say_remarks()
        self.levels.show_levels(found)
        self._show_pictures(found)
        can = found is not None and not running and bool(found.played) and playtest.can_replay
        self.open_button.setEnabled(can)
        self.game.setEnabled(can)
        self.grid.setEnabled(can)
        if found is not None:
            self.game.setMaximum(max(1, found.games))
        self._list_layers(found)

    def _say_findings(self, found: Summary | None) -> None:
        from uguisu_lab.playtest.headlines import NOTHING, findings_of, stands_out
        from uguisu_lab.playtest.verdict import is_unclear

        told = findings_of(found, Words(self.session.language)) if found is not None else []
        for label, line in zip(self.sentences, [*told, "", "", ""][:3], strict=True):
            label.setText(visible(line))
        self._cards["sentences"].setVisible(bool(told))
        remarks = stands_out(found, Words(self.session.language)) if told and found is not None else []
        leads = [remark.lead for remark in remarks if remark.lead is not None]
        games = self.playtest.can_replay and not self.playtest.running
        unclear = found is not None and is_unclear(found)
        for sign, colour, quiet in zip(
            self._signs, SIGNS, (unclear, False, remarks == [NOTHING]), strict=True
        ):
            sign.setStyleSheet(f"background: {QUIET if quiet else colour}; border-radius: 4px;")
        if unclear and not self.playtest.running:
            leads.insert(0, Lead("more"))
        self.ways.offer(
            [lead for lead in leads if lead.kind != "game" or games], Words(self.session.language)
        )

    def _go(self, lead: Lead) -> None:
        """Go where something is to be done about what stands out."""
        if lead.kind == "game":
            self.open_game(lead.game)
        elif lead.kind == "more" and self.playtest.found is not None:
            self.play(MORE * self.playtest.found.games)
        else:
            self.session.lead_wanted.emit(lead.kind, list(lead.names))

    def _show_pictures(self, found: Summary | None) -> None:
        """Draw who won, and how sure that is."""
        won, words = self.playtest.won, Words(self.session.language)
        some = found is not None and bool(won)
        for name in ("won", "sure"):
            self._cards[name].setVisible(some)
        if found is None or not won:
            return
        titles = {side.side: visible(words.name(side.title)) for side in found.sides}
        counts = Counter(won.values())
        colours = {side: self.session.look.colour_of_side(side, list(titles)) for side in titles}
        told = legend([Won(title, counts[side], colours[side]) for side, title in titles.items()])
        if counts[""]:
            told += f" &nbsp; {escape(words.say(Message('nobody {count}', count=counts[''])))}"
        self.legend.setText(told)
        self.grid.show_games(won, titles, list(colours.values()), words)
        most = max(titles, key=lambda side: counts[side])
        self._labels["sure"].setText(
            words.say(Message("How sure is that? Games that {side} won", side=titles[most]))
        )
        self.band.show_games(won, most, colours, words)

    def _say_remarks(self) -> None:
        playtest, told = self.playtest, []
        if playtest.trouble == "gone":
            told.append(self._say(Message("The process that played the games has ended unexpectedly.")))
        elif playtest.trouble:
            told.append(playtest.trouble)
        found = playtest.found
        if found is not None and not playtest.running and self.session.digest not in ("", found.digest):
            told.append(self._say(sayings.staleness(self._when)))
        if found is not None:
            told += sayings.remarks_on(found, Words(self.session.language), running=playtest.running)
        self.remarks.setText("\n".join(visible(line) for line in told))
        self.remarks.setVisible(bool(told))

    # On the map.

    def _list_layers(self, found: Summary | None) -> None:
        self.layer.blockSignals(True)
        self.layer.clear()
        self.layer.addItem(self._say(Message("Nothing")), "")
        if found is not None:
            for layer, title in found.heat_titles.items():
                name = visible(self._say(title))
                self.layer.addItem(
                    self._say(Message("Where {what} {what:stands|stand}", what=name)), f"heat.{layer}"
                )
            for layer, title in found.visit_titles.items():
                self.layer.addItem(visible(self._say(title)), f"visits.{layer}")
        first = min(1, self.layer.count() - 1)  # where somebody stood is worth seeing without being asked for
        at = first if self._chosen == FIRST else self.layer.findData(self._chosen)
        self.layer.setCurrentIndex(max(0, at))
        self.layer.blockSignals(False)
        self.change.setEnabled(self.playtest.before is not None)
        self.show_layer()

    def _choose_layer(self) -> None:
        self._chosen = str(self.layer.currentData() or "")
        self.show_layer()

    def show_layer(self) -> None:
        """Show the chosen layer over the map."""
        playtest = self.playtest
        kind, _, layer = str(self.layer.currentData() or "").partition(".")
        found = playtest.found
        if not layer or found is None:
            self.session.hide_heat()
            return
        values = dict(getattr(found, kind).get(layer, {}))
        told = percent if kind == "heat" else times
        title = self.layer.currentText()
        if self.change.isChecked() and playtest.before is not None:
            old = getattr(playtest.before, kind).get(layer, {})
            values = {place: values.get(place, 0.0) - old.get(place, 0.0) for place in {*values, *old}}
            title = self._say(Message("{layer}: change", layer=title))
            self.session.show_heat(title, values, partial(sayings.signed, told), of=found.digest)
            return
        most = max((share for heat in found.heat.values() for share in heat.values()), default=0.0)
        self.session.show_heat(title, values, told, most if kind == "heat" else 0.0, of=found.digest)

    # One game.

    def open_game(self, number: int) -> None:
        """Open a game of the last playtest in Play."""
        self._waiting_for = number
        self.game.setValue(number + 1)
        self.playtest.ask_replay(number)

    def _show_game(self, number: int, replay: str) -> None:
        if number == self._waiting_for:
            self._waiting_for = None
            self.session.show_replay(replay, self.playtest.texts)
