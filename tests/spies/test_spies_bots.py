"""Rules of thumb play better than chance, from either side, and go by nothing that their seat does not know."""

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.bots.spec import default_bot, parse_spec
from uguisu.core.state import CHANCE
from uguisu.overriding import Overrides
from uguisu.plugins import registry

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


def play(game, bots, seed):
    return game.returns(played_out(game, bots, seed))


def played_out(game, bots, seed):
    state, rng = game.new(seed), random.Random(seed)
    players = [parse_spec(bots[seat.side]).make(game, registry()) for seat in game.seats]
    while not state.over:
        if state.seat == CHANCE:
            game.roll(state)
            continue
        decision = Decision(game, state, rng)
        action = players[state.seat].choose(decision)
        assert action in decision.legal
        game.apply(state, action)
    return state


def wins(pack, side, games):
    game = load(PACKS / pack)
    bots = {"guard": "random", "spies": "random", side: "spies"}
    return sum(play(game, bots, seed)[side] > 0 for seed in range(games))


def test_it_plays_where_nobody_is_named():
    assert str(default_bot(load(PACKS / "back_yard"))) == "spies"


@pytest.mark.parametrize("side", ["guard", "spies"])
def test_it_beats_luck(side):
    assert wins("mansion", side, 3) == 3


@pytest.mark.slow
@pytest.mark.parametrize("side", ["guard", "spies"])
def test_it_beats_luck_in_85_games_of_100(side):
    assert wins("mansion", side, 100) >= 85


@pytest.mark.parametrize("pack", ["server_room", "airfield", "way_in", "armoury"])
def test_it_plays_every_kind_of_mission(pack):
    play(load(PACKS / pack), {"guard": "spies", "spies": "spies"}, 1)


def test_spies_seldom_walk_where_walking_raises_the_alert():
    game = load(PACKS / "way_in", changes=Overrides(options={"spies": 3}))
    walked = rounds = 0
    for seed in range(3):
        state = played_out(game, {"guard": "spies", "spies": "spies"}, seed, record=True)
        causes = [event.details["cause"] for event in state.log if event.kind == "alert_raised"]
        walked += causes.count("walking")
        rounds += state.tracks[0] * 3
    assert rounds > 20
    assert walked <= rounds / 10


def test_spies_leave_as_soon_as_leaving_wins():
    game = load(PACKS / "server_room", changes=Overrides(options={"spies": 1}))
    wants = Wants(game)
    state = arranged(game, ["copied"])
    assert wants.goals(state, 0) == sorted(game.ground.edge)


def test_the_guard_does_the_same_whatever_he_cannot_know():
    game = load(PACKS / "mansion")
    rng, compared = random.Random(3), 0
    bot = parse_spec("spies").make(game, registry())
    state = game.new(3)
    while not state.over and compared < 60:
        if state.seat == 0 and len(game.legal(state)) > 1:
            twin = game.determinize(state, 0, random.Random(5))
            if game.legal(twin) == game.legal(state):
                choices = {
                    bot.choose(Decision(game, position, random.Random(9))) for position in (state, twin)
                }
                assert len(choices) == 1
                compared += 1
        if state.seat == CHANCE:
            game.roll(state)
        else:
            game.apply(state, rng.choice(game.legal(state)))
    assert compared > 20
