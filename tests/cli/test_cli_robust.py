"""What no sensible person types, and what happens to programs all the same, is answered with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

posix = pytest.mark.skipif(os.name == "nt", reason="descriptors and devices of POSIX")
CLOSING = (
    "import os, sys; os.close({closed}); "
    "os.execv(sys.executable, [sys.executable, '-m', 'uguisu_tools.cli', *sys.argv[1:]])"
)


@pytest.mark.parametrize("typed", ["9" * 5000, "1" + "0" * 4500, "-" + "9" * 5000, "٣", "²", "0", "007"])
def test_a_number_of_thousands_of_digits_is_no_move(run, triangle, typed):
    told = run("play", triangle, input=f"{typed}\nquit\n")
    assert told.exit_code == 0, told.output
    assert "No move is called" in told.output or typed == "007"


@pytest.mark.parametrize("code", ["x" * 300, "../../etc", "e" * 5000, "\0", "en\n"])
@pytest.mark.parametrize("command", ["validate", "play", "plugins"])
def test_a_language_that_is_none_is_refused(run, code, command):
    told = run(command, "--language", code)
    assert told.exit_code == 2, told.output
    assert "is not a language code" in told.output
    assert len(told.output) < 2000


def test_a_language_that_nobody_translated_into_is_english(run, triangle):
    assert "no problems" in run("validate", "--language", "fr", triangle).output
    assert "no problems" in run("validate", "--language", "pt_BR.UTF-8", triangle).output


@pytest.mark.sweep(everyday=3)
@posix
@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize(
    "words", [["plugins"], ["validate", "PACK"], ["play", "PACK"], ["serve", "--stdio", "PACK"]]
)
def test_a_closed_standard_stream_breaks_nothing(closed, words, triangle):
    arguments = [str(triangle) if word == "PACK" else word for word in words]
    done = subprocess.run(
        [sys.executable, "-c", CLOSING.format(closed=closed), *arguments],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr + done.stdout
    assert b"broke" not in done.stderr + done.stdout


@posix
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/full"])
@pytest.mark.parametrize("words", [["replay"], ["play", "PACK", "--load"]])
def test_a_device_is_no_record(run, triangle, device, words):
    told = run(*[triangle if word == "PACK" else word for word in words], device)
    assert told.exit_code in (1, 2), told.output
    assert "it is not a file, but a device" in told.output


@posix
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may read everything")
def test_a_folder_that_may_not_be_read_is_told(run, triangle):
    shut = triangle.parent / "shut"
    shut.mkdir(mode=0)
    told = run("validate", triangle.parent)
    shut.chmod(0o755)
    assert told.exit_code == 1
    assert "shut" in told.output


def test_folders_that_cannot_be_read_are_told(run, triangle, monkeypatch):
    (triangle.parent / "shut").mkdir()
    scandir = os.scandir

    def refuse(path="."):
        if Path(path).name == "shut":
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    told = run("validate", triangle.parent)
    assert told.exit_code == 1, told.output
    assert "shut: " in told.output
    assert "1 pack checked" in told.output


@pytest.mark.parametrize("name", ["con", "CON", "aux", "nul", "com1", "lpt9", "con.txt", "prn"])
@pytest.mark.parametrize("kind", ["pack", "plugin"])
def test_names_that_windows_cannot_have_are_refused(run, tmp_path, name, kind):
    options = ["--game", "temple"] if kind == "pack" else []
    told = run("new", kind, name, *options, "--folder", tmp_path)
    if name == "con.txt" and told.exit_code == 0:
        pytest.skip("the name is made over")
    assert told.exit_code == 1, told.output
    assert "Windows" in told.output
    assert list(tmp_path.iterdir()) == []
