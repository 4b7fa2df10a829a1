"""Code that never ends is stopped at its line, in playtests and in play; what ends in time is left alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.support.thawing import thawed

import uguisu
from uguisu.bots.bot import Bot, BotType, Decision
from uguisu.core.errors import RuleFailure
from uguisu.core.state import State
from uguisu.guard import watchdog as patience
from uguisu.guard.watchdog import TooLong, Watch
from uguisu.loading import check
from uguisu.match import Match
from uguisu.plugins import load_registry
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.running import carry_out
from uguisu_temple.game_type import Temple
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.bots.table import BotFailure, Table

pytestmark = pytest.mark.native  # a watchdog is a thread
SCENARIO = Path(__file__).parents[2] / "scenarios" / "temple" / "broken_causeway"
SOON = 0.3


def forever() -> None:
    while True:
        pass


def test_what_never_ends_is_stopped_at_its_line():
    with pytest.raises(TooLong, match=r"it made no move for 0\.3 s") as stopped, Watch(SOON):
        forever()
    assert stopped.traceback[-1].name == "forever"
    time.sleep(2 * patience.LOOK)  # nothing comes after


def test_what_moves_may_go_on():
    moves = [0]
    end = time.monotonic() + 3 * SOON
    with Watch(SOON, lambda: moves[0]):
        while time.monotonic() < end:
            moves[0] += 1


def test_what_cannot_be_stopped_ends_with_its_process():
    code = "import time\nfrom uguisu.guard.watchdog import Watch\nwith Watch(0.1):\n    time.sleep(60)\n"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == patience.ENDED
    assert "could not be stopped" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_no_thread_can_be_started_nobody_looks_on_and_that_is_said_once():
    """Plugins are taken all the same: before, each was left out with `can't start new thread`."""
    code = """
