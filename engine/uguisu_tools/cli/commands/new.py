"""`uguisu new`: a pack or a plugin that works, to be changed bit by bit."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu_tools.cli.app import SpokenGroup
from uguisu_tools.cli.console import typed
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import say, say_steps, spoken
from uguisu_tools.cli.offers import NO_GAMES
from uguisu_tools.cli.parameters import FOLDER, PACK, complete_games, complete_packs
from uguisu_tools.scaffold.pack import copy_of, new_mod, new_pack
from uguisu_tools.scaffold.plugin import new_plugin, new_variant

INTO = click.option("--folder", type=FOLDER, help="The folder to create it in; by default the current one.")


@click.group("new", cls=SpokenGroup)
def command() -> None:
    """Start a pack or a plugin from a working skeleton."""


@command.command("pack")
@click.argument("name")
@click.option("--game", shell_complete=complete_games, help="The game it is for.")
@click.option("--from", "copied", type=PACK, shell_complete=complete_packs, help="Copy this pack, whole.")
@INTO
def pack(name: str, game: str | None, copied: Path | None, folder: Path | None) -> None:
    """Create a small pack that can be played right away.

    NAME becomes a folder with YAML files in it, all explained.
    """
    where, last = _split(name, folder)
    made = (
        new_pack(last, game or _only_game(), where, registry(), language=spoken())
        if copied is None
        else copy_of(copied, last, where)
    )
    say(Message("Created {made}. What next:", made=made))
    steps = [
        (Message("see what bots make of it"), "playtest"),
        (Message("Play it yourself"), "play"),
        (Message("draw its map, change it"), "edit"),
        (Message("Check it when you have changed it"), "validate"),
    ]
    say_steps([(what, ("uguisu", verb, str(made))) for what, verb in steps])


@command.command("mod")
@click.argument("name")
@click.option(
    "--of", "base", type=PACK, required=True, shell_complete=complete_packs, help="The pack to build on."
)
@INTO
def mod(name: str, base: Path, folder: Path | None) -> None:
    """Create a mod: a pack that builds on another and says only what differs.

    NAME becomes a folder; docs/mods.md explains what its files may contain.
    """
    where, last = _split(name, folder)
    made = new_mod(last, base, where, registry(), spoken()).as_posix()
    lines = [
        ("uguisu", "validate", made),
        ("uguisu", "mod", "diff", made),
        ("uguisu", "rulings", made, "--base"),
    ]
    _now_try(made, lines)


@command.command("plugin")
@click.argument("name")
@click.option(
    "--for", "game", shell_complete=complete_games, help="Make a variant of this game, not a game of its own."
)
@INTO
def plugin(name: str, game: str | None, folder: Path | None) -> None:
    """Create a Python plugin: a small game with a variant, an operation, a lint, a pack and tests.

    NAME becomes a folder with a distribution in it, ready to install. With --for it is a variant of an existing game,
    with its test.
    """
    where, last = _split(name, folder)
    loaded = registry()
    made = new_plugin(last, where, loaded) if game is None else new_variant(last, game, where, loaded)
    _now_try(made, [("cd", str(made)), ("uv", "run", "pytest")])
    say(Message("or, without uv: pip install -e . pytest, then pytest."))


def _now_try(made: Path | str, lines: list[tuple[str, ...]]) -> None:
    """Print commands as they are to be typed here."""
    say(Message("Created {made}. Now try:", made=made))
    for words in lines:
        click.echo(f"    {typed(words)}")


def _split(name: str, folder: Path | None) -> tuple[Path, str]:
    """A name may be the way to what is made: `packs/my_temple`."""
    path = Path(name)
    return (folder or Path()) / path.parent, path.name


def _only_game() -> str:
    """Return the game, if there is but one to choose from."""
    games = sorted(registry().games)
    if len(games) == 1:
        return games[0]
    if not games:
        raise Failure(NO_GAMES)
    raise click.UsageError(
        Message("Say which game it is for: --game with one of {games}.", games=", ".join(games))
    )
