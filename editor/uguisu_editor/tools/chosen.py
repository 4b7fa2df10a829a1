"""Which part of the set-up is chosen, and how something is written into the files and then chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from uguisu_changes.edits import CannotEdit, Edit, Group
from uguisu_changes.paths import Path
from uguisu_editor.i18n import said
from uguisu_editor.model.lots import Lot
from uguisu_editor.model.placing import Placed, Thing
from uguisu_editor.tools.set_up import SetUp

if TYPE_CHECKING:
    from uguisu_editor.session import Session


class Chosen(QObject):
    """A piece, a lot that is left to chance, or a number of the set-up; the dock of pieces shows it."""

    changed = Signal()
    """Another is chosen, or what is chosen has become another."""

    def __init__(self, session: Session, set_up: SetUp) -> None:
        super().__init__()
        self.session = session
        self.set_up = set_up
        self.key: tuple[str, str] | None = None
        """Of a piece: its thing's key and its place."""
        self.lot_path: Path | None = None
        """Of a lot: its entry in the file."""
        self.place = ""
        """Of a lot: where the one of it is that was clicked."""
        self.number = ""
        """The id of a number."""

    @property
    def piece(self) -> Placed | None:
        """The piece that is chosen."""
        return next((piece for piece in self.set_up.pieces if key_of(piece) == self.key), None)

    @property
    def lot(self) -> Lot | None:
        """The lot that is chosen."""
        return next((lot for lot in self.set_up.lots if lot.path == self.lot_path), None)

    def choose(
        self, piece: Placed | None = None, *, lot: Path | None = None, place: str = "", number: str = ""
    ) -> None:
        """Choose one of them, or none."""
        self.key = key_of(piece) if piece is not None else None
        self.lot_path, self.place = lot, place
        self.number = number
        self.changed.emit()

    def write(self, label: str, edit: Edit, file: str) -> bool:
        """Write something into a file, which is made if it is not there; tell whether that was done."""
        document = self.session.document
        if file not in document.data:
            try:
                edit = Group([document.new_file(file), edit])
            except CannotEdit as error:
                self.session.refused.emit(said(error))
                return False
        done = self.session.do(label, edit)
        self.changed.emit()
        return done

    def put(self, label: str, edit: Edit, thing: Thing, place: str) -> bool:
        """Write a piece into the files, and choose it; tell whether that was done."""
        done = self.write(label, edit, thing.kind.file)
        if done:
            self.choose_at(thing, place)
        return done

    def choose_at(self, thing: Thing, place: str) -> None:
        """Choose the piece that now stands on a place."""
        self.key, self.lot_path, self.number = (thing.key, place), None, ""
        self.changed.emit()


def key_of(piece: Placed) -> tuple[str, str]:
    """Return by what a piece is known, whatever else is put down: its thing's key, and its place."""
    return piece.thing.key, piece.place
