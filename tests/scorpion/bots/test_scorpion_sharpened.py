"""The rules of thumb that search thinks by: what guards suspect is reckoned with, and nobody else is changed by it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from uguisu.loading import load
from uguisu_scorpion.bots import intruder_weights
from uguisu_scorpion.bots.guard_arrivals import GuardArrivals
from uguisu_scorpion.bots.guard_weights import SHARP, USUAL
from uguisu_scorpion.bots.knowledge import ROPE, SLOW
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.bots.route import ENTER, IN_TIME, Router, Way
from uguisu_scorpion.bots.suspicion import Estimate
from uguisu_scorpion.cards.play import BLUFF
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.intruder_movement import roped
from uguisu_scorpion.state import BOTH, IN_PASSAGE, LEFT, NINJA, ON_MAP, TRAITOR, TURN, ScorpionState

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "scorpion"

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
        (
            policy.parts.guards.vigilance,
            policy.parts.intruders.nerve,
            policy.parts.intruders.watched is not None,
        )
        for policy in (plain, for_guards, for_intruders)
    ]
    assert found == [
        (USUAL, intruder_weights.USUAL, False),
        (SHARP, intruder_weights.USUAL, False),
        (USUAL, intruder_weights.SHARP, True),
    ]


def test_in_imagined_games_intruders_reckon_with_the_guards_of_these(garden: ScorpionGame) -> None:
    """By their estimate without the belief, which takes long; and intruders of the default bot with none."""
    plain = ScorpionPolicy(garden)
    policy = plain.sharpened(garden.table.intruder_seats[0])
    imagined = policy.fork().parts
    assert imagined.intruders.nerve is intruder_weights.SHARP
    assert imagined.intruders.watched is imagined.guards.estimate is not policy.parts.guards.estimate
    assert not imagined.guards.estimate.exact
    assert plain.fork().parts.intruders.watched is None


def test_who_names_a_zone_is_looked_for_no_further_away_than_it_can_have_got(garden: ScorpionGame) -> None:
    """Three zones; and where it is looked for makes it likelier or not to be found."""
    wide = differs = 0
    for state, _, policy in decisions(garden, "intruder_move", "intruders", 4):
        who, intruders = state.mover, policy.parts.intruders
        here = state.at[garden.first + who]
        if here < 0 or intruders.sense.castle[here] < 0 or state.noise[who] or state.shown >> who & 1:
            continue
        assert intruders.watched is not None
        hunt = GuardArrivals(garden, intruders.sense, intruders.watched, state, who)
        quiet, named = (intruders.watched.after(state, who, zones) for zones in ((), (here,)))
        walk = intruders.sense.walk[here]
        assert all(walk[zone] <= 3 for zone, _ in named)
        wide += any(walk[zone] > 3 for zone, _ in quiet)
        differs += any(hunt.found(end, (here,)) != hunt.found(end, ()) for end in garden.ground.near[here])
    assert wide
    assert differs


def test_a_zone_is_named_if_it_is_worth_being_found_for(garden: ScorpionGame) -> None:
    """Which is seldom where guards are sure to come, and always where they are sure not to."""

    class Sure(GuardArrivals):
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
            router.hunt = Sure(1.0)
            assert not router.naming(end, been).zones
            router.hunt = Sure(0.0)
            assert router.naming(end, been).zones
            assert set(router.naming(end, been).zones) <= goals
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
        hunt = GuardArrivals(garden, intruders.sense, intruders.watched, state, who)
        router = Router(garden, intruders.sense, intruders.talents, state, who, hunt=hunt)
        been = {(other - 1) % size for other in legal if other and (other - 1) // size == who}
        assert zone in router.naming(end, been).zones
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


def test_the_traitor_lies_low_while_the_ninja_begins(garden: ScorpionGame) -> None:
    """SC-51: for two turns it names nothing, but alone or come again it does, and the ninja does."""
    named: set[tuple[int, bool]] = set()
    for state, legal, policy in decisions(garden, "search", "intruders", 12):
        action = policy.choose(state, legal, random.Random(0))
        if action:
            who = (action - 1) // garden.ground.size
            alone = state.status[NINJA] not in (ON_MAP, IN_PASSAGE) or state.returned >> TRAITOR & 1
            early = state.tracks[TURN] <= intruder_weights.SHARP.lying_low and not (who == TRAITOR and alone)
            named.add((who, early))
    assert named == {(NINJA, True), (NINJA, False), (TRAITOR, False)}


def test_who_has_come_again_lies_low_first_if_there_is_time() -> None:
    """SC-57: guards have got cards, and the alert is high; for a night as short as The Garden Gate's it would be too long."""
    castles = load(SCENARIOS / "two_castles")
    assert isinstance(castles, ScorpionGame)
    hiding: set[tuple[int, bool, bool]] = set()
    for state, legal, policy in decisions(castles, "search", "intruders", 12):
        action = policy.choose(state, legal, random.Random(0))
        for who in BOTH:
            may = any(action and (action - 1) // castles.ground.size == who for action in legal)
            if not may or not state.returned >> who & 1 or state.done >> who & 1:
                continue
            fresh = state.tracks[TURN] < state.died[who] + intruder_weights.SHARP.anew[who]
            early = castles.options.turns - state.tracks[TURN] + 1 > IN_TIME
            named = bool(action) and (action - 1) // castles.ground.size == who
            hiding.add((who, fresh and early, named))
    assert hiding == {(who, *one) for who in BOTH for one in ((True, False), (False, False), (False, True))}


def test_what_to_name_is_thought_about(garden: ScorpionGame) -> None:
    """SC-51: what rules of thumb would name, nothing, and all that may be; no more zones for each than may be searched."""
    size, most, counts = garden.ground.size, garden.options.searches_a_turn, set()
    for state, legal, policy in decisions(garden, "search", "intruders", 8):
        if state.searches:
            continue
        namings = policy.parts.intruders.namings(state, legal, 6)
        assert len(namings) == len(set(namings)) <= 6
        assert (0,) in namings
        assert all(set(naming) <= set(legal) and naming[-1] == 0 for naming in namings)
        for who in BOTH:
            counts |= {
                sum(1 for action in naming if action and (action - 1) // size == who) for naming in namings
            }
        usual = policy.choose(state, legal, random.Random(0))
        assert any(usual in naming for naming in namings) or state.status[NINJA] == LEFT
        plans = policy.plans(state, legal, 6)
        assert [plan.first for plan in plans] == [naming[0] for naming in namings]
    assert counts == set(range(most + 1))


def test_the_passage_is_marked_in_both_castles_away_from_guards() -> None:
    """SC-13: with fewer guards in reach than a room of that castle has on average; the default bot marks one end outside."""
    castles = load(SCENARIOS / "two_castles")
    assert isinstance(castles, ScorpionGame)
    sense = ScorpionPolicy(castles).parts.guards.sense
    here = usual = 0.0
    for seed in range(4):
        state, rng = castles.new(seed), random.Random(seed)
        policy = ScorpionPolicy(castles)
        sharp = policy.sharpened(castles.table.intruder_seats[0])
        while state.tracks[TURN] < 1:
            by_guards = state.seat in castles.table.guard_seats
            castles.apply(state, (policy if by_guards else sharp).choose(state, castles.legal(state), rng))
        assert sorted(sense.castle[end] for end in state.ends) == [0, 1]
        for end in state.ends:
            rooms = castles.ground.hiding[sense.castle[end]]
            guards = [place for place in state.at[: castles.guards] if place >= 0]
            near = {room: sum(1 for place in guards if sense.walk[room][place] <= 2) for room in rooms}
            here, usual = here + near[end], usual + sum(near.values()) / len(near)
    assert here < usual


def test_who_has_searched_goes_into_the_passage_and_may_stay_there(garden: ScorpionGame) -> None:
    """SC-60: going in is worth what it finds on the way, by the search it names; a guard on the spot would be met outside."""
    went = stayed = 0
    for state, _, policy in decisions(garden, "intruder_move", "intruders", 30):
        intruders = policy.parts.intruders
        assert intruders.watched is not None
        hunt = GuardArrivals(garden, intruders.sense, intruders.watched, state, state.mover)
        router = Router(
            garden, intruders.sense, intruders.talents, state, state.mover, nerve=intruders.nerve, hunt=hunt
        )
        ways = router.ways()
        inside = [way for way in ways if way.steps[-1:] == (ENTER,)]
        if state.status[state.mover] == IN_PASSAGE:
            stayed += any(way.steps == () for way in ways)
        else:
            best = max(ways, key=lambda way: way.worth)
            went += best in inside
    assert went
    assert stayed


def test_a_shuriken_is_not_thrown_in_the_middle_of_a_way(garden: ScorpionGame) -> None:
    """SC-47: it would end there. It is where the way ends next to the sentry."""
    thrown = 0
    for state, legal, policy in decisions(garden, "intruder_move", "intruders", 25):
        intruders = policy.parts.intruders
        hand = state.areas[garden.table.hands[state.mover]]
        here = state.at[garden.first + state.mover]
        slow = {intruders.move.first_card + kind for kind in intruders.talents.having(hand, SLOW)}
        for beside in garden.ground.near[here] if here >= 0 and slow & {*legal} else ():
            if state.crowd[beside] != 1 or beside + 1 not in legal or state.entering:
                continue
            onward = garden.ground.near[beside][0]
            assert intruders.follow(state, legal, Way((beside, onward), 0.0)) not in slow
            thrown += intruders.follow(state, legal, Way((beside,), 0.0)) in slow
    assert thrown


def test_a_rope_that_is_thrown_is_for_climbing() -> None:
    """SC-50: no bluff; the default bot, which judges by another measure than the way it had chosen, bluffs now and then."""
    castles = load(SCENARIOS / "two_castles")
    assert isinstance(castles, ScorpionGame)
    thrown = 0
    for state, legal, policy in decisions(castles, "target", "intruders", 12):
        if ROPE in policy.parts.intruders.talents.of[state.stack[-1][3]] and legal != [BLUFF]:
            thrown += 1
            assert policy.choose(state, legal, random.Random(0)) != BLUFF
    assert thrown
