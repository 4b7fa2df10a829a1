"""Faces of cards: kept, drawn ahead by the process that checks, decoded when they are painted; pictures dropped on them."""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication
from tests.support.cards import SCENARIOS, SOON, cards_of, choose, drawn_faces

from uguisu.board import Gradient, Image, Picture
from uguisu.board import Path as Path_
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_changes.edits import Put
from uguisu_editor.ahead import Ahead
from uguisu_editor.model import check_process, jobs
from uguisu_editor.model.card_faces import CardFace, Drawn
from uguisu_editor.model.check_process import CheckProcess
from uguisu_editor.model.faces_kept import face_under, keep
from uguisu_editor.model.jobs import FACES, RECIPE, afterwards, answer
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.gallery import GREY, PaintedFaces

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


def test_faces_that_were_drawn_before_are_there_at_once(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    drawn = dict(shown._faces)
    folder = page.session.document.folder
    window.close_tab(window.tabs.indexOf(page))
    copy = shutil.copytree(folder, folder.with_name("another"))  # known there, too: its cards say the same
    file = copy / "cards.yaml"
    told = file.read_text(encoding="utf-8")
    file.write_text(
        told.replace("id: plain_cut\n    title: {en: ", "id: plain_cut\n    title: {en: Another "), "utf-8"
    )
    monkeypatch.setattr(CardsPage, "_draw", lambda _: None)
    again = window.open_pack(copy)
    assert again is not None
    again.show_page("cards")
    shown = cards_of(again)
    assert shown._faces.keys() == drawn.keys() - {"plain_cut"}
    assert all(face == drawn[card] for card, face in shown._faces.items())


def test_faces_are_drawn_by_the_process_that_has_checked(
    opened: Callable[[str], MapPage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start another takes a second and more; and one that is asked anew goes on."""
    begun: list[CheckProcess] = []
    monkeypatch.setattr(check_process, "CheckProcess", lambda: begun.append(CheckProcess()) or begun[-1])
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    shown._draw()
    shown._draw()
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    qtbot.waitUntil(lambda: shown.drawing._process is None, timeout=SOON)  # it waits for whoever has work
    assert len(begun) <= 2  # for the check at opening, which was ended, and the one that was asked for


def test_faces_on_their_way_are_not_asked_for_again(
    opened: Callable[[str], MapPage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown._drawn = False
    shown._draw()
    asked: list[str] = []
    monkeypatch.setattr(shown.drawing, "ask", lambda what, *_: asked.append(what))
    shown.draw_ahead()
    assert asked == []
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)


def test_faces_are_drawn_before_somebody_looks(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.registry, "editor_panels", [])
    ahead = Ahead(window, window.tabs.added)
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "packs" / "senjutsu")
    page = window.open_pack(tmp_path / "packs" / "senjutsu" / "teaching_duel")
    assert page is not None
    shown = cards_of(page)
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    assert not shown.isVisible()
    page.show_page("cards")
    seen = shown.grid.viewport().grab().toImage()
    top = shown.grid.visualItemRect(shown.grid.item(0)).center() - QPoint(0, 40)
    assert seen.pixelColor(top * seen.devicePixelRatio()).name() != GREY
    del ahead


def test_faces_follow_a_language_that_is_chosen_elsewhere(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    english = dict(drawn_faces(shown, qtbot))
    page.show_page("map")
    window.set_language("uk")
    shown._draw()  # what the page does a little after that
    page.show_page("cards")
    qtbot.waitUntil(lambda: shown._drawn and shown._faces != english, timeout=SOON)


def test_a_kept_face_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    picture = Picture(
        1,
        2,
        "#fff",
        "",
        (Path_((("M", (0, 0)), ("Z", ())), Gradient((0, 0), 1, ())), Image((0, 0), 1, 1, b"x")),
    )
    face = CardFace(Drawn.of(picture), Drawn.of(picture), "kind")
    assert face.small.picture() == picture
    keep(tmp_path / "faces", {"a": face, "b": face}, {"a": "one"})
    assert [file.name for file in (tmp_path / "faces").iterdir()] == ["one.face"]
    assert face_under(tmp_path / "faces", "one") == face
    raw = (tmp_path / "faces" / "one.face").read_bytes()
    for broken in (b"", raw[:-9], b"\x91" * 3000):
        (tmp_path / "faces" / "one.face").write_bytes(broken)
        assert face_under(tmp_path / "faces", "one") is None


@pytest.mark.parametrize("marks", [b"", b"\x91" * 3000, b"\x91\xa7Picturf", b"\x91\xa7Picture", b"\x91\xa0"])
def test_a_face_whose_marks_cannot_be_read_is_grey(marks: bytes, qtbot: QtBot) -> None:
    painted = PaintedFaces()
    painted.take({"rope": CardFace(Drawn(marks), Drawn(marks))})
    assert painted.small("rope", 100, 1.0) is None
    assert painted.large("rope", 100, 1.0) is None


def test_only_faces_that_are_painted_are_decoded(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack of a thousand cards is opened at once: nearly all of them stay in bytes."""
    decoded: list[Drawn] = []
    picture_of = Drawn.picture

    def picture(drawn: Drawn) -> Picture | None:
        decoded.append(drawn)
        return picture_of(drawn)

    monkeypatch.setattr(Drawn, "picture", picture)
    drawn = {name: Drawn.of(Picture(63, 88, "#ffffff", name, ())) for name in ("rope", "bell", "rope, large")}
    faces = {
        "rope": CardFace(drawn["rope"], drawn["rope, large"]),
        "bell": CardFace(drawn["bell"], drawn["bell"]),
    }
    painted = PaintedFaces()
    painted.take(pickle.loads(pickle.dumps(faces)))  # as they come from the process that draws
    first = painted.large("rope", 100, 1.0)
    assert decoded == [drawn["rope"]]
    painted.take(faces)
    assert painted.large("rope", 100, 1.0) is first
    assert decoded == [drawn["rope"]], "it says the same as before, and is neither decoded nor painted again"


@pytest.mark.parametrize("form", ["png", "jpeg", "webp", "svg"])
def test_a_picture_dropped_on_the_face_is_cut_to_its_frame(
    form: str, opened: Callable[[str], MapPage], qtbot: QtBot, tmp_path: Path
) -> None:
    """One drag: it is in the pack, in the shape of the frame, and the card has it; one step of undo takes it away."""
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    at = choose(shown, "awaken")
    picture = tmp_path / f"a picture.{form}"
    if form == "svg":
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0L400 400"/></svg>'
        )
        picture.write_text(text, encoding="utf-8")
    else:
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.darkGreen)
        assert image.save(str(picture), form.upper())  # type: ignore[call-overload]
    assert shown.workshop is not None
    face = shown.workshop.face
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(picture))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    middle = face.rect().center()
    QApplication.sendEvent(face, QDragEnterEvent(middle, Qt.DropAction.CopyAction, mime, left, none))
    QApplication.sendEvent(face, QDropEvent(QPointF(middle), Qt.DropAction.CopyAction, mime, left, none))
    inside = shown.cards()[at]["art"]
    kept = page.session.document.folder / inside
    if form == "svg":
        assert b'viewBox="0 87.3016 400 225.397"' in kept.read_bytes()
    else:
        size = QImage(str(kept)).size()
        assert (size.width(), size.height()) == (400, 225)
    assert page.session.stack.count() == 1
    page.session.stack.undo()
    assert "art" not in shown.cards()[at]


