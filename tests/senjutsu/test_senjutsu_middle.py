"""The middle of a field is found by the ends of its axes: it is the hex that all pairs tell, on fields of any form."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from uguisu.board import MapModel, Topology, compile_map
from uguisu_senjutsu.board.geometry import Field
from uguisu_senjutsu.game import SenjutsuGame


def _field_of(columns: int, rows: int) -> Topology:
    """A whole field, all of snow."""
    legend = {".": {"terrain": "snow"}}
    plain = {"format": 1, "kind": "hexes", "id": "field", "legend": legend, "rows": ["." * columns] * rows}
    return compile_map(msgspec.convert(plain, MapModel))


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.parametrize("seed", range(40))
def test_it_is_the_one_that_all_pairs_tell(seed: int) -> None:
    rng = random.Random(seed)
    field = list({(rng.randrange(-9, 9), rng.randrange(-9, 9)) for _ in range(rng.randrange(1, 60))})
    wanted = min(range(len(field)), key=lambda one: max(apart(field[one], other) for other in field))
    game = cast("Any", SimpleNamespace(topology=SimpleNamespace(coordinates=field)))
    assert SenjutsuGame._middle(game) == wanted


def test_a_field_of_ten_thousand_hexes_is_looked_at_once() -> None:
    """Each hex is asked for, and none of them more often than a few times: all pairs would be a hundred million."""
    asked = [0]

    class Coordinates(list[tuple[int, int]]):
        def __iter__(self) -> Any:
            asked[0] += 1
            return super().__iter__()

    field = Coordinates((column - row // 2, row) for row in range(100) for column in range(100))
    game = cast("Any", SimpleNamespace(topology=SimpleNamespace(coordinates=field)))
    found = field[SenjutsuGame._middle(game)]
    assert max(apart(found, other) for other in field) <= 75
    assert asked[0] < 10


def test_a_large_field_reckons_no_distance_that_nobody_asks_for() -> None:
    """A field of ten thousand hexes has a hundred million of them: rows come when they are asked for, the width never asks."""
    field = Field(_field_of(100, 100))
    assert len(field.distance) == 0
    assert field.width >= max(field.distance[0]) > 100
    assert len(field.distance) == 1


@pytest.mark.parametrize("size", [(1, 1), (4, 7), (9, 2)])
def test_the_width_is_the_greatest_distance(size: tuple[int, int]) -> None:
    field = Field(_field_of(*size))
    places = range(len(field.topology))
    assert field.width == max(field.distance[one][other] for one in places for other in places)
