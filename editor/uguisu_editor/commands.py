"""The one undo command: an edit and the edit that undoes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from uguisu_editor.model.edits import Edit
    from uguisu_editor.session import Session


class EditCommand(QUndoCommand):
    """An edit that was made already when it comes onto the stack."""

    def __init__(self, session: Session, label: str, edit: Edit, undo: Edit) -> None:
        super().__init__(label)
        self._session = session
        self._edit = edit
        self._undo = undo
        self._made = True

    def redo(self) -> None:
        """Make it again."""
        if self._made:
            self._made = False
            return
        self._session.redo_edit(self._edit)

    def undo(self) -> None:
        """Take it back."""
        self._session.redo_edit(self._undo)
