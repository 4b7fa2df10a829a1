"""A disk that is full or read-only: the file that was asked for is named, nothing half-done or empty is left behind.

Every command of the table is either tried here with each file it writes, or said to write none: a new one can't be forgotten.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from uguisu.content import atomic
from uguisu_tools.cli.app import app

ROOT = Path(__file__).parents[2]
RANDOM = ("--bots", "random", "-n", "2", "-j", "1", "--seed", "1")
SEATED = ("play", "STEPS", "--seat", "ninja=human", "--seed", "1")
WRITES = {
    "play --record": [(*SEATED[:2], "--bots", "random", "--record", "game.jsonl"), "game.jsonl"],
    "play --turn-file": [(*SEATED, "--turn-file", "post.jsonl"), "post.jsonl"],
    "playtest --report beside": [("playtest", "STEPS", *RANDOM, "--report", "report"), "report"],
    "playtest --report": [("playtest", "STEPS", *RANDOM, "--report", "deep/report"), "deep/report"],
    "playtest --table": [("playtest", "STEPS", *RANDOM, "--table", "games.csv"), "games.csv"],
    "compare --report": [("compare", "STEPS", "STEPS", *RANDOM, "--report", "deep/report"), "deep/report"],
    "ablate --report": [
        ("ablate", "STEPS", "--parts", "option", *RANDOM, "--report", "deep/report"),
        "deep/report",
    ],
    "balance --to": [
        ("balance", "STEPS", *RANDOM, "--vary", "option:turn_limit=1..2", "--aim", "rounds 1..1", "--to", "deep/fair"),
        "fair",
    ],
    "tournament --state": [
        ("tournament", "STEPS", "--bots", "random,greedy", *RANDOM[2:], "--state", "deep/state.json"),
        "state.json",
    ],
    "tournament --report": [
        ("tournament", "STEPS", "--bots", "random,greedy", *RANDOM[2:], "--report", "deep/report"),
        "deep/report",
    ],
    "solve --map": [("solve", "TRIANGLE", "--what-if", "--map", "map.svg"), "map.svg"],
    "solve --write": [("solve", "TRIANGLE", "--write", "some.table"), "some.table"],
    "learn FOLDER": [("learn", "deep/mine"), "mine"],
    "new mod --folder": [("new", "mod", "mine", "--of", "STEPS", "--folder", "deep"), "mine"],
    "new pack --folder": [("new", "pack", "mine", "--game", "temple", "--folder", "deep/er"), "mine"],
    "new plugin --folder": [("new", "plugin", "plug", "--folder", "deep"), "plug"],
    "mod flatten FOLDER": [("mod", "flatten", "LANTERNS", "deep/whole"), "whole"],
    "texts export FILE": [("texts", "export", "GARDEN", "it", "out.po"), "out.po"],
    "cards draw --out": [("cards", "GARDEN", "--out", "deep/faces"), "faces"],
    "cards draw --png": [("cards", "GARDEN", "--out", "deep/faces", "--png"), "faces"],
    "cards export FILE": [("cards", "export", "GARDEN", "out.xlsx"), "out.xlsx"],
    "export FILE": [("export", "GARDEN", "out.tmx"), "out.tmx"],
    "merge --out": [("merge", "STEPS", "STEPS", "STEPS", "--out", "deep/one"), "one"],
    "diff --page": [("diff", "STEPS", "TRIANGLE", "--page", "page.html"), "page.html"],
    "page --out": [("page", "STEPS", "--out", "deep/page"), "page"],
    "page --one-file": [("page", "STEPS", "--one-file", "page.html"), "page.html"],
    "pack --out": [("pack", "GARDEN", "--out", "out.zip"), "out.zip"],
    "print OUT": [("print", "GARDEN", "kit.pdf"), "kit.pdf"],
    "schema --write": [("schema", "--write", "deep/schemas"), "deep/schemas"],
}  # fmt: skip
"""What a command is told to write -> how it is called, and what its error names."""
IN_PLACE = {
    "packs add": [
        ("packs", "add", "TRIANGLE"),
        "packs",
    ],  # the folder of packs that were added, or a file in it
    "texts import": [("texts", "import", "OWN", "it.po"), "texts.it.yaml"],
    "texts join": [("texts", "join", "OWN", "it"), "OWN"],
    "texts split": [("texts", "split", "OWN", "uk"), "own"],
    "cards import": [("cards", "import", "OWN", "cards.csv", "--sizes"), "cards.yaml"],
    "import": [("import", "out.tmx", "OWN"), "map.yaml"],
    "import --replace": [("import", "out.tmx", "OWN", "--replace"), "map.yaml"],
    "play": [SEATED, "saved.json"],
}
"""Commands that change what is there, or write what they are told to while they run."""
ELSEWHERE = {
    "packs remove": "it only takes away",
    "texts nouns": "tests/core/test_nouns.py",
    "packs index": "tests/content/test_packs_from_an_index.py",
    "packs offers": "tests/content/test_packs_from_an_index.py",
    "packs update": "tests/content/test_packs_from_an_index.py",
    "packs work-on": "tests/content/test_whose_packs.py",
    "people": "tests/cli/test_people.py",
    "learn": "it makes what `new pack` makes",
    "edit": "tests/editor/test_the_users_files.py",
    "git install": "tests/changes/test_comparing.py",
    "git remove": "it only takes away",
    "git mend": "tests/changes/test_git_merges_packs.py",
    "table": "tests/table/test_nothing_is_lost.py",
    "docs": "it makes the site of a clone, which can be made again",
}
READ_ONLY = {
    "validate", "replay", "rulings", "perft", "mod diff", "mod explain", "mod together", "serve", "plugins", "completion",
    "git text", "lsp", "packs search",
}  # fmt: skip


def commands(group: click.Group, way: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*way, name))
        else:
            yield " ".join((*way, name)), command


def written_by(command: click.Command) -> Iterator[str]:
    """Yield the options and arguments that name files which may not be there yet."""
    for parameter in command.params:
        if isinstance(parameter.type, click.Path) and not parameter.type.exists:
            is_option = isinstance(parameter, click.Option)
            yield parameter.opts[0] if is_option else (parameter.name or "").upper()


def test_every_command_is_tried_or_writes_nothing():
    table = dict(commands(app))
    asked = {
        f"{way} {name}"
        for way, command in table.items()
        if way not in ELSEWHERE
        for name in written_by(command)
    }
    assert asked <= set(WRITES), "say in WRITES how to have each of them write"
    writers = {re.split(" -| [A-Z]", way)[0] for way in (*WRITES, *IN_PLACE)}
    known = writers | set(ELSEWHERE) | READ_ONLY
    assert known == set(table), "say of each command whether it writes"
    assert not READ_ONLY & writers


@pytest.fixture
def here(monkeypatch, tmp_path):
    """A folder with a pack of one's own, and a home."""
    folder = tmp_path / "here"
    shutil.copytree(ROOT / "scenarios" / "scorpion" / "garden_gate", folder / "own")
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    for name in ("UGUISU_DATA", "UGUISU_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home" / name))
    monkeypatch.chdir(folder)
    return folder


