"""Playing by protocol."""

from __future__ import annotations

import json

import pytest

from uguisu.bots.bot import Bot
from uguisu_tools.protocol import wire


def test_a_whole_game(client):
    opened = client.ask("new", seed=3)
    assert opened["yours"] == ["ninja", "samurai"]
    told = opened
    plies = 0
    while not told["over"]:
        seat = told["to_move"]
        moves = client.ask("legal", seat=seat)["moves"]
        told = client.ask("apply", seat=seat, move=moves[-1]["notation"])
        plies += 1
    assert told["to_move"] is None
    assert told["result"]["id"]
    assert client.ask("view", seat="ninja")["ply"] == plies
    assert client.ask("legal", seat="ninja")["moves"] == []
    assert client.fail("apply", seat="ninja", move="ninja:hall") == (wire.NOT_YOUR_TURN, "the game is over")


def test_news_come_once_and_to_each_seat(client):
    client.ask("new")
    told = client.ask("apply", move="ninja:heart")
    assert [line["kind"] for line in told["news"]["ninja"]] == ["moved"]
    assert [line["kind"] for line in told["news"]["samurai"]] == ["moved"]
    told = client.ask("apply", move="red:hall")
    assert len(told["news"]["ninja"]) == 1


def test_bots_answer_at_once(client):
    client.ask("new", seats=["ninja"], bots={"samurai": "random"})
    told = client.ask("apply", move="ninja:heart")
    assert told["to_move"] == "ninja" or told["over"]
    assert len(told["news"]["ninja"]) >= 2


def test_a_bot_for_every_seat_plays_it_out(client):
    told = client.ask("new", bots={"ninja": "random", "samurai": "random"})
    assert told["over"]


def test_a_bot_is_taken_away_again(client):
    client.ask("new")
    client.ask("bots", seats={"samurai": "random"})
    told = client.ask("bots", seats={"samurai": "human"})
    assert told["players"] == {"ninja": "human", "samurai": "human"}
    assert "random" in told["bots"]
    assert client.ask("apply", move="ninja:heart")["to_move"] == "samurai"


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ({"samurai": "randon"}, "Did you mean `random`?"),
        ({"moon": "random"}, "no seat 'moon'"),
        ({"samurai": "random:9"}, "random"),
    ],
)
def test_bots_that_there_are_not(client, bots, told):
    client.ask("new")
    code, message = client.fail("bots", seats=bots)
    assert code == wire.INVALID_PARAMS
    assert told in message


def test_a_bot_that_breaks_down_is_told_and_another_may_go_on(client, monkeypatch, capsys):
    class Broken(Bot):
        def choose(self, decision):
            raise ZeroDivisionError("no")

    from uguisu_tools.bots.spec import BotSpec

    client.ask("new", seats=["ninja"])
    with monkeypatch.context() as patch:
        patch.setattr(BotSpec, "make", lambda *_: Broken())
        client.ask("bots", seats={"samurai": "random"})
    code, message = client.fail("apply", move="ninja:heart")
    assert code == wire.INTERNAL_ERROR
    assert "the bot 'random' of 'samurai' crashed: ZeroDivisionError: no (" in message
    told = client.ask("bots", seats={"samurai": "greedy"})
    assert told["to_move"] == "ninja" or told["over"]


def test_undo_and_redo(client):
    client.ask("new", bots={"samurai": "random"})
    before = client.ask("view", seat="ninja")
    after = client.ask("apply", seat="ninja", move="ninja:heart")
    later = client.ask("view", seat="ninja")
    client.ask("undo")
    assert client.ask("view", seat="ninja") == before
    again = client.ask("redo")
    assert client.ask("view", seat="ninja") == later
    assert again["to_move"] == after["to_move"]
    client.ask("undo")
    assert client.fail("undo") == (wire.ILLEGAL_ACTION, "there is nothing to undo")


