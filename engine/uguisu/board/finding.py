"""What a lint has to say about a map, and where in the file."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Literal, NamedTuple, TypeAlias

from uguisu.said import Said

Path: TypeAlias = tuple[str | int, ...]
Severity: TypeAlias = Literal["error", "warning", "hint"]

PATIENCE = 20_000
"""How many comparisons of names one run spends on guessing what was meant (they are slow on large maps)."""


class Finding(NamedTuple):
    """One thing wrong. `path` leads to it through the YAML's keys and indices, as in ("links", 3, "kind")."""

    path: Path
    code: str
    severity: Severity
    message: str
    hint: str | None = None


class Guesser:
    """Guesses which of the known names a misspelt one was meant to be, while its patience lasts."""

    def __init__(self, known: Collection[str]) -> None:
        self.known = known
        self._patience = PATIENCE

    def hint(self, wrong: str) -> str | None:
        """Return a hint that names the nearest known name, or None."""
        if self._patience < len(self.known):
            return None
        self._patience -= len(self.known)
        near = get_close_matches(wrong, self.known, n=1, cutoff=0.6)
        if not near:
            near = [name for name in self.known if name.casefold() == wrong.casefold()][:1]
        return Said("Did you mean `{near}`?", near=near[0]) if near else None


def listed(names: Collection[str], most: int = 8) -> str:
    """Return names as a reader lists them, the first `most` of them, between backticks.

    >>> listed(["a", "b", "c"]), listed(["a", "b", "c"], most=2)
    ('`a`, `b`, `c`', '`a`, `b` and 1 more')
    """
    shown = ", ".join(f"`{name}`" for name in list(names)[:most])
    rest = len(names) - most
    return Said("{names} and {rest} more", names=shown, rest=rest) if rest > 0 else shown
