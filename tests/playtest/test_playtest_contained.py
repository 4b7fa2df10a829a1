"""What goes wrong in one game, in one measure or on the disk costs no more than that, and is named."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import uguisu
from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.content.atomic import STALE_AFTER
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.measures.measure import Measure, Use, Visits
from uguisu.plugins import load_registry
from uguisu.plugins.registered import Registry
from uguisu_lab.playtest import Summary, report, text_report, write_report
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.running import carry_out, run
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.cli.app import app

GAMES = 12


def guests(*measures: Measure, bots: tuple[BotType, ...] = ()) -> Registry:
    class Guest:
        @staticmethod
        @uguisu.hookimpl
        def uguisu_measures() -> list[Measure]:
            return list(measures)

        @staticmethod
        @uguisu.hookimpl
        def uguisu_bots() -> list[BotType]:
            return list(bots)

    found = load_registry((), [("guest", Guest)])
    assert found.details["guest"].trouble is None
    return found


def played(game: Game, registry: Registry, bot: str = "random") -> Summary:
    return carry_out(game, Plan("", GAMES, 1, {seat.id: BotSpec(bot) for seat in game.seats}), registry)


def raising(error: BaseException) -> Callable[[Game, State], Mapping[str, Any]]:
    def take(_game: Game, _state: State) -> Mapping[str, Any]:
        raise error

    return take


def returning(value: object) -> Callable[[Game, State], Mapping[str, Any]]:
    return lambda _game, _state: {"thing": value}


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize(
    ("take", "told"),
    [
        (returning(float("nan")), "'thing' is nan"),
        (returning([1.0, float("inf")]), "inf"),
        (returning("many"), "'thing' is 'many'"),
        (returning(Use("nobody", 1, 1)), "nobody"),
        (returning(Use("ninja", -1, 1)), "held=-1"),
        (returning(Use("ninja", 1, 1, (0,))), "turns=(0,)"),
        (returning(Visits((10_000,))), "10000"),
        (lambda _game, _state: None, "AttributeError"),
        (raising(ZeroDivisionError("by nought")), "ZeroDivisionError: by nought"),
        (raising(SystemExit(0)), "SystemExit: 0"),
    ],
)
def test_a_measure_that_fails_is_named_and_costs_only_what_it_counts(
    game: Game, take: Callable[[Game, State], Mapping[str, Any]], told: str, tmp_path: Path
) -> None:
    good = Measure("good", "Good", lambda _game, state: {"plies": state.ply})
    found = played(game, guests(Measure("bad", "Bad", take), good))
    assert (found.played, found.broken) == (GAMES, 0)
    (failure,) = found.failures
    assert (failure.measure, failure.games, failure.index) == ("bad", GAMES, 0)
    assert told in failure.message
    assert [measure.id for measure in found.measures if measure.id.startswith(("good", "bad"))] == [
        "good.plies"
    ]
    assert "The measure 'bad' failed in 12 games" in text_report(found)
    assert "failed in 12 games" in write_report(found, game, tmp_path / "r")[0].read_text(encoding="utf-8")
    msgspec.json.decode(msgspec.json.encode(found), type=Summary)


def test_a_measure_that_cannot_name_its_values_is_named(game: Game) -> None:
    def names(_game: Game) -> Mapping[str, str]:
        raise KeyError("no names")

    found = played(
        game, guests(Measure("shy", "Shy", lambda _g, state: {"big_steps": state.ply}, names=names))
    )
    assert next(measure.name for measure in found.measures if measure.id == "shy.big_steps") == "big steps"
    (failure,) = found.failures
    assert "KeyError" in failure.message


class _Odd(Bot):
    """Does something that no bot should."""

    def __init__(self, what: object) -> None:
        self.what = what

    def choose(self, decision: Decision[Any]) -> int:
        if decision.rng.random() > 0.01:
            return decision.rng.choice(decision.legal)
        if isinstance(self.what, BaseException):
            raise self.what
        return self.what  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("what", "told"),
    [(3.0, "chose 3.0, which is not legal"), (SystemExit(0), "SystemExit: 0"), ("x", "chose 'x'")],
)
def test_a_bot_that_does_something_odd_costs_the_games_in_which_it_does(
    game: Game, what: object, told: str
) -> None:
    odd = BotType("odd", lambda _setting, _game: _Odd(what), "Is odd.")
    found = played(game, guests(bots=(odd,)), "odd")
    assert 0 < found.broken < GAMES
    assert found.played == GAMES - found.broken
    assert all(told in error.message for error in found.errors)


def test_a_mission_that_breaks_a_game_is_named(tmp_path: Path) -> None:
    """Causeway's mission raises as soon as the machine runs it; games that end before that are well."""
    game = uguisu.load(Path(__file__).parents[2] / "scenarios" / "temple" / "broken_causeway")

    def break_down(_state: State, _frame: list[int]) -> bool:
        raise RuntimeError("out of rope")

    program = game.machine.programs[-1]
    program.code = (break_down, *program.code)
    plan = Plan("", GAMES, 1, {seat.id: BotSpec("random") for seat in game.seats})
    found = carry_out(game, plan, uguisu.plugins.registry())
    assert found.broken > 0
    assert found.played + found.broken == GAMES
    assert all("out of rope" in error.message and program.source in error.message for error in found.errors)
    assert f"{found.broken} games crashed" in text_report(found)


