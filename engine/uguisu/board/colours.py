"""Colours as web pages and SVG write them."""

import re

from uguisu.said import Said
from uguisu.suggest import did_you_mean

_HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_NAMES = """
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
ghostwhite gold goldenrod gray grey green greenyellow honeydew hotpink indianred indigo ivory khaki
lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver
skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
wheat white whitesmoke yellow yellowgreen
"""
NAMED = frozenset(_NAMES.split())


def is_colour(text: str) -> bool:
    """Tell whether `text` is `#rgb`, `#rrggbb`, `#rrggbbaa` or a colour's name.

    >>> is_colour("#b5651d"), is_colour("Teal"), is_colour("#12"), is_colour("reddish")
    (True, True, False, False)
    """
    return _HEX.fullmatch(text) is not None or text.lower() in NAMED


def nearest_colour(text: str) -> str | None:
    """Return a hint for one who wrote a colour that is none."""
    return did_you_mean(text, sorted(NAMED), Said("Write `#rrggbb` in quotes, or a name such as teal."))
