"""A game by post: the keeper's file holds all of it, and each player gets a file with her eyes only, and sends it back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click
import msgspec

from uguisu.core.errors import IllegalAction
from uguisu.core.folding import folded
from uguisu.core.game import Game
from uguisu.core.view import MoveView, View
from uguisu.loading.overrides import Overrides
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu_tools.bots.table import HUMAN, Table
from uguisu_tools.cli.board.drawing import board_of
from uguisu_tools.cli.languages import say, spoken
from uguisu_tools.cli.play.screen import (
    result_lines,
    show,
    show_lines,
    show_moves,
    table_lines,
    width_of_terminal,
)
from uguisu_tools.record import people, turn_file
from uguisu_tools.record import save as saves

RECENT = 20
"""Lines of the log that are told."""


def keep(table: Table, file: Path, changes: Overrides) -> None:
    """Take the answers that have come, have bots play, write the game down and the next turn for whoever decides."""
    match = table.match
    went_on = not match.over
    table.let_bots_play()
    while not match.over:
        seat = match.to_move
        beside = turn_file.file_of(file, seat)
        if not beside.is_file():
            break
        turn = turn_file.read(beside, match.game)
        asked = turn_file.turn_of(match, seat)
        if turn.seat != seat or turn.turn != asked.turn or not turn.answer:
            break
        try:
            match.play(turn.answer)
        except IllegalAction:
            say(
                Message("{file}: '{move}' is no move here. It is asked again.", file=beside, move=turn.answer)
            )
            break
        say(Message("{seat} has played.", seat=_called(match.game, seat)))
        table.let_bots_play()
    saves.save(match, file, changes, players=table.players)
    if went_on and match.over:
        people.keep_match(match, table.players, people.POST)
    humans = [seat for seat, who in table.players.items() if who == HUMAN]
    for seat in humans if match.over else [match.to_move]:
        to = turn_file.file_of(file, seat)
        turn_file.write(turn_file.turn_of(match, seat), to)
        if match.over:
            say(Message("The game is over. Send {file} to {seat}.", file=to, seat=_called(match.game, seat)))
        else:
            say(Message("It is the turn of {seat}: send {file}.", seat=_called(match.game, seat), file=to))
    if not match.over:
        say(
            Message(
                "Then run the same command again. Keep {file} to yourself: everything is in it.", file=file
            )
        )


def answer(file: Path, game: Game, language: str) -> None:
    """Show a player what she sees, ask what she does, and write it into the file that she got."""
    turn = turn_file.read(file, game)
    view = turn.views.get(language) or turn.views["en"]
    show(board_of(game, view, language, width_of_terminal()).shown(legend=True))
    for fold in folded(view.log, language)[-RECENT:]:
        click.echo(f"  {fold.text}")
    show_lines(table_lines(game, view, language))
    moves = _moves(view)
    if not moves:
        for line in result_lines(view):
            click.echo(line)
        return
    assert view.decision is not None
    click.echo(click.style(view.decision.title, bold=True))
    show_moves(game, list(enumerate(moves, 1)), language)
    move = _asked(moves, language)
    if move is not None:
        turn_file.write(msgspec.structs.replace(turn, answer=move), file)
        say(Message("Written into {file}: send it back.", file=file))


def _called(game: Game, seat: str) -> str:
    title = game.seats[game.seat_index(seat)].title
    return localize(title, spoken()) if title else seat


def _moves(view: View) -> tuple[MoveView, ...]:
    return view.decision.moves if view.decision is not None and view.decision.seat == view.seat else ()


def _asked(moves: tuple[MoveView, ...], language: str) -> str | None:
    """Ask until a move is named by number or notation; None if the input has ended."""
    by_name: Mapping[str, str] = {
        **{str(number): move.notation for number, move in enumerate(moves, 1)},
        **{move.notation: move.notation for move in moves},
    }
    while True:
        try:
            typed = input("> ").strip()
        except EOFError:
            click.echo("")
            return None
        if typed in by_name:
            return by_name[typed]
        told = Message("Type a number from 1 to {total}, or a move.", total=len(moves))
        click.echo(translate(told, language))
