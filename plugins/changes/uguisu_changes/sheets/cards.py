"""A pack's cards between its files and a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from uguisu import Message, UguisuError, read_pack
from uguisu.checks import Diagnostic, has_errors
from uguisu.content import TEXTS as TEXTS_FILES
from uguisu.content import Folder, InMemorySource
from uguisu.effects import Reader
from uguisu.loading import compile_game
from uguisu.messages import translate
from uguisu.plugins import Registry
from uguisu_changes.difference import difference, laid
from uguisu_changes.edits import CannotEdit
from uguisu_changes.facts import below_of
from uguisu_changes.files import YamlFile
from uguisu_changes.same import plain_copy, same
from uguisu_changes.sheets.cells import (
    ORDER,
    SAYS,
    TEXTS,
    BadCell,
    cell_of,
    columns_of,
    holds_numbers,
    put,
    reads_alike,
    unknown_column,
)
from uguisu_changes.sheets.tables import Column, Table
from uguisu_tools.packs import read_aloud

Card = dict[str, Any]


class Cell(NamedTuple):
    """A place in the table; without a column the row as a whole."""

    row: int
    column: str = ""


NOTES = {
    "id": Message("The card's id. A new one adds a card; a row that is taken away changes nothing."),
    "copies": Message("How many there are."),
    "target": Message("What it is played on."),
    "played_in": Message("When it may be played, words with blanks between them."),
    "tags": Message("Words that rules and other cards look for, with blanks between them."),
    "do": Message("What it does, as it stands in cards.yaml."),
    "if": Message("When it may be played at all, as it stands in cards.yaml."),
    SAYS: Message("What it does, in words. Only to read: change `do`."),
}


class PackCards:
    """The cards of the pack in a folder: as they are with all that it builds on, and as its own files say them."""

    def __init__(self, folder: Path, registry: Registry, held: Mapping[str, Any] | None = None) -> None:
        """Read them; `held` is the data of files that are not saved yet, by name.

        Raises:
            UguisuError: when the pack can't be read, or has none.
        """
        self.folder, self.registry, self.held = folder, registry, dict(held or {})
        pack, self.trouble = read_pack(folder, registry, InMemorySource(Folder(folder), self.held))
        if pack is None:
            raise UguisuError(
                Message("{path} has errors", path=folder.as_posix()),
                Message("see `uguisu validate {path}`", path=folder.as_posix()),
            )
        self._pack = pack
        document = pack.documents.get("cards")
        if document is None:
            raise UguisuError(Message("this pack has no cards"))
        self.game_id = pack.scenario.game
        self.languages = tuple(pack.scenario.languages or ("en",))
        self.whole: dict[str, Any] = document.data
        names = {*Folder(folder).names, *self.held}
        scenario = self.said("scenario.yaml") or {}
        named = scenario.get("cards")
        self.name: str = named if isinstance(named, str) else "cards.yaml"
        self.texts = {found[1]: name for name in sorted(names) if (found := TEXTS_FILES.match(name))}
        """Its files of texts in one language, by language."""
        self._scenario = scenario

    @cached_property
    def own(self) -> Any:
        """What its own file says; None where it has none."""
        return self.said(self.name)

    @cached_property
    def below(self) -> Any:
        """The cards of a mod as what it builds on has them; None for other packs."""
        found = below_of(self.folder, {**self.held, "scenario.yaml": self._scenario}, self.registry)
        return found.get("cards")

    def said(self, name: str) -> Any:
        """Return the data of one of its own files."""
        if name in self.held:
            return self.held[name]
        file = self.file(name)
        return None if file.absent else file.data

    def file(self, name: str) -> YamlFile:
        """Return one of its own files as it is on the disk."""
        path = self.folder / name
        there = path.is_file()
        return YamlFile("cards", name, path.read_bytes() if there else b"", absent=not there)

    @property
    def cards(self) -> list[Card]:
        """All cards, those that lie below among them, each as it comes out in the end."""
        return [card for card in self.whole.get("cards") or () if isinstance(card, dict)]

    def table(self, language: str, deck: str = "") -> tuple[list[Column], list[dict[str, str]]]:
        """Return the columns and rows of a table, of all cards or of those in a deck; `says` is in `language`."""
        cards = [card for card in self.cards if not deck or deck in _decks(card)]
        said = self._in_words(cards, language)
        names = columns_of(cards, self.languages)
        if said:
            names.insert(names.index("do") if "do" in names else len(names), SAYS)
        rows = [
            {name: said.get(card["id"], "") if name == SAYS else cell_of(card, name) for name in names}
            for card in cards
        ]
        return [self._column(name, cards, language) for name in names], rows

    def _in_words(self, cards: list[Card], language: str) -> dict[str, str]:
        """Return what the effects say, by card; nothing where no game comes of the pack."""
        if has_errors(self.trouble):
            return {}
        with suppress(UguisuError):
            game = compile_game(self._pack, self.registry)
            reader = Reader(game)
            told: dict[str, str] = {}
            """By what a card does: of a deck many do the same."""
            for card in cards:
                effect = _effect(card)
                if card.get("do") and effect not in told:
                    told[effect] = translate(read_aloud(game, "do", card, reader), language)
            return {card["id"]: text for card in cards if (text := told.get(_effect(card)))}
        return {}

    def _column(self, name: str, cards: list[Card], language: str) -> Column:
        key = name.partition(".")[0]
        note = NOTES.get(key)
        return Column(
            name,
            holds_numbers(name, cards),
            "" if note is None else translate(note, language),
            self._choices(name),
        )

    def _choices(self, column: str) -> tuple[str, ...]:
        """Return all that may stand in a column, where only some words may."""
        if column == "deck":
            decks = self.whole.get("decks") or ()
            return tuple(deck["id"] for deck in decks if isinstance(deck, dict) and "id" in deck)
        rules = self.registry.games[self.game_id].card_rules if self.game_id in self.registry.games else None
        known = {"type": "types", "target": "targets"}.get(column)
        return tuple(map(str, getattr(rules, known, ()) or ())) if known and rules else ()


def _effect(card: Card) -> str:
    return repr((card.get("do"), card.get("if")))


def _decks(card: Card) -> set[Any]:
    copies = card.get("copies")
    return {card.get("deck"), *(copies if isinstance(copies, dict) else ())}


@dataclass
class Taking:
    """A table on its way into a pack: what it changes, and what is wrong with it, by cells."""

    table: Table
    pack: PackCards
    found: list[Diagnostic] = field(default_factory=list)
    changed: dict[str, dict[str, str]] = field(default_factory=dict)
    """By card, the changed cells by column."""
    added: dict[str, str | None] = field(default_factory=dict)
    """The ids of new cards, each with that of the row above."""
    missing: list[str] = field(default_factory=list)
    rows: dict[str, int] = field(default_factory=dict)
    emptied: dict[str, list[str]] = field(default_factory=dict)
    """By card, the columns whose cells said something and are empty now."""

    def __post_init__(self) -> None:
        known = {card["id"]: card for card in self.pack.cards}
        if self._heads():
            above: str | None = None
            for row, cells in self.table.rows:
                above = self._row(row, dict(zip(self.table.head, cells, strict=False)), known, above)
        self.missing = [name for name in known if name not in self.rows]

    def _heads(self) -> bool:
        """Look at the names of the columns; return whether the rows can be read by them."""
        head, row = self.table.head, self.table.head_row
        if "id" not in head:
            names = ", ".join(filter(None, head))[:80]
            message = Message("there is no column `id` among {names}", names=names)
            hint = Message("The first row names the columns; `uguisu cards export` writes one.")
            self._find(Cell(row), "no-id-column", message, hint)
            return False
        for name in filter(None, dict.fromkeys(head)):
            if head.count(name) > 1:
                message = Message("there are two columns `{name}`", name=name)
                self._find(Cell(row, name), "duplicate-key", message)
            elif (advice := unknown_column(name)) is not None:
                message = Message("there is no column `{name}`", name=name)
                self._find(Cell(row, name), "unknown-key", message, advice)
        return True

    def _row(
        self, row: int, cells: dict[str, str], known: Mapping[str, Card], above: str | None
    ) -> str | None:
        """Compare a row with its card; return the card's id, or the one above."""
        name = cells.get("id", "").strip()
        if not name:
            hint = Message("Give it one, such as `quiet_step`.")
            self._find(Cell(row, "id"), "missing-key", Message("the card has no id"), hint)
            return above
        if name in self.rows:
            message = Message("`{name}` stands in row {row} already", name=name, row=self.rows[name])
            self._find(Cell(row, "id"), "duplicate-id", message)
            return above
        self.rows[name] = row
        if name not in known:
            self.added[name] = above
        differing = dict(self._differing(known.get(name, {}), cells))
        if differing:
            self.changed[name] = differing
        return name

    def _differing(self, card: Card, cells: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """Yield the cells that do not read as the card would be written now."""
        for column, text in cells.items():
            if column.partition(".")[0] not in ORDER or column == "id":
                continue
            before = cell_of(card, column)
            if not reads_alike(text, before):
                if before and not text.strip():
                    self.emptied.setdefault(card["id"], []).append(column)
                yield column, text

    def wanted(self, *, remove: bool = False, sizes: bool = False) -> dict[str, Any]:
        """Return the data of the pack's files as they will be, by name, of those that change; nothing if a cell is wrong.

        Args:
            remove: take away the cards that the table does not have.
            sizes: have decks of this pack claim the size that they get.
        """
        pack = self.pack
        own = plain_copy(pack.own or {"format": 1})
        data = laid(pack.below, own)[0] if pack.below is not None else own
        cards: list[Any] = data.setdefault("cards", [])
        apart = {language: plain_copy(pack.said(name)) for language, name in pack.texts.items()}
        for name, above in self.added.items():
            at = next((n + 1 for n, card in enumerate(cards) if _is(card, above)), len(cards))
            cards.insert(at, {"id": name})
        by_id = {card["id"]: card for card in cards if isinstance(card, dict) and "id" in card}
        for name, cells in self.changed.items():
            for column, text in cells.items():
                self._put(by_id[name], column, text, apart)
        for name in self.added:
            card = by_id[name]
            inside = {key: card[key] for key in ORDER if key in card}
            card.clear()
            card.update(inside)
        if remove:
            cards[:] = [
                card for card in cards if not (isinstance(card, dict) and card.get("id") in self.missing)
            ]
        if sizes:
            _resize(data)
        if self.found:
            return {}
        return self._differing_files(data, apart)

    def _put(self, card: Card, column: str, text: str, apart: dict[str, Any]) -> None:
        key, _, language = column.partition(".")
        here = card.get(key)
        inline = isinstance(here, dict) and language in here
        try:
            if key in TEXTS and language in apart and not inline:
                _say_apart(apart[language], card["id"], key, text)
            else:
                put(card, column, text)
        except BadCell as bad:
            self._find(Cell(self.rows[card["id"]], column), bad.code, bad.message, bad.hint)

    def _differing_files(self, data: Any, apart: dict[str, Any]) -> dict[str, Any]:
        pack = self.pack
        if pack.below is not None:
            try:
                data = difference(pack.below, pack.own, data)
            except CannotEdit as error:
                raise UguisuError(error.template) from error
        found = {pack.name: (pack.own, data)}
        found |= {name: (pack.said(name), apart[language]) for language, name in pack.texts.items()}
        return {
            name: wanted
            for name, (said, wanted) in found.items()
            if not (same(said, wanted) or (said is None and wanted.keys() <= {"format"}))
        }

    def check(self, wanted: Mapping[str, Any]) -> Iterator[Diagnostic]:
        """Yield what would be wrong with the pack that was not before; what a cell says, by the cell."""
        pack = self.pack
        known = {(one.code, str(one.message)) for one in pack.trouble}
        held = InMemorySource(Folder(pack.folder), {**pack.held, **wanted})
        listed = wanted.get(pack.name, pack.own or {}).get("cards") or []
        for one in read_pack(pack.folder, pack.registry, held)[1]:
            if (one.code, str(one.message)) not in known:
                yield self._by_cell(one, listed)

    def _by_cell(self, one: Diagnostic, listed: list[Any]) -> Diagnostic:
        """Return a finding in the pack's cards by the cell that says so, where one does."""
        path = one.path or ()
        if not (one.file.endswith(self.pack.name) and path[:1] == ("cards",) and len(path) > 1):
            return one
        entry = listed[path[1]] if isinstance(path[1], int) and path[1] < len(listed) else None
        names = (
            [entry[word] for word in ("id", "change", "replace") if word in entry]
            if isinstance(entry, dict)
            else []
        )
        if not names or names[0] not in self.rows:
            return one
        key = str(path[2]) if len(path) > 2 else "id"
        exact = f"{key}.{path[3]}" if len(path) > 3 else key
        spread = [column for column in self.table.head if column.partition(".")[0] == key]
        column = next((column for column in (exact, key, *spread) if column in self.table.head), "id")
        return self._at(Cell(self.rows[names[0]], column), one)

    def _find(self, cell: Cell, code: str, message: str, hint: str | None = None) -> None:
        self.found.append(self._at(cell, Diagnostic(file="", code=code, message=message, hint=hint)))

    def _at(self, cell: Cell, one: Diagnostic) -> Diagnostic:
        """Return a finding as one of the table."""
        row, column = cell
        told = (
            Message("row {row}, column {column}: {message}", row=row, column=column, message=one.message)
            if column
            else Message("row {row}: {message}", row=row, message=one.message)
        )
        number = self.table.head.index(column) + 1 if column in self.table.head else 1
        return structs.replace(
            one, file=self.table.name, line=row, col=number, message=told, path=None, fix=None
        )


def _is(card: Any, name: str | None) -> bool:
    return isinstance(card, dict) and name is not None and card.get("id") == name


def _say_apart(texts: dict[str, Any], card: str, key: str, text: str) -> None:
    """Put a text into a file of texts in one language; an empty one goes."""
    said = texts.setdefault("cards", {}).setdefault("cards", {}).setdefault(card, {})
    if text.strip():
        said[key] = text.replace("\r\n", "\n")
    else:
        said.pop(key, None)


def _resize(data: dict[str, Any]) -> None:
    """Have each deck that claims a size claim the one that its cards make."""
    for deck in data.get("decks") or ():
        if isinstance(deck, dict) and "size" in deck:
            deck["size"] = sum(_copies_in(card, deck.get("id")) for card in data.get("cards") or ())


def _copies_in(card: Any, deck: Any) -> int:
    if not isinstance(card, dict):
        return 0
    copies = card.get("copies", 1)
    if isinstance(copies, dict):
        return int(copies.get(deck, 0))
    return int(copies) if card.get("deck") == deck else 0
