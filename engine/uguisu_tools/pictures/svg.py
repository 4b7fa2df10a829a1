"""The one gate for SVG pictures of packs: what passes holds shapes, letters and nothing that loads, runs or explodes.

A picture is written anew from what the lists below allow, so that whoever draws it gets that and never the file. What editors
of pictures add in namespaces of their own is left out; what could load, run or never end refuses the picture.
"""

from __future__ import annotations

import re
import struct
import warnings
from base64 import b64decode
from binascii import Error as BadBase64
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from uguisu.board.marks import raster_format
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.content.pack import Pack

NAMESPACE = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
SPACE = "{http://www.w3.org/XML/1998/namespace}space"
MOST_BYTES = 8 << 20
MOST_ELEMENTS = 20_000
MOST_DEPTH = 32
"""What Qt draws, too."""
MOST_DRAWN = 20_000
"""Elements that are drawn once every `use`, pattern and marker is put in its place."""
MOST_PIXELS = 64 << 20
"""Of a picture of pixels, by itself or in another: what its head claims is believed before anything is unpacked."""
DEAR = 50
"""What a filter or a mask counts beside its elements: each is painted on a canvas of its own."""
PAINTED = frozenset({"clipPath", "filter", "marker", "mask", "pattern"})
"""What is drawn once more for each thing that refers to it."""
ELEMENTS = frozenset(
    re.findall(
        r"\S+",
        """
        a circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge
        feMergeNode feOffset filter g image line linearGradient marker mask metadata path pattern polygon polyline
        radialGradient rect solidColor stop style svg switch symbol text textArea textPath title tspan use view
        """,
    )
)
SILENT = frozenset({"desc", "metadata", "title"})
"""What is not drawn, and left out."""
ATTRIBUTES = frozenset(
    re.findall(
        r"\S+",
        """
        alignment-baseline baseline-shift class clip-path clip-rule clipPathUnits color color-interpolation
        color-interpolation-filters cx cy d direction display dominant-baseline dx dy fill fill-opacity fill-rule
        filter filterUnits flood-color flood-opacity font-family font-size font-size-adjust font-stretch
        font-style font-variant font-weight fr fx fy gradientTransform gradientUnits height href id in in2 k1 k2
        k3 k4 kerning lengthAdjust letter-spacing line-height marker marker-end marker-mid marker-start
        markerHeight markerUnits markerWidth mask maskContentUnits maskUnits mix-blend-mode mode offset opacity
        operator orient overflow paint-order patternContentUnits patternTransform patternUnits points
        preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry shape-rendering solid-color
        solid-opacity spreadMethod startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray
        stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style
        text-align text-anchor text-decoration text-rendering textLength transform transform-origin type
        unicode-bidi values vector-effect version viewBox visibility white-space width word-spacing writing-mode x
        x1 x2 y y1 y2
        """,
    )
)
LOADING = re.compile(
    r"@(?:import|font)|\\|(?:image|src|fade|paint|element|expression)[-\w]*\s*\(", re.IGNORECASE
)
"""What style sheets load things with, or hide that they do."""
URL = re.compile(r"url\s*\(\s*[\"']?\s*([^)\"']*)", re.IGNORECASE)
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
DATA = re.compile(r"data:image/(?:png|jpe?g);base64,", re.IGNORECASE)

ET.register_namespace("", NAMESPACE)
ET.register_namespace("xlink", XLINK)


class BadSvg(ValueError):
    """A picture that is not let pass: the message is a sentence for people."""


def picture(pack: Pack, name: str) -> bytes | None:
    """Return a picture of the pack's, or of the one it builds on; None where there is none that can be used.

    SVG comes as the gate has written it, without anything that loads or runs.
    """
    data = pack.picture_file(name)
    if data is None or raster_format(data):
        return data
    try:
        return gated(data)
    except BadSvg:
        return None


@lru_cache(maxsize=64)
def gated(data: bytes) -> bytes:
    """Return an SVG picture written anew from what is allowed.

    Raises:
        BadSvg: it is no SVG, or something in it may not be in a picture of a pack.
    """
    return ET.tostring(parsed(data))


