"""The rules of thumb that search thinks by: what guards suspect is reckoned with, and nobody else is changed by it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from uguisu_scorpion.bots.estimate import Estimate
from uguisu_scorpion.bots.hunt import Hunt
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.bots.route import Router, Way
from uguisu_scorpion.bots.vigilance import SHARP, USUAL
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.movement import roped
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState

Decided = tuple[ScorpionState, list[int], ScorpionPolicy]


def decisions(game: ScorpionGame, name: str, side: str, nights: int) -> Iterator[Decided]:
    """Decisions of one phase in nights that a side plays by sharpened rules: the state it may be, what is legal, its policy."""
    for seed in range(nights):
        state, rng = game.new(seed), random.Random(seed)
        policies = [
            ScorpionPolicy(game).sharpened(number) if seat.side == side else ScorpionPolicy(game)
            for number, seat in enumerate(game.seats)
        ]
        while not state.over:
            assert isinstance(state, ScorpionState)
            legal, policy = game.legal(state), policies[state.seat]
            known = game.determinize(state, state.seat, rng)
            if game.phases[state.phase].name == name and len(legal) > 1:
                yield known, legal, policy
            game.apply(state, policy.choose(known, legal, rng))


def test_only_the_seat_that_thinks_plays_otherwise(garden: ScorpionGame) -> None:
    """The default bot, by which packs are balanced, and all whom a search imagines in other seats keep their rules."""
    plain = ScorpionPolicy(garden)
    guards = garden.table.guard_seats[0]
    for_guards, for_intruders = plain.sharpened(guards), plain.sharpened(garden.table.intruder_seats[0])
    found = [
        (policy.parts.guards.vigilance, policy.parts.intruders.watched is not None)
        for policy in (plain, for_guards, for_intruders)
    ]
    assert found == [(USUAL, False), (SHARP, False), (USUAL, True)]


def test_in_imagined_games_nobody_asks_what_guards_suspect(garden: ScorpionGame) -> None:
    """It takes the belief, which imagined games do without."""
    policy = ScorpionPolicy(garden).sharpened(garden.table.intruder_seats[0])
    assert policy.fork().parts.intruders.watched is None


def test_who_names_a_zone_is_looked_for_no_further_away_than_it_can_have_got(garden: ScorpionGame) -> None:
    """Three zones; and where it is looked for makes it likelier or not to be found."""
    wide = differs = 0
    for state, _, policy in decisions(garden, "intruder_move", "intruders", 4):
        who, intruders = state.mover, policy.parts.intruders
        here = state.at[garden.first + who]
        if here < 0 or intruders.sense.castle[here] < 0 or state.noise[who] or state.shown >> who & 1:
            continue
        assert intruders.watched is not None
        hunt = Hunt(garden, intruders.sense, intruders.watched, state, who)
        quiet, named = (intruders.watched.after(state, who, zones) for zones in ((), (here,)))
        walk = intruders.sense.walk[here]
        assert all(walk[zone] <= 3 for zone, _ in named)
        wide += any(walk[zone] > 3 for zone, _ in quiet)
        differs += any(hunt.found(end, (here,)) != hunt.found(end, ()) for end in garden.ground.near[here])
    assert wide
    assert differs


def test_a_zone_is_named_if_it_is_worth_being_found_for(garden: ScorpionGame) -> None:
    """Which is seldom where guards are sure to come, and always where they are sure not to."""

    class Sure(Hunt):
        def __init__(self, chance: float) -> None:
            self.chance = chance

        def found(self, end: int, named: tuple[int, ...]) -> float:
            return self.chance if named else 0.0

    asked = 0
    for state, legal, policy in decisions(garden, "search", "intruders", 6):
        intruders = policy.parts.intruders
        for who in BOTH:
            size = garden.ground.size
            been = {(action - 1) % size for action in legal if action and (action - 1) // size == who}
            end = state.at[garden.first + who]
            if state.status[who] != ON_MAP or state.crowd[end]:
                continue
            router = Router(garden, intruders.sense, intruders.talents, state, who)
            goals = {
                zone for zone in been if zone in router.errand.goals and intruders.sense.castle[zone] >= 0
            }
            if not goals or router.errand.home or router.errand.turns == 1:
                continue
            asked += 1
            router.hurt = 1000.0
            assert not router.naming(Sure(1.0), end, been).zones
            assert set(router.naming(Sure(0.0), end, been).zones) <= goals
            assert router.naming(Sure(0.0), end, been).zones
    assert asked >= 5


def test_of_what_it_came_through_it_names_what_gives_away_least(garden: ScorpionGame) -> None:
    """Where it may name fewer zones than may hold what it seeks; rules of thumb would take any of them."""
    named = 0
    for state, legal, policy in decisions(garden, "search", "intruders", 8):
        intruders, size = policy.parts.intruders, garden.ground.size
        action = policy.choose(state, legal, random.Random(0))
        if not action or state.searches:
            continue
        who, zone = divmod(action - 1, size)
        end = state.at[garden.first + who]
        if end < 0:
            continue
        assert intruders.watched is not None
        hunt = Hunt(garden, intruders.sense, intruders.watched, state, who)
        router = Router(garden, intruders.sense, intruders.talents, state, who, hunt=hunt)
        been = {(other - 1) % size for other in legal if other and (other - 1) // size == who}
        assert zone in router.naming(hunt, end, been).zones
        named += 1
    assert named


def test_who_has_tied_a_rope_climbs_it(garden: ScorpionGame) -> None:
    """Rather than tie another at the same place."""
    seen = 0
    for state, legal, policy in decisions(garden, "intruder_move", "intruders", 12):
        here = state.at[garden.first + state.mover]
        for there in roped(garden, state, state.mover, here) if here >= 0 else ():
            if there + 1 in legal and not state.crowd[there]:
                seen += 1
                assert policy.parts.intruders.follow(state, legal, Way((there,), 0.0, rope=True)) == there + 1
    assert seen


def test_guards_suspect_one_who_goes_home_nearer_to_the_edge(garden: ScorpionGame) -> None:
    """More so those who think it likelier that it goes straight there."""
    edges = tuple(garden.ground.edges)
    sense = ScorpionPolicy(garden).parts.guards.sense
    usual, sharp = sense.pull(edges, USUAL.homeward), sense.pull(edges, SHARP.homeward)
    far = max(range(garden.ground.size), key=lambda zone: sense.home[zone])
    assert sharp[far] / sharp[edges[0]] < usual[far] / usual[edges[0]]
    assert Estimate(garden, sense).vigilance is USUAL
