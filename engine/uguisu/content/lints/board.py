"""The map's own lints, told what the game knows of links and borders."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding
from uguisu.content.games import GameContent
from uguisu.content.limits import MAX_CELLS
from uguisu.content.pack import Pack
from uguisu.said import Said, capitalized


def board(pack: Pack, game: GameContent | None) -> Iterator[Finding]:
    """Yield what is wrong with the map."""
    if pack.map is None:
        return
    cells = sum(len(row) for row in getattr(pack.map, "rows", ()))
    if cells > MAX_CELLS:
        yield Finding(
            file="map",
            path=("rows",),
            code="too-many-cells",
            message=Said(
                "The map has {cells:,} cells; at most {most:,} can be played on",
                cells=cells,
                most=MAX_CELLS,
            ),
            hint=Said("Make each cell stand for more, or cut the map into several."),
        )
        return
    from uguisu.board.lints import lint_map

    kinds = game.link_kinds if game is not None and game.link_kinds else None
    walkable = game.walkable_kinds if game is not None else None
    blocked_by = game.blocking_kinds if game is not None else frozenset()
    for found in lint_map(pack.map, known_kinds=kinds, walkable=walkable, blocked_by=blocked_by):
        yield Finding(
            file="map",
            path=found.path,
            code=found.code,
            message=capitalized(found.message),
            hint=found.hint,
            severity=found.severity,
        )
