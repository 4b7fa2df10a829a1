"""The sheet that is laid on the table: what it tells, in the language that is printed, and that all of it has room."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from uguisu import load
from uguisu.board import MarkText
from uguisu.plugins import registry
from uguisu_editor.app import application
from uguisu_editor.io.briefing import Briefing, BriefingPainter, briefing_of
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.jobs import briefed
from uguisu_editor.session import Session
from uguisu_tools.cli.app import app

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = sorted(
    str(file.parent.relative_to(SCENARIOS).as_posix()) for file in SCENARIOS.glob("*/*/scenario.yaml")
)
ROOM = QRectF(10, 10, 277, 190)


def _briefing(pack: str, language: str) -> Briefing:
    application()
    known = registry()
    folder = SCENARIOS / pack
    told = briefed(load(folder, known), known, language)
    return briefing_of(Session(PackDocument.open(folder), known), told, language)


class Measured(BriefingPainter):
    """Notes what is written where."""

    written: list[tuple[str, QRectF]]

    def _write(self, box: QRectF, text: str, size: float, **how: object) -> float:  # type: ignore[override]
        high = super()._write(box, text, size, **how)  # type: ignore[arg-type]
        if how.get("draw", True):
            self.written.append((text, QRectF(box.left(), box.top(), box.width(), high)))
        return high


def _painted(sheet: Briefing) -> Measured:
    image = QImage(1485, 1050, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(5, 5)
    found = Measured(painter, ROOM, sheet)
    found.written = []
    found.paint()
    painter.end()
    return found


def test_it_tells_what_the_mission_and_its_set_up_say() -> None:
    sheet = _briefing("spies/back_yard", "en")
    assert (sheet.told.title, sheet.told.about) == ("The Letter", "The Back Yard · Spies")
    assert sheet.told.text.startswith("Find the letter in the cottage")
    wins = dict(sheet.told.wins)
    assert wins["Spies"] == ["The letter is taken away"], "and not the seat of the one who plays"
    assert [side for side, _ in _briefing("senjutsu/teaching_duel", "en").told.wins] == [
        "Hawk (Red)",
        "Crane (Blue)",
    ]
    assert "all spies are caught" in wins["Guard"]
    rows = {row.words: row.numbers for row in sheet.rows}
    assert rows["Guard, outside house"] == (3,)
    assert rows["Civilian, inside house"] == (2, 1, 1)
    assert rows["Camera, outside house, not on lamp"] == (1,)
    assert len(sheet.cases) == 3
    alert = next(track for track in sheet.told.tracks if track.title == "Alert")
    assert (alert.low, alert.high, alert.start) == (0, 9, 3)  # as the mission begins, not as the game would


def test_the_sheet_of_a_mod_tells_the_whole_set_up() -> None:
    """What the packs below say of it, and what the mod says otherwise."""
    own = {row.words: row.numbers for row in _briefing("spies/way_in", "en").rows}
    assert own["Guard, on lamp"] == (5, 2, 2)
    assert own["Alert"] == (7, 6, 5)
    from_below = {row.words: row.numbers for row in _briefing("scorpion/lone_shadow", "en").rows}
    assert len(from_below) > 2


def test_places_that_lines_speak_of_have_their_numbers_on_the_map() -> None:
    """The house has one in its middle, each lamp its own; what lies nearly everywhere has none, and the same places one."""
    sheet = _briefing("spies/back_yard", "en")
    numbers = {row.words: row.mark for row in sheet.rows}
    assert (
        numbers["Guard, outside house"]
        == numbers["Camera, outside house, not on lamp"]
        == numbers["Alert"]
        == 0
    )
    house, lamps = numbers["Civilian, inside house"], numbers["Dog handler, on lamp"]
    assert numbers["Document, inside house"] == house
    assert list(sheet.marks[lamps - 1]) == ["b2", "g8", "k2"]
    assert [sheet.legend[house - 1], sheet.legend[lamps - 1]] == ["inside house", "on lamp"]
    told = [text for text, _ in _painted(sheet).written]
    assert {"Inside house", "On lamp", "At a window"} <= set(told)
    (middle,) = sheet.marks[house - 1]
    assert middle in {"f4", "g4", "f5", "g5"}


def test_numbers_stand_on_the_map_where_their_places_are() -> None:
    sheet = _briefing("scorpion/garden_gate", "en")
    drawn: list[tuple[int, QPointF]] = []

    class Discs(BriefingPainter):
        def _disc(self, at: QPointF, radius: float, number: int) -> None:
            drawn.append((number, at))

    image = QImage(1485, 1050, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    Discs(painter, ROOM, sheet).paint()
    painter.end()
    half = ROOM.left() + ROOM.width() * 0.56
    at_left = [(number, at) for number, at in drawn if at.x() < half]
    on_map, legend = at_left[: -len(sheet.legend)], at_left[-len(sheet.legend) :]
    assert [number for number, _ in legend] == [1, 2, 3, 4]
    assert min(at.y() for _, at in legend) > max(at.y() for _, at in on_map)
    beside = [number for number, at in drawn if at.x() > half]
    assert beside == [row.mark for row in sheet.rows if row.mark] == [1, 2, 3, 4, 4, 4]
    for number, places in enumerate(sheet.marks, 1):
        assert sum(one == number for one, _ in on_map) == len(places)
    for number, (_, at) in enumerate(on_map):
        for _, other in on_map[number + 1 :]:
            assert (at - other).manhattanLength() > 3


def test_it_says_what_is_special_in_this_mission() -> None:
    """Variants with what they say, options that are other than usual; nothing that the table of the set-up says, too."""
    lanterns = dict(_briefing("temple/six_lanterns", "en").special)
    assert lanterns["Compulsory movement"].startswith("Every samurai must move")
    assert lanterns["Who wins when time is up"] == "ninja"
    assert not {"Samurai", "Rounds", "Round"} & lanterns.keys()
    told = [text for text, _ in _painted(_briefing("temple/six_lanterns", "en")).written]
    assert "In this mission" in told
    assert "Repetitions that end it: 3" in told
    assert not re.search(r"[A-Z]{2}-\d", " ".join(told))
    shadow = dict(_briefing("scorpion/lone_shadow", "en").special)
    assert "Lone wolf" in shadow
    assert shadow["Patrols"] == "2", "as the variant has it"
    assert list(_briefing("senjutsu/dojo", "en").special) == [("After 100 turns nobody wins", "")]


def test_numbers_that_are_the_same_however_many_play_are_told_in_sentences() -> None:
    yard = _briefing("spies/back_yard", "en")
    assert [told for told, _ in yard.special] == [
        "The night is over after 10 rounds",
        "Handlers let dogs loose from round 1 on",
    ]
    assert "dealt" not in " ".join(text for text, _ in _painted(yard).written)
    assert not {"Rounds", "Dogs from round"} & {row.words for row in yard.rows}
    steps = dict(_briefing("temple/first_steps", "en").special)
    assert list(steps) == ["The game is over after 20 rounds"], "where the ninja begins is put down already"


def test_what_comes_later_is_not_put_down_at_first() -> None:
    rows = [row.words for row in _briefing("spies/airfield", "en").rows]
    assert "Armoured guard, anywhere, comes later" in rows


def test_squares_are_named_along_the_edges_and_not_in_letters_too_small_to_read() -> None:
    sheet = _briefing("spies/back_yard", "en")
    assert [text for text, *_ in sheet.told.edges] == [*"abcdefghijkl", *"123456789"]
    xs = {text: x for text, x, _ in sheet.told.edges}
    assert xs["1"] < xs["a"] < xs["l"]
    written = [text for text, _ in _painted(sheet).written]
    assert {"a", "l", "9"} <= set(written)
    drawn = [mark.text for mark in sheet.told.map.marks if isinstance(mark, MarkText)]
    assert "a1" not in drawn


def test_it_speaks_the_language_that_is_printed() -> None:
    sheet = _briefing("scorpion/garden_gate", "uk")
    told = [text for text, _ in _painted(sheet).written]
    assert "Хто перемагає" in told
    assert not [
        text for text in told if re.search(r"[A-Za-z]{3}", text.replace("Uguisu", "").replace("MIT", ""))
    ]


@pytest.mark.sweep(everyday=4)
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_of_it_has_room_and_nothing_lies_over_another(pack: str, language: str) -> None:
    written = _painted(_briefing(pack, language)).written
    for text, box in written:
        assert ROOM.adjusted(-1, -2, 1, 1).contains(box), (text, box)
    for number, (text, box) in enumerate(written):
        for other, beside in written[number + 1 :]:
            shared = box.intersected(beside.adjusted(0, 0.5, 0, -0.5))
            assert shared.height() < 1 or shared.width() < 1, (text, other)


def test_the_command_writes_one_pdf(tmp_path: Path) -> None:
    out = tmp_path / "kit.pdf"
    ran = CliRunner().invoke(app, ["print", str(SCENARIOS / "temple" / "first_steps"), str(out)])
    assert (ran.exit_code, ran.exception) == (0, None), ran.output
    pages = re.findall(rb"/MediaBox \[0 0 (\d+)[.\d]* (\d+)", out.read_bytes())
    assert len(pages) > 3
    across, upright = (int(pages[0][0]) > int(pages[0][1])), (int(pages[1][0]) < int(pages[1][1]))
    assert (across, upright) == (True, True)
    whole = out.stat().st_size
    CliRunner().invoke(
        app, ["print", str(SCENARIOS / "temple" / "first_steps"), str(out), "--part", "briefing"]
    )
    assert out.stat().st_size < whole


def test_a_broken_pack_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    (folder / "map.yaml").write_text("format: 1\nkind: graph\n", encoding="utf-8")
    ran = CliRunner().invoke(app, ["print", str(folder), str(tmp_path / "kit.pdf")])
    assert ran.exit_code != 0
    assert not (tmp_path / "kit.pdf").exists()
