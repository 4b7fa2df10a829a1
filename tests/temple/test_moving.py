"""Where pieces may go, and in which order (TE-01, TE-02, TE-04, TE-05, TE-06)."""

from collections.abc import Callable

import pytest

from uguisu import IllegalAction, Match
from uguisu.core.game import Game
from uguisu_temple.game import TempleGame

Position = Callable[..., Match]
BUSY = {"pieces": {"ninja": "door", "red": "north", "blue": "east", "green": "south"}}


def moves(match: Match) -> set[str]:
    return set(match.legal())


@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ("door", {"ninja:step", "ninja:pine", "ninja:west"}),  # a road, a bridge, a rope
        (
            "step",
            {"ninja:door", "ninja:lamp"},
        ),  # a road, a hanging bridge; a samurai stands on the south tower
    ],
)
def test_te_01_the_ninja_uses_every_kind_of_way(position: Position, here: str, ways: set[str]) -> None:
    assert moves(position({"pieces": {"ninja": here}})) == ways


def test_te_01_the_outer_wall_is_a_way_for_samurai_only(position: Position) -> None:
    match = position(BUSY)
    match.play("ninja:pine")
    assert "red:west" in moves(match)

    # The map may join a tower to another by the wall only: the ninja, put on one, would not get along it.
    game = match.game
    assert isinstance(game, TempleGame)
    wall = {(game.topology.index["north"], game.topology.index["west"])}
    assert all(b not in game.ninja_near[a] and b in game.samurai_near[a] for a, b in wall)


def test_te_01_two_towers_may_be_joined_by_the_wall_and_by_a_way_for_all(temple: Callable[..., Game]) -> None:
    game = temple(more_links=(("north", "east", "hanging_bridge"),))
    assert isinstance(game, TempleGame)
    north, east = game.topology.index["north"], game.topology.index["east"]
    assert east in game.ninja_near[north]
    assert game.samurai_near[north].count(east) == 1


def test_te_05_only_free_neighbouring_crossings(position: Position) -> None:
    match = position({"pieces": {"ninja": "door", "red": "pine", "blue": "lamp", "green": "south"}})
    assert moves(match) == {"ninja:step", "ninja:west"}  # pine is taken; lamp is two crossings away
    with pytest.raises(IllegalAction, match="'ninja:lamp' is not legal here"):
        match.play("ninja:lamp")
    match.play("ninja:step")
    assert moves(match) == {"red:north", "red:door", "red:stay"}


def test_te_05_a_piece_that_left_makes_its_crossing_free(position: Position) -> None:
    match = position({"pieces": {"ninja": "door", "red": "north", "blue": "pine", "green": "south"}})
    match.play("ninja:step")
    assert "red:pine" not in moves(match)
    match.play("red:stay")
    assert "blue:door" in moves(match)
    match.play("blue:door")
    match.play("green:stay")
    assert moves(match) == {"ninja:lamp"}


def test_te_06_the_ninja_must_move_and_samurai_may_stay(position: Position) -> None:
    match = position(BUSY)
    assert not any(move.endswith(":stay") or move == "ninja:door" for move in match.legal())
    match.play("ninja:step")
    for samurai in ("red", "blue", "green"):
        assert f"{samurai}:stay" in moves(match)
        match.play(f"{samurai}:stay")
    assert match.view().decision is not None
    assert [piece.place for piece in match.view().pieces] == ["step", "north", "east", "south"]


def test_te_06_a_samurai_with_no_way_stays(position: Position) -> None:
    match = position(
        {"pieces": {"ninja": "step", "red": "west", "blue": "north", "green": "door"}},
        links=[
            ("door", "step", "road"),
            ("step", "lamp", "road"),
            ("lamp", "east", "road"),
            ("door", "west", "rope"),
        ],
        places={
            "door": ["inner"],
            "step": ["inner"],
            "lamp": [],
            "east": ["tower"],
            "west": ["tower"],
            "north": ["tower"],
        },
        options={"samurai_start": None, "ninja_start": None},
    )
    match.play("ninja:lamp")
    assert moves(match) == {"red:stay"}


def test_te_04_the_ninja_first_then_each_samurai_once_in_order(position: Position) -> None:
    match = position(BUSY)
    seats = []
    for move in ("ninja:step", "red:stay", "blue:lamp", "green:stay", "ninja:door", "red:stay"):
        seats.append(match.view().decision.phase)  # type: ignore[union-attr]
        match.play(move)
    assert seats == ["ninja", "samurai", "samurai", "samurai", "ninja", "samurai"]


def test_te_02_samurai_move_in_the_agreed_order(position: Position) -> None:
    match = position(options={"order": ["green", "white", "red"]})
    assert [piece.id for piece in match.game.pieces] == ["ninja", "green", "white", "red"]
    match.play("ninja:step")
    for samurai in ("green", "white", "red"):
        assert all(move.startswith(f"{samurai}:") for move in match.legal())
        match.play(f"{samurai}:stay")
    assert match.to_move == "ninja"


def test_te_02_several_players_share_the_samurai(position: Position) -> None:
    match = position(options={"players": {"ada": ["red", "green"], "bo": ["blue"]}})
    assert [seat.id for seat in match.game.seats] == ["ninja", "ada", "bo"]
    deciding = []
    for move in ("ninja:step", "red:stay", "blue:stay", "green:stay"):
        deciding.append(match.to_move)
        match.play(move)
    assert deciding == ["ninja", "ada", "bo", "ada"]


def test_te_02_players_who_share_samurai_win_together(position: Position) -> None:
    match = position(
        {"pieces": {"ninja": "step", "red": "door", "blue": "lamp", "green": "south"}, "mover": "green"},
        options={"players": {"ada": ["red", "green"], "bo": ["blue"]}},
    )
    match.play("green:stay")
    assert match.view("bo").result.winner == "samurai"  # type: ignore[union-attr]
    assert match.game.returns(match.state) == {"ninja": -1.0, "samurai": 1.0}


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_te_02_three_to_six_samurai(temple: Callable[..., Game], count: int) -> None:
    game = temple(
        more_places={"a": ["tower"], "b": ["tower"]},
        more_links=(("a", "door", "road"), ("b", "step", "road"), ("a", "b", "wall_way")),
        options={"samurai": count, "samurai_start": None, "ninja_start": None},
    )
    assert [piece.side for piece in game.pieces] == ["ninja", *["samurai"] * count]


@pytest.mark.parametrize("count", [2, 7])
def test_te_02_no_fewer_than_three_and_no_more_than_six(
    findings: Callable[..., list[object]], count: int
) -> None:
    found = findings(options={"samurai": count})
    assert {finding.code for finding in found} == {"out-of-range"}  # type: ignore[attr-defined]
