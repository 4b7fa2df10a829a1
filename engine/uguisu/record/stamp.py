"""What a saved game was played with, and whether that is what is here now."""

from __future__ import annotations

import msgspec

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game

FORMAT = 1


class Stamp(msgspec.Struct, frozen=True, kw_only=True):
    """The game, content and rules of a saved game: all that must be the same for its moves to mean the same."""

    format: int
    game: str
    scenario: str
    digest: str
    variants: tuple[str, ...]
    versions: dict[str, str]
    seed: int


class StampMismatch(UguisuError):
    """A saved game does not belong to the game at hand."""


def stamp_of(game: Game, seed: int) -> Stamp:
    """Return the stamp for a match of `game`."""
    return Stamp(
        format=FORMAT,
        game=game.id,
        scenario=game.scenario,
        digest=game.digest,
        variants=game.variants,
        versions=game.versions,
        seed=seed,
    )


def check(stamp: Stamp, game: Game) -> list[str]:
    """Return remarks on plugins whose version is another now; the moves are still tried.

    Raises:
        StampMismatch: when the file is of a newer format, or of another game or another state of the scenario.
    """
    if stamp.format > FORMAT:
        raise StampMismatch(
            f"it is of format {stamp.format}, and this version reads formats up to {FORMAT}",
            hint="install a newer Uguisu",
        )
    if stamp.game != game.id or stamp.scenario != game.scenario:
        raise StampMismatch(
            f"it was played with '{stamp.scenario}' of {stamp.game}, not with '{game.scenario}' of {game.id}",
            hint="name the pack it was played with",
        )
    if stamp.digest != game.digest:
        raise StampMismatch(
            f"the pack '{game.scenario}' has changed since it was played",
            hint="use the pack as it was then; its files may be in your version history",
        )
    if stamp.variants != game.variants:
        raise StampMismatch(f"it was played with other variants: {', '.join(stamp.variants) or 'none'}")
    return [
        f"plugin '{name}' was {version} then and is {game.versions.get(name, 'missing')} now"
        for name, version in stamp.versions.items()
        if game.versions.get(name) != version
    ]
