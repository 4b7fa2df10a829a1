"""Perft, against a naive count that shares no code with the engine."""

from __future__ import annotations

import pytest


def test_counts_by_depth(run_json, triangle):
    assert run_json("perft", triangle, "-d", 3, "--json")["perft"] == naive_counts([], 3)


def test_after_some_moves(run_json, triangle):
    told = run_json("perft", triangle, "-d", 3, "--after", "ninja:heart red:hall", "--json")
    assert told["perft"] == naive_counts(["heart", "hall"], 3)


def test_divide_adds_up(run_json, triangle):
    told = run_json("perft", triangle, "-d", 4, "--divide", "--json")
    assert sum(told["divide"].values()) == told["perft"][-1]
    assert set(told["divide"]) == {"ninja:heart"}


def test_variants_and_options_change_the_game(run_json, triangle):
    plain = run_json("perft", triangle, "-d", 5, "--json")
    pushed = run_json("perft", triangle, "-d", 5, "--variants", "compulsory_movement", "--json")
    assert pushed["variants"] == ["compulsory_movement"]
    assert pushed["perft"] != plain["perft"]


def test_told_to_people(run, triangle):
    result = run("perft", triangle, "-d", 2, "--divide")
    assert result.output.startswith("perft(1) = 1\nperft(2) = ")
    assert "\nninja:heart: " in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--after", "ninja:moon"], "'ninja:moon' is not legal here"),
        (["--variants", "silense"], "silence"),
        (["--option", "samuri=3"], "samurai"),
        (["--option", "samurai"], "NAME=VALUE"),
        (["--option", "samurai=[3"], "--option"),
        (["-d", "0"], "0"),
    ],
)
def test_wrong_wishes_are_usage(run, triangle, arguments, told):
    result = run("perft", triangle, "-d", 1, *arguments)
    assert result.exit_code == 2, result.output
    assert told in result.output


ROADS = {
    "heart": ["hall", "gate", "west"],
    "hall": ["heart", "north"],
    "gate": ["heart", "east"],
    "north": ["hall"],
    "east": ["gate"],
    "west": ["heart"],
}
WALL = {"north": ["east"], "east": ["north", "west"], "west": ["east"]}
TOWERS = {"north", "east", "west"}


def naive_counts(played: list[str], depth: int) -> list[int]:
    """Count sequences of moves in the triangle by the rulebook, with no thought of speed (TE-04 to TE-07)."""
    position = ["hall", "north", "east", "west"]
    mover = 0
    for place in played:
        position[mover] = place
        mover = (mover + 1) % 4
    return [_count(tuple(position), mover, level) for level in range(1, depth + 1)]


def _count(position: tuple[str, ...], mover: int, depth: int) -> int:
    if depth == 0:
        return 1
    here = position[mover]
    ways = [place for place in ROADS[here] if place not in position]
    if mover == 0:
        if here in TOWERS:
            return 0  # the ninja has escaped
    else:
        ways += [place for place in WALL.get(here, []) if place not in position]
        ways.append(here)
    return sum(
        _count((*position[:mover], place, *position[mover + 1 :]), (mover + 1) % 4, depth - 1)
        for place in ways
    )
