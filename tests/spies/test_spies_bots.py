"""Rules of thumb play better than chance, from either side, and go by nothing that their seat does not know."""

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.core.state import CHANCE
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_spies.bots.policy import SpiesPolicy
from uguisu_tools.bots.spec import default_bot, parse_spec

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


def play(game, bots, seed):
    return game.returns(played_out(game, bots, seed))


def played_out(game, bots, seed, *, record=False):
    state, rng = game.new(seed, record=record), random.Random(seed)
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


@pytest.mark.long
@pytest.mark.parametrize("side", ["guard", "spies"])
def test_it_beats_luck(side):
    assert wins("mansion", side, 3) == 3


@pytest.mark.slow
@pytest.mark.parametrize("side", ["guard", "spies"])
def test_it_beats_luck_in_85_games_of_100(side):
    assert wins("mansion", side, 100) >= 85


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", ["server_room", "airfield", "way_in", "armoury"])
def test_it_plays_every_kind_of_mission(pack):
    play(load(PACKS / pack), {"guard": "spies", "spies": "spies"}, 1)


@pytest.mark.long
def test_it_sets_up_what_looks_in_from_outside():
    game = load(PACKS / "mansion", changes=Overrides(options={"spies": 3}))
    state = played_out(game, {"guard": "spies", "spies": "spies"}, 1)
    places = [(state.at[camera], state.aim[camera]) for camera in game.perimeter]
    assert len(set(places)) == len(places) == 3
    assert set(places) <= set(game.ground.outside)


@pytest.mark.long
def test_spies_seldom_walk_where_walking_raises_the_alert():
    game = load(PACKS / "way_in", changes=Overrides(options={"spies": 3}))
    ends = [played_out(game, {"guard": "spies", "spies": "spies"}, seed, record=True) for seed in range(4)]
    causes = [event.details["cause"] for end in ends for event in end.log if event.kind == "alert_raised"]
    assert causes.count("walking") <= len(ends)


def best_of(game, setup):
    state = game.new(0)
    game.arrange(state, {"phase": "spies", **setup})
    policy, moves = SpiesPolicy(game), []
    while state.seat != 0 and not state.over:
        action = policy.choose(state, game.legal(state), random.Random(0))
        moves.append(game.describe(state, action)[0])
        game.apply(state, action)
    return moves


def test_spies_leave_as_soon_as_leaving_wins():
    game = load(PACKS / "server_room", changes=Overrides(options={"spies": 1}))
    wanted = {"pieces": {"spy-1": "r5"}}
    assert "s5" in best_of(game, {**wanted, "tracks": {"unlocked": 1, "copied": 1}})
    assert "s5" not in best_of(game, {**wanted, "tracks": {"unlocked": 1, "copied": 2}})


def test_spies_open_what_they_stand_at():
    game = load(PACKS / "terrorist_camp", changes=Overrides(options={"spies": 1}))
    items = {"document-1": "d8", "document-2": "e8", "document-3": "f8"}
    setup = {"pieces": {"spy-1": "a8", **items}, "areas": {"spy-1_hand": ["wire_cutters"]}}
    assert "play:wire_cutters" in best_of(game, setup)


def test_documents_do_not_go_to_and_fro():
    game = load(PACKS / "mansion")
    setup = {
        "pieces": {"spy-1": "h9", "spy-2": "i9"},
        "carried": {"document-1": "spy-1"},
        "marked": ["document-1"],
    }
    assert not any(move.startswith("hand:") for move in best_of(game, setup))


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
