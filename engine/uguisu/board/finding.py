"""What a lint has to say about a map, and where in the file."""

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from uguisu.suggest import meant, nearest

Path: TypeAlias = tuple[str | int, ...]
Severity: TypeAlias = Literal["error", "warning", "hint"]

PATIENCE = 20_000
"""How many comparisons of names one run spends on guessing what was meant (they are slow on large maps)."""


class Finding(NamedTuple):
    """One thing wrong. `path` leads to it through the YAML's keys and indices, as in ("links", 3, "kind")."""

    path: Path
    code: str
    message: str
    hint: str | None = None
    severity: Severity = "error"


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
        near = nearest(wrong, self.known)
        return None if near is None else meant(near, wrong)
