"""The belief against brute force: every game the intruders could have played that looks the same to all."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest

from uguisu import bits_once
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import BOTH, ON_MAP, TURN, ScorpionState

Hands = dict[str, dict[str, int]]
Make = Callable[..., ScorpionGame]

CARDS = {
    "ninja": {"ninja_rope": 1, "shadow_walk": 1, "shuriken": 1},
    "traitor": {"potent_sake": 1, "it_was_a_cat": 1, "traitor_kenjutsu": 1},
}
BARE = {"ninja": {"ninja_kenjutsu": 1}, "traitor": {"traitor_kenjutsu": 1}}
ROPES = {"ninja": {"ninja_rope": 1}, "traitor": {"traitor_rope": 1}}
PASSAGE = {"ninja": {"ninja_passage": 1}, "traitor": {"potent_sake": 1}}


class Worlds:
    """All states that the same public record allows, found by playing every hidden action there is."""

    def __init__(self, game: ScorpionGame, seed: int) -> None:
        self.game = game
        self.guards = game.table.guard_seats
        start = game.new(seed)
        assert isinstance(start, ScorpionState)
        self.alive = [start]

    def until_guards_decide(self, truth: ScorpionState) -> None:
        """Play on to where `truth` is: the guards' next decision; drop whatever is not seen there too."""
        record = truth.history
        open_worlds, self.alive = self.alive, []
        known: set[Hashable] = set()
        while open_worlds:
            world = open_worlds.pop()
            if world.history != record[: len(world.history)]:
                continue
            key = _key(world)
            if key in known:
                continue
            known.add(key)
            if world.over or world.seat in self.guards:
                if world.history == record and world.over == truth.over:
                    self.alive.append(world)
                continue
            for action in self.game.legal(world):
                other = world.clone()
                self.game.apply(other, action)
                open_worlds.append(other)

    def guards_play(self, action: int) -> None:
        """The guards do in all of them what they did."""
        for world in self.alive:
            self.game.apply(world, action)

    def places(self) -> set[tuple[tuple[int, int], ...]]:
        """Where both are and how far they have moved, all that is possible at once."""
        return {_places(self.game, world) for world in self.alive}


def _key(world: ScorpionState) -> Hashable:
    return (
        tuple(world.at),
        tuple(world.noise),
        tuple(frozenset(path) for path in world.paths),
        tuple(len(path) > 1 for path in world.paths),
        world.searches,
        frozenset(world.ropes),
        tuple(world.ends),
        tuple(world.status),
        (
            world.entering,
            world.unseen,
            world.stopped,
            world.cap,
            world.mover,
            world.shown,
            world.phase,
            world.seat,
        ),
        tuple(tuple(frame) for frame in world.stack),
        tuple(tuple(sorted(area)) for area in world.areas),
        world.over,
        len(world.history),
    )


def _places(game: ScorpionGame, state: ScorpionState) -> tuple[tuple[int, int], ...]:
    return tuple(
        (state.at[game.first + who], state.noise[who]) if state.status[who] == ON_MAP else (-1, 0)
        for who in BOTH
    )


def concluded(game: ScorpionGame, state: ScorpionState) -> set[tuple[tuple[int, int], ...]]:
    """What the belief allows at once."""
    found: set[tuple[tuple[int, int], ...]] = set()
    for case in game.belief.cases(state):
        options = []
        for who in BOTH:
            if state.status[who] != ON_MAP:
                options.append([(-1, 0)])
            else:
                masks = case.masks[who]
                options.append(
                    [(zone, noise) for noise, mask in enumerate(masks) for zone in bits_once(mask)]
                )
        found |= {(ninja, traitor) for ninja in options[0] for traitor in options[1]}
    return found


def compare(game: ScorpionGame, seed: int) -> Iterator[tuple[int, int]]:
    """Play a random game; at each decision of the guards yield how much the belief has too much and too little."""
    rng = random.Random(seed)
    truth = game.new(seed)
    assert isinstance(truth, ScorpionState)
    worlds = Worlds(game, seed)
    while not truth.over:
        action = rng.choice(game.legal(truth))
        if truth.seat not in game.table.guard_seats:
            if game.phases[truth.phase].name == "intruder_move" and rng.random() < 0.3:
                action = max(game.legal(truth))  # more cards
            game.apply(truth, action)
            continue
        if truth.tracks[TURN]:
            worlds.until_guards_decide(truth)
            assert _places(game, truth) in worlds.places()
            possible, allowed = worlds.places(), concluded(game, truth)
            yield len(allowed - possible), len(possible - allowed)
        else:
            worlds.until_guards_decide(truth)
        game.apply(truth, action)
        worlds.guards_play(action)


def check(game: ScorpionGame, seeds: range) -> None:
    """Compare over some games; fail at the first difference."""
    compared = 0
    for seed in seeds:
        for too_much, too_little in compare(game, seed):
            assert (too_much, too_little) == (0, 0), f"seed {seed}"
            compared += 1
    assert compared > 3
    assert game.belief.lost == 0


@pytest.mark.parametrize("hands", [BARE, CARDS, ROPES], ids=["bare", "cards", "ropes"])
def test_it_allows_exactly_what_brute_force_finds(small_game: Make, hands: Hands) -> None:
    check(small_game(hands, ["yard", "lawn"], turns=3), range(2))


def inform(event: str, *zones: str) -> dict[str, Any]:
    return {"on": event, "do": [{"op": "inform", "places": {"ids": zones}}]}


INFORMERS = (inform("turn_began", "lane", "yard"), inform("move_ended", "shed"))


@pytest.mark.parametrize("hands", [BARE, CARDS], ids=["bare", "cards"])
def test_it_goes_by_what_an_informer_tells_all(small_game: Make, hands: Hands) -> None:
    check(small_game(hands, ["yard", "lawn"], *INFORMERS, turns=3), range(2))


@pytest.mark.slow
@pytest.mark.parametrize("hands", [BARE, CARDS, ROPES], ids=["bare", "cards", "ropes"])
def test_over_longer_games(small_game: Make, hands: Hands) -> None:
    check(small_game(hands, ["yard", "lawn"], turns=4), range(20))


@pytest.mark.slow
def test_with_the_ends_of_the_passage_unknown(small_game: Make) -> None:
    check(small_game(PASSAGE, None, turns=3), range(3))
