"""What can be typed besides moves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click

from uguisu.core.errors import UguisuError
from uguisu.core.folding import folded
from uguisu.core.text import Text
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu_tools.bots.spec import default_bot
from uguisu_tools.cli.play.screen import card_lines, log_lines, show_card, show_lines, show_titles
from uguisu_tools.record import save

if TYPE_CHECKING:
    from uguisu_tools.cli.play.terminal import Terminal


FEW = 4
"""Cards that are shown whole; of more, only the titles."""

Command: TypeAlias = "Callable[[Terminal, str], None]"
"""Does what was typed; it is given what stood after the command's name."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A command: how it is typed, what `help` says of it, and what it does."""

    usage: str
    help: Message
    do: Command


COMMANDS: dict[str, Typed] = {}
"""By name, in the order in which `help` lists them."""


def typed(name: str, arguments: str = "") -> Callable[[Command], Command]:
    """Make a function what is done when `name` is typed; its docstring is what `help` says."""

    def register(command: Command) -> Command:
        COMMANDS[name] = Typed(f"{name} {arguments}".rstrip(), Message.of(command.__doc__ or ""), command)
        return command

    return register


@typed("help")
def help_(terminal: Terminal, _rest: str) -> None:
    """List the commands."""
    terminal.say(
        Message("A number or a notation plays that move; part of a name lists the moves that contain it.")
    )
    terminal.say(Message("An empty line shows the table. Other commands:"))
    for command in COMMANDS.values():
        click.echo(f"  {command.usage:<16}{translate(command.help, terminal.language)}")


@typed("undo")
def undo(terminal: Terminal, _rest: str) -> None:
    """Undo your last move, and what bots have done since."""
    terminal.table.undo()
    terminal.forget_what_was_told()


@typed("redo")
def redo(terminal: Terminal, _rest: str) -> None:
    """Redo what was undone."""
    terminal.table.redo()


@typed("hint", "[BOT]")
def hint(terminal: Terminal, rest: str) -> None:
    """Ask a bot what it would do."""
    if not terminal.moves():
        raise UguisuError(Message("there is nothing to decide"))
    bot = rest or str(default_bot(terminal.table.game))
    terminal.say(Message("{bot} would play {move}", bot=bot, move=terminal.table.advise(bot)))


@typed("log", "[all]")
def log(terminal: Terminal, rest: str) -> None:
    """Show the whole log; `log all` does not fold lines that repeat each other."""
    game, state = terminal.table.game, terminal.table.match.state
    lines = log_lines(game, state, game.seat_index(terminal.seat), terminal.language)
    for line in lines if rest.strip() == "all" else folded(lines, terminal.language):
        click.echo(f"{line.ply:>4}  {line.text}")


@typed("map")
def map_(terminal: Terminal, _rest: str) -> None:
    """Show the map again, and what its signs mean."""
    terminal.show_map()


@typed("board")
def board(terminal: Terminal, _rest: str) -> None:
    """The same as `map`."""
    terminal.show_map()


@typed("moves", "[PART]")
def moves(terminal: Terminal, rest: str) -> None:
    """List the moves, or those with that part in them."""
    terminal.show_moves(rest)


@typed("cards")
def cards(terminal: Terminal, _rest: str) -> None:
    """Show all hands, decks and piles, as far as you may see them."""
    lines = card_lines(terminal.table.game, terminal.view(), terminal.language, whole=True)
    if lines:
        show_lines(lines)
    else:
        terminal.say(Message("This game has no cards."))


@typed("card", "[NAME]")
def card(terminal: Terminal, rest: str) -> None:
    """Show what is printed on a card."""
    game, language = terminal.table.game, terminal.language
    titles = {card: localize(title, language) for card, title in game.card_titles.items()}
    asked = rest.casefold()
    found = [card for card, title in titles.items() if asked in f"{card} {title}".casefold()]
    if not titles:
        terminal.say(Message("This game has no cards."))
    elif not found:
        terminal.say(Message("No card is called '{typed}'. Type `card` alone to list them all.", typed=rest))
    elif asked and len(exact := [name for name in found if titles[name].casefold() == asked] or found) <= FEW:
        for name in exact:
            show_card(game, name, language)
    else:
        show_titles([f"{titles[name]} ({name})" for name in found])


@typed("say", "SEAT TEXT")
def say(terminal: Terminal, rest: str) -> None:
    """Talk to another seat, where the rules allow it."""
    other, _, words = rest.partition(" ")
    if not words:
        raise UguisuError(
            Message("say to whom, and what"), hint=Message("write it like: say ninja Good evening")
        )
    terminal.table.match.say(terminal.seat, other, words)


@typed("aid", "[NAME]")
def aid(terminal: Terminal, rest: str) -> None:
    """Switch an aid of this game on or off, or list them."""
    match, language = terminal.table.match, terminal.language
    if rest:
        match.switch(rest, on=rest not in match.aids)
        terminal.show()
        return
    for name in match.game.aids:
        state = translate(Message("on") if name in match.aids else Message("off"), language)
        click.echo(f"  {name} ({state}): {match.game.texts.tell(Text(f'aid.{name}'), language)}")
    if not match.game.aids:
        terminal.say(Message("This game has no aids."))


@typed("save", "FILE")
def save_(terminal: Terminal, rest: str) -> None:
    """Save the game, to continue later."""
    path = _path(rest, "save game.json")
    save.save(terminal.table.match, path, terminal.changes, terminal.campaign, terminal.table.players)
    terminal.say(Message("Saved in {file}", file=path))


@typed("load", "FILE")
def load(terminal: Terminal, rest: str) -> None:
    """Continue a saved game."""
    match = save.load(_path(rest, "load game.json"), terminal.table.game)
    match.aids = terminal.table.match.aids
    terminal.table.match = match
    terminal.forget_what_was_told()


@typed("record", "FILE")
def record(terminal: Terminal, rest: str) -> None:
    """Write a replay, which holds everybody's secrets."""
    path = _path(rest, "record game.jsonl")
    terminal.record(path)
    terminal.say(Message("Recorded in {file}", file=path))


@typed("quit")
def quit_(terminal: Terminal, _rest: str) -> None:
    """Quit."""
    terminal.quitting = True


def _path(typed: str, example: str) -> Path:
    if not typed:
        raise UguisuError(
            Message("say which file"), hint=Message("write it like `{example}`", example=example)
        )
    path = Path(typed.strip("'\""))
    with contextlib.suppress(RuntimeError):  # nobody of that name lives here: `~` is a part of the name
        return path.expanduser()
    return path
