"""What the Tab key offers: packs, bots, variants, languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from uguisu.cli.languages import spoken
from uguisu.said import Said, translate

if TYPE_CHECKING:
    from uguisu.registry import Registry


def complete_packs(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer packs, and the folders on the way to them."""
    folder = Path(incomplete) if incomplete.endswith(("/", "\\")) else Path(incomplete).parent
    start = Path(incomplete).name if not incomplete.endswith(("/", "\\")) else ""
    offered = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if not path.name.startswith(start) or path.name.startswith("."):
            continue
        if path.is_dir():
            pack = (path / "scenario.yaml").is_file()
            offered.append(
                CompletionItem(
                    path.as_posix() + ("" if pack else "/"),
                    help=translate(Said("a pack"), spoken()) if pack else None,
                )
            )
        elif path.suffix == ".zip":
            offered.append(CompletionItem(path.as_posix(), help=translate(Said("a zip"), spoken())))
    return offered


def complete_bots(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer seats of the pack, and bots behind ``seat=``."""
    head, comma, last = incomplete.rpartition(",")
    seat, equals, start = last.rpartition("=")
    before = f"{head}{comma}{seat}{equals}"
    bots = [
        CompletionItem(f"{before}{bot.id}", help=bot.description)
        for bot in _registry().bots.values()
        if bot.id.startswith(start)
    ]
    seats = (
        []
        if equals
        else [CompletionItem(f"{before}{name}=") for name in _seats(context) if name.startswith(start)]
    )
    return [*seats, *bots]


def complete_variants(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the variants of the pack's game, one after the other behind commas."""
    head, comma, start = incomplete.rpartition(",")
    game = _game_of(context)
    known = {name for owner, name in _registry().variants if game in (None, owner)}
    taken = set(head.split(","))
    return [
        CompletionItem(f"{head}{comma}{name}") for name in sorted(known - taken) if name.startswith(start)
    ]


def complete_games(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the games whose rules are installed."""
    return [CompletionItem(name) for name in sorted(_registry().games) if name.startswith(incomplete)]


def _registry() -> Registry:
    from uguisu.plugins import registry

    return registry()


def _pack_of(context: click.Context) -> Path | None:
    """Return the pack on the command line; before an unfinished option click has not taken it for PACK yet."""
    named = [context.params.get("pack"), *context.args]
    return next((Path(name) for name in named if name and Path(name).exists()), None)


def _game_of(context: click.Context) -> str | None:
    from uguisu.content.loader import read_pack

    path = _pack_of(context)
    pack = None if path is None else read_pack(path, _registry())[0]
    return None if pack is None else pack.scenario.game


def _seats(context: click.Context) -> list[str]:
    from uguisu.loading import check

    path = _pack_of(context)
    game = None if path is None else check(path, _registry())[0]
    return [] if game is None else [seat.id for seat in game.seats]
