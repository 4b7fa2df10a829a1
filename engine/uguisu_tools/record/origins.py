"""Which pack a recorded game wants: where that is here, and how to get the version that it was played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.content.library import Library
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.plugins.registered import Registry
    from uguisu_tools.record.stamp import Stamp


def way_to_get(name: str, version: str) -> Message | None:
    """Return how a version of a pack can be got, None if no index is known to have it."""
    from uguisu_tools.packs.offers import is_offered  # only where a record does not fit

    if not version or not is_offered(name, version):
        return None
    return Message("`uguisu packs add {name}@{version}` gets it", name=name, version=version)


def candidates(stamp: Stamp, file: Path, registry: Registry, named: str = "") -> Iterator[Path]:
    """Yield the packs that a record may have been played with, the likeliest first."""
    for folder in (file.parent, Path()):
        if named and (folder / named).exists():
            yield folder / named
    for _, name, path in Library.of(registry).packs():
        if name.rpartition("/")[2] == stamp.scenario and name.partition("/")[0] in (
            stamp.game,
            stamp.scenario,
        ):
            yield path


def missing(name: str, version: str, file: Path, otherwise: Message) -> UguisuError:
    """Return what is said where there is no such pack; `otherwise` is the way out where no index is known to have it."""
    told = Message(
        "{file}: it was played with the pack '{scenario}', which is not here", file=file, scenario=name
    )
    if version:
        told = Message(
            "{file}: it was played with version {version} of the pack '{scenario}', which is not here",
            file=file,
            version=version,
            scenario=name,
        )
    return UguisuError(told, way_to_get(name, version) or otherwise)
