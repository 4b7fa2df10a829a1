"""A phase may draw a legal action by a way of its own; it is gone by only while the rules are the phase's own."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys
from tests.support.toys import race

from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.loading import load


def _race(folder: Path) -> Game:
    return load(toys.pack(folder / "race", "race"), toys.registry())


class Drawn(Exception):
    """The draw was asked."""


def _draw(_self: Any, _state: State, _random: Callable[[], float]) -> int:
    raise Drawn


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race.Run, "draw", _draw, raising=False)


@pytest.mark.usefixtures("drawing")
def test_a_playout_draws_where_a_phase_can(tmp_path: Path) -> None:
    game = _race(tmp_path)
    with pytest.raises(Drawn):
        game.playout(game.new(1), random.Random(1))


@pytest.mark.usefixtures("drawing")
def test_a_variant_that_changes_what_is_legal_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = race.Race.build

    def changed(self: race.Race, content: Any, options: Any) -> Any:
        made = build(self, content, options)
        made.rules.wrap("run.legal", lambda original: original)
        return made

    monkeypatch.setattr(race.Race, "build", changed)
    game = _race(tmp_path)
    assert game.playout(game.new(1), random.Random(1)).over


@pytest.mark.usefixtures("drawing")
def test_a_subclass_with_another_legal_does_not_inherit_it() -> None:
    class Crawl(race.Run):
        def legal(self, state: State) -> list[int]:
            return super().legal(state)[:1]

    assert race.Run.draws()
    assert not Crawl.draws()


def test_without_one_the_list_is_drawn_from(tmp_path: Path) -> None:
    game = _race(tmp_path)
    assert not race.Run.draws()
    assert game.playout(game.new(1), random.Random(1)).over
