"""Names that this system's files may have."""

from __future__ import annotations

import os


def can_be_named(name: str) -> bool:
    """Tell whether a file may be called so: where names are of one old alphabet, many may not."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return False
    return True
