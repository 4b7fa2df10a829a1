"""A map of Tiled, read: what of it an import works with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class ObjectRef:
    """A property's reference to an object, by its number."""

    number: int


@dataclass(frozen=True)
class Tile:
    """What a tile means: `terrain` is a name made from its class, its set's terrains, or its number."""

    terrain: str
    named: bool
    kind: str = ""
    """Its class, if it has one."""
    props: dict[str, Any] = field(default_factory=dict)
    picture: Path | None = None
    """Its own picture; that of the tileset otherwise."""


@dataclass
class Tileset:
    """A set of tiles; `tile(local number)` is always something, if only a number."""

    first: int
    name: str
    tiles: dict[int, Tile]
    count: int = 0
    """How many tiles it has; 0 where not said."""
    alignment: str = "unspecified"
    missing: bool = False
    size: Point = (0.0, 0.0)
    picture: Path | None = None
    columns: int = 0
    margin: int = 0
    spacing: int = 0

    def tile(self, local: int) -> Tile:
        """Return what is known of a tile."""
        found = self.tiles.get(local)
        return found or Tile(f"{self.name}-{local}", named=False)


@dataclass
class TileLayer:
    """Tiles by column and row, flip bits still on. Cells without a tile are not in it."""

    name: str
    cells: dict[tuple[int, int], int]


@dataclass
class MapObject:
    """An object: its shape in pixels of the map, before it is turned by `rotation` degrees round (x, y)."""

    number: int
    name: str
    kind: str
    shape: str
    """rectangle, ellipse, capsule, point, polygon, polyline, text or tile."""
    x: float
    y: float
    width: float
    height: float
    rotation: float
    points: tuple[Point, ...]
    text: str
    gid: int
    props: dict[str, Any]
    layer: str
    colour: str = ""
    tileset: Tileset | None = None
    """The set of a template's tile, where it is not one of the map's."""

    @property
    def title(self) -> str:
        """What to call it in a report."""
        return self.name or (f"{self.kind} #{self.number}" if self.kind else f"#{self.number}")


@dataclass
class Picture:
    """An image layer."""

    layer: str
    path: Path
    source: str
    x: float
    y: float
    opacity: float
    width: int = 0
    height: int = 0


@dataclass
class TiledMap:
    """The whole map."""

    path: Path
    orientation: str
    width: int
    height: int
    tile_width: int
    tile_height: int
    hex_side: int
    stagger_axis: str
    stagger_even: bool
    infinite: bool
    props: dict[str, Any]
    kind: str
    tilesets: list[Tileset] = field(default_factory=list)
    layers: list[TileLayer] = field(default_factory=list)
    objects: list[MapObject] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    skew: Point = (0.0, 0.0)

    def tile_of(self, gid: int) -> tuple[Tileset, int] | None:
        """Return the set and the number in it of a tile, its flip bits cleared already; None if no set has it."""
        found = None
        for tileset in self.tilesets:
            if tileset.first <= gid:
                found = tileset
        if found is None or (
            found.count and not found.tiles.get(gid - found.first) and gid - found.first >= found.count
        ):
            return None
        return found, gid - found.first
