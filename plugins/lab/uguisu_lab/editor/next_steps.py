"""What to try next: make it fair, see what matters most, compare, solve. Each runs in the background and can be stopped; what
was found is kept with the pack.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import LocalText, Message
from uguisu.messages import visible
from uguisu_lab.editor import trials
from uguisu_lab.editor.process import PlaytestProcess
from uguisu_lab.editor.sayings import staleness
from uguisu_lab.editor.trials import COMPARE, FAIR, KINDS, MATTERS, SOLVE, Trial, Tried
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from uguisu_editor.session import Session

LOOK_MS = 50
MOST_JOBS = 8
KEPT = "trials"
MOST_KEPT = 12
DAY = len("2000-01-01")
TITLES = {
    FAIR: Message("Make it fair…"),
    MATTERS: Message("What matters most"),
    COMPARE: Message("Compare with…"),
    SOLVE: Message("Solve"),
}
WHAT_FOR = {
    FAIR: Message("Tries other numbers in the options until each side wins about as often."),
    MATTERS: Message("Leaves out each card, option and variant in turn, and says what that changes."),
    COMPARE: Message("Plays this pack and another with the same luck, and says what differs."),
    SOLVE: Message(
        "Works out who wins if nobody makes a mistake; where something is hidden, in small packs of two players."
    ),
}
STARTS = {
    FAIR: Message("Start"),
    MATTERS: Message("Start"),
    COMPARE: Message("Choose"),
    SOLVE: Message("Start"),
}


class Trials(QObject):
    """The trials of one pack: one at a time, and what earlier ones found, the latest first."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.running = ""
        """The kind of the one that runs, "" if none does."""
        self.done = self.of = 0
        self.trouble = ""
        self._began = 0.0
        self._process: PlaytestProcess | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._listen)
        self.tried: list[Tried] = _known(session.kept(KEPT))
        session.closing.connect(self.stop)

    @property
    def left(self) -> float:
        """About how many seconds it still takes; 0 as long as nothing is known of that."""
        return (monotonic() - self._began) / self.done * (self.of - self.done) if self.done else 0.0

    def begin(self, kind: str, bots: dict[str, str], other: Path | None = None) -> None:
        """Try something."""
        self.stop()
        session = self.session
        jobs = max(1, min(os.cpu_count() or 1, MOST_JOBS) - 1)  # one processor is for the window
        texts = {} if session.stack.isClean() else session.document.texts()
        trial = Trial(kind, session.document.folder, texts, bots, session.language, jobs, other)
        self.running, self.trouble, self.done, self.of, self._began = kind, "", 0, 0, monotonic()
        self._process = PlaytestProcess(trials.serve)
        self._process.ask("try", trial)
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once."""
        self._timer.stop()
        ended, self._process = self._process, None
        if ended is not None:
            ended.end()
        if self.running:
            self.running = ""
            self.changed.emit()

    def _listen(self) -> None:
        try:
            while self._process is not None and (told := self._process.hear()) is not None:
                self._take(*told)
        except EOFError:
            self.trouble = Words(self.session.language).say(
                Message("The process that played the games has ended unexpectedly.")
            )
            self.stop()

    def _take(self, what: str, *told: Any) -> None:
        if what == trials.PROGRESS:
            self.done, self.of = told
            self.changed.emit()
            return
        if what == trials.TROUBLE:
            self.trouble = told[0]
        else:
            found = msgspec.json.decode(told[0], type=Tried)
            self.tried = [found, *self.tried][:MOST_KEPT]
            self.session.keep(KEPT, msgspec.json.encode(self.tried))
        self.stop()


def _known(data: bytes | None) -> list[Tried]:
    try:
        return msgspec.json.decode(data, type=list[Tried]) if data is not None else []
    except msgspec.MsgspecError:  # an older version wrote it
        return []


class NextSteps(QFrame):
    """A row for each trial, how far the one is that runs, and what earlier ones found."""

    def __init__(
        self, session: Session, bots: Callable[[], dict[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self._bots = session, bots
        self.trials = Trials(session, self)
        self.setProperty("card", True)
        self.heading = QLabel(self)
        self.heading.setProperty("heading", True)
        self.progress, self.state, self.stop_button = QProgressBar(self), QLabel(self), QPushButton(self)
        self.state.setWordWrap(True)
        self.stop_button.clicked.connect(lambda _=False: self.trials.stop())
        self.buttons: dict[str, QPushButton] = {}
        self._titles: dict[str, tuple[QLabel, QLabel]] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(8)
        column.addWidget(self.heading)
        for kind in KINDS:
            column.addLayout(self._row(kind))
        running = QHBoxLayout()
        running.addWidget(self.progress, 1)
        running.addWidget(self.stop_button)
        column.addLayout(running)
        column.addWidget(self.state)
        self._found = QVBoxLayout()
        self._found.setSpacing(8)
        column.addLayout(self._found)
        self.buttons[FAIR].setProperty("first", "true")
        self.trials.changed.connect(self.refresh)
        session.digested.connect(self._show_found)
        self._shown: list[Tried] | None = None
        self.retranslate()

    def _say(self, text: LocalText) -> str:
        return Words(self.session.language).say(text)

    def _row(self, kind: str) -> QHBoxLayout:
        title, what_for, button = QLabel(self), QLabel(self), QPushButton(self)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        what_for.setProperty("notes", True)
        what_for.setWordWrap(True)
        self._titles[kind], self.buttons[kind] = (title, what_for), button
        if kind == COMPARE:
            button.clicked.connect(lambda _=False: self._choose_other())
        else:
            button.clicked.connect(lambda _=False: self.trials.begin(kind, self._bots()))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title)
        words.addWidget(what_for)
        row = QHBoxLayout()
        row.addLayout(words, 1)
        row.addWidget(button)
        return row

    def _choose_other(self) -> None:
        """Ask what to compare with: the pack as it was saved, or another."""
        menu = QMenu(self)
        saved = menu.addAction(self._say(Message("This pack as it was saved")))
        saved.setEnabled(not self.session.stack.isClean())
        saved.triggered.connect(lambda _=False: self.trials.begin(COMPARE, self._bots()))
        another = menu.addAction(self._say(Message("Another pack…")))
        another.triggered.connect(lambda _=False: self._choose_pack())
        menu.popup(self.buttons[COMPARE].mapToGlobal(self.buttons[COMPARE].rect().bottomLeft()))

    def _choose_pack(self) -> None:
        folder = QFileDialog.getExistingDirectory(
            self, self._say(Message("Compare with which pack?")), str(self.session.document.folder.parent)
        )
        if folder:
            self.trials.begin(COMPARE, self._bots(), Path(folder))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.heading.setText(self._say(Message("What to try next")))
        for kind, (title, what_for) in self._titles.items():
            title.setText(self._say(TITLES[kind]))
            what_for.setText(self._say(WHAT_FOR[kind]))
            self.buttons[kind].setText(self._say(STARTS[kind]))
            self.buttons[kind].setAccessibleName(title.text())
        self.stop_button.setText(self._say(Message("Stop")))
        self.progress.setAccessibleName(self._say(Message("How far the trial is")))
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        """Show what is known now."""
        trials_ = self.trials
        running = trials_.running
        for button in self.buttons.values():
            button.setEnabled(not running)
        self.progress.setVisible(bool(running))
        self.stop_button.setVisible(bool(running))
        self.progress.setRange(0, trials_.of)
        self.progress.setValue(trials_.done)
        told = trials_.trouble
        if running:
            told = self._say(TITLES[running])
            if trials_.left:
                told += ": " + self._say(Message("about {seconds} s left", seconds=round(trials_.left)))
        self.state.setText(visible(told))
        self.state.setVisible(bool(told))
        work = (
            Message(
                "{what}: {done} of {all}", what=self._say(TITLES[running]), done=trials_.done, all=trials_.of
            )
            if running
            else ""
        )
        self.session.show_work("playtest", self._say(work) if running and trials_.of else "")
        if self._shown is not trials_.tried:
            self._shown = trials_.tried
            self._show_found()

    def _show_found(self) -> None:
        while (item := self._found.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if self.trials.tried:
            heading = QLabel(self._say(Message("Tried so far")), self)
            heading.setProperty("heading", True)
            self._found.addWidget(heading)
        for tried in self.trials.tried:
            self._found.addWidget(self._result(tried))

    def _result(self, tried: Tried) -> QWidget:
        card = QFrame(self)
        card.setProperty("step", True)
        column = QVBoxLayout(card)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(4)
        title = QLabel(self._say(TITLES[tried.kind]).rstrip("…"), card)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        told = QLabel("\n".join(visible(line) for line in tried.told), card)
        told.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(told)
        if self._stale(tried):
            note = QLabel(self._say(staleness(tried.when[:DAY])), card)
            note.setProperty("notes", True)
            note.setWordWrap(True)
            column.addWidget(note)
        if tried.options:
            button = QPushButton(self._say(Message("Keep this change")), card)
            button.clicked.connect(partial(self._keep, tried))
            row = QHBoxLayout()
            row.addWidget(button)
            row.addStretch(1)
            column.addLayout(row)
        return card

    def _stale(self, tried: Tried) -> bool:
        """Whether it was tried with the pack as it was before."""
        return bool(tried.digest and self.session.digest) and tried.digest != self.session.digest

    def _keep(self, tried: Tried, _: bool = False) -> None:
        self.session.set_options(self._say(Message("Make it fair")), tried.options)
