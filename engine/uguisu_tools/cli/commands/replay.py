"""`uguisu replay`: read a replay, or the games of a playtest, which lie together in one file; and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from uguisu.core.errors import UguisuError
from uguisu.core.folding import folded
from uguisu.core.game import Game
from uguisu.core.rng import written
from uguisu.match import Match
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu.plugins import registry
from uguisu_tools.cli.console import ProgressBar
from uguisu_tools.cli.languages import language_option, print_json
from uguisu_tools.cli.parameters import A_FILE, PACK, asked_by, json_option
from uguisu_tools.cli.play.screen import log_lines
from uguisu_tools.record import replay as replays
from uguisu_tools.record.games_file import GameLine, GamesHeader, read_games
from uguisu_tools.record.replay import Header, Replay, ReplayEnd, game_for
from uguisu_tools.record.stamp import must_be_file, told_of


def is_playtest(file: Path) -> bool:
    """Whether `file` holds the games of a playtest."""
    must_be_file(file)
    with file.open("rb") as stream:
        return stream.readline(200).startswith(b'{"uguisu_games"')


def read_all(file: Path, wanted: int | None = None) -> dict[str, Replay]:
    """Return the replays in `file`, each by what it is called there: ``game 3`` of a playtest, "" for the only one.

    Raises:
        UguisuError: when the file is no replay, or has no game number `wanted`.
    """
    if not is_playtest(file):
        if wanted is not None:
            raise UguisuError(
                Message("{file} holds one game, so --game has nothing to choose from", file=file)
            )
        return {"": replays.read(file)}
    header, games = read_games(file, None if wanted is None else {wanted})
    if wanted is not None and wanted not in games:
        raise UguisuError(Message("{file} has no game {wanted}", file=file, wanted=wanted))
    return {f"game {number}": _as_replay(header, game) for number, game in sorted(games.items())}


def _as_replay(header: GamesHeader, game: GameLine) -> Replay:
    return Replay(
        header=Header(
            uguisu_replay=msgspec.structs.replace(header.uguisu_games, seed_text=written(game.seed)),
            pack=header.pack,
            changes=header.changes,
            seats=header.bots,
            title=game.error,
        ),
        steps=game.steps,
        end=ReplayEnd(result=game.result, steps=len(game.steps), state=""),
    )


@click.command("replay")
@click.argument("file", type=A_FILE)
@click.option("--pack", type=PACK, help="The pack it was played with, if it is not found automatically.")
@click.option("--game", "number", type=int, metavar="N", help="Which game of a playtest's games.jsonl.")
@click.option("--verify", is_flag=True, help="Replay it and compare; only say whether it matches.")
@click.option("--seat", help="Show what this seat learned; `onlooker` for what everybody could see.")
@language_option
@json_option
def command(
    file: Path,
    pack: Path | None,
    number: int | None,
    verify: bool,
    seat: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Show a recorded game, or verify it.

    FILE is a replay, or the games.jsonl of a playtest. A replay holds everything, secrets included: with --seat it is
    shown as one player saw it.
    """
    if number is None:
        found = read_all(file)
    else:
        with asked_by("--game"):
            found = read_all(file, number)
    if verify:
        _verify(found, file, pack, language)
        return
    if len(found) != 1:
        raise click.UsageError(
            Message(
                "{file} holds {count} {count:game|games}; say with --game which one to show.",
                file=file,
                count=len(found),
            )
        )
    [(name, replay)] = found.items()
    game = game_for(replay, file, registry(), pack)
    match = _played(name, replay, file, game, verify=False)
    viewer = _viewer(match, seat)
    if as_json:
        print_json(_told(replay, match, viewer, language))
    else:
        _print(replay, match, viewer, language)


def _verify(found: dict[str, Replay], file: Path, pack: Path | None, language: str) -> None:
    """Say of each whether it is true; stop at the first that is not."""
    game: Game | None = None
    with ProgressBar(len(found), translate(Message("Replaying"), language)) as progress:
        for name, replay in found.items():
            game = game or game_for(replay, file, registry(), pack)
            match = _played(name, replay, file, game, verify=True)
            message = Message(
                "{replay}: verified; {count} {count:step|steps}, {ending}",
                replay=_called(file, name),
                count=len(match.steps),
                ending=_ending(match, language),
            )
            click.echo(translate(message, language))
            progress.step()


def _called(file: Path, name: str) -> str:
    return f"{file}, {name}" if name else str(file)


def _played(name: str, replay: Replay, file: Path, game: Game, *, verify: bool) -> Match:
    with told_of(_called(file, name)):
        return replays.verify(replay, game) if verify else replays.play_again(replay, game)


def _viewer(match: Match, seat: str | None) -> int | None:
    """Return a seat's index, -1 for an onlooker, None for somebody who knows all."""
    if seat is None:
        return None
    with asked_by("--seat"):
        return match.game.seat_index("" if seat == "onlooker" else seat)


def _ending(match: Match, language: str) -> str:
    state = match.state
    return (
        match.game.result_title(state.result, language)
        if state.result >= 0
        else translate(Message("unfinished"), language)
    )


def _print(replay: Replay, match: Match, viewer: int | None, language: str) -> None:
    stamp = replay.header.uguisu_replay
    click.echo(
        click.style(localize(match.game.title, language), bold=True) + f" ({stamp.game}, {stamp.scenario})"
    )
    if replay.header.title:
        click.echo(replay.header.title)
    for seat, player in replay.header.seats.items():
        click.echo(f"  {seat}: {player}")
    for fold in folded(log_lines(match.game, match.state, viewer, language), language):
        click.echo(f"{fold.ply:>4}  {fold.text}")
    click.echo(_ending(match, language))


def _told(replay: Replay, match: Match, viewer: int | None, language: str) -> dict[str, Any]:
    stamp = replay.header.uguisu_replay
    told: dict[str, Any] = {
        "game": stamp.game,
        "scenario": stamp.scenario,
        "seats": replay.header.seats,
        "log": [
            {"ply": line.ply, "text": line.text}
            for line in log_lines(match.game, match.state, viewer, language)
        ],
        "result": replay.end.result,
    }
    if viewer is None:
        told["seed"] = written(stamp.seed)
        told["steps"] = [{"seat": step.seat, "move": step.move} for step in match.steps]
    return told
