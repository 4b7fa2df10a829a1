"""A mission that runs on what is switched, turned, woken, changed and carried: every word for it reaches play."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu
from uguisu.core.state import OFF
from uguisu.loading import check
from uguisu_spies.game import SpiesGame
from uguisu_spies.state import IN

STATION = Path(__file__).parents[1] / "packs" / "power_station"


@pytest.fixture(scope="module")
def game() -> SpiesGame:
    found = uguisu.load(STATION)
    assert isinstance(found, SpiesGame)
    return found


def test_each_does_what_it_says() -> None:
    assert rulings_that_hold(STATION, tell_all=["body_in_the_store"]) == 30


def test_together_they_play(game: SpiesGame) -> None:
    play_to_the_end(game, 10)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{op: restart, at: e2}", "{op: restart, at: e3}", "No generator is called 'e3'"),
        ("{test: burns, at: e5}", "{test: burns, at: e6}", "No lamp or candle is called 'e6'"),
        (
            "{op: become, at: e3, what: open}",
            "{op: become, at: e2, what: open}",
            "There is a generator at 'e2'",
        ),
        ("{op: switch_off, zone: electricity}", "{op: switch_off}", "Give just one of `region` and `zone`"),
        ("{op: turn, device: camera-1, to: e}", "{op: turn, device: green-1, to: e}", "green-1"),
        (
            "{op: carry, thing: crate, spy: piece}",
            "{op: carry, thing: green-1, spy: piece}",
            "'green-1' cannot be carried",
        ),
        ("{op: wake, piece: dog-1}", "{op: wake, piece: camera-1}", "camera-1"),
    ],
)
def test_what_cannot_be_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(STATION, tmp_path / "pack"))
    text = (pack / "mission.yaml").read_text(encoding="utf-8")
    assert old in text
    (pack / "mission.yaml").write_text(text.replace(old, new), encoding="utf-8")
    found, problems = check(pack)
    assert found is None
    assert any(said in str(one.message) for one in problems), [str(one.message) for one in problems]


def test_the_guard_cannot_tell_who_carries_the_crate(game: SpiesGame) -> None:
    """He sees that it is gone; who has it is anybody's guess in his samples."""
    crate = next(piece for piece in game.brought if game.pieces[piece].id == "crate")
    views, bearers, rng = set(), set(), random.Random(1)
    for spy in ("spy-1", "spy-2"):
        state = game.new(1)
        game.arrange(
            state,
            {
                "pieces": {"spy-1": "a7", "spy-2": "l8", "green-1": "l1", "crate": None},
                "carried": {"crate": spy},
                "areas": {"guard_hand": []},
                "phase": "units",
            },
        )
        views.add(game.view(state, 0).to_bytes())
        for _ in range(12):
            twin = game.determinize(state, 0, rng)
            assert twin.at[crate] == OFF
            bearers.add((spy, twin.carrier[crate]))
            assert game.view(twin, 0).to_bytes() in views
    assert len(views) == 1
    assert bearers == {("spy-1", 0), ("spy-1", 1), ("spy-2", 0), ("spy-2", 1)}


def test_where_spies_can_be_allows_the_truth_on_ground_that_changes(game: SpiesGame) -> None:
    """What everybody concludes must not rule out where a spy really is, whatever is felled, flooded or switched."""
    changed = 0
    for seed in range(12):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == 0 and not any(disguise >= 0 for disguise in state.disguise):
                for spy in game.spies:
                    if state.spies[spy] == IN:
                        assert game.belief.squares(state, spy) >> state.at[spy] & 1
                        changed += bool(state.changed or state.stopped or state.zones_gone)
            if state.seat < 0:
                game.roll(state)
            else:
                game.apply(state, rng.choice(game.legal(state)))
    assert changed > 20
