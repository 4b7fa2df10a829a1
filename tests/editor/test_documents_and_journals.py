"""Documents without Qt: undo gives the bytes back, crashes lose nothing, outside changes are merged."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from uguisu_changes.edits import CannotEdit, Edit, Group, Insert, Paint, Put, Remove
from uguisu_changes.merge import merge
from uguisu_changes.references import rename_everywhere
from uguisu_changes.yamltext import read_tree
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import add_link, add_places, delete, move_places, place_entry
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import erase, paint, set_border
from uguisu_editor.model.board import board_of
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.journal import leftovers
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.regions import new_region
from uguisu_editor.model.tags import tag_many

Make = Callable[[str], Path]


def random_edit(board: GraphBoard | GridBoard, dice: random.Random) -> Edit | None:
    places = board.ids()
    chosen = dice.sample(places, min(len(places), dice.randint(1, 3)))
    if dice.random() < 0.1:
        return new_region(board.data, chosen, "#aa5500")
    if dice.random() < 0.25:
        return tag_many(board, chosen, dice.choice(["tower", "inner", "light"]), on=dice.random() < 0.6)
    if isinstance(board, GraphBoard):
        kind = dice.randrange(4)
        if kind == 0 or len(places) < 3:
            at = (dice.uniform(-50, 200), dice.uniform(-50, 200))
            return add_places(board, [place_entry(next_id("place", places), at, board.spacing)])
        if kind == 1:
            return move_places(board, {place: (dice.uniform(0, 90), dice.uniform(0, 90)) for place in chosen})
        if kind == 2:
            return delete(board, chosen[:1])
        first, second = dice.sample(places, 2)
        return add_link(board, first, second, dice.choice(["road", "rope", "wall_way"]))
    cells = [(dice.randrange(board.columns), dice.randrange(board.height)) for _ in range(4)]
    kind = dice.randrange(3)
    if kind == 0:
        return paint(board, dict.fromkeys(cells, dice.choice(list(board.data["legend"]))))
    if kind == 1:
        return erase(board, cells[:1]) if len(places) > 3 else None
    other = board.grid.beside(cells[0], dice.randrange(board.grid.sides))
    if not (board.has(cells[0]) and board.has(other)):
        return None
    return set_border(board, cells[0], other, dice.choice(["wall", "door", None]))


def scribble(document: PackDocument, dice: random.Random, count: int) -> list[Edit]:
    """Make random edits; return what undoes each."""
    board = board_of(document)
    assert board is not None
    undos = []
    for _ in range(count):
        edit = random_edit(board, dice)
        if edit is not None:
            undos.append(document.apply(edit))
            fresh = board_of(document)
            assert fresh is not None
            board = fresh
    return undos


def check_sequence(folder: Path, seed: int, steps: int) -> None:
    document = PackDocument.open(folder)
    before = {kind: document.render(kind) for kind in document.files}
    dice = random.Random(seed)
    undos = scribble(document, dice, steps)
    written = document.render("map")
    assert read_tree(written.decode("utf-8")).value == document.data["map"]
    document.save()
    again = PackDocument.open(folder)
    assert again.save() == []
    assert again.data["map"] == document.data["map"]
    for undo in reversed(undos):
        document.apply(undo)
    assert {kind: document.render(kind) for kind in document.files} == before
    document.save()
    assert (folder / "map.yaml").read_bytes() == before["map"]


@pytest.mark.parametrize("kind", ["graph", "squares", "hexes"])
def test_random_edits_undone_give_the_bytes_back(make_pack: Make, kind: str) -> None:
    for seed in range(8):
        check_sequence(make_pack(kind), seed, 12)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["graph", "squares", "hexes"])
def test_a_thousand_random_sequences(make_pack: Make, kind: str) -> None:
    folder = make_pack(kind)
    for seed in range(334):
        check_sequence(folder, seed, 30)


def test_a_group_that_does_not_fit_changes_nothing(make_pack: Make) -> None:
    document = PackDocument.open(make_pack("graph"))
    before = document.render("map")
    with pytest.raises(CannotEdit):
        document.apply(Group([Put("map", ("id",), "x"), Remove("map", ("places",), 77)]))
    with pytest.raises(CannotEdit):
        document.apply(Insert("map", ("places", 0, "at", 1, "deeper"), 0, [1]))
    assert document.render("map") == before


def test_painting_tells_which_columns_changed(make_pack: Make) -> None:
    document = PackDocument.open(make_pack("squares"))
    heard = []
    document.changed.connect(heard.extend)
    document.apply(Paint("map", ("rows",), {0: ".##.#", 1: "....#"}))
    assert heard[0].spans == {0: (1, 2)}


def test_an_id_is_renamed_everywhere(make_pack: Make) -> None:
    folder = make_pack("graph")
    scenario = folder / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("{samurai: 3}", "{samurai: 3, ninja_start: court}")
        + "rulings: rulings.yaml\n",
        encoding="utf-8",
    )
    (folder / "rulings.yaml").write_text(
        "format: 1\nrulings:\n  - id: court\n    title: About the court\n"
        "    setup: {pieces: {ninja: court}}\n    play: ['ninja: court', 'red: courtly']\n",
        encoding="utf-8",
    )
    (folder / "texts.uk.yaml").write_text(
        "format: 1\nmap:\n  places:\n    court: {name: Двір}\nrulings:\n  court: {title: Про двір}\n",
        encoding="utf-8",
    )
    document = PackDocument.open(folder)
    undo = document.apply(rename_everywhere(document.data, ("map", ("places", 3, "id")), "yard"))
    assert document.data["texts.uk"]["map"] == {"places": {"yard": {"name": "Двір"}}}
    assert document.data["texts.uk"]["rulings"] == {"court": {"title": "Про двір"}}
    assert document.data["map"]["places"][3]["id"] == "yard"
    assert [link["between"] for link in document.data["map"]["links"][1:]] == [
        ["tower-a", "yard"],
        ["yard", "tower-b"],
        ["yard", "tower-c"],
    ]
    assert document.data["scenario"]["options"]["ninja_start"] == "yard"
    ruling = document.data["rulings"]["rulings"][0]
    assert ruling == {
        "id": "court",
        "title": "About the court",
        "setup": {"pieces": {"ninja": "yard"}},
        "play": ["ninja: yard", "red: courtly"],
    }
    document.apply(undo)
    assert document.unsaved() == []


def test_what_is_no_pack_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="no scenario"):
        PackDocument.open(tmp_path)


# Two hands on one file.


def test_changes_to_different_things_are_put_together() -> None:
    base = {"a": 1, "places": [{"id": "x", "at": 1}, {"id": "y", "at": 2}]}
    ours = {"a": 1, "places": [{"id": "x", "at": 9}, {"id": "y", "at": 2}, {"id": "o", "at": 5}]}
    theirs = {"a": 2, "places": [{"id": "x", "at": 1, "tags": ["t"]}, {"id": "z", "at": 3}]}
    merged, clashes = merge(base, ours, theirs)
    assert clashes == []
    assert merged == {
        "a": 2,
        "places": [{"id": "x", "at": 9, "tags": ["t"]}, {"id": "z", "at": 3}, {"id": "o", "at": 5}],
    }


def test_changes_to_the_same_thing_clash() -> None:
    merged, clashes = merge({"a": 1, "b": [1]}, {"a": 2, "b": [1]}, {"a": 3, "b": [1, 2]})
    assert [clash.path for clash in clashes] == [("a",)]
    assert merged == {"a": 2, "b": [1, 2]}


# Crashes.

SCRIBBLER = """
import itertools, os, random, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from test_documents_and_journals import scribble
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.journal import Journal

