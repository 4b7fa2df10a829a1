"""The group of all commands, which tells of itself in the user's language. A command's module is imported when it is run."""

from __future__ import annotations

import copy
import importlib
from pathlib import Path
from typing import Any, TypeVar

import click

from uguisu.messages.message import Message, paragraphs, translate
from uguisu_tools.cli.failing import no_tracebacks
from uguisu_tools.cli.languages import LANGUAGE, OPTION, asked_in, preferred, speaking, spoken
from uguisu_tools.cli.offers import DISTRIBUTIONS, NO_GAMES, listed, names, names_in, offers

COMMANDS: dict[str, Message] = {
    "validate": Message("Check packs and say what is wrong, where, and how to fix it."),
    "play": Message("Play a pack or a campaign in the terminal, with others or against bots."),
    "solve": Message("Work out who wins if nobody makes a mistake."),
    "replay": Message("Show a recorded game, or verify it."),
    "people": Message("List the games of people that are kept on this machine, or delete them."),
    "rulings": Message("Run the rulings of packs: positions, and what must hold in them."),
    "perft": Message("Count the sequences of actions by depth."),
    "new": Message("Start a pack or a plugin from a working skeleton."),
    "learn": Message("Learn to make a map and a mission, in small steps that are checked."),
    "mod": Message("Inspect a mod: a pack that builds on others."),
    "packs": Message("List the packs that commands find by name; add and remove those of others."),
    "texts": Message(
        "Move a pack's texts in one language to a file of their own, or back; export them for translators."
    ),
    "cards": Message("Draw the faces of a pack's cards, or change the cards in a spreadsheet."),
    "pack": Message("Zip a pack with what it builds on, and with a hash of its contents."),
    "edit": Message("Open the editor."),
    "print": Message("Write what a table needs as one PDF: the mission on a sheet, the map, cards, tokens."),
    "serve": Message(
        "Let bots and front ends in any language play, by JSON-RPC over standard input and output."
    ),
    "schema": Message("Write the JSON Schemas of packs, with the vocabulary of all plugins."),
    "plugins": Message("List the plugins, what they provide, and what is wrong with them."),
    "completion": Message("Print the script that makes a shell complete uguisu commands."),
}
"""Command -> its line in the help. It is the `command` of the module in `uguisu_tools.cli.commands` that is called so."""
SHARING = {"pack": "packs"}
"""Commands that share a module, by their own names in it."""


def commands() -> dict[str, Message]:
    """Return all commands, those that other distributions add among them, with their lines in the help."""
    return listed(COMMANDS, offers())


C = TypeVar("C", bound=click.Command)


