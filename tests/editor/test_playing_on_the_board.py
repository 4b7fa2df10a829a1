"""The board comes first: what shines is clicked, the rest has buttons, all moves are behind a key; tracks and log are drawn."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from uguisu import Match, load
from uguisu.looks import GameLook, TrackLook
from uguisu_editor.i18n import tr
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.players import player_name
from uguisu_editor.play.question import LONGEST, Question
from uguisu_editor.play.table import Table
from uguisu_editor.play.timeline import StepsSlider
from uguisu_editor.play.tracks import Tracks
from uguisu_editor.theme import LIGHT
from uguisu_senjutsu.look import LOOK as SENJUTSU

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.play.page import PlayPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SOON = 60_000

Play = Callable[[str], "PlayPage"]


@pytest.fixture
def play(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Play:
    """Copy a pack, open it, and press Ctrl+R; returns the game when somebody is to decide."""

    def begin(pack: str) -> PlayPage:
        folder = tmp_path / "packs" / Path(pack).name
        shutil.copytree(SCENARIOS / pack, folder)
        page = window.open_pack(folder)
        assert page is not None
        qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
        assert page.play is not None
        page.play.table.pace = 0
        table = page.play.table
        qtbot.waitUntil(lambda: bool(table.moves) and not table.process.waiting, timeout=SOON)
        return page.play

    return begin


def on_screen(play: PlayPage, piece: str) -> QPoint:
    assert play.canvas is not None
    table = play.canvas.play.table
    table.follow(play.canvas.view)
    spot = next(spot for spot in table.spots if spot.piece == piece)
    return (table.origin(play.canvas.view) + QPointF(*spot.at)).toPoint()


# A question.


def a_question(qtbot: QtBot, moves: list[dict[str, object]]) -> Question:
    choice = Choice()
    question = Question(choice)
    qtbot.addWidget(question)
    question.show()
    choice.setParent(question)
    choice.offer(moves)
    return question


def test_what_no_click_tells_apart_has_buttons(qtbot: QtBot) -> None:
    question = a_question(
        qtbot,
        [
            {"notation": "go:a1", "label": "Go to a1", "places": ["a1"]},
            {"notation": "go:b1", "label": "Go to b1", "places": ["b1"]},
            {"notation": "pass", "label": "End her turn"},
        ],
    )
    assert [button.text() for button in question.buttons] == ["End her turn"]
    assert tr("Click what shines on the board.") in question.how.text()
    decided: list[str] = []
    question.choice.decided.connect(decided.append)
    qtbot.mouseClick(question.buttons[0], LEFT)
    assert decided == ["pass"]


def test_moves_that_have_the_same_things_have_buttons_once_these_are_picked(qtbot: QtBot) -> None:
    question = a_question(
        qtbot,
        [
            {"notation": "walk:a1", "label": "Walk to a1", "places": ["a1"]},
            {"notation": "crawl:a1", "label": "Crawl to a1", "places": ["a1"]},
            {"notation": "walk:b1", "label": "Walk to b1", "places": ["b1"]},
        ],
    )
    assert question.buttons == []
    assert question.choice.pick("places", "a1")
    assert [button.text() for button in question.buttons] == ["Walk to a1", "Crawl to a1"]


def test_too_many_buttons_are_none_and_the_list_is_named(qtbot: QtBot) -> None:
    question = a_question(qtbot, [{"notation": f"m{n}", "label": f"Move {n}"} for n in range(40)])
    assert question.buttons == []
    assert "Ctrl+K" in question.how.text()
    assert len(question.moves.notations) == 40


def test_what_was_looked_for_is_found_once(qtbot: QtBot) -> None:
    question = a_question(qtbot, [{"notation": f"m{n}", "label": f"Move {n}"} for n in range(40)])
    decided: list[str] = []
    question.choice.decided.connect(decided.append)
    question.moves.line.setText("Move 39")
    assert question.moves.notations == ["m39"]
    found = question.moves.tree.topLevelItem(0)
    question.moves.tree.itemActivated.emit(found, 0)
    assert decided == ["m39"]
    assert question.moves.line.text() == ""


# The page.


@pytest.mark.long
def test_the_list_is_behind_a_key(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    assert game.canvas is not None
    assert not game.side.moves.isVisible()
    qtbot.keyClick(game.canvas, Qt.Key.Key_K, CONTROL)
    assert game.side.moves.isVisible()
    wanted = game.table.moves[-1]["notation"]
    qtbot.keyClicks(game.side.moves.line, wanted)
    qtbot.keyClick(game.side.moves.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.table.steps) > 0, timeout=SOON)
    assert game.table.steps[0]["move"] == wanted
    qtbot.keyClick(game.side.moves.line, Qt.Key.Key_K, CONTROL)
    assert not game.side.moves.isVisible()


@pytest.mark.long
def test_a_piece_is_picked_where_it_is_drawn(play: Play, qtbot: QtBot) -> None:
    game = play("spies/back_yard")
    assert game.canvas is not None
    for _ in range(40):
        offered = [move["pieces"][0] for move in game.table.moves if move.get("pieces")]
        if len(set(offered)) > 1:
            break
        game.choice.decide(game.table.moves[0]["notation"])
        qtbot.waitUntil(lambda: bool(game.table.moves) and not game.table.process.waiting, timeout=SOON)
    before = len(game.table.steps)
    qtbot.mouseClick(game.canvas, LEFT, pos=on_screen(game, offered[0]))
    picked = ("pieces", offered[0]) in game.choice.picked
    assert picked or game.table.process.waiting or len(game.table.steps) > before


@pytest.mark.long
def test_pointing_at_a_line_of_the_log_marks_its_places(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    game.choice.decide(game.table.moves[0]["notation"])
    qtbot.waitUntil(lambda: game.side.log.count() > 2 and bool(game.table.moves), timeout=SOON)
    assert game.canvas is not None
    last = game.side.log.item(game.side.log.count() - 1)
    game.side.log.setCurrentItem(last)
    marked = game.canvas.play.pointed
    assert marked
    assert marked <= set(game.canvas.play.table.topology.index)
    assert not last.icon().isNull()


@pytest.mark.long
def test_what_it_is_about_is_told_while_one_plays(play: Play, qtbot: QtBot) -> None:
    game = play("spies/back_yard")
    assert game.side.story.isVisible()
    assert "letter" in game.side.story.text.text()
    qtbot.mouseClick(game.side.story.title, LEFT)
    assert not game.side.story.text.isVisible()


@pytest.mark.long
def test_bots_are_called_by_how_they_play(play: Play) -> None:
    game = play("temple/first_steps")
    assert player_name("mcts:200,mix=0.7") == tr("Thinking bot")
    assert tr("Thinking bot") in " ".join(chip.text() for chip in game.header.chips.values())
    combo = game.side.seats["samurai"]
    assert combo.currentText() == tr("Thinking bot")
    assert combo.currentData() == game.table.players["samurai"]


@pytest.mark.long
def test_cards_are_held_with_their_faces_up(play: Play, qtbot: QtBot) -> None:
    game = play("senjutsu/teaching_duel")
    qtbot.waitUntil(
        lambda: all(game.table.faces.get(button.card) for button in game.hand.buttons), timeout=SOON
    )
    drawn = [button for button in game.hand.buttons if button._sketch is not None]
    assert drawn, "an attack has a diagram"
    assert all(button._sketch.isValid() for button in drawn if button._sketch is not None)
    assert all(button.playable for button in game.hand.buttons if button.card in game.table.moves[0]["cards"])
    told = [button.toolTip() for button in game.hand.buttons]
    assert any("<br>" in words for words in told), "a step a line"
    assert not any("U+000A" in words for words in told)


def test_pointing_at_a_card_shows_only_what_it_does(qtbot: QtBot) -> None:
    question = a_question(
        qtbot,
        [
            {"notation": "rope:a1", "label": "Rope to a1", "cards": ["rope"], "places": ["a1"]},
            {"notation": "bomb:b1", "label": "Bomb at b1", "cards": ["bomb"], "places": ["b1"]},
        ],
    )
    choice = question.choice
    choice.consider("rope")
    assert [move["notation"] for move in choice.shown] == ["rope:a1"]
    assert len(choice.candidates) == 2
    choice.consider("")
    assert len(choice.shown) == 2


@pytest.mark.long
def test_a_piece_glides_to_where_it_goes_and_that_can_be_off(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    canvas = game.canvas
    assert canvas is not None
    table = canvas.play.table
    before = {piece["id"]: piece.get("place") for piece in game.table.view["pieces"]}
    move = next(move for move in game.table.moves if move["places"][-1] != before["ninja"])
    game.choice.decide(move["notation"])
    qtbot.waitUntil(lambda: "ninja" in table.moved, timeout=SOON)
    assert table.moved["ninja"] == (before["ninja"], move["places"][-1])
    assert canvas.glides
    qtbot.mouseClick(game.side.buttons["glide"], LEFT)
    assert not canvas.glides
    qtbot.mouseClick(game.side.buttons["glide"], LEFT)
    assert canvas.glides


@pytest.mark.long
def test_what_mattered_stands_over_the_slider_and_leads_there(play: Play, qtbot: QtBot) -> None:
    game = play("spies/back_yard")
    for _ in range(60):
        if game.timeline.strip.events or game.table.over:
            break
        game.choice.decide(game.table.moves[0]["notation"])
        qtbot.waitUntil(
            lambda: bool(game.table.moves or game.table.over) and not game.table.process.waiting, timeout=SOON
        )
    part, told, picture = game.timeline.strip.events[-1]
    assert told
    assert not picture.isNull()
    game.timeline.strip.asked.emit(0.5)
    qtbot.waitUntil(lambda: game.table.at is not None, timeout=SOON)
    assert 0 <= part <= 1


# Tracks.


def test_tracks_are_told_in_words_too(qtbot: QtBot) -> None:
    tracks = Tracks()
    qtbot.addWidget(tracks)
    look = GameLook(
        game="x",
        tracks={
            "alert": TrackLook(drawn="bands"),
            "wounds": TrackLook(drawn="pips", glyph="water", colour="#b3261e"),
            "secret": TrackLook(drawn="hidden"),
        },
    )
    view = {
        "tracks": [
            {"id": "alert", "title": "Alert", "value": 4, "low": 0, "high": 9},
            {"id": "red_wounds", "title": "Red: wounds", "value": 1, "low": 0, "high": 4},
            {"id": "secret", "value": 1, "low": 0, "high": 4},
            {"id": "odd", "value": 3, "low": 0, "high": 400, "label": "much"},
        ]
    }
    tracks.show_tracks(view, look, LIGHT)
    assert tracks.told == ["Alert: 4 of 9", "odd: much", "Red: wounds: 1 of 4"]
    assert tracks.accessibleName() == "Alert: 4 of 9; odd: much; Red: wounds: 1 of 4"
    tracks.resize(240, tracks.sizeHint().height())
    assert tracks.sizeHint().height() > 60
    assert not tracks.grab().isNull()


def test_a_board_that_waits_for_an_answer_is_painted_again_whatever_comes(play: Play, qtbot: QtBot) -> None:
    """Between the click and the answer nothing is painted; neither a refusal nor silence leaves it so."""
    page = play("temple/nightingale_temple")
    canvas = page.canvas
    assert canvas is not None
    page.choice.decide("no such move")
    assert not canvas.updatesEnabled()
    qtbot.waitUntil(canvas.updatesEnabled, timeout=SOON)
    page.choice.decided.disconnect(page.table.play)
    page.choice.decide("nobody hears this")
    assert not canvas.updatesEnabled()
    qtbot.waitUntil(canvas.updatesEnabled, timeout=SOON)


def test_a_long_answer_is_read_whole_on_its_button(qtbot: QtBot) -> None:
    long = "turn the ring to aggression and gain 1 focus"
    question = a_question(
        qtbot, [{"notation": "a", "label": long}, {"notation": "b", "label": "the ring stays"}]
    )
    button = question.buttons[0]
    assert button.text().replace("\n", " ") == "Turn the ring to aggression and gain 1 focus"
    assert all(len(line) <= LONGEST for line in button.text().splitlines())
    assert button.accessibleName() == button.toolTip()
    assert button.height() > question.buttons[1].height()


def test_cards_are_pale_while_something_else_is_asked(play: Play) -> None:
    game = play("senjutsu/teaching_duel")
    assert not any(button.is_pale for button in game.hand.buttons if button.playable)
    game.choice.offer([{"notation": "stay", "label": "stay"}])
    assert game.hand.buttons
    assert all(button.is_pale for button in game.hand.buttons)
    game.choice.offer([])
    assert not any(button.is_pale for button in game.hand.buttons), "nothing is asked: they are to be read"


def test_each_wound_is_over_the_slider(qtbot: QtBot) -> None:
    slider = StepsSlider(Table(Path(), "en"))
    qtbot.addWidget(slider)
    wounds = [
        {"ply": ply, "kind": "track_changed", "text": f"{value}", "details": {"track": track, "value": value}}
        for ply, track, value in (
            (1, "red_wounds", 1),
            (2, "red_focus", 1),
            (3, "red_wounds", 3),
            (4, "red_wounds", 2),
            (5, "blue_wounds", 1),
        )
    ]
    slider.show_events(wounds, SENJUTSU, LIGHT)
    assert [part for part, *_ in slider.strip.events] == [0.2, 0.6, 1.0], "not what heals, and no focus"


def test_a_unit_that_walks_says_how_far_it_may_still_go() -> None:
    match = Match(load(SCENARIOS / "spies" / "back_yard"), seed=1)
    told: list[tuple[int, str]] = []
    dice = random.Random(1)
    while not match.over and len(told) < 5:
        decision = match.view("guard", "en").decision
        if decision is not None and decision.title.startswith("A unit walks"):
            told.append((match.state.points, decision.title))  # type: ignore[attr-defined]
        match.play(dice.choice(match.legal()))
    assert len({points for points, _ in told}) > 1
    for points, title in told:
        assert title == f"A unit walks and looks; {points} {'step' if points == 1 else 'steps'} left"
