"""Games of people in the window: kept with how they ended, shown beside the bots', switched off."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt

from uguisu_lab.editor.panel import PlaytestPanel
from uguisu_tools.record import keep_people, keeps_people, people_games

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.play.page import PlayPage
    from uguisu_editor.window import MainWindow

PACK = Path(__file__).parents[1] / "packs" / "triangle"
SOON = 60_000


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))


@pytest.fixture
def play(window: MainWindow, tmp_path: Path) -> PlayPage:
    """Play of a tiny pack, with people in both seats."""
    shutil.copytree(PACK, tmp_path / "pack")
    page = window.open_pack(tmp_path / "pack")
    assert page is not None
    return page.show_play()


def to_the_end(play: PlayPage, qtbot: QtBot, **players: str) -> None:
    table = play.table
    table.pace = 0
    qtbot.waitUntil(lambda: bool(table.about) and not table.process.waiting, timeout=SOON)
    for seat in ("ninja", "samurai"):
        table.put(seat, players.get(seat, "human"))
    for _ in range(200):
        qtbot.waitUntil(
            lambda: (
                not table.process.waiting and (bool(table.moves) or table.over or bool(table.handing_over))
            ),
            timeout=SOON,
        )
        if table.over:
            return
        if table.handing_over:
            table.take_over()
        else:
            play.choice.decide(table.moves[0]["notation"])
    raise AssertionError("it has no end")


def test_a_game_is_kept_once_however_often_its_end_is_taken_back(play: PlayPage, qtbot: QtBot) -> None:
    to_the_end(play, qtbot)
    [kept] = people_games()
    assert (kept.where, kept.name) == ("window", "temple/triangle")
    assert kept.seats == {"ninja": "human", "samurai": "human"}
    assert kept.winner == play.table.standing["result"]["winner"]
    play.table.undo()
    qtbot.waitUntil(lambda: not play.table.over and not play.table.process.waiting, timeout=SOON)
    to_the_end(play, qtbot)
    assert len(people_games()) == 1
    play.start()
    qtbot.waitUntil(lambda: not play.table.over and not play.table.process.waiting, timeout=SOON)
    to_the_end(play, qtbot, samurai="random")
    assert [game.seats["samurai"] for game in people_games()] == ["human", "random"]


def test_what_is_looked_at_or_gone_on_from_the_middle_is_not_kept(play: PlayPage, qtbot: QtBot) -> None:
    to_the_end(play, qtbot)
    table = play.table
    with qtbot.waitSignal(table.began, timeout=SOON):
        play.open(table.save)
    qtbot.waitUntil(lambda: not table.process.waiting, timeout=SOON)
    assert table.over
    table.look_back(1)
    qtbot.waitUntil(lambda: table.at == 1 and not table.process.waiting, timeout=SOON)
    with qtbot.waitSignal(table.began, timeout=SOON):
        play.play_on(1)
    to_the_end(play, qtbot)
    assert len(people_games()) == 1


def test_switched_off_beside_who_plays_nothing_is_kept(play: PlayPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(play.table.about) and not play.table.process.waiting, timeout=SOON)
    play.header.who_plays.setChecked(True)
    assert play.side.keeps.isVisible()
    assert play.side.keeps.isChecked()
    play.side.keeps.click()
    assert not keeps_people()
    to_the_end(play, qtbot)
    assert people_games() == []
    keep_people(on=True)
    play.header.who_plays.setChecked(False)
    play.header.who_plays.setChecked(True)
    assert play.side.keeps.isChecked()


def test_the_playtest_shows_people_beside_bots(play: PlayPage, window: MainWindow, qtbot: QtBot) -> None:
    to_the_end(play, qtbot)
    to_the_end_again(play, qtbot)
    window.actions_["playtest"].trigger()
    panel = window.page.pages["panel-playtest"].widget()  # type: ignore[union-attr, attr-defined]
    assert isinstance(panel, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(panel.bots), timeout=SOON)
    panel.playtest.stop()
    for combo in panel.bots.values():
        combo.setCurrentText("random")
    panel.games.setValue(10)
    qtbot.mouseClick(panel.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel.playtest.running, timeout=180_000)
    people, quick = panel.levels.people, panel.levels.quick
    assert people.isVisible()
    assert people.head.text() == "Between people"
    assert people.count.text() == "2"
    assert people.told.text().startswith("Too few to say anything.")
    assert quick.count.text() == "10"
    for colour in window.page.session.look.sides.values():  # type: ignore[union-attr]
        assert colour in quick.won.text()  # a side has the colour of its pieces
        assert colour in panel.legend.text()
    widths = [card.width() for card in (quick, panel.levels.strong, people)]
    assert max(widths) - min(widths) <= 2, (
        "beside each other they are equally wide, or they stand below each other"
    )
    panel.levels.keeps.click()
    assert not keeps_people()
    found = panel.playtest.found
    assert found is not None
    panel.levels.show_levels(msgspec.structs.replace(found, digest="another"))
    assert people.count.text() == ""
    assert "2 games of people with this pack as it was before are not counted." in people.told.text()


def to_the_end_again(play: PlayPage, qtbot: QtBot) -> None:
    play.start()
    qtbot.waitUntil(lambda: not play.table.over and not play.table.process.waiting, timeout=SOON)
    to_the_end(play, qtbot)