class SpokenGroup(click.Group):
    """A group that tells of itself and of its commands in the user's language, and so does click."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(_language())

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run in the language that `--language` asks for, wherever it stands, else in the preferred one."""
        with speaking(asked_in(args[0] if args else kwargs.get("args")) or preferred()):
            return super().main(*args, **kwargs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command that tells of itself in the user's language."""
        command = super().get_command(ctx, cmd_name)
        return None if command is None else told(command, spoken())

    def get_help(self, ctx: click.Context) -> str:
        return super(SpokenGroup, told(self, spoken())).get_help(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`, which click makes once, whatever is spoken later."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = translate(Message("Show this message and exit."), spoken())
        return option


def told(command: C, language: str) -> C:
    """Return a copy of a command with its texts in `language`."""
    other = copy.copy(command)
    other.help = told_text(command.help, language)
    other.epilog = told_text(command.epilog, language)
    other.params = [_told_option(parameter, language) for parameter in command.params]
    if all(parameter.name != "language" for parameter in command.params):
        other.params.append(_told_option(_language(), language))
    return other


def _language() -> click.Option:
    """Return `--language` for commands that need not know it themselves: their group has heard it."""
    return click.Option([OPTION], **LANGUAGE, expose_value=False)


def told_text(text: str | None, language: str) -> str | None:
    r"""Return a help text in `language`, paragraph by paragraph.

    >>> told_text("One line\n    and the next.\n\n    More.", "en")
    'One line and the next.\n\nMore.'
    """
    if text is None:
        return None
    return "\n\n".join(translate(paragraph, language) for paragraph in paragraphs(text))


def _told_option(parameter: click.Parameter, language: str) -> click.Parameter:
    if not isinstance(parameter, click.Option):
        return parameter
    other = copy.copy(parameter)
    other.help = told_text(parameter.help, language)
    return other


class OpenGroup(SpokenGroup):
    """A group that other distributions add commands to; `usual` is run where the first word is the name of none.

    What may be missing is listed all the same, and says which distribution brings it.
    """

    usual = ""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *names_in(str(self.name))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        whole = f"{self.name}.{cmd_name}"
        offer = offers([whole]).get(whole)
        if offer is not None:
            return told(offer.load(), spoken())
        if whole in DISTRIBUTIONS:
            ctx.fail(
                Message(
                    "`{name}` comes with `pip install {file}`",
                    name=whole.replace(".", " "),
                    file=DISTRIBUTIONS[whole],
                )
            )
        return super().get_command(ctx, cmd_name)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {
            *self.commands,
            *names_in(str(self.name)),
            *(n.partition(".")[2] for n in DISTRIBUTIONS if n.startswith(f"{self.name}.")),
        }
        if args and args[0] not in known and args[0] not in ("-h", "--help"):
            args = [self.usual, *args]
        return super().parse_args(ctx, args)


class LazyGroup(SpokenGroup):
    """The group of `COMMANDS`, and of those that other distributions add.

    Errors that a command raises come out as sentences, whether it is run from a shell or by a test.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, None if there is none of that name."""
        if cmd_name not in COMMANDS:
            offer = offers([cmd_name]).get(cmd_name)
            return None if offer is None else told(offer.load(), spoken())
        module = importlib.import_module(f"uguisu_tools.cli.commands.{SHARING.get(cmd_name, cmd_name)}")
        command: click.Command = getattr(module, cmd_name if cmd_name in SHARING else "command")
        return told(command, spoken())

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; a misspelt one is answered with the nearest, one that is not installed with where it is.

        The name of a file is what a double click gives: a pack or a recorded game is opened.
        """
        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in COMMANDS and name not in names():
            from uguisu.messages.suggest import did_you_mean
            from uguisu_tools.cli.by_file import words_for

            if words := words_for(Path(name)):
                return super().resolve_command(ctx, [*words, *args[1:]])

            if name in DISTRIBUTIONS:
                ctx.fail(
                    Message("`{name}` comes with `pip install {file}`", name=name, file=DISTRIBUTIONS[name])
                )
            hint = did_you_mean(name, sorted({*COMMANDS, *names()}))
            ctx.fail(Message("There is no command '{name}'. {hint}", name=name, hint=hint))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        language = spoken()
        with formatter.section(translate(Message("Commands"), language)):
            formatter.write_dl([(name, translate(line, language)) for name, line in commands().items()])

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, and tell errors in sentences."""
        with no_tracebacks():
            return super().invoke(ctx)


def _move_own_packs() -> None:
    """Bring one's own packs to where one finds them, if they are still where they used to lie; say so."""
    from uguisu_tools.packs.moving import move_own, said_of, to_move

    if to_move():
        for told in said_of(move_own):
            click.echo(translate(told, spoken()), err=True)


def begin() -> None:
    """Greet those who have typed nothing but `uguisu`: who wants to play, who makes, who writes rules."""
    from uguisu.plugins import registry
    from uguisu_tools.cli.languages import say, say_steps

    say(Message("Uguisu plays board-game scenarios, and shows what bots make of them."))
    click.echo("")
    games = sorted(registry().games)
    if not games:
        say(NO_GAMES)
        return
    easiest = next((game for game in games if game in registry().lessons), games[0])
    first = _first_pack(easiest)
    game = ("--game", easiest) if len(games) > 1 else ()
    own = "my_game"
    say(Message("Play"))
    say_steps(
        [
            (Message("against bots"), ("uguisu", "play", first)),
            (Message("with friends, in your browsers"), ("uguisu", "table", first)),
        ]
    )
    say(Message("Make"))
    say_steps(
        [
            (Message("a small game of your own"), ("uguisu", "new", "pack", own, *game)),
            (Message("draw its map, change it"), ("uguisu", "edit", own)),
            (Message("see what bots make of it"), ("uguisu", "playtest", own)),
        ]
    )
    say(Message("Write rules in Python"))
    say_steps([(Message("a game, a variant and their tests"), ("uguisu", "new", "plugin", "my_rules"))])
    click.echo("")
    say(Message("The games are {games}.", games=", ".join(games)))
    say(
        Message(
            "`uguisu learn` shows how, step by step; `uguisu packs` lists the packs, `uguisu --help` all commands."
        )
    )


def _first_pack(game: str) -> str:
    """Return the name of a pack to play first: the smallest of its game."""
    from uguisu.content.library import Library, head_of
    from uguisu.plugins import registry
    from uguisu_tools.scaffold.pack import STARTER

    sizes = {
        name: sum(file.stat().st_size for file in path.glob("*.yaml"))
        for _, name, path in Library.of(registry()).shipped.packs()
        if path.name != STARTER and head_of(path).game == game
    }
    return min(sizes, key=sizes.__getitem__, default="PACK")


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if not wanted or context.resilient_parsing:
        return
    from importlib.metadata import version
    from importlib.util import find_spec

    found = find_spec("uguisu.core.state")
    pure = found is None or (found.origin or "").endswith(".py")
    click.echo(f"uguisu {version('uguisu')} ({'pure' if pure else 'compiled'})")
    context.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Exit codes: 0 no problems, 1 there are findings, 2 the command was used incorrectly.",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version and exit.",
)
def app(**_ignored: Any) -> None:
    """Uguisu checks, plays and playtests board-game scenarios.

    A scenario is a pack: a folder (or zip) with a scenario.yaml. Start with `uguisu new pack`, check it with `uguisu
    validate`, play it with `uguisu play`.
    """
    _move_own_packs()
    if click.get_current_context().invoked_subcommand is None:
        begin()
