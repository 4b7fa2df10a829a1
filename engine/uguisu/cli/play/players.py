"""Who sits where: reads `--seat` and `--bots`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from uguisu.bots.spec import EVERYBODY, default_bot, parse_bots
from uguisu.bots.table import HUMAN
from uguisu.core.errors import UguisuError
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.registry import Registry


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
            Said("'{text}' should be SEAT=WHO, as in ninja=human", text=text), param_hint="--seat"
        )
    game.seat_index(seat)
    return seat, who


def _rest(bots: str, game: Game, registry: Registry) -> dict[str, str]:
    specs = parse_bots(bots, game, registry)
    asked = {part.partition("=")[0].strip() for part in bots.split(",") if "=" in part}
    for_all = EVERYBODY in asked or not bots.split(",", maxsplit=1)[0].partition(":")[0].count("=")
    return {seat.id: str(specs[seat.id]) for seat in game.seats if for_all or {seat.id, seat.side} & asked}
