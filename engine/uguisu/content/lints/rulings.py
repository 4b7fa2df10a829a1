"""Rulings that would prove nothing."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding
from uguisu.content.games import GameContent
from uguisu.content.needs import check_variants
from uguisu.content.pack import Pack
from uguisu.said import Said


def rulings(pack: Pack, game: GameContent | None) -> Iterator[Finding]:
    """Yield rulings without expectations, and variants in them that are not known."""
    for index, ruling in enumerate(pack.rulings.rulings if pack.rulings else ()):
        if not ruling.expect and not any(step.expect for step in ruling.steps):
            yield Finding(
                file="rulings",
                path=("rulings", index),
                code="ruling-empty",
                severity="warning",
                message=Said("The ruling `{ruling}` expects nothing, so it can never fail", ruling=ruling.id),
                hint=Said("Say under `expect:` what must hold."),
            )
        if game is not None and ruling.variants:
            at = ("rulings", index, "variants")
            yield from check_variants(ruling.variants, game, pack.scenario.game, "rulings", at)
