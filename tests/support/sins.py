"""Ways of spoiling the toys, each with the check of the conformance suite that must say so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from tests.support import toys

import uguisu.core.game
from uguisu.core.emitting import emitter
from uguisu.core.game import Game
from uguisu_tools.testing import CHECKS, ConformanceError, Subject

Spoil = Callable[[pytest.MonkeyPatch], None]


class Sin(NamedTuple):
    check: str
    game: str
    message: str
    spoil: Spoil

    def __str__(self) -> str:
        return self.spoil.__name__.lstrip("_")


class Sins(list[Sin]):
    """The sins of a test file: a decorator, too."""

    def __call__(self, check: str, game: str, message: str) -> Callable[[Spoil], Spoil]:
        """Register a way of spoiling `game` that `check` must answer with `message`."""

        def note(spoil: Spoil) -> Spoil:
            self.append(Sin(check, game, message, spoil))
            return spoil

        return note

    def leave_out(self, *modules: ModuleType) -> set[str]:
        """Return the checks of some modules that have no sin to catch."""
        names = {module.__name__ for module in modules}
        return {check.__name__ for check in CHECKS if check.__module__ in names} - {sin.check for sin in self}


def spoil_emit(
    patch: pytest.MonkeyPatch, spoilt: Callable[[Callable[..., None]], Callable[..., None]]
) -> None:
    """Have games that are compiled from now on bring events about with what `spoilt` makes of their `Game.emit`."""

    def spoilt_emitter(game: Game[Any]) -> Callable[..., None]:
        return spoilt(emitter(game))

    patch.setattr(uguisu.core.game, "emitter", spoilt_emitter)


def is_caught(sin: Sin, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """A toy that is spoilt is not passed by the check, and it says how."""
    sin.spoil(patch)
    subject = Subject.load(toys.pack(folder / "spoilt", sin.game), toys.registry())
    run = next(entry for entry in CHECKS if entry.__name__ == sin.check)
    with pytest.raises(Exception, match=sin.message) as caught:
        run(subject)
    if sin.check != "saves_come_back":  # there the loader itself may say it
        assert isinstance(caught.value, ConformanceError)
