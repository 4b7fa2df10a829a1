"""docs/rules.md tells of every rule, phase and field, truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from telling import starter

from uguisu.plugins import registry

PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def test_nothing_is_left_without_words() -> None:
    assert re.findall(r"^- .*: ?$", PAGE, re.MULTILINE) == [], "give it a docstring"
    for phase in re.findall(r"^#### `(\w+)`\n(.*?)(?=^#)", PAGE, re.MULTILINE | re.DOTALL):
        assert "\nActions: " in phase[1], f"{phase[0]}: say in its docstring what each action is"


@pytest.mark.parametrize("name", sorted(registry().games))
def test_every_rule_phase_and_field_is_told(name: str) -> None:
    build, game = starter(name)
    told = set(re.findall(r"`([\w.]+)", PAGE))
    assert set(build.phases) <= told
    assert {rule for rule in build.rules if rule.rpartition(".")[0] not in build.phases} <= told
    assert set(type(game.new(0)).kinds) <= told
