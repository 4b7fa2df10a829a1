"""SVG pictures that Qt would take minutes for are tried in a process of their own and given up; the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from uguisu_editor.dialogs.picturing import give_picture, lay_under
from uguisu_editor.io import svg_drawing
from uguisu_editor.io.svg_drawing import renderer_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
PLAIN = f'{HEAD}<rect width="100" height="100" fill="#ff0000"/></svg>'.encode()
CROSSING = (
    f'{HEAD}<path d="M0 0' + "".join(f"L{n * 37 % 100} {n * 61 % 100}" for n in range(20_000)) + '"/></svg>'
).encode()
"""What the gate lets pass, and Qt needs minutes for."""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer_of.cache_clear()
    monkeypatch.setattr(svg_drawing, "PATIENCE", 5.0)


@pytest.mark.long
def test_what_takes_too_long_is_given_up_and_the_next_is_drawn(qtbot: QtBot) -> None:
    assert renderer_of(PLAIN) is not None
    begun = svg_drawing._TRIALS._process
    assert begun is not None
    assert renderer_of(CROSSING) is None
    assert not begun.is_alive()
    renderer_of.cache_clear()
    assert renderer_of(PLAIN) is not None, "a new process has taken its place"


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("deep.svg", f"{HEAD}{'<g>' * 5000}".encode(), "nested more than 32 deep"),
        ("hidden.png", f"{HEAD}<image href='/etc/passwd'/></svg>".encode(), "it refers to `/etc/passwd`"),
        ("slow.svg", CROSSING, "it takes too long to draw"),
    ],
)
def test_no_picture_that_is_refused_comes_onto_a_map(
    open_page: Callable[[str], MapPage], tmp_path: Path, qtbot: QtBot, name: str, data: bytes, told: str
) -> None:
    page = open_page("graph")
    (tmp_path / name).write_bytes(data)
    lines: list[str] = []
    page.session.refused.connect(lines.append)
    assert not lay_under(page, tmp_path / name)
    assert not give_picture(page, "start", tmp_path / name)
    assert len(lines) == 2
    assert all(sentence.startswith(f"{name} cannot be shown: ") and told in sentence for sentence in lines)
    # one that is in the pack already
    (page.path / "art").mkdir()
    (page.path / "art" / name).write_bytes(data)
    assert page.canvas.background.files.pixmap(f"art/{name}") is None
    assert told in lines[-1]


def test_a_plain_svg_comes_onto_a_map(
    open_page: Callable[[str], MapPage], tmp_path: Path, qtbot: QtBot
) -> None:
    page = open_page("graph")
    (tmp_path / "plain.svg").write_bytes(PLAIN)
    assert lay_under(page, tmp_path / "plain.svg")
    shown = page.canvas.background.files.pixmap("art/plain.svg")
    assert shown is not None
    assert shown.toImage().pixelColor(500, 500).name() == "#ff0000"
