"""Pictures of maps as PNG, SVG and PDF, and the private mini-map."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QColor, QImage

from uguisu.board.marks import Dot, MarkArea, MarkText, Picture, Stroke
from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.plugins import registry
from uguisu_editor.io.minimap import HIGH, WIDE, Words, minimap_of, sheet_of
from uguisu_editor.io.painting import LARGEST_SIDE, PAPERS, Size, picture_bytes, save_picture
from uguisu_tools.drawing.picture import Look, picture_of

SCENARIOS = Path(__file__).parents[2] / "scenarios"
WORDS = Words("Тайная карта", "Notes", "Turn by turn", "Player")
PACKS = sorted(path.parent.relative_to(SCENARIOS).as_posix() for path in SCENARIOS.glob("*/*/map.yaml"))


def pack_of(name: str) -> Pack:
    pack, _ = read_pack(SCENARIOS / name, registry())
    assert pack is not None
    return pack


@pytest.fixture
def square() -> Picture:
    """Half of it red, half of it paper, and every kind of mark."""
    marks = (
        MarkArea(((0, 0), (50, 0), (50, 50), (0, 50)), "#ff0000"),
        MarkArea(((50, 0), (100, 0), (100, 50)), "#0000ff80", "#00ff00", opacity=0.5),
        Dot((75, 40), 4, "teal", "#000"),
        Stroke(((60, 30), (90, 30)), "#112233", 2, (0.1, 4)),
        MarkText((75, 20), "Ґанок", 8, halo="#ffffff", bold=True),
    )
    return Picture(100, 50, "#ffffff", "A <title> & more", marks)


def test_png_has_the_size_asked_for_and_the_colours(qapp, square):
    image = QImage.fromData(picture_bytes(square, "png", Size(pixels=400)))
    assert (image.width(), image.height()) == (400, 200)
    assert image.pixelColor(20, 20) == QColor("#ff0000")
    assert image.pixelColor(320, 190) == QColor("#ffffff")


def test_svg_has_the_size_asked_for(square):
    root = ET.fromstring(picture_bytes(square, "svg", Size(pixels=400)))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("400", "200", "0 0 100 50")


@pytest.mark.parametrize("paper", list(PAPERS))
def test_pdf_is_one_page_of_the_paper(qapp, square, paper):
    data = picture_bytes(square, "pdf", Size(paper=paper))
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    sides = {"A6": (420, 298), "A5": (595, 420), "A4": (842, 595), "A3": (1191, 842), "A2": (1684, 1191)}
    sides |= {"Letter": (792, 612), "Tabloid": (1224, 792)}
    box = data.split(b"/MediaBox [")[1].split(b"]")[0].split()
    assert [round(float(side)) for side in box[2:]] == pytest.approx(sides[paper], abs=1)


@pytest.mark.parametrize("pixels", [0, -5, LARGEST_SIDE + 1])
def test_sizes_out_of_range_are_refused(square, pixels):
    with pytest.raises(ValueError, match="a picture's side should be from 1 to"):
        picture_bytes(square, "png", Size(pixels=pixels))


def test_an_unknown_format_is_refused_and_writes_nothing(square, tmp_path):
    with pytest.raises(ValueError, match="none of the formats png, svg, pdf"):
        save_picture(square, tmp_path / "map.gif", Size())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.sweep(everyday=8)
@pytest.mark.parametrize("name", PACKS)
def test_every_shipped_map_is_painted(qapp, name, tmp_path):
    pack = pack_of(name)
    for form in ("png", "pdf", "svg"):
        save_picture(picture_of(pack.topology, None, Look(title="x")), tmp_path / f"map.{form}", Size(300))
    image = QImage(str(tmp_path / "map.png"))
    assert max(image.width(), image.height()) == 300
    assert (
        len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}) > 3
    )


@pytest.mark.sweep(everyday=8)
@pytest.mark.parametrize("name", PACKS)
def test_mini_maps_are_black_and_white_and_hold_all_places(name):
    pack = pack_of(name)
    picture = minimap_of(pack.topology, sheet_of(pack, WORDS, "ru", turns=12))
    assert (picture.width, picture.height) == (WIDE, HIGH)
    for mark in picture.marks:
        colours = [getattr(mark, part, None) for part in ("fill", "stroke", "colour")]
        assert all(colour in (None, "#000000", "#ffffff", "#8a8a8a") for colour in colours)
        points = getattr(mark, "points", None) or (getattr(mark, "at", None) or mark.centre,)
        assert all(-1 <= x <= WIDE + 1 and -1 <= y <= HIGH + 1 for x, y in points)
    texts = [mark.text for mark in picture.marks if isinstance(mark, MarkText)]
    long = [place for place, place_id in enumerate(pack.topology.ids) if len(place_id) > 4]
    shown = [place_id for place_id in pack.topology.ids if len(place_id) <= 4]
    assert set(shown) <= set(texts)
    assert {str(number) for number in range(1, len(long) + 1)} <= set(texts)
    assert sum(text.split(" ")[0].isdigit() and " " in text for text in texts) >= len(long)
    assert {"Notes", "Turn by turn", "Player", "Тайная карта"} <= set(texts)


def test_mini_maps_have_a_box_for_each_turn():
    pack = pack_of(PACKS[0])
    with_turns, without = (
        minimap_of(pack.topology, sheet_of(pack, WORDS, "en", turns=turns)) for turns in (7, 0)
    )
    boxes = [sum(isinstance(mark, MarkArea) for mark in each.marks) for each in (with_turns, without)]
    assert boxes[0] - boxes[1] == 7
