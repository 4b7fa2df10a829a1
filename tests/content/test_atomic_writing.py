"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys

import pytest

from uguisu.content.atomic import replacing, write_bytes, write_text, write_together


def test_a_new_file_and_one_written_over(tmp_path):
    path = tmp_path / "a.yaml"
    write_text(path, "ж\r\n")
    assert path.read_bytes() == "ж\r\n".encode()
    write_bytes(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_half_way_leaves_the_old_file_and_no_litter(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_bytes(b"old")

    def fail_half_way():
        with replacing(path) as file:
            file.write(b"half of the n")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_half_way()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_of_several_files_none_is_new_until_all_are_written(tmp_path):
    first, second = tmp_path / "a.yaml", tmp_path / "nowhere" / "b.yaml"
    first.write_bytes(b"old")
    with pytest.raises(FileNotFoundError):
        write_together({first: b"new", second: b"new"})
    assert first.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [first]
    second.parent.mkdir()
    write_together({first: b"new", second: b"newer"})
    assert (first.read_bytes(), second.read_bytes()) == (b"new", b"newer")


def test_a_missing_folder_is_an_os_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        write_bytes(tmp_path / "nowhere" / "a", b"")


@pytest.mark.skipif(os.name == "nt", reason="permissions as on POSIX systems")
def test_permissions_are_kept_and_links_written_through(tmp_path):
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_bytes(link, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()


WRITER = """
import sys
from pathlib import Path
from uguisu.content.atomic import write_bytes
path = Path(sys.argv[1])
print("ready", flush=True)
while True:
    write_bytes(path, b"a" * 3_000_000)
    write_bytes(path, b"b" * 3_000_000)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill -9")
def test_kill_9_leaves_the_old_file_or_the_new_one(tmp_path):
    path = tmp_path / "save"
    path.write_bytes(b"a" * 3_000_000)
    for round_ in range(6):
        child = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
        assert child.stdout is not None
        child.stdout.readline()
        try:
            child.wait(0.05 + 0.013 * round_)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
        child.communicate()
        held = path.read_bytes()
        assert held in (b"a" * 3_000_000, b"b" * 3_000_000)


def test_a_folder_in_the_way_is_named_and_not_the_file_aside(tmp_path):
    (tmp_path / "map.yaml").mkdir()
    with pytest.raises(OSError, match=r"map\.yaml") as caught:
        write_text(tmp_path / "map.yaml", "x")
    assert caught.value.filename == str(tmp_path / "map.yaml")
    assert [path.name for path in tmp_path.iterdir()] == ["map.yaml"]


def test_a_missing_folder_is_named_and_not_the_file_aside(tmp_path):
    with pytest.raises(FileNotFoundError) as caught:
        write_text(tmp_path / "nowhere" / "map.yaml", "x")
    assert caught.value.filename == str(tmp_path / "nowhere")


def test_a_full_disk_names_the_file(tmp_path, monkeypatch):
    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    write_text(tmp_path / "game.json", "old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"game\.json") as caught:
        write_text(tmp_path / "game.json", "new")
    assert caught.value.filename == str(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_text() == "old"


def test_what_killed_runs_left_aside_is_swept_and_what_others_write_now_is_not(tmp_path):
    left, now, other = (tmp_path / f".{name}.part" for name in ("a.yaml.x1", "a.yaml.x2", "b.yaml.x3"))
    folder = tmp_path / ".a.yaml.x4.part"
    folder.mkdir()
    for path in (left, now, other):
        path.write_text("half")
    for path in (left, other, folder):
        os.utime(path, (1_000, 1_000))
    write_text(tmp_path / "a.yaml", "whole")
    assert {path.name for path in tmp_path.iterdir()} == {"a.yaml", now.name, other.name}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_no_file_is_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not an ordinary file"):
        write_bytes(pipe, b"x")
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]
