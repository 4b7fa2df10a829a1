from __future__ import annotations

from uguisu.content.diagnostics import has_errors
from uguisu.content.loader import read_pack


def load(root, registry):
    pack, found = read_pack(root, registry)
    return pack, [(d.file.rpartition("/")[2], d.line, d.col, d.code) for d in found]


def test_a_good_pack_loads_without_a_word(make_pack, registry):
    pack, found = read_pack(make_pack(), registry)
    assert [str(d) for d in found] == []
    assert pack is not None
    assert pack.options.pickers == 3
    assert pack.variants[0] == ("night", None)
    assert pack.variants[1][1].depth == 2
    assert pack.cards.cards[1].props.edible is False
    assert pack.cards.cards[1].do[0].track == "alarm"
    assert pack.mission.triggers[0].do[0].do[0].by == 1
    assert pack.topology.ids == ("gate", "oak", "pond")
    assert pack.versions["wood"] == "1.4.2"


def test_several_errors_come_in_file_order(make_pack, registry, good_files):
    broken = good_files["scenario.yaml"].replace("title", "tittle").replace("pickers: 3", "pickers: 9")
    pack, found = load(
        make_pack(scenario=broken, map=good_files["map.yaml"].replace("at: [1, 1]", "at: 1")), registry
    )
    assert pack is None
    assert found == [
        ("scenario.yaml", 4, 1, "unknown-key"),
        ("scenario.yaml", 8, 20, "out-of-range"),
        ("map.yaml", 7, 18, "wrong-type"),
    ]


def test_a_pack_with_lint_errors_can_still_be_shown(make_pack, registry, good_files):
    pack, found = read_pack(
        make_pack(map=good_files["map.yaml"].replace("[oak, pond]", "[oak, lake]")), registry
    )
    assert pack is not None
    assert has_errors(found)


def test_private_keys_are_passed_over(make_pack, registry, good_files):
    noted = (
        good_files["scenario.yaml"].replace("pickers: 3", "x-was: 4, pickers: 3") + "x-mood: {any: [thing]}\n"
    )
    pack, found = read_pack(make_pack(scenario=noted), registry)
    assert found == []
    assert pack.options.pickers == 3
