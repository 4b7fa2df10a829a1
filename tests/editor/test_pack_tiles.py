"""Packs on the start page: their tiles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QApplication

from uguisu.content import head_of
from uguisu_editor.model.templates import copy_pack
from uguisu_editor.packs import bundled_packs, library
from uguisu_editor.pages.pack_finder import BY_NAME, MOST_AT_FIRST
from uguisu_editor.pages.tiles import wrapped
from uguisu_editor.pages.welcome import WelcomePage, when
from uguisu_tools.scaffold import new_mod, new_pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize(
    "title", ["The Night of the Long Corridors", "לילה ארוך במסדרונות השגרירות", "🗝🗝 🗝🗝🗝 🗝🗝 🗝🗝"]
)
@pytest.mark.usefixtures("qapp")
def test_a_title_on_a_tile_goes_on_in_a_second_line(title: str) -> None:
    font = QApplication.font()
    whole = QFontMetrics(font).horizontalAdvance(title) + 2
    assert wrapped(title, font, whole) == [title]
    first, second = wrapped(title, font, whole * 3 // 4)
    assert f"{first} {second}" == title
    assert wrapped(f"{title} {title} {title}", font, whole * 3 // 4)[1].endswith("…")


def test_nothing_is_counted_before_the_packs_are_known(window: MainWindow, qtbot: QtBot) -> None:
    page = WelcomePage()
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    assert page.lesson_button.isVisible()
    assert not page.finder.isVisible()
    assert not page.folder_button.isVisible()
    shipped = SCENARIOS / "temple" / "first_steps"
    page.show_packs([], [shipped], library(window.registry), "en")
    assert page.finder.isVisible()
    assert not page.folder_button.isVisible()


def test_packs_of_ones_own_come_first_and_the_ways_to_begin_are_a_row(
    window: MainWindow, tmp_path: Path
) -> None:
    own = new_pack("depot", "spies", tmp_path / "own", window.registry, title="Depot")
    window.resize(1440, 900)
    window.show()
    welcome = window.welcome
    welcome.show_games(window.registry, "en")

    def order() -> list[str]:
        parts = {
            "yours": welcome._shelves["recent"],
            "ways": welcome._ways_row,
            "others": welcome._shelves["bundled"],
        }
        return sorted(parts, key=lambda name: welcome._column.indexOf(parts[name]))

    shipped = [SCENARIOS / "temple" / "first_steps"]
    welcome.show_packs([], shipped, library(window.registry), "en")
    assert order() == ["ways", "yours", "others"]
    assert welcome._title.text() == "What would you like to make?"
    assert not welcome.ways["new"].picture.isHidden()
    welcome.show_packs([own], shipped, library(window.registry), "en")
    assert order() == ["yours", "ways", "others"]
    assert welcome._title.text() == "Go on with yours"
    assert welcome.ways["new"].picture.isHidden()
    assert not welcome.folder_button.isHidden()
    window.resize(1024, 700)
    welcome.show_packs([], shipped, library(window.registry), "en")
    window.speaking.switch("ru")
    welcome.retranslate()
    assert welcome.widget().minimumSizeHint().width() <= welcome.viewport().width()
    window.speaking.switch("en")


def test_packs_are_found_by_words_by_kind_and_by_name(window: MainWindow, tmp_path: Path) -> None:
    base = SCENARIOS / "temple" / "first_steps"
    depot = new_pack("depot", "spies", tmp_path / "own", window.registry, title="Night Depot")
    tower = new_pack("tower", "temple", tmp_path / "own", window.registry, title="Bell Tower")
    mod = new_mod("mod", base, tmp_path / "own", window.registry, "en", title="Longer Steps")
    welcome = window.welcome
    welcome.show_games(window.registry, "en")

    def seen(shelf: str) -> list[str]:
        row = welcome._rows[shelf]
        tiles = [item.widget() for at in range(row.count()) if (item := row.itemAt(at)) is not None]
        return [tile.card.title for tile in tiles if not tile.isHidden()]  # type: ignore[attr-defined]

    shipped = [base, SCENARIOS / "spies" / "back_yard"]
    welcome.show_packs([depot, mod, tower], shipped, library(window.registry), "en")
    finder = welcome.finder
    assert seen("recent") == ["Night Depot", "Longer Steps", "Bell Tower"]
    assert [button.text() for button in finder.kinds.buttons.values()] == ["All 3", "Yours 2", "Mods 1"]
    finder.order.choose(BY_NAME)
    assert seen("recent") == ["Bell Tower", "Longer Steps", "Night Depot"]
    finder.kinds.choose("own")
    assert seen("recent") == ["Bell Tower", "Night Depot"]
    finder.search.setText("spies depot")
    assert (seen("recent"), seen("bundled")) == (["Night Depot"], [])
    finder.search.setText("YARD")
    assert (seen("recent"), seen("bundled")) == ([], ["The Back Yard"])
    assert finder.nothing.isHidden()
    finder.search.setText("aardvark")
    assert not finder.nothing.isHidden()
    finder.search.clear()
    welcome._choose_game("temple")
    assert seen("bundled") == ["First steps"]
    assert seen("recent") == ["Bell Tower", "Night Depot"], "the games' buttons are of what came with Uguisu"


@pytest.mark.usefixtures("whole_library")
def test_what_one_learns_a_game_on_comes_first(window: MainWindow) -> None:
    welcome, packs = window.welcome, bundled_packs(window.registry)
    welcome.show_games(window.registry, "en")
    welcome.show_packs([], packs, library(window.registry), "en")
    tiles = welcome.tiles["bundled"]
    first = tiles[: len(window.registry.games)]
    assert {tile.card.path.name for tile in first} == {
        "first_steps",
        "back_yard",
        "garden_gate",
        "teaching_duel",
    }
    assert {tile._badge.text() for tile in first} == {"to learn on"}
    assert all(tile._badge.isHidden() for tile in tiles[len(first) :])


def test_a_copy_says_so_and_is_counted_among_copies(window: MainWindow, tmp_path: Path) -> None:
    base, find = SCENARIOS / "temple" / "first_steps", library(window.registry).find
    copy = copy_pack(base, tmp_path / "own" / "mine", title="My steps", find=find)
    own = new_pack("depot", "spies", tmp_path / "own", window.registry, title="Depot")
    assert head_of(copy).copy_of == "first_steps"
    assert not head_of(copy).learn, "a copy is for something else"
    welcome = window.welcome
    welcome.show_games(window.registry, "en")
    welcome.show_packs([copy, own], [base], library(window.registry), "en")
    assert [tile._badge.text() for tile in welcome.tiles["recent"]] == ["your copy", "yours"]
    kinds = welcome.finder.kinds.buttons
    assert [button.text() for button in kinds.values()] == ["All 2", "Yours 1", "Copies 1"]
    kinds["copy"].click()
    assert [tile.card.title for tile in welcome.tiles["recent"] if not tile.isHidden()] == ["My steps"]


def test_many_packs_of_ones_own_are_shown_when_all_are_asked_for(window: MainWindow, tmp_path: Path) -> None:
    many = [new_pack(f"own_{at}", "temple", tmp_path, window.registry) for at in range(MOST_AT_FIRST + 2)]
    welcome = window.welcome
    welcome.show_packs(many, [], library(window.registry), "en")

    def seen() -> int:
        return sum(not tile.isHidden() for tile in welcome.tiles["recent"])

    assert seen() == MOST_AT_FIRST
    assert not welcome.finder.all_button.isHidden()
    welcome.finder.search.setText("own_13")
    assert seen() == 1, "what is looked for is found among all"
    welcome.finder.search.clear()
    welcome.finder.all_button.click()
    assert seen() == len(many)
    assert welcome.finder.all_button.isHidden()


def test_ones_own_packs_say_when_they_were_changed_and_are_played_at_once(
    window: MainWindow, tmp_path: Path
) -> None:
    """Play, Open, Share; a shipped one is opened, copied, changed."""
    depot = new_pack("depot", "temple", tmp_path / "own", window.registry, title="Night Depot")
    shipped = SCENARIOS / "temple" / "first_steps"
    welcome = window.welcome
    welcome.show_games(window.registry, "en")
    welcome.show_packs([depot], [shipped], library(window.registry), "en")
    (own,), (other,) = welcome.tiles["recent"], welcome.tiles["bundled"]
    assert [button.text() for button in own.buttons] == ["Play", "Open", "Share"]
    assert [button.text() for button in other.buttons] == ["Open", "Copy", "Mod"]
    assert own.told.startswith("Temple · ")
    assert other.told == "Temple"
    own.buttons[0].click()
    page = window.page
    assert page is not None
    assert page.path == depot
    assert page.playing
    assert when(0.0, "en") == QLocale("en").toString(
        QDateTime.fromSecsSinceEpoch(0).date(), QLocale.FormatType.ShortFormat
    )


def test_a_tile_that_awaits_its_picture_has_a_shape_of_its_size(window: MainWindow) -> None:
    window.show()
    welcome = window.welcome
    welcome.show_packs([], [SCENARIOS / "temple" / "first_steps"], library(window.registry), "en")
    tile = welcome.tiles["bundled"][0]
    tile.picture.clear()
    tile.ensurePolished()
    seen = tile.grab().toImage()
    board = tile.picture.geometry()
    assert seen.pixelColor(board.center()) == QColor(window.theme.grid)
    assert seen.pixelColor(board.center()) == seen.pixelColor(board.left() + 10, board.bottom() - 10)
    assert seen.pixelColor(board.center()) != seen.pixelColor(board.center().x(), tile.height() - 2)
