"""A pack that came with Uguisu, or was added, is never written to: the first stroke goes into a copy, or into a mod."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from uguisu.content import head_of, library
from uguisu.content.library import got_folder, own_folder
from uguisu.loading import load
from uguisu_changes.edits import Group, Put
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.journal import leftovers
from uguisu_editor.originals import MOD
from uguisu_editor.settings import state_folder
from uguisu_tools.packs.owners import stop_working_on, work_on, worked_on

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GATE = SCENARIOS / "scorpion" / "garden_gate"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UGUISU_HOME", str(tmp_path / "mine"))
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.yaml")}


def opened(window: MainWindow, pack: Path = GATE) -> MapPage:
    page = window.open_pack(pack)
    assert page is not None
    assert page.session.original.locked
    return page


def draw(page: MapPage, name: str = "Gate") -> bool:
    return page.session.do("Name a place", Put("map", ("places", 0, "name"), {"en": name}))


def sign_of(window: MainWindow, page: MapPage) -> str:
    """What stands on the tab of a page: a lock, a pencil, or the glyph of its game."""
    shown = window.tabs.tabIcon(window.tabs.indexOf(page)).cacheKey()
    signs = {
        "lock": icon("lock"),
        "pencil": icon("worked-on"),
        "game": glyph_icon(page.session.look.glyph),
    }
    return next(name for name, sign in signs.items() if sign.cacheKey() == shown)


def test_the_first_stroke_goes_into_a_copy_among_ones_own(window: MainWindow) -> None:
    before = files_of(GATE)
    page = opened(window)
    assert not page.strip.isHidden()
    assert sign_of(window, page) == "lock"
    assert draw(page)
    copy = own_folder() / "the_garden_gate_my_copy"
    assert page.path == copy
    assert page.session.title == "The Garden Gate, my copy"
    assert page.session.document.look("scenario", ("title", "uk")) == "Садова брама, моя копія"
    assert page.modified
    assert sign_of(window, page) == "game"
    assert page.save()
    assert not page.modified
    assert b"Gate" in (copy / "map.yaml").read_bytes()
    assert load(copy).scenario == "the_garden_gate_my_copy"
    assert head_of(copy).copy_of == "garden_gate"
    assert files_of(GATE) == before
    changed = {
        name for name, raw in files_of(copy).items() if raw.split(b"\n")[1:] != before[name].split(b"\n")[1:]
    }
    assert changed == {"scenario.yaml", "map.yaml"}, "all else, but where schemas are, is as it was"


def test_the_strip_leaves_the_pages_where_they_are(window: MainWindow) -> None:
    page = opened(window)
    window.resize(1440, 900)
    window.show()
    before = page.tree.mapTo(window, page.tree.rect().topLeft())
    assert page.strip.isVisible()
    page.strip.close_.click()
    assert not page.strip.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert page.tree.mapTo(window, page.tree.rect().topLeft()) == before


def test_one_undo_takes_the_stroke_and_the_copy_away(window: MainWindow) -> None:
    page = opened(window)
    for _ in range(2):
        draw(page)
        assert page.path != GATE
        page.session.stack.undo()
        assert page.path == GATE
        assert page.session.original.locked
        assert page.session.document.unsaved() == []
        assert not page.modified
        assert not list(own_folder().glob("*"))
        assert page.session.title == "The Garden Gate"
    page.session.stack.redo()
    assert page.path.parent == own_folder()
    assert page.session.document.look("map", ("places", 0, "name", "en")) == "Gate"
    assert page.save()
    page.session.stack.undo()
    assert page.path.parent == own_folder(), "what was saved stays"
    assert page.session.document.look("map", ("places", 0, "name", "en")) != "Gate"
    assert page.save()


def test_a_stroke_of_several_parts_is_one_copy(window: MainWindow) -> None:
    page = opened(window)
    for name in ("One", "Two", "Three"):
        page.session.stroke(Put("map", ("places", 0, "name"), {"en": name}))
    assert page.path == GATE, "nothing is copied while one draws"
    page.session.end_stroke("Name a place")
    assert [path.name for path in own_folder().iterdir()] == ["the_garden_gate_my_copy"]
    page.session.stack.undo()
    assert page.path == GATE


def test_saving_what_was_only_looked_at_writes_nothing(window: MainWindow) -> None:
    page = opened(window)
    stamps = {path: path.stat().st_mtime_ns for path in GATE.iterdir()}
    assert page.save()
    assert {path: path.stat().st_mtime_ns for path in GATE.iterdir()} == stamps
    assert not own_folder().exists()
    assert GATE.resolve() not in window.settings.recent
    draw(page)
    assert window.settings.recent == [page.path.resolve()]


def test_what_a_broken_file_becomes_is_saved_in_a_copy(window: MainWindow) -> None:
    broken = got_folder() / "scorpion" / "broken"
    shutil.copytree(GATE, broken)
    (broken / "map.yaml").write_text("places: [", encoding="utf-8")
    page = opened(window, broken)
    page.source.show_file("map.yaml")
    page.source.text.selectAll()
    page.source.text.insertPlainText((GATE / "map.yaml").read_text(encoding="utf-8"))
    assert page.save()
    assert (broken / "map.yaml").read_text(encoding="utf-8") == "places: ["
    assert page.path.parent == own_folder()
    assert (page.path / "map.yaml").read_bytes() == (GATE / "map.yaml").read_bytes()


def test_a_copy_that_nobody_wants_goes_with_its_tab(window: MainWindow) -> None:
    page = opened(window)
    draw(page)
    assert page.path.exists()
    window.tabs.drop(page)
    assert not list(own_folder().glob("*"))


def test_a_crash_leaves_the_copy_and_what_was_drawn(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(window)
    draw(page)
    page.session.journal.lock.give_back()
    (left,) = leftovers(state_folder())
    assert left.document.folder == page.path
    assert left.document.look("map", ("places", 0, "name", "en")) == "Gate"
    assert left.document.look("scenario", ("title", "en")) == "The Garden Gate, my copy"


def test_where_no_copy_can_be_made_the_stroke_is_taken_back(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("in the way", encoding="utf-8")
    page = opened(window)
    told: list[str] = []
    page.said.connect(told.append)
    assert not draw(page)
    assert page.session.document.unsaved() == []
    assert page.session.stack.count() == 0
    assert "could not be copied" in " ".join(told) or "cannot be created" in " ".join(told)


def wait_for_mod(window: MainWindow, qtbot: QtBot, page: MapPage) -> MapPage:
    qtbot.waitUntil(lambda: window.page not in (None, page) and len(window.pages) == 1)
    assert window.page is not None
    assert window.page.session.original.way == MOD
    return window.page


@pytest.mark.parametrize("begun", [False, True])
def test_by_one_switch_what_was_drawn_becomes_a_mod(window: MainWindow, qtbot: QtBot, begun: bool) -> None:
    before = files_of(GATE)
    page = opened(window)
    if begun:
        draw(page)
        page.strip.mod.click()
    else:
        page.strip.mod.click()
        assert page.strip.title.text() == "Mod of The Garden Gate"
        draw(page)
    mod = wait_for_mod(window, qtbot, page)
    assert [path.name for path in own_folder().iterdir()] == ["mod_of_the_garden_gate"]
    assert mod.path == own_folder() / "mod_of_the_garden_gate"
    first = first_place(before)
    assert mod.session.document.data["map"] == {
        "format": 1,
        "places": [{"change": first, "name": {"en": "Gate"}}],
    } or (mod.session.document.data["map"]["places"][0]["change"] == first)
    assert mod.modified
    assert mod.save()
    made = load(mod.path)
    assert made.scenario == "mod_of_the_garden_gate"
    assert files_of(GATE) == before
    assert len(window.pages) == 1


def first_place(files: dict[str, bytes]) -> str:
    import yaml

    return str(yaml.safe_load(files["map.yaml"])["places"][0]["id"])


def test_undo_takes_the_mod_away(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    page.strip.mod.click()
    draw(page)
    mod = wait_for_mod(window, qtbot, page)
    mod.session.stack.undo()
    qtbot.waitUntil(lambda: window.page is not None and window.page.path.resolve() == GATE.resolve())
    assert not list(own_folder().glob("*"))
    assert len(window.pages) == 1


def test_what_no_mod_can_say_goes_into_a_copy(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    page.strip.mod.click()
    page.session.do("Ruling", Put("rulings", ("rulings", 0, "title"), "Otherwise"))
    qtbot.waitUntil(lambda: page.path != GATE)
    assert page.path == own_folder() / "mod_of_the_garden_gate"
    assert page.session.document.look("rulings", ("rulings", 0, "title")) == "Otherwise"


def test_a_mod_of_a_shipped_mod(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, SCENARIOS / "scorpion" / "four_lanterns")
    page.strip.mod.click()
    page.session.do("Option", Put("scenario", ("summary",), "Darker"))
    mod = wait_for_mod(window, qtbot, page)
    assert mod.session.document.look("scenario", ("uses",)) == ["scorpion/four_lanterns"]
    assert mod.session.document.look("scenario", ("summary",)) == "Darker"


def test_what_was_added_stays_as_it_is_too(window: MainWindow) -> None:
    added = got_folder() / "scorpion" / "gate"
    shutil.copytree(GATE, added)
    page = opened(window, added)
    assert "added" in page.strip.headline.text()
    draw(page)
    assert page.path.parent == own_folder()


def test_who_works_on_the_packs_of_a_clone_says_so_once_and_sees_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "clone" / "scenarios"
    shutil.copytree(GATE, clone / "scorpion" / "garden_gate")
    monkeypatch.setattr(library, "_of_clone", lambda: [clone])
    page = opened(window, clone / "scorpion" / "garden_gate")
    assert not page.strip.work.isHidden()
    page.strip.work.click()
    assert worked_on() == [clone.resolve()]
    assert not page.session.original.locked
    assert "work on these packs themselves" in page.strip.headline.text()
    at = window.tabs.indexOf(page)
    assert "themselves" in window.tabs.tabToolTip(at)
    draw(page)
    assert page.path == clone / "scorpion" / "garden_gate"
    page.session.stack.undo()
    page.strip.work.click()
    assert worked_on() == []
    assert page.session.original.locked


def test_no_installation_is_worked_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sysconfig

    from uguisu.core.errors import UguisuError
    from uguisu.plugins import registry

    site = tmp_path / "site-packages"
    shutil.copytree(GATE, site / "packs" / "scorpion" / "garden_gate")
    monkeypatch.setattr(library, "_of_clone", lambda: [site / "packs"])
    paths = {**sysconfig.get_paths(), "purelib": str(site)}
    monkeypatch.setattr("sysconfig.get_paths", lambda: paths)
    with pytest.raises(UguisuError, match="part of an installation"):
        work_on(site / "packs", registry())
    stop_working_on(site / "packs")
    assert worked_on() == []


def test_a_picture_goes_into_the_copy(window: MainWindow, tmp_path: Path) -> None:
    from uguisu_editor.dialogs.picturing import _into_pack

    picture = tmp_path / "picture.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', encoding="utf-8")
    page = opened(window)
    assert _into_pack(page, picture) == "art/picture.svg"
    assert page.path.parent == own_folder()
    assert (page.path / "art" / "picture.svg").exists()
    assert not (GATE / "art" / "picture.svg").exists()


@pytest.fixture
def any_edit() -> Callable[[MapPage], bool]:
    return lambda page: page.session.do("Nothing", Group([]))


def test_what_changes_nothing_makes_no_copy(window: MainWindow, any_edit: Callable[[MapPage], bool]) -> None:
    page = opened(window)
    any_edit(page)
    assert page.path == GATE
    assert not own_folder().exists()


def test_a_shipped_campaign_is_saved_as_a_copy(window: MainWindow) -> None:
    night = SCENARIOS / "spies" / "embassy_night"
    before = {path.name: path.read_bytes() for path in night.iterdir() if path.is_file()}
    window.open_pack(night)
    (page,) = window.tabs.campaigns
    assert not window.tabs.tabIcon(window.tabs.indexOf(page)).isNull()
    assert page.do("Title", Put("campaign", ("summary",), "Otherwise"))
    assert page.save()
    assert {path.name: path.read_bytes() for path in night.iterdir() if path.is_file()} == before
    copy = own_folder() / "one_night_at_the_embassy_my_copy"
    text = (copy / "campaign.yaml").read_text(encoding="utf-8")
    assert "Otherwise" in text
    assert "id: one_night_at_the_embassy_my_copy" in text
    assert page.title == "One Night at the Embassy, my copy"
    assert all(row.pack is not None for row in page.missions), "its missions are found by name"
    assert window.tabs.tabIcon(window.tabs.indexOf(page)).isNull()
    assert page.save()
