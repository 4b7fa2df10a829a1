"""`uguisu mod`: what a mod changes, where values come from, and the whole pack it amounts to."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click
import msgspec

from uguisu.content.diagnostics import as_text
from uguisu.core.errors import UguisuError
from uguisu.loading import load_pack
from uguisu.loading.compile import compile_game
from uguisu.messages.message import Message, translate
from uguisu.plugins import registry
from uguisu_tools.cli.app import SpokenGroup
from uguisu_tools.cli.failing import FINDINGS
from uguisu_tools.cli.languages import language_option, print_json, say
from uguisu_tools.cli.parameters import FOLDER, PACK, complete_packs, games_option, json_option, pack_argument
from uguisu_tools.packs.mods import brief, deck_sizes, differences, in_words
from uguisu_tools.packs.mods import explain as explained
from uguisu_tools.packs.mods import flatten as flattened
from uguisu_tools.packs.together import Together, try_together


@click.group("mod", cls=SpokenGroup)
def command() -> None:
    """Inspect a mod: a pack that builds on others.

    A mod names them under `uses:` in its scenario.yaml; docs/mods.md explains how to write mods.
    """


@command.command("diff")
@pack_argument
@json_option
@language_option
def diff(pack: Path, as_json: bool, language: str) -> None:
    """Show what a mod changes in the pack it builds on, file by file."""
    content = load_pack(pack)
    found = list(differences(content))
    sizes = deck_sizes(content)
    if as_json:
        print_json({"differences": msgspec.to_builtins(found), "decks": msgspec.to_builtins(sizes)})
        return
    game = None
    with suppress(UguisuError):  # what does not compile yet is told as data alone
        game = compile_game(content, registry(content.scenario.game))
    for one in found:
        click.echo(f"{one.at}:{one.line}: {translate(one.told, language)}")
        for line in in_words(game, one) if game is not None else ():
            click.echo(f"    {translate(line, language)}")
    for deck, size in sizes.items():
        told = Message(
            "Cards in the deck `{deck}`: {was} becomes {now}", deck=deck, was=size.was, now=size.now
        )
        click.echo(translate(told, language))
    if not found:
        click.echo(translate(Message("It changes nothing."), language))


@command.command("explain")
@pack_argument
@click.argument("name")
@json_option
@language_option
def explain(pack: Path, name: str, as_json: bool, language: str) -> None:
    """Show which pack each value of an entry comes from, and what it replaced.

    NAME is the id of a card, a place, a trigger..., or the two ends of a link: "gate, yard".
    """
    found = explained(load_pack(pack), name)
    if as_json:
        print_json({"values": msgspec.to_builtins(found)})
        return
    for one in found:
        way = " > ".join(one.way)
        click.echo(f"{way}: {brief(one.value)}  ({one.layer}, {one.at}:{one.line})")
        for layer, value in one.replaced:
            was = translate(
                Message("instead of {value}, of {layer}", value=brief(value), layer=layer), language
            )
            click.echo(f"    {was}")


@command.command("flatten")
@pack_argument
@click.argument("folder", type=FOLDER)
def flatten(pack: Path, folder: Path) -> None:
    """Write the mod and what it builds on to a new FOLDER as one pack that builds on nothing.

    It plays the same games as the mod. Comments are lost.
    """
    say(Message("Wrote {folder}", folder=flattened(load_pack(pack), folder).as_posix()))


@command.command("together")
@click.argument("packs", nargs=-1, required=True, type=PACK, shell_complete=complete_packs)
@games_option("How many games to play at random.", default=4, most=1000)
@json_option
@language_option
def together(packs: tuple[Path, ...], games: int, as_json: bool, language: str) -> None:
    """Check whether several mods go together: what they come to, and which of them do not.

    PACKS are mods of one pack. Nothing is written; `--with` plays with them.
    """
    found = try_together(packs, registry(), games)
    if as_json:
        print_json({"ok": found.well, **msgspec.to_builtins(found)})
    else:
        _tell_together(found, language)
    if not found.well:
        raise click.exceptions.Exit(FINDINGS)


def _tell_together(found: Together, language: str) -> None:
    """Say which mods do not go together, what is wrong, what becomes of the decks, and how the games went."""
    for pair in found.apart:
        told = Message("{one} and {other} do not go together:", one=pair.one, other=pair.other)
        click.echo(translate(told, language))
        click.echo(as_text(pair.found, language))
    if found.found:
        click.echo(as_text(found.found, language))
    for deck, sizes in found.decks.items():
        steps = (f"{size} ({mod})" if mod else str(size) for mod, size in sizes)
        click.echo(
            translate(
                Message(
                    "The number of cards in the deck `{deck}` goes {sizes}",
                    deck=deck,
                    sizes=" \u2192 ".join(steps),
                ),
                language,
            )
        )
    for line in found.broken:
        click.echo(translate(line, language))
    if found.games:
        told = Message(
            "{count} {count:game|games} played at random: {broken} broke",
            count=found.games,
            broken=len(found.broken),
        )
        click.echo(translate(told, language))
    if found.well:
        click.echo(translate(Message("They go together."), language))
