"""Print and play: a PDF with as many pages as the parts take, letters embedded, everything in the chosen language."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from uguisu.board.marks import Group, Image, MarkArea, MarkText, Picture
from uguisu.loading import load
from uguisu.views import PieceLook
from uguisu_editor.dialogs.printing import PrintDialog
from uguisu_editor.io.kit import Kit, kit_bytes, sheets_of
from uguisu_editor.model.card_faces import PrintedCard
from uguisu_editor.model.jobs import PrintedToken
from uguisu_tools.looks import Faces, bleeding

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 30_000


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.fixture
def dialog(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> PrintDialog:
    folder = tmp_path / "packs" / "garden_gate"
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", folder)
    page = window.open_pack(folder)
    assert page is not None
    window.actions_["print"].trigger()
    found = page.findChild(PrintDialog)
    assert isinstance(found, PrintDialog)
    save = found.buttons.button(QDialogButtonBox.StandardButton.Save)
    qtbot.waitUntil(lambda: save.isEnabled() and bool(found._cards), timeout=SOON)
    return found


@pytest.mark.long
def test_the_whole_kit_is_one_pdf(dialog: PrintDialog, tmp_path: Path, qtbot: QtBot) -> None:
    dialog.language.setCurrentIndex(dialog.language.findData("uk"))
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    qtbot.waitUntil(save.isEnabled, timeout=SOON)
    kit = dialog.kit()
    printed = sum(card.copies for card in kit.cards)
    assert printed == sum(
        map(sum, load(SCENARIOS / "scorpion" / "garden_gate").content.cards.deck_counts().values())
    )
    assert any(re.search("[а-яіїє]", card.face.title) for card in kit.cards)
    assert kit.map is not None
    across, down = sheets_of(kit.map, kit.width, "A4")
    target = tmp_path / "kit.pdf"
    assert dialog.save(target)
    pdf = target.read_bytes()
    sides = 2 * -(-printed // 9)
    assert pages(pdf) == 1 + across * down + sides + 1 + len(kit.screens)  # one sheet tells of the mission
    assert b"/FontFile2" in pdf  # letters are in the file, Cyrillic ones too


@pytest.mark.long
def test_what_is_not_wanted_is_left_out(dialog: PrintDialog, tmp_path: Path) -> None:
    for name, box in dialog.parts.items():
        box.setChecked(name == "tokens")
    assert dialog.save(tmp_path / "tokens.pdf")
    assert pages((tmp_path / "tokens.pdf").read_bytes()) == 1


@pytest.mark.usefixtures("qapp")  # letters need one
def test_cards_fill_pages_and_backs_follow() -> None:
    words = MarkText((10, 20), "Довга назва картки на кілька рядків", 12, "start")
    back = Picture(
        252, 352, "#ffffff", "", (Image((0, 0), 252, 352, b"<svg xmlns='http://www.w3.org/2000/svg'/>"),)
    )
    cards = [PrintedCard(Picture(252, 352, "#ffffff", "", (words,)), "колода", 10, back)]
    assert pages(kit_bytes(Kit("x", cards=cards), "A4")) == 4
    assert pages(kit_bytes(Kit("x", cards=cards, backs=False), "A4")) == 2
    token = PrintedToken("Ninja", PieceLook(), "#7a0f3a")
    assert pages(kit_bytes(Kit("x", tokens=[token] * 48), "Letter")) == 1  # six across, eight down
    assert pages(kit_bytes(Kit("x", tokens=[token] * 49), "Letter")) == 2


@pytest.mark.parametrize("pack", ["senjutsu/teaching_duel", "scorpion/garden_gate", "spies/back_yard"])
def test_nothing_is_written_within_3_mm_of_the_cut_nor_onto_the_foot(pack: str) -> None:
    game = load(SCENARIOS / pack)
    faces, safe = Faces(game, "ru"), 12.0
    assert game.content.cards is not None
    for card in game.content.cards.cards:
        face = faces.face(card)
        written = [mark for mark in face.marks if isinstance(mark, MarkText)]
        assert all(safe <= mark.at[0] <= face.width - safe for mark in written)
        assert all(mark.at[1] + 0.2 * mark.size <= face.height - safe for mark in written)
        foot = min(mark.at[1] - 0.8 * mark.size for mark in written if mark.at[1] > face.height - 24)
        words = [mark.at[1] + 0.25 * mark.size for mark in written if mark.serif]
        assert max(words, default=0.0) <= foot, card.id


@pytest.mark.usefixtures("qapp")
def test_a_bleed_goes_on_beyond_the_edges_and_takes_fewer_cards_a_sheet() -> None:
    """What touches an edge of a face goes 3 mm further; letters and drawings stay where they are."""
    game = load(SCENARIOS / "senjutsu" / "teaching_duel")
    faces = Faces(game, "en")
    card = game.content.cards.cards[3]
    face = faces.face(card)
    beyond = bleeding(face, 12.0)
    edges = [x for mark in beyond.marks if isinstance(mark, MarkArea) for x, _ in mark.points]
    assert (min(edges), max(edges)) == (-12.0, face.width + 12.0)
    letters = [mark for mark in face.marks if isinstance(mark, MarkText)]
    assert letters == [mark for mark in beyond.marks if isinstance(mark, MarkText)]
    art = replace(face, marks=(Image((0, 54.0), face.width, 142.0, b""),))  # edge to edge, below the band
    (strip,) = bleeding(art, 12.0).marks
    assert isinstance(strip, Group)
    corners = [point for way, point in strip.clip or () if way in "ML"]
    assert {x for x, _ in corners} == {-12.0, face.width + 12.0}
    assert {y for _, y in corners} == {54.0, 54.0 + 142.0}
    (larger,) = strip.marks
    assert isinstance(larger, Image)
    assert larger.width / larger.height == pytest.approx(face.width / 142.0)  # it is not drawn out of shape
    cards = [PrintedCard(face, "Hawk", 9, None, "#9c2c20", "sword")]
    assert pages(kit_bytes(Kit("A kit", cards=cards), "A4")) == 2
    assert pages(kit_bytes(Kit("A kit", cards=cards, bleed=True), "A4")) == 2 * 3
