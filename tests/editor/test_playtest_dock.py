"""The playtest dock: games of the pack as it is drawn, what they show, on the map too, and each of them in Play."""

from __future__ import annotations

import shutil
from multiprocessing import Pipe
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from uguisu.loading import load
from uguisu_changes.edits import Put
from uguisu_editor.ahead import Ahead
from uguisu_editor.canvas.heat import Heat
from uguisu_editor.play.ending import HUNDRED
from uguisu_editor.theme import THEMES, done_of, style_of
from uguisu_lab.editor import process
from uguisu_lab.editor.findings import SHARE
from uguisu_lab.editor.panel import QUIET, UNTIL_KNOWN, PlaytestPanel
from uguisu_lab.editor.pictures import Won, legend
from uguisu_lab.editor.process import (
    PROGRESS,
    PlaytestProcess,
    Runner,
    Stage,
    Wish,
    keep_ready,
    let_go,
    ready,
)
from uguisu_lab.playtest.remarks import Lead
from uguisu_lab.playtest.running import run as by_the_command
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots.spec import BotSpec, default_bot
from uguisu_tools.looks.tokens import contrast

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton
SOON = 180_000


@pytest.fixture
def dock(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> PlaytestPanel:
    """The dock of a small pack, with bots that move at random."""
    folder = tmp_path / "packs" / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    window.open_pack(folder)
    window.actions_["playtest"].trigger()
    found = window.page.pages["panel-playtest"].widget()  # type: ignore[union-attr, attr-defined]
    assert isinstance(found, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(found.bots), timeout=SOON)
    found.playtest.stop()  # the first games of a pack begin by themselves
    for combo in found.bots.values():
        combo.setCurrentText("random")
    found.games.setValue(12)
    return found


def run(dock: PlaytestPanel, qtbot: QtBot) -> None:
    qtbot.mouseClick(dock.run_button, LEFT)
    playtest = dock.playtest
    assert playtest.running
    qtbot.waitUntil(lambda: not playtest.running, timeout=SOON)


def rows(dock: PlaytestPanel) -> dict[str, list[str]]:
    """What the table says, by the title of the row."""
    tree = dock.table.tree
    told = {}
    for at in range(tree.topLevelItemCount()):
        head = tree.topLevelItem(at)
        assert head is not None
        for number in range(head.childCount()):
            item = head.child(number)
            told[item.text(0)] = [item.text(column) for column in range(tree.columnCount())]
    return told


@pytest.mark.long
def test_nothing_is_begun_before_somebody_looks(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that reads the pack again is of no use to who has only opened it."""
    begun: list[PlaytestProcess] = []

    def begin() -> PlaytestProcess:
        begun.append(PlaytestProcess())
        return begun[-1]

    monkeypatch.setattr("uguisu_lab.editor.playtest.PlaytestProcess", begin)
    folder = tmp_path / "packs" / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    page = window.open_pack(folder)
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    assert not begun
    window.actions_["playtest"].trigger()
    panel = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
    assert isinstance(panel, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(panel.bots), timeout=SOON)
    assert len(begun) == 1
    panel.playtest.stop()


def test_a_process_is_at_hand_once_a_pack_has_been_looked_at(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the program itself goes ahead: `uguisu_editor.app`."""
    asked: list[tuple[Path, dict[str, str]]] = []
    ended: list[str] = []
    monkeypatch.setattr("uguisu_lab.editor.process.keep_ready", lambda *what: asked.append(what))
    monkeypatch.setattr("uguisu_lab.editor.process.let_go", lambda: ended.append("ended"))
    monkeypatch.setattr("uguisu_editor.ahead.QUIET_MS", 10 * SOON)  # the first check is not waited after
    ahead = Ahead(window, window.tabs.added)
    folder = tmp_path / "packs" / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    page = window.open_pack(folder)
    assert page is not None
    qtbot.waitUntil(lambda: bool(asked), timeout=SOON)
    assert asked == [(page.session.document.folder, page.session.document.texts())]
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    ahead.tell()
    assert len(asked) == 1, "it plays as before"
    assert not ended
    page.session.closing.emit()
    assert ended, "nothing stays of a pack that is closed"


def test_what_is_at_hand_is_ended() -> None:
    keep_ready(SCENARIOS / "temple" / "first_steps", {})
    spare = ready()
    assert spare is not None
    assert spare.is_alive
    process._spare.append(spare)
    let_go()
    assert ready() is None
    with pytest.raises(EOFError):
        spare.hear()


def test_games_that_were_played_ahead_are_those_that_would_have_been_played() -> None:
    pack = SCENARIOS / "temple" / "first_steps"
    texts: dict[str, str] = {}
    here, there = Pipe()
    with here, there:
        told: list[list[tuple[Any, ...]]] = []
        for ahead in (True, False):
            runner = Runner(there, Path("unused"))
            game = load(pack)
            bots = {seat.id: default_bot(game) for seat in game.seats}
            if ahead:
                runner._get_ready(pack, texts)
            wish = Wish(pack, texts, {}, 4, 0, 1)
            runner._first_impression(game, wish, bots, 4)
            told.append([])
            while here.poll():
                told[-1].append(here.recv())
    (what, done, most, packed, won, _), *_ = told[0]
    assert (what, done, most) == (PROGRESS, 0, 4)
    assert won.items() >= told[1][-1][4].items(), "the same games, of which more are known"
    assert msgspec.msgpack.decode(packed, type=Summary).played == len(won), "how many is said with them"


def test_play_a_hundred_plays_a_hundred_between_the_bots_of_the_game(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "packs" / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    page = window.open_pack(folder)
    assert page is not None
    page.session.players.update({"ninja": "random", "samurai": "random"})
    play = page.show_play()
    qtbot.waitUntil(lambda: bool(play.table.players), timeout=SOON)
    play.side.ending.tiles[HUNDRED].click()
    panel = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
    assert isinstance(panel, PlaytestPanel)
    assert panel.isVisible() or panel.isVisibleTo(window)
    playtest, told = panel.playtest, set()
    qtbot.waitUntil(lambda: playtest.running, timeout=SOON)

    def over() -> bool:
        told.add(page.session.work.get("playtest", ""))
        if playtest.running and playtest.found is not None and playtest.found.played < 100:
            assert playtest.is_first or panel.heading.text().endswith("of 100 games say so far")
        return not playtest.running

    qtbot.waitUntil(over, timeout=SOON)
    assert playtest.found is not None
    assert playtest.found.played == 100
    assert panel.heading.text() == "What 100 games say"
    assert panel.chosen_bots() == {"ninja": "random", "samurai": "random"}
    assert panel.levels.quick.who.text() == "Played by Bot that plays anything", "named as above it"
    numbers = [
        line for line in told if line.startswith("Playtest: ") and " of " in line and " played; " not in line
    ]
    assert numbers
    assert all(line.endswith(" of 100") for line in numbers)


def test_once_the_games_are_played_it_is_said_what_goes_on(
    dock: PlaytestPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seconds that are left only get less, the bar only grows, and after the games it is told what bots try."""
    playtest, clock = dock.playtest, iter((0.0, 4.0, 40.0, 60.0, 61.0))
    monkeypatch.setattr("uguisu_lab.editor.playtest.monotonic", lambda: next(clock))
    monkeypatch.setattr(playtest, "_ask", lambda *_: None)
    playtest.run({}, 100, 0)
    told, grown = [], []
    for done, stage in (
        (50, Stage(50, 100)),
        (80, Stage(80, 100)),
        (104, Stage(100, 100, "random", 4, 60)),
        (172, Stage(100, 100, "strong", 12, 65)),
    ):
        playtest._take(PROGRESS, done, 225, b"", {}, stage)
        told.append(dock.left.text())
        grown.append(dock.progress.value())
        assert dock.progress.maximum() == 225
    assert told == [
        "at most 4 s left",
        "at most 4 s left",
        "100 games played; the bots now meet random moves: 4 of at most 60",
        "100 games played; strong bots now try both sides: 12 of at most 65",
    ]
    assert grown == sorted(grown)
    assert dock.session.work["playtest"] == told[-1]
    playtest.stop()


def test_what_is_done_of_a_bar_leaves_its_figure_legible() -> None:
    for theme in THEMES.values():
        assert contrast(theme.text, done_of(theme)) >= 4.5, theme.name
        assert f"chunk {{ background: {done_of(theme)};" in style_of(theme)


def test_a_line_of_the_legend_breaks_between_sides() -> None:
    told = legend([Won("Crane (Blue)", 39, "#2b57a7"), Won("Hawk (Red)", 61, "#b3261e")])
    assert "Crane&nbsp;(Blue)&nbsp;39" in told
    assert "&nbsp; <span" in told


def test_where_it_is_unclear_more_games_are_offered(
    dock: PlaytestPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = by_the_command(dock.session.document.folder, 12, dict.fromkeys(dock.bots, BotSpec("random")))
    unclear = replace(found, exact=None, sides=tuple(replace(side, wins=6) for side in found.sides))
    asked: list[int] = []
    monkeypatch.setattr(dock, "play", asked.append)
    dock.playtest.recall(unclear, {})
    dock.refresh()
    assert dock.sentences[0].text().startswith("It is unclear who wins more often")
    assert QUIET in dock._signs[0].styleSheet()
    assert dock.ways.buttons[Lead("more")].text() == "Play more games"
    dock.ways.buttons[Lead("more")].click()
    assert asked == [48]
    clear = replace(
        found, exact=None, sides=(replace(found.sides[0], wins=12), replace(found.sides[1], wins=0))
    )
    dock.playtest.recall(clear, {})
    dock.refresh()
    assert Lead("more") not in dock.ways.buttons
    assert QUIET not in dock._signs[0].styleSheet()
    quiet = dock.sentences[2].text() == "Nothing else stands out."
    assert (QUIET in dock._signs[2].styleSheet()) == quiet


def test_the_number_of_games_takes_what_is_typed(dock: PlaytestPanel, qtbot: QtBot) -> None:
    dock.window().show()
    dock.who_button.setChecked(True)
    dock.games.setValue(UNTIL_KNOWN)
    for typed in ("100", "30"):
        qtbot.mouseClick(dock.games.lineEdit(), LEFT)
        qtbot.wait(20)
        qtbot.keyClicks(dock.games.lineEdit(), typed)
        dock.seed.setFocus()
        assert dock.games.value() == int(typed)


def test_what_stands_out_has_a_button_that_leads_there(dock: PlaytestPanel, window: MainWindow) -> None:
    page = window.page
    assert page is not None
    went: list[tuple[str, list[str]]] = []
    page.session.lead_wanted.connect(lambda what, names: went.append((what, names)))
    words = Words("en")
    leads = [
        Lead("places", ("lantern_steps",)),
        Lead("goals"),
        Lead("stories"),
        Lead("set_up"),
        Lead("cards", ("a",)),
    ]
    dock.ways.offer([*leads, leads[0]], words)
    assert [*dock.ways.buttons] == leads, "each once"
    for lead, button in list(dock.ways.buttons.items()):
        button.click()
        assert went[-1] == (lead.kind, list(lead.names))
        if lead.kind == "places":
            assert page.session.selection.places == {"lantern_steps"}
            assert page.name == "map"


@pytest.mark.long
def test_games_are_played_shown_and_compared(dock: PlaytestPanel, window: MainWindow, qtbot: QtBot) -> None:
    run(dock, qtbot)
    playtest, page = dock.playtest, window.page
    assert page is not None
    assert playtest.found is not None
    assert playtest.found.played == 12
    first = rows(dock)
    assert {"Ninja", "Samurai", "Nobody", "Plies"} <= set(first)
    assert sum(side.wins for side in playtest.found.sides) + playtest.found.draws == 12
    tree = dock.table.tree
    head = tree.topLevelItem(0)
    assert head is not None
    share, old = head.child(0).data(1, SHARE)
    assert (share.value, old) == (playtest.found.sides[0].rate.value, None)
    assert first["Ninja"][3:] == ["", ""]  # there is nothing to compare with yet

    # Heat lies over the map; each place says its value.
    dock.layer.setCurrentIndex(1)
    heat = page.canvas.heat
    assert heat is not None
    assert sum(heat.values.values()) == pytest.approx(1.0, abs=0.05)
    warmest = max(heat.values, key=heat.values.__getitem__)
    board = page.session.board
    assert board is not None
    centre = board.centre(warmest)
    assert centre is not None
    assert heat.told(heat.values[warmest]) in page.canvas.told_at(page.canvas.view.to_screen(*centre))

    # The pack is changed, and the run before stands beside the next one.
    page.session.do("", Put("map", ("title",), "Changed"))
    dock.seed.setValue(7)
    run(dock, qtbot)
    second = rows(dock)
    assert second["Ninja"][3] == first["Ninja"][2].partition(" ")[0]
    assert any(sign in second["Plies"][4] for sign in ("[", "…")), "from where to where the difference may be"
    dock.change.setChecked(True)
    difference = page.canvas.heat
    assert difference is not None
    assert difference.differs


@pytest.mark.long
def test_any_game_opens_in_play(dock: PlaytestPanel, window: MainWindow, qtbot: QtBot) -> None:
    run(dock, qtbot)
    page = window.page
    assert page is not None
    page.session.do(
        "", Put("map", ("places", 0, "name"), "changed since then")
    )  # it is shown as it was played
    dock.layer.setCurrentIndex(1)
    dock.game.setValue(5)
    qtbot.mouseClick(dock.open_button, LEFT)
    qtbot.waitUntil(lambda: page.play is not None and bool(page.play.table.steps), timeout=SOON)
    assert page.playing
    play = page.play
    assert play is not None
    qtbot.waitUntil(lambda: play.table.at == 0 and not play.table.process.waiting, timeout=SOON)
    assert play.banner.text == ""
    play.timeline.go(1)
    qtbot.waitUntil(lambda: play.table.at == 1 and not play.table.process.waiting, timeout=SOON)
    assert len(play.table.view["log"]) == 1

    # What the playtest found lies over the board as well, as long as that is wanted.
    assert play.canvas is not None
    assert play.canvas.heat is page.canvas.heat is not None
    play.side.heat.click()
    assert play.canvas.heat is None
    dock.layer.setCurrentIndex(0)
    assert play.side.heat.isHidden()


@pytest.mark.long
def test_stopping_keeps_what_was_found(dock: PlaytestPanel, qtbot: QtBot) -> None:
    dock.games.setValue(100_000)
    qtbot.mouseClick(dock.run_button, LEFT)
    playtest = dock.playtest
    qtbot.waitUntil(lambda: playtest.found is not None and playtest.done > 0, timeout=SOON)
    qtbot.waitUntil(lambda: not playtest.is_first, timeout=SOON)
    assert dock.progress.isVisible()
    assert dock.progress.value() > 0
    qtbot.mouseClick(dock.run_button, LEFT)
    assert not playtest.running
    assert playtest.found is not None
    assert playtest.found.partial
    assert rows(dock)


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
        os._exit(3)

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
    monkeypatch.syspath_prepend(str(site))  # which processes that are started afresh take over


@pytest.mark.long
@pytest.mark.usefixtures("harmful")
@pytest.mark.parametrize(("bot", "named"), [("stuck", "harmful.py:"), ("quitter", "samurai=quitter")])
def test_a_bot_that_hangs_or_ends_the_process_costs_its_games_and_is_named(
    dock: PlaytestPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, bot: str, named: str
) -> None:
    monkeypatch.setattr("uguisu_lab.editor.process.PATIENCE", 1.0)
    playtest = dock.playtest
    dock.bots["samurai"].setCurrentText(bot)
    dock.games.setValue(2)
    run(dock, qtbot)
    assert playtest.found is not None, playtest.trouble
    assert (playtest.found.played, playtest.found.broken) == (0, 2)
    assert named in dock.remarks.text()


@pytest.mark.long
def test_a_pack_that_cannot_be_played_says_why(window: MainWindow, dock: PlaytestPanel, qtbot: QtBot) -> None:
    assert window.page is not None
    window.page.session.do("", Put("map", ("links", 0, "between"), ["nowhere", "else"]))
    run(dock, qtbot)
    assert "has errors" in dock.remarks.text()


def test_colours_grow_with_values() -> None:
    heat = Heat("", {"a": 0.1, "b": 0.4}, str)
    assert heat.top == 0.4
    assert heat.colour(0.4).lightness() < heat.colour(0.1).lightness()
    assert not heat.differs
    cold = Heat("", {"a": -0.2, "b": 0.1}, str)
    assert cold.differs
    assert cold.colour(-0.2).blue() > cold.colour(-0.2).red()


@pytest.mark.long
def test_games_go_on_until_it_is_known_who_wins(dock: PlaytestPanel, qtbot: QtBot) -> None:
    """As `uguisu playtest` plays them: the same bounds, the same sentences, the exact value first."""
    dock.games.setValue(UNTIL_KNOWN)
    assert dock.games.text() == "as needed"
    run(dock, qtbot)
    playtest = dock.playtest
    found = playtest.found
    assert found is not None
    by_command = by_the_command(
        playtest.session.document.folder,
        None,
        dict.fromkeys(found.bots, BotSpec("random")),
        exact=found.exact,
    )
    assert found.ended == by_command.ended != "asked"
    assert (found.played, found.sides) == (by_command.played, by_command.sides)
    assert found.exact is not None
    assert dock.sentences[0].text().startswith("If nobody makes a mistake, Samurai wins")
