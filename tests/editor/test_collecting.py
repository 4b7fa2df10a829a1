"""Cycles are collected in the window's thread: what another destroys of Qt's leaves timers behind that take the window down."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow


@pytest.fixture
def collectors() -> Iterator[list[int]]:
    """The threads in which a collection has begun."""
    found: list[int] = []

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            found.append(threading.get_ident())

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def _make_cycles() -> None:
    for _ in range(4 * gc.get_threshold()[0]):
        cycle: list[object] = []
        cycle.append(cycle)


def test_what_a_thread_makes_is_collected_in_the_windows(
    window: MainWindow, qtbot: QtBot, collectors: list[int]
) -> None:
    collectors.clear()
    thread = threading.Thread(target=_make_cycles)
    thread.start()
    thread.join()
    assert collectors == []
    qtbot.waitUntil(lambda: bool(collectors), timeout=60_000)
    assert set(collectors) == {threading.get_ident()}
    assert len([one for one in gc.get_objects() if isinstance(one, list) and one and one[0] is one]) == 0


def test_collection_is_as_it_was_once_the_editor_has_ended(collectors: list[int]) -> None:
    from uguisu_editor.collecting import cycles_collected_here

    gc.enable()
    try:
        with cycles_collected_here():
            collectors.clear()
            _make_cycles()
            assert collectors == []
        collectors.clear()
        _make_cycles()
        assert collectors
    finally:
        gc.disable()  # as the other tests here want it
