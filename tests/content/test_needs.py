"""What is said of plugins that a pack needs, and of names that look like others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from uguisu.content.loader import read_pack
from uguisu.messages.suggest import nearest


def test_a_plugin_that_was_left_out_is_not_called_missing(make_pack, registry, good_files):
    scenario = good_files["scenario.yaml"].replace(
        'needs: {wood: ">=1.4"}', 'needs: {wood: ">=1.4", owls: ">=1"}'
    )
    _, (found,) = read_pack(make_pack(scenario=scenario), registry)
    assert "is not installed" in found.message
    _, (found,) = read_pack(
        make_pack(scenario=scenario), replace(registry, left_out={"owls": "no module named hoot"})
    )
    assert found.message == "The plugin `owls` is installed, but could not be loaded: no module named hoot"


def test_a_game_that_nobody_knows_may_be_a_left_out_plugins(make_pack, registry, good_files):
    scenario = good_files["scenario.yaml"].replace("game: wood", "game: harbour")
    broken = replace(registry, left_out={"port": "no module named sea"})
    _, found = read_pack(make_pack(scenario=scenario), broken)
    (about,) = (one for one in found if one.code == "unknown-game")
    assert "could not be loaded: `port`" in about.hint


def test_letters_that_look_alike_are_told_apart(make_pack, registry, good_files):
    links = good_files["map.yaml"].replace("between: [gate, oak]", "between: [gate, оak]")
    assert links != good_files["map.yaml"]
    _, found = read_pack(make_pack(map=links), registry)
    (about,) = (one for one in found if one.code == "dangling-id")
    assert about.hint == "Did you mean `oak`? It looks the same, but `о` is a Cyrillic letter here."


@pytest.mark.parametrize(
    ("wrong", "known"),
    [("guard", ["wound", "board"]), ("at", ["along", "it"]), ("lamp", ["plan"]), ("steal", ["tag", "is_at"])],
)
def test_what_is_far_fetched_is_not_suggested(wrong, known):
    assert nearest(wrong, known) is None
