"""Temple's own way to solve itself, against the general one and against a ninja hunted on random boards."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from uguisu import load
from uguisu.bots.bot import Decision
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu_temple.solver import retrograde
from uguisu_tools.bots.perfect import make
from uguisu_tools.solve.solving import Solution, Unsolvable, solve, values, what_if
from uguisu_tools.solve.tablebase import Value

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "temple"


def in_general(game: Game) -> Solution:
    """Solve a game by its public rules alone."""
    with solved_by_rules_alone():
        return solve(game)


def solved_by_rules_alone() -> Any:
    """Leave Temple's own solver out."""
    return patch("uguisu_tools.solve.solving.solver_of", lambda game: None)


def in_rounds(value: Value, pieces: int, played: int = 0) -> Value:
    """Return a value with its length in rounds; `played` plies of the first one are over."""
    return Value(value.winner, None if value.length is None else math.ceil((value.length + played) / pieces))


def board(seed: int) -> dict[str, Any]:
    """Return a small random temple with everybody placed, some of it hard to get about in."""
    rng = random.Random(seed)
    names = [f"p{number}" for number in range(rng.randrange(8, 12))]
    tags = {name: ["tower"] if number >= len(names) - 4 else [] for number, name in enumerate(names)}
    tags["p0"] = ["inner"]
    links = [(names[rng.randrange(number)], names[number], "road") for number in range(1, len(names))]
    while len(links) < len(names) + 3:
        a, b = rng.sample(names, 2)
        kind = "wall_way" if tags[a] == tags[b] == ["tower"] else "bridge"
        if not {(a, b, kind), (b, a, kind)} & {*links}:
            links.append((a, b, kind))
    options = {
        "samurai_start": names[-3:],
        "ninja_start": "p0",
        "turn_limit": rng.choice([1, 2, 5]),
        "stalemate": rng.choice(["draw", "ninja"]),
    }
    return {"places": tags, "links": links, "options": options}


@pytest.mark.long
def test_random_boards_are_worth_what_the_general_way_says(temple: Callable[..., Game]) -> None:
    values = []
    for seed in range(40):
        game = temple(**board(seed))
        own, general = solve(game), in_general(game)
        pieces = len(game.pieces)
        assert own.unit == "rounds"
        assert own.start == in_rounds(general.start, pieces), seed
        rounds = {opening.moves: in_rounds(opening.value, pieces, 1) for opening in general.openings}
        assert {opening.moves: opening.value for opening in own.openings} == rounds, seed
        values.append(own.start)
    assert {value.winner for value in values} == {"ninja", "samurai", None}
    assert len({value.length for value in values}) > 4


def test_first_steps_is_won_in_six_rounds() -> None:
    solution = solve(load(SCENARIOS / "first_steps"))
    assert solution.start == Value("samurai", 6)
    assert solution.positions == 15 * 14 * 13 * 12


def test_towers_that_are_open_are_tried_in_every_order(temple: Callable[..., Game]) -> None:
    """The small temple with the samurai's towers and the ninja's start left open: 4 ways to leave one tower empty."""
    game = temple(options={"samurai_start": None, "ninja_start": None, "turn_limit": 3})
    own, general = solve(game), in_general(game)
    assert len(own.openings) == 4
    assert own.start.winner == general.start.winner
    assert "4 ways to choose towers" in str(own.remarks[0])
    placings = {opening.moves[0]: opening.value.winner for opening in general.openings}
    assert ("samurai" in placings.values()) == (own.openings[0].value.winner == "samurai")


def test_maps_that_need_more_words_than_one_are_solved_alike(
    temple: Callable[..., Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a word had four bits: the last samurai's places then take three words, as 130 places truly would."""
    for seed in range(6):
        game = temple(**board(seed))
        whole = solve(game)
        with monkeypatch.context() as patch:
            patch.setattr(retrograde, "WORD", 4)
            assert solve(game) == whole, seed


def test_missions_and_variants_go_the_general_way(temple: Callable[..., Game]) -> None:
    options = {"turn_limit": 2}
    pushed = solve(temple(options=options, variants=("compulsory_movement",)))
    assert pushed.unit == "plies"
    assert solve(temple(options=options, variants=("silence",))).unit == "rounds"


def test_what_does_not_fit_is_told_before_anything_is_begun() -> None:
    with pytest.raises(Unsolvable, match=r"there are 311,875,200 positions, which take about \d+ MB"):
        solve(load(SCENARIOS / "nightingale_temple"), memory=50)


@pytest.mark.long
def test_what_if_tells_each_edit_as_if_it_were_drawn(temple: Callable[..., Game]) -> None:
    drawn = board(1)
    links = drawn["links"]
    edits = list(what_if(temple(**drawn)))
    places = len(drawn["places"])
    assert [edit.change for edit in edits] == ["cut"] * len(links) + ["added"] * (
        places * (places - 1) // 2 - len({frozenset(link[:2]) for link in links})
    )
    for edit in edits[:: len(edits) // 12]:
        link = (*edit.between, edit.kind)
        changed = [*links, link] if edit.change == "added" else [one for one in links if one != link]
        general = in_general(temple(**{**drawn, "links": changed})).start
        assert edit.value == in_rounds(general, 4), edit
    assert len({edit.value for edit in edits}) > 3


def test_every_position_of_a_game_is_worth_what_the_general_way_says(temple: Callable[..., Game]) -> None:
    seen = set()
    for seed in range(8):
        game = temple(**board(seed))
        own = values(game)
        with solved_by_rules_alone():
            general = values(game)
        rng = random.Random(seed)
        for number in range(25):
            state = game.new(number)
            while not state.over:
                told, plies = own(state), general(state)
                left_in_round = -state.mover % len(game.pieces)
                assert told == in_rounds(plies, len(game.pieces), -left_in_round), (seed, state)
                seen.add(told)
                game.apply(state, rng.choice(game.legal(state)))
    assert len(seen) > 6


def test_perfect_bots_play_games_out_as_they_are_worth(temple: Callable[..., Game]) -> None:
    for seed in range(20):
        game = temple(**board(seed))
        state, rng, bot = game.new(), random.Random(seed), make("", game)
        while not state.over:
            game.apply(state, bot.choose(Decision(game, state, rng)))
        value = solve(game).start
        assert game.results[state.result].winner() == value.winner
        assert value.length in (None, math.ceil(state.ply / len(game.pieces)))


def test_the_perfect_bot_refuses_what_does_not_fit() -> None:
    game = load(SCENARIOS / "nightingale_temple")
    with pytest.raises(UguisuError, match="can't play here: there are 311,875,200 positions"):
        make("memory=50", game)