# --- folders and disks --------------------------------------------------------------------------------------------


@pytest.mark.long
def test_of_two_runs_in_one_folder_only_the_second_is_left(
    pack: Path, game: Game, at_random: dict[str, BotSpec], tmp_path: Path
) -> None:
    folder = tmp_path / "report"
    for seed in (1, 2):
        found = run(pack, 10 * seed, at_random, seed=seed, games_file=tmp_path / "games")
        write_report(found, game, folder, games_file=tmp_path / "games")
        (folder / "heat-gone.svg").write_text("of a layer that the second run has not")
    fresh = tmp_path / "fresh"
    write_report(found, game, folder)  # the games that are there are this run's
    run(pack, 20, at_random, seed=2, games_file=tmp_path / "games")
    write_report(found, game, fresh, games_file=tmp_path / "games")
    names = {path.relative_to(fresh).as_posix() for path in fresh.rglob("*")}
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*")} == names
    assert {path.name for path in tmp_path.iterdir()} == {"report", "fresh"}


def test_games_of_another_run_are_not_taken_for_this_ones(
    pack: Path, game: Game, at_random: dict[str, BotSpec], tmp_path: Path
) -> None:
    run(pack, 10, at_random, seed=1, games_file=tmp_path / "report" / "games.jsonl")
    found = run(pack, 10, at_random, seed=2)
    files = write_report(found, game, tmp_path / "report")
    assert not any("replays" in path.as_posix() for path in files)
    assert not (tmp_path / "report" / "games.jsonl").exists()


def test_a_folder_that_holds_something_else_is_left_alone(
    summary: Summary, game: Game, tmp_path: Path
) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(UguisuError, match=r"thesis\.txt, which no playtest report has"):
        write_report(summary, game, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_killed_runs_left_is_swept_away(summary: Summary, game: Game, tmp_path: Path) -> None:
    stale, fresh, other = (tmp_path / name for name in (".report.1.part", ".report.2.part", ".else.1.part"))
    for path in (stale, fresh, other):
        path.mkdir()
        (path / "page").write_text("half")
    long_ago = fresh.stat().st_mtime - STALE_AFTER - 60
    for path in (stale, stale / "page", other, other / "page"):
        os.utime(path, (long_ago, long_ago))
    write_report(summary, game, tmp_path / "report")
    assert sorted(path.name for path in tmp_path.iterdir()) == [other.name, fresh.name, "report"]


def test_a_report_that_was_killed_while_it_changed_places_comes_back(
    summary: Summary, game: Game, tmp_path: Path
) -> None:
    write_report(summary, game, tmp_path / "report")
    (tmp_path / "report").rename(tmp_path / ".report.1.old.part")
    report.check_folder(tmp_path / "report")
    assert (tmp_path / "report" / "report.html").is_file()


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.long
def test_a_full_disk_names_the_file_and_keeps_the_old_report(
    summary: Summary, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    before = [(path, path.read_bytes()) for path in write_report(summary, game, folder)]
    monkeypatch.setattr(report, "write_bytes", full_disk)
    with pytest.raises(UguisuError, match=r"report\.html can't be written: the disk is full"):
        write_report(summary, game, folder)
    assert all(path.read_bytes() == data for path, data in before)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


class _FullFile:
    def __init__(self, file: Any) -> None:
        self.file, self.left = file, 3

    def write(self, data: bytes) -> None:
        self.left -= 1
        if not self.left:
            full_disk()
        self.file.write(data)


def test_a_disk_that_fills_up_while_games_are_played_keeps_the_summary(
    pack: Path, at_random: dict[str, BotSpec], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from contextlib import contextmanager

    from uguisu.content.atomic import replacing
    from uguisu_lab.playtest import running

    @contextmanager
    def filling(path: Path) -> Any:
        with replacing(path) as file:
            yield _FullFile(file)

    monkeypatch.setattr(running, "replacing", filling)
    found = run(pack, 20, at_random, games_file=tmp_path / "games.jsonl")
    assert found.played == 20
    assert found.unwritten == f"{tmp_path / 'games.jsonl'}: the disk is full"
    assert "Not all games could be written" in text_report(found)
    assert list(tmp_path.iterdir()) == []
    told = CliRunner().invoke(
        app,
        ["playtest", str(pack), "-n", "5", "-j", "1", "--bots", "random", "--report", str(tmp_path / "r")],
    )
    assert told.exit_code == 1
    assert "Not all games could be written" in told.output
    assert (tmp_path / "r" / "report.html").is_file()