def parsed(data: bytes) -> ET.Element:
    """Return the root of an SVG picture, with what is allowed under it.

    Raises:
        BadSvg: it is no SVG, or something in it may not be in a picture of a pack.
    """
    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser

    if len(data) > MOST_BYTES:
        raise BadSvg(
            Message("it has {size} MB, and {most} are read", size=-(-len(data) >> 20), most=MOST_BYTES >> 20)
        )
    gate = _Gate()
    try:
        parser = DefusedXMLParser(target=gate)
        parser.feed(data)
        parser.close()
    except BadSvg:
        raise
    except DefusedXmlException:
        raise BadSvg(Message("it declares entities; save it as plain SVG")) from None
    except (ET.ParseError, ValueError, LookupError) as error:
        raise BadSvg(Message("it is not an SVG picture: {error}", error=str(error)[:120])) from None
    assert gate.root is not None
    _Cost(gate.root).check()
    return gate.root


class _Gate:
    """Builds the tree while the file is read, and stops at the first thing that is not allowed."""

    def __init__(self) -> None:
        self.root: ET.Element | None = None
        self._open: list[ET.Element | None] = []
        self._count = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if len(self._open) >= MOST_DEPTH:
            raise BadSvg(Message("its groups are nested more than {most} deep", most=MOST_DEPTH))
        if self._count > MOST_ELEMENTS:
            raise BadSvg(Message("it has more than {most} elements", most=MOST_ELEMENTS))
        space, _, name = tag.rpartition("}")
        known = space == f"{{{NAMESPACE}"
        if not self._open and not (known and name == "svg"):
            raise BadSvg(Message("it is not an SVG picture: {error}", error=tag[:60]))
        above = self._open[-1] if self._open else None
        if not known or name in SILENT or (self._open and above is None):
            if name.lower() == "script":
                raise BadSvg(Message("`{element}` may not be in it", element=name))
            self._open.append(None)
            return
        if name not in ELEMENTS:
            raise BadSvg(Message("`{element}` may not be in it", element=name[:60]))
        element = ET.Element(tag, _attributes(name, attributes))
        if above is not None:
            above.append(element)
        else:
            self.root = element
        self._open.append(element)

    def end(self, _tag: str) -> None:
        element = self._open.pop()
        if element is not None and element.tag == f"{{{NAMESPACE}}}style":
            _check_css("".join(element.itertext()))

    def data(self, text: str) -> None:
        if not self._open or (element := self._open[-1]) is None:
            return
        if len(element):
            element[-1].tail = (element[-1].tail or "") + text
        else:
            element.text = (element.text or "") + text

    def close(self) -> None:
        """Have nothing to return: the root is asked for."""


def _attributes(element: str, given: dict[str, str]) -> dict[str, str]:
    kept = {}
    for key, value in given.items():
        name = "href" if key == f"{{{XLINK}}}href" else key
        if re.match(r"on\w", name):
            raise BadSvg(Message("`{element}` may not be in it", element=name[:60]))
        if name == "href":
            kept[key] = _reference(element, value.strip())
        elif name in ATTRIBUTES or name == SPACE:
            _check_css(value)
            kept[key] = value
    return kept


def _reference(element: str, target: str) -> str:
    if target.startswith("#") or not target:
        return target
    if element == "image" and (begin := DATA.match(target)):
        _check_pixels(target[begin.end() :])
        return target
    raise BadSvg(Message("it refers to `{target}`, outside of it", target=target[:60]))


def check_raster(data: bytes, form: str) -> None:
    """Refuse a picture of pixels that is damaged, moves, or claims so many pixels that painting it would take all memory.

    Raises:
        BadSvg: why it can't be used, in a clause.
    """
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # our own bound is lower
            with Image.open(BytesIO(data), formats=(form.upper(),)) as picture:
                wide, high = picture.size
                if wide * high > MOST_PIXELS:
                    raise BadSvg(_too_large(wide, high))
                if getattr(picture, "is_animated", False):
                    raise BadSvg(Message("it moves, and a table shows one picture"))
                picture.load()
    except BadSvg:
        raise
    except Image.DecompressionBombError:
        raise BadSvg(Message("it is too large: it claims more pixels than can be unpacked")) from None
    except (ValueError, OSError, SyntaxError, EOFError, struct.error):
        raise BadSvg(Message("it is damaged")) from None


