"""What may come of a decision, with chance made explicit."""

from collections import Counter

import pytest
from tests.support import parlour, tiny

from uguisu import Game, load
from uguisu.core.outcomes import DrawsElsewhere, TooManyOutcomes, of_start
from uguisu.core.rng import EveryDraw, below, shuffle, weighted
from uguisu.core.state import State


def test_every_order_of_a_deck_comes_once_and_equal_cards_are_not_told_apart():
    draws, found = EveryDraw(), []
    while draws.go_on():
        state, deck = State(), [1, 1, 2, 3]
        state.seed = draws  # type: ignore[assignment]
        shuffle(state, deck)
        found.append((tuple(deck), draws.share))
    assert len(found) == len({deck for deck, _ in found}) == 12
    assert all(share == pytest.approx(1 / 12) for _, share in found)


def test_a_draw_that_hangs_on_another_is_gone_through_too():
    draws, found = EveryDraw(), {}
    while draws.go_on():
        state = State()
        state.seed = draws  # type: ignore[assignment]
        first = weighted(state, [(5, 1), (6, 3)])
        second = below(state, 2) if first == 5 else -1
        found[first, second] = draws.share
    assert found == {(5, 0): 0.125, (5, 1): 0.125, (6, -1): 0.75}


def test_a_seed_that_is_no_number_is_refused():
    state = State()
    state.seed = "dice"  # type: ignore[assignment]
    with pytest.raises(TypeError, match="whole number"):
        below(state, 2)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Game]:
    folder = tmp_path_factory.mktemp("tiny")
    packs = {
        "duel": tiny.duel(["quick_cut", "guard", "long_cut", "breath"], ["heavy_cut", "guard"], hand=2),
        "yard": tiny.yard(["..h."], rounds=1),
        "castle": tiny.castle(["listen", "wound"], turns=1),
    }
    return {name: load(tiny.written(folder / name, files)) for name, files in packs.items()}


@pytest.mark.parametrize("name", ["duel", "yard", "castle"])
def test_beginnings_are_those_that_come_and_as_often_as_they_come(games: dict[str, Game], name: str):
    game = games[name]
    shares = Counter[bytes]()
    for state, share in game.beginnings():
        shares[_position(game, state)] += share  # type: ignore[assignment]
    assert sum(shares.values()) == pytest.approx(1)
    seen = Counter(_position(game, game.new(seed)) for seed in range(3000))
    assert seen.keys() <= shares.keys()
    for position, share in shares.items():
        # Five standard deviations: a fair count strays so far once in two million tries.
        assert abs(seen[position] - 3000 * share) <= 5 * (3000 * share * (1 - share)) ** 0.5 + 1


def _position(game: Game, state: State) -> bytes:
    """Return a key of a position in which hands are sorted and chance has done what it does."""
    from uguisu.core.outcomes import hands_of, put_in_order

    while not state.over and state.seat < 0:
        game.roll(state)
    put_in_order(state, hands_of(game))
    return state.position()


def test_outcomes_leave_the_state_alone(games: dict[str, Game]):
    game = games["duel"]
    state = game.new(1, record=True)
    before = state.clone()
    found = game.outcomes(state, game.legal(state)[0])
    assert state == before
    assert sum(share for _, share in found) == pytest.approx(1)
    assert all(then.seed == state.seed for then, _ in found)


def test_too_many_ways_are_refused(games: dict[str, Game]):
    with pytest.raises(TooManyOutcomes, match="more than 5,"):
        of_start(games["duel"], most=5)


def test_a_game_with_a_generator_of_its_own_is_told():
    with pytest.raises(DrawsElsewhere, match="'parlour'"):
        parlour.envelope().beginnings()
