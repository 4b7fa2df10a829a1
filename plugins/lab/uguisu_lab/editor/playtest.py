"""A playtest of the pack as it is drawn: asks the process, and keeps what it found this time and the time before."""

from __future__ import annotations

import os
from itertools import zip_longest
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from uguisu import Message
from uguisu_lab.editor import process
from uguisu_lab.editor.process import (
    DONE,
    PROGRESS,
    READY,
    REPLAY,
    SOME,
    TROUBLE,
    PlaytestProcess,
    Stage,
    Wish,
)
from uguisu_lab.editor.sayings import NAME, read_kept

if TYPE_CHECKING:
    from uguisu_editor.session import CardFare, Session
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
        stage: how many of those that were asked for were played, and what is tried after them.
        asked: how many were asked for; 0: as many as it takes.
        left: about how many seconds the games that were asked for still take, at most; 0 as long as that is not known.
        won: the side that won each game that was played, by its number; "" for nobody.
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
        self.done = self.of = self.asked = 0
        self.stage = Stage(0, 0)
        self.left = 0.0
        self.won: dict[int, str] = {}
        self.is_first = False
        """Whether what was found is no more than the first impression, between quicker bots."""
        self._began = 0.0
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

    def recall(self, found: Summary, won: dict[int, str]) -> None:
        """Know what an earlier playtest found, whose games are gone."""
        self.found = self._whole = found
        self.won = won
        self._tell_parts(found)

    @property
    def can_replay(self) -> bool:
        """Whether the games of what was found can be opened."""
        return self._process is not None and bool(self.texts)

    def run(self, bots: dict[str, str], games: int | None, seed: int) -> None:
        """Play; without a number of games until it is known who wins how often."""
        self.stop()
        self.texts = self.session.document.texts()
        self.running, self.trouble, self.done, self.of = True, "", 0, games or 0
        self.stage, self.asked, self.left = Stage(0, games or 0), games or 0, 0.0
        self.before, self.found, self.won = self._whole, None, {}
        self._began = monotonic()
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
            if self.is_first:
                self.found, self.won = self._whole, {}
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
            self._process = process.ready() or PlaytestProcess()
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
            self.done, self.of, packed, won, self.stage = told
            self._expect()
            if packed:
                self.found, self.won = _summary(packed), won
                self.is_first = not self.done
                self._tell_parts(self.found)
            self.changed.emit()
        elif what == DONE:
            self.found = self._whole = _summary(told[0])
            self.running, self.done, self.won, self.is_first = False, self.of, told[1], False
            self._tell_parts(self.found)
            self.changed.emit()
        elif what == SOME:
            self.session.games = told[0]
        elif what == REPLAY:
            self.replay_told.emit(*told)
        elif what == TROUBLE:
            self.running, self.trouble = False, told[0]
            self.changed.emit()
        if not self.running and what not in (PROGRESS, DONE):
            self._timer.stop()

    def _expect(self) -> None:
        """Work out how long the games still take. What was said before is not taken back: it only gets less."""
        stage = self.stage
        if stage.counted:
            left = (monotonic() - self._began) / stage.counted * (stage.most - stage.counted)
            self.left = min(left, self.left) if self.left else left

    def _tell_parts(self, found: Summary) -> None:
        tell_parts(self.session, found, self.before)


def tell_parts(session: Session, found: Summary, before: Summary | None) -> None:
    """Say beside stories and cards how often they happened, and what came of it."""
    findings: dict[tuple[str, str], str] = {
        ("trigger", one.trigger): Message(
            "happened in {games} of {played} {played:game|games}", games=one.games, played=found.recorded
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
    session.show_findings(findings)
    session.show_fares(_fares(found), _fares(before) if before is not None else {})


def tell_kept(session: Session) -> None:
    """Say it of the playtest that was kept with the pack, before anybody looks at that."""
    kept = None if session.fares else read_kept(session.kept(NAME))
    if kept is not None:
        tell_parts(session, kept.found, None)


def _fares(found: Summary) -> dict[str, CardFare]:
    """Return how cards fared; of those that several seats have, together."""
    from uguisu_editor.session import CardFare

    uses: dict[str, list[Any]] = {}
    for use in found.uses:
        uses.setdefault(use.id.rpartition(".")[2], []).append(use)
    fares = {}
    for card, all_of_it in uses.items():
        held, used = (sum(getattr(use, part) for use in all_of_it) for part in ("games_held", "games_used"))
        won = sum(use.won_used.value * use.games_used for use in all_of_it)
        lost = sum(use.won_unused.value * (use.games_held - use.games_used) for use in all_of_it)
        fares[card] = CardFare(
            games=found.recorded,
            held=held,
            used=used / held if held else 0.0,
            won_used=won / used if used else 0.0,
            won_unused=lost / (held - used) if held > used else 0.0,
            by_turn=tuple(map(sum, zip_longest(*(use.by_turn for use in all_of_it), fillvalue=0))),
        )
    return fares


def _summary(packed: bytes) -> Summary:
    from uguisu_lab.playtest.summary import Summary

    return msgspec.msgpack.decode(packed, type=Summary)
