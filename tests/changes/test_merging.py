"""Two people draw on one map: what they did apart is put together, and nothing is lost where they met."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.entries import name_of, shown
from uguisu_changes.conflicts import Choice, by_index, conflicts_in, merge_texts, settle
from uguisu_changes.paths import MISSING, look
from uguisu_changes.same import same
from uguisu_changes.yamltext import patch, read_tree

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = sorted(
    path
    for path in SCENARIOS.rglob("*.yaml")
    if path.name in ("map.yaml", "cards.yaml", "mission.yaml", "rulings.yaml")
    and path.stat().st_size < 40_000
)
Way = tuple[str | int, ...]


def lists_of(data: Any, path: Way = ()) -> Iterator[tuple[Way, list[Any]]]:
    """Yield the lists of entries with names of their own, and the way to each."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from lists_of(value, (*path, key))
    elif isinstance(data, list) and data:
        names = [name_of(entry) for entry in data]
        if None not in names and len({shown(name) for name in names if name}) == len(data):
            yield path, data
            for entry in data:
                yield from lists_of(entry, (*path, shown(name_of(entry))))


def values_of(data: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Yield single values and lists without names, each with the way to it by names."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from values_of(value, (*path, key))
    elif isinstance(data, list) and all(name_of(entry) is not None for entry in data):
        for entry in data:
            yield from values_of(entry, (*path, shown(name_of(entry))))
    else:
        yield path, data


def at(data: Any, path: Way) -> Any:
    there = by_index(data, path)
    return MISSING if there is None else look(data, there)


def edited(data: Any, rng: random.Random, things: list[Way], name: str) -> Any:
    """Change some things of a file: by their paths, each another one."""
    data = deepcopy(data)
    for number, thing in enumerate(things):
        there = by_index(data, thing)
        assert there is not None
        owner = look(data, there[:-1])
        entry = owner[there[-1]]
        what = rng.choice(["change", "note", "remove", "add", "change"])
        if what == "remove":
            del owner[there[-1]]
        elif what == "add":
            new = {**deepcopy(entry), "id": f"{name}-{number}"}
            if "between" in new or "letter" in new:
                del new["id"]
                new.pop("between", None)
                new["letter"] = f"{name}-{number}"
            owner.insert(there[-1] + 1, new)  # type: ignore[operator]
        elif what == "note":
            entry["x-note"] = f"{name} {number}"
        else:
            keys = [key for key in entry if key not in ("id", "letter", "between")]
            if keys:
                key = rng.choice(keys)
                entry[key] = f"{name} {number}"
    return data


def commented(text: str, rng: random.Random, name: str) -> str:
    """Write comments of one's own between lines where that cannot change what is read."""
    lines = text.splitlines(keepends=True)
    for number in range(3):
        at_line = rng.randrange(len(lines))
        if lines[at_line].strip().startswith("- "):
            lines.insert(
                at_line,
                f"{' ' * (len(lines[at_line]) - len(lines[at_line].lstrip()))}# {name} says {number}\n",
            )
    changed = "".join(lines)
    return changed if same(read_tree(changed).value, read_tree(text).value) else text


def things_in(data: Any) -> list[Way]:
    return [
        (*path, shown(name_of(entry)))
        for path, entries in lists_of(data)
        if len(path) == 1
        for entry in entries
    ]


def apart(seed: int) -> tuple[str, str, str]:
    """Return a text of a shipped file, and what two people made of it who have touched other things, each with comments."""
    rng = random.Random(seed)
    while True:
        text = rng.choice(FILES).read_text(encoding="utf-8")
        data = read_tree(text).value
        things = things_in(data)
        if len(things) >= 2:
            break
    rng.shuffle(things)
    half = min(len(things) // 2, 4)
    mine, others = things[:half], things[half : 2 * half]
    ours = commented(patch(text, edited(data, rng, mine, "mine")), rng, "mine")
    theirs = commented(patch(text, edited(data, rng, others, "theirs")), rng, "theirs")
    return text, ours, theirs


def comments(text: str) -> set[str]:
    return set(re.findall(r"# (?:mine|theirs) says \d", text))


def clean_merge(seed: int) -> None:
    base, ours, theirs = apart(seed)
    one, other = merge_texts(base, ours, theirs), merge_texts(base, theirs, ours)
    assert one.clashes == [] == other.clashes, seed
    data = read_tree(one.text).value
    assert same(data, read_tree(other.text).value), seed
    nothing_is_lost(seed, base, ours, theirs, data, [])
    assert comments(one.text) == comments(ours) | comments(theirs), seed


def nothing_is_lost(seed: int, base: str, ours: str, theirs: str, merged: Any, clashes: list[Way]) -> None:
    """See that whatever a side changed is so in the end, unless it is said to be in conflict."""
    was = read_tree(base).value
    for side in (read_tree(ours).value, read_tree(theirs).value):
        before, after = dict(values_of(was)), dict(values_of(side))
        for path in {**before, **after}:
            old, new = before.get(path, MISSING), after.get(path, MISSING)
            if old is new or (MISSING not in (old, new) and same(old, new)):
                continue
            if any(path[: len(clash)] == clash or clash[: len(path)] == path for clash in clashes):
                continue
            now = at(merged, path)
            assert now is new or (MISSING not in (now, new) and same(now, new)), (seed, path, old, new, now)


@pytest.mark.sweep(everyday=12)
@pytest.mark.parametrize("seed", range(60))
def test_what_two_did_apart_is_put_together_whoever_comes_first(seed: int) -> None:
    clean_merge(seed)


@pytest.mark.slow
def test_a_thousand_pairs_that_did_not_meet_are_put_together() -> None:
    for seed in range(1000):
        clean_merge(1000 + seed)


def met(seed: int) -> tuple[str, str, str]:
    rng = random.Random(seed)
    text = rng.choice(FILES).read_text(encoding="utf-8")
    data = read_tree(text).value
    things = things_in(data)
    few = rng.sample(things, min(len(things), 5))
    mine = [thing for thing in few if rng.random() < 0.7]
    others = [thing for thing in few if rng.random() < 0.7]
    return (
        text,
        patch(text, edited(data, rng, mine, "mine")),
        patch(text, edited(data, rng, others, "theirs")),
    )


def collide(seed: int) -> int:
    base, ours, theirs = met(seed)
    merged = merge_texts(base, ours, theirs)
    data = read_tree(merged.text).value
    listed = conflicts_in(data)
    assert [clash.path for clash in listed] == [clash.path for clash in merged.clashes]
    nothing_is_lost(seed, base, ours, theirs, data, [clash.path for clash in listed])
    for clash in merged.clashes:
        assert same_or_missing(told_in(read_tree(ours).value, clash.path), clash.ours), seed
        assert same_or_missing(told_in(read_tree(theirs).value, clash.path), clash.theirs), seed
    settle_all(seed, data, theirs)
    return len(listed)


def told_in(data: Any, path: Way) -> Any:
    """Return what stands at a path; a plain text is its table's English."""
    plain = at(data, path[:-1]) if path[-1] == "en" else None
    return plain if isinstance(plain, str) else at(data, path)


def settle_all(seed: int, data: Any, theirs: str) -> None:
    """End each conflict as theirs has it, and see that it is."""
    files = {"it": data}
    choice: Choice = "theirs"
    for clash in conflicts_in(data):
        settle("it", files["it"], clash, choice).apply(files)
        assert same_or_missing(at(files["it"], clash.path), clash.theirs), (seed, clash)
    assert conflicts_in(files["it"]) == []


def same_or_missing(one: Any, other: Any) -> bool:
    return one is other if MISSING in (one, other) else same(one, other)


@pytest.mark.sweep(everyday=12)
@pytest.mark.parametrize("seed", range(60))
def test_where_two_met_nothing_is_lost_in_silence(seed: int) -> None:
    collide(seed)


@pytest.mark.slow
def test_a_thousand_pairs_that_met_lose_nothing_in_silence() -> None:
    assert sum(collide(1000 + seed) for seed in range(1000)) > 300


ROWS = """# a yard
format: 1
kind: squares
legend:
  ".": {terrain: grass}
rows:
  - "...."
  - "...."  # the middle
  - "...."
"""


def test_two_draw_in_one_row() -> None:
    ours = ROWS.replace('  "....', '  "T...', 1).replace('- "...."', '- "~..."', 1)
    theirs = ROWS.replace('- "...."', '- "...*"', 1)
    merged = merge_texts(ROWS, ours, theirs)
    assert merged.clashes == []
    assert '- "~..*"\n  - "...."  # the middle' in merged.text


def test_a_cell_that_both_drew_is_in_conflict_alone() -> None:
    merged = merge_texts(ROWS, ROWS.replace('"...."', '"~~.."', 1), ROWS.replace('"...."', '".*.*"', 1))
    [clash] = merged.clashes
    assert clash == (("rows", 0, 1), ".", "~", "*")
    data = read_tree(merged.text).value
    assert data["rows"][0] == "~~.*"
    files = {"map": data}
    settle("map", data, clash, "theirs").apply(files)  # type: ignore[arg-type]
    assert files["map"]["rows"][0] == "~*.*"
    assert "x-conflicts" not in files["map"]


def test_one_lets_the_map_grow_while_the_other_draws() -> None:
    larger = ROWS.replace('...."', '....T"').replace("# the middle", "# still the middle")
    drawn = ROWS.replace('- "...."\n', '- ".~.."\n', 1)
    for merged in (merge_texts(ROWS, larger, drawn), merge_texts(ROWS, drawn, larger)):
        assert merged.clashes == []
        assert read_tree(merged.text).value["rows"] == [".~..T", "....T", "....T"]
        assert "# still the middle" in merged.text


def test_a_map_that_grew_at_the_top_is_not_guessed_at() -> None:
    base = ROWS.replace('"...."', '"#..#"', 1)
    higher = base.replace("rows:\n", 'rows:\n  - "TTTT"\n')
    drawn = base.replace('"#..#"', '"#~.#"', 1)
    [clash] = merge_texts(base, higher, drawn).clashes
    assert clash.path == ("rows",)


def test_one_letter_for_two_grounds_is_told_apart() -> None:
    ours = ROWS.replace("rows:", '  "t": {terrain: tree}\nrows:').replace('"...."', '"t..."', 1)
    theirs = ROWS.replace("rows:", '  "t": {terrain: tower}\nrows:').replace('"...."', '"...t"', 1)
    for merged in (merge_texts(ROWS, ours, theirs), merge_texts(ROWS, theirs, ours)):
        assert merged.clashes == []
        data = read_tree(merged.text).value
        first, last = data["rows"][0][0], data["rows"][0][3]
        assert data["legend"][first] == {"terrain": "tree"}
        assert data["legend"][last] == {"terrain": "tower"}


def test_operations_keep_their_turn() -> None:
    base = "do:\n  - {op: one}\n  - {op: two}\n"
    merged = merge_texts(base, base + "  - {op: three}\n", base.replace("two", "deux"))
    assert merged.clashes == []
    assert [word["op"] for word in read_tree(merged.text).value["do"]] == ["one", "deux", "three"]
    [clash] = merge_texts(base, base + "  - {op: three}\n", base + "  - {op: four}\n").clashes
    assert clash.path == ("do",)


def test_a_point_that_both_moved_is_in_conflict_whole() -> None:
    base = "places:\n  - {id: gate, at: [3, 4]}\n"
    [clash] = merge_texts(base, base.replace("3,", "5,"), base.replace("4]", "9]")).clashes
    assert clash == (("places", "gate", "at"), [3, 4], [5, 4], [3, 9])


def test_both_where_there_is_room() -> None:
    base = "format: 1\nplaces:\n  - {id: gate, at: [3, 4]}\n"
    ours = base + "  - {id: tower, at: [1, 1]}\n"
    theirs = base + "  - {id: tower, at: [9, 9]}\n"
    merged = merge_texts(base, ours, theirs)
    files = {"map": read_tree(merged.text).value}
    settle("map", files["map"], merged.clashes[0], "both").apply(files)
    assert [(place["id"], place["at"]) for place in files["map"]["places"][1:]] == [
        ("tower", [1, 1]),
        ("tower-2", [9, 9]),
    ]
