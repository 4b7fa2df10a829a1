"""What was shown is on the disk: after a restart, a kill, half a line, a full disk, and whatever becomes of the pack."""

import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.support.tables import PATIENCE, SCENARIOS, Browser, play_out, serving

from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_table.hall import Hall
from uguisu_table.journal import Journal
from uguisu_table.sitting import Refused, Sitting

STEPS = SCENARIOS / "temple/first_steps"


def begun(hall: Hall, pack: Path = STEPS, **players: str) -> Sitting:
    sitting = hall.open(pack, Overrides(), 7, players)
    for seat in sitting.chairs:
        sitting.come(seat)
    return sitting


def play(sitting: Sitting, count: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        seat = sitting.match.to_move
        sitting.play(seat, rng.choice(sitting.match.legal()), sitting.turns(seat))


def test_a_restart_goes_on(tmp_path: Path) -> None:
    hall = Hall(tmp_path, registry())
    sitting = begun(hall)
    play(sitting, 5)
    sitting.say("ninja", "samurai", "Здравствуй, who's there?")
    sitting.call("ninja", "Anna")
    before = [sitting.view(seat, "en").to_bytes() for seat in ("", *sitting.chairs)]
    keys = [chair.key for chair in sitting.chairs.values()]
    hall.close()

    again = Hall(tmp_path, registry())
    found = again.find(sitting.id)
    assert found is not None
    assert [found.view(seat, "en").to_bytes() for seat in ("", *found.chairs)] == before
    assert [again.role_of(key) for key in keys] == [(sitting.id, "1"), (sitting.id, "2")]
    assert found.chairs["ninja"].name == "Anna"
    play(found, 2)
    again.close()


def test_what_was_taken_back_stays_taken_back(tmp_path: Path) -> None:
    hall = Hall(tmp_path, registry())
    sitting = begun(hall)
    play(sitting, 3)
    mover = sitting.match.steps[-1].seat
    sitting.ask_back(mover)
    [other] = sitting.must_agree()
    sitting.answer_back(other, agree=True)
    assert len(sitting.match.steps) == 2
    play(sitting, 1, seed=9)
    steps = list(sitting.match.steps)
    hall.close()
    again = Hall(tmp_path, registry())
    found = again.find(sitting.id)
    assert found is not None
    assert found.match.steps == steps
    again.close()


def test_half_a_line_was_shown_to_nobody(tmp_path: Path) -> None:
    hall = Hall(tmp_path, registry())
    sitting = begun(hall)
    play(sitting, 4)
    hall.close()
    record = tmp_path / sitting.id / "game.jsonl"
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"seat":"ninja","mo')
    again = Hall(tmp_path, registry())
    found = again.find(sitting.id)
    assert found is not None
    assert len(found.match.steps) == 4
    play(found, 1)
    assert record.read_bytes().startswith(whole)
    again.close()


def test_a_changed_pack_does_not_touch_tables_that_run(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(STEPS, pack)
    hall = Hall(tmp_path / "tables", registry())
    sitting = begun(hall, pack)
    play(sitting, 3)
    hall.close()
    shutil.rmtree(pack)
    again = Hall(tmp_path / "tables", registry())
    found = again.find(sitting.id)
    assert found is not None
    assert len(found.match.steps) == 3
    again.close()


def test_nothing_is_played_that_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(tmp_path, registry())
    sitting = begun(hall)
    play(sitting, 2)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "_add", full)
        with pytest.raises(Refused, match="can't be kept"):
            play(sitting, 1)
    assert len(sitting.match.steps) == 2
    play(sitting, 1)
    assert len(sitting.match.steps) == 3
    hall.close()


def test_the_next_server_knows_the_browsers(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        sitting = first.open("temple/first_steps")
        browsers = first.seated(sitting)
        for browser in browsers:
            browser.join()
        play_out(sitting, browsers, 5)
        for browser in browsers:
            browser.close()
    kept = list(sitting.match.steps)
    assert kept
    with serving(tmp_path) as second:
        for browser in browsers:
            browser.here = second.here
            assert "first_steps" in browser.page() or browser.page()
            browser.join()
        found = second.hall.find(sitting.id)
        assert found is not None
        assert found.match.steps == kept
        play_out(found, browsers, 3)
        for browser in browsers:
            browser.close()


# --- kill -9 -----------------------------------------------------------------------------------------------------


def lines_of(page: str) -> list[str]:
    """Return the log of a page, the oldest line first."""
    log = page.partition('class="lines"')[2].partition("</ol>")[0]
    return re.findall(r"<span[^>]*>(.*?)</span>", log)[::-1]


def started(folder: Path, *words: str) -> tuple[subprocess.Popen[str], list[str]]:
    """Start `uguisu table`; return it with the links that it printed."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "uguisu_tools.cli",
            "table",
            *words,
            "--folder",
            str(folder),
            "--port",
            "0",
            "--no-code",
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    links = []
    for line in process.stdout:
        links += re.findall(r"http://\S+", line)
        if (words and "Ctrl+C" in line) or (not words and links):
            break
    return process, links


def kill_often(tmp_path: Path, times: int, seed: int) -> int:
    """Kill a server in the middle of play, and see that no line that was shown is missing from then on."""
    rng, moves = random.Random(seed), 0
    process, links = started(tmp_path, str(SCENARIOS / "scorpion/garden_gate"), "--seed", str(seed))
    _, *seats, _ = [link.split("/s/") for link in links]
    browsers = [Browser(here.removeprefix("http://")).enter(key) for here, key in seats]
    shown: list[list[str]] = [[] for _ in browsers]
    try:
        for time_number in range(times):
            for browser in browsers:
                browser.join()
            wanted, end = moves + rng.randrange(1, 12), time.monotonic() + PATIENCE
            while moves < wanted and not all("The game is over" in one.parts["question"] for one in browsers):
                assert time.monotonic() < end, "nobody is asked anything"
                for browser in browsers:
                    browser.take_all(0.03)  # as many messages as the server takes
                    if browser.moves and rng.random() < 0.9:
                        browser.play(rng.randrange(1000))
                        moves += 1
            time.sleep(rng.uniform(0.0, 0.1))  # anywhere between the last move and its pictures
            process.send_signal(signal.SIGKILL)
            process.wait()
            close(process)
            for at, browser in enumerate(browsers):
                with contextlib.suppress(Exception):
                    browser.take_all(PATIENCE)  # until the connection breaks off
                shown[at] = lines_of(browser.parts.get("lines", ""))
                with contextlib.suppress(Exception):
                    browser.close()
            process, links = started(tmp_path)
            here = links[0].partition("/s/")[0].removeprefix("http://")
            for at, browser in enumerate(browsers):
                browser.here, browser.stack = here, type(browser.stack)()
                now = lines_of(browser.page())
                last = shown[at][-20:]
                assert not last or any(
                    now[begin : begin + len(last)] == last for begin in range(len(now) + 1)
                ), (time_number, last, now[-25:])
    finally:
        process.kill()
        process.wait()
        close(process)
        for browser in browsers:
            with contextlib.suppress(Exception):
                browser.close()
    return moves


def close(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    process.stdout.close()


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_kill_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 2, 1) > 0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_thirty_kills_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 30, 2) > 100
