"""Whatever is played at random, the boards differ only as their tokens say, and what all can conclude allows the truth."""

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.core.state import OFF
from uguisu.loading.overrides import Overrides
from uguisu_spies.content.map import WALK_STOPPED_BY
from uguisu_spies.state import (
    ALERT,
    AWAY,
    CAUGHT,
    DEAD,
    FINE,
    GONE,
    IN,
    MINIMUM,
    NOBODY,
    OUT,
    ROUND,
    STUNNED,
    WAITING,
)

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"
NAMES = ("back_yard", "training_ground", "armoury")


def play(game, seed, look):
    rng = random.Random(seed)
    state = game.new(seed)
    while not state.over:
        look(state)
        if state.seat < 0:
            game.roll(state)
        else:
            game.apply(state, rng.choice(game.legal(state)))
    look(state)
    return state


def test_the_log_tells_each_round_once():
    game, rng = load(PACKS / "back_yard"), random.Random(1)
    state = game.new(3, record=True)
    while not state.over:
        game.apply(state, rng.choice(game.legal(state)))
    lines = [event.details["value"] for event in state.log if event.kind == "round_began"]
    assert lines[-1] == state.tracks[ROUND] > 2
    assert lines == sorted(set(lines))
    assert "round" not in [event.details["track"] for event in state.log if event.kind == "track_changed"]


def boards_agree(game, state):
    stand = game.phases.index(game.phases_by_name["stand"])
    for unit in game.units:
        at, shown, status = state.at[unit], state.shown[unit], state.status[unit]
        assert bool(state.down >> unit & 1) == (status >= DEAD)
        if status <= STUNNED and at != OFF:
            assert at == shown, "a unit that is up stands where the guard has it"
            assert state.carrier[unit] == NOBODY
        if status in (DEAD, OUT) and state.carrier[unit] != NOBODY:
            assert at == OFF, "what is carried lies nowhere"
            assert state.spies[state.carrier[unit]] == IN
        if state.body_shown[unit] != OFF:
            assert status == OUT, "only a knocked-out body lies on the guard's board"
    for spy in game.spies:
        assert (state.at[spy] == OFF) == (state.spies[spy] in (WAITING, CAUGHT, AWAY))
        if state.disguise[spy] != NOBODY and not state.over:
            assert state.at[spy] == state.shown[state.disguise[spy]]
    for device in (*game.cameras, *game.perimeter, *game.snipers, *game.searchlights):
        assert state.at[device] in (OFF, state.shown[device]), (
            "a device leaves his board with the spies', or after it"
        )
    for dog in game.dogs:
        assert state.at[dog] == state.shown[dog], "a dog's step is repeated on the guard's board"
        assert state.status[dog] in (0, GONE)
    assert not state.known_out & ~state.out, "a lamp the guard misses is out"
    shared = [frame[2] for frame in (*state.stack, *state.pending) if frame[0] == ~stand]
    standing = [
        state.at[unit]
        for unit in game.units  # but for one that walks over who it has woken, or is about to be put beside (SP-36)
        if state.status[unit] <= STUNNED and state.at[unit] != OFF and unit not in (state.mover, *shared)
    ]
    assert len(set(standing)) == len(standing), "two units stand on one square"


@pytest.mark.parametrize("name", NAMES)
def test_the_boards_differ_only_as_their_tokens_say(name):
    game = load(PACKS / name)

    def look(state):
        assert 1 <= state.tracks[MINIMUM] <= 9
        assert state.tracks[MINIMUM] <= state.tracks[ALERT] <= 9
        boards_agree(game, state)

    for seed in range(40):
        play(game, seed, look)


def test_random_play_keeps_to_the_option_that_all_units_are_activated():
    game = load(PACKS / "training_ground", changes=Overrides(options={"may_activate_fewer": False}))
    asked, rng = 0, random.Random(7)

    def look(state):
        nonlocal asked
        if not state.over and game.phases[state.phase].name == "activate":
            asked += 1
            assert {game.draw(state, rng.random) for _ in range(60)} <= set(game.legal(state))

    for seed in range(8):
        play(game, seed, look)
    assert asked > 20


def what_is_concluded_is_true(game, seeds):
    """Play games, and return how often it was looked whether a spy is where everybody concludes that it can be."""
    asked = 0

    for seed in seeds:
        dressed = False

        def look(state):
            nonlocal asked, dressed
            dressed = dressed or any(unit != NOBODY for unit in state.disguise)
            if state.over or dressed or state.seat != 0:
                return
            for spy in game.spies:
                if state.spies[spy] == IN:
                    lies = state.lying >> spy & 1
                    assert game.belief.maybe(state)[2 * spy + lies] >> state.at[spy] & 1, (state.ply, spy)
                    asked += 1
                elif state.spies[spy] == WAITING:
                    assert state.expected >> spy & 1

        play(game, seed, look)
    return asked


@pytest.mark.parametrize("name", NAMES)
def test_what_everybody_concludes_allows_the_truth(name):
    assert what_is_concluded_is_true(load(PACKS / name), range(60)) > 500