def draw(folder, state, log, seed):
    document = PackDocument.open(Path(folder))
    journal = Journal(Path(state), document)
    told = open(log, "w", encoding="utf-8")
    strokes = itertools.count(1)
    def note(edit):
        told.write(f"{next(strokes)} {len(document.render('map'))}\\n")
        told.flush()
        journal.write(edit)
    document.applied.connect(note)
    dice = random.Random(int(seed))
    for n in itertools.count():
        scribble(document, dice, 1)
        if n % 7 == 3:
            document.save()

for line in sys.stdin:
    child = os.fork()
    if not child:
        draw(*line.rstrip("\\n").split("\\t"))
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""
"""Draws in a process of its own for each line it reads: pack, state, log and seed."""


@pytest.fixture
def crash(tmp_path: Path) -> Iterator[Callable[[Path, int], int]]:
    """Kill a drawing process at a random moment, look at what is left, and tell how many strokes there were."""
    arguments = [sys.executable, "-c", textwrap.dedent(SCRIBBLER), str(Path(__file__).parent)]
    helper = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert helper.stdin is not None
    assert helper.stdout is not None
    to, back = helper.stdin, helper.stdout

    def kill(folder: Path, seed: int) -> int:
        state, log = tmp_path / f"state-{seed}", tmp_path / f"log-{seed}"
        to.write(f"{folder}\t{state}\t{log}\t{seed}\n")
        to.flush()
        child = int(back.readline())
        time.sleep(random.Random(seed).uniform(0.01, 0.2))
        os.kill(child, signal.SIGKILL)
        assert back.readline() == "gone\n"
        return look_at_what_is_left(folder, state, log)

    yield kill
    to.close()
    helper.wait()
    back.close()


def look_at_what_is_left(folder: Path, state: Path, log: Path) -> int:
    """At most the last stroke is lost, and every file is whole."""
    read_tree((folder / "map.yaml").read_text(encoding="utf-8"))
    noted = (
        [line.split() for line in log.read_text(encoding="utf-8").split("\n")[:-1]] if log.exists() else []
    )
    found = leftovers(state)
    strokes = int(noted[-1][0]) if noted else 0
    if found:
        assert found[0].strokes >= strokes - 1
        found[0].document.save()
    elif strokes > 1:  # all was saved just then
        assert len((folder / "map.yaml").read_bytes()) in {int(line[1]) for line in noted[-2:]}
    return strokes


NO_FORK = not hasattr(os, "fork")


@pytest.mark.skipif(NO_FORK, reason="no fork and no kill -9 on this system")
def test_a_kill_loses_at_most_a_stroke(make_pack: Make, crash: Callable[[Path, int], int]) -> None:
    assert sum(crash(make_pack("graph"), seed) for seed in range(4)) > 0


@pytest.mark.slow
@pytest.mark.skipif(NO_FORK, reason="no fork and no kill -9 on this system")
def test_two_hundred_kills(make_pack: Make, crash: Callable[[Path, int], int]) -> None:
    kinds = ("graph", "squares", "hexes")
    assert sum(crash(make_pack(kinds[seed % 3]), seed) for seed in range(200)) > 1000


def test_a_journal_of_a_running_editor_is_left_alone(make_pack: Make, tmp_path: Path) -> None:
    from uguisu_editor.model.journal import Journal

    document = PackDocument.open(make_pack("graph"))
    journal = Journal(tmp_path / "state", document)
    document.applied.connect(journal.write)
    document.apply(Put("map", ("id",), "changed"))
    assert str(os.getpid()) in journal.path.name
    assert leftovers(tmp_path / "state") == []
    journal.close()
    assert not journal.path.exists()
