"""What can be typed besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from uguisu.bots.spec import default_bot
from uguisu.cli.play.picture import draw
from uguisu.cli.play.words import told
from uguisu.cli.telling import log_lines
from uguisu.content.text import localize
from uguisu.core.errors import UguisuError
from uguisu.core.text import Text
from uguisu.record import replay, save
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.cli.play.terminal import Terminal


def help_(terminal: Terminal, _rest: str) -> None:
    """Say what can be typed."""
    language = terminal.language
    click.echo(told(language, "how_to_move"))
    click.echo(told(language, "besides"))
    for name in COMMANDS:
        click.echo(f"  {name + ARGUMENTS.get(name, ''):<16}{told(language, f'help.{name}')}")


def undo(terminal: Terminal, _rest: str) -> None:
    """Take back your last move, and what bots did since."""
    terminal.table.undo()
    terminal.forget_what_was_told()


def redo(terminal: Terminal, _rest: str) -> None:
    """Do again what was taken back."""
    terminal.table.redo()


def save_(terminal: Terminal, rest: str) -> None:
    """Write the game down, to go on later."""
    path = _path(rest, "save game.json")
    save.save(terminal.table.match, path, terminal.changes)
    click.echo(told(terminal.language, "saved", file=path))


def load(terminal: Terminal, rest: str) -> None:
    """Go on with a game that was saved."""
    match = save.load(_path(rest, "load game.json"), terminal.table.game)
    match.aids = terminal.table.match.aids
    terminal.table.match = match
    terminal.forget_what_was_told()


def record(terminal: Terminal, rest: str) -> None:
    """Write a replay, which holds everybody's secrets."""
    path = _path(rest, "record game.jsonl")
    replay.write(
        terminal.table.match,
        path,
        pack=terminal.pack,
        changes=terminal.changes,
        seats=terminal.table.players,
    )
    click.echo(told(terminal.language, "recorded", file=path))


def hint(terminal: Terminal, rest: str) -> None:
    """Ask a bot what it would do."""
    if not terminal.moves():
        raise UguisuError(Said("there is nothing to decide"))
    bot = rest or str(default_bot(terminal.table.game))
    click.echo(told(terminal.language, "hint", bot=bot, move=terminal.table.advise(bot)))


def log(terminal: Terminal, _rest: str) -> None:
    """Read the whole log."""
    game, state = terminal.table.game, terminal.table.match.state
    for ply, line in log_lines(game, state, game.seat_index(terminal.seat), terminal.language):
        click.echo(f"{ply:>4}  {line}")


def board(terminal: Terminal, _rest: str) -> None:
    """Draw the board with letters."""
    click.echo(draw(terminal.table.game.topology, terminal.view(), hints=terminal.table.game.aids))


def moves(terminal: Terminal, rest: str) -> None:
    """List the moves."""
    terminal.show_moves(rest)


def card(terminal: Terminal, rest: str) -> None:
    """Read what is printed on a card."""
    game, language = terminal.table.game, terminal.language
    titles = {card: localize(title, language) for card, title in game.card_titles.items()}
    asked = rest.casefold()
    found = [card for card, title in titles.items() if asked in f"{card} {title}".casefold()]
    if not found:
        click.echo(told(language, "no_card", typed=rest))
    for name in found:
        text = localize(game.card_texts.get(name, ""), language)
        click.echo(
            f"  {click.style(titles[name], bold=True)} ({name})" + (f": {text}" if text and asked else "")
        )


def say(terminal: Terminal, rest: str) -> None:
    """Talk to another seat, where the rules allow it."""
    other, _, words = rest.partition(" ")
    if not words:
        raise UguisuError(Said("say to whom, and what"), hint=Said("write it like: say ninja Good evening"))
    terminal.table.match.say(terminal.seat, other, words)


def aid(terminal: Terminal, rest: str) -> None:
    """Switch a help of this game on or off, or list them."""
    match = terminal.table.match
    if rest:
        match.switch(rest, on=rest not in match.aids)
        terminal.show()
        return
    for name in match.game.aids:
        state = told(terminal.language, "on" if name in match.aids else "off")
        click.echo(f"  {name} ({state}): {match.game.texts.tell(Text(f'aid.{name}'), terminal.language)}")
    if not match.game.aids:
        click.echo(told(terminal.language, "no_aids"))


def quit_(terminal: Terminal, _rest: str) -> None:
    """Stop."""
    terminal.quitting = True


COMMANDS: dict[str, Callable[[Terminal, str], None]] = {
    "help": help_,
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "log": log,
    "board": board,
    "moves": moves,
    "card": card,
    "say": say,
    "aid": aid,
    "save": save_,
    "load": load,
    "record": record,
    "quit": quit_,
}
"""By what is typed."""
ARGUMENTS = {
    "hint": " [BOT]",
    "card": " [NAME]",
    "say": " SEAT TEXT",
    "aid": " [NAME]",
    "save": " FILE",
    "load": " FILE",
    "record": " FILE",
}


def _path(typed: str, example: str) -> Path:
    if not typed:
        raise UguisuError(Said("say which file"), hint=Said("write it like: {example}", example=example))
    return Path(typed.strip("'\"")).expanduser()
