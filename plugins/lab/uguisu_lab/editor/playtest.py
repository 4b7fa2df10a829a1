"""A playtest of the pack as it is drawn: asks the process, and keeps what it found this time and the time before."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from uguisu.messages.message import Message
from uguisu_lab.editor import process
from uguisu_lab.editor.process import DONE, PROGRESS, READY, REPLAY, TROUBLE, PlaytestProcess, Wish

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_lab.playtest.summary import Summary

LOOK_MS = 30
MOST_JOBS = 8


class Playtest(QObject):
    """The playtests of one pack.

    Attributes:
        seats: the seats, each with its title; empty until the pack was read.
        bots: the bots that play its game, and `usual` the one that sits where nobody asked for another.
        found: what the last playtest found, or has found so far; `before` what the one before it had found.
        done, of: how many games were played, those that hold bots against random play among them, of how many.
        texts: the pack's files as they were played.
        trouble: why there is nothing, if so.
    """

    prepared = Signal()
    changed = Signal()
    replay_told = Signal(int, str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.seats: list[tuple[str, Any]] = []
        self.bots: list[str] = []
        self.usual = ""
        self.found: Summary | None = None
        self.before: Summary | None = None
        self.done = self.of = 0
        self.texts: dict[str, str] = {}
        self.trouble = ""
        self.running = False
        self._process: PlaytestProcess | None = None
        self._whole: Summary | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._listen)
        session.closing.connect(self.close)

    def prepare(self) -> None:
        """Find out which seats and bots there are."""
        self._ask("prepare", self.session.document.folder, self.session.document.texts())

    def run(self, bots: dict[str, str], games: int | None, seed: int) -> None:
        """Play; without a number of games until it is known who wins how often."""
        self.stop()
        self.texts = self.session.document.texts()
        self.running, self.trouble, self.done, self.of = True, "", 0, games or 0
        self.before, self.found = self._whole, None
        patience = process.PATIENCE
        jobs = max(1, min(os.cpu_count() or 1, MOST_JOBS) - 1)  # one processor is for the window
        wish = Wish(self.session.document.folder, self.texts, bots, games, seed, jobs, patience)
        self._ask("run", wish)
        self.changed.emit()

    def ask_replay(self, number: int) -> None:
        """Have a game of the last playtest told by `replay_told`."""
        self._ask("replay", number)

    def stop(self) -> None:
        """Stop at once; what was found so far stays."""
        if self.running:
            self.running = False
            self._whole = self.found or self._whole
            self.close()
            self.changed.emit()

    def close(self) -> None:
        """End the process."""
        self._timer.stop()
        ended, self._process = self._process, None
        if ended is not None:
            ended.end()

    def _ask(self, *what: Any) -> None:
        if self._process is None:
            self._process = PlaytestProcess()
        self._process.ask(*what)
        self._timer.start()

    def _listen(self) -> None:
        try:
            while self._process is not None and (told := self._process.hear()) is not None:
                self._take(*told)
        except EOFError:
            self.close()
            self.running, self.trouble = False, "gone"
            self.changed.emit()

    def _take(self, what: str, *told: Any) -> None:
        if what == READY:
            self.seats, self.bots, self.usual = told
            self.prepared.emit()
        elif what == PROGRESS:
            self.done, self.of, packed = told
            self.found = _summary(packed)
            self._tell_parts(self.found)
            self.changed.emit()
        elif what == DONE:
            self.found = self._whole = _summary(told[0])
            self.running, self.done = False, self.of
            self._tell_parts(self.found)
            self.changed.emit()
        elif what == REPLAY:
            self.replay_told.emit(*told)
        elif what == TROUBLE:
            self.running, self.trouble = False, told[0]
            self.changed.emit()
        if not self.running and what != PROGRESS:
            self._timer.stop()

    def _tell_parts(self, found: Summary) -> None:
        """Say beside stories and cards how often they happened, and what came of it."""
        findings: dict[tuple[str, str], str] = {
            ("trigger", one.trigger): Message(
                "happened in {games} of {played} {played:game|games}", games=one.games, played=found.played
            )
            for one in found.triggers
        }
        for use in found.uses:
            if use.games_held:
                findings["card", use.id.rpartition(".")[2]] = Message(
                    "Played in {used} of the {held} {held:game|games} in which it was in hand; its side won {won:.0%} of "
                    "them, and {unused:.0%} of those in which it was not played.",
                    used=use.games_used,
                    held=use.games_held,
                    won=use.won_used.value,
                    unused=use.won_unused.value,
                )
        self.session.show_findings(findings)


def _summary(packed: bytes) -> Summary:
    from uguisu_lab.playtest.summary import Summary

    return msgspec.msgpack.decode(packed, type=Summary)
