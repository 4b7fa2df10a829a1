"""Packs that come along: of the plugins, and of the folder the program was started from."""

from __future__ import annotations

from pathlib import Path

from uguisu.content.discover import find_packs
from uguisu.registry import Registry

MOST = 60


def bundled_packs(registry: Registry) -> list[Path]:
    """Return the folders of packs that can be opened from the welcome page."""
    found: dict[Path, None] = {}
    checkout = Path(__file__).resolve().parents[2] / "scenarios"
    for root in (*registry.packs, Path("scenarios"), checkout):
        if root.is_dir():
            for pack in find_packs(root):
                if pack.is_dir():
                    found.setdefault(pack.resolve())
    return list(found)[:MOST]
