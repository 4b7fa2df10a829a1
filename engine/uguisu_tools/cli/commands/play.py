"""`uguisu play`: a game in the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import click

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.rng import SecretSeed
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu.plugins.registered import Registry
from uguisu_tools.bots.spec import EVERYBODY, default_bot, parse_bots
from uguisu_tools.bots.table import HUMAN, Table
from uguisu_tools.cli.languages import language_option
from uguisu_tools.cli.parameters import (
    A_FILE,
    NEW_FILE,
    changes_options,
    complete_bots,
    load_changed,
    pack_argument,
    ply_limit_option,
)
from uguisu_tools.cli.play.missions import play_campaign
from uguisu_tools.cli.play.terminal import Terminal
from uguisu_tools.packs.campaign import is_campaign, load_campaign
from uguisu_tools.record import save as saves
from uguisu_tools.record.stamp import read_text, told_of


def who_plays(seats: tuple[str, ...], bots: str, game: Game, registry: Registry) -> dict[str, str]:
    """Return for each seat `HUMAN` or a bot as it is written.

    `--seat` goes before `--bots`. Of the others, a seat is human, unless `--seat` named somebody and `--bots` is left out:
    who names only their own seat wants to play against bots.
    """
    try:
        named = dict(_named(text, game) for text in seats)
        rest = _rest(bots, game, registry) if bots else {}
    except UguisuError as error:
        raise click.UsageError(error.told) from error
    otherwise = str(default_bot(game)) if named and not bots else HUMAN
    return {seat.id: named.get(seat.id) or rest.get(seat.id) or otherwise for seat in game.seats}


def _named(text: str, game: Game) -> tuple[str, str]:
    seat, equals, who = text.partition("=")
    if not equals or not who:
        raise click.BadParameter(
            Message("'{text}' should be SEAT=WHO, as in ninja=human", text=text), param_hint="--seat"
        )
    game.seat_index(seat)
    return seat, who


def _rest(bots: str, game: Game, registry: Registry) -> dict[str, str]:
    specs = parse_bots(bots, game, registry)
    asked = {part.partition("=")[0].strip() for part in bots.split(",") if "=" in part}
    for_all = EVERYBODY in asked or not bots.split(",", maxsplit=1)[0].partition(":")[0].count("=")
    return {seat.id: str(specs[seat.id]) for seat in game.seats if for_all or {seat.id, seat.side} & asked}


@click.command("play")
@pack_argument
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="SEAT=WHO",
    shell_complete=complete_bots,
    help="Who plays which seat: ninja=human, samurai=mcts:200. Seats that are not named then get bots.",
)
@click.option(
    "--bots",
    default="",
    metavar="SEAT=BOT,...",
    shell_complete=complete_bots,
    help="Bots for seats, written as for playtest. Seats that are not named are played by people.",
)
@click.option("--seed", type=int, metavar="N", help="The seed for chance; random by default.")
@click.option("--load", "saved", type=A_FILE, help="Continue from a save.")
@click.option(
    "--record",
    type=NEW_FILE,
    help="Write a replay to this file when you stop; of a campaign, one for each mission.",
)
@click.option(
    "--handover",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Whether to clear the screen between players; `auto`: when one must not see what another saw.",
)
@click.option(
    "--aid",
    "aids",
    multiple=True,
    metavar="NAME",
    help="Switch on an aid that the game has, such as belief; type `aid` in the game to list them.",
)
@click.option(
    "--turn-file",
    type=NEW_FILE,
    metavar="FILE",
    help="Play by post: keep the game in this file, and write one beside it for the next player; or answer such a file.",
)
@ply_limit_option
@changes_options
@language_option
def command(
    pack: Path,
    seats: tuple[str, ...],
    bots: str,
    seed: int | None,
    saved: Path | None,
    record: Path | None,
    handover: str,
    aids: tuple[str, ...],
    turn_file: Path | None,
    ply_limit: int | None,
    changes: Overrides,
    language: str,
) -> None:
    """Play a pack or a campaign in the terminal, with others or against bots.

    Without --seat and --bots, people play all seats in turn. Type `help` in the game for a list of commands.
    """
    _must_have_a_folder(record)
    if turn_file is not None:
        from uguisu_tools.cli.play import by_post
        from uguisu_tools.record.turn_file import is_turn

        _must_have_a_folder(turn_file, "--turn-file")
        if is_campaign(pack):
            raise click.UsageError(Message("By post a single pack is played, and no campaign."))
        if is_turn(turn_file):
            by_post.answer(turn_file, load_changed(pack, changes), language)
            return
        saved = saved or (turn_file if turn_file.is_file() else None)
    sat: dict[str, str] = {}
    if saved is not None:
        with told_of(saved):
            said = saves.parse(read_text(saved))
        changes = changes or said.changes
        sat = {} if seats or bots else without_programs(said.players)
    if is_campaign(pack):
        play_campaign(
            load_campaign(pack, registry(), changes),
            SecretSeed.fresh() if seed is None else seed,
            saved,
            ply_limit or 0,
            lambda game: {**who_plays(seats, bots, game, registry(game.id)), **_those_of(sat, game)},
            lambda table: _screen(table, aids, language, handover, pack, changes),
            registry(),
            language,
            record,
        )
        return
    game: Game = load_changed(pack, changes)
    players = {**who_plays(seats, bots, game, registry(game.id)), **_those_of(sat, game)}
    begun = SecretSeed.fresh() if seed is None else seed
    match = Match(game, begun, ply_limit or 0) if saved is None else saves.load(saved, game, ply_limit or 0)
    table = Table(match, registry(game.id))
    table.seat_bots(players)
    if turn_file is not None:
        by_post.keep(table, turn_file, changes)
        return
    _screen(table, aids, language, handover, pack, changes).run(record)


def without_programs(players: Mapping[str, str]) -> dict[str, str]:
    """Return who sat at a saved game's table.

    Raises:
        UsageError: when a program did: a file that somebody sent must not start one.
    """
    for seat, bot in players.items():
        if bot.partition(":")[0].strip() == "program":
            raise click.UsageError(
                Message(
                    "In this save, `{seat}` is played by a program, which a save does not start. Say who plays, as in "
                    "--seat {seat}=human, or name the program yourself.",
                    seat=seat,
                )
            )
    return dict(players)


def _those_of(players: Mapping[str, str], game: Game) -> dict[str, str]:
    return {seat.id: players[seat.id] for seat in game.seats if seat.id in players}


def _screen(
    table: Table, aids: tuple[str, ...], language: str, handover: str, pack: Path, changes: Overrides
) -> Terminal:
    for aid in aids:
        table.match.switch(aid, on=True)
    return Terminal(table, language, handover, pack, changes)


def _must_have_a_folder(record: Path | None, option: str = "--record") -> None:
    """Say so before a game is played, not after it."""
    folder = record.parent if record is not None else Path()
    if not folder.is_dir():
        raise click.BadParameter(Message("there is no folder {folder}", folder=folder), param_hint=option)
    if record is not None and not os.access(folder, os.W_OK):
        raise click.BadParameter(
            Message("no permission to write to {folder}", folder=folder), param_hint=option
        )
