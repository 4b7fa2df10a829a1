"""A connection that plays some seats learns nothing else."""

from __future__ import annotations

import json

import pytest

from uguisu_tools.protocol import wire


@pytest.fixture
def bound(client):
    """A connection that plays the ninja only."""
    client.ask("new", seats=["ninja"])
    return client


@pytest.mark.parametrize("method", ["view", "legal"])
def test_other_eyes_are_refused(bound, method):
    assert bound.fail(method, seat="samurai") == (
        wire.NOT_YOUR_SEAT,
        "this connection plays 'ninja', not 'samurai'",
    )


def test_other_hands_are_refused(bound):
    assert bound.fail("apply", seat="samurai", move="red:stay")[0] == wire.NOT_YOUR_SEAT
    assert bound.fail("say", seat="samurai", to="ninja", text="!")[0] == wire.NOT_YOUR_SEAT
    bound.ask("apply", move="ninja:heart")
    assert bound.fail("apply", move="red:stay")[0] == wire.NOT_YOUR_TURN


def test_a_seat_that_there_is_not_is_another_fault(bound):
    assert bound.fail("view", seat="moon")[0] == wire.INVALID_PARAMS


def test_everybody_may_look_on(bound):
    assert bound.ask("view", seat="")["seat"] == ""


def test_no_save_no_undo_no_replay_before_the_end(bound):
    for method in ("save", "undo", "redo", "replay"):
        assert bound.fail(method)[0] == wire.REFUSED


def test_the_replay_is_given_when_the_game_is_over(client):
    client.ask("new", seats=["ninja"], bots={"ninja": "random", "samurai": "random"})
    assert client.ask("replay")["replay"].startswith('{"uguisu_replay"')


def test_the_seed_may_not_be_chosen(client):
    assert client.fail("new", seats=["ninja"], seed=3)[0] == wire.REFUSED


def test_nothing_that_is_told_holds_the_seed(bound):
    [session] = bound.connection.sessions.values()
    seeds = {str(session.table.match.seed), str(session.table.match.state.seed)}
    lines = [
        bound.request(method, **params)
        for method, params in [
            ("view", {}),
            ("legal", {}),
            ("apply", {"move": "ninja:heart"}),
            ("bots", {"seats": {"samurai": "random"}}),
            ("games", {}),
            ("save", {}),
        ]
    ]
    assert not any(seed in json.dumps(lines) for seed in seeds)


def test_who_plays_some_seats_may_not_grant_itself_undo(client):
    told = client.fail("new", seats=["ninja"], bots={"samurai": "random"}, undo=True)
    assert told[0] == wire.REFUSED
    assert "may not take back moves" in told[1]
    client.ask("new", seats=["ninja"], bots={"samurai": "random"})
    client.ask("apply", move="ninja:heart")
    assert client.fail("undo")[0] == wire.REFUSED


def test_a_seat_of_others_cannot_be_taken_from_its_bot(client):
    client.ask("new", seats=["ninja"], bots={"samurai": "random"})
    assert client.fail("bots", seats={"samurai": "human"})[0] == wire.NOT_YOUR_SEAT


def test_two_seats_of_one_connection(client):
    players = {"east": ["red", "blue"], "west": ["green"]}
    client.ask("new", seats=["east", "west"], options={"players": players}, bots={"ninja": "random"})
    assert client.ask("legal")["seat"] == "east"
    assert client.fail("view", seat="ninja")[0] == wire.NOT_YOUR_SEAT


def test_several_could_be_meant(client):
    players = {"east": ["red", "blue"], "west": ["green"]}
    client.ask("new", seats=["east", "west"], options={"players": players})
    assert client.fail("view") == (wire.INVALID_PARAMS, "say which seat: several could be meant")
