"""Small games for tests: simultaneous choice, dice, and cards that answer cards; and packs to play them."""

from tests.support.toys.packs import PATH, pack, registry

__all__ = ["PATH", "pack", "registry"]
