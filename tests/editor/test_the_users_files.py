"""Files stay the user's: zips, other programs, other editors, lines, an end without noise, words in every language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLineEdit, QMessageBox

import uguisu_editor
from uguisu.messages.message import Message
from uguisu_changes.edits import CannotEdit, Drop, Group, Insert, Put, Remove, Rename
from uguisu_changes.yamltext import NotReadable
from uguisu_editor.docks.inspector import InspectorDock
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.i18n import LANGUAGES, said
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.neighbours import links_between, unlinked_neighbours
from uguisu_editor.model import places_in_text
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.journal import Journal, leftovers
from uguisu_editor.model.lock import Lock
from uguisu_editor.model.places_in_text import Lines
from uguisu_editor.model.unpacking import unpack
from uguisu_editor.operations import rename_place, rename_region

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], list["Diagnostic"]]
Make = Callable[[str], Path]

# Zips.


def zipped(folder: Path, path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, f"trial/{file.relative_to(folder)}")
    return path


def test_a_zip_is_unpacked_beside_it_when_one_says_so(
    window: MainWindow, make_pack: Make, tmp_path: Path, qtbot: QtBot
) -> None:
    path = zipped(make_pack("graph"), tmp_path / "castle.zip")
    before = path.read_bytes()
    (tmp_path / "castle").mkdir()
    window.open_pack(path)
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "castle-2" in box.informativeText()
    box.defaultButton().click()
    assert window.page is not None
    assert window.page.path == tmp_path / "castle-2"
    assert window.page.session.board is not None
    assert path.read_bytes() == before
    assert list((tmp_path / "castle").iterdir()) == []


def test_what_is_no_pack_or_would_land_elsewhere_is_not_unpacked(tmp_path: Path) -> None:
    evil, empty, torn = tmp_path / "evil.zip", tmp_path / "empty.zip", tmp_path / "torn.zip"
    with zipfile.ZipFile(evil, "w") as archive:
        archive.writestr("scenario.yaml", "format: 1\n")
        archive.writestr("../outside.yaml", "gotcha")
    with zipfile.ZipFile(empty, "w") as archive:
        archive.writestr("readme.txt", "nothing here")
    torn.write_bytes(evil.read_bytes()[:40])
    for path in (evil, empty, torn):
        with pytest.raises(CannotOpen):
            unpack(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "outside.yaml").exists()


# Other programs.


@pytest.mark.parametrize("mine", [True, False])
def test_another_programs_broken_file_is_not_written_over_unasked(open_page: Open, *, mine: bool) -> None:
    page = open_page("graph")
    file = page.path / "map.yaml"
    page.session.do("", Put("map", ("places", 0, "at"), [5, 5]))
    broken = file.read_text(encoding="utf-8").replace("[0, 0]", "[0, 0")
    file.write_text(broken, encoding="utf-8")
    page.watcher.look()
    assert not page.save()
    assert file.read_text(encoding="utf-8") == broken
    page.banner.buttons[0 if mine else 1].click()
    if mine:
        assert page.save()
        assert "[5, 5]" in file.read_text(encoding="utf-8")
    else:
        assert page.shows_source
        assert page.source.text.toPlainText() == broken
        page.source.text.setPlainText(broken.replace("[0, 0", "[9, 9]"))
        assert page.source.commit()
        assert page.save()
        assert "[9, 9]" in file.read_text(encoding="utf-8")


def rename_on_disk(page: MapPage, old: str, new: str) -> None:
    for file in sorted(page.path.glob("*.yaml")):
        file.write_text(re.sub(rf"(?<![\w-]){old}(?![\w-])", new, file.read_text("utf-8")), "utf-8")


@pytest.mark.parametrize("mine", [True, False])
def test_a_place_renamed_here_and_on_the_disk_stays_one_place(open_page: Open, *, mine: bool) -> None:
    page = open_page("graph")
    places = lambda: [place["id"] for place in page.session.document.data["map"]["places"]]  # noqa: E731
    assert rename_place(page, "court", "yard")
    rename_on_disk(page, "court", "garden")
    page.watcher.look()
    assert "map.yaml places.yard.id" in page.banner.text
    page.session.do("", Put("map", ("id",), "changed-while-asked"))
    page.banner.buttons[0 if mine else 1].click()
    name = "yard" if mine else "garden"
    assert places() == ["tower-a", "tower-b", "tower-c", name]
    assert page.session.document.look("map", ("links", 2, "between")) == [name, "tower-b"]
    assert page.session.document.look("map", ("id",)) == "changed-while-asked"
    assert page.save()
    page.session.stack.undo()
    assert page.session.document.look("map", ("links", 2, "between")) == ["yard", "tower-b"]


@pytest.mark.parametrize("here", [True, False])
def test_what_one_side_renames_is_renamed_in_what_the_other_adds(open_page: Open, *, here: bool) -> None:
    page = open_page("graph")
    link = {"between": ["tower-b", "tower-c"], "kind": "road"}
    file = page.path / "map.yaml"
    if here:
        rename_place(page, "tower-b", "gate")
        file.write_text(file.read_text("utf-8").replace("x-notes", f"- {link}\nx-notes"), "utf-8")
    else:
        page.session.do("", Insert("map", ("links",), 4, [link]))
        rename_on_disk(page, "tower-b", "gate")
    page.watcher.look()
    assert "put together" in page.banner.text
    links = page.session.document.data["map"]["links"]
    assert [link["between"] for link in links if "tower-b" in link["between"]] == []
    assert links[4]["between"] == ["gate", "tower-c"]
    assert len(page.session.document.data["map"]["places"]) == 4
    page.session.do("", Put("map", ("id",), "goes-on"))
    assert not page.banner.isVisible()  # what was told is past


def test_a_file_that_somebody_deleted_is_written_anew(open_page: Open) -> None:
    page = open_page("graph")
    file = page.path / "map.yaml"
    before = file.read_bytes()
    file.unlink()
    assert page.save()
    assert file.read_bytes() == before


def test_a_lock_is_held_by_one_and_let_go_of_by_the_dead(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    one, other = Lock(path), Lock(path)
    assert one.take()
    assert not other.take()
    one.give_back()
    assert not path.exists()
    assert other.take()
    other.give_back()
    script = "import os, sys; from pathlib import Path; from uguisu_editor.model.lock import Lock;"
    script += f"lock = Lock(Path({str(path)!r})); assert lock.take(); sys.stdout.flush(); os._exit(9)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 9
    assert path.exists()
    assert one.take()
    one.give_back()


def test_two_editors_of_one_pack_have_a_journal_each(make_pack: Make, tmp_path: Path) -> None:
    folder, state = make_pack("graph"), tmp_path / "state"
    journals = []
    for name in ("one", "other"):
        document = PackDocument.open(folder)
        journal = Journal(state, document)
        document.applied.connect(journal.write)
        document.apply(Put("map", ("id",), name))
        journals.append(journal)
    assert journals[0].path != journals[1].path
    assert leftovers(state) == []  # both are still written
    journals[0].lock.give_back()  # as when its program is gone
    found = leftovers(state)
    assert [leftover.document.look("map", ("id",)) for leftover in found] == ["one"]
    for journal in journals:
        journal.close()
    assert list(state.iterdir()) == []


# Where a problem is.


@pytest.mark.long
def test_a_problem_of_what_is_drawn_tells_the_line_of_the_unsaved_text(
    window: MainWindow, open_page: Open, check: Check
) -> None:
    page = open_page("graph")
    session = page.session
    session.do("", Remove("map", ("places",), 0))
    session.do(
        "", Insert("map", ("places",), 0, [{"id": "new", "at": [1, 1]}, {"id": "newer", "at": [2, 1]}])
    )
    session.do("", Put("map", ("places", 4, "tags"), ["inenr"]))
    check(page)
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    row = next(number for number, found in enumerate(page.problems) if found.code == "likely-misspelt-tag")
    item = dock.table.topLevelItem(row)
    assert item is not None
    line = int(item.toolTip(1).split(":")[1].split()[0])
    page.show_text_of("map")
    text = page.source.text.toPlainText().split("\n")
    assert "inenr" in text[line - 1]
    dock.table.setCurrentItem(item)
    dock.jump()
    assert session.selection.places == {"court"}
    assert page.save()  # saved, the lines are the same
    assert Lines(session.document).of("map", page.problems[row].path) == line
    assert "id: newer" in text[Lines(session.document).of("map", ("places", 1)) - 1]  # type: ignore[operator]
    assert Lines(session.document).of("cards", ()) is None


# Zones that touch.

ZONES = """\
format: 1
id: zones
kind: graph
places:
  - {id: a, at: [5, 5], shape: [[0, 0], [10, 0], [10, 10], [0, 10]]}
  - {id: b, at: [15, 5], shape: [[10, 0], [20, 0], [20, 10], [10, 10]]}
  - {id: c, at: [15, 15], shape: [[10, 10], [20, 10], [20, 20], [10, 20]]}
  - {id: far, at: [95, 95], shape: [[90, 90], [99, 90], [99, 99]]}
  - {id: dot, at: [50, 50]}
