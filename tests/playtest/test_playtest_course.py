"""What designers ask for: minutes, waiting, decisions that matter, drama, what came up at all."""

from __future__ import annotations

import random
from math import sqrt
from pathlib import Path

import pytest

import uguisu
from uguisu.bots.spec import BotSpec
from uguisu.core.game import Game
from uguisu.core.state import CHANCE
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, text_report
from uguisu_lab.playtest.course import PACE, Course
from uguisu_lab.playtest.playing import Plan, Played, play
from uguisu_lab.playtest.values import Numbers, Titles


def of_game(game: Game, leads: list[float], winner: str | None) -> dict[str, float]:
    """Follow made-up leads of the ninja, from -1 to 1."""
    course = Course(game, 1)
    course.values = [{"ninja": lead, "samurai": -lead} for lead in leads]
    return course.numbers(winner)


def test_the_lead_changes_when_another_side_is_clearly_ahead(game: Game) -> None:
    assert of_game(game, [0.5, 0.02, -0.02, 0.5], None)["course.lead_changes"] == 0
    assert of_game(game, [0.5, -0.5, 0.01, -0.5, 0.5], None)["course.lead_changes"] == 2


def test_a_winner_who_was_behind_makes_for_drama(game: Game) -> None:
    calm, close = of_game(game, [0.5] * 4, "ninja"), of_game(game, [-0.36, -0.36, 0.5, 1.0], "ninja")
    assert (calm["course.behind"], calm["course.drama"], calm["course.decided"]) == (0, 0, 0)
    assert close["course.behind"] == close["course.decided"] == 0.5
    assert close["course.drama"] == pytest.approx(sqrt(0.36))
    assert of_game(game, [0.5, 0.5, -0.5, 0.5], "samurai")["course.decided"] == 1  # on the last move


def test_a_drawn_game_has_no_winner_to_be_behind(game: Game) -> None:
    assert "course.behind" not in of_game(game, [0.5, -0.5], None)


def test_minutes_count_decisions_with_a_choice(game: Game) -> None:
    course = Course(game, 1)
    state = game.new(1)
    for legal in ([1], [1, 2], [1, 2, 3]):
        course.look(state, legal)
    assert course.numbers(None)["course.minutes"] == pytest.approx(2 * PACE)


def test_waiting_is_what_others_decide_between_ones_own(game: Game) -> None:
    course, state = Course(game, 1), game.new(1)
    ninja, samurai = (
        [seat.side for seat in game.seats].index("ninja"),
        [seat.side for seat in game.seats].index("samurai"),
    )
    course.evaluate = None
    for seat in (ninja, samurai, samurai, samurai, ninja, samurai):
        state.seat = seat
        course.look(state, [1, 2])
    found = course.numbers(None)
    assert found["course.wait_ninja"] == pytest.approx(3 * PACE)
    assert found["course.wait_samurai"] == pytest.approx(PACE)


def test_an_evaluator_that_breaks_costs_only_what_it_would_have_said(pack) -> None:
    game = uguisu.load(pack)

    def broken(_game: object, _state: object) -> dict[str, float]:
        raise ZeroDivisionError

    game.evaluators["default"] = broken
    played = play(game, Plan("", 1, 1, {seat.id: BotSpec("random") for seat in game.seats}), 0, registry())
    assert not played.error
    assert [failure.measure for failure in played.failures] == ["course"]
    assert not [name for name in played.measures if name.startswith("course")]


def test_the_report_tells_them(summary: Summary) -> None:
    ids = {measure.id for measure in summary.measures}
    assert {"course.minutes", "course.lead_changes", "course.drama", "course.matter_ninja"} <= ids
    told = text_report(summary)
    assert "Drama: how far behind" in told
    assert "What happens in the games" in told
    moved = next(event for event in summary.events if event.kind == "moved")
    assert moved.came_up.value == 1
    assert moved.mean > 3


@pytest.mark.parametrize("pack", ["scorpion/garden_gate", "senjutsu/snow_field"])
def test_evaluators_know_who_has_won_and_guess_within_bounds_before(pack: str) -> None:
    game = uguisu.load(Path(__file__).parents[2] / "scenarios" / pack)
    evaluate, rng = game.evaluators["default"], random.Random(1)
    for seed in range(3):
        state, guesses = game.new(seed), 0
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            if state.ply % 20 == 0:
                guess = evaluate(game, state)
                assert {*guess} == {*game.sides}
                assert all(-1 <= value <= 1 for value in guess.values())
                guesses += 1
            game.apply(state, rng.choice(game.legal(state)))
        assert evaluate(game, state) == game.returns(state)
        assert guesses > 1


def test_numbers_of_one_kind_stand_together_though_some_come_up_later(game: Game) -> None:
    numbers = Numbers(Titles(game, registry()))
    for measures in ({"course.minutes": 1.0, "other.a": 1.0}, {"course.drama": 1.0, "other.a": 2.0}):
        numbers.add(Played(index=0, seed=0, measures=measures), True)
    assert [row.id for row in numbers.summaries()] == ["course.minutes", "course.drama", "other.a"]
