"""What can go wrong, said in sentences."""

from __future__ import annotations


class UguisuError(Exception):
    """Something a user can cause and can mend; its text is the whole message they see."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} ({self.hint})" if self.hint else self.message


class IllegalAction(UguisuError):
    """An action that is not among the legal ones."""


class CompileError(UguisuError):
    """Content that fits its schema but cannot become a game; `path` leads to the culprit in its file.

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