def test_save_and_load(client):
    client.ask("new", seed=1, variants=["silence"], options={"turn_limit": 4})
    client.ask("apply", move="ninja:heart")
    text = client.ask("save")["save"]
    before = client.ask("view", seat="ninja")
    opened = client.ask("load", save=text)
    assert opened["game"] == "2"
    assert opened["variants"] == ["silence"]
    assert client.ask("view", seat="ninja") == before


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "{",
        lambda text: "[" * 100_000,
        lambda text: text.replace('"ninja:heart"', '"ninja:moon"'),
    ],
)
def test_a_save_that_is_none(client, change):
    client.ask("new")
    client.ask("apply", move="ninja:heart")
    code, _ = client.fail("load", save=change(client.ask("save")["save"]))
    assert code == wire.BAD_SAVE


def test_several_games_at_once(client):
    client.ask("new")
    client.ask("new")
    client.ask("apply", game="1", move="ninja:heart")
    assert client.ask("view", game="1", seat="ninja")["ply"] == 1
    assert client.ask("view", seat="ninja")["ply"] == 0
    assert client.ask("close", game="1") == {"closed": "1"}
    assert client.ask("games")["open"] == ["2"]
    assert client.fail("view", game="1", seat="ninja") == (
        wire.NO_SUCH_GAME,
        "no game '1' is open; open: 2",
    )


def test_without_a_game(client):
    assert client.fail("legal")[0] == wire.NO_SUCH_GAME


def test_games_and_languages(client):
    games = {game["id"]: game for game in client.ask("games")["games"]}
    assert games["temple"]["variants"] == ["compulsory_movement", "silence"]
    client.ask("new")
    assert (
        client.ask("view", seat="ninja", language="uk")["tracks"]
        != client.ask("view", seat="ninja")["tracks"]
    )


def test_the_end_is_told_in_the_language_of_the_connection(stranger):
    stranger.ask("initialize", protocol=1, language="uk")
    told = stranger.ask("new", bots={"ninja": "random", "samurai": "random"})
    assert told["result"]["title"] == stranger.ask("view", seat="", language="uk")["result"]["title"]
    assert told["result"]["title"] != stranger.ask("view", seat="", language="en")["result"]["title"]


def test_talk(client):
    client.ask("new")
    told = client.ask("say", seat="ninja", to="samurai", text="Good evening")
    assert told["news"]["samurai"][0]["details"]["words"] == "Good evening"
    code, _ = client.fail("say", seat="ninja", to="moon", text="?")
    assert code == wire.ILLEGAL_ACTION


def test_talk_that_the_rules_forbid(client):
    players = {"east": ["red", "blue"], "west": ["green"]}
    client.ask("new", variants=["silence"], options={"players": players})
    code, message = client.fail("say", seat="east", to="west", text="psst")
    assert code == wire.ILLEGAL_ACTION
    assert "forbid" in message


def test_a_pack_with_errors_is_told_with_its_findings(client, tmp_path):
    (tmp_path / "scenario.yaml").write_text("format: 1\n", encoding="utf-8")
    error = client.request("new", pack=str(tmp_path))["error"]
    assert error["code"] == wire.BAD_PACK
    assert error["data"]["findings"][0]["message"]
    assert client.fail("new", pack=str(tmp_path / "nowhere"))[0] == wire.BAD_PACK


@pytest.mark.parametrize(
    "params",
    [
        {"options": {"samuri": 3}},
        {"variants": ["silense"]},
        {"seats": ["moon"]},
        {"seed": "x"},
        {"pack": 3},
        {"colour": 1},
    ],
)
def test_parameters_that_do_not_fit(client, params):
    code, message = client.fail("new", **params)
    assert code == wire.INVALID_PARAMS
    assert message
    assert client.ask("games")["open"] == []


def test_a_replay_of_all(client, tmp_path):
    from uguisu_tools.record import replay

    client.ask("new", bots={"ninja": "random", "samurai": "random"})
    text = client.ask("replay")["replay"]
    found = replay.loads(text)
    assert found.header.seats == {"ninja": "random", "samurai": "random"}
    assert json.loads(text.splitlines()[-1])["end"]["result"]


@pytest.mark.parametrize("language", ["x" * 5000, "../ru", "", "ru/../it", "\0"])
def test_a_language_that_is_none_is_english(client, language):
    client.ask("new")
    assert (
        client.ask("view", seat="", language=language)["decision"]["title"]
        == (client.ask("view", seat="", language="en")["decision"]["title"])
    )
