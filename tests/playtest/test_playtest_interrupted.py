"""Ctrl+C keeps what is done; a killed process leaves no half files; a dead worker costs one game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.support import dying_workers

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu_lab.playtest import pool, workers
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.report import check_folder, write_report
from uguisu_lab.playtest.running import Interrupts, run
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.workers import Task
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.cli import THREADS
from uguisu_tools.record.games_file import read_games


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(
    jobs: int, pack: Path, at_random: dict[str, BotSpec], tmp_path: Path
) -> None:
    def stop(done: int, _of: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    found = run(pack, 500, at_random, jobs, seed=2, progress=stop, games_file=tmp_path / "games.jsonl")
    assert found.partial
    assert (found.games, found.played) == (500, 7)
    _, games = read_games(tmp_path / "games.jsonl")
    assert len(games) == 7
    whole = run(pack, max(games) + 1, at_random, seed=2, games_file=tmp_path / "whole.jsonl")
    assert not whole.partial
    _, again = read_games(tmp_path / "whole.jsonl")
    assert all(again[index] == game for index, game in games.items())


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="a signal to a group of processes")
def test_ctrl_c_at_a_terminal_ends_workers_quietly(pack: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        f"""
import sys
from pathlib import Path
from uguisu_tools.bots.spec import BotSpec
from uguisu_lab.playtest import run

if __name__ == "__main__":
    def told(done, of):
        sys.stdout.write(f"{{done}}\\n")  # in one piece: an interrupt may come at any moment
        sys.stdout.flush()
    bots = {{"ninja": BotSpec("mcts", "30"), "samurai": BotSpec("mcts", "30")}}
    found = run({str(pack)!r}, 100000, bots, 2, progress=told)
    print("partial", found.partial, found.played, flush=True)
""",
        encoding="utf-8",
    )
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "1"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert out.splitlines()[-1].startswith("partial True")
    assert err == ""
    assert process.returncode == 0


def test_an_interrupt_waits_while_it_is_held() -> None:
    done: list[str] = []

    def work() -> None:
        with Interrupts() as interrupts:
            with interrupts.held():
                signal.raise_signal(signal.SIGINT)
                done.append("all")
            done.append("not this")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def played_by(jobs: int, plan: Plan) -> list[Played]:
    with pool.Pool(jobs) as several:
        return [played for _, played in several.play([Task(plan, index) for index in range(plan.games)])]


@pytest.mark.long
def test_a_worker_that_dies_costs_only_the_game_it_played(
    pack: Path, at_random: dict[str, BotSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(str(pack), 40, 1, dict(at_random))
    monkeypatch.setattr(pool, "work", dying_workers.die_at_17)
    games = {played.index: played for played in played_by(2, plan)}
    assert sorted(games) == list(range(40))
    broken = {index: game.error for index, game in games.items() if game.error}
    assert list(broken) == [17]
    assert "ended unexpectedly (exit code 9" in broken[17]
    assert games[17].seed == plan.seed_of(17)


@pytest.mark.long
def test_the_seat_in_whose_turn_a_worker_died_is_named(
    pack: Path, at_random: dict[str, BotSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(str(pack), 12, 1, dict(at_random))
    monkeypatch.setattr(pool, "work", dying_workers.die_in_a_turn)
    games = {played.index: played for played in played_by(2, plan)}
    assert sorted(games) == list(range(12)), "the others are played again elsewhere"
    (broken,) = (game for game in games.values() if game.error)
    assert (broken.index, broken.seed) == (5, plan.seed_of(5))
    assert "(exit code 7" in broken.error
    assert "ninja=random" in broken.error
    assert " in the turn of samurai" in broken.error


@pytest.mark.long
def test_workers_that_keep_dying_end_it(
    pack: Path, at_random: dict[str, BotSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "work", dying_workers.die_at_once)
    monkeypatch.setattr(pool, "MOST_DEATHS", 1)
    with pytest.raises(UguisuError, match="keep crashing"):
        played_by(1, Plan(str(pack), 400, 1, dict(at_random)))


@pytest.mark.long
def test_a_pack_that_workers_cannot_load_is_told_in_a_sentence(
    tmp_path: Path, at_random: dict[str, BotSpec]
) -> None:
    with pytest.raises(UguisuError, match="gone"):
        played_by(2, Plan(str(tmp_path / "gone"), 4, 1, dict(at_random)))


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="kill -9")
def test_a_killed_report_leaves_old_files_or_new_ones_never_half(
    summary: Summary, game: Game, pack: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "report"
    write_report(summary, game, folder)
    old = {path.name: path.read_bytes() for path in folder.iterdir()}
    script = tmp_path / "script.py"
    script.write_text(
        f"""
import sys
from pathlib import Path
import msgspec, uguisu
from uguisu_lab.playtest import Summary, write_report