def _too_large(wide: int, high: int) -> Message:
    return Message(
        "it is too large: {wide:,} by {high:,} {high:pixel|pixels}; at most {most} million can be shown",
        wide=wide,
        high=high,
        most=MOST_PIXELS // 1_000_000,
    )


def _check_pixels(coded: str) -> None:
    from PIL import Image

    try:
        data = b64decode(coded)
        with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as picture:
            wide, high = picture.size
    except (BadBase64, ValueError, OSError, SyntaxError, Image.DecompressionBombError):
        raise BadSvg(Message("a picture in it can't be read as PNG or JPEG")) from None
    if wide * high > MOST_PIXELS:
        raise BadSvg(
            Message("a picture in it has {wide} by {high} {high:pixel|pixels}", wide=wide, high=high)
        )


def _check_css(text: str) -> None:
    """Refuse what loads something; references within the picture pass."""
    found = LOADING.search(text)
    if found is not None:
        raise BadSvg(Message("`{element}` may not be in it", element=text[found.start() :][:60].strip()))
    for target in URL.findall(text):
        if not target.strip().startswith("#"):
            raise BadSvg(Message("it refers to `{target}`, outside of it", target=target.strip()[:60]))


class _Cost:
    """Counts what is drawn. Elements are asked once each; one that is asked for while it is being counted contains itself."""

    def __init__(self, root: ET.Element) -> None:
        self.root = root
        self.named: dict[str, ET.Element] = {}
        for element in root.iter():
            self.named.setdefault(element.get("id", ""), element)
        self.by_class: dict[str, list[str]] = {}
        """What style sheets have elements of a class painted with; of any class under no name."""
        for sheet in root.iter(f"{{{NAMESPACE}}}style"):
            self._read(re.sub(r"/\*.*?\*/", "", "".join(sheet.itertext()), flags=re.DOTALL))
        self.known: dict[ET.Element, int] = {}

    def _read(self, css: str) -> None:
        rules = RULE.findall(css)
        for selectors, look in [*rules, ("*", RULE.sub("", css))]:
            painted = [name for name in _named_in(look) if self._dear(name)]
            for selector in selectors.split(",") if painted else ():
                found = re.fullmatch(r"\s*\.([-\w]+)\s*", selector)
                self.by_class.setdefault(found[1] if found else "", []).extend(painted)

    def check(self) -> None:
        """Refuse what has too much to draw once each reference is put in its place, or goes round in circles."""
        if self._of(self.root) > MOST_DRAWN:
            raise BadSvg(Message("with every copy drawn it has more than {most} elements", most=MOST_DRAWN))

    def _dear(self, name: str) -> bool:
        return name in self.named and self.named[name].tag.rpartition("}")[2] in PAINTED

    def _of(self, element: ET.Element, above: tuple[ET.Element, ...] = ()) -> int:
        if element in above:
            raise BadSvg(Message("`{id}` in it contains itself", id=element.get("id", "")[:60]))
        if element in self.known:
            return self.known[element]
        if len(above) > 2 * MOST_DEPTH:
            raise BadSvg(Message("its groups are nested more than {most} deep", most=MOST_DEPTH))
        inside = (*above, element)
        name = element.tag.rpartition("}")[2]
        total = 1 + sum(self._of(child, inside) for child in element)
        if name in ("filter", "mask"):
            total += DEAR
        for target in (*_targets(element), *self._from_sheets(element)):
            found = self.named.get(target)
            if found is not None:
                times = _corners(element) if found.tag.endswith("}marker") else 1
                total += times * self._of(found, inside)
        self.known[element] = min(total, MOST_DRAWN + 1)
        return self.known[element]

    def _from_sheets(self, element: ET.Element) -> Iterator[str]:
        for name in ("", *element.get("class", "").split()):
            yield from self.by_class.get(name, ())


def _targets(element: ET.Element) -> Iterator[str]:
    for key, value in element.attrib.items():
        if key.endswith("href"):
            if value.startswith("#"):
                yield value[1:]
        elif "url" in value.lower():
            yield from _named_in(value)


def _named_in(text: str) -> list[str]:
    return [target.strip().removeprefix("#") for target in URL.findall(text)]


def _corners(element: ET.Element) -> int:
    """Return at how many points a line may have a marker: no more than it has numbers."""
    return 1 + sum(len(re.findall(r"\d+", element.get(key, ""))) for key in ("d", "points"))
