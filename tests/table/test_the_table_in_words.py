"""The table in words: what is marked is told in the reader's language, not as files have it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import load
from uguisu_table.telling import lines_of

MANSION = Path(__file__).parents[2] / "scenarios" / "spies" / "mansion"


def test_what_a_mark_is_labelled_with_is_said_in_the_readers_language() -> None:
    game: Any = load(MANSION)
    state = game.new(1)
    border = game.ground.borders.index(next(one for one in game.ground.borders if one[2] == "wire"))
    state.breaches = [(border, 1, True, True)]
    spy = next(number for number, seat in enumerate(game.seats) if seat.side == "spies")
    told = "\n".join(lines_of(game, game.view(state, spy, "ru"), "ru"))
    assert "найдено" in told
    assert "found" not in told
