"""Nothing in the folder at hand is ever run: not by a command, its workers, the processes of the window, nor by git.

The folder holds a pack, and beside it modules and programs by names that everything needs. Each leaves a trace when it is run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from uguisu_tools import children
from uguisu_tools.cli.app import app

ROOT = Path(__file__).parents[2]
STEPS = ROOT / "scenarios" / "temple" / "first_steps"
TRAP = "open({trace!r}, 'a').write(__name__ + ' ' + __file__ + chr(10))\n"
MODULES = (
    "click",
    "importlib_metadata",
    "msgspec/__init__",
    "pickle",
    "pluggy",
    "readline",
    "selectors",
    "sitecustomize",
    "socket",
    "struct",
    "subprocess",
    "tempfile",
    "uguisu/__init__",
    "uguisu_tools/__init__",
    "usercustomize",
    "yaml",
)
PROGRAMS = ("git", "python", "python3", "uguisu")
RANDOM = ("--bots", "random", "-n", "2", "--seed", "1")
EVERY = {
    "ablate": ("ablate", ".", "--parts", "option", *RANDOM, "-j", "2"),
    "balance": ("balance", ".", *RANDOM, "-j", "2", "--vary", "option:turn_limit=1..2", "--aim", "rounds 1..1"),
    "cards draw": ("cards", ".", "--out", "faces"),
    "cards export": ("cards", "export", ".", "cards.csv"),
    "cards import": ("cards", "import", ".", "cards.csv"),
    "compare": ("compare", ".", ".", *RANDOM, "-j", "2"),
    "completion": ("completion", "bash"),
    "diff": ("diff", "."),
    "docs": ("docs", "--where"),
    "edit": ("edit", "."),
    "export": ("export", ".", "map.tmx"),
    "git install": ("git", "install"),
    "git mend": ("git", "mend"),
    "git remove": ("git", "remove"),
    "git text": ("git", "text", "scenario.yaml"),
    "import": ("import", "map.tmx", "."),
    "learn": ("learn", "mine"),
    "lsp": ("lsp",),
    "merge": ("merge", "map.yaml", "map.yaml", "map.yaml", "--out", "merged.yaml", "--name", "map.yaml"),
    "mod diff": ("mod", "diff", "."),
    "mod explain": ("mod", "explain", "."),
    "mod together": ("mod", "together", ".", ".", "--games", "1"),
    "mod flatten": ("mod", "flatten", ".", "whole"),
    "new mod": ("new", "mod", "mine", "--of", "."),
    "new pack": ("new", "pack", "mine", "--game", "temple"),
    "new plugin": ("new", "plugin", "plug"),
    "page": ("page", ".", "--out", "web"),
    "pack": ("pack", ".", "--out", "out.zip"),
    "packs add": ("packs", "add", "."),
    "packs index": ("packs", "index", "."),
    "packs offers": ("packs", "offers", "."),
    "packs search": ("packs", "search"),
    "packs update": ("packs", "update"),
    "packs work-on": ("packs", "work-on", "."),
    "packs remove": ("packs", "remove", "temple/first_steps"),
    "people": ("people", "."),
    "perft": ("perft", ".", "-d", "1"),
    "play": ("play", ".", "--bots", "random", "--seed", "1", "--record", "game.jsonl"),
    "playtest": ("playtest", ".", *RANDOM, "-j", "2"),
    "plugins": ("plugins",),
    "print": ("print", ".", "kit.pdf"),
    "replay": ("replay", "no-such-game.jsonl"),
    "rulings": ("rulings", "."),
    "schema": ("schema", "--write", "schemas"),
    "serve": ("serve", "--stdio", "."),
    "solve": ("solve", "."),
    "table": ("table", "no-such-pack"),
    "texts export": ("texts", "export", ".", "it", "it.po"),
    "texts import": ("texts", "import", ".", "it.po"),
    "texts join": ("texts", "join", ".", "it"),
    "texts nouns": ("texts", "nouns", ".", "ru"),
    "texts split": ("texts", "split", ".", "uk"),
    "tournament": ("tournament", ".", "--bots", "random,greedy", *RANDOM[2:], "-j", "2"),
    "validate": ("validate", "."),
}  # fmt: skip
"""Each command -> how it is called in a pack. Those that listen or show a window are met again below."""


class Place:
    """A hostile folder, and what was run from it."""

    def __init__(self, folder: Path, trace: Path) -> None:
        self.folder, self.trace = folder, trace

    def ran(self) -> str:
        return self.trace.read_text() if self.trace.exists() else ""

    def call(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the folder, with an environment that looks into it, too, for whoever does not take care."""
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "UGUISU_LANGUAGE": "en",
            "UGUISU_EDITOR_QUIT": "1",
            "PATH": os.pathsep.join(["", ".", os.environ["PATH"]]),
            **more,
        }
        environment.pop("PYTHONSAFEPATH", None)
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=100,
        )


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(home))
    place = Place(tmp_path / "first_steps", tmp_path / "trace")
    shutil.copytree(STEPS, place.folder)
    plant(place)
    return place


