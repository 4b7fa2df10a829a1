"""`uguisu table` as it is typed: packs by their names, links for the seats, and sentences for what can't be."""

import contextlib
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.support.tables import HUMAN, SCENARIOS, Browser

from uguisu.loading import Overrides
from uguisu.plugins import registry
from uguisu_table.commands.table import _listen, command
from uguisu_table.hall import Hall


@pytest.mark.long
def test_a_pack_is_named_and_links_are_printed(tmp_path: Path) -> None:
    words = ["table", "temple/first_steps", "--seat", "ninja=human", "--seed", "4", "--no-code"]
    process = subprocess.Popen(
        [sys.executable, "-m", "uguisu_tools.cli", *words, "--folder", str(tmp_path), "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    try:
        told = []
        for line in process.stdout:
            told.append(line.strip())
            if "Ctrl+C" in line:
                break
        [ninja] = [line.partition(": ")[2] for line in told if line.startswith("Ninja: ")]
        assert any(line.startswith("Samurai, played by ") for line in told)
        here, _, key = ninja.removeprefix("http://").partition("/s/")
        page = Browser(here).enter(key).page()
        assert 'id="all-moves"' in page or "Before the game" in page or "The others play" in page
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", "table", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.long
def test_what_cannot_be_is_told(tmp_path: Path) -> None:
    nothing = run("--folder", str(tmp_path / "new"), "--port", "0")
    assert nothing.returncode != 0
    assert "no table to go on with" in nothing.stderr
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        busy = run("temple/first_steps", "--folder", str(tmp_path / "busy"), "--port", port)
    assert busy.returncode != 0
    assert "choose another with --port" in busy.stderr.lower()
    wrong = run(
        "temple/first_steps", "--folder", str(tmp_path / "x"), "--port", "0", "--public", "table.example"
    )
    assert wrong.returncode == 2
    odd = run("--folder", str(tmp_path / "y"), "--host", "t\n\N{BIRD}", "--port", "0")
    assert odd.returncode == 1
    assert "can't be used" in odd.stderr
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / "tables.sqlite").write_bytes(b"no database" * 100)
    junk = run("--folder", str(tmp_path / "junk"), "--port", "0")
    assert junk.returncode == 1
    assert "tables.sqlite can't be read" in junk.stderr
    for told in (nothing, busy, wrong, odd, junk):
        assert "Traceback" not in told.stderr


def test_where_every_game_is_over_it_starts_and_shows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, it refused with 'there is no table to go on with'."""
    with contextlib.closing(Hall(tmp_path, registry())) as hall:
        sitting = hall.open(
            SCENARIOS / "temple/first_steps", Overrides(), 1, {"ninja": HUMAN, "samurai": HUMAN}
        )
        sitting.end()
        hall.save(sitting)
    served: list[Hall] = []
    monkeypatch.setattr("uguisu_table.commands.table._serve", lambda hall, *_, **__: served.append(hall))
    done = CliRunner().invoke(command, ["--folder", str(tmp_path), "--port", "0"])
    assert done.exit_code == 0, done.output
    assert served
    assert (
        f"The table {sitting.id}, first_steps, is over; look back on its host's page: http://" in done.output
    )


def test_without_a_host_only_this_machine_is_listened_to() -> None:
    host = next(option.default for option in command.params if option.name == "host")
    with _listen(str(host), 0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
