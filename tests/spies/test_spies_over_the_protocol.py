"""Mission 1 over the protocol, one guard and two spies: every message is looked through for what its seat may not know.

What is secret is listed here by hand, from the rules (SP-05, SP-12, SP-30, SP-36, SP-60, SP-72), not taken from the code that
shows it. The truth comes from the same conversation: the spies' own messages tell where they are.
"""

import json
import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.plugins import registry
from uguisu_tools.protocol.connection import Connection
from uguisu_tools.record import save

MANSION = Path(__file__).parents[2] / "scenarios" / "spies" / "mansion"
SPIES = ("spy-1", "spy-2")
OF_SPIES = {
    "spy_turn", "came_in", "crawl", "sneak", "walk", "run", "stepped", "pushed", "lies_down", "item_taken", "item_blank",
    "taken_up", "body_laid", "body_lost", "kills", "knocks_out", "stuns", "breach_made", "disguised", "undisguised", "steals",
}  # fmt: skip
"""What happens on the spies' board only."""
OPEN_MARKS = {
    "body", "breach_blue", "breach_red", "opening", "alarm", "light", "light_out", "noise", "footprint", "beam", "gone_off",
}  # fmt: skip


class Table:
    """A connection in this process, and what each seat was told over it."""

    def __init__(self):
        self.connection, self.count = Connection(registry(), MANSION), 0
        self.ask("initialize", protocol=1)

    def ask(self, method, **params):
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        told = json.loads(self.connection.answer(json.dumps(request).encode()))
        assert "error" not in told, told
        return told["result"]

    def look(self, seat):
        return {"marks": [], "log": [], "notes": {}, **self.ask("view", seat=seat)}


def the_guard_sees_his_own_board(view, spies):
    """No spy's place; each unit where it stands on his board, which the spies see as figures where it differs."""
    figures = {mark["label"]: mark["place"] for mark in spies["marks"] if mark["kind"] == "figure"}
    theirs = {piece["id"]: piece for piece in spies["pieces"]}
    for piece in view["pieces"]:
        if piece["kind"] == "spy":
            assert "place" not in piece
            assert piece.get("state", "") in ("", "caught", "away")
        else:
            assert piece["place"] == figures.get(piece["id"], theirs.get(piece["id"], {}).get("place"))
            assert piece.get("state", "") in ("", "asleep")
    for mark in view["marks"]:
        assert mark["kind"] in OPEN_MARKS
        assert mark.get("label", "") != "secret"
    for pile in view["areas"]:
        assert ("cards" in pile) == (pile["id"] in ("guard_hand", "guard_box", "discard")), pile
    assert not [note for note in view["notes"] if note.startswith("carried")]


def the_spies_share_their_board(views):
    """What one knows the other knows, but for whose turn it is."""
    shared = [{key: view[key] for key in ("pieces", "marks", "notes", "tracks")} for view in views]
    assert shared[0] == shared[1]


@pytest.mark.parametrize("seed", [3])
def test_mission_1_tells_each_seat_only_its_board(seed):
    table, rng, game = Table(), random.Random(seed), load(MANSION)
    answer = table.ask("new", seed=seed)
    assert [seat["id"] for seat in answer["seats"]] == ["guard", *SPIES]
    before, kinds = {}, set()
    for number in range(3_000):
        views = {seat: table.look(seat) for seat in ("guard", *SPIES)}
        the_guard_sees_his_own_board(views["guard"], views["spy-1"])
        the_spies_share_their_board([views[seat] for seat in SPIES])
        for event in answer["news"].get("guard", []):
            kinds.add(event["kind"])
            assert event["kind"] not in OF_SPIES, event
        for seat, view in views.items():
            mine = any(
                (seen.get("decision") or {}).get("seat") == seat for seen in (view, before.get(seat, {}))
            )
            if before and not answer["news"].get(seat) and not mine:
                plain = {"decision": None, "ply": None}
                assert {**view, **plain} == {**before[seat], **plain}, seat
        mover = answer["to_move"]
        if not mover:
            break
        if number % 25 == 0:
            state = save.loads(table.ask("save")["save"], game).state
            for seat, view in views.items():
                twin = game.determinize(state, game.seat_index(seat), rng)
                again = json.loads(game.view(twin, game.seat_index(seat)).to_bytes())
                assert {"marks": [], "notes": {}, **again, "log": []} == {**view, "log": []}, seat
        moves = [move["notation"] for move in views[mover]["decision"]["moves"]]
        before = views
        answer = table.ask(
            "apply", seat=mover, move=rng.choice([move for move in moves if move != "leave"] or moves)
        )
    else:
        pytest.fail("the game does not end")
    assert answer["over"]
    assert {"walks", "looks", "round_began", "alert_raised", "noise"} <= kinds
