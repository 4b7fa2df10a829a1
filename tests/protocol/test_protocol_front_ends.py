"""What a front end needs beyond playing: the board, unsaved files, paced bots, hints, looking back, rulings."""

from __future__ import annotations

import pytest

import uguisu
from uguisu.plugins import registry
from uguisu_tools.protocol import wire
from uguisu_tools.rulings.bench import Bench
from uguisu_tools.solve.solving import values

from .conftest import TRIANGLE


def test_what_lies_open_is_told_for_drawing(client):
    client.ask("new")
    told = client.ask("content", language="en")
    assert told["map"]["kind"] == "graph"
    game = uguisu.load(TRIANGLE, registry())
    assert told["decks"] == {}
    assert [place["id"] for place in told["map"]["places"]] == list(game.topology.ids)


def test_files_that_are_not_saved_are_played(client):
    text = (TRIANGLE / "scenario.yaml").read_text(encoding="utf-8")
    assert client.ask("new", files={"scenario.yaml": text + "\n# nothing new\n"})["over"] is False
    code, _ = client.fail("new", files={"scenario.yaml": "format: 1\nid: ["})
    assert code == wire.BAD_PACK
    assert client.fail("new", files={"../escape.yaml": ""})[0] == wire.INVALID_PARAMS


def test_paced_bots_wait_to_be_told(client):
    client.ask("new", seed=1, paced=True, bots={"ninja": "random", "samurai": "random"})
    assert client.ask("steps")["steps"] == []
    client.ask("step")
    assert [step["seat"] for step in client.ask("steps")["steps"]] == ["ninja"]
    while not client.ask("step")["over"]:
        pass
    assert client.fail("step")[0] == wire.NOT_YOUR_TURN


def test_a_person_is_not_stepped_over(client):
    client.ask("new", paced=True)
    assert client.fail("step") == (wire.NOT_YOUR_TURN, "no bot is to move")


def test_a_hint_is_legal_and_changes_nothing(client):
    client.ask("new", seats=["ninja"], bots={"samurai": "random"})
    before = client.ask("view")
    told = client.ask("hint")
    assert told["move"] in [move["notation"] for move in client.ask("legal")["moves"]]
    assert client.ask("view") == before
    assert client.fail("hint", seat="samurai")[0] == wire.NOT_YOUR_SEAT


def test_looking_back_shows_what_was_seen_then(client):
    client.ask("new", seed=3)
    first = client.ask("view", seat="ninja")
    client.ask("apply", move="ninja:heart")
    assert client.ask("view", seat="ninja", at=0) == first
    assert client.ask("view", seat="ninja", at=1) == client.ask("view", seat="ninja")
    assert client.fail("view", seat="ninja", at=7)[0] == wire.INVALID_PARAMS


def test_who_plays_some_seats_does_not_learn_how_many_steps_others_make(client):
    client.ask("new", seats=["ninja"])
    assert client.fail("view", at=0)[0] == wire.REFUSED
    assert client.fail("steps")[0] == wire.REFUSED
    assert client.fail("ruling", id="mine")[0] == wire.REFUSED


def test_a_game_that_is_over_tells_who_was_ahead_and_what_turned_it(client):
    client.ask("new", seed=3)
    assert client.ask("outlook", seat="ninja") == {}, "nobody is told before the end"
    moves, over = 0, False
    while not over:
        over = client.ask("apply", move=client.ask("legal")["moves"][-1]["notation"])["over"]
        moves += 1
    told = client.ask("outlook", seat="ninja", language="ru")
    game = uguisu.load(TRIANGLE, registry())
    worth, state = values(game), game.new(3)
    ahead = [worth(state).winner]
    for step in client.ask("steps")["steps"]:
        game.apply(state, game.parse(state, step["move"]))
        ahead.append(game.results[state.result].winner() if state.over else worth(state).winner)
    assert told["exact"]
    assert told["ahead"] == ahead
    assert len(ahead) == moves + 1
    assert len(told["rounds"]) == moves
    assert told["rounds"][:3] == [1, 1, 1]
    turned = told["turned"]
    assert ahead[turned["step"]] != ahead[turned["step"] + 1] == ahead[-1]
    assert set(ahead[turned["step"] + 1 :]) == {ahead[-1]}
    assert turned["seat"] == client.ask("steps")["steps"][turned["step"]]["seat"]
    assert turned["lines"]


def test_a_replay_is_opened_as_far_as_wanted(client):
    client.ask("new", seed=3, bots={"ninja": "random", "samurai": "random"})
    replay, steps = client.ask("replay")["replay"], client.ask("steps")["steps"]
    whole = client.ask("load", save=replay)
    assert (whole["over"], whole["kept"], whole["of"]) == (True, len(steps), len(steps))
    client.ask("load", save=replay, steps=1)
    assert client.ask("steps")["steps"] == steps[:1]


def test_a_changed_pack_keeps_what_is_still_legal(client):
    client.ask("new", seed=3)
    client.ask("apply", move="ninja:heart")
    saved = client.ask("save")["save"]
    whole = (TRIANGLE / "map.yaml").read_text(encoding="utf-8")
    renamed = whole.replace("format: 1", "format: 1\ntitle: Another")
    assert client.ask("load", save=saved, files={"map.yaml": renamed})["kept"] == 1
    changed = whole.replace("{between: [east, west]", "{between: [south, west]")
    assert client.fail("load", save=saved, files={"map.yaml": changed})[0] == wire.BAD_SAVE
    told = client.ask("load", save=saved, files={"map.yaml": changed}, changed=True)
    assert (told["kept"], told["of"], told["to_move"]) == (1, 1, "samurai")


@pytest.mark.parametrize("moves", [[], ["ninja:heart"]])
def test_a_ruling_leads_to_the_position_it_was_recorded_in(client, moves):
    client.ask("new", seed=3)
    for move in moves:
        client.ask("apply", move=move)
    ruling = client.ask("ruling", id="mine")["ruling"]
    game = uguisu.load(TRIANGLE, registry())
    bench = Bench(game, ruling["seed"], ruling.get("setup"))
    for move in ruling["play"]:
        bench.play(move)
    assert bench.state.position() == client.connection.session(None).table.match.state.position()
    assert {"expect": "legal", "exactly": bench.legal()} in ruling["expect"]
