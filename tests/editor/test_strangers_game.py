"""A game from another distribution is drawn, played and playtested, without a line of the editor's code for it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSpinBox

from uguisu import FirstChange, Message, Placeable, Setting, Stage
from uguisu.plugins import forget_installed
from uguisu_changes.edits import Put
from uguisu_editor.forms.chips import Chip
from uguisu_lab.editor.panel import PlaytestPanel
from uguisu_tools import children

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

STRANGER = Path(__file__).parents[1] / "plugins" / "stranger" / "uguisu_stranger"
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SOON = 30_000


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a stranger's distribution; returns the folder of packages it is in."""
    site = tmp_path / "site"
    shutil.copytree(STRANGER, site / "uguisu_stranger", ignore=shutil.ignore_patterns("__pycache__"))
    info = site / "uguisu_stranger-2.5.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: uguisu-stranger\nVersion: 2.5.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    entry = "[uguisu]\nstranger = uguisu_stranger.plugin\n"
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr(children, "KEPT", children.KEPT | {"PYTHONPATH"})  # in place of installing it
    forget_installed()
    yield site
    forget_installed()
    for name in [name for name in sys.modules if name.split(".")[0] == "uguisu_stranger"]:
        del sys.modules[name]


@pytest.mark.long
@pytest.mark.usefixtures("stranger")
def test_a_strangers_game_is_drawn_played_and_playtested(
    stranger: Path, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "pond"
    shutil.copytree(stranger / "uguisu_stranger" / "packs" / "pond", folder)
    page = window.open_pack(folder)
    assert page is not None
    assert page.session.game is not None
    assert not page.session.read_only
    page.session.do("", Put("map", ("title",), "A pond of our own"))

    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    play = page.play
    assert play is not None
    table = play.table
    table.pace = 0
    for _ in range(200):
        qtbot.waitUntil(
            lambda: (
                (bool(table.moves) or table.over or bool(table.handing_over)) and not table.process.waiting
            ),
            timeout=SOON,
        )
        if table.over:
            break
        if table.handing_over:
            qtbot.mouseClick(play.curtain.button, LEFT)
            continue
        play.choice.decide(table.moves[0]["notation"])
    assert table.over
    assert play.side.ending.again.isVisible()
    assert play.side.headline.text()

    window.actions_["playtest"].trigger()
    dock = window.page.pages["panel-playtest"].widget()  # type: ignore[union-attr, attr-defined]
    assert isinstance(dock, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(dock.bots), timeout=SOON)
    dock.playtest.stop()  # the first games of a pack begin by themselves
    dock.games.setValue(6)
    qtbot.mouseClick(dock.run_button, LEFT)
    qtbot.waitUntil(lambda: not dock.playtest.running, timeout=SOON)
    found = dock.playtest.found
    assert found is not None, dock.playtest.trouble
    assert (found.game, found.played) == ("pond", 6)
    assert "jumps" in str([measure.id for measure in found.measures])


@pytest.mark.usefixtures("stranger")
def test_what_a_strangers_game_declares_is_the_whole_map_page(
    stranger: Path, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pieces, grounds, numbers, steps and first changes: all from its `GameType`, in its words, and each is used."""
    pond = window.registry.games["pond"].type
    frogs = Message("Frogs")
    for name, value in {
        "placeables": (
            Placeable(
                id="frog",
                title=Message("Frog"),
                group=frogs,
                file="scenario",
                path=("options", "start"),
                form="one",
            ),
            Placeable(id="fly", title=Message("Fly"), group=Message("Food"), path=("props", "flies"), most=2),
        ),
        "settings": (Setting(id="jumps", title=Message("Jumps"), path=("props", "jumps"), usual=3, low=1),),
        "link_kinds": {"ripple_way": "Frogs swim here."},
        "place_tags": {"deep_water": "Only frogs come here."},
        "called": {
            "ripple_way": Message("Ripples"),
            "deep_water": Message("Deep water"),
            "pieces": Message("Animals"),
        },
        "stages": (Stage(id="draw", title=Message("Water")), Stage(id="place", title=Message("Animals"))),
        "first_changes": (
            FirstChange(
                id="fly",
                title=Message("A fly on the log"),
                told=Message("someone is hungry"),
                glyph="bee",
                make=lambda files: (
                    None
                    if "props" in files["mission"]
                    else {"mission": {**files["mission"], "props": {"flies": ["log"]}}}
                ),
            ),
        ),
    }.items():
        monkeypatch.setattr(type(pond), name, value, raising=False)
        if name in ("link_kinds", "place_tags"):
            monkeypatch.setattr(window.registry.games["pond"], name, value)
    folder = tmp_path / "own" / "pond"
    shutil.copytree(stranger / "uguisu_stranger" / "packs" / "pond", folder)
    page = window.open_pack(folder)
    assert page is not None
    window.show()
    page.guide(on=True)
    offers = {offer.title: offer for offer in page.drawing.palette_.offers.all()}
    assert {"Frog", "Fly", "Ripples", "Deep water"} <= set(offers)
    assert page.drawing.palette_.tabs["pieces"].text() == "Animals"
    stages = page.drawing.stages
    assert [card.title.text() for card in stages.cards.values()] == ["Water", "Animals"]
    assert stages.cards["draw"].told.text() == "6 places, joined by 7 ways"
    assert stages.cards["place"].told.text() == "Frog"
    (row,) = page.side.first_changes.rows
    row.button.click()
    assert page.session.document.look("mission", ("props", "flies")) == ["log"]
    page.drawing.stages.refresh()
    assert stages.cards["place"].told.text() == "Frog, Fly"
    page.take(offers["Fly"].key)
    assert page.pieces.thing == "fly"
    page.show_page("mission")
    form = page.pages["mission"].form  # type: ignore[attr-defined]
    form.choose("setup")
    (jumps,) = (chip for chip in form.sheet.findChildren(Chip) if chip.text() == "3")
    jumps.click()
    (field,) = (spin for spin in jumps.findChildren(QSpinBox) if spin.accessibleName() == "Jumps")
    field.setValue(5)
    assert page.session.document.look("mission", ("props", "jumps")) == 5
    said = [label.text() for label in window.findChildren(QLabel) if label.isVisibleTo(window)]
    assert [text for text in said if "_" in text or "`" in text] == []
    page.save()
