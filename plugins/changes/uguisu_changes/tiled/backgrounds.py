"""An image layer becomes the picture under the map."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

from uguisu import Message
from uguisu.board import from_offset
from uguisu_changes.tiled.grids import Placing, grid_of
from uguisu_changes.tiled.model import Point, TiledMap
from uguisu_changes.tiled.naming import id_of
from uguisu_changes.tiled.report import ImportReport

Copies = tuple[tuple[Path, str], ...]


def background_of(
    found: TiledMap, placing: Placing | None, report: ImportReport
) -> tuple[dict[str, Any] | None, Copies]:
    """Return the map's `background` and the file to copy into the pack for it; `placing` is None for graphs."""
    if not found.pictures:
        return None, ()
    if placing is not None and found.orientation not in ("orthogonal", "hexagonal"):
        for picture in found.pictures:
            report.add(
                "left-out", Message("Pictures under maps that are drawn at an angle in Tiled."), picture.layer
            )
        return None, ()
    first, *others = found.pictures
    for picture in others:
        report.add(
            "left-out", Message("Pictures beyond the first: a map has one picture under it."), picture.layer
        )
    inside = f"art/{id_of(first.path.stem, 'board')}{first.path.suffix.lower()}"
    scale, origin = _units(found, placing, report)
    at = [round(first.x * scale + origin[0], 4), round(first.y * scale + origin[1], 4)]
    entry: dict[str, Any] = {"image": inside, "at": at, "scale": round(scale, 8)}
    if first.opacity < 1:
        entry["opacity"] = round(first.opacity, 3)
    return entry, ((first.path, inside),)


def _units(found: TiledMap, placing: Placing | None, report: ImportReport) -> tuple[float, Point]:
    """Map units to a pixel of Tiled, and where pixel (0, 0) lies in map units."""
    if placing is None:
        return 1.0, (0.0, 0.0)
    if not placing.shoved:
        if found.tile_width != found.tile_height:
            report.add(
                "changed",
                Message("The picture keeps its shape, but the cells became square: it fits in width only."),
            )
        scale = 1 / found.tile_width
        return scale, (-float(placing.left), -float(placing.top))
    flat = placing.orientation == "flat"
    scale = 2 / found.tile_width if flat else sqrt(3) / found.tile_width
    first = (placing.left, placing.top)
    x, y = grid_of(found).centre(first)
    q, r = from_offset(0, 0, placing.orientation, placing.offset)
    ours = (1.5 * q, sqrt(3) * (r + q / 2)) if flat else (sqrt(3) * (q + r / 2), 1.5 * r)
    return scale, (ours[0] - x * scale, ours[1] - y * scale)
