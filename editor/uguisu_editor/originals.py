"""A pack that came with Uguisu or was added, open in the editor: it stays as it is, the first stroke goes into a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from uguisu.content import own_folder
from uguisu_changes.edits import Edit, Group
from uguisu_editor.i18n import LANGUAGES, Speaking, said, said_in, tr
from uguisu_editor.model.begun import BegunCopy, begin_copy
from uguisu_editor.model.copying import CannotMake
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.templates import id_from
from uguisu_editor.packs import library
from uguisu_editor.undo import EditCommand
from uguisu_tools.packs import may_write
from uguisu_tools.packs.owners import owner_of

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QUndoStack

    from uguisu.plugins import Registry
    from uguisu_editor.model.document import PackDocument
    from uguisu_editor.model.journal import Journal


class OpenSession(Protocol):
    """What may be asked of the session that a pack is open in."""

    document: PackDocument
    registry: Registry
    stack: QUndoStack
    journal: Journal
    original: Original
    refused: SignalInstance
    mod_wanted: SignalInstance

    @property
    def title(self) -> str:
        """What to call the pack."""

    def go_on_here(self) -> None:
        """The document lies elsewhere now."""

    def note(self, edit: Edit) -> None:
        """Note an edit that was made, should the editor crash."""

    def redo_edit(self, edit: Edit) -> None:
        """Apply an edit for the undo stack."""

    def drop_stroke(self) -> None:
        """Take back what is being drawn."""


COPY, MOD = "copy", "mod"
"""What becomes of what is drawn."""


class Original:
    """Whose the pack of a session is, and the copy that was begun of it."""

    def __init__(self, session: OpenSession) -> None:
        self._session = session
        self.locked = not may_write(session.document.folder, session.registry)
        """Whether the pack stays as it is."""
        self.came_with = owner_of(session.document.folder, session.registry) == "shipped"
        """Whether it came with Uguisu, or with a plugin."""
        self.way = COPY
        self.title = self.proposed_title if self.locked else ""
        """What the copy or the mod will be called."""
        self.begun: BegunCopy | None = None
        self.held: list[tuple[str, Edit, Edit]] = []
        """What was drawn and is to go into a mod: labels, edits, what undoes them."""

    @property
    def proposed_title(self) -> str:
        """What a copy or a mod is called unless somebody says otherwise."""
        name = self._session.title
        return tr("Mod of {name}", name=name) if self.way == MOD else tr("{name}, my copy", name=name)

    def choose(self, way: str) -> None:
        """Have what is drawn go into a copy or into a mod from now on."""
        own_words = self.title != self.proposed_title
        self.way = way
        if not own_words:
            self.title = self.proposed_title

    def look_again(self) -> None:
        """See whether the pack may be changed as it is: somebody has said that he works on it, or that he does no longer."""
        self.locked = not may_write(self._session.document.folder, self._session.registry)
        self.title = self.title or self.proposed_title
        self._session.go_on_here()

    def begin(self) -> bool:
        """Begin the copy before anything is drawn; tell whether it is there."""
        return not self.locked or self.leave(tr("Begin a copy"), Group([]), Group([]))

    def leave(self, label: str, edit: Edit, undo: Edit) -> bool:
        """Let what was drawn go into a copy, as one step; tell whether there is one. If there can't be, it is taken back."""
        session = self._session
        if self.way == MOD:
            self.held.append((label, edit, undo))
            if len(self.held) == 1:
                session.mod_wanted.emit()
            return True
        command = _Leaving(session, label, edit, undo)
        if not command.begin():
            session.document.apply(undo)
            return False
        session.stack.push(command)
        return True

    def leave_held(self) -> None:
        """Let what was to go into a mod go into a copy."""
        held, self.held, self.way = self.held, [], COPY
        edits, undos = Group([edit for _, edit, _ in held]), Group([undo for *_, undo in reversed(held)])
        self.leave(held[0][0], edits, undos)

    def title_of_copy(self) -> Any:
        """Return the title that the copy gets: in every language that the pack's has."""
        said_before = self._session.document.look("scenario", ("title",))
        if not isinstance(said_before, dict):
            return self.title
        if self.title != self.proposed_title:
            return {**said_before, Speaking.spoken: self.title}
        known = {language: text_of(said_before, language) for language in said_before}
        return {
            language: said_in(language, "{name}, my copy").format(name=name)
            if language in LANGUAGES
            else name
            for language, name in known.items()
        }

    def close(self) -> None:
        """The pack is closed: a copy into which nothing was saved is of no use."""
        if self.begun is not None and self._session.document.unsaved():
            self.begun.take_away()


class _Leaving(EditCommand):
    """The first step in a pack that is not one's own: a copy of it, and what was drawn."""

    def __init__(self, session: OpenSession, label: str, edit: Edit, undo: Edit) -> None:
        super().__init__(session, label, edit, undo)
        self._session = session
        self._drawn, self._drawn_undo = edit, undo
        self._names_undo: Edit = Group([])

    def begin(self) -> bool:
        """Make the copy and go on in it, with what is drawn already; tell whether that went well."""
        session, original = self._session, self._session.original
        title = original.title_of_copy()
        try:
            copy, names = begin_copy(
                session.document, own_folder(), id_from(original.title), title, library(session.registry).find
            )
        except CannotMake as error:
            session.refused.emit(said(error))
            return False
        original.begun, original.locked = copy, False
        self._names_undo = session.document.apply(names)
        session.go_on_here()
        session.note(Group([self._drawn, names]))
        return True

    def make_again(self) -> None:
        """Make it again: in a copy, unless the one that was begun is still there."""
        if not self._session.original.locked:
            super().make_again()
            return
        self._session.drop_stroke()
        self._session.document.apply(self._drawn)
        self.begin()

    def undo(self) -> None:
        """Take back what was drawn, and the copy, unless something was saved into it."""
        session, original = self._session, self._session.original
        copy = original.begun
        if copy is None or not copy.take_away():
            super().undo()
            return
        session.drop_stroke()
        session.document.apply(Group([self._names_undo, self._drawn_undo]))
        session.journal.close()
        original.begun, original.locked = None, True
        session.document.move(copy.original)
        session.go_on_here()
