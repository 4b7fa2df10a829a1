"""Mission 1 as the rulebook has it (SP-70 to SP-75), set up by chance and by hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_spies.state import OPEN
from uguisu_tools.cli.play.screen import table_lines

MANSION = Path(__file__).parents[2] / "scenarios" / "spies" / "mansion"
PERIMETER = {1: 2, 2: 1, 3: 3}


@pytest.mark.parametrize("spies", PERIMETER)
@pytest.mark.parametrize("setup", ["dealt", "chosen"])
def test_what_stands_on_the_board(spies: int, setup: str) -> None:
    """SP-71, SP-75: whoever sets it up."""
    game: Any = load(MANSION, changes=Overrides(options={"spies": spies, "setup": setup}))
    house = game.ground.squares("house")
    rooms = [frozenset(region.places) for region in game.topology.regions if "room" in region.tags]
    for seed in range(4):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over and state.phase == game.phases_by_name["place"].index:
            game.apply(state, rng.choice(game.legal(state)))
        at = {
            kind: [
                state.at[piece]
                for piece, one in enumerate(game.pieces)
                if one.kind == kind
                and state.at[piece] >= 0  # who would stand where a dog's handler did waits outside
            ]
            for kind in {piece.kind for piece in game.pieces}
        }
        assert [len(at[kind]) for kind in ("green", "purple", "grey", "camera", "yellow", "document")] == [
            *(6, 2, 2, 3, 2, 4)
        ]
        on_lamps = [*at["green"], *at["purple"], *at["grey"]]
        assert len(set(on_lamps)) == len(on_lamps) == 10
        assert all("lamp" in game.topology.tags[place] for place in on_lamps)
        assert not house & set(at["camera"])
        assert len(at["perimeter_camera"]) == PERIMETER[spies]
        assert house >= {*at["document"], *at["yellow"]}
        assert sum(bool(room & set(at["yellow"])) for room in rooms) == 2
        assert state.marked.bit_count() == 1
        [(opening, colour, face_up, known)] = state.breaches
        assert (colour, face_up, known) == (OPEN, 0, 1)
        assert game.ground.borders[opening].kind == "glass"
        assert len(set(state.alarms)) == 6
        assert opening not in state.alarms
        assert {game.ground.borders[border].kind for border in state.alarms} <= {"glass", "door"}
        assert state.at == state.shown or all(
            state.at[piece] == state.shown[piece] for piece in (*game.units, *game.items)
        )


def test_squares_that_are_only_lit_are_listed_in_one_line() -> None:
    game = load(MANSION)
    lines = table_lines(game, game.view(game.new(0), 0), "en")
    assert sum("(lit)" in line for line in lines) == 1
