"""Whose code a file is: ours, Python's, or a plugin's."""

from __future__ import annotations

import sysconfig
from pathlib import Path

_OURS = ("<", str(Path(__file__).parents[1]), sysconfig.get_path("stdlib"))
_INSTALLED = tuple({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
"""Where distributions are, within Python's own folder: those are not Python's."""


def is_plugin_code(filename: str) -> bool:
    """Tell whether a line of code is neither ours nor Python's: a plugin's."""
    if "pluggy" in Path(filename).parts or filename.startswith(_OURS[:2]):
        return False
    return filename.startswith(_INSTALLED) or not filename.startswith(_OURS)
