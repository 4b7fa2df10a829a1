"""Whole games on several missions, looked through at every ply for what the guard may not know.

Two ways of looking: what is secret is listed here by hand, from the rules (SP-05, SP-30, SP-36, SP-60, SP-72); and whatever is
drawn anew that he does not know, his view, the aid on it, his actions and what a bot would have him do stay the same.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.support.secrets_kept import GUARD, ONLOOKER, his_board_alone, nothing_of_the_spies_is_heard

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.core.state import OFF
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_spies.rules.shooting import hit
from uguisu_spies.state import DEAD, FINE
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"
STATION = Path(__file__).parents[1] / "packs" / "power_station"


def the_same_whatever_he_cannot_know(game, state, rng, bot):
    twin = game.determinize(state, GUARD, rng)
    for language in ("en", "uk"):
        ours, theirs = (
            game.aided(one, GUARD, language, game.aids).to_bytes() for one in (state.without_log(), twin)
        )
        assert ours == theirs
    if state.seat == GUARD and not state.over:
        assert game.legal(twin) == game.legal(state)
        moves = [game.describe(one, action) for one in (state, twin) for action in game.legal(state)]
        assert moves[: len(moves) // 2] == moves[len(moves) // 2 :]
        if bot is not None:
            chosen = [
                bot.choose(Decision(game, one.clone(), random.Random(state.ply))) for one in (state, twin)
            ]
            assert chosen[0] == chosen[1], "a hint tells what he cannot know"


def test_stealing_shows_the_guard_nothing():
    game = load(PACKS / "armoury")
    state = game.new(1)
    hands = {"spy-1_hand": ["pickpocket"], "stolen_deck": ["flask"], "guard_hand": []}
    pieces = {"spy-1": "f4", "green-1": "f3", "yellow-1": "h5"}
    game.arrange(state, {"pieces": pieces, "spies": {"spy-2": "away"}, "areas": hands, "phase": "spies"})
    before = game.view(state, GUARD).to_bytes()
    game.play(state, "play:pickpocket")
    assert game.view(state, 2).areas != game.view(state, GUARD).areas
    assert game.view(state, GUARD).to_bytes() == before


def test_a_searchlight_that_is_cut_off_unseen_shines_on_for_the_guard():
    game = load(PACKS / "training_ground")
    state = game.new(1)
    pieces = {"spy-1": "b4", "searchlight-1": "f2", "green-1": "n1"}
    game.arrange(state, {"pieces": pieces, "facing": {"searchlight-1": "e"}, "phase": "spies"})
    before = game.view(state, GUARD).to_bytes()
    hit(game, state, game.searchlights[0], "stun", unseen=True)
    assert game.view(state, GUARD).to_bytes() == before
    assert not [mark for mark in game.view(state, 1).marks if mark.kind == "beam"]


def test_the_guards_samples_know_whose_dead_body_was_found():
    """SP-30: the figure of a dead unit stays until it is activated; nobody takes it for a healthy one any more."""
    game = load(PACKS / "training_ground")
    state = game.new(1)
    pieces = {"green-1": "b11", "green-2": "a1", "purple-1": "c12", "spy-1": "h12"}
    down = {"figures": {"purple-1": "g1"}, "units": {"purple-1": "dead"}, "areas": {"guard_hand": []}}
    alert = {"alert": 2, "minimum": 2}
    game.arrange(state, {"pieces": pieces, **down, "tracks": alert, "phase": "units"})
    purple = next(unit for unit in game.units if game.pieces[unit].id == "purple-1")
    rng = random.Random(1)
    unknown = {game.determinize(state, GUARD, rng).status[purple] for _ in range(30)}
    assert unknown == {FINE}, "nothing of it has been found"
    game.play(state, "green-1")
    game.play(state, "look:c12")
    for twin in (game.determinize(state, GUARD, rng) for _ in range(30)):
        assert (twin.status[purple], twin.at[purple], twin.shown[purple]) == (
            DEAD,
            OFF,
            game.topology.index["g1"],
        )
        game.play(twin, "purple-1")  # what a search would find out: it does not answer
        assert twin.shown[purple] == OFF


def test_samples_keep_the_papers_of_each_entry_apart():
    """SP-72: papers that are never looked for are not taken for the one, and that a spy has turned one over stays secret."""
    setup = [
        {"put": "document", "count": 2, "title": "Decoy", "at": [{"square": "b3"}, {"square": "c3"}]},
        {"put": "document", "count": 2, "marked": 1, "where": {"zone": "house"}},
    ]
    rest = [{"put": "green", "count": 3, "where": {"outside": "house"}}]
    mod = {"mission": {"props": {"setup": [{"remove": {"put": "document"}}, *setup, *rest]}}}
    game = load(PACKS / "back_yard", changes=Overrides(mod=mod))
    rng = random.Random(3)
    state = game.new(2)
    while state.phase != game.phases.index(game.phases_by_name["spy_turn"]):
        game.roll(state) if state.seat < 0 else game.apply(state, rng.choice(game.legal(state)))
    decoy = next(item for item in game.items if state.at[item] == game.topology.index["b3"])
    for twin in (game.determinize(state, 1, rng) for _ in range(30)):
        assert not twin.marked >> decoy & 1
    state.at[decoy], state.turned = OFF, 1 << decoy
    for twin in (game.determinize(state, GUARD, rng) for _ in range(30)):
        assert twin.at[decoy] == game.topology.index["b3"]


def play_through(name, spies, seed, every, least):
    """Play whole games, until spies have been seen on their board in so many positions; redraw at every so many plies."""
    options = {"spies": spies, "setup": "dealt", "forgetting": name == "way_in"}
    game = load(PACKS / name, changes=Overrides(options=options))
    rng = random.Random(seed)
    bot = parse_spec("spies").make(game, registry())
    secrets = 0
    while secrets < least:
        state, seen = game.new(seed, record=True), 0
        while not state.over:
            for seat in (GUARD, ONLOOKER):
                his_board_alone(game, state, seat)
                nothing_of_the_spies_is_heard(game, state, seat, seen)
            seen = len(state.log)
            if state.ply % every == 0:
                the_same_whatever_he_cannot_know(game, state, rng, bot if state.ply % 4 == 0 else None)
            secrets += sum(state.at[spy] != OFF for spy in game.spies)
            if state.seat < 0:
                game.roll(state)
            else:
                game.apply(state, rng.choice(game.legal(state)))
        his_board_alone(game, state, GUARD)
        nothing_of_the_spies_is_heard(game, state, GUARD, seen)
        seed += 1


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    ("name", "spies"),
    [("training_ground", 2), ("server_room", 1), ("way_in", 3), ("mansion", 2), (STATION, 2)],
)
def test_the_guard_learns_nothing_of_the_spies_board(name, spies):
    play_through(name, spies, spies, 8, 60)


@pytest.mark.slow
@pytest.mark.parametrize("spies", [1, 2, 3])
@pytest.mark.parametrize(
    "name", ["mansion", "terrorist_camp", "server_room", "way_in", "embassy", "airfield", "armoury"]
)
def test_nothing_at_any_ply_of_any_mission(name, spies):
    play_through(name, spies, 10 * spies, 1, 400)
