"""Additional rule: samurai must move, or the ninja may push them (TE-09)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from uguisu import Match

Position = Callable[..., Match]


@pytest.fixture
def forced(position: Position) -> Position:
    return partial(position, variants=("compulsory_movement",))


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.view().log]


def place_of(match: Match, piece: str) -> Any:
    return next(seen.place for seen in match.view().pieces if seen.id == piece)


def test_te_09_the_ninja_may_push_a_samurai_that_stayed_before_the_next_one_moves(forced: Position) -> None:
    match = forced()
    match.play("ninja:step")
    match.play("red:stay")
    assert match.to_move == "ninja"
    assert set(match.legal()) == {
        "push-red:pine",
        "push-red:west",
        "push-red:stay",
    }  # the wall is a way for it
    match.play("push-red:pine")
    assert place_of(match, "red") == "pine"
    assert match.legal()[0].startswith("blue:")
    assert kinds(match) == ["moved", "stayed", "pushed"]


def test_te_09_the_ninja_may_let_it_stand(forced: Position) -> None:
    match = forced()
    for move in ("ninja:step", "red:stay", "push-red:stay"):
        match.play(move)
    assert place_of(match, "red") == "north"
    assert match.legal()[0].startswith("blue:")
    assert match.view().log[-1].text == "Red samurai is left standing at the north"  # the others hear of it


def test_te_09_only_to_free_crossings(forced: Position) -> None:
    match = forced({"pieces": {"ninja": "door", "red": "north", "blue": "pine", "green": "south"}})
    match.play("ninja:step")
    match.play("red:stay")
    assert set(match.legal()) == {"push-red:east", "push-red:west", "push-red:stay"}


def test_te_09_nothing_to_push_where_it_could_not_move(forced: Position) -> None:
    match = forced(
        {"pieces": {"ninja": "step", "red": "a", "blue": "east", "green": "west"}},
        places={"a": ["tower"], "b": [], "step": ["inner"], "east": ["tower"], "west": ["tower"]},
        links=[("a", "b", "road"), ("b", "step", "road"), ("step", "east", "road"), ("b", "west", "road")],
        options={"samurai_start": None, "ninja_start": None},
    )
    match.play("ninja:b")
    assert match.legal() == ["red:stay"]
    match.play("red:stay")
    assert match.legal()[0].startswith("blue:")


def test_te_09_one_that_moved_is_not_pushed(forced: Position) -> None:
    match = forced()
    match.play("ninja:step")
    match.play("red:pine")
    assert match.to_move == "samurai"


def test_te_09_a_push_after_the_last_samurai_ends_the_round(forced: Position) -> None:
    match = forced()
    for move in ("ninja:step", "red:pine", "blue:lamp", "green:stay"):
        match.play(move)
    assert match.view().decision.phase == "push_idle"  # type: ignore[union-attr]
    match.play("push-green:west")
    assert match.view().decision.phase == "ninja"  # type: ignore[union-attr]
    assert [track.value for track in match.view().tracks] == [1]


def test_te_09_the_ninja_may_push_its_own_way_shut(forced: Position) -> None:
    """Nothing forbids a foolish push: it is caught by the samurai it pushed."""
    match = forced(
        {"pieces": {"ninja": "step", "red": "door", "blue": "lamp", "green": "east"}, "mover": "green"}
    )
    match.play("green:stay")
    match.play("push-green:south")
    assert match.view().result.id == "ninja_caught"  # type: ignore[union-attr]


def test_te_09_several_players(forced: Position) -> None:
    match = forced(options={"players": {"ada": ["red", "green"], "bo": ["blue"]}})
    deciding = []
    for move in ("ninja:step", "red:stay", "push-red:stay", "blue:stay", "push-blue:stay", "green:stay"):
        deciding.append(match.to_move)
        match.play(move)
    assert deciding == ["ninja", "ada", "ninja", "bo", "ninja", "ada"]


def test_te_09_what_a_pushed_samurai_enters_rings_the_bell(forced: Position) -> None:
    match = forced(
        mission={
            "tracks": [{"id": "bell", "title": "Bell", "max": 3}],
            "triggers": [
                {
                    "on": "entered",
                    "if": [{"test": "at", "piece": "piece", "place": "pine"}],
                    "do": [{"op": "raise", "track": "bell"}],
                }
            ],
        }
    )
    for move in ("ninja:step", "red:stay", "push-red:pine"):
        match.play(move)
    assert {track.id: track.value for track in match.view().tracks}["bell"] == 1


def test_te_09_basic_rules_push_nobody(position: Position) -> None:
    match = position()
    match.play("ninja:step")
    match.play("red:stay")
    assert match.to_move == "samurai"
