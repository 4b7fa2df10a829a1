"""Before the first move (TE-03)."""

from collections.abc import Callable

from uguisu import Match

Position = Callable[..., Match]
PLACED_BY_PLAYERS = {"samurai_start": None, "ninja_start": None}


def test_te_03_samurai_choose_free_towers_first_then_the_ninja_a_crossing_by_the_temple(
    position: Position,
) -> None:
    match = position(options=PLACED_BY_PLAYERS)
    assert match.to_move == "samurai"
    assert match.legal() == ["red@north", "red@east", "red@south", "red@west"]
    match.play("red@south")
    assert match.legal() == ["blue@north", "blue@east", "blue@west"]
    match.play("blue@west")
    match.play("green@north")
    assert match.to_move == "ninja"
    assert match.legal() == ["ninja@door", "ninja@step"]
    match.play("ninja@step")
    assert match.view().decision.phase == "ninja"  # type: ignore[union-attr]  # TE-04: it moves first
    assert [piece.place for piece in match.view().pieces] == ["step", "south", "west", "north"]


def test_te_03_each_player_places_their_own_samurai(position: Position) -> None:
    match = position(options={**PLACED_BY_PLAYERS, "players": {"ada": ["red", "green"], "bo": ["blue"]}})
    placing = []
    for move in ("red@north", "blue@east", "green@south"):
        placing.append(match.to_move)
        match.play(move)
    assert placing == ["ada", "bo", "ada"]


def test_te_03_a_scenario_may_fix_one_side_and_leave_the_other_to_choose(position: Position) -> None:
    match = position(options={"ninja_start": None})
    assert match.legal() == ["ninja@door", "ninja@step"]
    match = position(options={"samurai_start": None})
    assert match.legal()[0] == "red@north"
    for move in ("red@north", "blue@east", "green@west"):
        match.play(move)
    assert match.legal() == ["ninja:step", "ninja:pine"]


def test_te_03_fixed_starts_go_with_the_moving_order(position: Position) -> None:
    match = position(options={"order": ["black", "white", "red"]})
    places = {piece.id: piece.place for piece in match.view().pieces}
    assert places == {"ninja": "door", "black": "north", "white": "east", "red": "south"}
