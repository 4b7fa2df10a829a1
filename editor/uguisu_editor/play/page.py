"""Play: the board in the middle, hand and time below it, players, moves and log beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from uguisu.content import write_text
from uguisu_editor.first_steps import stages_of, told_of
from uguisu_editor.i18n import tr
from uguisu_editor.leading import Leading
from uguisu_editor.model.templates import id_from
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import library
from uguisu_editor.pages.banner import DISK, Banner
from uguisu_editor.play.board import PlayCanvas, session_of
from uguisu_editor.play.choice import Choice, Pick
from uguisu_editor.play.ending import AGAIN, CHANGE, HUNDRED, WATCH
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.hand import CardButton, Hand
from uguisu_editor.play.header import Header
from uguisu_editor.play.recording import add_ruling, free_name
from uguisu_editor.play.side import SidePanel
from uguisu_editor.play.spoken import speak, tell_cursor
from uguisu_editor.play.table import HUMAN, ONLOOKER, Table, Trouble
from uguisu_editor.play.timeline import StepsSlider
from uguisu_editor.play.verdict import AROUND, Verdict
from uguisu_editor.soon import soon
from uguisu_editor.theme import Theme
from uguisu_tools.packs.mods import mods_of

if TYPE_CHECKING:
    from uguisu_editor.canvas.heat import Heat
    from uguisu_editor.session import Session

Choosable: TypeAlias = tuple[str, Callable[[], object]]
OTHER_PACK, TROUBLE, FOUND = "other pack", "trouble", "found"
"""What the banner speaks about."""
WATCH_MS = 900
"""How long each move of a game that is watched is shown."""
NEAR = 4
"""Steps after the turning point at which its trails are shown."""
SLOW_MS = 400
"""How long something takes before it is said that it does."""


class PlayPage(Leading):
    """A game of the pack as it is drawn now."""

    left = Signal()
    """The user wants to go back to the drawing."""
    map_wanted = Signal()
    """The map is to be changed."""
    hundred = Signal()
    """Bots are to play it many times."""
    invited = Signal()
    """It is to be shared."""
    said = Signal(str)

    def __init__(self, session: Session, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak()
        self.session = session
        self.theme = theme
        self.table = Table(session.document.folder, language, self)
        self.choice = Choice(self)
        self.banner = Banner(self)
        self.canvas: PlayCanvas | None = None
        self._from_the_beginning = False
        self._troubled_at = 0
        """How many decisions had been made when something went wrong: it is past when there are others."""
        self._heat: Heat | None = None
        self._board = QStackedWidget(self)
        self.verdict = Verdict(self.table, self._board)
        self._waiting = QLabel(self)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._board.addWidget(self._waiting)
        self.hand = Hand(self.choice, theme, self.table, self)
        self.header = Header(self.table, self)
        self.timeline = StepsSlider(self.table, self)
        self.side = SidePanel(self.table, self.choice, self)
        self.curtain = Curtain(self.table, self)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW_MS)
        self._watching = QTimer(self)
        self._watching.setInterval(WATCH_MS)
        self._picked: list[Pick] = []
        self._lay_out()
        self._connect()
        self.side.theme, self.side.look = theme, session.look
        self.retranslate()

    def _connect(self) -> None:
        self.table.began.connect(self._begin)
        self.table.changed.connect(self._show)
        self.table.kept.connect(self.timeline.show_table)
        self.table.kept.connect(self.side.show_buttons)
        self.table.troubled.connect(self._complain)
        self.table.busy_changed.connect(self._on_busy)
        self.choice.decided.connect(self.table.play)
        self.choice.changed.connect(self._follow_picks)
        self.timeline.play_on.connect(lambda: self.play_on(self.table.at))
        self.side.left.connect(self.left)
        self.side.heat.toggled.connect(lambda _: self._show_heat())
        self.side.ending.chosen.connect(self._go_on)
        self.header.who_plays.toggled.connect(self._offer_mods)
        self.header.who_plays.toggled.connect(self.side.table_box.setVisible)
        self.header.trails.toggled.connect(lambda _: self._show_end())
        self.header.names.toggled.connect(lambda _: self._name_places())
        self.table.judged.connect(self._show_end)
        self.table.judged.connect(
            lambda: soon(self, self._fit_board)
        )  # who was ahead takes room from the board
        self.side.turning.asked.connect(self.table.look_back)
        self.side.turning.again.connect(self.again_from)
        self.side.buttons["glide"].toggled.connect(self._glide)
        self.side.log.pointed.connect(self._light_up)
        self._slow.timeout.connect(self.side.show_busy)
        self._watching.timeout.connect(self._watch_on)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.header)
        column.addWidget(self._board, 1)
        column.addWidget(self.hand)
        column.addWidget(self.timeline)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(middle)
        splitter.addWidget(self.side)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([900, 340])
        splitter.setChildrenCollapsible(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)
        self.curtain.raise_()

    def show_heat(self, heat: Heat | None) -> None:
        """Lay what a playtest found over the board, as long as that is wanted."""
        self._heat = heat
        self._show_heat()

    def _show_heat(self) -> None:
        """A playtest lies over the board while that is wanted, and never over how a game ended."""
        wanted = self.side.heat.isChecked() and not self.table.ended_now
        self.side.offer_heat(self._heat.title if self._heat is not None else "")
        if self.canvas is not None:
            self.canvas.show_heat(self._heat if wanted else None)

    def _go_on(self, what: str) -> None:
        """Do what was chosen after the end of a game."""
        if what == AGAIN:
            self.start()
        elif what == WATCH:
            self.table.look_back(0)
            self._watching.start()
        elif what == HUNDRED:
            self.hundred.emit()
        elif what == CHANGE:
            self.map_wanted.emit()
        else:
            self.invited.emit()

    def _watch_on(self) -> None:
        """Show the next move of a game that is watched; whoever goes elsewhere in it, or away, goes on alone."""
        if self.table.at is None or not self.isVisible():
            self._watching.stop()
        elif not self.table.process.waiting:
            self.table.look_back(self.table.at + 1)

    # Beginning.

    def come(self) -> None:
        """The page is shown: begin a game with the players of the set-up, if there is none or it is over; else ask what is to
        be played if the pack has changed since.
        """
        changed = self.session.document.texts() != self.table.texts
        if not self.table.about or self.table.over:
            self._begin_with(self.session.players)
        elif changed:
            self.banner.say(
                OTHER_PACK,
                lambda: (
                    tr("The pack has changed since this game began."),
                    [
                        (tr("Again from here"), self.again_from_here),
                        (tr("New game"), self.start),
                        (tr("Play on as it was"), lambda: None),
                    ],
                ),
            )
        else:
            self.banner.end(OTHER_PACK)
        self.setFocus()

    def start(self, seed: int | None = None) -> None:
        """Begin a new game: with the players of the last one if a person is among them, else with those of the set-up."""
        self._begin_with(self.table.players if self.table.people else self.session.players, seed)

    def _begin_with(self, players: dict[str, str], seed: int | None = None) -> None:
        self._waiting.setText(tr("The game is being set up…"))
        self.banner.dismiss()
        self.table.begin(self.session.document.texts(), dict(players) or None, seed)

    def _offer_mods(self, opened: bool) -> None:
        """Look for mods of the pack when somebody looks who plays: it takes a moment."""
        if opened:
            self.side.offer_mods(mods_of(self.session.document.folder, library(self.session.registry)))

    def again_from_here(self) -> None:
        """Make the same decisions in the pack as it is now."""
        self.banner.dismiss()
        self.table.again_from_here(self.session.document.texts())

    def open(self, text: str, texts: dict[str, str] | None = None) -> None:
        """Go on with a saved game, or look at a replay; `texts` are the pack's files as they were then, if they are known."""
        self.banner.dismiss()
        self.table.resume(text, self.session.document.texts() if texts is None else texts)

    def try_out(self, save: str) -> None:
        """Go on with a game that was looked for, since something can be tried in it; say whose game it is, and lead back."""
        self.open(save)
        self.banner.say(
            FOUND,
            lambda: (
                tr("Moves at random have led up to here: what you try comes next. Make a move to see it."),
                [(tr("Back to the drawing"), self.left.emit), (tr("OK"), lambda: None)],
            ),
        )

    def watch(self, replay: str, texts: dict[str, str]) -> None:
        """Look at a replay from its beginning; it was played with the pack as it stood in `texts`."""
        self._from_the_beginning = True
        self.open(replay, texts)

    def play_on(self, at: int | None) -> None:
        """Go on from the position after `at` steps; what came after it is forgotten."""
        if at is not None:
            self.table.resume(self.table.save, self.table.texts, players=dict(self.table.players), steps=at)

    def again_from(self, at: int) -> None:
        """Play again from the position after `at` steps; where bots had all seats, in the seat that decided there."""
        table, players = self.table, dict(self.table.players)
        if not table.people:
            seat = table.steps[at]["seat"] if at < len(table.steps) else ""
            players[seat or next(iter(players))] = HUMAN
        table.resume(table.save, table.texts, players=players, steps=at)

    def _begin(self) -> None:
        about, old = self.table.about, self.canvas
        shown = self._board_session(about["rules"])
        canvas = PlayCanvas(shown, self.theme, self.choice, self)
        shown.setParent(canvas)
        canvas.hovered.connect(lambda *_: canvas.update())
        canvas.cursor_moved.connect(lambda: tell_cursor(canvas))
        canvas.view_changed.connect(lambda: soon(self, self._show_verdict))
        canvas.glides = self.side.buttons["glide"].isChecked()
        self.canvas = canvas
        self._name_places()
        self._show_heat()
        self._board.addWidget(canvas)
        self._board.setCurrentWidget(canvas)
        self.leads_to = canvas
        if old is not None:
            canvas.view, canvas._fitted = old.view, old._fitted
            old.session.close()
            self._board.removeWidget(old)
            old.deleteLater()
        goal = next((stage for stage in stages_of(self.session) if stage.id == "goal"), None)
        self.side.story.goal = told_of(self.session, goal) if goal is not None else ""
        self.side.log.unread = bool(self.table.people) and not self.table.steps
        self.side.look, self.side.token_of = shown.look, canvas.play.table.icon_of
        self.side.show_table()
        if self._from_the_beginning:
            self._from_the_beginning = False
            self.table.look_back(0)

    def toggle_list(self) -> None:
        """Show all moves as a list, or go back to the board."""
        question = self.side.question
        question.show_list(on=not question.list_button.isChecked())
        if not question.list_button.isChecked() and self.canvas is not None:
            self.canvas.setFocus()

    def _glide(self, on: bool) -> None:
        if self.canvas is not None:
            self.canvas.glides = on

    def _name_places(self) -> None:
        """Name all places of the board or few; squares are named at the rim alone."""
        if self.canvas is not None:
            self.canvas.play.names_all = self.header.names.isChecked()
            self.header.names.setVisible(not self.canvas.play.table.names_at_rim)
            self.canvas.update()

    def _light_up(self, things: set[str]) -> None:
        """Mark on the board what is pointed at in the log."""
        if self.canvas is not None:
            self.canvas.play.point_at(things)

    def _board_session(self, game: str) -> Session:
        shown = session_of(self.table.content.get("map"), game, self.session.registry)
        shown.folders = self.session.folders
        shown.hidden_layers = set(self.session.hidden_layers) | {"regions", "tags", "labels"}
        shown.as_played = True
        shown.choices.names = True
        return shown

    # Showing.

    def _show(self) -> None:
        table = self.table
        if len(table.steps) != self._troubled_at:
            self.banner.end(TROUBLE)
        if self.canvas is None:
            return
        hidden = bool(table.handing_over)
        self.curtain.show_for(table.handing_over)
        sides = list(dict.fromkeys(seat["side"] for seat in table.about["seats"]))
        view: Answer = {} if hidden else table.view
        self.choice.offer(table.moves)
        hint = next((move for move in table.moves if move["notation"] == table.hint), {})
        self.canvas.play.hint = hint
        self.side.question.tell_hint(visible(hint.get("label", "")))
        self.canvas.show_view(view, [*sides], {aid["id"] for aid in table.about["aids"]})
        held = [] if table.ended_now else _held(view, table.eyes)
        self.hand.show_cards(held, table.content.get("cards", {}))
        self.timeline.show_table()
        if table.at is None:
            self.timeline.show_events(list(view.get("log", ())), self.session.look, self.theme)
        self.side.show_view(view)
        self.header.show_table()
        self._show_end()
        self._picked = []
        self._lead_keyboard()

    def _show_end(self) -> None:
        """Show how a game that is over went: how it ended, who was ahead, and where it turned."""
        table, canvas = self.table, self.canvas
        self._show_heat()
        self._show_verdict()
        self.timeline.show_outlook(self.session.look)
        self.side.show_end()
        turned = table.outlook.get("turned", {})
        near = table.at is not None and 0 <= table.at - turned.get("step", 0) <= NEAR
        self.header.trails.setVisible(near and bool(turned.get("trails")))
        if canvas is not None:
            shown = near and self.header.trails.isChecked()
            canvas.play.show_trails(turned.get("trails", []) if shown else [])

    def _show_verdict(self) -> None:
        """Say over the board how it ended, clear of what stands there."""
        if self.canvas is None:
            return
        play = self.canvas.play.table
        winner = (self.table.standing.get("result") or {}).get("winner")
        self.verdict.tell(play.icon_of(play.leader_of(winner)), play.names)
        shown = self.verdict.isVisibleTo(self._board)
        if not shown:
            self._make_room(0)
        elif not self._board.contentsMargins().top():
            free = self.verdict.settle(self._board.size(), play.busy(self.canvas.view))
            if not free:  # the board makes room above it
                self._make_room(self.verdict.geometry().bottom() + AROUND)
            self.verdict.raise_()

    def _make_room(self, above: int) -> None:
        """Leave so much room above the board, and show all of it in what is left."""
        if self._board.contentsMargins().top() != above:
            self._board.setContentsMargins(0, above, 0, 0)
            soon(self, self._fit_board)

    def _fit_board(self) -> None:
        """Show the whole board."""
        if self.canvas is not None:
            self.canvas.fit()

    def _follow_picks(self) -> None:
        """What is picked leads on: from a card to the board, from the board to a button."""
        if self.choice.picked != self._picked:
            self._picked = list(self.choice.picked)
            soon(self, self._lead_keyboard)

    def _lead_keyboard(self) -> None:
        """Keep the keyboard where the next decision is made: on the board, at its buttons, or in the hand."""
        focus, canvas, buttons = QApplication.focusWidget(), self.canvas, self.side.question.buttons
        cards = [card for card in self.hand.findChildren(CardButton) if card.playable]
        pressed = isinstance(focus, QPushButton) and self.side.question.isAncestorOf(focus)
        lost = focus is None or isinstance(focus, QTabBar)  # where Qt puts it when a button goes that had it
        at_play = lost or focus in (self, canvas) or pressed or isinstance(focus, CardButton)
        if canvas is None or not at_play or not self.isVisible() or not self.choice.moves:
            return
        if canvas.play.lit():
            canvas.setFocus(Qt.FocusReason.OtherFocusReason)
        elif buttons or cards:
            (buttons or cards)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_busy(self) -> None:
        if self.table.process.waiting:
            if not self._slow.isActive():
                self._slow.start()
        else:
            self._slow.stop()
            self.side.show_busy()

    def _complain(self, trouble: Trouble) -> None:
        self._troubled_at = len(self.table.steps)
        self.banner.say(TROUBLE, lambda: (self._told(trouble), self._ways_out(trouble)))
        if self.canvas is None:
            self._waiting.setText("")

    def _told(self, trouble: Trouble) -> str:
        if trouble.kind == "bad pack":
            first = next(iter(trouble.findings), {})
            return tr(
                "This pack cannot be played yet: {problem}. The Problems dock shows where.",
                problem=str(first.get("message", trouble)).rstrip("."),
            )
        if trouble.kind == "refused":
            return str(trouble)
        bot = trouble.findings[0]["bot"]
        where = f" ({trouble})" if trouble else ""
        if bot:
            return tr(
                "The bot “{bot}” crashed or did not answer, and was stopped{where}. The game is as it was before; "
                "put another player into its seat.",
                bot=bot,
                where=where,
            )
        return tr(
            "The rules of this game crashed or did not answer, and were stopped{where}. Nothing is lost: the game is "
            "as it was before the last move.",
            where=where,
        )

    def _ways_out(self, trouble: Trouble) -> list[Choosable]:
        ways: list[Choosable] = []
        if trouble.kind != "refused":
            ways.append((tr("Back to the drawing"), self.left.emit))
        return [*ways, (tr("OK"), lambda: None)]

    # Saving.

    def ask_save(self) -> None:
        """Ask where the game is to be saved."""
        name, _ = QFileDialog.getSaveFileName(
            self,
            tr("Save the game"),
            str(self._folder() / "game.uguisu"),
            tr("Saved games (*.uguisu *.json)"),
        )
        if name:
            self.write(Path(name), self.table.save)

    def ask_save_replay(self) -> None:
        """Ask where the replay is to be saved."""
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save a replay"), str(self._folder() / "replay.uguisu"), tr("Replays (*.uguisu *.jsonl)")
        )
        if name:
            self.table.ask_replay(lambda text: self.write(Path(name), text))

    def ask_open(self) -> None:
        """Ask which saved game or replay is to be opened."""
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a game"), str(self._folder()), tr("Games and replays (*.uguisu *.json *.jsonl)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open a saved game or a replay."""
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeError) as error:
            self.banner.cannot_read(path, error)
            return
        self.open(text)

    def write(self, path: Path, text: str) -> None:
        """Write a game to a file."""
        try:
            write_text(path, text)
        except OSError as error:
            self.banner.complain(error)
            return
        self.banner.end(DISK)
        self.said.emit(tr("{name} was saved.", name=path.name))

    def _folder(self) -> Path:
        return self.session.document.folder.parent

    def record(self, name: str) -> None:
        """Write the last decision down as a ruling called `name`."""

        def add(ruling: Answer) -> None:
            if add_ruling(self.session, {"id": ruling["id"], "title": name, **ruling}):
                self.said.emit(tr("The ruling “{name}” was added to the pack.", name=name))

        self.table.ask_ruling(free_name(self.session, id_from(name)), add)

    # Words and looks.

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self.theme = theme
        if self.canvas is not None:
            self.canvas.set_theme(theme)
        self.hand.set_theme(theme)
        self.side.theme = theme
        self.side.retranslate()
        if self.table.view:
            self.side.show_view(self.table.view)
        self.timeline.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.banner.retranslate()
        self.hand.retranslate()
        self.header.retranslate()
        self.timeline.retranslate()
        self.side.retranslate()
        self.curtain.retranslate()
        self._show_verdict()
        if self.canvas is not None:
            self.canvas.retranslate()

    def close_down(self) -> None:
        """End the game."""
        self.table.close()
        if self.canvas is not None:
            self.canvas.session.close()

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        """Keep the privacy screen over everything."""
        self.curtain.setGeometry(self.rect())
        super().resizeEvent(event)  # type: ignore[arg-type]


class Curtain(QFrame):
    """Hides everything between two people at one screen who may not see what the other sees."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._seat = ONLOOKER
        self.setObjectName("privacy")
        self.setAutoFillBackground(True)
        self._label = QLabel(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        font = self._label.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        self._label.setFont(font)
        self.button = QPushButton(self)
        self.button.clicked.connect(lambda _=False: table.take_over())
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self._label)
        layout.addSpacing(16)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(3)
        self.hide()

    def show_for(self, seat: str) -> None:
        """Hide all until whoever plays `seat` is there; "" hides nothing."""
        came = bool(seat) and seat != self._seat
        self._seat = seat
        self.retranslate()
        self.setVisible(bool(seat))
        if came:
            self.raise_()
            self.button.setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        name = visible(self._table.title_of(self._seat))
        self._label.setText(tr("Now {name} takes the screen. Everybody else, please look away.", name=name))
        self.button.setText(tr("I am {name}: show the board", name=name))


def _held(view: Answer, seat: str) -> list[str]:
    return [
        card
        for area in view.get("areas", ())
        if area.get("owner") == seat and seat and area.get("cards") is not None
        for card in area["cards"]
    ]
