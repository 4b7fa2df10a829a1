"""A summary says what the games say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.measures.measure import Measure
from uguisu.plugins import load_registry, registry
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.running import carry_out, run
from uguisu_lab.playtest.summary import Summary
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.record.games_file import read_games


def test_counts_agree_with_the_games(summary: Summary, folder: Path) -> None:
    _, games = read_games(folder / "games.jsonl")
    assert list(games) == list(range(60))
    assert summary.played == summary.plies.count == 60
    assert {side.side: side.wins for side in summary.sides} == {
        side: sum(game.winner == side for game in games.values()) for side in ("ninja", "samurai")
    }
    assert {result.id: result.count for result in summary.results} == Counter(
        game.result for game in games.values()
    )
    lengths = [len(game.steps) for game in games.values()]
    assert lengths == [game.plies for game in games.values()]
    assert summary.plies.mean == pytest.approx(sum(lengths) / 60)
    for seat in summary.seats:
        decided = [sum(mover == seat.seat for mover, _ in game.steps) for game in games.values()]
        assert seat.decisions.mean == pytest.approx(sum(decided) / 60)
        assert 1 <= seat.branching <= 10
    rounds = [game.measures["track.turn"] for game in games.values()]
    measure = next(measure for measure in summary.measures if measure.id == "track.turn")
    assert measure.values.mean == pytest.approx(sum(rounds) / 60)


def test_heat_is_how_often_a_piece_stands_there(summary: Summary, folder: Path, game: Game) -> None:
    _, games = read_games(folder / "games.jsonl")
    counts: Counter[str] = Counter()
    positions = 0
    for line in games.values():
        state = game.new(line.seed)
        for step in (None, *line.steps):
            if step is not None:
                game.play(state, step[1])
            counts[game.topology.ids[state.at[0]]] += 1
            positions += 1
    assert summary.heat["ninja"] == pytest.approx(
        {place: count / positions for place, count in counts.items()}, abs=1e-6
    )
    assert sum(summary.heat["samurai"].values()) == pytest.approx(3)


def test_first_moves_are_told_in_every_language(summary: Summary) -> None:
    ninja = [opening for opening in summary.openings if opening.seat == "ninja"]
    assert sum(opening.count for opening in ninja) == 60
    assert all(
        isinstance(opening.label, dict) and {"en", "uk", "ru"} <= set(opening.label) for opening in ninja
    )


def test_it_can_be_written_as_json_and_read_again(summary: Summary) -> None:
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


class _Stumbler(Bot):
    def choose(self, decision: Decision) -> int:
        if decision.rng.random() < 0.01:
            raise ZeroDivisionError("stumbled")
        if decision.rng.random() < 0.01:
            return 10_000
        return decision.rng.choice(decision.legal)


class _Guest:
    """A plugin with a bot that has bugs, and a measure."""

    @staticmethod
    @uguisu.hookimpl
    def uguisu_bots() -> list[BotType]:
        return [BotType("stumbler", lambda _setting, _game: _Stumbler(), "Has bugs.")]

    @staticmethod
    @uguisu.hookimpl
    def uguisu_measures() -> list[Measure]:
        def take(_game: Game, state: State) -> dict[str, float]:
            assert state.log
            return {"lines_of_log": len(state.log)}

        return [Measure("diary", {"en": "Diary", "uk": "Щоденник"}, take)]


def test_a_game_that_breaks_is_named_with_its_seed_and_the_others_go_on(game: Game) -> None:
    guests = load_registry((), [("guest", _Guest)])
    assert guests.details["guest"].trouble is None
    plan = Plan("", 30, 1, {seat.id: BotSpec("stumbler") for seat in game.seats})
    found = carry_out(game, plan, guests)
    assert found.errors
    assert found.played == 30 - len(found.errors) > 0
    assert all(error.seed == plan.seed_of(error.index) for error in found.errors)
    told = {error.message.split(" (")[0] for error in found.errors}
    assert told <= {
        f"the bot 'stumbler' of '{seat}' {what}"
        for seat in ("ninja", "samurai")
        for what in ("crashed: ZeroDivisionError: stumbled", "chose 10000, which is not legal")
    }
    assert len(told) >= 2
    assert carry_out(game, plan, guests).errors == found.errors


def test_measures_of_plugins_are_taken_from_the_recorded_game(game: Game) -> None:
    guests = load_registry((), [("guest", _Guest)])
    plan = Plan("", 20, 1, {seat.id: BotSpec("random") for seat in game.seats})
    found = carry_out(game, plan, guests)
    diary = next(measure for measure in found.measures if measure.id == "diary.lines_of_log")
    assert diary.group == {"en": "Diary", "uk": "Щоденник"}
    assert diary.values.low > 3


def test_a_game_without_end_is_given_up(game: Game) -> None:
    plan = Plan("", 2, 1, {seat.id: BotSpec("random") for seat in game.seats}, ply_limit=4)
    found = carry_out(game, plan, registry())
    assert len(found.errors) == 2
    assert all("did not end within 4 plies (look for rules" in error.message for error in found.errors)
    assert found.played == 0
    assert found.plies.count == 0


def test_numbers_below_one_are_refused(pack: Path, at_random: dict[str, BotSpec]) -> None:
    for games, jobs in ((0, 1), (1, 0)):
        with pytest.raises(UguisuError, match="at least one game and one job"):
            run(pack, games, at_random, jobs)
