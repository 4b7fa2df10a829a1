"""Colours and strokes of drawn maps."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import cycle
from typing import TypeVar

from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

PAPER = "#fbf8f1"
INK = "#2b2722"
FAINT_INK = "#6f675c"
GRID = "#c9c0b1"
DOT = "#fffdf8"
NO_VALUE = "#eae4d8"


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How a kind of edge is drawn. Widths and dashes are in pixels where neighbouring places lie 64 apart."""

    colour: str
    width: float = 4.0
    dash: tuple[float, ...] = ()
    core: str | None = None
    """A second, narrower stroke in this colour on top: planks between two rails, a way on a wall."""


DEFAULT_STYLES: Mapping[str, LineStyle] = {
    "way": LineStyle("#a98f63", 5),
    "road": LineStyle("#a98f63", 6),
    "path": LineStyle("#a98f63", 4, (8, 5)),
    "bridge": LineStyle("#6b4a2b", 9, core="#d9b98a"),
    "hanging_bridge": LineStyle("#6b4a2b", 6, (7, 4), core="#e6d3b1"),
    "rope": LineStyle("#6b4a2b", 3, (0.1, 6)),
    "wall_way": LineStyle("#5d6266", 9, core="#c9ccce"),
    "wall": LineStyle("#5d6266", 7),
    "moat": LineStyle("#3f7fae", 7, core="#8fbfdd"),
    "open": LineStyle("#c9a227", 2, (5, 4)),
    "water": LineStyle("#3f7fae", 6),
    "stream": LineStyle("#5b9bc8", 5),
    "glass": LineStyle("#d8b21f", 5),
    "window": LineStyle("#d8b21f", 5),
    "door": LineStyle("#b03a2e", 6),
    "gate": LineStyle("#b03a2e", 6, (10, 4)),
    "wire": LineStyle("#1d1d1d", 3, (3, 4)),
    "barbed_wire": LineStyle("#1d1d1d", 3, (3, 4)),
    "mirror": LineStyle("#3b8f5a", 5),
    "electronic_door": LineStyle("#d0559a", 6),
    "electronic": LineStyle("#d0559a", 6),
    "lightning": LineStyle("#7a5ea8", 4, (10, 5)),
}
WAY_TAGS: Mapping[str, LineStyle] = {"track": LineStyle("#c4574d", 2.5)}
"""Tags of links between zones that are drawn as a way from the one to the other, besides their border."""
_SPARE_STROKES = ("#7a5ea8", "#2f8f83", "#b5651d", "#a23e66", "#4a6fa5", "#6c8b2f")

TERRAIN: Mapping[str, str] = {
    "floor": "#efe7d6",
    "plain": "#eee6cd",
    "grass": "#d6e2b4",
    "field": "#dfe3b0",
    "open": "#efe9da",
    "road": "#dccaa4",
    "sand": "#f0dfae",
    "dirt": "#d9c3a0",
    "mud": "#b79f7c",
    "gravel": "#d5d0c6",
    "stone": "#cfccc4",
    "rock": "#9d9a93",
    "mountain": "#8f877d",
    "hill": "#cdbb8d",
    "wall": "#77736c",
    "building": "#6e655c",
    "black": "#4a4742",
    "water": "#a9d0e6",
    "river": "#a9d0e6",
    "sea": "#8fbfdd",
    "swamp": "#aebf9b",
    "tree": "#8fb47a",
    "forest": "#8fb47a",
    "bush": "#a9c98a",
    "bushes": "#a9c98a",
    "bamboo": "#b5cf7e",
    "snow": "#f6f8fa",
    "lava": "#e8825a",
    "wood": "#d9b98a",
    "start": "#f6e3b8",
}
GROUND_TAGS: Mapping[str, str] = {
    "moat": "#a9d0e6",
    **{tag: TERRAIN[tag] for tag in ("water", "river", "sea", "swamp", "forest", "sand", "snow")},
}
"""Tags that colour a zone of a graph, which has no terrain."""
_SPARE_FILLS = ("#d9cfe8", "#cfe3e0", "#f2d8c7", "#e9cfda", "#d3ddeb", "#dfe6c6", "#ead9a8", "#c8d6c9")

# From pale to deep, even steps in lightness, told apart by the colour-blind and in print alike.
_HEAT = ((255, 247, 222), (253, 219, 149), (249, 172, 88), (231, 112, 57), (188, 58, 48), (110, 20, 46))


_Look = TypeVar("_Look", str, LineStyle)


def styles_of(kinds: Iterable[str], styles: Mapping[str, LineStyle] | None = None) -> dict[str, LineStyle]:
    """Return a style for each kind: the caller's, else the default, else one in a colour that no other kind has."""
    spare = [LineStyle(colour, 5) for colour in _SPARE_STROKES]
    return _looks(kinds, {**DEFAULT_STYLES, **(styles or {})}, spare)


def fills_of(terrains: Iterable[str], fills: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return a colour for each terrain: the caller's, else the default, else one that no other terrain has."""
    return _looks(terrains, {**TERRAIN, **(fills or {})}, _SPARE_FILLS)


def _looks(names: Iterable[str], known: Mapping[str, _Look], spare: Iterable[_Look]) -> dict[str, _Look]:
    left = cycle(spare)
    return {name: known[name] if name in known else next(left) for name in dict.fromkeys(names)}


def heat(part: float) -> str:
    """Return the colour of a value from 0 (pale) to 1 (deep); values beyond are taken to the nearer end.

    >>> heat(0), heat(1), heat(7)
    ('#fff7de', '#6e142e', '#6e142e')
    """
    at = max(0.0, min(1.0, part)) * (len(_HEAT) - 1)
    step = min(int(at), len(_HEAT) - 2)
    mixed = [round(a + (b - a) * (at - step)) for a, b in zip(_HEAT[step], _HEAT[step + 1], strict=True)]
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def ink_on(colour: str) -> str:
    """Return the ink that reads well on a `#rrggbb` colour: dark on pale, pale on deep.

    >>> ink_on("#fff7de") == INK, ink_on("#6e142e") == PAPER
    (True, True)
    """
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else PAPER


def is_colour(text: str) -> bool:
    """Tell whether `text` is `#rgb`, `#rrggbb`, `#rrggbbaa` or a colour's name.

    >>> is_colour("#b5651d"), is_colour("Teal"), is_colour("#12"), is_colour("reddish")
    (True, True, False, False)
    """
    hexadecimal = re.fullmatch("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})", text)
    return hexadecimal is not None or text.lower() in _named()


def nearest_colour(text: str) -> str | None:
    """Return a hint for one who wrote a colour that is none."""
    return did_you_mean(text, sorted(_named()), Message("Write `#rrggbb` in quotes, or a name such as teal."))


def _named() -> set[str]:
    """The names of colours that web pages, Pillow and Qt all know."""
    from PIL import ImageColor

    return ImageColor.colormap.keys() - {"rebeccapurple"}
