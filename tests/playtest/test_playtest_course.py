"""What designers ask for: minutes, waiting, decisions that matter, drama, what came up at all."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, text_report
from uguisu_lab.playtest.course import LOOKS, PACE, Course, drama
from uguisu_lab.playtest.playing import Plan, Played, play
from uguisu_lab.playtest.values import Numbers, Titles
from uguisu_tools.bots.spec import BotSpec


def of_leads(leads: list[float], winner: str | None) -> dict[str, float]:
    """Follow made-up leads of the ninja, from -1 to 1."""
    return drama([{"ninja": lead, "samurai": -lead} for lead in leads], winner)


def test_the_lead_changes_when_another_side_is_clearly_ahead() -> None:
    assert of_leads([0.5, 0.02, -0.02, 0.5], None)["lead_changes"] == 0
    assert of_leads([0.5, -0.5, 0.01, -0.5, 0.5], None)["lead_changes"] == 2


def test_a_winner_who_was_behind_makes_for_drama() -> None:
    calm, close = of_leads([0.5] * 4, "ninja"), of_leads([-0.36, -0.36, 0.5, 1.0], "ninja")
    assert (calm["behind"], calm["drama"], calm["decided"]) == (0, 0, 0)
    assert close["behind"] == close["decided"] == 0.5
    assert close["drama"] == pytest.approx(sqrt(0.36))
    assert of_leads([0.5, 0.5, -0.5, 0.5], "samurai")["decided"] == 1  # on the last move


def test_a_drawn_game_has_no_winner_to_be_behind() -> None:
    assert "behind" not in of_leads([0.5, -0.5], None)


@pytest.mark.parametrize(("changes", "kept"), [(3, 3), (31, 31), (32, 16), (33, 17), (1000, 16)])
def test_a_game_is_followed_at_even_distances(game: Game, changes: int, kept: int) -> None:
    course, state = Course(game, 1), game.new(1)
    for number in range(changes):
        state.seat, state.ply = number % 2, number
        course.look(state, [1])
    plies = [moment.ply for moment in course.moments]
    assert len(plies) == kept
    assert {later - earlier for earlier, later in pairwise(plies)} == {course.apart}


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


def test_an_evaluator_that_breaks_later_costs_no_more(pack) -> None:
    """What mattered is asked when the game has ended."""
    game = uguisu.load(pack)
    sound, asked = game.evaluators["default"], []

    def broken(game: Game, state: State) -> dict[str, float]:
        asked.append(state.ply)
        if len(asked) > 1:
            raise ZeroDivisionError
        return dict(sound(game, state))

    game.evaluators["default"] = broken
    played = play(game, Plan("", 1, 1, {seat.id: BotSpec("random") for seat in game.seats}), 0, registry())
    assert not played.error
    assert [failure.measure for failure in played.failures] == ["course"]
    assert played.events


def test_a_seats_decisions_are_looked_at_each_as_likely_as_another(game: Game) -> None:
    chosen: Counter[int] = Counter()
    for seed in range(400):
        course, state = Course(game, seed), game.new(1)
        for number in range(8):
            course.look(state, [number, -1])
        (kept,) = course.sample.values()
        chosen.update(legal[0] for _, legal in kept)
    assert chosen.total() == 400 * LOOKS
    assert all(20 < chosen[number] < 85 for number in range(8)), "50 each, and 6.6 either way"


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
