"""The loop of a game in the terminal: show, ask, do."""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path

import click

from uguisu.content.library import data_folder
from uguisu.core.errors import RuleFailure, UguisuError
from uguisu.core.folding import folded
from uguisu.core.view import MoveView, View
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, shorten, translate
from uguisu.messages.os_errors import reason_of
from uguisu_tools.bots.table import HUMAN, BotFailure, Table
from uguisu_tools.cli.board.drawing import board_of
from uguisu_tools.cli.console import untamed
from uguisu_tools.cli.languages import sentence
from uguisu_tools.cli.play.screen import (
    log_lines,
    result_lines,
    show,
    show_found,
    show_lines,
    show_moves,
    table_lines,
    width_of_terminal,
)
from uguisu_tools.cli.play.typed import COMMANDS
from uguisu_tools.packs.campaign import Progress
from uguisu_tools.record import people, replay, save

MOST_DIGITS = 10
RECENT = 12
"""Lines of the log that are told again to whoever gets the keyboard."""


class Terminal:
    """One game at one terminal.

    Attributes:
        table: the match and its bots.
        language: the language of the game's texts.
        seat: the seat whose eyes the screen has, "" for an onlooker's.
        quitting: whether the people want to stop.
        campaign: what went before, if this is a mission of a campaign.
    """

    def __init__(self, table: Table, language: str, handover: str, pack: Path, changes: Overrides) -> None:
        self.table = table
        self.language = language
        self.pack = pack
        self.changes = changes
        self.seat = ""
        self.quitting = False
        self.campaign: Progress | None = None
        self._handover = handover
        self._told = 0
        self._shown: tuple[object, ...] = ()
        self._seen: tuple[str, list[str]] = ("", [])
        self._mapped: tuple[str, int] = ("", -1)
        self._explained = False
        self._going_on: Match | None = None
        """The match, as long as it has not ended at this table."""
        self._ended: Match | None = None

    @property
    def humans(self) -> list[str]:
        """The seats that people play."""
        return [seat for seat, who in self.table.players.items() if who == HUMAN]

    def run(self, record: Path | None = None) -> None:
        """Play until the people stop, or until the end when there are none."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (typed lines can be edited and called back)
        self._greet()
        self.seat = self.humans[0] if len(self.humans) == 1 else ""
        try:
            self._play()
        except KeyboardInterrupt:
            raise
        except BaseException:
            self._rescue()
            raise
        finally:  # also when they stop by Ctrl+C, or something breaks
            if record is not None:
                self.record(record)

    def _play(self) -> None:
        while not self.quitting:
            if not self.table.match.over:
                self._going_on = self.table.match
            try:
                self._let_bots_play()
            except (BotFailure, RuleFailure) as error:
                if not self.humans:
                    raise
                self._complain(error)  # the game is still there, to be saved or taken back
                self._ask()
                continue
            self._keep_end()
            if self.table.match.over:
                self._tell_end()
                if not self.humans or not sys.stdin.isatty():
                    break  # at a keyboard one may still take back, save or record
            else:
                self._hand_over()
                self._show_if_changed()
            self._ask()

    def _keep_end(self) -> None:
        """Keep how the game ended, the first time that it does: not what was over when it was loaded."""
        match = self.table.match
        if match.over and self._going_on is match and self._ended is not match:
            self._ended = match
            people.keep_match(match, self.table.players, people.TERMINAL)

    def _rescue(self) -> None:
        """Save the game where it is found again, before anybody is told what broke: for people, as bots may break it again."""
        match = self.table.match
        folder = data_folder() / "rescued"
        file = folder / f"{match.game.scenario}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            save.save(match, file, self.changes, self.campaign)
            self.say(
                Message("The game is saved: uguisu play {pack} --load {file}", pack=self.pack, file=file)
            )

    def record(self, file: Path) -> None:
        """Write a replay, which holds everybody's secrets."""
        replay.write(
            self.table.match,
            file,
            pack=self.pack,
            changes=self.changes,
            seats=self.table.players,
            campaign=self.campaign,
        )
        self.say(Message("Recorded in {file}", file=file))

    # --- showing ---------------------------------------------------------------------------------------------

    def say(self, text: Message) -> None:
        """Say a line in the players' language."""
        click.echo(translate(text, self.language))

    def _show_if_changed(self) -> None:
        """Show the table again after a move, but not after a question."""
        now = (self.seat, *self.table.match.steps)
        if now != self._shown:
            self._shown = now
            self.show(whole=False)

    def show(self, *, whole: bool = True) -> None:
        """Show what is new, how things stand, and what may be done; the map too, unless only this seat has moved since.

        Not the `whole` table again if the same eyes have seen it, and no track has changed since: what differs will do.
        """
        self.tell_news()
        if whole or self._mapped != (self.seat, len(self.table.match.steps)):
            self.show_map(legend=not self._explained)
        lines = table_lines(self.table.game, self.view(), self.language, whole=False)
        seat, seen = self._seen
        known = [] if whole or seat != self.seat or lines[:1] != seen[:1] else seen
        self._seen = (self.seat, lines)
        fresh = [line for line in lines if line not in known]
        if fresh:
            click.echo("")
            show_lines(fresh)
        self.show_moves()

    def show_map(self, *, legend: bool = True) -> None:
        """Draw the map as the present seat sees it."""
        click.echo("")
        show(board_of(self.table.game, self.view(), self.language, width_of_terminal()).shown(legend=legend))
        self._mapped, self._explained = (self.seat, len(self.table.match.steps)), True

    def show_moves(self, part: str = "") -> int:
        """List the moves by sorts, or one a line those with `part` in them; return how many."""
        decision = self.view().decision
        moves = self.moves()
        fitting = [
            (number, move)
            for number, move in enumerate(moves, 1)
            if part.casefold() in f"{move.notation} {move.label}".casefold()
        ]
        if decision is not None and not part:
            click.echo(click.style(f"{self._title(decision.seat)}: {decision.title}", bold=True))
        if part and fitting:
            show_found(fitting)
        elif fitting:
            show_moves(self.table.game, fitting, self.language)
        return len(fitting)

    def tell_news(self) -> None:
        """Tell what was logged since the last time, as far as the present seat knows it."""
        state = self.table.match.state
        viewer = self.table.game.seat_index(self.seat)
        news = log_lines(self.table.game, state, viewer, self.language, self._told)
        for fold in folded(news, self.language):
            click.echo(f"  {fold.text}")
        self._told = len(state.log or ())

    def view(self) -> View:
        """Return what the present seat sees."""
        return self.table.match.view(self.seat, self.language)

    def moves(self) -> list[MoveView]:
        """Return the moves of the present seat."""
        decision = self.view().decision
        return [] if decision is None else list(decision.moves)

    def forget_what_was_told(self) -> None:
        """After undo or load: what is in the log now counts as told, and the table is shown again."""
        self._shown = ()
        self._seen = ("", [])
        self._told = len(self.table.match.state.log or ())

    def _greet(self) -> None:
        game = self.table.game
        click.echo(click.style(localize(game.title, self.language), bold=True) + f" ({game.id})")
        if game.briefing:
            click.echo(
                click.wrap_text(localize(game.briefing, self.language), width_of_terminal(), "  ", "  ")
            )
        for seat, who in self.table.players.items():
            name = translate(Message("human"), self.language) if who == HUMAN else who
            click.echo(f"  {self._title(seat)}: {name}")
        if self.humans:
            self.say(Message("Type the number of a move, or `help`; `map` shows the map again."))

    def _title(self, seat: str) -> str:
        chair = next((chair for chair in self.table.game.seats if chair.id == seat), None)
        return localize(chair.title, self.language) if chair is not None and chair.title else seat

    def _tell_end(self) -> None:
        self.tell_news()
        click.echo("")
        for line in result_lines(self.view()):
            click.echo(line)

    # --- playing ---------------------------------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        while not self.table.match.over and not self.table.waits():
            self.table.let_bot_move()
            if not self.humans:
                self.tell_news()

    def _hand_over(self) -> None:
        """Give the screen to the seat that is to move; where it holds secrets, clear it in between."""
        mover = self.table.match.to_move
        before, self.seat = self.seat, mover
        if mover == before or not self._must_clear(before, mover):
            return
        click.echo("")
        passing = Message("Next is {seat}: pass the keyboard on, then press Enter. ", seat=self._title(mover))
        with contextlib.suppress(EOFError):
            input(translate(passing, self.language))
        with untamed(sys.stdout):
            click.clear()
        self._told = max(0, len(self.table.match.state.log or ()) - RECENT)

    def _must_clear(self, before: str, mover: str) -> bool:
        if len(self.humans) < 2 or self._handover == "never":
            return False
        if self._handover == "always":
            return True
        match = self.table.match
        return _picture(match.view(before)) != _picture(match.view(mover))

    def _ask(self) -> None:
        try:
            typed = input("> ").strip()
        except EOFError:
            click.echo("")
            self.quitting = True
            return
        word, _, rest = typed.partition(" ")
        try:
            if word in COMMANDS:
                COMMANDS[word].do(self, rest.strip())
            elif typed:
                self._move(typed)
            else:
                self.show()
        except UguisuError as error:
            self._complain(error)
        except OSError as error:
            self.say(Message("{place}: {problem}.", place=error.filename or rest, problem=reason_of(error)))

    def _complain(self, error: UguisuError) -> None:
        if isinstance(error, RuleFailure):
            self._rescue()
        click.echo(f"{sentence(error.message, self.language)}.")
        if error.hint:
            click.echo(f"  {sentence(error.hint, self.language)}")

    def _move(self, typed: str) -> None:
        """Play a move by its number or notation; else list the moves that have what was typed in them."""
        moves = self.moves()
        number = int(typed) if typed.isdecimal() and len(typed) < MOST_DIGITS else 0
        if 1 <= number <= len(moves):
            self._play_move(moves[number - 1].notation)
        elif any(move.notation == typed for move in moves):
            self._play_move(typed)
        elif not self.show_moves(typed):
            short = shorten(typed, 60)
            self.say(
                Message("No move is called '{typed}'. There is only 1; or type `help`.", typed=short)
                if len(moves) == 1
                else Message(
                    "No move is called '{typed}'. Type a number from 1 to {total}, or `help`.",
                    typed=short,
                    total=len(moves),
                )
            )

    def _play_move(self, notation: str) -> None:
        seen = self._mapped == (self.seat, len(self.table.match.steps))
        self.table.match.play(notation)
        if seen:  # what one does oneself needs no new map: the table tells it
            self._mapped = self.seat, len(self.table.match.steps)


def _picture(view: View) -> tuple[object, ...]:
    """Return what a view shows, apart from whose it is."""
    return view.pieces, view.marks, view.tracks, view.areas, view.notes, view.log
