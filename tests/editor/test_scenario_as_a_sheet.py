"""The scenario as a sheet: settings with what is usual, variants as cards, no key of a file and no number of a rule."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from uguisu_editor.pages.scenario_page import ScenarioPage
from uguisu_editor.pages.scenario_sheet import OptionRow, ScenarioForm

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
OF_FILES = re.compile(r"`|\b[A-Z]{2}-H?\d\d\b|[^\W\d]_[^\W\d]")


def opened(window: MainWindow, folder: Path, pack: str) -> tuple[MapPage, ScenarioForm]:
    shutil.copytree(SCENARIOS / pack, folder / "pack")
    page = window.open_pack(folder / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    page.show_page("scenario")
    form = page.pages["scenario"].form  # type: ignore[attr-defined]
    assert isinstance(form, ScenarioForm)
    return page, form


def row(form: ScenarioForm, name: str) -> OptionRow:
    return next(one for one in form.rows if one.field.name == name)


def test_each_setting_has_its_name_a_sentence_a_control_and_what_is_usual(
    window: MainWindow, tmp_path: Path
) -> None:
    _, form = opened(window, tmp_path, "scorpion/garden_gate")
    turns = row(form, "turns")
    assert turns.slider is not None
    assert (turns.slider.value(), turns.slider.usual) == (12, 20)
    assert turns.title.text() == "Turns"
    assert turns.told.text() == "How many turns the night has."
    assert turns.dot.text() == "●"
    assert row(form, "drunks").dot.text() == ""
    assert [button.text() for button in row(form, "players").choices.values()] == ["2", "3", "4"]
    assert all(one.slider or one.number or one.choices or one.list or one.switch for one in form.rows)


def test_a_setting_is_written_and_left_out_again_when_it_is_usual(window: MainWindow, tmp_path: Path) -> None:
    page, form = opened(window, tmp_path, "scorpion/garden_gate")
    options = ("options",)
    row(form, "players").choices[3].click()
    assert page.session.document.look("scenario", options)["players"] == 3
    number = row(form, "turns").number
    assert number is not None
    number.setValue(20)
    assert "turns" not in page.session.document.look("scenario", options)
    form.refresh()
    switch = row(form, "gone_answers").switch
    assert switch is not None
    switch.click()
    assert page.session.document.look("scenario", options)["gone_answers"] is True
    steps = page.session.stack.count()
    form.refresh()
    scenario = page.pages["scenario"]
    assert isinstance(scenario, ScenarioPage)
    scenario.usual_button.click()
    assert page.session.stack.count() == steps + 1
    form.refresh()
    assert not any(one.changed for one in form.rows)
    page.session.stack.undo()
    form.refresh()
    assert row(form, "players").changed
    page.save()


def test_a_variant_says_its_numbers_and_what_they_are_without_it(window: MainWindow, tmp_path: Path) -> None:
    _, form = opened(window, tmp_path, "scorpion/garden_gate")
    assert form.variants["lone_wolf"].numbers.text() == "Patrols: 1 → 2"
    assert form.variants["mission_alarm"].numbers.text() == "The alert rises by: 1"
    assert form.variants["garrison_size"].numbers.isHidden(), "nothing is said of it yet"


def test_variants_are_cards_that_say_what_they_clash_with(window: MainWindow, tmp_path: Path) -> None:
    page, form = opened(window, tmp_path, "scorpion/garden_gate")
    form.variants["lone_wolf"].switch.click()
    assert page.session.document.look("scenario", ("variants",)) == ["lone_wolf"]
    form.refresh()
    assert "1 of 8" in form.variants_head.text()
    other = form.variants["contested_ground"]
    assert other.clash.text() == "Clashes with Lone wolf"
    assert not other.switch.isEnabled()
    assert form.variants["lone_wolf"].more.isVisibleTo(form)
    form.variants["lone_wolf"].more.click()
    assert form.all.isVisibleTo(form)
    form.variants["lone_wolf"].switch.click()
    assert page.session.document.look("scenario", ("variants",)) == []
    page.save()


def test_licence_and_version_stand_in_one_place(window: MainWindow, tmp_path: Path) -> None:
    page, form = opened(window, tmp_path, "temple/first_steps")
    form.about.licence.setEditText("CC-BY-4.0")
    edit = form.about.licence.lineEdit()
    assert edit is not None
    edit.editingFinished.emit()
    form.about.version.setText("2.1")
    form.about.version.editingFinished.emit()
    look = page.session.document.look
    assert (look("scenario", ("license",)), look("scenario", ("version",))) == ("CC-BY-4.0", "2.1")
    page.save()


@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/snow_field", "spies/back_yard"]
)
def test_nothing_on_the_sheet_is_said_as_files_say_it(window: MainWindow, tmp_path: Path, pack: str) -> None:
    _, form = opened(window, tmp_path, pack)
    said = [
        widget.text()  # type: ignore[attr-defined]
        for kind in (QLabel, QAbstractButton)
        for widget in form.findChildren(kind)
        if widget.isVisibleTo(form)
    ]
    assert len(said) > 10
    assert [text for text in said if OF_FILES.search(text)] == []


def test_rows_are_dealt_out_to_two_columns_and_no_sentence_is_pressed_together(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """The longer column gives its end to the shorter; each sentence has the lines that it takes."""
    _, form = opened(window, tmp_path, "scorpion/garden_gate")
    qtbot.waitUntil(lambda: form.chosen.height() > 100)
    assert form.more.isVisibleTo(form)
    assert form.more.x() == form.chosen.x()
    assert form.more.y() > form.chosen.y()
    heights = {True: 0, False: 0}
    for one in form.rows:
        heights[one.parentWidget() is form.numbers] += 1
    assert abs(heights[True] - heights[False]) <= 4
    qtbot.waitUntil(
        lambda: all(one.told.height() >= one.told.heightForWidth(one.told.width()) for one in form.rows)
    )


def test_a_row_is_no_higher_than_its_words_after_the_window_was_narrow(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    _, form = opened(window, tmp_path, "scorpion/garden_gate")
    told = (
        row(form, "passage").told if "passage" in [one.field.name for one in form.rows] else form.rows[0].told
    )
    told.setText(
        "Whoever has come out of the secret passage may go into it again in the same turn, says one rulebook. "
        * 2
    )
    for wide in (120, 600):
        told.resize(wide, told.height())
        assert told.minimumHeight() == told.heightForWidth(wide) < 400, wide
    lines = told.fontMetrics().lineSpacing()
    assert told.minimumHeight() <= 4 * lines


def test_a_slider_names_its_ends_and_has_a_tick_for_each_value_or_some(
    window: MainWindow, tmp_path: Path
) -> None:
    _, form = opened(window, tmp_path, "scorpion/garden_gate")
    patrols, turns = row(form, "patrols").slider, row(form, "turns").slider
    assert patrols is not None
    assert turns is not None
    assert patrols.ticks() == list(range(7))
    assert turns.ticks() == list(range(5, 61, 5))