def test_what_is_no_picture_leaves_the_card_alone(opened: Callable[[str], MapPage], tmp_path: Path) -> None:
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    at = choose(shown, "awaken")
    picture = tmp_path / "words.png"
    picture.write_text("no picture", encoding="utf-8")
    told: list[str] = []
    page.session.refused.connect(told.append)
    assert not shown.take_picture(picture)
    assert "words.png" in told[0]
    assert "art" not in shown.cards()[at]
    assert not (page.session.document.folder / "art").exists()


def test_faces_that_were_kept_of_the_same_pack_are_not_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a card that has changed one is; where something else of the pack has, or the code that draws, all are."""
    folder, place, known = SCENARIOS / "senjutsu" / "teaching_duel", tmp_path / "faces", registry()
    cards = load(folder).content.cards
    assert cards is not None
    recipes = [f"{RECIPE}{at}" for at in range(len(known.games["senjutsu"].card_rules.recipes))]
    names = {name: f"name-{name}" for name in [*(card.id for card in cards.cards), *recipes]}
    drawn: list[str] = []
    draw = jobs._face
    monkeypatch.setattr(jobs, "_face", lambda *said: drawn.append(said[2].id) or draw(*said))

    def ask(names: dict[str, str], around: str) -> dict[str, CardFace]:
        drawn.clear()
        said = "en", (place, names, around, None)
        what, found = answer(folder, {}, known, FACES, said)
        afterwards((what, found), said)
        return found

    first = ask(names, "pack")
    assert drawn == list(names)
    assert ask(names, "pack") == first
    assert drawn == []
    assert list(ask({**names, "wide_cut": "another"}, "pack")) == list(names)
    assert drawn == ["wide_cut"]
    ask(names, "another pack")
    assert drawn == list(names)
    ask(names, "")
    assert drawn == list(names)
    ask(names, "pack")
    monkeypatch.setattr(jobs, "_written", lambda _: 0.0)
    ask(names, "pack")
    assert drawn == list(names)


def test_a_change_elsewhere_in_the_pack_is_another_around(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    around, names = shown._around(), shown._names_of_faces()
    at = choose(shown, "wide_cut")
    shown.context.set(("cards", at, "props", "initiative"), 6)
    assert shown._around() == around
    changed = {card for card, name in shown._names_of_faces().items() if name != names[card]}
    assert changed == {"wide_cut"}
    page.session.do("Title", Put("scenario", ("title",), "Another"))
    assert shown._around() == around  # no face tells of it
    page.session.do("Deck", Put("cards", ("decks", 0, "title"), "Another"))
    assert shown._around() != around


def test_a_mod_has_the_faces_that_are_kept_of_its_base(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    """A mod that changes one card asks for the others under the names of its base, and with the same around."""
    base = opened("scorpion/garden_gate")
    below = cards_of(base)
    folder = base.session.document.folder.with_name("of_my_own")
    folder.mkdir()
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: of_my_own\ntitle: My own\nuses: [scorpion/garden_gate]\ncards: cards.yaml\n", "utf-8"
    )
    (folder / "cards.yaml").write_text(
        "format: 1\ndecks: [{change: ninja, size: 16}]\ncards:\n  - {change: ninja_rope, copies: 5}\n",
        "utf-8",
    )
    mod = window.open_pack(folder)
    assert mod is not None
    with qtbot.waitSignal(mod.checker.found, timeout=SOON):
        mod.checker.check_now()
    mod.show_page("cards")
    shown = cards_of(mod)
    assert shown._around() == below._around() != ""
    ours, theirs = shown._names_of_faces(), below._names_of_faces()
    assert {card for card in theirs if ours[card] != theirs[card]} == {"ninja_rope"}