def plant(place: Place) -> None:
    for name in MODULES:
        path = place.folder / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(TRAP.format(trace=str(place.trace)))
    for name in PROGRAMS:
        path = place.folder / name
        if not path.exists():
            path.write_text(f"#!/bin/sh\necho {name} >> '{place.trace}'\n")
            path.chmod(0o755)


def script() -> str:
    """Return the script that people start."""
    found = shutil.which("uguisu", path=str(Path(sys.executable).parent))
    return found or pytest.skip("Uguisu's script is not installed")


def named(group: click.Group, way: tuple[str, ...] = ()) -> set[str]:
    context, found = click.Context(group), set()
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        found |= (
            named(command, (*way, name)) if isinstance(command, click.Group) else {" ".join((*way, name))}
        )
    return found


def test_no_command_is_forgotten() -> None:
    assert set(EVERY) == named(app) - {"packs"}


@pytest.mark.sweep(everyday=6)
@pytest.mark.parametrize("way", sorted(EVERY))
def test_no_command_runs_what_lies_there(hostile: Place, way: str) -> None:
    told = hostile.call(script(), *EVERY[way])
    assert not hostile.ran(), told.stderr
    assert "Traceback" not in told.stderr


def test_a_campaign_with_workers_runs_nothing_of_what_lies_there(hostile: Place) -> None:
    shutil.copytree(ROOT / "scenarios" / "spies" / "embassy_night", hostile.folder / "night")
    told = hostile.call(script(), "playtest", "night", "--bots", "random", "-n", "2", "--jobs", "2")
    assert not hostile.ran(), told.stderr
    assert told.returncode == 0, told.stderr


WORKER = """
import sys
from uguisu_tools.workers import workers
def answer(pipe, lock):
    import struct
    with lock:
        pipe.send(struct.__file__)
if __name__ == "__main__":
    context = workers(sys.argv[1])
    mine, theirs = context.Pipe()
    lock = context.Lock()
    process = context.Process(target=answer, args=(theirs, lock))
    process.start()
    theirs.close()
    print(mine.recv())
    process.join()
"""
CARELESS = WORKER.replace(
    "from uguisu_tools.workers import workers", "from multiprocessing import get_context as workers"
)
UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows can only spawn")
METHODS = ["spawn", pytest.param("forkserver", marks=UNIX), pytest.param("fork", marks=UNIX)]


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "elsewhere" / "main.py"
    path.parent.mkdir()
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("method", METHODS)
def test_workers_of_each_kind(hostile: Place, tmp_path: Path, method: str) -> None:
    told = hostile.call(sys.executable, written(tmp_path, WORKER), method)
    assert not hostile.ran()
    assert Path(told.stdout.strip()).name == "struct.py", told.stderr


def test_careless_workers_would_be_noticed(hostile: Place, tmp_path: Path) -> None:
    hostile.call(sys.executable, written(tmp_path, CARELESS), "spawn")
    assert "pickle" in hostile.ran()


def test_a_careless_command_line_would_be_noticed(hostile: Place) -> None:
    """Python alone looks there before any line of ours is read: so we never start it like this."""
    hostile.call(sys.executable, "-m", "uguisu_tools.cli", "plugins")
    assert hostile.ran()


def test_our_own_command_line_runs_nothing_of_what_lies_there(hostile: Place) -> None:
    told = hostile.call(*children.uguisu("validate", "."))
    assert not hostile.ran()
    assert told.returncode == 0, told.stderr


WINDOW = """
import sys, time
from pathlib import Path
import struct
from PySide6.QtCore import QCoreApplication

def until(ready):
    end = time.monotonic() + 120
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError
        app.processEvents()
        time.sleep(0.01)

if __name__ == "__main__":
    from uguisu_editor.app import application
    app = application()
    from uguisu_editor.window import MainWindow
    from uguisu_editor.io.svg_drawing import renderer_of
    window = MainWindow()
    window.show()
    window.open_pack(Path("."))
    until(lambda: window.page is not None)
    page = window.page
    assert renderer_of(b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')
    window.actions_["play"].trigger()
    until(lambda: page.play is not None and bool(page.play.table.moves))
    from uguisu_editor.model.check_process import CheckProcess
    check = CheckProcess()
    check.begin(Path(".").absolute(), {})
    until(lambda: check.look() is not None)
    check.end()
    try:
        from uguisu_lab.editor.process import PlaytestProcess
    except ImportError:
        pass
    else:
        process = PlaytestProcess()
        time.sleep(2)
        assert process.is_alive
        process.end()
    page.session.stack.setClean()
    window.close()
    print("opened, drawn, played")
"""


