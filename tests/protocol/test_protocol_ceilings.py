"""What a connection holds stays within bounds, however long it lasts."""

from __future__ import annotations

import pytest

from uguisu_tools.protocol import connection, wire


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(wire, "MAX_GAMES", 3)


def play_out(client, game):
    while (seat := client.ask("view", game=game, seat="")["decision"]) is not None:
        moves = client.ask("legal", game=game, seat=seat["seat"])["moves"]
        client.ask("apply", game=game, seat=seat["seat"], move=moves[-1]["notation"])


def test_games_that_are_over_make_room_the_longest_unused_first(client):
    for _ in range(3):
        client.ask("new", seed=3)
    play_out(client, "3")
    play_out(client, "1")
    assert client.ask("new")["game"] == "4"
    assert client.ask("games")["open"] == ["1", "2", "4"]
    assert client.fail("view", game="3") == (wire.NO_SUCH_GAME, "no game '3' is open; open: 1, 2, 4")
    client.ask("view", game="2", seat="")
    client.ask("new")
    assert client.ask("games")["open"] == ["2", "4", "5"]


def test_games_that_are_played_are_kept(client):
    save = ""
    for _ in range(3):
        client.ask("new", seed=3)
        save = client.ask("save")["save"]
    told = wire.TOO_MUCH, "3 games are being played on this connection; `close` one"
    assert client.fail("new") == told
    assert client.fail("load", save=save) == told
    client.ask("close", game="2")
    client.ask("new")
    assert client.ask("games")["open"] == ["1", "3", "4"]


def test_games_that_nobody_asks_for_make_room(client, monkeypatch):
    for _ in range(3):
        client.ask("new")
    begun = connection.monotonic()
    monkeypatch.setattr(connection, "monotonic", lambda: begun + wire.IDLE - 60)
    client.ask("view", game="1", seat="")
    monkeypatch.setattr(connection, "monotonic", lambda: begun + wire.IDLE + 60)
    client.ask("new")
    assert client.ask("games")["open"] == ["1", "3", "4"]


def test_games_are_let_go(client):
    """Nothing of games that were closed stays behind."""
    for _ in range(50):
        client.ask("new", seed=3)
        play_out(client, client.ask("games")["open"][-1])
    held = client.connection
    assert len(held.sessions) == len(held._asked) == 3


def test_talk_in_a_game_has_an_end(client, monkeypatch):
    from uguisu_tools.protocol import session

    monkeypatch.setattr(session, "MAX_TALK", 2)
    client.ask("new")
    seat, other = "ninja", "samurai"
    for _ in range(2):
        client.ask("say", seat=seat, to=other, text="hush")
    code, told = client.fail("say", seat=seat, to=other, text="hush")
    assert (code, told) == (wire.TOO_MUCH, "2 lines have been said in this game, and no more are kept")
