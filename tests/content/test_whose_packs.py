"""Mine, got, shipped: who may write where, what a name means, what is known of what was added, how old packs move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import uguisu
from uguisu.content import library
from uguisu.content.library import Library, got_folder, own_folder
from uguisu.core.errors import UguisuError
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.packs.ledger import LEDGER, ledger, remove
from uguisu_tools.packs.moving import move_own, to_move
from uguisu_tools.packs.shelf import add, zip_pack

SCENARIOS = Path(__file__).parents[2] / "scenarios"
STEPS = SCENARIOS / "temple" / "first_steps"
Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of work on a machine where nothing lies yet but what came with Uguisu."""
    for name in ("home", "data", "config"):
        monkeypatch.setenv(f"UGUISU_{name.upper()}", str(tmp_path / name))
    monkeypatch.delenv(library.SEARCH_PATH, raising=False)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "work"


@pytest.fixture
def run() -> Run:
    def do(*words: object) -> Result:
        return CliRunner().invoke(app, list(map(str, words)), prog_name="uguisu")

    return do


def a_copy(folder: Path, name: str, **changed: str) -> Path:
    """Copy first_steps under another id, with keys of its scenario changed."""
    made = shutil.copytree(STEPS, folder / name)
    text = (made / "scenario.yaml").read_text(encoding="utf-8").replace("id: first_steps", f"id: {name}")
    for key, value in changed.items():
        lines = [line for line in text.splitlines() if not line.startswith(f"{key}:")]
        text = "\n".join([*lines, f"{key}: {value}", ""])
    (made / "scenario.yaml").write_text(text, encoding="utf-8")
    return made


def a_mod(folder: Path, name: str, uses: str) -> Path:
    (folder / name).mkdir(parents=True)
    text = f"format: 1\nid: {name}\ntitle: {name}\nuses: [{uses}]\n"
    (folder / name / "scenario.yaml").write_text(text, encoding="utf-8")
    return folder / name