def test_no_process_of_the_window_runs_what_lies_there(hostile: Place, tmp_path: Path) -> None:
    pytest.importorskip("uguisu_editor")
    told = hostile.call(sys.executable, written(tmp_path, WINDOW))
    assert not hostile.ran(), told.stderr
    assert told.stdout == "opened, drawn, played\n", told.stderr


# By git.


def git(place: Place, *words: str) -> str:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    program = children.program("git") or pytest.skip("git is not installed")
    done = subprocess.run(
        [program, *who, *words],
        cwd=place.folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C"},  # else it speaks the machine's language, in its letters
        check=False,
    )
    return done.stdout + done.stderr


def two_branches(place: Place) -> None:
    """Commit the folder; on each of two branches the title is changed, in another language."""
    git(place, "init", "-b", "main")
    scenario = place.folder / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    git(place, "add", "-A")
    git(place, "commit", "-m", "first")
    git(place, "checkout", "-b", "other")
    scenario.write_text(text + "# theirs\n", encoding="utf-8")
    git(place, "commit", "-am", "theirs")
    git(place, "checkout", "main")
    scenario.write_text("# ours\n" + text, encoding="utf-8")
    git(place, "commit", "-am", "ours")


def test_git_runs_nothing_of_what_lies_there(hostile: Place) -> None:
    pytest.importorskip("uguisu_changes")
    git(hostile, "init", "-b", "main")
    assert hostile.call(script(), "git", "install").returncode == 0
    two_branches(hostile)
    line = git(hostile, "config", "merge.uguisu.driver")
    assert " -P -m uguisu_tools.cli merge " in line
    assert Path(line.split(" -P ")[0].strip("'")).is_absolute()
    assert "scenario.yaml" in git(hostile, "log", "-p", "--stat")
    git(hostile, "merge", "other")
    told = hostile.call(script(), "diff", "HEAD~1:", ".")
    assert not hostile.ran(), told.stderr


def test_a_line_of_before_is_told_and_renewed(hostile: Place) -> None:
    pytest.importorskip("uguisu_changes")
    git(hostile, "init", "-b", "main")
    hostile.call(script(), "git", "install")
    two_branches(hostile)
    before = f"{Path(sys.executable).as_posix()} -m uguisu_tools.cli"
    git(hostile, "config", "merge.uguisu.driver", f"{before} merge %O %A %B --out %A --name %P")
    git(hostile, "config", "diff.uguisu.textconv", f"{before} git text")
    told = hostile.call(script(), "git", "text", "scenario.yaml")
    assert "That is mended now" in told.stderr
    for key in ("merge.uguisu.driver", "diff.uguisu.textconv"):
        assert " -P -m uguisu_tools.cli " in git(hostile, "config", key)
    assert "mended" not in hostile.call(script(), "git", "text", "scenario.yaml").stderr


# What is told to children.


def test_what_loads_code_is_taken_away_and_the_rest_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    loading = ("PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "QT_PLUGIN_PATH", "QML_IMPORT_PATH")
    kept = ("LANG", "LC_ALL", "QT_QPA_PLATFORM", "UGUISU_LANGUAGE", "PYTHONUTF8")
    for name in (*loading, *kept):
        monkeypatch.setenv(name, "x")
    told = children.environment()
    assert not set(loading) & set(told)
    assert [told[name] for name in kept] == ["x"] * len(kept)
    assert told["PYTHONSAFEPATH"] == "1"


def test_a_program_that_a_person_named_has_their_environment_also_from_a_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/their/own")
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    code = "import os, sys; print(os.environ.get('PYTHONPATH'), sys.flags.safe_path, flush=True); sys.stdin.read()"

    def told() -> bytes:
        with children.start_named([sys.executable, "-c", code]) as process:
            assert process.stdout is not None
            return process.stdout.readline().strip()

    assert told() == b"/their/own False"
    with children.inherited():
        assert "PYTHONPATH" not in os.environ
        assert children.environment() == dict(os.environ)
        assert told() == b"/their/own False"
    assert os.environ["PYTHONPATH"] == "/their/own"


def test_programs_are_looked_up_on_path_only(hostile: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(hostile.folder)
    monkeypatch.setenv("PATH", os.pathsep.join(["", ".", "bin"]))
    assert children.program("git") is None
    with pytest.raises(FileNotFoundError):
        children.run(["git", "--version"])
    monkeypatch.setenv("PATH", str(hostile.folder))
    assert children.program("git") == str(hostile.folder / "git")