import threading, sys
def start(self): raise RuntimeError("can't start new thread")
threading.Thread.start = start
from uguisu.plugins import registry
found = registry()
print(*(info.trouble for info in found.details.values() if info.trouble), len(found.games))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout.split(), done.returncode) == (["4"], 0), done.stdout + done.stderr
    assert done.stderr.count("No thread can be started here") == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_who_is_forked_while_something_is_watched_is_not_stopped_for_it():
    code = """
import os, time
from uguisu.guard.watchdog import TooLong, Watch
with Watch(0.2):
    child = os.fork()
    if not child:
        end = time.monotonic() + 1
        try:
            with Watch(60):
                while time.monotonic() < end:
                    pass
        except TooLong:
            os._exit(3)
if not child:
    try:
        with Watch(0.2):
            while True:
                pass
    except TooLong:
        os._exit(4)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "4\n", done.stdout + done.stderr


@pytest.fixture
def game():
    return uguisu.load(SCENARIO)


def looping(game, monkeypatch):
    monkeypatch.setenv(patience.VARIABLE, str(SOON))

    def loop(_state: State, _frame: list[int]) -> bool:
        forever()
        return True

    program = game.machine.programs[-1]
    program.code = (loop, *program.code)


@pytest.mark.long
def test_a_rule_that_loops_costs_only_the_games_it_loops_in(game, monkeypatch):
    looping(game, monkeypatch)
    found = carry_out(
        game, Plan("", 4, 1, {seat.id: BotSpec("random") for seat in game.seats}), uguisu.plugins.registry()
    )
    assert found.broken > 0
    assert found.played + found.broken == 4
    assert all("it made no move for 0.3 s" in error.message for error in found.errors)
    assert all("test_patience.py:" in error.message for error in found.errors)


def test_a_rule_that_loops_is_stopped_in_play_and_the_move_is_not_made(game, monkeypatch):
    looping(game, monkeypatch)
    match = Match(game, seed=1)
    with pytest.raises(RuleFailure, match=r"it made no move for 0\.3 s \(.*test_patience\.py:\d+\)"):
        play_on(match)
    before = len(match.steps)
    match.undo()
    assert len(match.steps) < before, "what was played is still there"


def play_on(match):
    while not match.over:
        match.play(match.legal()[0])


class Endless(Bot):
    def choose(self, decision: Decision) -> int:
        forever()
        return decision.legal[0]


class Pressing(Bot):
    def choose(self, decision: Decision) -> int:
        raise KeyboardInterrupt


class Guest:
    @staticmethod
    @uguisu.hookimpl
    def uguisu_bots() -> list[BotType]:
        return [
            BotType("endless", lambda _setting, _game: Endless(), "Never moves."),
            BotType("pressing", lambda _setting, _game: Pressing(), "Presses Ctrl+C."),
        ]


def test_a_bot_that_loops_is_stopped_in_play(game, monkeypatch):
    monkeypatch.setenv(patience.VARIABLE, str(SOON))
    table = Table(Match(game, seed=1), load_registry((), [("guest", Guest)]))
    table.seat_bots({seat.id: "endless" for seat in game.seats})
    with pytest.raises(
        BotFailure, match=r"the bot 'endless' of '\w+' crashed: it made no move for 0\.3 s \(.*:\d+\)"
    ):
        table.let_bots_play()


def test_a_keyboard_interrupt_of_a_plugin_is_the_plugins(game, monkeypatch):
    """Ctrl+C is told apart where a run listens for it."""
    found = carry_out(
        game,
        Plan("", 3, 1, {seat.id: BotSpec("pressing") for seat in game.seats}),
        load_registry((), [("guest", Guest)]),
    )
    assert (found.partial, found.broken) == (False, 3)
    assert all("KeyboardInterrupt" in error.message and "pressing" in error.message for error in found.errors)


@pytest.mark.pure  # a compiled State takes no such values
@pytest.mark.parametrize(
    "broken",
    [
        {"stack": 3},
        {"stack": [7]},
        {"stack": [[99_999, 0]]},
        {"phase": "x"},
        {"result": None},
        {"result": -1},
    ],
)
def test_who_breaks_the_state_is_told_without_trusting_it(game, broken):
    """The first games are broken by a rule; those after are played."""
    apply, games = thawed(game)._apply, [0]

    def spoil(state, action):
        apply[0](state, action)
        games[0] += 1
        if games[0] <= 2:
            for name, value in broken.items():
                setattr(state, name, value)
            if "result" in broken:
                state.phase = -1
            else:
                raise ValueError("broken on purpose")

    game._apply = (spoil, *apply[1:])
    found = carry_out(
        game, Plan("", 4, 1, {seat.id: BotSpec("random") for seat in game.seats}), uguisu.plugins.registry()
    )
    assert found.broken in (1, 2)  # a rule may be asked for twice in a game
    assert found.played == 4 - found.broken
    text = "which is no result" if "result" in broken else "broken on purpose"
    assert all(text in error.message for error in found.errors)


def test_one_that_comes_in_a_destructor_is_not_told_and_the_next_one_stops_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lines.append)
    watch = Watch(0.2)

    class Slow:
        def __del__(self) -> None:
            while watch.fired == 0:
                pass
            for _ in range(1_000):  # here it comes, and is dropped
                pass

    def stuck() -> None:
        slow = Slow()
        del slow
        while True:
            pass

    with pytest.raises(TooLong), watch:
        stuck()
    assert watch.fired >= 2
    assert lines == []
    assert sys.unraisablehook == lines.append


def test_a_mission_that_never_ends_is_told_with_its_cause(tmp_path: Path) -> None:
    """A trigger turns the clock back each round: the trigger and the clock are named, in play and in playtests."""
    pack = tmp_path / "endless"
    shutil.copytree(SCENARIO.parents[1] / "spies" / "back_yard", pack)
    mission = pack / "mission.yaml"
    rewinding = "triggers:\n- {id: rewind, on: round_ended, do: [{op: raise, track: round, by: -1}]}\n"
    mission.write_text(mission.read_text(encoding="utf-8") + rewinding, encoding="utf-8")
    game = uguisu.load(pack)
    told = r"look at `rewind`, which happens again and again, and at `round`, which goes back each time"
    match = Match(game, seed=1, ply_limit=20)
    with pytest.raises(RuleFailure, match=told):
        play_on(match)
    plan = Plan("", 1, 1, {seat.id: BotSpec("random") for seat in game.seats}, ply_limit=20)
    [error] = carry_out(game, plan, uguisu.plugins.registry()).errors
    assert "`rewind`" in error.message


def test_a_map_that_takes_long_is_told_as_what_it_is(monkeypatch):
    """Whose file is at work says nothing about whose mistake it is: what it was at work on is named."""

    def large(_game_type: object, _content: object, _options: object) -> None:
        forever()

    monkeypatch.setenv(patience.VARIABLE, str(SOON))
    monkeypatch.setattr(Temple, "build", large)
    _, (late,) = check(SCENARIO)
    assert "The game 'temple' does not get done with a map of 35 places: it made no move" in late.message
    assert "Make it smaller" in late.hint
    assert "bug" not in late.message
