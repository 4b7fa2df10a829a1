"""What the parts of one form share: the file that it shows, how a change becomes an edit, which names fit where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from uguisu.checks import Diagnostic
from uguisu.content import OWN_KEYS, Origin
from uguisu.messages import translate
from uguisu_changes.difference import below_at, difference, in_whole, laid, removed, touched
from uguisu_changes.edits import CannotEdit, Contents, Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.facts import OWN
from uguisu_changes.finding import narrowed, root_field
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.same import plain_copy
from uguisu_changes.words import SchemaWords
from uguisu_editor.forms.fields import Field, title_of
from uguisu_editor.forms.telling import called, entry_called
from uguisu_editor.i18n import Speaking, tr, words_of
from uguisu_editor.i18n import said as said_
from uguisu_editor.model.checking import kind_of
from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu_editor.forms.chooser import Offer
    from uguisu_editor.forms.control import Control
    from uguisu_editor.session import Session


class FormContext(QObject):
    """One file, as its form sees it."""

    pointed = Signal(str)
    """A place is to be shown on the map."""
    pick = Signal(object)
    """A control wants a place picked on the map."""
    shown = Signal(object)
    """A part of the form is to be brought into sight."""
    lit = Signal(list)
    """Places are to be shown on the map, all at once; none, when the mouse has gone on."""
    board_wanted = Signal()
    """Hexes that stand on a board beside the sentences are to be shown."""

    def __init__(self, session: Session, kind: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.kind = kind
        self.problems: list[Diagnostic] = []
        self.verdicts: dict[Path, str] = {}
        """By path, what came of trying it: nothing if it holds, else what was found instead."""
        self.recipes: Callable[[], list[Offer]] | None = None
        """What is offered beside single steps: whole stories to begin with."""
        self.board_apart = False
        """Whether hexes of effects are painted on a board of the page, not below each sentence."""
        self._cards_said: dict[str, str] = {}
        self._words: SchemaWords | None = None
        self._merged: tuple[Any, Any, Origin] | None = None
        session.document.changed.connect(self._on_changed)

    @property
    def own(self) -> Any:
        """What the pack's own file says."""
        return self.session.document.data.get(self.kind)

    @property
    def below(self) -> Any:
        """Of a mod: what the packs say that it builds on; None where that is not known, or nothing."""
        return self.session.facts.below.get(self.kind)

    @property
    def data(self) -> Any:
        """The file's data; of a mod, laid over what it builds on."""
        return self._laid()[0] if self.below is not None else self.own

    def _laid(self) -> tuple[Any, Origin]:
        """Return the whole of a mod, and where its values come from."""
        if self._merged is None or self._merged[0] is not self.below:
            data, origin = laid(self.below, self.own)
            kept = self.own if isinstance(self.own, dict) else {}
            data = {**{key: kept[key] for key in ("format", *OWN_KEYS) if key in kept}, **data}
            self._merged = self.below, data, origin
        return self._merged[1], self._merged[2]

    def say_cards(self, said: dict[str, str]) -> None:
        """Take what the faces of cards say, by id."""
        self._cards_said = said

    def said_by_card(self, card: object) -> str:
        """Return what the face of a card says, in one line; "" if that is not known, or it is none."""
        return " ".join(self._cards_said.get(card, "").split()) if isinstance(card, str) else ""

    def forget(self) -> None:
        """The file has changed: lay it together anew when it is asked for."""
        self._merged = None

    def state(self, path: Path) -> str:
        """Return of a value in a mod whether it is as `below`, `changed` here or `added` here; "" in other packs."""
        if self.below is None or (path and path[0] in (*OWN_KEYS, "format") and self.kind == "scenario"):
            return ""
        data, origin = self._laid()
        there = below_at(self.below, data, path)
        if there is MISSING:
            return "added" if look(data, path) is not MISSING else "below"
        return "changed" if touched(origin.at(path)) else "below"

    def as_below(self, path: Path) -> None:
        """Say no more of a value than what is below."""
        there = below_at(self.below, self.data, path)
        self.set(path, there, tr("Take {name} as below", name=named(self.data, path)))

    def removed(self, path: Path) -> list[Any]:
        """Return the entries of a list that the mod takes away."""
        return removed(self.below, self.data, path) if self.below is not None else []

    @property
    def root(self) -> Field:
        """The field that the whole file is."""
        return root_field(self.session.schema(self.kind), self.data, Field)

    def meant(self, field: Field) -> Field:
        """Return a field as it is meant here: the options that a ruling changes are those of the pack's scenario."""
        if field.name != "options" or field.kind != "free" or self.kind != "rulings":
            return field
        scenario = self.session.facts.below.get("scenario", {}) | (self.session.data.get("scenario") or {})
        whole = root_field(self.session.schema("scenario"), scenario, Field)
        own = next((one for one in whole.fields_for(scenario) if one.name == field.name), field)
        part = {key: value for key, value in own.part.items() if key != "required"}
        return replace(own, part=part, required=False, description=field.description, example=None)

    @property
    def words(self) -> SchemaWords:
        """What the game's words say and take."""
        grammar = self.session.grammar
        if self._words is None or self._words._grammar is not grammar:
            self._words = SchemaWords(grammar)
        return self._words

    @property
    def language(self) -> str:
        """The language in which it is told."""
        return Speaking.spoken

    def languages(self) -> list[str]:
        """The languages that the pack is written in; none where it does not say."""
        own = self.session.document.look("scenario", ("languages",))
        below = self.session.facts.below.get("scenario", {}).get("languages")
        found = own if isinstance(own, list) else below
        return [code for code in found if isinstance(code, str)] if isinstance(found, list) else []

    def look(self, path: Path) -> Any:
        """Return what stands at a place of the file, or MISSING."""
        return look(self.data, path)

    def _on_changed(self, _: object) -> None:
        self.forget()

    # Changing.

    def do(self, label: str, *edits: Edit) -> bool:
        """Make edits as one step of undo; in a mod, only the difference from what is below is written."""
        edit = edits[0] if len(edits) == 1 else Group(list(edits))
        if self.below is None:
            return self.session.do(label, edit)
        wanted = Contents({self.kind: plain_copy(self.data)})
        own_keys = ("format", *OWN_KEYS) if self.kind == "scenario" else ("format",)
        try:
            edit.apply(wanted)
            whole = wanted[self.kind]
            kept = {key: whole[key] for key in own_keys if key in whole}
            rest = {key: value for key, value in whole.items() if key not in own_keys}
            old = self.own if isinstance(self.own, dict) else {}
            said = difference(self.below, {key: old[key] for key in old if key not in kept}, rest)
            new = {
                **{key: said.get(key, kept.get(key)) for key in old if key in said or key in kept},
                **kept,
                **said,
            }
            written: Edit = (
                Put(self.kind, (), new)
                if self.own is not None
                else self.session.document.new_file(self.kind, new)
            )
        except CannotEdit as error:
            self.session.refused.emit(said_(error))
            return False
        return self.session.do(label, written)

    def set(self, path: Path, value: Any, label: str = "") -> bool:
        """Give a field a value; MISSING takes it out. Tables on the way that are not there yet are made."""
        told = label or tr("Change {name}", name=named(self.data, path) if path else title_of(self.kind))
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
        label = tr("Add to {name}", name=title_of(str(path[-1]), "list"))
        if not isinstance(self.look(path), list):
            return self.set(path, [value], label)
        return self.do(label, Insert(self.kind, path, at, [value]))

    def remove(self, path: Path, at: int) -> bool:
        """Take an entry out of a list."""
        return self.do(
            tr("Delete from {name}", name=title_of(str(path[-1]), "list")), Remove(self.kind, path, at)
        )

    def move(self, path: Path, at: int, there: Path, before: int) -> bool:
        """Move an entry of the list at `path` to another place, before an entry of the list at `there`."""
        here = (*path, at)
        if there[: len(here)] == here or (path == there and before in (at, at + 1)):
            return False
        value = self.look(here)
        label = tr("Move in {name}", name=title_of(str(there[-1]), "list"))
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
        known = facts.fitting.get(kind, [])
        return [
            *((name, tr("spoken of here")) for name in facts.in_scope(kind, scope)),
            *((name, translate(facts.title(kind, name), self.language)) for name in known),
            *((name, title) for name, title in self.own_names(kind) if name not in known),
        ]

    def own_names(self, kind: str) -> list[tuple[str, str]]:
        """Return what the pack has of its own, saved or not."""
        board = self.session.board
        if kind == "place" and board is not None:
            return [(name, "") for name in board.ids()] if len(board.ids()) < 3000 else []
        if kind in ("tag", "region") and board is not None and kind not in self.session.facts.fitting:
            entries = board.data.get("regions", ()) if kind == "region" else ()
            return [(str(one.get("id")), "") for one in entries if isinstance(one, dict)]
        if kind == "game":
            games = self.session.registry.games.items()
            return [(name, translate(game.type.title, self.language)) for name, game in games]
        file, key = OWN.get("track" if kind == "number" else kind, ("", ""))
        below, own = self.session.facts.below.get(file, {}).get(key), self.session.document.look(file, (key,))
        entries = [entry for found in (below, own) if isinstance(found, list) for entry in found]
        return [
            (one["id"], translate(one.get("title") or "", self.language))
            for one in entries
            if isinstance(one, dict)
            and isinstance(one.get("id"), str)
            and isinstance(one.get("title", ""), str | dict)
        ]

    @property
    def has_cards(self) -> bool:
        """Whether there are cards: the game plays with them, or the pack has some of its own."""
        session = self.session
        game = session.registry.games.get(session.grammar.game_id or "")
        below = session.facts.below.get("cards", {})
        return game is None or game.plays_cards or "cards" in session.document.data or bool(below)

    def knows(self, kind: str) -> bool:
        """Tell whether all is known that may be named where that kind is wanted."""
        return kind in self.session.facts.fitting

    def place_of(self, name: str) -> str | None:
        """Return the place of the map that a name means: itself, or where the piece begins."""
        board = self.session.board
        if board is not None and board.exists(name):
            return name
        return self.session.facts.stands.get(name)

    def place_holes(self) -> Iterator[tuple[Path, str, Any]]:
        """Yield the fields that want a place, or places: where, what they are called, and what stands there now.

        Fields of tables that are not there yet are among them, those of lists only in entries that there are.
        """

        def go(
            field: Field, data: Any, path: Path, label: str, takes: str | None
        ) -> Iterator[tuple[Path, str, Any]]:
            told = " · ".join(part for part in (label, field.title) if part)
            if field.kind == "places":
                yield path, told, data if isinstance(data, list) else []
            elif field.kind == "place" or (takes == "place" and isinstance(data, str)):
                yield path, told, data if isinstance(data, str) else ""
            elif field.kind == "list":
                for number, entry in enumerate(data if isinstance(data, list) else ()):
                    own = entry_called(self, entry, (*path, number)) if isinstance(entry, dict) else ""
                    name = own or f"{field.title} {number + 1}"
                    inside = f"{label} › {name}" if label else name
                    yield from go(field.item(), entry, (*path, number), inside, takes)
            elif field.kind == "table":
                for key, entry in data.items() if isinstance(data, dict) else ():
                    yield from go(field.item(), entry, (*path, key), words_of(str(key)), takes)
            elif isinstance(data, dict) or len(path) == 1:
                table = data if isinstance(data, dict) else {}
                inner = narrowed(field, table) if table else field
                kinds = self.words.takes(inner.model)
                for one in inner.fields_for(table) if inner.kind == "group" else ():
                    value = table.get(one.name, MISSING)
                    yield from go(one, value, (*path, one.name), label, kinds.get(one.name))

        if isinstance(self.data, dict):
            yield from go(self.root, self.data, (), "", None)

    def places_named(self) -> dict[str, str]:
        """Return the places of the map that the file names, each with what is said to be there."""
        board = self.session.board
        found: dict[str, list[str]] = {}
        if board is None:
            return {}
        is_place = cache(board.exists)

        def go(field: Field, data: Any, path: Path, label: str, takes: str | None) -> None:
            if isinstance(data, dict):
                inner = narrowed(field, data)
                # Nothing is said of a place by what the whole file is called, nor by whichever piece a story is about.
                whichever = "piece" in data and data["piece"] not in self.session.facts.fitting.get(
                    "piece", ()
                )
                own = "" if not path or (label and whichever) else entry_called(self, data, path)
                kinds, keys = self.words.takes(inner.model), self.words.keys(inner.model)
                for one in inner.fields_for(data) if inner.kind == "group" else ():
                    table = data.get(one.name)
                    if one.kind == "table" and isinstance(table, dict):
                        for key, value in table.items():
                            there = (*path, one.name, key)
                            told = called(self, keys.get(one.name, ""), str(key), there)
                            go(one.item(), value, there, told[:1].upper() + told[1:], kinds.get(one.name))
                    elif one.name in data:
                        go(one, table, (*path, one.name), own or label, kinds.get(one.name))
            elif isinstance(data, list):
                item = field.item() if field.kind == "list" else field
                for number, one in enumerate(data):
                    if _holds(one, is_place):
                        go(item, one, (*path, number), label, takes)
            elif isinstance(data, str) and is_place(data):
                of_place = takes == "place" or field.kind in ("place", "places")
                told = label or field.title
                if of_place and told not in found.setdefault(data, []):
                    found[data].append(told)

        if isinstance(self.data, dict):
            go(self.root, self.data, (), "", None)
        return {place: ", ".join(labels) for place, labels in found.items() if labels}

    # Problems.

    def problems_at(self, path: Path) -> list[Diagnostic]:
        """Return the problems at a place of the file, and below it."""
        return [one for one in self.problems if self.shown_at(tuple(one.path or ()))[: len(path)] == path]

    def shown_at(self, path: Path) -> Path:
        """Return where the form shows what stands at a place of the pack's own file."""
        return path if self.below is None else in_whole(self.own, self.data, path)

    def take_problems(self, found: list[Diagnostic]) -> None:
        """Keep those of this file."""
        document = self.session.document
        self.problems = [one for one in found if kind_of(document, one) == self.kind]


def _holds(data: Any, wanted: Callable[[str], bool]) -> bool:
    """Whether a wanted text stands anywhere in what a file says."""
    if isinstance(data, dict):
        return any(_holds(value, wanted) for value in data.values())
    if isinstance(data, list):
        return any(_holds(value, wanted) for value in data)
    return isinstance(data, str) and wanted(data)


def named(data: Any, path: Path) -> str:
    """Return what to call a place of a file: the title of its last key, or of the entry."""
    entry = look(data, path)
    if isinstance(path[-1], int) and isinstance(entry, dict):
        title = entry.get("title") or entry.get("name")
        if isinstance(title, str | dict) or isinstance(entry.get("id"), str):
            return visible(translate(title or words_of(entry["id"]), Speaking.spoken))
    return title_of(next((step for step in reversed(path) if isinstance(step, str)), ""))


Where = Callable[[], Path]
"""Where a part of a form stands in its file; rows above may come and go."""
Pick = Callable[["Control"], None]
