"""What can go wrong, said in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from uguisu.messages.message import Message


class UguisuError(Exception):
    """An error that a user can cause and mend; its text is the whole message they see."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    @property
    def told(self) -> str:
        """All of it in one line."""
        return (
            Message("{problem} ({hint})", problem=self.message, hint=self.hint) if self.hint else self.message
        )

    def __str__(self) -> str:
        return str(self.told)


class IllegalAction(UguisuError):
    """An action that is not among the legal ones."""


class RuleFailure(UguisuError):
    """The rules of a game, or a plugin's changes to them, crashed in play; the game is as it was before."""


class CompileError(UguisuError):
    """Content that fits its schema but cannot become a game; `path` leads to the mistake in its file.

    `file` is the role of the file in the pack (``scenario``, ``map``, ``cards``, ``mission``); `path` the
    keys and indices from its root.
    """

    def __init__(
        self,
        message: str,
        *,
        hint: str | None = None,
        file: str = "scenario",
        path: tuple[str | int, ...] = (),
    ) -> None:
        super().__init__(message, hint)
        self.file = file
        self.path = path

    @property
    def every(self) -> tuple[CompileError, ...]:
        """All that was found: this one, or those of a `CompileErrors`."""
        return (self,)


class CompileErrors(CompileError):
    """Several mistakes found in one go; it reads as the first of them."""

    def __init__(self, errors: Sequence[CompileError]) -> None:
        first = errors[0]
        super().__init__(first.message, hint=first.hint, file=first.file, path=first.path)
        self._every = tuple(errors)

    @property
    def every(self) -> tuple[CompileError, ...]:
        return self._every


class ProgramError(UguisuError):
    """A card or a mission crashed in play: a bug of whoever provided the operation. It names where the card stands."""


class Faults:
    """Keeps compile errors, so that the rest is checked before anything is reported.

    >>> faults = Faults()
    >>> for name in ("well", "wel", "gat"):
    ...     with faults.kept():
    ...         if name != "well":
    ...             raise CompileError(f"no place is called '{name}'")
    >>> [error.message for error in faults.found]
    ["no place is called 'wel'", "no place is called 'gat'"]
    """

    def __init__(self) -> None:
        self.found: list[CompileError] = []

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep what is raised inside, once, and go on behind."""
        try:
            yield
        except CompileError as error:
            self.found += [one for one in error.every if one not in self.found]

    def tell(self) -> None:
        """Raise what was kept, if anything was.

        Raises:
            CompileError: the one there is, or a `CompileErrors`.
        """
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise CompileErrors(self.found)
