"""How a game ends, and what the winner is called (TE-07, TE-08, TE-11)."""

from collections.abc import Callable
from typing import Any

import pytest

from uguisu import Match

Position = Callable[..., Match]


def result_of(match: Match, language: str = "en") -> Any:
    return match.view(language=language).result


@pytest.mark.parametrize("tower", ["north", "west"])
def test_te_07_the_ninja_wins_on_any_tower(position: Position, tower: str) -> None:
    start = {"north": "pine", "west": "door"}[tower]
    match = position({"pieces": {"ninja": start, "red": "lamp", "blue": "east", "green": "south"}})
    match.play(f"ninja:{tower}")
    assert match.over
    assert result_of(match).id == "ninja_escapes"
    assert result_of(match).winner == "ninja"
    assert match.legal() == []


def test_te_07_the_samurai_win_when_the_ninja_has_nowhere_to_go(position: Position) -> None:
    match = position(
        {"pieces": {"ninja": "step", "red": "pine", "blue": "east", "green": "south"}, "mover": "red"}
    )
    match.play("red:door")
    match.play("blue:lamp")
    assert not match.over  # only at the ninja's own turn
    match.play("green:stay")
    assert result_of(match).id == "ninja_caught"
    assert result_of(match).winner == "samurai"


def test_te_07_one_free_crossing_is_enough(position: Position) -> None:
    match = position(
        {"pieces": {"ninja": "step", "red": "pine", "blue": "lamp", "green": "south"}, "mover": "green"}
    )
    match.play("green:stay")
    assert match.legal() == ["ninja:door"]


def test_te_07_the_wall_is_no_way_out_for_the_ninja(position: Position) -> None:
    """A crossing joined only by the wall does not save it."""
    match = position(
        {"pieces": {"ninja": "door", "red": "step", "blue": "pine", "green": "west"}, "mover": "green"}
    )
    match.play("green:stay")
    assert result_of(match).id == "ninja_caught"


NINJA_RANKS = {3: "Monomi", 4: "Genin", 5: "Chunin", 6: "Jonin"}
BASIC = {3: "Shogun", 4: "Daimyo", 5: "Hatamoto", 6: "Bushi"}
WITH_ADDITIONAL_RULES = {3: "Divine Emperor", 4: "Shogun", 5: "Daimyo", 6: "Hatamoto"}
ADDITIONAL = [(), ("silence",), ("compulsory_movement",), ("silence", "compulsory_movement")]


@pytest.mark.parametrize("count", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", ADDITIONAL)
def test_te_08_ranks(position: Position, count: int, variants: tuple[str, ...]) -> None:
    match = position(
        more_places={"a": ["tower"], "b": ["tower"]},
        more_links=(("a", "door", "road"), ("b", "step", "road"), ("a", "b", "wall_way")),
        options={"samurai": count, "samurai_start": None, "ninja_start": None, "stalemate": "ninja"},
        variants=variants,
        mission={"results": [{"id": "bell", "title": "The bell rang", "winner": "samurai"}]},
    )
    samurai = (WITH_ADDITIONAL_RULES if variants else BASIC)[count]
    wanted = {
        "ninja_escapes": NINJA_RANKS[count],
        "ninja_caught": samurai,
        "time_up": NINJA_RANKS[count],  # `stalemate: ninja` lets it win
        "bell": samurai,  # whatever way a mission lets them win, they have won
    }
    for result, rank in wanted.items():
        state = match.state.clone()
        state.log = []
        match.game.end(state, [entry.id for entry in match.game.results].index(result))
        seen = match.game.view(state, 0).result
        assert seen is not None
        assert (seen.id, seen.rank) == (result, rank)


@pytest.mark.parametrize(
    ("language", "rank"), [("uk", "Мономі"), ("ru", "Мономи"), ("it", "Monomi"), ("en", "Monomi")]
)
def test_te_08_ranks_are_told_in_the_readers_language(position: Position, language: str, rank: str) -> None:
    match = position({"pieces": {"ninja": "door", "red": "lamp", "blue": "east", "green": "south"}})
    match.play("ninja:west")
    assert result_of(match, language).rank == rank


def test_te_08_nobody_has_a_rank_in_a_draw(position: Position) -> None:
    match = position(options={"turn_limit": 1})
    for move in ("ninja:step", "red:stay", "blue:stay", "green:stay"):
        match.play(move)
    assert (result_of(match).winner, result_of(match).rank) == (None, "")


ROUND = ("red:stay", "blue:stay", "green:stay")


def to_and_fro(match: Match, rounds: int) -> int:
    """Let the ninja walk between door and step; return the rounds until the game is over."""
    for number in range(rounds):
        if match.over:
            return number
        match.play("ninja:step" if number % 2 == 0 else "ninja:door")
        for move in ROUND:
            match.play(move)
    return rounds


@pytest.mark.parametrize(("stalemate", "winner"), [("draw", None), ("ninja", "ninja")])
def test_te_11_a_turn_limit_counts_as_the_samurai_failing(
    position: Position, stalemate: str, winner: str | None
) -> None:
    match = position(options={"turn_limit": 4, "stalemate": stalemate})
    assert to_and_fro(match, 99) == 4
    assert (result_of(match).id, result_of(match).winner) == ("time_up", winner)
    assert [track.value for track in match.view().tracks] == [4]


def test_te_11_a_capture_in_the_last_round_counts(position: Position) -> None:
    match = position(
        {
            "pieces": {"ninja": "step", "red": "door", "blue": "lamp", "green": "south"},
            "tracks": {"turn": 9},
            "mover": "green",
        }
    )
    match.play("green:stay")
    assert result_of(match).id == "ninja_caught"


@pytest.mark.parametrize(("often", "rounds"), [(2, 2), (3, 4)])
def test_te_11_a_repeated_position_counts_as_failing_too(position: Position, often: int, rounds: int) -> None:
    """The position at the start is the first of them: the ninja is back on it after every second round."""
    match = position(options={"repetition": often, "turn_limit": 99, "stalemate": "ninja"})
    assert to_and_fro(match, 99) == rounds
    assert (result_of(match).id, result_of(match).winner) == ("repetition", "ninja")


def test_te_11_without_the_rule_positions_may_repeat(position: Position) -> None:
    match = position(options={"turn_limit": 50})
    assert to_and_fro(match, 99) == 50


def test_te_11_samurai_who_change_places_make_another_position(position: Position) -> None:
    """The samurai move in an order, so which of them stands where matters."""
    match = position(options={"repetition": 2, "turn_limit": 99})
    for move in ("ninja:step", "red:west", "blue:north", "green:stay"):
        match.play(move)
    for move in ("ninja:door", "red:stay", "blue:stay", "green:east"):
        match.play(move)
    assert not match.over


def test_te_11_undo_takes_back_the_memory_of_positions(position: Position) -> None:
    match = position(options={"repetition": 2, "turn_limit": 99})
    to_and_fro(match, 1)
    for move in ("ninja:door", "red:stay", "blue:stay"):
        match.play(move)
    for _ in range(3):
        match.play("green:stay")
        assert result_of(match).id == "repetition"
        match.undo()
        assert not match.over
