"""Games with secrets whose value is known, or must come out the same by two ways."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import parlour, tiny

from uguisu import Game, load
from uguisu_tools.equilibria.mixing import best_reply, equilibrium
from uguisu_tools.equilibria.solution import solve_secrets
from uguisu_tools.equilibria.tree import TooLarge, Tree, tree_of
from uguisu_tools.solve.solving import solve

GAP = 0.002


def grown(game: Game, **how: Any) -> Tree:
    return tree_of(game, game.beginnings(record=True), **how)


def begun(game: Game) -> Tree:
    """The tree of a game that begins in one way, whatever the seed."""
    return tree_of(game, [(game.new(0, record=True), 1.0)])


def test_kuhns_poker_is_worth_what_kuhn_found():
    found = equilibrium(grown(parlour.kuhn()), 0.0005)
    assert found.gap <= 0.0005
    assert found.low <= -1 / 18 <= found.high


def test_in_kuhns_poker_the_second_player_calls_with_the_queen_one_time_in_three():
    tree = grown(parlour.kuhn())
    found = equilibrium(tree, 0.0001)
    called = [
        mixture[1]
        for known, mixture in found.mixtures.items()
        if tree.seats[known] == 1 and tree.examples[known].at[1] == 1 and tree.examples[known].at[3:] == [1]
    ]
    assert called == [pytest.approx(1 / 3, abs=0.02)]


def test_who_hides_and_who_seeks_choose_both_places_alike():
    tree = begun(parlour.hide_and_seek())
    found = equilibrium(tree, GAP)
    assert found.worth == pytest.approx(0, abs=GAP)
    hider = next(mixture for known, mixture in found.mixtures.items() if tree.seats[known] == 0)
    assert hider == pytest.approx((0.5, 0.5, 0.0), abs=0.05)


def test_dice_are_weighed():
    assert equilibrium(begun(parlour.bet()), GAP).worth == pytest.approx(0.5, abs=GAP)


@pytest.mark.parametrize("heap", range(4, 13))
def test_an_open_game_is_worth_what_the_solver_of_open_games_says(heap: int):
    game = parlour.nim(heap)
    winner = solve(game).start.winner
    assert equilibrium(begun(game), GAP).worth == pytest.approx(1 if winner == "a" else -1, abs=GAP)


def test_who_always_hides_on_the_left_is_found():
    tree = begun(parlour.hide_and_seek())
    left = {known: (1.0, 0.0, 0.0) for known, seat in tree.seats.items() if seat == 0}
    assert best_reply(tree, left, 1) == pytest.approx(1)
    assert best_reply(tree, {}, 0) == pytest.approx(0)  # the seeker looks in either place alike


def test_a_tree_that_grows_too_large_is_given_up():
    with pytest.raises(TooLarge, match="positions is over 5"):
        tree_of(parlour.nim(12), [(parlour.nim(12).new(0, record=True), 1.0)], 5)


PACKS: dict[str, Callable[[], tiny.Files]] = {
    "duel": lambda: tiny.duel(["quick_cut", "guard", "long_cut"], ["long_cut", "guard", "retreat"]),
    "yard": lambda: tiny.yard(["..h."], rounds=1),
    "castle": lambda: tiny.castle(["wound"], turns=1, ways=tiny.SHORT, mission_of_ninja="A"),
}


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("name", PACKS)
def test_what_reaches_a_seat_step_by_step_tells_as_much_as_its_views(name: str, tmp_path: Path):
    """The cheap keys of information states part positions just as whole views do, no more and no less."""
    game = load(tiny.written(tmp_path / name, PACKS[name]()))
    steps, views = grown(game, joins=False), grown(game, joins=False, whole_views=True)
    assert (len(steps.nodes), len(steps.actions)) == (len(views.nodes), len(views.actions))
    assert _partition(steps) == _partition(views)


def _partition(tree: Tree) -> list[tuple[int, ...]]:
    """Return which nodes lie in one information state; both trees are grown in one order."""
    found: dict[tuple[int, int], list[int]] = {}
    for number, node in enumerate(tree.nodes):
        for seat in range(2):
            found.setdefault((seat, node.known[seat]), []).append(number)
    return sorted(map(tuple, found.values()))


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("name", PACKS)
def test_ways_that_come_together_do_not_change_the_value(name: str, tmp_path: Path):
    game = load(tiny.written(tmp_path / name, PACKS[name]()))
    joined, apart = grown(game), grown(game, joins=False)
    assert len(joined.nodes) <= len(apart.nodes)
    one, other = equilibrium(joined, GAP), equilibrium(apart, GAP)
    assert one.worth == pytest.approx(other.worth, abs=GAP)


def test_what_a_game_shows_without_telling_it_is_noticed():
    """In our poker stakes are only shown: the tree is made of whole views then, and the value is right all the same."""
    tree = grown(parlour.kuhn())
    assert len(tree.actions) == 12


@pytest.mark.parametrize(
    ("files", "seats"),
    [
        (tiny.castle(["wound"], turns=1, ways=tiny.SHORT, mission_of_ninja="A"), ("intruders", "guards")),
        (tiny.castle(["wound"], turns=1, ways=tiny.SHORT), ("intruders",)),
        (PACKS["duel"](), ()),
        (PACKS["yard"](), ()),
    ],
    ids=["places and letter fixed", "places fixed", "duel", "yard"],
)
def test_it_tells_whose_view_does_not_show_what_the_files_fix(
    files: tiny.Files, seats: tuple[str, ...], tmp_path: Path
):
    """The files of a castle say where targets lie, which intruders do not see, and maybe which is wanted, as guards do not."""
    assert solve_secrets(load(tiny.written(tmp_path / "pack", files))).assumed == seats


@pytest.mark.long
def test_as_views_tell_it_nobody_knows_what_the_files_fix(tmp_path: Path):
    """A castle won by force by intruders who know where their target lies, and won one time in six by those who do not."""
    files = tiny.castle(["wound"], turns=1, ways=tiny.SHORT, mission_of_ninja="A")
    game = load(tiny.written(tmp_path / "pack", files))
    assert solve_secrets(game).worth == 1.0
    found = solve_secrets(game, as_seen=True)
    assert found.assumed == ()
    assert found.worth == pytest.approx(-2 / 3, abs=GAP)


def test_as_views_tell_it_a_game_is_the_same_where_they_show_all(tmp_path: Path):
    game = load(tiny.written(tmp_path / "pack", PACKS["yard"]()))
    assert solve_secrets(game, as_seen=True) == solve_secrets(game)


def test_a_tree_without_decisions_has_a_value(tmp_path: Path):
    game = load(tiny.written(tmp_path / "over", tiny.duel(["guard"], ["guard"], wounds=0)))
    found = equilibrium(grown(game), GAP)
    assert (found.worth, found.gap) == (0, 0)
