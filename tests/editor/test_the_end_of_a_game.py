"""What is offered when a game is over: again, watch it, a hundred, change it, friends."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QPushButton

from uguisu import Match, load
from uguisu_changes.edits import Put
from uguisu_editor.canvas.heat import Heat
from uguisu_editor.dialogs.sharing import ShareDialog
from uguisu_editor.play.ending import CHANGE, HUNDRED, INVITE, WATCH
from uguisu_editor.play.page import FOUND
from uguisu_editor.play.side import close_to_it
from uguisu_editor.play.table import Table
from uguisu_editor.play.turning_point import TurningPoint
from uguisu_editor.play.verdict import last_place
from uguisu_tools.record import dumps

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.play.page import PlayPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 60_000


@pytest.fixture
def played(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> PlayPage:
    """A game of First steps that is over, played by taking the first move there is."""
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    play = page.show_play()
    table = play.table
    table.pace = 0
    for _ in range(400):
        qtbot.waitUntil(
            lambda: (bool(table.moves) or table.over) and not table.process.waiting,
            timeout=SOON,
        )
        if table.over:
            break
        play.choice.decide(table.moves[0]["notation"])
    assert table.over
    return play


def test_the_end_says_who_won_and_offers_what_comes_next(played: PlayPage, qtbot: QtBot) -> None:
    side = played.side
    winner = played.table.standing["result"]["winner"]
    assert side.question.who.text() == f"{winner.upper()} WINS"
    assert side.headline.text()
    assert not side.question.list_button.isVisible()
    assert side.ending.isVisible()
    assert [name for name, tile in side.ending.tiles.items() if tile.isVisible()] == [
        WATCH,
        HUNDRED,
        CHANGE,
        INVITE,
    ]
    side.ending.tiles[WATCH].click()
    qtbot.waitUntil(lambda: played.table.at is not None and not played.table.process.waiting, timeout=SOON)
    assert not side.ending.isVisible()
    before = played.table.at or 0
    played._watch_on()
    qtbot.waitUntil(lambda: not played.table.process.waiting, timeout=SOON)
    assert played.table.at == before + 1
    played.table.look_back(None)
    qtbot.waitUntil(lambda: not played.table.process.waiting, timeout=SOON)
    played._watch_on()
    assert not played._watching.isActive()
    qtbot.waitUntil(side.ending.isVisible, timeout=SOON)
    side.ending.again.click()
    qtbot.waitUntil(lambda: not played.table.over and not played.table.process.waiting, timeout=SOON)


def test_the_end_tells_who_was_ahead_and_where_it_turned(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    play = page.show_play(begin=False)
    table, dice = play.table, random.Random(5)
    table.pace = 0
    table.players = {"ninja": "human", "samurai": "random"}
    play.start(3)
    while not table.over:
        qtbot.waitUntil(lambda: bool(table.moves or table.over) and not table.process.waiting, timeout=SOON)
        if not table.over:
            assert not play.side.turning.isVisible()
            assert not play.timeline.ribbon.isVisible()
            play.choice.decide(dice.choice(table.moves)["notation"])
    qtbot.waitUntil(lambda: bool(table.outlook), timeout=SOON)
    assert play.timeline.ribbon.isVisible()
    stretches = play.timeline.ribbon.stretches()
    assert [begin for _, begin, _ in stretches] == [0, *(end for _, _, end in stretches)][:-1]
    rounds = play.timeline.ribbon.rounds()
    assert [number for number, _, _ in rounds] == [*range(1, len(rounds) + 1)]
    assert rounds[0][1:] == (0, 4), "the ninja and three samurai"
    assert rounds[-1][2] == len(table.steps)
    assert play.side.turning.where.text() == f"Round {len(rounds) - 1}"
    assert stretches[-1][0] == table.standing["result"]["winner"]
    assert stretches[-1][2] == len(table.steps)
    turned, side, canvas = table.outlook["turned"], play.side, play.canvas
    assert canvas is not None
    assert side.turning.isVisible()
    assert (
        "Green samurai goes from Swallow Tower to Koi Pond. From then on Ninja wins"
        in side.turning.text.text()
    )
    assert not canvas.play.trails, "they lie over no other position than the one that turned it"
    assert not play.header.trails.isVisible()
    side.turning.show_button.click()
    qtbot.waitUntil(lambda: table.at == turned["step"] and not table.process.waiting, timeout=SOON)
    assert play.header.trails.isVisible()
    assert [trail["piece"] for trail in canvas.play.trails] == ["ninja", "green"]
    painted = canvas.grab().toImage()
    play.header.trails.click()
    assert canvas.play.trails == []
    assert canvas.grab().toImage() != painted
    play.header.trails.click()
    assert canvas.play.trails
    assert side.turning.isVisible()
    side.turning.again_button.click()
    qtbot.waitUntil(lambda: not table.over and not table.process.waiting, timeout=SOON)
    assert not side.turning.isVisible()
    assert canvas is not play.canvas or not canvas.play.trails


def test_where_it_ended_is_where_the_winner_went() -> None:
    names = {"well": "Well", "gate": "Gate"}
    escaped = {"details": {"piece": "ninja", "from": "well", "place": "gate"}}
    missed = {"details": {"piece": "green", "place": "well"}}
    over = {"details": {"result": "escaped"}}
    assert last_place([escaped, missed, over], names, {"ninja"}) == "gate"
    assert last_place([escaped, missed, over], names, {"green"}) == "well"
    assert last_place([missed, over], names, {"ninja"}) == ""
    assert last_place([missed, over], names, set()) == "well"


def test_a_pack_that_changed_after_the_end_is_played_anew(played: PlayPage, qtbot: QtBot) -> None:
    table = played.table
    qtbot.waitUntil(lambda: not table.process.waiting, timeout=SOON)
    assert table.over
    played.session.do("name", Put("scenario", ("title",), "Another"))
    played.come()
    qtbot.waitUntil(lambda: not table.over and not table.process.waiting, timeout=SOON)
    assert not played.banner.isVisible()


def test_who_handed_over_has_the_seat_again_in_the_next_game(played: PlayPage, qtbot: QtBot) -> None:
    table = played.table
    seat = table.people[0]
    table.put(seat, "random")
    qtbot.waitUntil(lambda: not table.process.waiting, timeout=SOON)
    assert table.over
    assert not table.people
    played.left.emit()
    played.come()
    qtbot.waitUntil(lambda: not table.over and not table.process.waiting, timeout=SOON)
    assert table.people == [seat]
    table.put(seat, "random")
    qtbot.waitUntil(lambda: table.over and not table.process.waiting, timeout=SOON)
    played.side.ending.again.click()
    qtbot.waitUntil(lambda: table.people == [seat] and not table.process.waiting, timeout=SOON)


def test_who_let_bots_play_plays_again_from_the_turning_point(played: PlayPage, qtbot: QtBot) -> None:
    table = played.table
    for seat in table.players:
        table.put(seat, "random")
    qtbot.waitUntil(lambda: len(table.steps) > 2 and not table.process.waiting, timeout=SOON)
    asked = table.steps[2]["seat"]
    played.again_from(2)
    qtbot.waitUntil(lambda: len(table.steps) == 2 and not table.process.waiting, timeout=SOON)
    assert table.players[asked] == "human"
    qtbot.waitUntil(lambda: bool(table.moves), timeout=SOON)


def test_the_board_says_how_it_ended_and_where(played: PlayPage, qtbot: QtBot) -> None:
    verdict, table, canvas = played.verdict, played.table, played.canvas
    assert canvas is not None
    assert verdict.isVisible()
    assert verdict.why.text().startswith(("Ninja wins: The ", "Samurai wins: The "))
    assert "(" not in verdict.why.text()
    assert "the winner's rank is" in verdict.where.text()
    assert "Round" in verdict.where.text()
    assert not verdict.sign.pixmap().isNull()
    names = canvas.play.table.names
    of_winner = {
        piece["id"] for piece in table.view["pieces"] if piece["side"] == table.standing["result"]["winner"]
    }
    assert verdict.where.text().startswith(f"{names[last_place(table.view['log'], names, of_winner)]} · ")
    qtbot.wait(50)
    board = verdict.parentWidget()

    def hides_nothing() -> bool:
        spots = [canvas.mapTo(board, spot.toPoint()) for spot in canvas.play.table.busy(canvas.view)]
        return board.rect().contains(verdict.geometry()) and not any(map(verdict.geometry().contains, spots))

    qtbot.waitUntil(hides_nothing, timeout=SOON)
    for size in ((1440, 900), (1024, 700)):
        played.window().resize(*size)
        qtbot.waitUntil(hides_nothing, timeout=SOON)
    table.look_back(0)
    qtbot.waitUntil(lambda: not table.process.waiting, timeout=SOON)
    assert not verdict.isVisible()
    table.look_back(None)
    qtbot.waitUntil(verdict.isVisible, timeout=SOON)


def test_the_whole_board_and_the_end_of_the_log_are_in_sight(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(SCENARIOS / "spies" / "back_yard", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.resize(1440, 900)
    window.show()
    play = page.show_play(begin=False)
    table = play.table
    table.pace = 0
    page.session.players.update({"guard": "random", "spy-1": "random"})
    play.start(1)
    qtbot.waitUntil(lambda: table.over and not table.process.waiting, timeout=SOON)
    canvas, log = play.canvas, play.side.log
    assert canvas is not None

    def whole() -> bool:
        spots = [canvas.view.to_screen(*at) for at in canvas.play.table.topology.centres]
        inside = canvas.rect()
        return all(inside.contains(spot.toPoint()) for spot in spots)

    for size in ((1440, 900), (1024, 700)):
        window.resize(*size)
        qtbot.waitUntil(whole, timeout=SOON)
        assert not play.hand.isVisible(), "its room is the board's"
        assert not play.side.story.isVisible()
        last = log.visualItemRect(log.item(log.count() - 1))
        qtbot.waitUntil(
            lambda: log.viewport().rect().intersects(log.visualItemRect(log.item(log.count() - 1))),
            timeout=SOON,
        )
        assert last.height()


def test_a_game_that_was_looked_for_says_whose_it_is_and_leads_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    window.show()
    match = Match(load(tmp_path / "pack"), 3)
    match.play(match.game.describe(match.state, match.game.legal(match.state)[0]).notation)
    page.show_page("scenario")
    page._show_game(dumps(match))
    play = page.play
    assert play is not None
    qtbot.waitUntil(lambda: len(play.table.steps) == 1 and not play.table.process.waiting, timeout=SOON)
    assert play.banner.says(FOUND)
    back = next(
        button for button in play.banner.findChildren(QPushButton) if button.text() == "Back to the drawing"
    )
    back.click()
    assert not page.playing
    assert page.name == "scenario"


def test_an_old_playtest_does_not_lie_over_the_end(played: PlayPage, qtbot: QtBot) -> None:
    canvas = played.canvas
    assert canvas is not None
    heat = Heat("where they went", {"old-well": 3.0}, str)
    played.show_heat(heat)
    assert canvas.heat is None
    assert played.side.heat.isHidden()
    played.side.ending.again.click()
    qtbot.waitUntil(lambda: not played.table.over and not played.table.process.waiting, timeout=SOON)
    assert played.canvas is not None
    assert played.canvas.heat is heat
    assert not played.side.heat.isHidden()


def test_whoever_lost_hears_when_he_was_ahead(window: MainWindow, tmp_path: Path) -> None:
    table = Table(tmp_path, "en")
    table.about = {"seats": [{"id": "ninja", "side": "ninja"}, {"id": "samurai", "side": "samurai"}]}
    table.players = {"ninja": "human", "samurai": "careful"}
    n, s = "ninja", "samurai"
    table.outlook = {"rounds": [1, 1, 2, 2, 3], "ahead": [s, n, n, s, s, s]}
    table.view = {"tracks": [{"id": "turn", "title": "Turn", "value": 3, "high": 9}]}
    assert close_to_it(table) == "Turn 1\N{EN DASH}2: you were ahead."
    table.outlook = {"rounds": [1, 1, 2, 2, 3], "ahead": [s, s, n, s, s, s]}
    assert close_to_it(table) == "Turn 2: you were ahead."
    table.outlook = {"rounds": [1, 2, 3, 4, 5, 6], "ahead": [n, n, n, n, n, s, s]}
    assert close_to_it(table) == "Turn 1\N{EN DASH}5: you were ahead."
    table.outlook = {"rounds": [1, 1], "ahead": [s, s, n]}
    assert not close_to_it(table), "who has won"
    table.players = {"ninja": "human", "samurai": "human"}
    table.outlook = {"rounds": [1, 1], "ahead": [n, s, s]}
    assert not close_to_it(table), "two people are at the screen"


def test_all_names_or_those_that_matter(played: PlayPage, qtbot: QtBot) -> None:
    canvas, names = played.canvas, played.header.names
    assert canvas is not None
    assert names.isChecked()
    everything = canvas.grab().toImage()
    names.click()
    few = canvas.grab().toImage()
    assert few != everything
    standing = {piece["place"] for piece in played.table.view["pieces"] if piece.get("place")}
    assert standing <= canvas.play.mattering(()) < {*canvas.play.places}
    names.click()
    assert canvas.grab().toImage() == everything


def test_a_long_title_over_the_board_makes_no_window_wider(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    file = folder / "scenario.yaml"
    text, long = file.read_text(encoding="utf-8"), "The temple of twenty crossings " * 5
    file.write_text(re.sub("(?m)^title: .*$", f"title: {long}", text), encoding="utf-8")
    window.resize(1024, 700)
    window.show()
    page = window.open_pack(folder)
    assert page is not None
    play = page.show_play()
    qtbot.waitUntil(lambda: play.header.title.text() == long.strip(), timeout=SOON)
    qtbot.wait(50)
    assert window.width() == 1024
    assert play.header.minimumSizeHint().width() < 400


def test_the_end_leads_to_the_drawing_to_bots_and_to_friends(played: PlayPage, window: MainWindow) -> None:
    page = window.page
    assert page is not None
    played.side.ending.tiles[INVITE].click()
    dialog = next(one for one in window.findChildren(ShareDialog) if one.isVisible())
    dialog.reject()
    page.name = "panel-playtest"  # from where it was begun
    played.side.ending.tiles[CHANGE].click()
    assert not page.playing
    assert page.name == "map"
    page.show_play(begin=False)
    played.side.ending.tiles[HUNDRED].click()
    assert page.name == "panel-playtest"


def test_the_turning_point_tells_of_its_own_round(window: MainWindow) -> None:
    card = TurningPoint(window)
    lines = [
        {"text": "Turn is now 3", "details": {"track": "turn", "value": 3}},
        {"text": "Ninja goes to Road", "details": {"piece": "ninja"}},
    ]
    card.tell({"lines": lines, "move": "", "since": "From then on you win.", "step": 4}, "Turn 2")
    assert card.text.text() == "Ninja goes to Road. From then on you win."
