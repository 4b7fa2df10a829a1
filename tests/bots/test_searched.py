"""Which decisions `strong` thinks about, in each game and phase, and why it leaves others to rules of thumb.

A policy that has no plans for a phase says so by an empty list, and the bot then plays by rules of thumb without a word. So
all such phases stand here, each with a reason. `python -m tests.bots.test_searched` prints how many decisions of a
few games are searched.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.core.state import CHANCE

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MOST = 8
"""Plans asked for, as the bot does."""

SET_UP = "the set-up: the round or two that are imagined tell nothing of where things should stand"
IN_THE_WALK = "carried out by the plan of the whole move, or by rules of thumb on its way"
WAY_OF_A_PLAN = (
    "carried out by the plan that begins with `activate`: where the unit walks, and what it looks at"
)
NOT_YET = "left to rules of thumb; whether thinking about it would gain anything has not been measured"
LEFT: dict[str, dict[tuple[str, str], str]] = {
    "scorpion": {
        ("detach", "guards"): NOT_YET,
        ("face", "guards"): NOT_YET,
        ("hide_item", "guards"): SET_UP,
        ("hide_sleeper", "guards"): SET_UP,
        ("mark_end", "intruders"): SET_UP,
        ("muster", "guards"): NOT_YET,
        ("order", "intruders"): NOT_YET,
        ("pick_hand", "guards"): SET_UP,
        ("pick_hand", "intruders"): SET_UP,
        ("place_patrol", "guards"): SET_UP,
        ("place_sentry", "guards"): SET_UP,
        ("reinforce", "guards"): NOT_YET,
        (
            "search",
            "intruders",
        ): "what its place lets it search is searched, as the plan of the move reckoned with",
        ("start", "intruders"): SET_UP,
        ("target", "intruders"): IN_THE_WALK,
    },
    "senjutsu": {},
    "spies": {
        ("dog_run", "spies"): "one of a dog's shortest ways, which hardly differ",
        ("lay_body", "spies"): NOT_YET,
        ("noise", "spies"): IN_THE_WALK,
        ("place", "guard"): SET_UP,
        ("push", "spies"): NOT_YET,
        ("shift", "guard"): NOT_YET,
        ("target", "guard"): NOT_YET,
        ("target", "spies"): IN_THE_WALK,
        ("unit_move", "guard"): WAY_OF_A_PLAN,
        ("watch", "guard"): NOT_YET,
    },
}
"""For each game the phases, and the side that decides, in which nothing is searched."""


def decisions(game: Game[Any], games: int) -> Counter[tuple[str, str, bool]]:
    """Return how many decisions with two or more legal actions there are: (phase, side, whether they are searched) -> count."""
    found: Counter[tuple[str, str, bool]] = Counter()
    assert game.policy is not None
    for seed in range(games):
        state, rng = game.new(seed), random.Random(seed)
        policies = [game.policy(game) for _ in game.seats]
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal, action = game.legal(state), game.legal(state)[0]
            if len(legal) > 1:
                policy, sample = policies[state.seat], game.determinize(state, state.seat, rng)
                policy.look(sample)
                searched = len(policy.plans(sample, legal, MOST)) > 1
                found[game.phases[state.phase].name, game.seats[state.seat].side, searched] += 1
                action = policy.choose(sample, legal, rng)
            game.apply(state, action)
    return found


def unexplained(pack: str, games: int) -> set[tuple[str, str]]:
    """Return the phases of which no decision is searched, and nobody says why."""
    game = uguisu.load(SCENARIOS / pack)
    found = decisions(game, games)
    never = {
        (phase, side) for phase, side, searched in found if not searched and not found[phase, side, True]
    }
    return never - set(LEFT[pack.split("/", maxsplit=1)[0]])


EVERYDAY = ("senjutsu/teaching_duel", "spies/back_yard", "scorpion/garden_gate")


@pytest.mark.parametrize("pack", EVERYDAY)
def test_what_is_not_searched_is_left_for_a_reason(pack: str) -> None:
    assert unexplained(pack, 1) == set()


@pytest.mark.long
@pytest.mark.parametrize(
    "pack",
    [
        f"{path.parent.name}/{path.name}"
        for game in LEFT
        for path in sorted((SCENARIOS / game).iterdir())
        if (path / "scenario.yaml").is_file()
    ],
)
def test_so_it_is_in_every_pack(pack: str) -> None:
    assert unexplained(pack, 2) == set()


@pytest.mark.parametrize("pack", EVERYDAY)
def test_reasons_are_given_for_phases_that_there_are(pack: str) -> None:
    names = {phase.name for phase in uguisu.load(SCENARIOS / pack).phases}
    assert {phase for phase, _ in LEFT[pack.split("/", maxsplit=1)[0]]} <= names


def main() -> None:
    """Print the counts."""
    for pack in EVERYDAY:
        for (phase, side, searched), count in sorted(decisions(uguisu.load(SCENARIOS / pack), 3).items()):
            print(f"{pack} {phase} {side}: {count} {'searched' if searched else 'left to rules of thumb'}")


if __name__ == "__main__":
    main()
