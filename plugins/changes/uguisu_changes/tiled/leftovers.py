"""What the reader never asked for: reported by name, so that nothing is dropped in silence."""

from __future__ import annotations

from uguisu import Message
from uguisu_changes.tiled.nodes import XmlElement
from uguisu_changes.tiled.report import ImportReport

_DEFAULTS = {
    "visible": ("1", "true"),
    "x": ("0",),
    "y": ("0",),
    "opacity": ("1", "1.0"),
    "parallaxx": ("1", "1.0"),
    "parallaxy": ("1", "1.0"),
    "rotation": ("0", "0.0"),
    "infinite": ("0", "false"),
    "locked": ("0", "false"),
    "repeatx": ("0", "false"),
    "repeaty": ("0", "false"),
    "mode": ("normal",),
    "parallaxoriginx": ("0", "0.0"),
    "parallaxoriginy": ("0", "0.0"),
}
"""What says nothing, being what is so without it."""
_ONLY_FOR_TILED = frozenset(
    (
        "image",
        "grid",
        "tileoffset",
        "transformations",
        "editorsettings",
        "wangset",
        "wangsets",
        "terraintypes",
        "wangcolor",
        "wangtile",
        "terrain",
        "xml",
    )
)
_AIDS = frozenset(("grid", "tileoffset", "transformations", "wangsets", "terraintypes"))
"""Elements that are about how Tiled draws or edits tiles; their own details need no remark of their own."""


def report_leftovers(root: XmlElement, report: ImportReport) -> None:
    """Tell of attributes and elements that nobody asked for."""
    pending = [(root, _name(root, ""))]
    while pending:
        node, place = pending.pop()
        if node.tag in _ONLY_FOR_TILED or node.told:
            if not node.told and node.tag in _AIDS:
                report.add(
                    "left-out", Message("What only helps to draw in Tiled: <{tag}>.", tag=node.tag), place
                )
            continue
        for name, value in node.attributes.items():
            if name not in node.asked and value and value.lower() not in _DEFAULTS.get(name, ()):
                report.add(
                    "left-out", Message("'{attribute}' of <{tag}>.", attribute=name, tag=node.tag), place
                )
        for child in node.children:
            inner = _name(child, place)
            if child.used or child.tag in _AIDS:
                pending.append((child, inner))
            elif child.tag not in _ONLY_FOR_TILED:
                report.add("left-out", Message("<{tag}> elements.", tag=child.tag), place)


def _name(node: XmlElement, place: str) -> str:
    return node.attributes.get("name") or place or node.file
