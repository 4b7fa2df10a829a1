"""What a saved game was played with, and whether that is what is here now."""

from __future__ import annotations

import msgspec

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.said import Said

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
            Said(
                "it is of format {format}, and this version reads formats up to {ours}",
                format=stamp.format,
                ours=FORMAT,
            ),
            hint=Said("install a newer Uguisu"),
        )
    if stamp.game != game.id or stamp.scenario != game.scenario:
        raise StampMismatch(
            Said(
                "it was played with '{scenario}' of {game}, not with '{ours}' of {our_game}",
                scenario=stamp.scenario,
                game=stamp.game,
                ours=game.scenario,
                our_game=game.id,
            ),
            hint=Said("name the pack it was played with"),
        )
    if stamp.digest != game.digest:
        raise StampMismatch(
            Said("the pack '{scenario}' has changed since it was played", scenario=game.scenario),
            hint=Said("use the pack as it was then; its files may be in your version history"),
        )
    if stamp.variants != game.variants:
        raise StampMismatch(
            Said(
                "it was played with other variants: {variants}",
                variants=", ".join(stamp.variants) or Said("none"),
            )
        )
    return [
        f"plugin '{name}' was {version} then and is {game.versions.get(name, 'missing')} now"
        for name, version in stamp.versions.items()
        if game.versions.get(name) != version
    ]
