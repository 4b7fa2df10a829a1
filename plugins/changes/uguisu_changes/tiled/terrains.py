"""Layers of tiles become rows of characters and a legend.

The lowest tile of a cell is its terrain; those above it are tags of the same cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from uguisu import Message
from uguisu_changes.tiled.grids import Cell, Placing
from uguisu_changes.tiled.model import ObjectRef, TiledMap, Tileset
from uguisu_changes.tiled.naming import id_of
from uguisu_changes.tiled.objects import GID_BITS
from uguisu_changes.tiled.report import ImportReport

NO_CELL = " "
LETTERS = ((0x61, 0x7A), (0x41, 0x5A), (0x30, 0x39), (0x430, 0x44F), (0x410, 0x42F), (0x3B1, 0x3C9))
"""Latin letters, small and large, digits, Cyrillic letters, Greek ones: the first and the last of each, in Unicode."""
_SIGNS = "+*=%@&$~^!?;:<>/|_-,"

ColourOf = Callable[[Tileset, int], str | None]
"""Tells the mean colour of a tile by its local number: pictures are read where there is Qt."""


@dataclass
class Ground:
    """What one character means."""

    terrain: str
    tags: tuple[str, ...] = ()
    props: dict[str, Any] = field(default_factory=dict)
    colour: str | None = None
    """The mean colour of its tile."""

    @property
    def key(self) -> str:
        """Alike for grounds that are the same."""
        return repr((self.terrain, self.tags, sorted(self.props.items(), key=lambda item: item[0])))


def terrains_of(
    found: TiledMap, placing: Placing, report: ImportReport, colour_of: ColourOf | None = None
) -> tuple[dict[str, Ground], list[str]]:
    """Return the legend and the rows."""
    stacks: dict[Cell, tuple[int, ...]] = {}
    for layer in found.layers:
        for cell, gid in layer.cells.items():
            if gid & ~GID_BITS:
                report.add(
                    "left-out",
                    Message("How tiles are turned and mirrored: terrains have no direction."),
                    layer.name,
                )
            if cell in stacks:
                report.add(
                    "changed",
                    Message("Where layers overlap, the lowest tile is the terrain, the others are tags."),
                    layer.name,
                )
            stacks[cell] = (*stacks.get(cell, ()), gid & GID_BITS)
    grounds = _Grounds(found, report, colour_of)
    kinds = {stack: grounds.of(stack) for stack in dict.fromkeys(stacks.values())}
    often = Counter(kinds[stack].key for stack in stacks.values())
    by_key = {ground.key: ground for ground in kinds.values()}
    legend: dict[str, Ground] = {}
    signs: dict[str, str] = {}
    for number, (key, _) in enumerate(often.most_common()):
        sign = "." if number == 0 else next(each for each in _candidates(by_key[key]) if each not in legend)
        legend[sign] = by_key[key]
        signs[key] = sign
    grid = [[NO_CELL] * placing.columns for _ in range(placing.rows)]
    chars = {stack: signs[ground.key] for stack, ground in kinds.items()}
    for cell, stack in stacks.items():
        column, row = placing.place(cell)
        grid[row][column] = chars[stack]
    return legend, ["".join(row) for row in grid]


class _Grounds:
    def __init__(self, found: TiledMap, report: ImportReport, colour_of: ColourOf | None) -> None:
        self.map = found
        self.report = report
        self.colour_of = colour_of

    def of(self, stack: tuple[int, ...]) -> Ground:
        names: list[str] = []
        props: dict[str, Any] = {}
        for gid in stack:
            name, more = self._tile(gid)
            if name not in names:
                names.append(name)
            for key, value in more.items():
                if isinstance(value, ObjectRef):
                    self.report.add("left-out", Message("Objects that properties of tiles refer to."), name)
                    continue
                if props.get(key, value) != value:
                    self.report.add(
                        "left-out",
                        Message(
                            "The property '{name}' of a lower tile, where a tile above it has another.",
                            name=key,
                        ),
                        names[0],
                    )
                props[key] = value
        known = self.map.tile_of(stack[0])
        colour = self.colour_of(*known) if known is not None and self.colour_of is not None else None
        return Ground(names[0], tuple(names[1:]), props, colour)

    def _tile(self, gid: int) -> tuple[str, dict[str, Any]]:
        known = self.map.tile_of(gid)
        if known is None:
            self.report.add(
                "missing", Message("No tileset has the tile {gid}; it is called 'tile-{gid}'.", gid=gid)
            )
            return f"tile-{gid}", {}
        tile = known[0].tile(known[1])
        if not tile.named and not known[0].missing:
            self.report.add(
                "note",
                Message(
                    "Tiles without a class are named after their tileset and number. Give "
                    "them a class in Tiled for better names."
                ),
                known[0].name,
            )
        return tile.terrain, tile.props


def _candidates(ground: Ground) -> Iterator[str]:
    """Characters for a terrain: letters of its name if they are free, then signs, then letters of any script."""
    word = (ground.tags[-1] if ground.tags else ground.terrain).rsplit("-", 1)[0]
    letters = [letter for letter in id_of(word, "t") if letter.isalpha() and len(letter.lower()) == 1]
    yield from (letter.lower() for letter in letters)
    yield from (letter.upper() for letter in letters if len(letter.upper()) == 1)
    yield from _SIGNS
    for first, last in LETTERS:
        yield from (chr(code) for code in range(first, last + 1))
    for code in range(0x4E00, 0x9FA5):
        yield chr(code)
    for code in range(0xAC00, 0xD7A3):
        yield chr(code)
    for code in range(0x20000, 0x2A6D0):
        yield chr(code)
