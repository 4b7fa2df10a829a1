"""What stands on the map, as people call it: places and regions by their names, tags by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu import Message
from uguisu.board import parse_cell
from uguisu.messages import capitalized, translate
from uguisu_changes.paths import look
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.i18n.speaking import Speaking
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.parts import regions_of, text_of
from uguisu_editor.model.regions import tags_of_regions
from uguisu_editor.model.tags import used_tags
from uguisu_editor.model.visible import QUOTED, plain, visible

if TYPE_CHECKING:
    from uguisu_editor.session import Session


def place_called(session: Session, place: str) -> str:
    """Return what a place is called in the editor's language; its id, if it has no name."""
    path = session.board.path_of(place) if session.board is not None else None
    entry = look(session.map, path) if path is not None else None
    name = text_of(entry.get("name"), Speaking.spoken) if isinstance(entry, dict) else ""
    return visible(name or place)


def places_counted(session: Session, number: int) -> str:
    """Return so many places, as people call those of this map: `87 squares`."""
    board = session.board
    if not isinstance(board, GridBoard):
        return tr("%n place(s)", number)
    return tr("%n hex(es)", number) if not board.grid.boxes else tr("%n square(s)", number)


def told_of_problem(session: Session, text: str) -> str:
    """Return what a check says, or what its fix is called, for who has never seen a file: places are called by their names."""
    return plain(of_engine(_named(session, text)))


def _named(session: Session, text: str) -> str:
    """Return a text of the engine in which a value that is the id of a place, or a list of ids, is the name of that place."""
    if not isinstance(text, Message):
        return text

    def name(value: object) -> object:
        if not isinstance(value, str):
            return value
        if session.board is not None and session.board.exists(value):
            return place_called(session, value)
        if isinstance(value, Message):
            return _named(session, value)
        return QUOTED.sub(lambda found: f"`{name(found[1])}`", value)

    values = {key: name(value) for key, value in text.values.items()}
    told = Message(text.template, text.context, **values)
    return capitalized(told) if text.capitalized else told


def called(session: Session, name: str) -> str:
    """Return what the game calls something of its maps that files call shortly; else its name as words."""
    titles = session.game.type.called if session.game is not None else {}
    told = of_engine(translate(titles[name], Speaking.spoken)) if name in titles else words_of(name)
    return visible(told[:1].upper() + told[1:])


def tag_called(session: Session, tag: str) -> str:
    """Return what the game calls a tag of places."""
    titles = session.game.type.place_called if session.game is not None else {}
    if tag not in titles:
        return called(session, tag)
    return visible(of_engine(translate(titles[tag], Speaking.spoken)))


def ground_tag(session: Session, place: str) -> str:
    """Return the tag that gives a zone its ground: one of its own, or of a region that it is in; empty if none does."""
    board = session.board
    if board is None:
        return ""
    tags = {*board.tags(place), *tags_of_regions(board.data).get(place, ())}
    return next((tag for tag in session.look.grounds if tag and tag in tags), "")


def place_told(session: Session, place: str) -> str:
    """Return what a place is called, its ground, and what it is besides: `d4 · Ice · A start`."""
    board = session.board
    told = [place_called(session, place)]
    if isinstance(board, GridBoard):
        column, row = parse_cell(place)
        told.append(called(session, board.terrain(board.sign((column, row)))))
    if board is not None:
        told += [tag_called(session, tag) for tag in board.tags(place)]
    return " · ".join(part for part in told if part)


def told_of(session: Session, name: str) -> str:
    """Return what the game says of a kind of link, or of a tag of places."""
    game = session.game
    said = {**game.type.link_kinds, **game.type.place_tags}.get(name, "") if game is not None else ""
    return visible(of_engine(translate(said, Speaking.spoken)))


def region_called(entry: dict[str, Any]) -> str:
    """Return what a region is called: its name, else its id as words."""
    told = text_of(entry.get("name"), Speaking.spoken) or words_of(str(entry.get("id", "")))
    return visible(told[:1].upper() + told[1:])


def tags_of_map(session: Session) -> list[str]:
    """Return the tags that the game knows or places of the map bear."""
    known = list(session.game.place_tags) if session.game is not None else []
    return list(dict.fromkeys([*known, *(used_tags(session.board) if session.board is not None else ())]))


def known_on_map(session: Session, kind: str) -> list[tuple[str, str]]:
    """Return what there is of a kind on the map (`place`, `region`, `tag`), each with what it is called."""
    if session.board is None:
        return []
    if kind == "tag":
        return [(tag, visible(words_of(tag))) for tag in tags_of_map(session)]
    if kind == "region":
        return [
            (str(entry.get("id")), region_called(entry)) for _, entry, _ in regions_of(session.board.data)
        ]
    return [(place, place_called(session, place)) for place in session.board.ids()]
