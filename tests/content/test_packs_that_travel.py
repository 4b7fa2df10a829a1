"""A pack is sent from one machine to another: each has a home of its own, and no clone to find our packs in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import uguisu
from uguisu.content import library
from uguisu.content.diagnostics import as_text
from uguisu.core.errors import UguisuError
from uguisu.loading import BadPack
from uguisu.plugins import registry
from uguisu_tools.cli.app import app
from uguisu_tools.packs.shelf import add, zip_pack
from uguisu_tools.scaffold.pack import new_mod

SCENARIOS = Path(__file__).parents[2] / "scenarios"
Machine = Callable[[str], Path]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Sit down at a machine: `machine("mine")` returns its folder of work, which is empty at first."""
    if any((folder / "temple" / "first_steps").is_dir() for folder in registry().packs):
        pytest.skip("packs that are installed with the games need not travel")
    monkeypatch.setattr(library, "_of_clone", list)
    monkeypatch.delenv(library.SEARCH_PATH, raising=False)

    def sit_down(name: str) -> Path:
        home = tmp_path / name
        work = home / "work"
        work.mkdir(parents=True, exist_ok=True)
        monkeypatch.setenv("UGUISU_DATA", str(home / "data"))
        monkeypatch.setenv("UGUISU_HOME", str(home / "mine"))
        monkeypatch.chdir(work)
        return work

    return sit_down


def write_mod(folder: Path, name: str, uses: str, extra: str = "") -> Path:
    (folder / name).mkdir(parents=True)
    text = f"format: 1\nid: {name}\ntitle: {name}\nuses: [{uses}] # what it builds on\n{extra}"
    (folder / name / "scenario.yaml").write_text(text, encoding="utf-8")
    return folder / name


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_in_a_clone_its_packs_are_found_from_any_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for take in (uguisu.load, lambda name: uguisu.check(name)[0]):
        assert take("scorpion/garden_gate").scenario == "garden_gate"
        assert take(SCENARIOS / "scorpion" / "garden_gate").scenario == "garden_gate"
        assert take(str(SCENARIOS / "scorpion" / "garden_gate")).scenario == "garden_gate"
    mod = write_mod(tmp_path, "mine", "scorpion/garden_gate")
    assert uguisu.load("mine").scenario == "mine"
    assert uguisu.check(mod)[1] == []


