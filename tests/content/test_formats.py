"""Files of other formats than the present one."""

from __future__ import annotations

import pytest

from uguisu.content import loader
from uguisu.content.diagnostics import has_errors
from uguisu.content.loader import read_pack


def places_from_nodes(file):
    """A toy of a step: a format 0 that there never was."""
    entries = [("places" if key == "nodes" else key, value) for key, value in file.items()]
    file.clear()
    file.update(entries)


@pytest.fixture
def old_map(good_files):
    return good_files["map.yaml"].replace("format: 1", "format: 0").replace("\nplaces:", "\nnodes:")


def test_a_file_of_an_older_format_is_read_by_its_step(make_pack, registry, old_map, monkeypatch):
    monkeypatch.setitem(loader.MIGRATIONS, ("map", 0), places_from_nodes)
    pack, found = read_pack(make_pack(map=old_map), registry)
    assert [(each.code, each.severity, each.line) for each in found] == [("older-format", "hint", 1)]
    assert [place.id for place in pack.map.places] == ["gate", "oak", "pond"]
    assert pack.digest == read_pack(make_pack(), registry)[0].digest


def test_without_a_step_the_number_is_wrong(make_pack, registry, old_map):
    pack, found = read_pack(make_pack(map=old_map), registry)
    assert pack is None
    assert has_errors(found)
    assert any(each.path == ("format",) for each in found)