def full(monkeypatch, _folder):
    """Have every file refuse what is written into it, as a full disk does: without saying which file."""

    def refuse(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(atomic.os, "fsync", refuse)
    monkeypatch.setattr(Path, "write_bytes", refuse)
    return "disk is full"


def read_only(monkeypatch, folder):
    """Have nothing below the test's folder be made, written or moved."""

    def guarded(real, changes):
        def call(path, *rest, **more):
            named = more.get("dir_fd") is None and not isinstance(path, int)  # else it is open already
            here = named and Path(str(path)).absolute().is_relative_to(folder.parent)
            if here and changes(*rest, **more):
                raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
            return real(path, *rest, **more)

        return call

    def opens_to_write(flags=os.O_RDONLY, *_rest, **_more):
        return flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)

    def mode_to_write(mode="r", *_rest, **_more):
        return set(mode) & set("wax+")

    for name in ("mkdir", "rename", "replace", "unlink", "rmdir"):
        monkeypatch.setattr(os, name, guarded(getattr(os, name), lambda *_rest, **_more: True))
    monkeypatch.setattr(os, "open", guarded(os.open, opens_to_write))
    monkeypatch.setattr(io, "open", guarded(io.open, mode_to_write))
    monkeypatch.setattr(builtins, "open", guarded(builtins.open, mode_to_write))
    return "read-only"


def tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else b""
        for path in sorted(folder.rglob("*"))
    }


def called(arguments: tuple[str, ...], folder: Path) -> list[str]:
    packs = {
        "GARDEN": ROOT / "scenarios" / "scorpion" / "garden_gate",
        "LANTERNS": ROOT / "scenarios" / "scorpion" / "four_lanterns",
        "STEPS": ROOT / "scenarios" / "temple" / "first_steps",
        "TRIANGLE": ROOT / "tests" / "packs" / "triangle",
        "OWN": folder / "own",
    }
    return [str(packs.get(one, one)) for one in arguments]


@pytest.mark.sweep(everyday=12)
@pytest.mark.parametrize("trouble", [full, read_only])
@pytest.mark.parametrize("way", [*WRITES, *IN_PLACE])
def test_the_file_is_named_and_nothing_is_left(run, here, monkeypatch, way, trouble):
    if way in {"texts join", "texts split"}:
        pytest.importorskip("uguisu_changes", reason="texts are moved by its writer of YAML")
    if way.startswith(("export", "import")):
        pytest.importorskip("uguisu_changes", reason="it knows Tiled")
    if way.startswith("import"):
        assert run(*called(("export", "OWN", "out.tmx"), here)).exit_code == 0
        drawn = (here / "out.tmx").read_text(encoding="utf-8")
        (here / "out.tmx").write_text(drawn.replace('"archery_lawn"', '"bow_lawn"'), encoding="utf-8")
    if way == "print OUT":
        pytest.importorskip("uguisu_editor", reason="its painters print")
    arguments, named = (WRITES | IN_PLACE)[way]
    if way == "texts import":
        assert run(*called(("texts", "export", "OWN", "it", "it.po"), here)).exit_code == 0
        po = (here / "it.po").read_text(encoding="utf-8")
        (here / "it.po").write_text(po.replace("Sveglia", "Svegliarsi"), encoding="utf-8")
    if way == "cards import":
        (here / "cards.csv").write_text("id,copies\nawaken,4\n", encoding="utf-8")
    if way == "texts join":
        assert run(*called(("texts", "split", "OWN", "it"), here)).exit_code == 0
    before = tree(here.parent)
    with monkeypatch.context() as patched:
        reason = trouble(patched, here)
        said = run(*called(arguments, here), input="save saved.json\nquit\n")
    assert "Traceback" not in said.output
    assert isinstance(said.exception, SystemExit | None)
    assert said.exit_code != 0 or way == "play", said.output
    told = next((line for line in said.output.splitlines() if line.startswith("Error")), said.output)
    assert reason in told, said.output
    assert ("own" if named == "OWN" else named) in told, said.output
    assert ".part" not in said.output
    assert tree(here.parent) == before


def test_folders_that_held_something_stay(tmp_path):
    (tmp_path / "kept").mkdir()
    with (
        pytest.raises(OSError, match=re.escape(os.strerror(errno.ENOSPC))),
        atomic.filling(tmp_path / "kept" / "a" / "b"),
    ):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert [path.name for path in tmp_path.rglob("*")] == ["kept"]