def all_in(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


# --- what a name means ------------------------------------------------------------------------------------------------


def test_no_pack_takes_the_name_of_a_shipped_one(
    work: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (work, work / "scenarios", own_folder(), got_folder(), work / "shelf"):
        a_copy(folder / "temple", "first_steps", title="Mine")
    monkeypatch.setenv(library.SEARCH_PATH, str(work / "shelf"))
    known = Library.of(registry())
    mod = a_mod(work, "mod", "temple/first_steps")
    assert known.locate("temple/first_steps") == STEPS
    assert known.find("temple/first_steps", mod) == STEPS
    assert "Mine" not in str(uguisu.load("temple/first_steps").title)
    told = run("validate", "temple/first_steps")
    assert "`temple/first_steps` is the pack that came with Uguisu" in told.stderr
    assert "./temple/first_steps" in told.stderr
    assert not run("validate", "./temple/first_steps").stderr
    assert not run("validate", work / "temple" / "first_steps").stderr
    assert known.locate(Path("temple/first_steps")) == Path("temple/first_steps")


def test_what_would_take_a_shipped_name_is_not_added(work: Path, run: Run) -> None:
    mine = a_copy(work / "x", "first_steps")
    told = run("packs", "add", mine)
    assert told.exit_code == 1
    assert "`temple/first_steps` is the name of a pack that came with Uguisu" in told.output
    assert not got_folder().exists()


def test_a_base_that_was_shipped_stays_out_and_that_is_said(work: Path, run: Run) -> None:
    mod = a_mod(work, "mod", "temple/first_steps")
    zipped = zip_pack(mod, work / "mod.zip", registry(), bases=True).path
    told = run("packs", "add", zipped)
    assert "It uses the `temple/first_steps` that came with Uguisu." in told.output
    assert list(ledger()) == ["temple/mod"]
    remove("temple/mod", registry())
    with zipfile.ZipFile(zipped) as old, zipfile.ZipFile(work / "other.zip", "w") as new:
        for name in old.namelist():
            raw = old.read(name)
            new.writestr(name, raw + b"# another\n" if name.endswith("first_steps/scenario.yaml") else raw)
    told = run("packs", "add", work / "other.zip")
    assert "It was made with another `temple/first_steps`" in told.output
    assert not (got_folder() / "temple" / "first_steps").exists()


# --- what is known of what was added ----------------------------------------------------------------------------------


def test_what_came_along_goes_along(work: Path, run: Run) -> None:
    base = a_copy(work, "steps", version="'1.2'")
    mod, other = a_mod(work, "mod", "../steps"), a_mod(work, "other", "../steps")
    told = run("packs", "add", mod)
    assert "With it comes `temple/steps`" in told.output
    entries = ledger()
    assert {name: entry.asked for name, entry in entries.items()} == {
        "temple/steps": False,
        "temple/mod": True,
    }
    assert entries["temple/steps"].version == "1.2"
    assert entries["temple/mod"].source == mod.as_posix()
    assert len(entries["temple/mod"].sha256) == 64
    run("packs", "add", other)
    refused = run("packs", "remove", "temple/steps")
    assert refused.exit_code == 1
    assert "`temple/steps` is needed by" in refused.output
    assert "temple/mod" in refused.output
    run("packs", "remove", "temple/mod")
    assert sorted(ledger()) == ["temple/other", "temple/steps"], "another needs it still"
    gone = run("packs", "remove", "temple/other")
    assert gone.output.count("Removed") == 2
    assert ledger() == {}
    assert not list(got_folder().glob("*/*"))
    run("packs", "add", mod)
    run("packs", "remove", "temple/mod", "--keep-bases")
    assert list(ledger()) == ["temple/steps"]
    assert run("packs", "add", base).exit_code == 0, "it came along, and now somebody asks for it"
    assert ledger()["temple/steps"].asked
    run("packs", "add", mod)
    run("packs", "remove", "temple/mod")
    assert list(ledger()) == ["temple/steps"]


def test_what_ones_own_pack_builds_on_stays(work: Path) -> None:
    add(a_copy(work, "steps"), registry())
    a_mod(own_folder(), "mine", "temple/steps")
    with pytest.raises(UguisuError, match="is needed by `mine`"):
        remove("temple/steps", registry())


def test_what_a_zip_or_a_link_hides_stops_the_adding(work: Path, run: Run) -> None:
    pack = a_copy(work, "steps")
    zipped = zip_pack(pack, work / "steps.zip", registry()).path
    with zipfile.ZipFile(zipped, "a") as archive:
        archive.writestr("../../evil.yaml", "x")
    told = run("packs", "add", zipped)
    assert told.exit_code == 1
    assert "evil.yaml" in told.output
    (pack / "link.yaml").symlink_to(STEPS / "map.yaml")
    told = run("packs", "add", pack)
    assert told.exit_code == 1
    assert "link.yaml" in told.output
    assert ledger() == {}
    assert not list(got_folder().glob("*/*"))


def test_a_broken_ledger_loses_no_pack(work: Path) -> None:
    add(a_copy(work, "steps"), registry())
    (got_folder() / LEDGER).write_text("{", encoding="utf-8")
    assert ledger() == {}
    assert uguisu.load("temple/steps").scenario == "steps"
    move_own()
    assert uguisu.load("temple/steps").scenario == "steps"


# --- who may write where ----------------------------------------------------------------------------------------------

WRITING = [
    ("texts", "split", "{pack}", "uk"),
    ("texts", "join", "{pack}", "uk"),
    ("texts", "import", "{pack}", "{work}/uk.po"),
    ("texts", "export", "temple/first_steps", "uk", "{pack}/uk.po"),
    ("pack", "temple/first_steps", "--out", "{pack}/x.zip"),
    ("mod", "flatten", "temple/first_steps", "{pack}/flat"),
    ("schema", "--write", "{pack}/schemas"),
    ("new", "pack", "x", "--game", "temple", "--folder", "{pack}"),
    ("play", "temple/first_steps", "--record", "{pack}/x.jsonl"),
    ("play", "temple/first_steps", "--turn-file", "{pack}/x.turn"),
    ("cards", "scorpion/garden_gate", "--out", "{pack}/cards"),
    ("merge", "{pack}", "{pack}", "{pack}", "--out", "{pack}"),
    ("playtest", "temple/first_steps", "--report", "{pack}/report"),
]


@pytest.mark.parametrize("whose", ["shipped", "got"])
@pytest.mark.parametrize("words", WRITING, ids=lambda words: " ".join(words[:2]))
def test_a_command_that_would_write_refuses_and_names_the_copy(
    words: tuple[str, ...], whose: str, work: Path, run: Run
) -> None:
    (work / "uk.po").write_text("", encoding="utf-8")
    pack = STEPS if whose == "shipped" else add(a_copy(work / "x", "steps"), registry()).folder
    before = all_in(pack)
    told = run(*(word.format(pack=pack, work=work) for word in words))
    assert told.exit_code == 1, told.output
    assert "stays as it is" in told.output
    assert f"uguisu new pack my_{pack.name} --from temple/{pack.name}" in told.output
    assert all_in(pack) == before


def test_the_copy_that_is_named_can_be_made_and_written_to(work: Path, run: Run) -> None:
    assert run("new", "pack", "my_gate", "--from", "scorpion/garden_gate").exit_code == 0
    made = uguisu.load("./my_gate")
    assert made.scenario == "my_gate"
    assert run("texts", "split", "my_gate", "uk").exit_code == 0
    assert (work / "my_gate" / "texts.uk.yaml").exists()
    assert run("validate", "my_gate").exit_code == 0
    assert (
        "garden_gate" not in (work / "my_gate" / "scenario.yaml").read_text(encoding="utf-8").split("\n")[1]
    )


def test_who_works_on_a_clone_says_so_once_and_sees_it(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "clone" / "scenarios"
    shutil.copytree(STEPS, clone / "temple" / "first_steps")
    monkeypatch.setattr(library, "_of_clone", lambda: [clone])
    refused = run("texts", "split", "temple/first_steps", "uk")
    assert refused.exit_code == 1
    assert "uguisu packs work-on" in refused.output
    assert run("packs", "work-on", clone).exit_code == 0
    assert "of this clone, worked on" in run("packs").output
    assert run("texts", "split", "temple/first_steps", "uk").exit_code == 0
    assert run("packs", "work-on", clone, "--stop").exit_code == 0
    assert run("texts", "join", "temple/first_steps", "uk").exit_code == 1
    assert run("packs", "work-on", tmp_path).exit_code == 1, "one's own needs no word"


# --- old packs move ---------------------------------------------------------------------------------------------------


def test_own_packs_move_once_with_a_sentence(work: Path, run: Run) -> None:
    added = add(a_copy(work / "x", "steps"), registry()).folder
    old = a_copy(got_folder(), "night")
    (old / "results").mkdir()
    (old / "results" / "kept.json").write_text("{}", encoding="utf-8")
    shutil.copytree(STEPS, got_folder() / "temple" / "first_steps")
    before = all_in(old)
    told = run("packs")
    assert (
        f"Your own packs, `night`, `temple/first_steps`, are in {own_folder().as_posix()} from now on."
        in told.stderr
    )
    assert "By the name `temple/first_steps` the pack that came with Uguisu is found; yours is" in told.stderr
    assert all_in(own_folder() / "night") == before
    assert added.exists()
    assert not old.exists()
    assert not run("packs").stderr


def test_what_is_there_already_is_not_written_over(work: Path) -> None:
    old = a_copy(got_folder(), "night")
    a_copy(own_folder(), "night", title="Another")
    kept, before = all_in(own_folder() / "night"), all_in(old)
    assert move_own().names == ("night_2",)
    assert all_in(own_folder() / "night") == kept
    assert all_in(own_folder() / "night_2") == before
    assert not to_move()


def test_where_they_cannot_be_moved_they_stay_and_are_found(work: Path, tmp_path: Path, run: Run) -> None:
    (tmp_path / "home").write_text("in the way", encoding="utf-8")
    a_copy(got_folder(), "night")
    told = run("validate", "night")
    assert "could not be moved" in told.stderr
    assert told.exit_code == 0


KILLED = """
import sys
from uguisu.plugins import registry
from uguisu_tools.packs import ledger, moving, shelf
from pathlib import Path
print("ready", flush=True)
registry()
if sys.argv[1] == "move":
    moving.move_own()
elif sys.argv[1] == "add":
    shelf.add(Path(sys.argv[2]), registry())
else:
    ledger.remove("temple/mod", registry())
"""


@pytest.mark.slow
@pytest.mark.parametrize("what", ["move", "add", "remove"])
def test_whenever_it_is_killed_every_pack_is_whole(what: str, work: Path) -> None:
    base = a_copy(work, "steps")
    for number in range(200):
        (base / f"note{number}.txt").write_text("x" * 1000, encoding="utf-8")
    mod = a_mod(work, "mod", "../steps")
    whole = all_in(base)
    for turn in range(10):
        for folder in (got_folder(), own_folder()):
            shutil.rmtree(folder, ignore_errors=True)
        if what == "move":
            shutil.copytree(base, got_folder() / "temple" / "steps")
        elif what == "remove":
            add(mod, registry())
        child = subprocess.Popen(
            [sys.executable, "-c", KILLED, what, str(mod)],
            stdout=subprocess.PIPE,
            env=dict(os.environ),
            cwd=work,
        )
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(0.6 + 0.1 * turn)
        child.kill()
        child.wait()
        child.stdout.close()
        found = [
            path
            for path in (got_folder() / "temple" / "steps", own_folder() / "temple" / "steps")
            if path.exists()
        ]
        assert all(all_in(path) == whole for path in found)
        if what == "move":
            assert found
            move_own()
            assert all_in(own_folder() / "temple" / "steps") == whole
            assert not (got_folder() / "temple" / "steps").exists()
        assert set(ledger()) >= {
            path.relative_to(got_folder()).as_posix() for path in got_folder().glob("[!.]*/[!.]*")
        }
