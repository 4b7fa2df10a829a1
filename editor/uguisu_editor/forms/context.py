"""What the parts of one form share: the file that it shows, how a change becomes an edit, which names fit where."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from uguisu.content.diagnostics import Diagnostic
from uguisu.core.language.kinds import ANYTHING
from uguisu.said import translate
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.finding import root_field
from uguisu_editor.forms.words import Words
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.model.checking import kind_of
from uguisu_editor.model.edits import Drop, Edit, Group, Insert, Put, Remove
from uguisu_editor.model.paths import MISSING, Path, look

if TYPE_CHECKING:
    from uguisu_editor.forms.control import Control
    from uguisu_editor.session import Session

OWN = {
    "card": ("cards", "cards"),
    "mark": ("mission", "marks"),
    "track": ("mission", "tracks"),
    "result": ("mission", "results"),
}
"""What a pack may have of its own, so that it can be named before a check has told: in which file, under which key."""


class FormContext(QObject):
    """One file, as its form sees it."""

    pointed = Signal(str)
    """A place is to be shown on the map."""
    pick = Signal(object)
    """A control wants a place picked on the map."""
    told = Signal(str)
    """What the field that has the keyboard is for."""

    def __init__(self, session: Session, kind: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.kind = kind
        self.problems: list[Diagnostic] = []
        self._words: Words | None = None

    @property
    def data(self) -> Any:
        """The file's data."""
        return self.session.document.data.get(self.kind)

    @property
    def root(self) -> Field:
        """The field that the whole file is."""
        return root_field(self.session.schema(self.kind), self.data)

    @property
    def words(self) -> Words:
        """What the game's words say and take."""
        grammar = self.session.grammar
        if self._words is None or self._words._grammar is not grammar:
            self._words = Words(grammar)
        return self._words

    @property
    def language(self) -> str:
        """The language in which it is told."""
        return Speaking.spoken

    def look(self, path: Path) -> Any:
        """Return what stands at a place of the file, or MISSING."""
        return look(self.data, path)

    # Changing.

    def do(self, label: str, *edits: Edit) -> bool:
        """Make edits as one step of undo."""
        return self.session.do(label, edits[0] if len(edits) == 1 else Group(list(edits)))

    def set(self, path: Path, value: Any, label: str = "") -> bool:
        """Give a field a value; MISSING takes it out. Tables on the way that are not there yet are made."""
        told = label or tr("Change {name}", name=str(path[-1]) if path else self.kind)
        if value is MISSING:
            return self.look(path) is not MISSING and self.do(told, Drop(self.kind, path))
        for depth in range(1, len(path)):
            if self.look(path[:depth]) in (MISSING, None):
                nested: Any = value
                for step in reversed(path[depth:]):
                    nested = {step: nested} if isinstance(step, str) else [nested]
                return self.do(told, Put(self.kind, path[:depth], nested))
        return self.do(told, Put(self.kind, path, value))

    def insert(self, path: Path, at: int, value: Any) -> bool:
        """Put an entry into a list, which is made if it is not there."""
        label = tr("Add to {name}", name=str(path[-1]))
        if not isinstance(self.look(path), list):
            return self.set(path, [value], label)
        return self.do(label, Insert(self.kind, path, at, [value]))

    def remove(self, path: Path, at: int) -> bool:
        """Take an entry out of a list."""
        return self.do(tr("Delete from {name}", name=str(path[-1])), Remove(self.kind, path, at))

    def move(self, path: Path, at: int, there: Path, before: int) -> bool:
        """Move an entry of the list at `path` to another place, before an entry of the list at `there`."""
        here = (*path, at)
        if there[: len(here)] == here or (path == there and before in (at, at + 1)):
            return False
        value = self.look(here)
        label = tr("Move in {name}", name=str(there[-1]))
        if path == there:
            target = before - 1 if before > at else before
            return self.do(label, Remove(self.kind, path, at), Insert(self.kind, there, target, [value]))
        if not isinstance(self.look(there), list):
            put: Edit = Put(self.kind, there, [value])
            return self.do(label, put, Remove(self.kind, path, at))
        steps = list(path)
        if path[: len(there)] == there and len(path) > len(there) and int(path[len(there)]) >= before:
            steps[len(there)] = int(path[len(there)]) + 1
        return self.do(label, Insert(self.kind, there, before, [value]), Remove(self.kind, tuple(steps), at))

    # Names.

    def candidates(self, kind: str, path: Path) -> list[tuple[str, str]]:
        """Return what may be named at `path` where something of a kind is wanted: (name, what it is called)."""
        facts = self.session.facts
        scope = self.words.scope(self.kind, self.data, path, facts)
        wanted = facts.suits.get(kind, [kind])
        in_scope = [
            (name, tr("a name in scope"))
            for name, held in scope.items()
            if held in wanted or held == kind or (held == ANYTHING and kind in facts.suits)
        ]
        titles = {**facts.titles.get("any", {}), **facts.titles.get(kind, {})}
        known = facts.fitting.get(kind, [])
        told = [(name, translate(titles.get(name, ""), self.language)) for name in known]
        return [*in_scope, *told, *((name, title) for name, title in self._own(kind) if name not in known)]

    def _own(self, kind: str) -> list[tuple[str, str]]:
        """Return what the pack has of its own, saved or not."""
        board = self.session.board
        if kind == "place" and board is not None:
            return [(name, "") for name in board.ids()] if len(board.ids()) < 3000 else []
        if kind in ("tag", "region") and board is not None and kind not in self.session.facts.fitting:
            entries = board.data.get("regions", ()) if kind == "region" else ()
            return [(str(one.get("id")), "") for one in entries if isinstance(one, dict)]
        file, key = OWN.get("track" if kind == "number" else kind, ("", ""))
        found = self.session.document.look(file, (key,)) if file else None
        entries = found if isinstance(found, list) else []
        return [
            (one["id"], translate(one.get("title") or "", self.language))
            for one in entries
            if isinstance(one, dict)
            and isinstance(one.get("id"), str)
            and isinstance(one.get("title", ""), str | dict)
        ]

    def knows(self, kind: str) -> bool:
        """Tell whether all is known that may be named where that kind is wanted."""
        return kind in self.session.facts.fitting

    def place_of(self, name: str) -> str | None:
        """Return the place of the map that a name means: itself, or where the piece begins."""
        board = self.session.board
        if board is not None and board.exists(name):
            return name
        return self.session.facts.stands.get(name)

    # Problems.

    def problems_at(self, path: Path) -> list[Diagnostic]:
        """Return the problems at a place of the file, and below it."""
        return [one for one in self.problems if tuple(one.path or ())[: len(path)] == path]

    def take_problems(self, found: list[Diagnostic]) -> None:
        """Keep those of this file."""
        document = self.session.document
        self.problems = [one for one in found if kind_of(document, one) == self.kind]


Where = Callable[[], Path]
"""Where a part of a form stands in its file; rows above may come and go."""
Pick = Callable[["Control"], None]
