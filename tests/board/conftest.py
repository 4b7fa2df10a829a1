from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from uguisu.board import MapModel

MapBuilder = Callable[..., Any]


@pytest.fixture
def squares() -> MapBuilder:
    """Build the model of a square map from its rows; `#` is rock, `.` floor."""
    return lambda *rows, **fields: _cells("squares", rows, fields)


@pytest.fixture
def hexes() -> MapBuilder:
    """Build the model of a hex map from its rows; `#` is rock, `.` floor."""
    return lambda *rows, **fields: _cells("hexes", rows, fields)


@pytest.fixture
def graph() -> MapBuilder:
    """Build the model of a graph map from its ids and its links (`a-b` or `a-b:kind`, `a>b` for one way)."""
    return _graph


def _cells(kind: str, rows: tuple[str, ...], fields: dict[str, Any]) -> Any:
    plain = {
        "format": 1,
        "kind": kind,
        "id": "test",
        "legend": {
            ".": {"terrain": "floor"},
            "#": {"terrain": "rock", "tags": ["hard"], "props": {"hurts": 1}},
        },
        "rows": list(rows),
        **fields,
    }
    return msgspec.convert(plain, MapModel)


def _graph(names: str, *links: str, **fields: Any) -> Any:
    plain = {
        "format": 1,
        "kind": "graph",
        "id": "test",
        "places": [{"id": name, "at": [10 * number, 0]} for number, name in enumerate(names.split())],
        "links": [_link(link) for link in links],
        **fields,
    }
    return msgspec.convert(plain, MapModel)


def _link(text: str) -> dict[str, Any]:
    ends, _, kind = text.partition(":")
    one_way = ">" in ends
    return {
        "between": ends.split(">" if one_way else "-"),
        "one_way": one_way,
        **({"kind": kind} if kind else {}),
    }