links:
  - {between: [b, a], kind: wall}
"""


def test_zones_that_share_a_border_are_linked_on_demand(window: MainWindow, open_page: Open) -> None:
    page = open_page(ZONES)
    board = page.session.board
    assert isinstance(board, GraphBoard)
    assert unlinked_neighbours(board) == [("b", "c")]  # a and c touch at a corner only
    assert unlinked_neighbours(board, ["a", "c"]) == []
    page.session.choose(link="road")
    window.actions_["link-neighbours"].trigger()
    links = page.session.document.data["map"]["links"]
    assert links[1:] == [{"between": ["b", "c"], "kind": "road"}]
    window.actions_["link-neighbours"].trigger()
    assert len(links) == 2
    assert links_between(board, [], "road") == Group([])


# An end without noise.

SESSION = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from uguisu_editor import app
from uguisu_changes.edits import Put
from uguisu_editor.operations import copy, select_all
from uguisu_editor.window import MainWindow

def use():
    window = next((found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow)), None)
    page = window and window.page
    if page is None:  # the first frame is seen before the window is made
        QTimer.singleShot(100, use)
        return
    select_all(page)
    assert copy(page)
    page.session.do("", Put("map", ("id",), "changed"))
    QTimer.singleShot(0, discard)
    window.close()

def discard():
    box = QApplication.activeModalWidget()
    if box is None:
        QTimer.singleShot(10, discard)
    else:
        box.button(QMessageBox.StandardButton.Discard).click()

app.application()
QTimer.singleShot(100, use)
sys.exit(app.main(sys.argv[1:]))
"""


