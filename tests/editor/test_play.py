"""Play: the pack as it is drawn now, in a process of its own, with real keys and a real mouse."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from uguisu.content.loader import read_pack
from uguisu_changes.edits import Put
from uguisu_editor.play.game_process import last_seen
from uguisu_editor.play.hand import shortened
from uguisu_editor.play.standing import standing_of
from uguisu_editor.play.table import HUMAN
from uguisu_tools import children
from uguisu_tools.rulings.run import run_rulings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.play.page import PlayPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SOON = 60_000

Play = Callable[..., "PlayPage"]


@pytest.fixture
def play(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Play:
    """Copy a pack, open it, and press Ctrl+R; returns the game when there is something to see."""

    def begin(pack: str, *, change: Callable[[MainWindow], object] = lambda _: None) -> PlayPage:
        folder = tmp_path / "packs" / Path(pack).name
        shutil.copytree(SCENARIOS / pack, folder)
        page = window.open_pack(folder)
        assert page is not None
        change(window)
        qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
        assert page.play is not None
        page.play.table.pace = 0
        waits(qtbot, page.play)
        return page.play

    return begin


def waits(qtbot: QtBot, play: PlayPage) -> None:
    """Wait until a person is to decide, or the game is over."""
    table = play.table

    def ready() -> bool:
        return bool(table.moves or table.over or table.handing_over) and not table.process.waiting

    qtbot.waitUntil(ready, timeout=SOON)


def place_of(play: PlayPage, place: str) -> QPoint:
    assert play.canvas is not None
    board = play.canvas.session.board
    assert board is not None
    centre = board.centre(place)
    assert centre is not None
    return play.canvas.view.to_screen(*centre).toPoint()


@pytest.mark.long
def test_a_click_on_a_lit_place_plays_and_bots_answer(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    move = game.table.moves[0]
    assert game.canvas is not None
    lit = [place for place, bright in game.canvas.play.lit().items() if bright]
    assert move["places"][-1] in lit
    qtbot.mouseClick(game.canvas, LEFT, pos=place_of(game, move["places"][-1]))
    qtbot.waitUntil(lambda: len(game.table.steps) > 1, timeout=SOON)
    waits(qtbot, game)
    assert game.table.steps[0] == {"seat": "ninja", "move": move["notation"]}
    assert {step["seat"] for step in game.table.steps} == {"ninja", "samurai"}
    assert game.side.log.count() > 1


@pytest.mark.long
def test_what_is_not_saved_is_played(play: Play, qtbot: QtBot) -> None:
    def rename(window: MainWindow) -> None:
        assert window.page is not None
        window.page.session.do("", Put("map", ("places", 0, "name"), "The Unsaved Gate"))

    game = play("temple/first_steps", change=rename)
    named = [place.get("name") for place in game.table.content["map"]["places"]]
    assert "The Unsaved Gate" in str(named)


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", ["spies/back_yard", "senjutsu/teaching_duel", "scorpion/four_lanterns"])
def test_any_game_is_played_mods_too(play: Play, qtbot: QtBot, pack: str) -> None:
    game = play(pack)
    assert game.canvas is not None
    assert game.canvas.session.board is not None
    game.choice.decide(game.table.moves[0]["notation"])
    qtbot.waitUntil(lambda: len(game.table.steps) > 0 and not game.table.process.waiting, timeout=SOON)


@pytest.mark.long
def test_ticked_mods_are_played_with(play: Play, qtbot: QtBot, tmp_path: Path) -> None:
    mod = tmp_path / "packs" / "gong"
    mod.mkdir(parents=True)
    card = "{id: gong, title: Gong, deck: guards, do: [{op: raise, track: alert}]}"
    (mod / "scenario.yaml").write_text(
        "format: 1\nid: gong\nuses: [../garden_gate]\ntitle: The gong\n", "utf-8"
    )
    (mod / "cards.yaml").write_text(f"format: 1\ncards:\n  - {card}\n", "utf-8")
    game = play("scorpion/garden_gate")
    assert "gong" not in game.table.content["cards"]
    game.header.who_plays.setChecked(True)
    boxes = {box.text(): box for box in game.side.mods.values()}
    assert [*boxes] == ["The gong"]
    assert not game.side.mods_label.isHidden()
    boxes["The gong"].click()
    qtbot.waitUntil(lambda: "gong" in game.table.content.get("cards", {}), timeout=SOON)
    waits(qtbot, game)
    assert game.table.about["scenario"] == "garden_gate-gong"


@pytest.mark.long
def test_the_keyboard_will_do(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    line, wanted = game.side.moves.line, game.table.moves[-1]
    qtbot.keyClicks(line, wanted["notation"])
    assert game.side.moves.notations == [wanted["notation"]]
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.table.steps) > 1, timeout=SOON)
    assert game.table.steps[0]["move"] == wanted["notation"]
    waits(qtbot, game)
    canvas, before = game.canvas, len(game.table.steps)
    assert canvas is not None
    canvas.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(canvas, key)
    assert canvas.play.chosen in canvas.play.lit()
    for _ in range(
        len(game.table.moves) + 2
    ):  # a place that the piece stands on narrows nothing: go on to another
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
        if game.table.process.waiting:
            break
        qtbot.keyClick(canvas, Qt.Key.Key_Right)
        qtbot.keyClick(canvas, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(game.table.steps) > before, timeout=SOON)


@pytest.mark.long
def test_undo_hint_and_looking_back(play: Play, window: MainWindow, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    first = {piece["id"]: piece["place"] for piece in game.table.view["pieces"]}
    game.choice.decide(game.table.moves[0]["notation"])
    qtbot.waitUntil(lambda: len(game.table.steps) > 1, timeout=SOON)
    waits(qtbot, game)
    window.actions_["play-hint"].trigger()
    qtbot.waitUntil(lambda: bool(game.table.hint), timeout=SOON)
    assert game.table.hint in [move["notation"] for move in game.table.moves]
    label = next(move["label"] for move in game.table.moves if move["notation"] == game.table.hint)
    qtbot.waitUntil(lambda: game.side.question.hint.text() == f"“{label}”, says a bot", timeout=SOON)
    assert game.side.question.hint.isVisible()
    steps = len(game.table.steps)
    where = game.timeline.where
    assert (
        where.fontMetrics().horizontalAdvance("999 of 999") <= where.minimumWidth()
    )  # the slider keeps its size
    for _ in range(steps):
        qtbot.mouseClick(game.timeline.back, LEFT)
        qtbot.waitUntil(lambda: not game.table.process.waiting, timeout=SOON)
    assert {piece["id"]: piece["place"] for piece in game.table.view["pieces"]} == first
    assert game.table.moves == []  # the past is not played in
    qtbot.mouseClick(game.timeline.now, LEFT)
    waits(qtbot, game)
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: game.table.steps == [], timeout=SOON)
    waits(qtbot, game)
    assert {piece["id"]: piece["place"] for piece in game.table.view["pieces"]} == first


@pytest.mark.long
def test_playing_on_from_an_earlier_position(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    for _ in range(2):
        before = len(game.table.steps)
        game.choice.decide(game.table.moves[0]["notation"])
        qtbot.waitUntil(lambda before=before: len(game.table.steps) > before, timeout=SOON)  # type: ignore[misc]
        waits(qtbot, game)
    kept = next(at for at in range(1, len(game.table.steps)) if game.table.steps[at]["seat"] == "ninja")
    steps = game.table.steps[:kept]
    game.timeline.slider.setValue(kept)
    qtbot.waitUntil(lambda: not game.table.process.waiting, timeout=SOON)
    qtbot.mouseClick(game.timeline.on, LEFT)
    qtbot.waitUntil(lambda: game.table.at is None and game.table.steps == steps, timeout=SOON)
    waits(qtbot, game)
    assert game.table.to_move == "ninja"


@pytest.mark.long
def test_the_pack_is_changed_and_the_game_goes_on_from_there(
    play: Play, window: MainWindow, qtbot: QtBot
) -> None:
    game = play("temple/first_steps")
    game.choice.decide(game.table.moves[0]["notation"])
    qtbot.waitUntil(lambda: len(game.table.steps) > 1, timeout=SOON)
    waits(qtbot, game)
    steps = list(game.table.steps)
    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    page = window.page
    assert page is not None
    assert not page.playing
    page.session.do("", Put("map", ("places", 0, "name"), "Another name"))
    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    assert page.playing
    again = game.banner.buttons[0]
    qtbot.mouseClick(again, LEFT)
    qtbot.waitUntil(lambda: "Another name" in str(game.table.content), timeout=SOON)
    waits(qtbot, game)
    assert game.table.steps[: len(steps)] == steps


def test_before_the_first_move_one_reads_what_wins_and_what_has_happened(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    assert game.side.story.isVisible()
    assert "tower" in game.side.story.text.text()
    night = play("scorpion/garden_gate")
    log = night.side.log
    qtbot.waitUntil(lambda: log.verticalScrollBar().maximum() > 0, timeout=SOON)
    assert log.verticalScrollBar().value() == 0, "nobody has read it"
    night.choice.decide(night.table.moves[0]["notation"])
    qtbot.waitUntil(
        lambda: log.verticalScrollBar().value() == log.verticalScrollBar().maximum() > 0, timeout=SOON
    )


@pytest.mark.long
def test_two_people_with_secrets_change_places_behind_a_screen(play: Play, qtbot: QtBot) -> None:
    game = play("scorpion/garden_gate")
    table = game.table
    for seat in table.players:
        table.put(seat, HUMAN)
        waits(qtbot, game)
    assert table.about["secrets"]
    for _ in range(60):
        if table.handing_over:
            break
        game.choice.decide(table.moves[0]["notation"])
        qtbot.waitUntil(lambda: not table.process.waiting, timeout=SOON)
        waits(qtbot, game)
    assert game.curtain.isVisible()
    assert game.canvas is not None
    assert game.canvas.play.view == {}
    assert game.hand.buttons == []
    assert game.side.log.count() == 0
    assert game.choice.moves == []
    coming = table.handing_over
    qtbot.mouseClick(game.curtain.button, LEFT)
    qtbot.waitUntil(lambda: table.eyes == coming and bool(table.moves), timeout=SOON)
    assert not game.curtain.isVisible()
    assert table.view["seat"] == coming


@pytest.mark.long
def test_a_new_game_begins_while_bots_of_the_old_one_think(play: Play, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    for _ in range(3):
        game.choice.decide(game.table.moves[0]["notation"])
        qtbot.waitUntil(lambda: game.table.bot_moves, timeout=SOON)
        game.start()
        qtbot.waitUntil(lambda: game.table.steps == [] and bool(game.table.moves), timeout=SOON)
        waits(qtbot, game)
    assert not game.table.paused
    assert not game.banner.isVisible()


@pytest.mark.long
def test_a_saved_game_is_opened_again(play: Play, tmp_path: Path, qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    game.choice.decide(game.table.moves[0]["notation"])
    qtbot.waitUntil(lambda: len(game.table.steps) > 1, timeout=SOON)
    waits(qtbot, game)
    steps = list(game.table.steps)
    game.write(tmp_path / "game.json", game.table.save)
    game.table.ask_replay(lambda text: game.write(tmp_path / "replay.jsonl", text))
    qtbot.waitUntil((tmp_path / "replay.jsonl").exists, timeout=SOON)
    for name in ("game.json", "replay.jsonl"):
        game.start()
        qtbot.waitUntil(lambda: game.table.steps == [], timeout=SOON)
        game.open_file(tmp_path / name)
        qtbot.waitUntil(lambda: game.table.steps == steps, timeout=SOON)


@pytest.mark.long
@pytest.mark.parametrize("pack", ["temple/first_steps", "scorpion/garden_gate", "scorpion/crooked_harbour"])
def test_a_position_becomes_a_ruling_that_holds(
    play: Play, window: MainWindow, qtbot: QtBot, pack: str
) -> None:
    game = play(pack)
    for _ in range(3):
        before = len(game.table.steps)
        game.choice.decide(game.table.moves[0]["notation"])
        qtbot.waitUntil(lambda before=before: len(game.table.steps) > before, timeout=SOON)  # type: ignore[misc]
        waits(qtbot, game)
    page = window.page
    assert page is not None
    steps = page.session.stack.count()
    game.record("from_play")
    qtbot.waitUntil(lambda: page.session.stack.count() > steps, timeout=SOON)
    assert page.save()
    registry_ = window.registry
    read, found = read_pack(page.path, registry_)
    assert [finding for finding in found if finding.severity == "error"] == []
    assert read is not None
    [outcome] = run_rulings(read, registry_, lambda ruling: ruling.id == "from_play")
    assert outcome.holds, outcome.found
    assert outcome.ruling.expect


@pytest.mark.long
def test_a_pack_with_errors_says_so(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "broken"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    page = window.open_pack(folder)
    assert page is not None
    page.session.do("", Put("map", ("places", 0, "tags"), ["no-such-tag"]))
    page.session.do("", Put("map", ("links", 0, "between"), ["nowhere", "else"]))
    window.actions_["play"].trigger()
    game = page.play
    assert game is not None
    qtbot.waitUntil(lambda: "cannot be played yet" in game.banner.text, timeout=SOON)


# Bots that do harm.

BOTS = """
import os
from uguisu.plugins.hooks import hookimpl
from uguisu.bots.bot import BotType

