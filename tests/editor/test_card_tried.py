"""A card that is tried: the board before and after it, in a game by chance or of the last playtest."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from tests.support.cards import SOON, cards_of, choose

from uguisu import Match, load
from uguisu.views import PieceView, View
from uguisu_editor.model.jobs import places_that_differ
from uguisu_editor.session import CardFare
from uguisu_lab.editor.playtest import tell_kept
from uguisu_tools.record import replay

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


@pytest.mark.long
def test_a_card_is_tried_with_the_board_before_and_after(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("scorpion/homebrew_five")
    shown = cards_of(page)
    choose(shown, "whistle")
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    before, after = shown.boards.pictures
    assert before is not None
    assert after is not None
    assert before.marks != after.marks
    assert shown.boards.isVisibleTo(shown)


def test_the_boards_have_the_width_of_the_card_until_the_log_is_wanted(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown.window().resize(1440, 900)
    choose(shown, "wide_cut")
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    qtbot.waitUntil(lambda: shown.boards.width() > 0.9 * shown.trial.width())
    assert shown.trial.came.text()
    qtbot.mouseClick(shown.trial.log_button, Qt.MouseButton.LeftButton)
    assert shown.events.isVisibleTo(shown)
    qtbot.waitUntil(lambda: shown.boards.width() < 0.8 * shown.trial.width())


def test_before_and_after_stand_there_without_being_asked_for(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    qtbot.waitUntil(lambda: shown.boards.pictures[1] is not None, timeout=SOON)
    assert shown.try_button.text() == "Try it"
    first = shown.boards.pictures
    at = next(at for at, card in enumerate(shown.cards()) if card["id"] == "wide_cut")
    shown.context.set(("cards", at, "do", 1, "hexes"), {"F": 2})
    assert shown.boards.pictures == first  # seen until it is known what comes of the change
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)


def test_what_games_have_shown_stands_beside_the_card(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    shown.tabs.choose("last")
    page.session.show_findings({("card", "wide_cut"): "Played in 3 of the 4 games."})
    assert shown.fares.text() == "Played in 3 of the 4 games."
    assert shown.fares.isVisibleTo(shown)


def test_a_card_is_tried_where_a_game_of_the_playtest_came_to_it(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """A game that was played is gone through to where the card may be played; before and after differ."""
    page = opened("senjutsu/teaching_duel")
    game = load(page.session.document.folder)
    rng, match = random.Random(3), Match(game, 3)
    while not match.over and len(match.steps) < 60:
        match.apply(rng.choice(game.legal(match.state)))
    page.session.games = [(13, replay.dumps(match))]
    shown = cards_of(page)
    choose(shown, "wide_cut")
    qtbot.mouseClick(shown.try_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    assert shown._found is not None
    assert shown._found.playtest == 14
    assert "14" in shown.trial.about.text()
    assert shown.boards.isVisibleTo(shown)


def test_what_games_showed_before_the_change_stands_beside_it(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    now, old = CardFare(60, 50, 0.58, 0.54, 0.5), CardFare(60, 50, 0.2, 0.5, 0.5)
    page.session.show_fares({"wide_cut": now, "hilt": CardFare(60, 40, 0.0, 0.0, 0.4)}, {"wide_cut": old})
    assert shown.fares.rows[0][1].text() == "58 of 100"
    assert "20 of 100" in shown.fares.change.text()
    assert "not chance" in shown.fares.change.text()
    assert "The hilt" in shown.fares.never.text()
    page.session.show_fares({"wide_cut": now}, {"wide_cut": CardFare(60, 50, 0.56, 0.5, 0.5)})
    assert "may be chance" in shown.fares.change.text()


def test_in_which_turns_it_was_chosen_stands_below(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    shown.window().resize(1440, 900)
    choose(shown, "wide_cut")
    fares = {
        "wide_cut": CardFare(60, 50, 0.58, 0.54, 0.5, by_turn=(0, 2, 6, 2)),
        "hilt": CardFare(60, 40, 0.0, 0.0, 0.4),
        "high_guard": CardFare(60, 40, 1.0, 0.5, 0.5, by_turn=(1,) * 30),
    }
    page.session.show_fares(fares, {})
    assert shown.fares.turns.isVisibleTo(shown)
    assert shown.fares.bars.times == (0, 2, 6, 2)
    assert shown.fares.busiest.text() == "Most often in turn 3, 60 of 100 times."
    choose(shown, "hilt")
    assert shown.fares.busiest.text() == "It was never chosen in these games."
    assert not shown.fares.bars.isVisible()
    choose(shown, "high_guard")
    assert shown.fares.bars.times[-1] == 19
    assert shown.fares.bars.told(len(shown.fares.bars.times) - 1) == "12+"
    page.session.show_fares(
        {"high_guard": CardFare(60, 40, 1.0, 0.5, 0.5)}, {}
    )  # of a playtest that was kept
    assert not shown.fares.turns.isVisible()


def test_a_card_that_lies_open_is_tried_until_it_has_had_its_effect(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    choose(shown, "ronin_core")
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    found = shown._found
    assert found is not None
    assert any("carries out" in line for line in found.events)
    assert found.when is not None
    told = shown.trial.about.text()
    assert f"turn {found.when[1]}" in told
    assert "decision" not in told
    assert found.changed or found.counted


def test_places_where_something_changed_are_marked_on_both_boards() -> None:
    def piece(name: str, place: str | None, facing: int = 0) -> PieceView:
        return PieceView(name, "fighter", place=place, facing=facing)

    def view(*pieces: PieceView) -> View:
        return View("game", "scenario", "red", 0, None, pieces)

    before = view(piece("red", "a1"), piece("blue", "b2"), piece("green", "c3"))
    after = view(piece("red", "a2"), piece("blue", "b2", 3), piece("green", "c3"))
    assert places_that_differ(before, after) == {"a1", "a2", "b2"}
    assert places_that_differ(after, after) == set()


@pytest.mark.long
def test_who_wants_figures_of_a_card_has_bots_play_and_stays(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("spies/back_yard")
    window.resize(1440, 900)
    shown = cards_of(page)
    choose(shown, "pebble")
    assert "Not played yet" in shown.fares.text()
    panel = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
    panel.games.setValue(4)
    qtbot.mouseClick(shown.fares.play_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(shown.fares.work.isVisible, timeout=SOON)
    assert "4" in shown.fares.work.text()
    assert not shown.fares.play_button.isVisible()
    qtbot.waitUntil(lambda: not panel.playtest.running, timeout=SOON)
    assert page.name == "cards"
    assert page.session.fares
    assert shown.fares.rows[0][1].isVisible()
    assert shown.fares.play_button.text() == "Play again"
    assert not shown.fares.work.isVisible()
    told = dict(page.session.fares)
    page.session.show_fares({}, {})
    tell_kept(page.session)  # as when the pack is opened another day, before anybody looks at the playtest
    assert page.session.fares == told
