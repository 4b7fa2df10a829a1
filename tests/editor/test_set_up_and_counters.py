"""The set-up of a mission in lines, with dice for chance; its counters as the tracks that they will be."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from uguisu.plugins import registry
from uguisu_editor.forms.chips import Chip
from uguisu_editor.pages.mission_page import MissionForm
from uguisu_editor.pages.set_up_sheet import Line, SetUpSheet
from uguisu_editor.play.tracks import BANDS
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from uguisu.checks import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def spies(window: MainWindow, tmp_path: Path) -> MapPage:
    """A new pack of Spies, its mission in front."""
    page = window.open_pack(new_pack("depot", "spies", tmp_path / "own", registry(), title="Depot"))
    assert page is not None
    window.resize(1440, 900)
    window.show()
    page.show_page("mission")
    return page


def form_of(page: MapPage, tile: str) -> MissionForm:
    form = page.pages["mission"].form  # type: ignore[attr-defined]
    assert isinstance(form, MissionForm)
    form.choose(tile)
    return form


def sheet_of(page: MapPage) -> SetUpSheet:
    sheet = form_of(page, "setup").sheet
    assert sheet is not None
    return sheet


def entry(page: MapPage, at: int) -> Any:
    return page.session.document.look("mission", ("props", "setup", at))


def chips(sheet: SetUpSheet, name: str) -> list[Chip]:
    return [chip for chip in area(sheet).findChildren(Chip) if chip.accessibleName().startswith(f"{name}:")]


def area(sheet: SetUpSheet, *, asked: bool = False) -> QWidget:
    found = sheet._areas[sheet.asked if asked else sheet.who]
    assert found is not None
    return found


def menu_of(chip: Chip) -> dict[str, QAction]:
    chip.click()
    menus = [menu for menu in chip.findChildren(QMenu) if menu.isVisible()]
    return {action.text(): action for action in menus[-1].actions() if action.text()}


def test_the_set_up_is_said_in_lines_without_a_field(spies: MapPage) -> None:
    sheet = sheet_of(spies)
    assert sheet.isVisible()
    assert not form_of(spies, "setup").setup.isVisible()
    assert len(area(sheet).findChildren(Line)) == 6
    assert [chip.text() for chip in chips(sheet, "guard")] == ["by chance", "outside house"]
    form_of(spies, "setup").show_fields("setup", on=True)
    assert form_of(spies, "setup").setup.isVisible()


def test_numbers_for_one_two_and_three_spies_are_columns(spies: MapPage) -> None:
    sheet = sheet_of(spies)
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    spins["guard with two spies"].setValue(6)
    assert entry(spies, 0)["count"] == [4, 6, 4]
    sheet.refresh()
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    spins["guard with two spies"].setValue(4)
    assert entry(spies, 0)["count"] == 4
    (rounds,) = (chip for chip in area(sheet, asked=True).findChildren(Chip) if chip.text() == "10")
    rounds.click()
    (field,) = (spin for spin in rounds.findChildren(QSpinBox) if spin.accessibleName() == "Rounds")
    field.setValue(12)
    assert spies.session.document.look("mission", ("props", "rounds")) == 12
    spies.save()


def test_where_something_begins_is_chosen_from_a_list_and_dice_can_be_fixed(spies: MapPage) -> None:
    sheet = sheet_of(spies)
    menu_of(chips(sheet, "guard")[1])["anywhere"].trigger()
    assert "where" not in entry(spies, 0)
    sheet.refresh()
    dealt = next(one.place for one in spies.pieces.set_up.deal if one.lot.path[-1] == 1)
    menu_of(chips(sheet, "civilian")[0])[f"Always on {dealt}, as in this deal"].trigger()
    assert entry(spies, 1)["at"] == [{"square": dealt}]
    sheet.refresh()
    menu_of(chips(sheet, "civilian")[0])["Leave to chance where it begins"].trigger()
    assert "at" not in entry(spies, 1)
    spies.save()


def test_a_line_under_the_mouse_lights_its_squares_and_another_deal_is_shown(spies: MapPage) -> None:
    sheet, lit = sheet_of(spies), []
    sheet.lit.connect(lit.append)
    line = area(sheet).findChildren(Line)[0]
    QApplication.sendEvent(line, QEvent(QEvent.Type.Enter))
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    (lot,) = [lot for lot in spies.pieces.set_up.lots if lot.path[-1] == 0]
    assert lit == [list(lot.places), []]
    assert spies.drawing.deal.isVisible()
    before = [one.place for one in spies.pieces.set_up.deal]
    spies.drawing.deal.again.click()
    assert [one.place for one in spies.pieces.set_up.deal] != before


@pytest.fixture
def garden(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MapPage:
    """The Garden Gate, its set-up in front."""
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    page.show_page("mission")
    mission = page.pages["mission"]
    qtbot.waitUntil(lambda: mission.form is not None, timeout=60_000)  # type: ignore[attr-defined]
    return page


def words(sheet: SetUpSheet) -> str:
    lines = [line.flow for line in area(sheet, asked=True).findChildren(Line)]
    parts = [flow.itemAt(at) for flow in lines for at in range(flow.count())]
    return " ".join(part.widget().text() for part in parts if part is not None)  # type: ignore[attr-defined]


def test_a_number_of_the_game_stands_once_and_where_its_things_are(garden: MapPage) -> None:
    sheet = sheet_of(garden)
    assert words(sheet) == "The night is over after 12 turns"
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    assert set(spins) == {"sentry", "patrol", "sleeping guard", "trap", "hidden sentry"}
    spins["sentry"].setValue(7)
    assert garden.session.document.look("scenario", ("options", "sentries")) == 7
    assert "setup" not in (garden.session.document.look("mission", ("props",)) or {})
    sheet.refresh()
    bins = {button.accessibleName(): button for button in area(sheet).findChildren(QToolButton)}
    bins["Take away: trap"].click()
    assert garden.session.document.look("scenario", ("options", "traps")) == 0
    sheet.refresh()
    assert "trap" not in {spin.accessibleName() for spin in sheet.spins}
    assert "0 traps" in words(sheet), "so that there can be some again"
    garden.session.stack.setClean()


def test_what_a_number_of_the_game_is_about_stands_where_it_is_put(garden: MapPage) -> None:
    from uguisu_changes.edits import Put

    posts = next(one for one in garden.pieces.set_up.lots if one.thing.key == "sentries").places
    garden.session.do("", Put("mission", ("props",), {"setup": {"sentries": list(posts[:2])}}))
    sheet = sheet_of(garden)
    sheet.refresh()
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    assert spins["sentry"].value() == 3, "those that chance places"
    spins["sentry"].setValue(4)
    assert garden.session.document.look("scenario", ("options", "sentries")) == 6
    sheet.refresh()
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    spins["sentry"].setValue(0)
    sheet.refresh()
    spins = {spin.accessibleName(): spin for spin in sheet.spins}
    assert spins["Sentries"].value() == 2, "in the line of those that stand there"
    garden.session.stack.setClean()


def test_a_deal_is_shown_for_as_many_as_play(spies: MapPage) -> None:
    bar, set_up = spies.drawing.deal, spies.pieces.set_up
    sheet_of(spies)
    spies.session.do("", _so_many([4, 2, 1]))
    bar.refresh()

    def guards() -> int:
        return sum(one.lot.path[-1] == 0 for one in set_up.deal)

    assert [button.text() for button in bar.cases.buttons.values()] == [
        "with one spy",
        "with two spies",
        "with three spies",
    ]
    assert guards() == 4
    bar.cases.buttons["2"].click()
    assert guards() == 1
    spies.show_page("map")
    assert guards() == 4, "as many as there may be"
    spies.session.stack.setClean()


def _so_many(counts: list[int]) -> Any:
    from uguisu_changes.edits import Put

    return Put("mission", ("props", "setup", 0, "count"), counts)


def test_below_the_map_it_is_said_among_how_many_squares_chance_chooses(spies: MapPage) -> None:
    sheet, note = sheet_of(spies), spies.drawing.note
    assert note.text() == "Dice mark what chance has placed; another deal puts it elsewhere."
    line = area(sheet).findChildren(Line)[0]
    QApplication.sendEvent(line, QEvent(QEvent.Type.Enter))
    lot = spies.pieces.set_up.lots[0]
    dealt = [one.place for one in spies.pieces.set_up.deal if one.lot.path == lot.path]
    told = f"Guard: chance chooses among {len(lot.places)} squares; this deal took {', '.join(dealt)}."
    assert note.text() == told
    assert chips(sheet, "guard")[1].toolTip() == told
    spies.show_page("map")
    assert not note.isVisible()


def test_a_mod_says_whose_set_up_it_has(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "scorpion" / "lone_shadow", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    page.show_page("mission")
    mission = page.pages["mission"]
    qtbot.waitUntil(lambda: mission.form is not None and bool(page.session.digest), timeout=60_000)  # type: ignore[attr-defined]
    sheet = sheet_of(page)
    assert not sheet.isHidden()
    assert not sheet.below.isHidden()
    assert sheet.below.text().startswith("A mod takes the set-up of the pack that it follows.")
    assert sheet.who.isHidden()


def test_yes_or_no_is_asked_as_such(window: MainWindow, tmp_path: Path) -> None:
    shutil.copytree(SCENARIOS / "spies" / "airfield", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    page.show_page("mission")
    power, called = form_of(page, "counters").counters.cards
    assert power.boxes.labels == ["no", "yes"]
    assert not power.either.isHidden()
    assert power.low.isHidden()
    assert not called.low.isHidden()
    assert called.either.isHidden()


def test_what_has_no_title_is_known_by_what_it_does(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "spies", tmp_path / "spies")
    page = window.open_pack(tmp_path / "spies" / "airfield")
    assert page is not None
    window.show()
    page.show_page("mission")
    qtbot.waitUntil(lambda: bool(page.session.digest), timeout=60_000)
    counters = form_of(page, "counters").counters
    counters.refresh()
    assert counters.flags("called") == [
        (1, "when a spy has stopped at the place", False),
        (3, "A plane lands without lights · Be aboard the plane", True),
        (11, "The plane is gone", True),
    ]
    power, called = counters.cards
    assert power.property("usual")
    called.chosen.emit()
    assert called.property("usual")
    assert not power.property("usual")
    told = [label.text() for label in counters.side._lines.findChildren(QLabel)]
    assert told[:2] == ["Who moves it", "set Rounds since the call to 1"]
    assert "Rounds since the call is exactly 3" in told


def test_cards_that_move_a_counter_are_told(spies: MapPage) -> None:
    form = form_of(spies, "counters")
    form.counters.buttons["counts"].click()
    card = {"id": "drum", "title": "Drum", "deck": "spies", "do": [{"op": "raise", "track": "counter-1"}]}
    spies.session.do("", spies.session.document.new_file("cards", {"format": 1, "cards": [card]}))
    assert [(use.where, use.title, use.asks) for use in form.counters.uses("counter-1")] == [
        (("cards", 0), "Drum", False)
    ]
    spies.session.stack.setClean()


def test_a_counter_is_the_track_that_it_will_be(window: MainWindow, spies: MapPage, qtbot: QtBot) -> None:
    form = form_of(spies, "counters")
    form.counters.buttons["counts"].click()
    track = {"id": "counter-1", "title": "Counter", "max": 5}
    assert spies.session.document.look("mission", ("tracks",)) == [track]
    spies.session.do("", _stories())
    form.refresh()
    (card,) = form.counters.cards
    assert [(flag.value, flag.asks) for flag in card.boxes.flags] == [(2, False), (4, True)]
    assert {(use.title, use.asks) for use in form.counters.uses("counter-1")} == {
        ("Called", False),
        ("Gone", True),
    }
    assert not spies.drawing.isVisible(), "counters have no places, and need the room"
    form.choose("setup")
    assert spies.drawing.isVisible()
    form.choose("counters")
    third = card.boxes._box(3).center().toPoint()
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        QPointF(third),
        QPointF(card.boxes.mapToGlobal(third)),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(card.boxes, press)
    assert spies.session.document.look("mission", ("tracks", 0, "start")) == 3
    card.high.setValue(8)
    assert spies.session.document.look("mission", ("tracks", 0, "max")) == 8
    card.name.setText("Rounds since the call")
    card.name.editingFinished.emit()
    assert spies.session.document.look("mission", ("tracks", 0, "title")) == "Rounds since the call"
    qtbot.waitUntil(lambda: bool(list(form.context.candidates("side", ()))), timeout=60_000)
    form.refresh()
    (card,) = form.counters.cards
    card.seen.setCurrentIndex(1)
    card.seen.activated.emit(1)
    assert spies.session.document.look("mission", ("tracks", 0, "shown_to")) == [card.seen.currentData()[0]]
    led: list[tuple[str, int]] = []
    form.counters.lead.connect(led.append)
    links = form.counters.side._lines.findChildren(QToolButton)
    assert [link.text() for link in links] == ["Called", "Gone"]
    links[0].click()
    assert led == [("triggers", 0)]
    spies.save()


def _stories() -> Any:
    from uguisu_changes.edits import Put

    return Put(
        "mission",
        ("triggers",),
        [
            {"title": "Called", "on": "round_ended", "do": [{"op": "set", "track": "counter-1", "to": 2}]},
            {
                "title": "Gone",
                "on": "round_ended",
                "if": [{"test": "track", "track": "counter-1", "at_least": 4}],
                "do": [{"op": "end", "result": "time_up"}],
            },
        ],
    )


def test_a_track_of_the_game_begins_where_it_is_clicked(
    spies: MapPage, check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    check(spies)
    form = form_of(spies, "counters")
    form.counters.refresh()
    card = next(card for card in form.counters.of_game if card.track == "alert")
    assert (card.boxes.low, card.boxes.high, card.boxes.start) == (0, 9, 2)
    assert card.boxes.bands == BANDS["light"], "as at the table"
    card.boxes.begun.emit(3)
    assert spies.session.document.look("mission", ("props", "alert")) == 3
    spies.save()
