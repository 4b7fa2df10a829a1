"""Real git, two people and one pack: what merges without a word is as sound as either side was."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from uguisu.loading import check
from uguisu_changes.conflicts import data_of
from uguisu_changes.drivers import HOOK
from uguisu_changes.edits import Insert, Put
from uguisu_changes.references import rename_everywhere
from uguisu_changes.yamltext import patch
from uguisu_tools.cli.app import app

STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
FILES = {"scenario": "scenario.yaml", "map": "map.yaml", "mission": "mission.yaml", "rulings": "rulings.yaml"}
MISSION = """\
format: 1
triggers:
  - id: first
    on: game_started
    do: [{op: say, text: "A lantern is lit."}]
"""


def git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(
        ["git", *who, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one pack in it, which git merges by what it says."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    folder = tmp_path / "packs of ours"
    folder.mkdir()
    git(folder, "init", "-b", "main")
    pack = Path(shutil.copytree(STEPS, folder / "steps"))
    (pack / "mission.yaml").write_text(MISSION, encoding="utf-8")
    scenario = (pack / "scenario.yaml").read_text(encoding="utf-8")
    (pack / "scenario.yaml").write_text(f"{scenario}mission: mission.yaml\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    told = CliRunner().invoke(app, ["git", "install"], prog_name="uguisu")
    assert told.exit_code == 0, told.output
    git(folder, "add", "-A")
    git(folder, "commit", "-m", "steps")
    assert errors(pack) == []
    return folder


def errors(pack: Path) -> list[str]:
    return [str(one.message) for one in check(pack)[1] if one.severity == "error"]


def change(pack: Path, how: Callable[[dict[str, Any]], None]) -> None:
    texts = {kind: (pack / name).read_text(encoding="utf-8") for kind, name in FILES.items()}
    data = {kind: data_of(text) for kind, text in texts.items()}
    how(data)
    for kind, name in FILES.items():
        (pack / name).write_text(patch(texts[kind], data[kind]), encoding="utf-8")


def number_of(data: dict[str, Any], place: str) -> int:
    return next(number for number, entry in enumerate(data["map"]["places"]) if entry["id"] == place)


def rename(old: str, new: str) -> Callable[[dict[str, Any]], None]:
    def do(data: dict[str, Any]) -> None:
        owner = ("map", ("places", number_of(data, old), "id"))
        rename_everywhere(data, owner, new).apply(data)

    return do


def move(place: str, at: list[int]) -> Callable[[dict[str, Any]], None]:
    return lambda data: Put("map", ("places", number_of(data, place), "at"), at).apply(data) and None


def tell_of(place: str, name: str) -> Callable[[dict[str, Any]], None]:
    """Add a story that speaks of a place."""

    def do(data: dict[str, Any]) -> None:
        asked = {"test": "at", "piece": "ninja", "place": place}
        trigger = {"id": name, "on": "entered", "if": [asked], "do": [{"op": "say", "text": "A bell."}]}
        Insert("mission", ("triggers",), len(data["mission"]["triggers"]), [trigger]).apply(data)

    return do


def join(one: str, other: str) -> Callable[[dict[str, Any]], None]:
    def do(data: dict[str, Any]) -> None:
        links = data["map"]["links"]
        if not any(set(link["between"]) == {one, other} for link in links):
            Insert("map", ("links",), len(links), [{"between": [one, other], "kind": "road"}]).apply(data)

    return do


def two_sides(repository: Path, ours: list[Callable[..., None]], theirs: list[Callable[..., None]]) -> str:
    """Let two people change the pack and merge; return what git says."""
    pack = repository / "steps"
    git(repository, "checkout", "-q", "-f", "main")
    first = git(repository, "rev-list", "--max-parents=0", "HEAD").stdout.strip()
    git(repository, "reset", "-q", "--hard", first)
    for branch, changes in (("other", theirs), ("mine", ours)):
        git(repository, "checkout", "-q", "-B", branch, first)
        for how in changes:
            change(pack, how)
        assert errors(pack) == [], "each side is sound"
        git(repository, "commit", "-qam", branch)
    done = git(repository, "merge", "other", "-m", "both")
    return done.stdout + done.stderr


def test_a_link_to_a_place_that_the_other_side_renamed(repository: Path) -> None:
    told = two_sides(repository, [rename("cedar_door", "oak_door")], [join("cedar_door", "bell_frame")])
    assert "CONFLICT" not in told, told
    assert errors(repository / "steps") == []
    text = (repository / "steps" / "map.yaml").read_text(encoding="utf-8")
    assert "cedar_door" not in text
    assert "oak_door" in text


def test_a_file_that_one_side_alone_has_changed_follows_too(repository: Path) -> None:
    told = two_sides(repository, [rename("cedar_door", "oak_door")], [tell_of("cedar_door", "second")])
    assert "steps/mission.yaml follows what the other side has renamed" in told
    assert "say `git commit`" in told, "git has made up its mind about the commit: it waits for a second word"
    assert errors(repository / "steps") == []
    assert git(repository, "commit", "-m", "both").returncode == 0
    assert git(repository, "rev-list", "--parents", "-1", "HEAD").stdout.count(" ") == 2
    committed = git(repository, "show", "HEAD:steps/mission.yaml").stdout
    assert "oak_door" in committed
    assert git(repository, "status", "--porcelain").stdout == ""


def test_to_rename_and_to_move_a_place_is_no_conflict(repository: Path) -> None:
    told = two_sides(repository, [rename("cedar_door", "oak_door")], [move("cedar_door", [400, 260])])
    assert "CONFLICT" not in told, told
    text = (repository / "steps" / "map.yaml").read_text(encoding="utf-8")
    assert "oak_door\n    at: [400, 260]" in text


def test_in_a_rebase_it_stops_with_a_sentence(repository: Path) -> None:
    ours = [rename("cedar_door", "oak_door")]
    two_sides(repository, ours, [tell_of("cedar_door", "second"), move("wash_basin", [200, 250])])
    git(repository, "reset", "-q", "--hard", "mine")
    done = git(repository, "rebase", "other")
    assert "`uguisu git mend`" in done.stdout + done.stderr
    assert "CONFLICT" in done.stdout + done.stderr
    assert CliRunner().invoke(app, ["git", "mend"], prog_name="uguisu").exit_code == 0
    assert errors(repository / "steps") == []


def test_another_hook_stays(repository: Path) -> None:
    hook = repository / ".git" / "hooks" / HOOK
    assert "git mend" in hook.read_text(encoding="utf-8")
    CliRunner().invoke(app, ["git", "remove"], prog_name="uguisu")
    assert not hook.exists()
    hook.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    told = CliRunner().invoke(app, ["git", "install"], prog_name="uguisu").output
    assert "have it call `uguisu git mend`" in told
    assert hook.read_text(encoding="utf-8") == "#!/bin/sh\nexit 0\n"
    two_sides(repository, [rename("cedar_door", "oak_door")], [join("cedar_door", "bell_frame")])
    assert errors(repository / "steps") == []


def some_changes(random_: random.Random, side: str) -> list[Callable[..., None]]:
    places = ["lantern_steps", "cedar_door", "moon_step", "wash_basin", "plum_court", "bell_frame"]
    chosen: list[Callable[..., None]] = []
    gone: dict[str, str] = {}
    for number in range(random_.randint(1, 3)):
        place = random_.choice(places)
        here = gone.get(place, place)
        what = random_.randrange(4)
        if what == 0 and place not in gone:
            gone[place] = f"{side}_{number}"
            chosen.append(rename(place, gone[place]))
        elif what == 1:
            chosen.append(move(here, [random_.randint(100, 500), random_.randint(100, 500)]))
        elif what == 2:
            chosen.append(tell_of(here, f"{side}_{number}"))
        else:
            other = random_.choice([one for one in places if one != place])
            chosen.append(join(here, gone.get(other, other)))
    return chosen


def try_pairs(repository: Path, seeds: range) -> None:
    clean = 0
    for seed in seeds:
        random_ = random.Random(seed)
        told = two_sides(repository, some_changes(random_, "mine"), some_changes(random_, "other"))
        if "CONFLICT" in told:
            git(repository, "merge", "--abort")
            continue
        clean += 1
        git(repository, "commit", "-m", "both")  # where it waited for a second word
        assert git(repository, "status", "--porcelain").stdout == ""
        assert errors(repository / "steps") == [], f"seed {seed}: {told}"
    assert clean > len(seeds) // 3


def test_what_merges_without_a_word_is_sound(repository: Path) -> None:
    try_pairs(repository, range(4))


@pytest.mark.slow
def test_what_merges_without_a_word_is_sound_500_times(repository: Path) -> None:
    try_pairs(repository, range(500))
