"""Steps that were made already when they come onto the stack of undo."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand

from uguisu_changes.edits import Edit


class Redoing(Protocol):
    """Whatever holds what is edited."""

    def redo_edit(self, edit: Edit) -> None:
        """Apply an edit, as a step of undo is taken back or made again."""


class EditCommand(QUndoCommand):
    """An edit that was made already when it comes onto the stack."""

    def __init__(self, owner: Redoing, label: str, edit: Edit, undo: Edit) -> None:
        super().__init__(label)
        self._owner = owner
        self._edit = edit
        self._undo = undo
        self._made = True

    def redo(self) -> None:
        """Make it again."""
        if self._made:
            self._made = False
        else:
            self.make_again()

    def make_again(self) -> None:
        """Make it again, having been taken back."""
        self._owner.redo_edit(self._edit)

    def undo(self) -> None:
        """Take it back."""
        self._owner.redo_edit(self._undo)
