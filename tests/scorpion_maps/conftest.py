from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from uguisu.board.compile import compile_map
from uguisu.board.model import GraphMap
from uguisu.board.topology import Topology
from uguisu.content.document import read_document

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"
PACKS = ("garden_gate", "two_castles", "crooked_harbour")


@dataclass(frozen=True)
class Drawn:
    """A pack's map, and what each of its parts holds."""

    pack: Path
    model: GraphMap
    board: Topology

    def tagged(self, *tags: str) -> set[int]:
        """The zones that bear all of these tags."""
        return {place for place, own in enumerate(self.board.tags) if own.issuperset(tags)}

    def castle(self, side: str) -> set[int]:
        return set(self.board.region[f"castle_{side}"].places)

    def ids(self, places: Any) -> list[str]:
        return sorted(self.board.ids[place] for place in places)


@cache
def read(pack: str, file: str) -> Any:
    document, found = read_document((SCORPION / pack / file).read_bytes(), file, f"{pack}/{file}")
    assert document is not None, found
    return document.data


@cache
def drawn(pack: str) -> Drawn:
    model = msgspec.convert(read(pack, "map.yaml"), GraphMap)
    return Drawn(SCORPION / pack, model, compile_map(model))


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def castle_map(pack: str) -> Drawn:
    return drawn(pack)


@pytest.fixture
def mission(pack: str) -> Any:
    return read(pack, "mission.yaml")


@pytest.fixture
def texts(pack: str) -> Iterator[tuple[str, Any]]:
    """Every table of languages in a pack's files, with where it stands."""
    return _tables(pack)


def _tables(pack: str) -> Iterator[tuple[str, Any]]:
    for file in sorted((SCORPION / pack).glob("*.yaml")):
        waiting: list[tuple[str, Any]] = [(file.name, read(pack, file.name))]
        while waiting:
            where, value = waiting.pop()
            if isinstance(value, list):
                waiting += [(f"{where}[{number}]", inner) for number, inner in enumerate(value)]
            elif isinstance(value, dict):
                if "en" in value:
                    yield where, value
                waiting += [(f"{where}.{key}", inner) for key, inner in value.items()]
