"""What a playtest counts is what the log of the game says."""

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.plugins import registry
from uguisu_spies.measures import alert, causes, detections, places
from uguisu_tools.bots.spec import parse_spec

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


def logged_game(seed):
    game = load(PACKS / "back_yard")
    state, rng = game.new(seed, record=True), random.Random(seed)
    players = [parse_spec("spies").make(game, registry()) for _ in game.seats]
    while not state.over:
        if state.seat < 0:
            game.roll(state)
        else:
            game.apply(state, players[state.seat].choose(Decision(game, state, rng)))
    return game, state


@pytest.mark.long
def test_they_agree_with_the_log():
    found, seen = set(), 0
    for seed in range(8):
        game, state = logged_game(seed)
        kinds = [event.kind for event in state.log]
        assert sum(causes(game, state).values()) == kinds.count("alert_raised")
        curve = alert(game, state)["level"]
        assert len(curve) == state.tracks[0]
        assert max(curve) == max(
            [curve[0], *(event.details["value"] for event in state.log if event.kind == "alert_raised")]
        )
        where = places(game, state)
        assert not set(where["unseen"].places) & set(where["looked"].places)
        assert set(where["unseen"].places) | set(where["looked"].places) >= set(game.plain.walkable)
        assert len(where["caught"].places) == kinds.count("caught")
        found |= detections(game, state).keys()
        here = sum(kinds.count(kind) for kind in ("caught", "seen_by_camera", "dog_reached"))
        assert sum(detections(game, state).values()) == here
        seen += here
    assert found
    assert seen
