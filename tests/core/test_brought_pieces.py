"""Pieces that a mission brings: they stand, move and are seen as it says, and whoever must not see one does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu_tools.testing import check_game

CART = {"id": "cart", "title": "The cart", "at": "well"}
MOVE = {"op": "move", "piece": "cart", "to": "gate"}


def mission(*pieces: dict[str, Any], do: Any = (MOVE,)) -> dict[str, Any]:
    return {"pieces": list(pieces), "triggers": [{"on": "thrown", "do": list(do)}]}


@pytest.fixture
def begin(tmp_path: Path) -> Callable[..., Match]:
    def run(*pieces: dict[str, Any], **more: Any) -> Match:
        path = toys.pack(tmp_path / "trial", "throwing", mission=mission(*pieces, **more))
        return Match(load(path, toys.registry()), 1)

    return run


@pytest.fixture
def errors(tmp_path: Path) -> Callable[..., list[Diagnostic]]:
    def run(game: str, *pieces: dict[str, Any], **more: Any) -> list[Diagnostic]:
        path = toys.pack(tmp_path / "trial", game, mission=mission(*pieces, **more))
        return [found for found in check(path, toys.registry())[1] if found.severity == "error"]

    return run


def where(match: Match, seat: str = "", piece: str = "cart") -> str | None:
    return next(one.place for one in match.view(seat).pieces if one.id == piece)


def test_it_starts_where_it_is_told_and_moves(begin: Callable[..., Match]) -> None:
    match = begin(CART, {"id": "decoy", "title": "A decoy"})
    assert (where(match), where(match, piece="decoy")) == ("well", None)
    match.play("rock")
    match.play("rock")
    assert where(match) == "gate"
    assert [line.text for line in match.view().log][-1] == "The cart is put at the gate"


def test_who_does_not_see_it_learns_nothing_of_it(begin: Callable[..., Match]) -> None:
    match = begin({**CART, "seen_by": ["one"]})
    match.play("rock")
    match.play("rock")
    assert (where(match, "one"), where(match, "two"), where(match)) == ("gate", None, None)
    assert "The cart is put at the gate" in [line.text for line in match.view("one").log]
    assert all("cart" not in line.text for line in match.view("two").log)


def test_a_game_with_a_piece_that_some_see_keeps_every_promise(tmp_path: Path) -> None:
    do = [{"op": "random", "as": "spot", "places": {}}, {**MOVE, "to": "spot"}]
    path = toys.pack(
        tmp_path / "trial",
        "throwing",
        mission=mission({**CART, "seen_by": ["one"]}, CART | {"id": "b"}, do=do),
    )
    game = load(path, toys.registry())
    assert not game.hides_nothing
    check_game(path, toys.registry())


@pytest.mark.parametrize(
    ("piece", "message", "path"),
    [
        ({"id": "crow"}, "The game already has a piece `crow`", "id"),
        ({"kind": "bird"}, "`bird` is a kind of the game's own", "kind"),
        ({"kind": "place"}, "`place` is a kind of the game's own", "kind"),
        ({"at": "wel"}, "No place is called 'wel'", "at"),
        ({"side": "three"}, "No side is called 'three'", "side"),
        ({"seen_by": ["three"]}, "No side is called 'three'", 0),
    ],
)
def test_what_is_wrong_with_one_is_told_in_its_line(
    errors: Callable[..., list[Diagnostic]], piece: dict[str, Any], message: str, path: Any
) -> None:
    [found] = errors("throwing", CART | piece, do=[])[:1]
    assert (found.message, found.path[:2], found.path[-1]) == (message, ("pieces", 0), path)


def test_two_of_one_id_are_found(errors: Callable[..., list[Diagnostic]]) -> None:
    assert errors("throwing", CART, CART)


def test_a_game_that_knows_nothing_of_them_refuses_them(tmp_path: Path) -> None:
    path = toys.pack(tmp_path / "trial", "race", mission={"pieces": [{"id": "cart", "title": "The cart"}]})
    found = [one.message for one in check(path, toys.registry())[1] if one.severity == "error"]
    assert found == ["Missions of this game cannot add pieces"]
