"""Tree search where something is hidden: nobody in it acts on what they couldn't know."""

from __future__ import annotations

import random

import pytest
from tests.support import parlour

from uguisu.bots.bot import Decision
from uguisu.bots.settings import Budget
from uguisu.core.commit import HIDDEN
from uguisu_tools.bots.search import Method, Search


@pytest.mark.parametrize("seed", range(6))
def test_it_does_not_peep_into_the_envelope(seed: int) -> None:
    game = parlour.envelope()
    found = Search(Decision(game, game.new(seed), random.Random(seed)), Method(Budget(2000)))
    assert parlour._Open.names[found.run()] == "stay out"
    going_in = found.root.edges[1]
    # One who peeps, or who takes each imagined card for known, would soon think going in worth 1.
    assert going_in.total / going_in.visits < 0.3


def test_what_is_in_the_envelope_has_no_bearing_on_the_choice() -> None:
    game = parlour.envelope()
    states = [game.new(seed) for seed in range(20)]
    one = next(state for state in states if state.at[0] == 0)
    other = next(state for state in states if state.at[0] == 1)
    trees = []
    for state in (one, other):
        found = Search(Decision(game, state, random.Random(3)), Method(Budget(300)))
        found.run()
        trees.append({action: (edge.visits, edge.total) for action, edge in found.root.edges.items()})
    assert trees[0] == trees[1]


@pytest.mark.parametrize("seed", range(4))
def test_the_seeker_in_its_head_does_not_see_where_it_hides(seed: int) -> None:
    game = parlour.hide_and_seek()
    found = Search(Decision(game, game.new(), random.Random(seed)), Method(Budget(2000)))
    # Against a seeker who knew, hiding would always bring -1, and giving up would be best.
    assert parlour._HideAndSeek.names[found.run()] in ("left", "right")


def test_commits_are_seen_by_their_owner_and_by_all_once_revealed() -> None:
    game = parlour.hide_and_seek()
    state = game.new()
    phase = game.phases[state.phase]
    assert [phase.seen(state, 1, seat) for seat in (0, 1)] == [1, HIDDEN]
    game.apply(state, 1)
    seen = [phase.seen(state, 0, seat) for seat in (0, 1)]
    assert seen[0] == seen[1] != phase.seen(state, 1, 0)


def test_nothing_is_proven_where_something_is_hidden() -> None:
    game = parlour.envelope()
    found = Search(Decision(game, game.new(), random.Random(0)), Method(Budget(200)))
    found.run()
    assert all(edge.proven is None for edge in found.root.edges.values())