game = uguisu.load({str(pack)!r})
summary = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Summary)
print("begun", flush=True)
while True:
    write_report(summary, game, Path({str(folder)!r}))
    print("written", flush=True)
""",
        encoding="utf-8",
    )
    fresh = tmp_path / "fresh.json"
    changed = msgspec.structs.replace(summary, title="Another title", heat={"ninja": summary.heat["samurai"]})
    fresh.write_bytes(msgspec.json.encode(changed))
    new_folder = tmp_path / "new"
    write_report(changed, game, new_folder)
    new = {path.name: path.read_bytes() for path in new_folder.iterdir()}
    for pause in (0.02, 0.1, 0.25):
        with subprocess.Popen(
            [sys.executable, str(script), str(fresh)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == "begun"
            time.sleep(pause)
            process.kill()
        check_folder(folder)  # as every run does first: one killed between two renames is put right
        found = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        assert found in (old, new)


def test_few_games_at_random_start_no_other_process(pack: Path, at_random: dict[str, BotSpec]) -> None:
    plan = Plan(str(pack), 6, 1, dict(at_random))
    with workers.workers_for(2) as several:
        played = [played.moves for _, played in several.play(map(Task, [plan] * 6, range(6)))]
        assert isinstance(several, workers._Several)
        assert several.pool.workers == []
    assert len(played) == 6


@pytest.mark.long
def test_many_are_shared_out_and_are_the_same(
    pack: Path, at_random: dict[str, BotSpec], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(str(pack), 40, 1, dict(at_random))
    monkeypatch.setattr(workers, "START", 0.0)
    monkeypatch.setattr(workers, "SAMPLE", 1e-6)
    with workers.workers_for(2) as several:
        shared = {
            played.index: played for _, played in several.play(Task(plan, index) for index in range(40))
        }
        assert isinstance(several, workers._Several)
        assert several.played < 40
        assert several.pool.workers != []
    alone = {played.index: replace(played, seconds=0.0) for played in played_by(1, plan)}
    assert {index: replace(played, seconds=0.0) for index, played in shared.items()} == alone


COPIES = """
import sys
from threading import Event, Thread, active_count
from uguisu import load
from uguisu_tools.bots.spec import parse_bots
from msgspec.structs import replace
from uguisu.guard.watchdog import Watch
from uguisu.plugins import registry
from uguisu_lab.playtest import pool, workers
from uguisu_lab.playtest.playing import Plan

workers.SAMPLE, workers.COPY = 1e-6, 0.0
game = load(sys.argv[1])
plan = Plan(sys.argv[1], 40, 1, parse_bots("random", game, registry()))
tasks = [workers.Task(plan, index) for index in range(40)]
with Watch(60):
    assert not pool.forks(), "while it is watched by another thread"
assert pool.forks()
import uguisu.loading
uguisu.loading.load = None  # copies have no need to
with workers.workers_for(2, games={id(plan): game}) as several:
    shared = {played.index: replace(played, seconds=0.0) for _, played in several.play(tasks)}
    assert several.played < 40 and len(several.pool.workers) == 2
assert shared == {played.index: replace(played, seconds=0.0) for _, played in several.here.play(tasks)}
from uguisu_tools.cli.picture import LivePicture
with LivePicture("Playing", "en"):
    assert pool.forks()
    assert active_count() == 2, "what is known goes on being told"
enough = Event()
Thread(target=enough.wait).start()
assert not pool.forks(), "with another thread"
enough.set()
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are copied on Linux only")
def test_copies_of_this_process_load_nothing_and_play_the_same(pack: Path, tmp_path: Path) -> None:
    script = tmp_path / "copies.py"
    script.write_text(COPIES, encoding="utf-8")
    subprocess.run([sys.executable, "-W", "error", str(script), str(pack)], check=True, timeout=60)


COPIES_OF_THE_COMMAND = """
import sys
from uguisu_tools.cli import main
from uguisu_lab.playtest import pool, workers

workers.SAMPLE, workers.COPY = 1e-6, 0.0
started = []
start = pool.Pool._start

def noted(self):
    worker = start(self)
    started.append(type(worker.process).__name__)
    return worker

pool.Pool._start = noted
try:
    main(["playtest", sys.argv[1], "-n", "60", "--bots", "random", "--jobs", "2"])
except SystemExit as ended:
    assert not ended.code
assert "numpy" in sys.modules, "by then it has been looked for a sure win"
assert started == ["ForkProcess"] * 2, started
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are copied on Linux only")
def test_the_command_is_copied_too(pack: Path, tmp_path: Path) -> None:
    """It tells what is known by a thread of its own, and has had numpy look for a sure win."""
    script = tmp_path / "copies.py"
    script.write_text(COPIES_OF_THE_COMMAND, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name != THREADS}
    done = subprocess.run(
        [sys.executable, script, pack],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env=env,
    )
    assert done.returncode == 0, done.stderr
