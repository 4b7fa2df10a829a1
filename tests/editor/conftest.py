"""A pack of each kind to edit, a window without a screen, and settings that are nobody's."""

from __future__ import annotations

import os
import sys

if sys.platform.startswith("linux"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.support.cards import opened
from tests.support.windows import (
    cycles_are_collected_here,
    dialogs_are_answered,
    pytest_runtest_teardown,
)

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

__all__ = ["cycles_are_collected_here", "dialogs_are_answered", "opened", "pytest_runtest_teardown"]

SCENARIO = """\
format: 1
id: trial
game: temple   # the rules
title: "Trial"
needs:
  temple: ">=0.1"
options: {samurai: 3}
"""

GRAPH = """\
# A temple to try things on.
format: 1
id: trial
kind: graph
title: {en: Trial, uk: Спроба}
places:
  # the wall
  - {id: tower-a, at: [0, 0], tags: [tower]}   # north-west
  - {id: tower-b, at: [120, 0], tags: [tower]}
  - {id: 'tower-c', at: [ 60,100 ], tags: ["tower"]}
  - id: court
    at: [60, 40]
    tags: [inner]
    x-mine: keep this
links:
- {between: [tower-a, tower-b], kind: wall_way}
- {between: [tower-a, court], kind: road}  # worn
- between: [court, tower-b]
  kind: road
- {between: [court, tower-c], kind: bridge}
x-notes: my own
"""

SQUARES = """\
format: 1
id: rooms
kind: squares
legend:
  ".": {terrain: floor}
  "#": {terrain: rock}   # solid
rows:
  - "....#"
  - "....#"
  - "..##."
borders:
  - {between: [a1, b1], kind: wall}
cells:
  - {id: a1, tags: [start]}
"""

HEXES = """\
format: 1
id: field
kind: hexes
legend:
  ".": {terrain: plain}
  "t": {terrain: forest}
rows:
  - "......."
  - "......."
  - "...t..."
  - "......."
  - "......."
"""

MAPS = {"graph": GRAPH, "squares": SQUARES, "hexes": HEXES}


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UGUISU_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("UGUISU_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def make_pack(tmp_path: Path) -> Callable[[str], Path]:
    """Write a pack with a map of the kind (or with a whole map file's text) and return its folder."""

    def make(kind: str) -> Path:
        folder = tmp_path / "packs" / "trial"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "scenario.yaml").write_text(SCENARIO, encoding="utf-8", newline="")
        (folder / "map.yaml").write_text(MAPS.get(kind, kind), encoding="utf-8", newline="")
        return folder

    return make


@pytest.fixture
def whole_library() -> None:
    """Ask for this and the welcome page shows all packs that are included."""


@cache
def _some_packs_of_all() -> list[Path]:
    from uguisu.plugins import registry
    from uguisu_editor.packs import bundled_packs

    return bundled_packs(registry())[:3]


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> MainWindow:
    """The editor's window, closed without questions at the end; its welcome page shows three of the packs."""
    from uguisu_editor import checker, pack_tabs
    from uguisu_editor.app import application
    from uguisu_editor.window import MainWindow

    monkeypatch.setattr(checker, "SLOW", 60)  # the next test goes on with the process of this one
    if "whole_library" not in request.fixturenames:  # to read all takes as long as the rest of the window
        monkeypatch.setattr(pack_tabs, "bundled_packs", lambda registry: _some_packs_of_all())
        monkeypatch.setattr(pack_tabs, "campaigns", lambda registry: [])
    application()
    found = MainWindow()
    assert found.speaking.language == "en"
    found.resize(1200, 800)
    qtbot.addWidget(found)
    found.show()
    return found


@pytest.fixture
def open_page(window: MainWindow, make_pack: Callable[[str], Path], qtbot: QtBot) -> Callable[[str], MapPage]:
    """Open a pack with a map of the kind and return its page."""

    def open_it(kind: str) -> MapPage:
        page = window.open_pack(make_pack(kind))
        assert page is not None
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: page.canvas.width() > page.tree.width())
        page.canvas.fit()
        return page

    return open_it


@pytest.fixture
def check(qtbot: QtBot) -> Callable[[MapPage], list[Diagnostic]]:
    """Check a page's pack as F5 does, and return what is found."""

    def check_it(page: MapPage) -> list[Diagnostic]:
        with qtbot.waitSignal(page.checker.found, timeout=60_000):
            page.checker.check_now()
        return page.problems

    return check_it
