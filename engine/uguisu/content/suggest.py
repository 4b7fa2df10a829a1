"""Did you mean: the known name nearest to a mistyped one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

MAX_LISTED = 12


def nearest(wrong: str, known: Iterable[str]) -> str | None:
    """Return the name among `known` that `wrong` was most likely meant to be, or None.

    >>> nearest("tittle", ["title", "text"])
    'title'
    """
    names = list(known)
    folded = {name.casefold().replace("-", "_"): name for name in names}
    same = folded.get(wrong.casefold().replace("-", "_"))
    if same is not None:
        return same
    found = difflib.get_close_matches(wrong[:80], names, n=1, cutoff=0.6)
    return found[0] if found else None


def listing(names: Iterable[str]) -> str:
    """Write names as a short readable list: `a, b and 7 more`."""
    ordered = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in ordered[:MAX_LISTED])
    rest = len(ordered) - MAX_LISTED
    return f"{shown} and {rest} more" if rest > 0 else shown


def did_you_mean(wrong: str, known: Iterable[str]) -> str | None:
    """Write a hint for a name that is not known: the nearest one, or what there is to choose from."""
    names = list(known)
    near = nearest(wrong, names)
    if near is not None:
        return f"Did you mean `{near}`?"
    return f"Known here: {listing(sorted(names))}." if names else None
