"""A game being played in the window: who sits where, whose eyes are lent, and what the process tells of it. Without widgets."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from uguisu_editor.play.game_process import MUCH_PATIENCE_MS, PATIENCE_MS, Answer, ErrorAnswer, GameProcess
from uguisu_tools.record import WINDOW, keep_save

HUMAN = "human"
ONLOOKER = ""
PACE_MS = 350
"""How long a bot's move stays before the next one's."""
SEED_BITS = 40
BAD_PACK = 3


class Trouble(str):
    """What went wrong, for people: the sentence. `kind` says which sort: `refused`, `gone`, or `bad pack`."""

    kind: str
    findings: list[Answer]

    def __new__(cls, text: str, kind: str, findings: list[Answer] | None = None) -> Trouble:
        """Make it."""
        made = super().__new__(cls, text)
        made.kind = kind
        made.findings = findings or []
        return made


class Table(QObject):
    """One game. `changed` is told whenever there is something new to show.

    Attributes:
        about: what doesn't change during the game.
        content: the map and the cards.
        players: who plays each seat: `human`, or a bot.
        eyes: the seat whose view is shown; `ONLOOKER` sees what everybody sees.
        view: what that seat sees.
        handing_over: a seat that is to look next, while the others look away; "" if nobody has to.
        at: the step that is looked back at; None for the present.
        steps: everything that was done.
        hint: the move a bot advises.
        texts: what stood in the pack's files when the game began.
    """

    began = Signal()
    changed = Signal()
    face_came = Signal(str)
    """The face of a card is there, in `faces`."""
    kept = Signal()
    """`steps` are up to date."""
    troubled = Signal(object)
    ended = Signal()
    """It was kept how the game ended."""
    judged = Signal()
    """`outlook` is there."""
    busy_changed = Signal()

    def __init__(self, folder: Path, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.language = language
        self.process = GameProcess(language, self)
        self.process.gone.connect(self._on_gone)
        self.process.refused.connect(self._on_refused)
        self.process.waiting_changed.connect(self.busy_changed)
        self.about: Answer = {}
        self.content: Answer = {}
        self.players: dict[str, str] = {}
        self.eyes = ONLOOKER
        self.view: Answer = {}
        self.standing: Answer = {}
        self.handing_over = ""
        self.at: int | None = None
        self.steps: list[dict[str, str]] = []
        self.hint = ""
        self.paused = False
        self.seed = 0
        self.pace = PACE_MS
        self.aids: tuple[str, ...] = ()
        self.mods: tuple[str, ...] = ()
        """Mods that the next game is played with, by their paths."""
        self.texts: dict[str, str] = {}
        self.faces: dict[str, Answer] = {}
        """By card, what is printed on it; empty as long as it is asked for."""
        self.outlook: Answer = {}
        """Of a game that is over: who was ahead when, and the step that turned it."""
        self.minutes = 0
        """How long a game took that was played through here; 0 of any other."""
        self._asks_outlook = True
        self._save = ""
        self._keeps_end = True
        """Whether it is to be kept how the game ends: not twice, nor of one that was looked into, or over already."""
        self._seen_by = ""
        """The human who looked last."""
        self._began = 0.0
        self._game, self._round = "", 0
        """What the process calls the game, and how many there were before it."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._bot_moves)

    # Beginning.

    def begin(
        self, texts: dict[str, str], players: dict[str, str] | None = None, seed: int | None = None
    ) -> None:
        """Begin a game of the pack as it stands in `texts`; without `players`, one person plays the first seat."""
        self.texts = texts
        self._asks_outlook = True
        self._keeps_end = seed is None  # else somebody has played it before
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        wanted = {
            "pack": str(self.folder.absolute()),
            "files": texts,
            "seed": str(self.seed),
            "paced": True,
            "mods": self.mods,
        }
        self.process.ask("new", wanted, lambda about: self._opened(about, players))

    def resume(
        self,
        save: str,
        texts: dict[str, str],
        *,
        players: dict[str, str] | None = None,
        steps: int | None = None,
        changed: bool = False,
    ) -> None:
        """Go on with a saved game or a replay, or with the first of its `steps`."""
        self.texts = texts
        self._asks_outlook = True
        wanted: Answer = {"save": save, "pack": str(self.folder.absolute()), "files": texts, "paced": True}
        if steps is not None:
            wanted["steps"] = steps
        wanted["changed"] = changed
        self._keeps_end = steps is None and not changed
        self.process.ask("load", wanted, lambda about: self._loaded(about, players))

    def _loaded(self, about: Answer, players: dict[str, str] | None) -> None:
        self._keeps_end = self._keeps_end and not about["over"]
        self._opened(about, players)

    def again_from_here(self, texts: dict[str, str]) -> None:
        """Make the same decisions, from the same seed, in the pack as it is now."""
        if self._save:
            self.resume(self._save, texts, players=dict(self.players), steps=self.at, changed=True)

    def _opened(self, about: Answer, players: dict[str, str] | None) -> None:
        self._next.stop()
        self.minutes, self._began = 0, time.monotonic()
        if self._game:
            self._ask("close", {})
        self._game, self._round = about["game"], self._round + 1
        self.faces = {}
        self.about = about
        seats = [seat["id"] for seat in about["seats"]]
        usual = {seat: HUMAN if seat == seats[0] else about["default_bot"] for seat in seats}
        known = {seat: player for seat, player in (players or {}).items() if seat in seats}
        self.players = {**usual, **known}
        self.eyes, self._seen_by, self.at, self.handing_over, self.hint = ONLOOKER, "", None, "", ""
        self.paused = False
        self._ask("content", {}, self._take_content)
        if self.aids:
            known_aids = [aid["id"] for aid in about["aids"]]
            self._ask("aids", {"on": [aid for aid in self.aids if aid in known_aids]})
        self._seat({seat: player for seat, player in self.players.items() if player != HUMAN})
        self._look_at_standing(about)
        self.refresh()

    def _take_content(self, content: Answer) -> None:
        self.content = content
        self.began.emit()

    def _ask(
        self,
        method: str,
        params: Answer,
        then: Callable[[Answer], object] = lambda _: None,
        patience: int = PATIENCE_MS,
        *,
        refused: Callable[[ErrorAnswer], object] | None = None,
    ) -> None:
        """Ask about this game; what comes when another has begun is not for it any more."""
        present = self._round

        def answered(answer: Answer) -> None:
            if self._round == present:
                then(answer)

        def denied(error: ErrorAnswer) -> None:
            if self._round == present:
                (refused or self._on_refused)(error)

        self.process.ask(method, {"game": self._game, **params}, answered, refused=denied, patience=patience)

    # Looking.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.standing.get("over"))

    @property
    def ended_now(self) -> bool:
        """Whether the end of a game is what is looked at."""
        return self.over and self.at is None

    @property
    def to_move(self) -> str:
        """The seat to move; "" when the game is over."""
        return self.standing.get("to_move") or ""

    @property
    def people(self) -> list[str]:
        """The seats that people play."""
        return [seat for seat, player in self.players.items() if player == HUMAN]

    @property
    def bot_moves(self) -> bool:
        """Whether a bot is to move."""
        return bool(self.to_move) and self.players.get(self.to_move) != HUMAN

    @property
    def moves(self) -> list[Answer]:
        """What may be done now, by whoever looks."""
        decision = self.view.get("decision") or {}
        may = self.at is None and not self.handing_over and not self.bot_moves and not self.over
        return list(decision.get("moves", [])) if may and decision.get("seat") == self.eyes else []

    def title_of(self, seat: str) -> str:
        """Return what people call a seat."""
        return next((str(one["title"]) for one in self.about.get("seats", ()) if one["id"] == seat), seat)

    def look_as(self, seat: str) -> None:
        """See with the eyes of a seat; where there are secrets between people, the others look away first."""
        if seat in self.people and self._is_secret_from_others(seat):
            self.handing_over = seat
            self.changed.emit()
        else:
            self._lend(seat)

    def take_over(self) -> None:
        """The one whose turn it is sits before the screen."""
        seat, self.handing_over = self.handing_over, ""
        self._lend(seat)

    def _lend(self, seat: str) -> None:
        if seat in self.people:
            self._seen_by = seat
        self.eyes = seat
        self.refresh()

    def _is_secret_from_others(self, seat: str) -> bool:
        return bool(self.about.get("secrets")) and bool(self._seen_by) and self._seen_by != seat

    def look_back(self, at: int | None) -> None:
        """Look at the position after `at` steps; None comes back to the present."""
        self.at = None if at is None or (self.steps and at >= len(self.steps)) else max(0, at)
        self.refresh()

    def refresh(self) -> None:
        """Ask for the view, and then for what is kept of the game: it grows, and nobody should wait for it."""
        looking: Answer = {"seat": self.eyes}
        if self.at is not None:
            looking["at"] = self.at
        self._ask("view", looking, self._take_view)
        self._ask("steps", {}, self._take_steps)
        self._ask("save", {}, self._take_save)

    def _take_steps(self, told: Answer) -> None:
        self.steps = told["steps"]
        self.kept.emit()

    def _take_save(self, told: Answer) -> None:
        self._save = told["save"]
        if self.over and self._keeps_end:
            self._keeps_end = False
            end = self.standing["result"]
            keep_save(self._save, self.players, end["id"], end.get("winner"), WINDOW)
            self.ended.emit()
        if self.over and self._asks_outlook:
            self._asks_outlook = False
            self._ask(
                "outlook", {"seat": self.eyes}, self._take_outlook, MUCH_PATIENCE_MS, refused=lambda _: None
            )

    def _take_outlook(self, told: Answer) -> None:
        self.outlook = told if self.over else {}
        self.judged.emit()

    def _take_view(self, view: Answer) -> None:
        self.view = view
        self.changed.emit()

    def ask_face(self, card: str) -> Answer:
        """Return the face of a card; while it is not there yet, nothing, and `face_came` tells when it is."""
        if card not in self.faces:
            self.faces[card] = {}
            self._ask("face", {"card": card, "language": self.language}, self._take_face)
        return self.faces[card]

    def _take_face(self, told: Answer) -> None:
        self.faces[told["card"]] = told
        self.face_came.emit(told["card"])

    def _look_at_standing(self, news: Answer) -> None:
        """See whose turn it is, and with whose eyes to look."""
        self.standing = {key: news[key] for key in ("to_move", "over", "result", "told")}
        if not self.over:
            self.outlook, self._asks_outlook, self.minutes = {}, True, 0
        elif not self.minutes and self._keeps_end:
            self.minutes = round((time.monotonic() - self._began) / 60)
        self.hint = ""
        mover = self.to_move
        if mover and not self.bot_moves and mover != self.eyes:
            if self._is_secret_from_others(mover):
                self.handing_over = mover
            else:
                self.eyes = self._seen_by = mover
        elif self.bot_moves and self.eyes == ONLOOKER and len(self.people) == 1:
            self.eyes = self._seen_by = self.people[0]
        if self.bot_moves and not self.paused:
            self._next.start(self.pace)

    # Doing.

    def play(self, move: str) -> None:
        """Make a move for the seat that is to move."""
        if self.process.waiting in ("", "steps", "save", "face"):
            self._ask("apply", {"seat": self.to_move, "move": move}, self._played)

    def _bot_moves(self) -> None:
        if self.process.waiting:
            self._next.start(self.pace)
        elif self.bot_moves and not self.paused and self.at is None:
            self._ask("step", {}, self._played, patience=MUCH_PATIENCE_MS)

    def step(self) -> None:
        """Let a bot make one move, while the others wait."""
        if self.bot_moves and not self.process.waiting:
            self._ask("step", {}, self._played, patience=MUCH_PATIENCE_MS)

    def _played(self, news: Answer) -> None:
        self._look_at_standing(news)
        self.refresh()

    def pause(self, *, on: bool) -> None:
        """Let bots wait, or go on."""
        self.paused = on
        if on:
            self._next.stop()
        elif self.bot_moves:
            self._next.start(self.pace)
        self.changed.emit()

    def undo(self) -> None:
        """Take back the last decision of a person, and what bots did since."""
        self._next.stop()
        self._ask("undo", {}, self._played)

    def redo(self) -> None:
        """Do it again."""
        self._ask("redo", {}, self._played)

    def ask_hint(self) -> None:
        """Ask a bot what it would do."""
        if self.moves:
            self._ask("hint", {"seat": self.eyes}, self._take_hint, patience=MUCH_PATIENCE_MS)

    def _take_hint(self, told: Answer) -> None:
        self.hint = told["move"]
        self.changed.emit()

    def put(self, seat: str, player: str) -> None:
        """Put somebody else into a seat."""
        self.players[seat] = player
        self._seat({seat: player})
        self._look_at_standing(self.standing)
        self.refresh()

    def _seat(self, players: dict[str, str]) -> None:
        if players:
            self._ask("bots", {"seats": players})

    def switch(self, aids: tuple[str, ...]) -> None:
        """Switch helps of the game on and off."""
        self.aids = aids
        self._ask("aids", {"on": list(aids)})
        self.refresh()

    # Writing down.

    @property
    def save(self) -> str:
        """The game as it stands, as the text of a save."""
        return self._save

    def ask_replay(self, then: Any) -> None:
        """Hand the text of a replay to `then`."""
        self._ask("replay", {}, lambda told: then(told["replay"]))

    def ask_ruling(self, name: str, then: Any) -> None:
        """Hand the last decision, as an entry of rulings.yaml called `name`, to `then`."""
        self._ask("ruling", {"id": name}, lambda told: then(told["ruling"]))

    # Trouble.

    def _on_refused(self, error: ErrorAnswer) -> None:
        kind = "bad pack" if error.code == BAD_PACK else "refused"
        findings = error.data.get("findings", []) if isinstance(error.data, dict) else []
        if kind == "refused" and self.bot_moves:
            self.paused = True
        self.troubled.emit(Trouble(error.message, kind, findings))
        self.changed.emit()

    def _on_gone(self, where: str) -> None:
        """The process has ended: the game goes on in another one, where it was; the bot that moved is put out of its seat."""
        self._next.stop()
        self._game = ""
        doing = self.process.stopped_at
        culprit = self.players.get(self.to_move, "") if doing == "step" else ""
        if doing == "hint":
            culprit = self.about.get("default_bot", "")
        elif culprit:
            self.players[self.to_move] = HUMAN
        self.troubled.emit(Trouble(where, "gone", [{"bot": culprit}]))
        if self._save and doing not in ("load", "new", "initialize"):
            keeps = self._keeps_end
            self.resume(self._save, self.texts, players=dict(self.players))
            self._keeps_end = keeps
            self._asks_outlook = doing != "outlook"

    def close(self) -> None:
        """End it."""
        self._next.stop()
        self.process.blockSignals(True)
        self.process.stop()
