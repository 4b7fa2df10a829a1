"""Mission 1 as the rulebook has it (SP-70 to SP-75), set up by chance and by hand, and played over the protocol."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.cli.play.screen import table_lines
from uguisu.loading import load
from uguisu.overriding import Overrides
from uguisu.plugins import registry
from uguisu.protocol.connection import Connection
from uguisu_spies.state import BLUE

MANSION = Path(__file__).parents[2] / "scenarios" / "spies" / "mansion"
PERIMETER = {1: 2, 2: 1, 3: 3}


@pytest.mark.parametrize("spies", PERIMETER)
@pytest.mark.parametrize("setup", ["dealt", "chosen"])
def test_what_stands_on_the_board(spies: int, setup: str) -> None:
    """SP-71, SP-75: whoever sets it up."""
    game = load(MANSION, changes=Overrides(options={"spies": spies, "setup": setup}))
    house = game.ground.squares("house")
    rooms = [frozenset(region.places) for region in game.topology.regions if "room" in region.tags]
    for seed in range(4):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over and state.phase == game.phases_by_name["place"].index:
            game.apply(state, rng.choice(game.legal(state)))
        at = {
            kind: [state.at[piece] for piece, one in enumerate(game.pieces) if one.kind == kind]
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
        assert (colour, face_up, known) == (BLUE, 0, 1)
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


def test_one_guard_and_two_spies_play_it_over_the_protocol() -> None:
    """Three programs play; each is told of its own board only (SP-14, SP-72)."""
    connection = Connection(registry(), MANSION)
    count = 0

    def ask(method: str, **params: Any) -> Any:
        nonlocal count
        count += 1
        line = json.dumps({"jsonrpc": "2.0", "id": count, "method": method, "params": params})
        told = json.loads(connection.answer(line.encode()) or b"{}")
        assert "error" not in told, told
        return told["result"]

    ask("initialize", protocol=1)
    rng = random.Random(7)
    told = ask("new", seed=7)
    assert told["yours"] == ["guard", "spy-1", "spy-2"]
    shown_to_spies = hidden_from_guard = 0
    while not told["over"]:
        seat = told["to_move"]
        moves = [move["notation"] for move in ask("legal", seat=seat)["moves"]]
        calm = [move for move in moves if move != "leave"]
        told = ask("apply", seat=seat, move=rng.choice(calm or moves))
        places = {
            seat: {piece["id"]: piece.get("place") for piece in ask("view", seat=seat)["pieces"]}
            for seat in ("guard", "spy-1", "spy-2")
        }
        for spy in ("spy-1", "spy-2"):
            shown_to_spies += places["spy-2"].get(spy) is not None
            hidden_from_guard += places["guard"].get(spy) is None
            assert places["guard"].get(spy) is None
            assert places["spy-1"].get(spy) == places["spy-2"].get(spy)
    assert told["result"]["id"]
    assert shown_to_spies > 20
    assert hidden_from_guard > shown_to_spies
