"""All checks at once, with pytest or without."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from uguisu.registry import Registry
from uguisu.testing.checks import CHECKS, Check
from uguisu.testing.walking import Subject


def check_game(path: Path | str, registry: Registry | None = None, *, thorough: bool = False) -> None:
    """Run every check on the game of the pack at `path`.

    Raises:
        BadPack: when the pack has errors.
        ConformanceError: at the first check that fails.
    """
    subject = Subject.load(path, registry, thorough=thorough)
    for check in CHECKS:
        check(subject)


class Conformance:
    """A base for a pytest class: name the pack, and each check becomes a test.

    Attributes:
        pack: the pack to play, a path from where pytest is run.
        registry: the plugins to compile with; None means those installed.
        thorough: look at more games, and longer.
    """

    pack: ClassVar[Path | str]
    registry: ClassVar[Registry | None] = None
    thorough: ClassVar[bool] = False

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Make a test of each check."""
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])

    def test_conforms(self, check: Check) -> None:
        """The game keeps to this promise."""
        check(self._subject())

    @classmethod
    def _subject(cls) -> Subject:
        """Compile the pack once a class."""
        subject: Subject | None = cls.__dict__.get("_compiled")
        if subject is None:
            subject = Subject.load(cls.pack, cls.registry, thorough=cls.thorough)
            cls._compiled = subject  # type: ignore[attr-defined]
        return subject
