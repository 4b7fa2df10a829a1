"""What a schema cannot see: names that lead nowhere, sums that don't come out, texts left untranslated.
One idea a file.
"""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.lints.board import board
from uguisu.content.lints.decks import decks
from uguisu.content.lints.duplicates import duplicates
from uguisu.content.lints.enough import enough
from uguisu.content.lints.files import files
from uguisu.content.lints.guard import guarded
from uguisu.content.lints.names import names
from uguisu.content.lints.objectives import objectives
from uguisu.content.lints.rulings import rulings
from uguisu.content.lints.tracks import tracks
from uguisu.content.lints.translations import translations
from uguisu.content.pack import Pack
from uguisu.content.registry import Finding, GameContent


def lint(pack: Pack, game: GameContent | None) -> Iterator[Finding]:
    """Yield everything that the core's lints and then the game's own find in a pack that was typed."""
    yield from enough(board(pack, game))
    yield from enough(duplicates(pack))
    yield from enough(decks(pack))
    yield from enough(names(pack, game))
    yield from enough(tracks(pack))
    yield from enough(objectives(pack))
    yield from enough(rulings(pack, game))
    yield from enough(files(pack))
    yield from enough(translations(pack))
    if game is not None:
        for extra in game.lints:
            yield from enough(guarded(extra, pack))
