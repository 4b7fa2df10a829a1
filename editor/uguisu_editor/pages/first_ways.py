"""Ways to begin a page on which nothing is written yet: rulings that hold, cards or a map of another pack, languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu.cards import CardRules
from uguisu.content import MAX_YAML_BYTES, head_of, is_safe_name, read_document
from uguisu_changes.edits import CannotEdit
from uguisu_changes.same import plain_copy
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import Speaking, said, tr
from uguisu_editor.model.document import SCENARIO
from uguisu_editor.packs import bundled_packs, card_of, library
from uguisu_editor.pages.beginning import Way

if TYPE_CHECKING:
    from uguisu_editor.forms.context import FormContext
    from uguisu_editor.session import Session

OFFERED = 2
"""How many other packs are offered."""


def begin_file(session: Session, kind: str, data: dict[str, Any], label: str) -> bool:
    """Give the pack the file that it has not, or in place of one that says nothing; tell whether that was done."""
    document = session.document
    try:
        if kind in document.data:
            from uguisu_changes.edits import Group, Put

            return session.do(label, Group([Put(kind, (key,), value) for key, value in data.items()]))
        return session.do(label, document.new_file(kind, data))
    except CannotEdit as error:
        session.refused.emit(said(error))
        return False


def ways_of_rulings(context: FormContext) -> list[Way]:
    """Return rulings to begin with, of what the game has: who moves first, where a piece stands, that the game goes on."""
    session = context.session
    fitting = session.facts.fitting
    board = session.board
    seat, piece = next(iter(fitting.get("seat", [])), ""), next(iter(fitting.get("piece", [])), "")
    place = next(iter(board.ids()), "") if board is not None else ""
    found: list[Way] = []

    def way(title: str, told: str, glyph: str, tint: str, entry: dict[str, Any]) -> None:
        data = {"format": 1, "rulings": [{"id": entry.pop("id"), "title": title, **entry}]}
        found.append(Way(title, told, glyph, tint, partial(begin_file, session, "rulings", data, title)))

    if seat:
        way(
            tr("Who moves first?"),
            tr("At the beginning, {who} is to move.", who=called(context, "seat", seat, ())),
            "play",
            "piece",
            {"id": "first_move", "expect": [{"expect": "to_move", "seat": seat}]},
        )
    if piece and place:
        way(
            tr("Where does a piece stand?"),
            tr(
                "{piece} is put on {place}, and stands there.",
                piece=called(context, "piece", piece, ()),
                place=place,
            ),
            "chess-pawn",
            "place",
            {
                "id": "stands_there",
                "setup": {"pieces": {piece: place}},
                "expect": [{"expect": "at", "piece": piece, "place": place}],
            },
        )
    way(
        tr("Does the game go on?"),
        tr("Nobody has won at the beginning. Add moves, and it is asked after them."),
        "scale-balance",
        "number",
        {"id": "goes_on", "expect": [{"expect": "goes_on"}]},
    )
    return found


def ways_of_cards(session: Session, pick: Callable[[], object], browse: Callable[[], object]) -> list[Way]:
    """Return ways to have cards: those of another pack of the game, or cards that are picked one by one, of those that the
    game offers or of other packs.
    """
    others = _others(session, "cards", "cards")
    found = [
        Way(
            tr("Take the cards of {pack}", pack=title),
            tr("%n kind(s). You change them one by one.", len(data["cards"])),
            "content-copy",
            "then",
            partial(begin_file, session, "cards", data, tr("Take the cards of {pack}", pack=title)),
            tr("Take them"),
        )
        for title, data in others[-1:]
    ]
    found.append(
        Way(
            tr("One card of your own"),
            tr("Pick a card to start from, or an empty one."),
            "cards-outline",
            "piece",
            pick,
            tr("Pick"),
        )
    )
    if others:
        title, data = others[0]
        found.append(
            Way(
                tr("From another pack"),
                tr("Browse %n kind(s) in {pack}, or any pack you have.", len(data["cards"]), pack=title),
                "archive-outline",
                "counter",
                browse,
                tr("Browse"),
            )
        )
    return found


def first_cards(rules: type[CardRules], card: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return a file of one card, an empty one if none is given, and of the deck that it is in: where a game plays from some
    decks only, nobody would draw from another.
    """
    own = {"id": "card", "title": tr("A new card"), **blank_card(rules)} if card is None else card
    copies = own.get("copies")
    held = list(copies) if isinstance(copies, dict) else [own.get("deck") or next(iter(rules.decks), "deck")]
    if not isinstance(copies, dict):
        own = {**own, "deck": held[0]}
    decks = [{"id": name, "title": tr("A new deck")} for name in held]
    return {"format": 1, "decks": decks, "cards": [own]}


def blank_card(rules: type[CardRules]) -> dict[str, Any]:
    """Return what a card says that does nothing yet: where a game has a line of numbers, it comes in the middle; where cards do
    nothing at the table, it says nothing of it.

    >>> blank_card(CardRules)
    {}
    """
    card: dict[str, Any] = {}
    if rules.moments is not None:
        inner: Any = (rules.moments.highest + rules.moments.lowest + 1) // 2
        for key in reversed(rules.moments.at[1:]):
            inner = {key: inner}
        card[rules.moments.at[0]] = inner
    return {**card, "do": []} if rules.windows or "do" in rules.keys else card


def ways_of_maps(session: Session) -> list[Way]:
    """Return maps of other packs of the game, to begin with."""
    return [
        Way(
            tr("Begin with the map of {pack}", pack=title),
            tr("%n place(s). Change what you like.", _size(data)),
            "map-outline",
            "place",
            partial(begin_file, session, "map", data, tr("Begin with the map of {pack}", pack=title)),
        )
        for title, data in _others(session, "map", "kind")
    ]


def _size(board: dict[str, Any]) -> int:
    places, rows = board.get("places"), board.get("rows")
    if isinstance(places, list):
        return len(places)
    return sum(len(str(row)) for row in rows) if isinstance(rows, list) else 0


def others_with(session: Session, kind: str) -> list[tuple[Path, Path]]:
    """Return other packs of the game that have a file of a kind, and that file."""
    game = session.game_name
    here = session.document.folder.resolve()
    found = []
    for pack in bundled_packs(session.registry):
        name = _read(pack / SCENARIO).get(kind) if head_of(pack).game == game and pack != here else None
        if isinstance(name, str) and is_safe_name(name) and (pack / name).is_file():
            found.append((pack, pack / name))
    return found


def _others(session: Session, kind: str, key: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the titles and the files of a kind of other packs of the game: of the largest and the smallest file."""
    sized = sorted((file.stat().st_size, pack, file) for pack, file in others_with(session, kind))
    known = library(session.registry)
    found: list[tuple[str, dict[str, Any]]] = []
    for _, pack, file in [*sized[-1:], *sized[: OFFERED - 1]][: len(sized)]:
        data = _read(file)
        if data.get(key):
            found.append((card_of(pack, Speaking.spoken, known).title, data))
    return found


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            document, _ = read_document(file.read(MAX_YAML_BYTES + 1), path.name, path.name)
    except OSError:
        return {}
    return plain_copy(document.data) if document is not None and isinstance(document.data, dict) else {}
