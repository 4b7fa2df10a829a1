"""Mods made at random: each plays as the whole pack it amounts to, and no change below goes by in silence."""

from __future__ import annotations

import copy
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.entries import name_of
from uguisu.content.loader import read_pack
from uguisu.loading import check, load, load_pack
from uguisu.plugins import registry
from uguisu_tools.packs.mods import differences, flatten

ROOT = Path(__file__).parents[2]
BASES = [ROOT / "scenarios" / "scorpion" / "garden_gate", ROOT / "scenarios" / "temple" / "broken_causeway"]
LISTS = {
    "map": ("places", "links", "regions"),
    "cards": ("cards", "decks"),
    "mission": ("tracks", "marks", "triggers", "objectives"),
}
TEXTS = ("title", "text", "name", "notes", "origin")


def write(folder: Path, files: dict[str, Any]) -> Path:
    """Write a pack's files as YAML."""
    folder.mkdir(parents=True)
    for kind, data in files.items():
        text = yaml.safe_dump({"format": 1, **data}, allow_unicode=True, sort_keys=False)
        (folder / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return folder


def random_mod(base: Path, name: str, chooser: random.Random) -> dict[str, Any]:
    """Return the files of a mod that changes, moves, removes and adds a few things of `base`."""
    scenario: dict[str, Any] = {"id": name, "uses": [f"../{base.name}"], "title": name}
    files: dict[str, Any] = {"scenario": scenario}
    documents = load_pack(base).documents
    for _ in range(chooser.randint(1, 5)):
        kind = chooser.choice([kind for kind in LISTS if kind in documents])
        data = documents[kind].data
        lists = [key for key in LISTS[kind] if data.get(key)]
        if lists:
            key = chooser.choice(lists)
            files.setdefault(kind, {}).setdefault(key, []).append(random_edit(data[key], kind, chooser))
    return files


def random_edit(entries: list[Any], kind: str, chooser: random.Random) -> Any:
    """Return one entry of a mod."""
    entry = chooser.choice(entries)
    name = name_of(entry)
    reference = sorted(name) if isinstance(name, frozenset) else name
    change = chooser.random()
    if change < 0.1:
        return {"remove": reference}
    if change < 0.25:
        other = name_of(chooser.choice(entries))
        return {
            "change": reference,
            chooser.choice(["after", "before"]): sorted(other) if isinstance(other, frozenset) else other,
        }
    if change < 0.4 and isinstance(name, str) and kind == "mission":
        added = {**copy.deepcopy(entry), "id": f"{name}_again"}
        return {"after": reference, **added} if chooser.random() < 0.5 else added
    numbers = [key for key, value in entry.items() if isinstance(value, int) and not isinstance(value, bool)]
    if numbers and chooser.random() < 0.3:
        key = chooser.choice(numbers)
        return {"change": reference, key: max(0, entry[key] + chooser.choice([-2, -1, 1, 9]))}
    keys = [key for key in TEXTS if key in entry] or (["notes"] if kind == "cards" else [])
    if not keys:
        return {"change": reference}
    return {
        "change": reference,
        chooser.choice(keys): chooser.choice(["Another", {"en": "Another", "uk": "Інше"}]),
    }


def said(found: list[Diagnostic]) -> set[tuple[str, str, str]]:
    """Return what is said of a pack, but for what is said of a mod's edits themselves: that they clash, or change nothing."""
    return {
        (one.severity, one.code, one.message)
        for one in found
        if one.code != "mods-clash" and (one.path or ("",))[-1] not in ("change", "after", "before")
    }


def is_told_the_same(mod: Path, found: list[Diagnostic], flat: Path) -> None:
    """Of the whole pack that a mod amounts to is said what is said of the mod; what those below get themselves comes to it."""
    whole, own = said(check(flat)[1]), said(found)
    assert own <= whole, mod
    more = whole - own
    if more:
        stack = load_pack(mod).stack
        assert stack is not None
        assert more <= {each for layer in stack.layers[:-1] for each in said(check(layer.path)[1])}, mod


def plays_alike(base: Path, folder: Path, seed: int) -> bool:
    """Make a mod by `seed`; if it has no errors, compare it with the whole pack it amounts to."""
    chooser = random.Random(seed)
    mod = write(folder / f"mod_{seed}", random_mod(base, f"mod_{seed}", chooser))
    game, found = check(mod)
    if game is None:
        assert any(one.severity == "error" and one.message for one in found)
        return False
    flat = flatten(load_pack(mod), folder / f"flat_{seed}")
    is_told_the_same(mod, found, flat)
    whole = load(flat)
    assert game.digest == whole.digest, f"seed {seed}"
    ends = [one.playout(one.new(seed), random.Random(seed), 400).facts() for one in (game, whole)]
    assert ends[0] == ends[1], f"seed {seed}"
    return True


@pytest.fixture(params=BASES, ids=lambda path: path.name)
def base(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(request.param, tmp_path / request.param.name))


def test_a_few_generated_mods_play_as_the_whole_pack(base: Path, tmp_path: Path) -> None:
    assert sum(plays_alike(base, tmp_path, seed) for seed in range(3)) > 0


@pytest.mark.slow
def test_generated_mods_play_as_the_whole_pack(base: Path, tmp_path: Path) -> None:
    assert sum(plays_alike(base, tmp_path, seed) for seed in range(1000, 1400)) > 100


# --- changes below ----------------------------------------------------------------------------------------------


def change_something(data: dict[str, dict[str, Any]], chooser: random.Random) -> str:
    """Remove, rename or swap an entry of a list somewhere below; return what was done."""
    kind = chooser.choice([kind for kind in LISTS if any(data.get(kind, {}).get(key) for key in LISTS[kind])])
    entries = data[kind][chooser.choice([key for key in LISTS[kind] if data[kind].get(key)])]
    number = chooser.randrange(len(entries))
    change = chooser.choice(["remove", "rename", "swap"])
    text = f"{change} {name_of(entries[number])} of {kind}"
    if change == "remove":
        del entries[number]
    elif change == "rename" and isinstance(entries[number].get("id"), str):
        entries[number]["id"] += "_2"
    else:
        other = chooser.randrange(len(entries))
        entries[number], entries[other] = entries[other], entries[number]
    return text


def errors_of(pack: Path) -> list[Diagnostic]:
    return [one for one in read_pack(pack, registry())[1] if one.severity == "error"]


def meaning(pack: Path) -> set[str]:
    """What a mod says of what is below: which values it puts where."""
    return {f"{one.file} {one.way} {one.kind} {one.now}" for one in differences(load_pack(pack))}


def no_silence(base: Path, mod: Path, seed: int, before: set[str]) -> None:
    chooser = random.Random(seed)
    original = {kind: document.data for kind, document in load_pack(base).documents.items()}
    data = copy.deepcopy(original)
    told = change_something(data, chooser)
    changed = write(base.parent / f"changed_{seed}" / base.name, data)
    over = Path(shutil.copytree(mod, changed.parent / mod.name))
    if errors_of(changed):
        return  # the pack below is broken by itself
    found = errors_of(over)
    if found:
        assert any(Path(one.file).parent.name == mod.name for one in found), (
            f"seed {seed}: {told}: {found[0]}"
        )
    else:
        assert meaning(over) == before, f"seed {seed}: {told}"


@pytest.fixture
def mod(base: Path, tmp_path: Path) -> Path:
    """A mod of the base that touches several of its files."""
    for seed in range(100):
        files = random_mod(base, "mod", random.Random(f"{base.name} {seed}"))
        folder = write(tmp_path / f"try_{seed}" / "mod", files)
        shutil.copytree(base, folder.parent / base.name)
        if len(files) > 2 and not errors_of(folder):
            return Path(shutil.copytree(folder, tmp_path / "mod"))
    raise AssertionError("no mod came out")


def test_no_change_below_goes_by_in_silence(base: Path, mod: Path) -> None:
    before = meaning(mod)
    for seed in range(4):
        no_silence(base, mod, seed, before)


@pytest.mark.slow
def test_no_change_below_ever_goes_by_in_silence(base: Path, mod: Path) -> None:
    before = meaning(mod)
    for seed in range(1000, 1250):
        no_silence(base, mod, seed, before)