class Stuck:
    def choose(self, decision):
        while True:
            pass

class Quitter:
    def choose(self, decision):
        os.abort()

@hookimpl
def uguisu_bots():
    return [
        BotType("stuck", lambda setting, game: Stuck(), "never answers"),
        BotType("quitter", lambda setting, game: Quitter(), "goes away"),
    ]
"""


@pytest.fixture
def harmful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    info = site / "harmful-0.1.dist-info"
    info.mkdir(parents=True)
    (site / "harmful.py").write_text(BOTS, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harmful\nVersion: 0.1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[uguisu]\nharmful = harmful\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr(children, "KEPT", children.KEPT | {"PYTHONPATH"})  # in place of installing it


@pytest.mark.long
@pytest.mark.usefixtures("harmful")
@pytest.mark.parametrize(("bot", "line"), [("stuck", "harmful.py:"), ("quitter", "")])
def test_a_bot_that_hangs_or_ends_the_process_is_named_and_nothing_is_lost(
    play: Play, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, bot: str, line: str
) -> None:
    monkeypatch.setattr("uguisu_editor.play.game_process.STALL", "0.3")
    monkeypatch.setattr("uguisu_editor.play.table.MUCH_PATIENCE_MS", 1500)
    game = play("temple/first_steps")
    move = game.table.moves[0]["notation"]
    game.table.put("samurai", bot)
    waits(qtbot, game)
    game.choice.decide(move)
    qtbot.waitUntil(game.banner.isVisible, timeout=SOON)
    assert f"“{bot}”" in game.banner.text
    assert line in game.banner.text
    qtbot.waitUntil(
        lambda: game.table.players["samurai"] == HUMAN and not game.table.process.waiting, timeout=SOON
    )
    waits(qtbot, game)
    assert [step["move"] for step in game.table.steps] == [move]
    assert game.table.to_move == "samurai"


def test_the_last_line_of_a_plugin_is_found_in_what_the_process_tells() -> None:
    here = __file__
    upwards = (
        "Timeout (0:00:02)!\nThread 0x1 (most recent call first):\n"
        f'  File "{os.__file__}", line 3 in walk\n  File "{here}", line 7 in a\n'
    )
    assert last_seen(upwards) == "test_play.py:7"
    downwards = (
        f'Traceback (most recent call last):\n  File "{here}", line 7, in a\n  File "{here}", line 9, in b\n'
    )
    assert last_seen(downwards) == "test_play.py:9"
    assert last_seen("nothing at all") == ""


def test_tracks_are_told_player_by_player() -> None:
    view = {
        "tracks": [
            {"id": "turn", "title": "Turn", "value": 1, "high": 9},
            {"id": "red_wounds", "title": "Red: wounds", "value": 2, "high": 5},
            {"id": "red_kamae", "title": "Red: kamae", "value": 0, "high": 3, "label": "neutral"},
            {"id": "alone", "title": "Blue: wounds", "value": 0, "high": 5},
        ],
        "areas": [
            {"id": "deck", "title": "Red: deck", "count": 30},
            {"id": "hand", "title": "Red: hand", "count": 0},
        ],
        "pieces": [
            {"id": "red", "title": "Red", "place": "d4", "condition": "in cover"},
            {"id": "blue", "title": "Blue", "condition": "not in play"},
            {"id": "green", "title": "<Green>", "condition": "not in play"},
            {"id": "ninja", "title": "The ninja"},
        ],
        "told": ["advantage, from the top: Red"],
    }
    told = standing_of(view).replace("&nbsp;", " ")
    assert told == (
        "Turn <b>1</b>/9 · Blue: wounds <b>0</b>/5"
        "<br>advantage, from the top: Red"
        "<br>not in play: Blue, &lt;Green&gt;"
        "<br><b>Red:</b> wounds <b>2</b>/5 · kamae <b>neutral</b> · deck <b>30</b>"
    )


def test_what_a_card_says_is_cut_between_words() -> None:
    said = "Gain 1 focus.\nDraw 2 cards."
    assert shortened(said, lambda text: True) == said
    assert shortened(said, lambda text: len(text) < 24) == "Gain 1 focus.\nDraw 2…"
    assert shortened(said, lambda text: len(text) < 16) == "Gain 1 focus…"
    assert shortened(said, lambda text: not text) == ""