def test_from_an_empty_folder_and_an_empty_home(tmp_path):
    home, work = tmp_path / "home", tmp_path / "work"
    home.mkdir()
    write_mod(work, "mine", "temple/first_steps")
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": "", "UGUISU_PACKS": ""}
    command = [sys.executable, "-m", "uguisu_tools.cli", "validate", "mine", "temple/first_steps"]
    done = subprocess.run(command, cwd=work, env=env, capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == "2 packs checked: no problems.\n"
    assert list(home.rglob("*.yaml")) == []


AWAY = [
    "{outside}",
    "../../outside",
    "./../outside",
    "../deep/outside",
    "..",
    "../",
    "~/outside",
    "//host/share",
    "./link",
]


@pytest.mark.parametrize("uses", AWAY)
def test_no_path_leads_out_of_a_pack_but_to_a_neighbour(uses, machine, tmp_path):
    work = machine("mine")
    for folder in (tmp_path / "outside", work / "outside", work / "deep" / "outside"):
        shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    mod = write_mod(work / "here" if uses.startswith("../../") else work, "mod", "temple/first_steps")
    scenario = (mod / "scenario.yaml").read_text(encoding="utf-8")
    named = uses.format(outside=(tmp_path / "outside").as_posix())
    (mod / "scenario.yaml").write_text(scenario.replace("temple/first_steps", named), encoding="utf-8")
    if uses == "./link":
        (mod / "link").symlink_to(tmp_path / "outside", target_is_directory=True)
    found = uguisu.check(mod)[1]
    assert found[0].code == "no-base"
    if uses != "./link":
        assert "leads out of its folder" in str(found[0].message)
        assert "../night_rules" in str(found[0].hint)
    with pytest.raises(UguisuError):
        zip_pack(mod, tmp_path / "out.zip", registry())
    assert not (tmp_path / "out.zip").exists()


def test_a_neighbour_is_no_link_and_no_business_of_a_pack_that_was_added(machine, tmp_path):
    work = machine("mine")
    base = shutil.copytree(SCENARIOS / "temple" / "first_steps", work / "steps")
    mod = write_mod(work, "mod", "../steps")
    assert uguisu.check(mod)[1] == []
    added = shutil.copytree(mod, library.got_folder() / "temple" / "mod")
    shutil.copytree(base, library.got_folder() / "temple" / "steps")
    assert [one.code for one in uguisu.check(added)[1]] == ["no-base"]
    zipped = work / "mod.zip"
    with zipfile.ZipFile(zipped, "w") as archive:
        archive.write(mod / "scenario.yaml", "scenario.yaml")
    assert [one.code for one in uguisu.check(zipped)[1]] == ["no-base"]
    base.rename(tmp_path / "private")
    base.symlink_to(tmp_path / "private", target_is_directory=True)
    assert [one.code for one in uguisu.check(mod)[1]] == ["no-base"]


def test_zipping_names_what_it_takes_from_elsewhere_and_wants_a_yes(copied):
    def run(*words: object) -> Result:
        return CliRunner().invoke(app, list(map(str, words)), prog_name="uguisu")

    mod = write_mod(copied, "mod", "temple/first_steps")
    told = run("pack", mod)
    assert told.exit_code == 1
    assert "temple/first_steps/scenario.yaml" in told.stderr
    assert "--with-bases" in told.stderr
    assert not list(copied.glob("*.zip"))
    assert run("pack", mod, "--with-bases").exit_code == 0
    with zipfile.ZipFile(copied / "mod.zip") as archive:
        assert "packs/temple/first_steps/scenario.yaml" in archive.namelist()
    assert run("pack", mod, "--without-bases", "--out", "bare.zip").exit_code == 0
    with zipfile.ZipFile(copied / "bare.zip") as archive:
        assert archive.namelist() == ["scenario.yaml"]
    assert run("pack", copied / "temple" / "first_steps").exit_code == 0


def test_whoever_takes_a_pack_says_the_same_of_one_that_is_nowhere(machine):
    work = machine("mine")
    mod = write_mod(work, "mod", "scorpion/garden_gte")
    with pytest.raises(BadPack) as raised:
        uguisu.load("scorpion/garden_gte")
    _, found = uguisu.check("scorpion/garden_gte")
    _, told = uguisu.check(mod)
    text = "There is no pack `scorpion/garden_gte`"
    assert [str(raised.value.message), found[0].message, told[0].message] == [text] * 3
    assert work.as_posix() in str(raised.value.hint)
    assert work.as_posix() in str(told[0].hint)


# --- zips -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(machine):
    """My work: a copy of a pack of ours, as somebody has it who draws their own."""
    work = machine("mine")
    shutil.copytree(SCENARIOS / "temple" / "first_steps", work / "temple" / "first_steps")
    return work


@pytest.mark.parametrize("uses", ["temple/first_steps", "../steps"])
def test_a_mod_travels_with_what_it_builds_on(uses, copied, machine, tmp_path):
    mod = write_mod(copied, "mod", uses)
    (copied / "temple" / "first_steps").rename(copied / "steps") if uses == "../steps" else None
    digest = uguisu.load(mod).digest
    made = zip_pack(mod, tmp_path / "mod.zip", registry())
    assert made.brought == ("temple/first_steps",)
    friend = machine("friend")
    zipped = Path(shutil.copy(made.path, friend))
    name, folder = add(zipped, registry())[:2]
    assert name == "temple/mod"
    assert uguisu.load(name).digest == uguisu.load(folder).digest == digest
    assert uguisu.load("temple/first_steps").scenario == "first_steps"
    assert "# what it builds on" in (folder / "scenario.yaml").read_text(encoding="utf-8")


def test_a_mod_of_a_mod_by_paths_travels_whole(copied, machine, tmp_path):
    write_mod(copied, "middle", "temple/first_steps")
    mod = write_mod(copied, "mod", "../middle")
    made = zip_pack(mod, tmp_path / "mod.zip", registry())
    machine("friend")
    add(made.path, registry())
    assert uguisu.check("temple/mod")[1] == []
    assert set(made.brought) == {"temple/middle", "temple/first_steps"}


def test_a_zip_without_what_it_builds_on_says_what_is_needed(copied, machine, tmp_path):
    mod = write_mod(copied, "mod", "temple/first_steps")
    made = zip_pack(mod, tmp_path / "mod.zip", registry(), bases=False)
    assert (made.brought, made.left_out) == ((), ("temple/first_steps",))
    base = zip_pack(copied / "temple" / "first_steps", tmp_path / "base.zip", registry())
    machine("friend")
    with pytest.raises(
        UguisuError, match="builds on the pack `temple/first_steps`, which is not here"
    ) as raised:
        add(made.path, registry())
    assert "packs add" in str(raised.value.hint)
    add(base.path, registry())
    add(made.path, registry())
    assert uguisu.check("temple/mod")[1] == []


def test_a_folder_is_added_with_what_only_it_can_find(copied, machine):
    mod = write_mod(copied, "mod", "temple/first_steps")
    add(mod, registry())
    shutil.rmtree(copied)
    machine("mine")
    assert uguisu.check("temple/mod")[1] == []


def test_a_campaign_travels_with_missions_beside_it(copied, machine, tmp_path):
    campaign = copied / "days"
    campaign.mkdir()
    (campaign / "campaign.yaml").write_text(
        "format: 1\nid: days\ntitle: Days\nmissions:\n  - {id: one, pack: temple/first_steps, then: {any: end}}\n",
        encoding="utf-8",
    )
    made = zip_pack(campaign, tmp_path / "days.zip", registry())
    machine("friend")
    name, folder = add(made.path, registry())[:2]
    assert name == "temple/days"
    assert "pack: temple/first_steps," in (folder / "campaign.yaml").read_text(encoding="utf-8")


def test_a_campaign_travels_with_what_packs_in_its_folder_build_on(copied, machine, tmp_path):
    campaign = copied / "days"
    write_mod(campaign, "own", "temple/first_steps")
    (campaign / "campaign.yaml").write_text(
        "format: 1\nid: days\ntitle: Days\nmissions:\n  - {id: one, pack: ./own, then: {any: end}}\n",
        encoding="utf-8",
    )
    made = zip_pack(campaign, tmp_path / "days.zip", registry())
    assert made.brought == ("temple/first_steps",)
    bare = zip_pack(campaign, tmp_path / "bare.zip", registry(), bases=False)
    assert bare.left_out == ("temple/first_steps",)
    machine("friend")
    with pytest.raises(UguisuError, match="builds on the pack `temple/first_steps`, which is not here"):
        add(bare.path, registry())
    folder = add(made.path, registry()).folder
    assert uguisu.check(folder / "own")[1] == []
    assert uguisu.load("temple/first_steps").scenario == "first_steps"


def test_a_pack_is_named_without_its_game(copied):
    _, found = uguisu.check("first_steps")
    assert "Did you mean `temple/first_steps`?" in str(found[0].hint)


def test_a_zip_that_is_played_without_being_added_says_how(copied, machine, tmp_path):
    made = zip_pack(write_mod(copied, "mod", "temple/first_steps"), tmp_path / "mod.zip", registry())
    machine("friend")
    _, found = uguisu.check(made.path)
    assert [one.hint for one in found] == [
        f"It is in this zip: `uguisu packs add {made.path.as_posix()}` adds both."
    ]


def test_no_advice_names_a_folder_of_our_own(copied, machine, tmp_path):
    made = zip_pack(write_mod(copied, "mod", "temple/first_steps"), tmp_path / "mod.zip", registry())
    broken = tmp_path / "broken.zip"
    with zipfile.ZipFile(made.path) as good, zipfile.ZipFile(broken, "w") as bad:
        for entry in good.namelist():
            bad.writestr(entry, good.read(entry).replace(b"kind: graph", b"kind: sphere"))
    machine("friend")
    with pytest.raises(BadPack) as raised:
        add(broken, registry())
    text = f"{raised.value.message} {raised.value.hint} {as_text(raised.value.diagnostics)}"
    assert f"{broken.as_posix()}/packs/temple/first_steps/map.yaml:" in text
    parts = [word for word in text.replace("`", " ").split() if word.startswith("/")]
    assert [word for word in parts if not word.startswith(broken.as_posix())] == []


def test_a_new_mod_names_its_base_or_says_where_it_can(copied, machine):
    base = (copied / "temple" / "first_steps").rename(copied / "temple" / "steps")
    beside = new_mod("mine", base, copied / "temple", registry(), "en")
    assert uguisu.check(beside)[1] == []
    elsewhere = machine("other") / "deep"
    with pytest.raises(UguisuError, match="can't name the pack") as raised:
        new_mod("mine", base, elsewhere, registry(), "en")
    assert "packs add" in str(raised.value.hint)
    assert not elsewhere.exists()


@pytest.mark.parametrize("name", ["con", "NUL", "aux", "Com1"])
def test_no_pack_is_added_that_windows_could_not_hold(name, copied):
    mod = write_mod(copied, "mod", "temple/first_steps")
    scenario = mod / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("id: mod", f"id: {name}"), encoding="utf-8"
    )
    with pytest.raises(UguisuError):
        add(mod, registry())
    assert not list(library.got_folder().glob(f"*/{name}"))


def test_no_pack_is_added_that_differs_by_capitals_alone(copied):
    mod = write_mod(copied, "mod", "temple/first_steps")
    add(mod, registry())
    (library.got_folder() / "temple" / "mod").rename(library.got_folder() / "temple" / "Mod")
    with pytest.raises(UguisuError, match="already a pack `temple/Mod`"):
        add(mod, registry())