@pytest.mark.long
def test_the_program_ends_in_silence_with_things_copied_and_not_saved(make_pack: Make) -> None:
    command = [sys.executable, "-c", SESSION, str(make_pack("graph"))]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    noise = [line for line in ended.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (ended.returncode, noise) == (0, [])


# Words.

TOLD = {"Told", "CannotOpen", "CannotMake", "CannotEdit", "NotReadable", "TiledError"}


def test_what_code_without_qt_tells_can_be_translated() -> None:
    package = Path(uguisu_editor.__file__).parent
    untranslatable = [
        f"{path.relative_to(package)}:{node.lineno}"
        for folder in ("model", "io")
        for path in sorted((package / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _tells(node.func) and not _is_phrase(node.args[0])
    ]
    assert untranslatable == [], "write the sentence out, in phrase(...)"


def _tells(node: ast.expr) -> bool:
    """Whether a call of this makes something that is told; `error` makes it of a node of a Tiled file."""
    return (isinstance(node, ast.Name) and node.id in TOLD) or (
        isinstance(node, ast.Attribute) and node.attr == "error"
    )


def _is_phrase(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id == "template"  # what was given by somebody whose own call is looked at
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "phrase"


def test_errors_reach_the_user_in_their_language(window: MainWindow, tmp_path: Path) -> None:
    for language in LANGUAGES:
        window.set_language(language)
        texts = set()
        for edit in (
            Drop("map", ("id",)),
            Rename("map", ("id",), "x"),
            Remove("map", ("id",), 0),
            Put("map", ("a", "b"), 1),
        ):
            with pytest.raises(CannotEdit) as caught:
                edit.apply({"map": {}})
            texts.add(said(caught.value))
        with pytest.raises(CannotOpen) as refused:
            PackDocument.open(tmp_path)
        texts.add(said(refused.value))
        inner = Message("There is nothing in it.")
        texts.add(said(NotReadable(Message("It is not YAML: {reason}", reason=inner))))
        foreign = [text for text in texts if ("There is" in text or "It is" in text)]
        assert bool(foreign) == (language == "en"), foreign


def test_a_region_is_renamed_wherever_it_is_spoken_of(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    session = page.session
    session.select(["tower-a", "court"])
    window.docks["regions"].add()  # type: ignore[attr-defined]
    session.do("", Put("scenario", ("options", "hall"), "region-1"))
    inspector = window.docks["inspector"]
    assert isinstance(inspector, InspectorDock)
    session.select()
    inspector.subject.setCurrentIndex(inspector.subject.findData("region"))
    inspector.refresh()
    line = inspector.controls["id",].findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText("great-hall")
    line.editingFinished.emit()
    assert session.document.look("map", ("regions", 0, "id")) == "great-hall"
    assert session.document.look("scenario", ("options", "hall")) == "great-hall"
    assert session.choices.region == "great-hall"
    session.stack.undo()
    assert session.document.look("scenario", ("options", "hall")) == "region-1"
    window.docks["regions"].add()  # type: ignore[attr-defined]
    assert not rename_region(page, 0, "region-2")  # there is one already
    assert rename_region(page, 0, "court")
    assert rename_region(page, 0, "yard")  # a place is called court too: only the region's own id changes
    assert session.document.look("map", ("places", 3, "id")) == "court"
    assert session.document.look("map", ("links", 1, "between")) == ["tower-a", "court"]


def test_a_text_with_many_problems_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark for each of some hundred problems: the text was parsed anew for each, and the window stood for half a minute."""
    read: list[str] = []
    whole = places_in_text.read_tree  # type: ignore[attr-defined]
    monkeypatch.setattr(places_in_text, "read_tree", lambda text: read.append(text) or whole(text))
    places_in_text._tree_of.cache_clear()
    text = "format: 1\nplaces:\n" + "".join(f"  - {{id: p{number}}}\n" for number in range(50))
    lines = [places_in_text.line_in(text, ("places", number, "id")) for number in range(50)]
    assert lines == list(range(3, 53))
    assert len(read) == 1
