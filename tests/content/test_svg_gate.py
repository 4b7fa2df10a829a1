"""SVG pictures of packs: what draws shapes passes; what loads, runs or explodes is refused before anybody draws it."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import uguisu
from uguisu.content.diagnostics import Diagnostic
from uguisu.plugins import registry
from uguisu_tools.pictures import BadSvg, gated, picture

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:ink="http://example.org/ink" viewBox="0 0 63 88">'
)


def svg(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def doubled(kind: str, use: str) -> str:
    """Each level draws the one below twice: a billion rectangles in 3 KB."""
    levels = (f'<{kind} id="a{n}">{use.format(n - 1)}{use.format(n - 1)}</{kind}>' for n in range(1, 31))
    return f'<{kind} id="a0"><rect/></{kind}>{"".join(levels)}{use.format(30)}'


def png(wide: int, high: int) -> str:
    file = BytesIO()
    Image.new("1", (wide, high)).save(file, "PNG")
    return f"data:image/png;base64,{b64encode(file.getvalue()).decode()}"


DECLARED = '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'
REFUSED = {
    "use within use": (svg(doubled("g", '<use href="#a{}"/>')), "with every copy drawn"),
    "old use within use": (svg(doubled("g", '<use xlink:href="#a{}"/>')), "with every copy drawn"),
    "pattern within pattern": (
        svg(doubled("pattern", '<rect fill="url(#a{})"/>')),
        "with every copy drawn",
    ),
    "patterns by class": (
        svg(
            "<style>"
            + "".join(f".c{n}{{/*}}*/fill: url( '#a{n}' )}}" for n in range(31))
            + "</style>"
            + doubled("pattern", '<rect class="c{}"/>')
        ),
        "with every copy drawn",
    ),
    "a marker at each corner": (
        svg(f'<marker id="m"><g/><g/></marker><path style="marker-mid:url(#m)" d="M{"1 2 " * 9000}"/>'),
        "with every copy drawn",
    ),
    "filters": (
        svg('<filter id="f"><feFlood/></filter>' + '<g filter="url(#f)"/>' * 500),
        "with every copy drawn",
    ),
    "a circle": (svg('<g id="a"><use href="#a"/></g>'), "`a` in it contains itself"),
    "a longer circle": (
        svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
        "in it contains itself",
    ),
    "a chain of use": (
        svg("".join(f'<g id="a{n}"><use href="#a{n + 1}"/></g>' for n in range(5000))),
        "nested more than 32",
    ),
    "nested groups": (svg("<g>" * 5000 + "</g>" * 5000), "nested more than 32"),
    "nested groups of another kind": (svg("<ink:g>" * 5000 + "</ink:g>" * 5000), "nested more than 32"),
    "many elements": (svg("<g/>" * 100_000), "more than 20000 elements"),
    "many bytes": (svg("<g/>" * 3_000_000), "it has 12 MB, and 8 are read"),
    "entities": (DECLARED.encode(), "it declares entities"),
    "entities in UTF-16": (DECLARED.encode("utf-16"), "it declares entities"),
    "entities in UTF-16 that says so": (
        ('<?xml version="1.0" encoding="UTF-16"?>' + DECLARED).encode("utf-16"),
        "it declares entities",
    ),
    "a script": (svg("<script>alert(1)</script>"), "`script` may not be in it"),
    "a script elsewhere": (svg("<ink:x><ink:script/></ink:x>"), "`script` may not be in it"),
    "a script in an attribute": (svg('<g onload="alert(1)"/>'), "`onload` may not be in it"),
    "another language": (svg("<foreignObject/>"), "`foreignObject` may not be in it"),
    "something that moves": (svg("<g><animate/></g>"), "`animate` may not be in it"),
    "a file": (svg('<image href="/secret.png"/>'), "refers to `/secret.png`"),
    "a page": (svg('<image xlink:href=" https://example.org/x.png"/>'), "refers to `https://example.org"),
    "a link": (svg('<a href="javascript:alert(1)"><g/></a>'), "refers to `javascript:alert(1)`"),
    "a used file": (svg('<use href="other.svg#a"/>'), "refers to `other.svg#a`"),
    "a fill from elsewhere": (svg("<g fill=\"url('http://example.org/#a')\"/>"), "refers to `http://"),
    "a style from elsewhere": (
        svg('<g style="fill: url( http://example.org/#a )"/>'),
        "refers to `http://",
    ),
    "a hidden style": (svg('<g style="fill: u\\72l(http://example.org/#a)"/>'), "may not be in it"),
    "a sheet from elsewhere": (svg('<style>@import "http://example.org/a.css";</style>'), "`@import"),
    "a sheet in two parts": (svg("<style>a{}<g/>b{fill:url(file:///a)}</style>"), "refers to `file:"),
    "SVG in SVG": (
        svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
        "refers to `data:image/svg",
    ),
    "no PNG in SVG": (
        svg('<image href="data:image/png;base64,PHN2Zy8+"/>'),
        "can't be read as PNG or JPEG",
    ),
    "a vast PNG in SVG": (
        svg(f'<image href="{png(9000, 9000)}"/>'),
        "a picture in it has 9000 by 9000 pixels",
    ),
    "nothing": (b"", "it is not an SVG picture"),
    "compressed": (b"\x1f\x8b\x08", "it is not an SVG picture"),
    "an unknown encoding": (b'<?xml version="1.0" encoding="klingon"?><svg/>', "it is not an SVG picture"),
}


@pytest.mark.parametrize(("data", "told"), REFUSED.values(), ids=REFUSED)
def test_what_loads_runs_or_explodes_is_refused(data, told):
    with pytest.raises(BadSvg) as refused:
        gated(data)
    assert told in str(refused.value)


def test_what_drawing_programs_save_passes_without_what_is_theirs():
    given = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
        + HEAD
        + '<metadata><ink:work about="https://example.org"/></metadata><ink:view zoom="2"><ink:grid/></ink:view>'
        "<style>.a{fill:url(#g)} .b{clip-path:url(#c)}</style>"
        '<defs><linearGradient id="g"><stop offset="0"/></linearGradient>'
        '<linearGradient id="h" xlink:href="#g"/><clipPath id="c"><rect class="a" width="3"/></clipPath></defs>'
        '<g ink:label="Layer" data-x="1" class="b" style="font-family:Noto"><path d="M0 0z"/>'
        f'<text>so <tspan>it</tspan> is</text><image href="{png(3, 4)}"/><use href="#nowhere"/></g></svg>'
    )
    text = gated(given.encode())
    kept = text.decode()
    assert "Layer" not in kept
    assert "example.org" not in kept
    assert "data-x" not in kept
    assert all(
        part in kept for part in ("url(#g)", 'xlink:href="#g"', png(3, 4), "M0 0z", "so <tspan>it</tspan> is")
    )
    assert gated(text) == text, "what was written passes as well"


def test_a_pack_hands_out_what_was_let_pass_and_tells_what_was_not(tmp_path):
    folder = tmp_path / "drawn"
    (folder / "art").mkdir(parents=True)
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: drawn\ngame: scorpion\ntitle: Drawn\nuses: [scorpion/garden_gate]\n", encoding="utf-8"
    )
    (folder / "cards.yaml").write_text(
        "format: 1\ndecks: [{change: guards, back: art/back.svg}]\n"
        "cards: [{change: guard_passage, art: art/card.svg}]\n",
        encoding="utf-8",
    )
    (folder / "art" / "back.svg").write_bytes(svg('<rect/><ink:secret name="me"/>'))
    (folder / "art" / "card.svg").write_bytes(svg("<script>alert(1)</script>"))
    (found,) = [one for one in uguisu.check(folder)[1] if one.severity == "error"]
    assert found.code == "bad-picture"
    assert found.file.endswith("cards.yaml")
    assert str(found.message) == "The picture `art/card.svg` can't be used: `script` may not be in it"
    pack = uguisu.read_pack(folder, registry())[0]
    assert pack is not None
    assert b"secret" not in (picture(pack, "art/back.svg") or b"secret")
    assert picture(pack, "art/card.svg") is None


def saved_as(form: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (4, 4)).save(file, form)
    return file.getvalue()


SVG = svg("<rect/>")
KINDS = {
    "art/card.png": saved_as("PNG"),
    "art/card.jpg": saved_as("JPEG"),
    "art/card.JPEG": saved_as("JPEG"),
    "art/card.gif": saved_as("GIF"),
    "art/card.webp": saved_as("WEBP"),
    "art/card.bmp": saved_as("BMP"),
    "art/card.svg": SVG,
}


def told_of(folder: Path, name: str, data: bytes) -> list[Diagnostic]:
    (folder / "art").mkdir(parents=True)
    (folder / "scenario.yaml").write_text(
        "format: 1\nid: drawn\ngame: scorpion\ntitle: Drawn\nuses: [scorpion/garden_gate]\n", encoding="utf-8"
    )
    (folder / "cards.yaml").write_text(
        f"format: 1\ncards: [{{change: guard_passage, art: {name}}}]\n", encoding="utf-8"
    )
    (folder / name).write_bytes(data)
    return [one for one in uguisu.read_pack(folder, registry())[1] if one.severity == "error"]


@pytest.mark.parametrize("name", KINDS)
def test_a_picture_that_is_what_its_ending_says_is_fine(name, tmp_path):
    assert not told_of(tmp_path / "drawn", name, KINDS[name])


@pytest.mark.parametrize(
    ("name", "data", "hint"),
    [
        ("art/card.png", KINDS["art/card.jpg"], "Call it .jpg, for that it is; or save it again as .png."),
        ("art/card.png", SVG, "Call it .svg, for that it is; or save it again as .png."),
        ("art/card.svg", KINDS["art/card.png"], "Call it .png, for that it is; or save it again as .svg."),
        ("art/card.gif", b"MZ\x90", "Save it again as .gif."),
        ("art/card.jpg", b"", "Save it again as .jpg."),
        ("art/card.txt", KINDS["art/card.png"], "Pictures are .png, .jpg, .jpeg, .svg, .webp, .gif, .bmp."),
        ("art/card", SVG, "Pictures are .png, .jpg, .jpeg, .svg, .webp, .gif, .bmp."),
    ],
)
def test_a_picture_that_is_not_what_its_ending_says_is_told_with_its_line(name, data, hint, tmp_path):
    (found,) = told_of(tmp_path / "drawn", name, data)
    assert (found.code, found.line) == ("picture-kind", 2)
    assert found.file.endswith("cards.yaml")
    assert found.hint == hint


@pytest.mark.parametrize("name", ["art/card.svg", "art/card.png"])
def test_a_picture_that_is_too_large_to_be_read_is_told(name, tmp_path):
    (found,) = told_of(
        tmp_path / "drawn", name, b"<svg xmlns='http://www.w3.org/2000/svg'>" + b"<g/>" * 5_000_000
    )
    assert (found.code, found.line) == ("bad-picture", 2)
    assert "16 MB" in str(found.hint)
