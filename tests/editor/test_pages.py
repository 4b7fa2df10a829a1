"""The pages of a pack: forms and texts are two views of one document, with one undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from uguisu_changes.edits import Put
from uguisu_changes.finding import offers, root_field
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.forms.either import EitherPart
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.names import NameControl
from uguisu_editor.forms.parts import EntryPart, Part
from uguisu_editor.forms.rows import ListEntry, Row
from uguisu_editor.forms.steps import StepRow
from uguisu_editor.forms.stories import StoryCard
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.journal import leftovers
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.tree import COUNT
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], "list[Diagnostic]"]
CTRL = Qt.KeyboardModifier.ControlModifier
MISSION = """\
format: 1   # first of all
tracks:
  - {id: alert, title: Alert, max: 3}   # counted
triggers:
  - id: bell
    on: entered
    do:
      - {op: raise, track: alert}   # louder
      - {op: say, text: Hush}
  - {id: dawn, on: round_ended, do: [{op: say, text: Dawn}]}
"""


@pytest.fixture
def with_mission(window: MainWindow, make_pack: Callable[[str], Path], check: Check, qtbot: QtBot) -> MapPage:
    """A pack with a mission, open and checked."""
    folder = make_pack("graph")
    scenario = folder / "scenario.yaml"
    scenario.write_text(scenario.read_text("utf-8") + "mission: mission.yaml\n", "utf-8", newline="")
    (folder / "mission.yaml").write_text(MISSION, "utf-8", newline="")
    page = window.open_pack(folder)
    assert page is not None
    qtbot.waitExposed(window)
    check(page)
    return page


def form_of(page: MapPage, kind: str) -> Part:
    """The form of a page, which is shown."""
    page.show_page(kind)
    found = page.pages[kind]
    assert isinstance(found, FormPage)
    found.refresh()
    assert found.form is not None
    return found.form


def part_at(page: MapPage, kind: str, *path: str | int) -> QWidget:
    """The part of a form that stands at a path."""
    return form_of(page, kind).reach(path)


def list_at(page: MapPage, kind: str, *path: str | int) -> ListPart:
    """A list of a form."""
    found = part_at(page, kind, *path)
    assert isinstance(found, ListPart)
    return found


def row_at(page: MapPage, kind: str, *path: str | int) -> ListEntry:
    """An entry of a list of a form."""
    found = part_at(page, kind, *path)
    assert isinstance(found, ListEntry)
    return found


def chips_of(entry: ListEntry) -> list[str]:
    """What the chips of an entry say."""
    return [chip.chip.text() for chip in entry.findChildren(ChipControl)]


def text_of(page: MapPage, kind: str) -> str:
    """A file as it would be saved."""
    return page.session.document.render(kind).decode("utf-8")


def test_every_page_is_a_row_and_has_a_key(with_mission: MapPage, window: MainWindow) -> None:
    page = with_mission
    rows = [page.tree.item(row).text().partition(" (")[0] for row in range(page.tree.count())]
    assert rows[:4] == ["Map", "Mission", "Cards", "Scenario"]
    window.actions_["page-mission"].trigger()
    assert page.in_front is page.pages["mission"]
    assert not window.docks["inspector"].isVisibleTo(window) or page.mode == "form"
    page.tree.setCurrentRow(0)
    assert page.in_front is page.canvas


def test_rows_move_fold_copy_and_go_and_every_byte_comes_back(with_mission: MapPage, qtbot: QtBot) -> None:
    page = with_mission
    actions = ("triggers", 0, "do")
    first = row_at(page, "mission", *actions, 0)
    assert chips_of(first) == ["Alert", "1"]
    first.act("down")
    page.pages["mission"].refresh()  # type: ignore[attr-defined]
    assert [one["op"] for one in page.session.document.look("mission", actions)] == ["say", "raise"]
    row_at(page, "mission", *actions, 0).act("duplicate")
    row_at(page, "mission", "triggers", 1).act("duplicate")
    names = [one["id"] for one in page.session.document.look("mission", ("triggers",))]
    assert names == ["bell", "dawn", "dawn_2"]
    row_at(page, "mission", "tracks", 0).act("delete")
    assert "alert, title" not in text_of(page, "mission")
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert text_of(page, "mission") == MISSION


def test_a_row_is_dragged_into_another_list(with_mission: MapPage) -> None:
    page = with_mission
    bell, dawn = ("triggers", 0, "do"), ("triggers", 1, "do")
    source, target = list_at(page, "mission", *bell), list_at(page, "mission", *dawn)
    target.drop_row(source, 0, 1)
    assert page.session.document.look("mission", (*dawn, 1)) == {"op": "raise", "track": "alert"}
    assert len(page.session.document.look("mission", bell)) == 1
    # Not into itself.
    form_of(page, "mission")
    outer = list_at(page, "mission", "triggers")
    assert not outer.context.move(("triggers",), 0, ("triggers", 0, "do"), 0)


def test_keys_move_and_delete_a_row(with_mission: MapPage, qtbot: QtBot) -> None:
    page = with_mission
    row = row_at(page, "mission", "triggers", 0)
    assert isinstance(row, StoryCard)
    row.handle.setFocus()
    qtbot.keyClick(row.handle, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(
        lambda: (
            [one["id"] for one in page.session.document.look("mission", ("triggers",))] == ["dawn", "bell"]
        )
    )
    row = row_at(page, "mission", "triggers", 0)
    assert isinstance(row, StoryCard)
    row.handle.setFocus()
    qtbot.keyClick(row.handle, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(page.session.document.look("mission", ("triggers",))) == 1)


def test_an_operation_is_a_sentence_whose_holes_take_what_fits(with_mission: MapPage, qtbot: QtBot) -> None:
    page = with_mission
    hole = part_at(page, "mission", "triggers", 0, "do", 0, "track")
    assert isinstance(hole, ChipControl)
    assert hole.takes == "track"
    names = [name for name, _ in hole.context.candidates("track", hole.where())]
    assert "alert" in names
    assert hole.typed("gate") == []
    assert [offer.value for offer in hole.offers() if offer.text == "Alert"] == ["alert"]
    # What the event brings is in scope, and fits by its kind.
    places = [name for name, _ in hole.context.candidates("place", ("triggers", 0, "do", 0, "place"))]
    pieces = [name for name, _ in hole.context.candidates("piece", ("triggers", 0, "do", 0, "piece"))]
    assert {"place", "piece", "court"} <= set(places)
    assert "piece" in pieces
    assert "place" not in pieces


def test_what_may_be_one_thing_or_another_is_chosen(with_mission: MapPage) -> None:
    page = with_mission
    page.session.do("", page.session.document.new_file("cards", {"format": 1, "cards": []}))
    cards = list_at(page, "cards", "cards")
    cards.add()
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    assert shown.workshop is not None
    shown.workshop.show_card(0)
    shown.workshop.all_button.setChecked(True)
    assert shown.workshop.all is not None
    copies = shown.workshop.all.reach(("cards", 0, "copies"))
    either = copies if isinstance(copies, EitherPart) else copies.parent()
    assert isinstance(either, EitherPart)
    either.choice.setCurrentIndex(1)
    either._chosen(1)
    assert page.session.document.look("cards", ("cards", 0, "copies")) == {}


def test_undo_in_a_field_is_the_packs(with_mission: MapPage, window: MainWindow, qtbot: QtBot) -> None:
    page, look = with_mission, with_mission.session.document.look
    page.session.do("Move", Put("map", ("places", 0, "at"), [5, 5]))
    assert page.go_to("mission", ("tracks", 0, "max"))
    control = page.pages["mission"].form.reach(("tracks", 0, "max")).control  # type: ignore[attr-defined]
    line = control.line
    line.setFocus()

    def comes_to(text: str, highest: int, at: list[int]) -> None:
        qtbot.waitUntil(lambda: line.text() == text)
        assert (look("mission", ("tracks", 0, "max")), look("map", ("places", 0, "at"))) == (highest, at)
        assert line.hasFocus()

    type_over(qtbot, line, "7")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    type_over(qtbot, line, "8")
    qtbot.keyClick(line, Qt.Key.Key_Z, CTRL)  # what is just being typed comes first
    comes_to("7", 7, [5, 5])
    qtbot.keyClick(line, Qt.Key.Key_Z, CTRL)
    comes_to("3", 3, [5, 5])
    assert "is undone" in window.statusBar().currentMessage()
    qtbot.keyClick(line, Qt.Key.Key_Z, CTRL)  # then what was done elsewhere, in order
    comes_to("3", 3, [0, 0])
    for _ in range(3):
        qtbot.keyClick(line, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    comes_to("8", 8, [5, 5])
    type_over(qtbot, line, "many")  # which cannot be taken: Ctrl+Z gives it up, and no more
    qtbot.keyClick(line, Qt.Key.Key_Z, CTRL)
    comes_to("8", 8, [5, 5])


def test_what_is_being_typed_is_saved(with_mission: MapPage, window: MainWindow, qtbot: QtBot) -> None:
    page = with_mission
    assert page.go_to("mission", ("tracks", 0, "max"))
    line = page.pages["mission"].form.reach(("tracks", 0, "max")).control.line  # type: ignore[attr-defined]
    line.setFocus()
    type_over(qtbot, line, "9")
    qtbot.keyClick(line, Qt.Key.Key_S, CTRL)
    assert "max: 9" in (page.path / "mission.yaml").read_text("utf-8")


def examples_in(schema: object) -> Iterator[object]:
    if isinstance(schema, dict):
        yield from schema.get("examples", ())
        for part in schema.values():
            yield from examples_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from examples_in(part)


@pytest.mark.parametrize("kind", ["scenario", "mission", "cards", "rulings"])
def test_rows_are_born_without_the_schemas_examples(with_mission: MapPage, kind: str) -> None:
    schema = with_mission.session.schema(kind)
    foreign = {one for one in examples_in(schema) if isinstance(one, str) and one}
    lists = [
        field for field in root_field(schema, {}, Field).fields_for({}) if field.kind in ("list", "table")
    ]
    assert lists
    for item in (field.item() for field in lists):
        entry = new_entry(item)
        filled = entry.items() if isinstance(entry, dict) else [("", entry)]
        chosen = {choice for one in item.fields for choice in one.choices} if item.kind == "group" else set()
        for key, value in filled:
            if key == "id":  # what it is, not the example's name
                assert value != next(one.example for one in item.fields if one.name == "id")
            elif isinstance(value, str):
                assert value not in foreign - chosen, (item.model, key)


def test_a_new_track_is_empty_and_told_so(with_mission: MapPage, check: Check) -> None:
    page = with_mission
    tracks = part_at(page, "mission", "tracks")
    assert isinstance(tracks, ListPart)
    tracks.add()
    tracks.add()
    assert page.session.document.look("mission", ("tracks",))[1:] == [{"id": "track"}, {"id": "track_2"}]
    missing = [found for found in check(page) if found.path and found.path[:2] == ("tracks", 1)]
    assert missing
    triggers = part_at(page, "mission", "triggers")
    assert isinstance(triggers, ListPart)
    triggers.add()  # for which event is for the user to say
    assert page.session.document.look("mission", ("triggers", 2)) == {"id": "story", "do": []}


def type_over(qtbot: QtBot, line: QWidget, text: str) -> None:
    qtbot.keyClick(line, Qt.Key.Key_A, CTRL)
    qtbot.keyClicks(line, text)


def test_a_text_typed_is_a_step_of_undo_and_keeps_its_comments(with_mission: MapPage, qtbot: QtBot) -> None:
    page = with_mission
    form = form_of(page, "mission")
    page.toggle_text()
    assert page.shows_source
    box = page.source.text
    assert box.toPlainText() == MISSION
    typed = MISSION.replace("# counted", "# how loud it was").replace("max: 3", "max: 5")
    box.replace_text(typed)
    assert page.modified
    assert page.source.take()
    assert page.session.document.look("mission", ("tracks", 0, "max")) == 5
    page.toggle_text()
    assert not page.shows_source
    page.session.do("", page.session.document.new_file("rulings"))
    form.context.set(("tracks", 0, "max"), 7)
    assert text_of(page, "mission") == typed.replace("max: 5", "max: 7")
    page.session.stack.undo()
    page.session.stack.undo()
    page.session.stack.undo()
    assert text_of(page, "mission") == MISSION
    assert "rulings" not in page.session.document.data


def test_a_text_that_cannot_be_read_says_where_and_loses_nothing(
    with_mission: MapPage, window: MainWindow
) -> None:
    page = with_mission
    page.show_page("mission")
    page.toggle_text()
    page.source.text.replace_text(MISSION.replace("triggers:", "triggers: ["))
    assert not page.source.take()
    assert page.modified
    assert "Line" in page.source._hint.text()
    assert page.session.document.look("mission", ("tracks", 0, "max")) == 3
    window.undo()
    page.source.text.replace_text(MISSION)
    assert page.source.take()
    assert not page.session.stack.canUndo()


def test_words_are_offered_from_the_schema(with_mission: MapPage) -> None:
    schema = with_mission.session.schema("mission")

    def offered(text: str) -> list[str]:
        at = text.index("|")
        return [word for word, _ in offers(text.replace("|", ""), at, schema)]

    assert {"triggers", "objectives"} <= set(offered("format: 1\n|\n"))
    assert "format" not in offered("format: 1\n|\n")
    assert "entered" in offered("format: 1\ntriggers:\n  - on: |\n")
    assert {"op"} == set(offered("format: 1\ntriggers:\n  - {on: entered, do: [{|}]}\n"))
    assert "raise" in offered("format: 1\ntriggers:\n  - {on: entered, do: [{op: ra|}]}\n")
    assert {"track", "by"} == set(offered("format: 1\ntriggers:\n  - {on: entered, do: [{op: raise, |\n"))
    assert "true" in offered("format: 1\ntriggers:\n  - on: entered\n    once: |\n    do: []\n")


def test_a_problem_opens_the_page_and_the_field(
    with_mission: MapPage, window: MainWindow, check: Check
) -> None:
    page = with_mission
    page.session.document.data["mission"]["triggers"][1]["do"][0] = {"op": "raise", "track": "alrt"}
    found = check(page)
    row = next(at for at, one in enumerate(found) if one.path and one.path[:1] == ("triggers",))
    assert (
        next(
            page.tree.item(at).data(COUNT)
            for at in range(page.tree.count())
            if page.tree.item(at).text().startswith("Mission")
        )
        == 1
    )
    page.show_page("map")
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.table.setCurrentItem(dock.table.topLevelItem(row))
    dock.jump()
    assert page.name == "mission"
    chip = part_at(page, "mission", "triggers", 1, "do", 0, "track")
    assert isinstance(chip, ChipControl)
    assert chip.chip.trouble == "error"
    step = row_at(page, "mission", "triggers", 1, "do", 0)
    assert isinstance(step, StepRow)
    assert step.mends.buttons  # did you mean `alert`?
    step.mends.buttons[0].click()
    assert page.session.document.look("mission", ("triggers", 1, "do", 0, "track")) == "alert"


def test_a_place_is_picked_on_the_map(with_mission: MapPage) -> None:
    page = with_mission
    page.session.document.data["mission"]["pieces"] = [{"id": "cart", "title": "Cart"}]
    form = form_of(page, "mission")
    entry = form.reach(("pieces", 0))
    assert isinstance(entry, Row)
    entry.fold(False)
    assert isinstance(entry.body, EntryPart)
    entry.body.show_field("at")
    place = entry.body._parts["at"].control  # type: ignore[attr-defined]
    assert isinstance(place, NameControl)
    place.pick.emit()
    page.session.select(["court"])
    assert page.session.document.look("mission", ("pieces", 0, "at")) == "court"
    place._point("court")
    assert page.canvas.flash == "court"


def test_what_is_typed_survives_a_crash(with_mission: MapPage) -> None:
    page = with_mission
    page.show_page("mission")
    page.toggle_text()
    typed = MISSION.replace("# counted", "# how loud it was")
    page.source.text.replace_text(typed)
    assert page.source.take()
    page.session.journal._file.close()  # type: ignore[union-attr]
    page.session.journal._file = None
    page.session.journal.lock.give_back()
    left = leftovers(state_folder())
    assert [one.document.render("mission").decode("utf-8") for one in left] == [typed]


def test_a_file_begun_and_undone_is_not_on_the_disk(make_pack: Callable[[str], Path]) -> None:
    folder = make_pack("graph")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    document = PackDocument.open(folder)
    undo = document.apply(document.new_file("mission"))
    document.save()
    assert (folder / "mission.yaml").read_text("utf-8") == "format: 1\n"
    assert "mission: mission.yaml" in (folder / "scenario.yaml").read_text("utf-8")
    document.apply(undo)
    document.save()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_the_cursor_stays_when_the_other_view_changes_the_text(with_mission: MapPage) -> None:
    page = with_mission
    page.show_page("mission")
    page.toggle_text()
    box = page.source.text
    cursor = box.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    box.setTextCursor(cursor)
    column = box.textCursor().blockNumber()
    page.session.do("", page.session.document.new_file("cards"))
    context = page.pages["mission"].context  # type: ignore[attr-defined]
    context.set(("tracks", 0, "title"), "A much longer title\nof two lines")
    assert box.toPlainText() == text_of(page, "mission")
    assert box.textCursor().blockNumber() >= column


@pytest.mark.long
def test_what_is_gone_to_is_brought_into_sight(with_mission: MapPage, qtbot: QtBot) -> None:
    page = with_mission
    many = [
        {"id": f"t{number}", "on": "entered", "do": [{"op": "say", "text": "Hush"}]} for number in range(30)
    ]
    page.session.do("", Put("mission", ("triggers",), many))
    assert page.go_to("mission", ("triggers", 29, "do", 0, "text"))
    shown = page.pages["mission"]
    assert isinstance(shown, FormPage)
    assert shown.form is not None
    part = shown.form.reach(("triggers", 29, "do", 0, "text"))

    def seen() -> bool:
        top = part.mapTo(shown._area.viewport(), part.rect().topLeft()).y()
        return part.height() > 0 and 0 <= top < shown._area.viewport().height()

    qtbot.waitUntil(seen, timeout=5_000)


def test_a_row_is_copied_beside_one_whose_id_is_none(with_mission: MapPage) -> None:
    page = with_mission
    page.session.do("", Put("mission", ("triggers", 0, "id"), ["a", "b"]))
    row_at(page, "mission", "triggers", 1).act("duplicate")
    assert page.session.document.look("mission", ("triggers", 2, "id")) == "dawn_2"


def test_what_is_typed_over_a_chosen_name_replaces_it(with_mission: MapPage, qtbot: QtBot) -> None:
    with_mission.session.do("", Put("mission", ("pieces",), [{"id": "cart", "title": "Cart", "at": "court"}]))
    row_at(with_mission, "mission", "pieces", 0).open()
    control = part_at(with_mission, "mission", "pieces", 0, "at").control  # type: ignore[attr-defined]
    assert isinstance(control, NameControl)
    control.line.selectAll()
    qtbot.keyClicks(control.line, "turn")
    assert control.line.text() == "turn"


@pytest.mark.long
@pytest.mark.parametrize("kind", ["cards", "rulings"])
def test_an_empty_page_is_begun_by_a_way_or_by_hand_and_that_can_be_undone(
    open_page: Callable[[str], MapPage], check: Callable[[MapPage], list[Diagnostic]], kind: str
) -> None:
    page = open_page("graph")
    check(page)
    page.show_page(kind)
    shown = page.pages[kind]
    assert isinstance(shown, FormPage)
    shown.refresh()
    assert shown.empty
    assert len(shown.beginning.cards) >= 2
    ways = [*shown.beginning.cards, *shown.beginning.recipes]
    at_once = [one for one in ways if one.way.verb not in ("Pick", "Browse", "Open")]  # those ask for more
    for begin in (*(one.click for one in at_once[-1:]), shown.make_file):
        begin()
        shown.refresh()
        assert not shown.empty
        assert shown.form is not None
        assert not [found for found in check(page) if found.severity == "error"]
        page.session.stack.undo()
        assert shown.empty
