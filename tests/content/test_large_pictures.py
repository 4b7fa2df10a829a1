"""Pictures of pixels: what claims too many, moves or is damaged is a finding with a way out, in any format."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from uguisu import check
from uguisu.board import marks
from uguisu.board.marks import Picture
from uguisu_tools.drawing import write_png, write_svg
from uguisu_tools.pictures.svg import MOST_PIXELS, BadSvg, check_raster

MAP = "format: 1\nkind: graph\nid: m\nbackground: {image: %s}\nplaces: [{id: a, at: [0, 0]}]\n"
FORMS = {"png": "PNG", "jpg": "JPEG", "webp": "WEBP", "gif": "GIF", "bmp": "BMP"}


def claiming(wide: int, high: int) -> bytes:
    """Return a PNG that claims so many pixels and holds one row of nothing."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(b"\0"))
        + chunk(b"IEND", b"")
    )


def saved(form: str, size: tuple[int, int] = (8, 8), **options: object) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "tan").save(out, FORMS[form], **options)
    return out.getvalue()


def moving(form: str) -> bytes:
    out = BytesIO()
    frames = [Image.new("RGB", (8, 8), colour) for colour in ("red", "blue")]
    frames[0].save(out, FORMS[form], save_all=True, append_images=frames[1:])
    return out.getvalue()


def found(folder: Path, name: str, data: bytes) -> list[tuple[str, str, str]]:
    (folder / "art").mkdir()
    (folder / "art" / name).write_bytes(data)
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: p\ngame: temple\ntitle: P\nmap: map.yaml\n", encoding="utf-8"
    )
    (folder / "map.yaml").write_text(MAP % f"art/{name}", encoding="utf-8")
    return [(one.code, one.severity, one.message) for one in check(folder)[1] if "picture" in one.code]


@pytest.mark.parametrize("size", [(8_193, 8_192), (65_535, 65_535), (2_000_000, 40)])
def test_what_claims_too_many_pixels_is_a_finding(tmp_path: Path, size: tuple[int, int]) -> None:
    [(code, severity, message)] = found(tmp_path, "board.png", claiming(*size))
    assert (code, severity) == ("bad-picture", "error")
    assert "it is too large" in message


@pytest.mark.parametrize("form", sorted(FORMS))
def test_a_sound_picture_of_each_format_is_none(tmp_path: Path, form: str) -> None:
    assert found(tmp_path, f"board.{form}", saved(form)) == []


@pytest.mark.parametrize("form", ["jpg", "png", "webp"])
def test_a_damaged_one_is_a_finding(tmp_path: Path, form: str) -> None:
    whole = saved(form, (300, 300))
    [(code, _, message)] = found(tmp_path, f"board.{form}", whole[: len(whole) // 2])
    assert code == "bad-picture"
    assert "it is damaged" in message


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_one_that_moves_is_a_finding(tmp_path: Path, form: str) -> None:
    [(code, _, message)] = found(tmp_path, f"board.{form}", moving(form))
    assert code == "bad-picture"
    assert "it moves" in message


def test_the_bound_is_64_megapixels() -> None:
    assert MOST_PIXELS == 64 * 1024 * 1024
    with pytest.raises(BadSvg, match="it is damaged"):
        check_raster(claiming(8_192, 8_192), "png")


@pytest.mark.parametrize(
    ("form", "kind"), [*((form, FORMS[form].lower()) for form in sorted(FORMS)), ("svg", "svg+xml")]
)
def test_a_picture_is_embedded_as_what_it_is(form: str, kind: str) -> None:
    """What pixels are called that are no such thing is shown by no browser; a picture of pixels can be painted."""
    data = saved(form) if form in FORMS else b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    picture = Picture(40, 40, "#ffffff", "", (marks.Image((0, 0), 40, 40, data),))
    assert f'href="data:image/{kind};base64,' in write_svg(picture)
    if form in FORMS:
        assert write_png(picture).startswith(b"\x89PNG")