@pytest.mark.long
def test_what_everybody_concludes_allows_the_truth_where_the_ground_changes_again_and_again():
    """SP-41: a way that was there for one move and a wall before the next, a bush that grows round who stands there."""
    squares = ["b2", "k7", "e9", "g8", "c5", "d9", "i2", "a5", "h1", "j4"]
    kinds = ["black", "open", "bushes", "water"]
    triggers = [
        {
            "on": event,
            "if": [{"test": "track", "track": "round", "every": 2 + at % 2}],
            "do": [{"op": "become", "at": here, "what": kind}],
        }
        for at, here in enumerate(squares)
        for event, kind in zip(
            ("spy_stopped", "entered", "guard_step"), kinds[at % 4 :] + kinds, strict=False
        )
    ]
    changes = Overrides(options={"spies": 2}, mod={"mission": {"triggers": triggers}})
    game = load(PACKS / "back_yard", changes=changes)
    assert what_is_concluded_is_true(game, range(5)) > 50


def test_what_can_be_concluded_of_a_silent_spy():
    """Known to be somewhere, and unheard: one step, and one more if a fellow pushes it; with a noise it may be farther off."""
    game = load(PACKS / "training_ground")
    state = game.new(1)
    game.arrange(state, {"pieces": {"spy-1": "d10", "green-1": "a1", "yellow-1": "j9"}, "phase": "spies"})
    here = game.topology.index["d10"]
    state.expected = 0
    for heard, squares in (((), 5 * 5), ((here,), 6 * 7 - 3), ((here, here), 8 * 9 - 3)):  # 3 are mined
        twin = state.clone()
        twin.maybe = [1 << here, 0, 0, 0]
        twin.noise = heard
        game.belief.moved(twin)
        assert game.belief.squares(twin, 0).bit_count() == squares
        game.belief.looked(twin, 1 << here, lying=False)
        standing, lying, *_ = game.belief.maybe(twin)
        assert not standing >> here & 1
        assert lying >> here & 1, "who lies is not found by a look"


def test_the_noise_of_a_spy_that_was_caught_says_nothing_of_another():
    game = load(PACKS / "armoury", changes=Overrides(options={"spies": 2}))
    state = game.new(1)
    state.spies, state.moved, state.expected = [WAITING, CAUGHT], 0b10, 0b01
    game.belief.noticed(state)
    assert state.expected == 0b01
    state.moved = 0  # a round later it can only have been the other
    game.belief.noticed(state)
    assert state.expected == 0


def test_samples_lie_within_the_belief():
    game = load(PACKS / "back_yard")
    rng = random.Random(1)
    found = set()

    def look(state):
        if state.over or state.seat != 0:
            return
        twin = game.determinize(state, 0, rng)
        where = game.belief.squares(state, 0)
        if twin.spies[0] == IN and where:
            assert where >> twin.at[0] & 1
            found.add(twin.at[0])

    for seed in range(6):
        play(game, seed, look)
    assert len(found) > 20


def test_no_sample_of_a_spy_knows_the_stolen_deck():
    """SP-H10: spies know what is in it, not what comes next; the guard knows neither."""
    game, rng = load(PACKS / "mansion"), random.Random(2)
    state = game.new(5)
    while not state.over and state.phase != game.phases.index(game.phases_by_name["spy_turn"]):
        game.apply(state, rng.choice(game.legal(state)))
    deck = state.areas[game.stolen]
    for seat in (1, 2):
        twins = [game.determinize(state, seat, rng) for _ in range(50)]
        assert all(sorted(twin.areas[game.stolen]) == sorted(deck) for twin in twins)
        assert len({twin.areas[game.stolen][-1] for twin in twins}) > 2
        hands = [*game.hands, *game.roles, *game.weapons, *game.spent, game.discard]
        assert all(twin.areas[hand] == state.areas[hand] for twin in twins for hand in hands)


def test_samples_hold_what_the_guard_may_not_have_found_out_yet():
    """Kills, cuts and dead lamps: never where he has looked, nor of whom he has just moved, nor past an alarm."""
    game = load(PACKS / "mansion")
    rng, found = random.Random(4), set()

    def look(state):
        if state.over or state.seat != 0 or state.tracks[ALERT] < 2 or state.ply % 3:
            return
        twin = game.determinize(state, 0, rng)
        boards_agree(game, twin)
        for unit in game.units:
            if twin.status[unit] != FINE and twin.shown[unit] != OFF:
                assert not state.activated >> unit & 1
                found.add(twin.status[unit])
        if twin.out & ~twin.known_out:
            found.add("lamp")
        for border, _, _, discovered in twin.breaches:
            if not discovered:
                assert border not in state.alarms
                found.add("breach")

    for seed in range(4, 10):
        play(game, seed, look)
    assert found == {STUNNED, DEAD, OUT, "lamp", "breach"}


@pytest.mark.parametrize("name", ["mansion", "training_ground"])
def test_ways_through_breaches_are_those_of_the_whole_map_worked_out_anew(name):
    ground = load(PACKS / name).ground
    rng = random.Random(1)
    for _ in range(40):
        opened = frozenset(rng.sample(range(len(ground.borders)), rng.randrange(6)))
        pairs = [ground.borders[border][:2] for border in opened]
        assert ground.ways(opened) == ground.topology.walkable(
            blocked_by=WALK_STOPPED_BY, closed=ground.solid, opened=pairs
        )


def test_units_that_come_later_come_in_samples_too():
    """A patrol that the mission holds back is not lost: in the guard's samples it can still be brought in."""
    game, rng = load(PACKS / "terrorist_camp"), random.Random(1)
    patrol = next(unit for unit in game.units if game.pieces[unit].id == "blue-2")
    state = game.new(3)
    while state.seat != 0:
        game.apply(state, rng.choice(game.legal(state)))
    twin = game.determinize(state, 0, rng)
    assert twin.status[patrol] == FINE
    assert game.may_stand(twin, patrol, game.topology.index["t6"])
