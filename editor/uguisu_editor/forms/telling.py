"""What people call the things that a file names, which kind of chip shows each, and where on the map it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from string import digits
from typing import TYPE_CHECKING, Any

from uguisu import Message
from uguisu.effects import NAMES
from uguisu.effects.reading import IDS_ONLY
from uguisu.events import ANYTHING
from uguisu.messages import placeholders, translate
from uguisu_changes.paths import MISSING, Path
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu.events import EventType
    from uguisu_editor.forms.context import FormContext
    from uguisu_editor.forms.fields import Field

FAMILIES = {
    **dict.fromkeys(("place", "places", "region", "region_tag", "tag", "way", "ways"), "place"),
    **dict.fromkeys(
        ("piece", "pieces", "seat", "side", "audience", "piece_kind", "mover", "viewer", "winner"), "piece"
    ),
    **dict.fromkeys(("card", "cards", "card_tag", "card_type", "area"), "card"),
    "number": "number",
    "track": "counter",
}
"""The kind of chip for what a field takes; other kinds of a game are pieces if they are made of some."""
GLYPHS = {
    "piece": "chess-pawn",
    "place": "map-marker",
    "places": "map-marker-multiple",
    "number": "numeric",
    "counter": "counter",
    "text": "message-text-outline",
    "card": "cards-outline",
}
LONGEST = 44
"""Letters of a text that are shown on a chip."""


def titled(name: str) -> str:
    """Return an id as a title.

    >>> titled("boat_tires")
    'Boat tires'
    """
    told = words_of(name)
    return told[:1].upper() + told[1:]


def story_name(context: FormContext, at: int, data: Mapping[str, Any]) -> str:
    """Return what a story is called: its title, else its id, else its number."""
    title = data.get("title")
    if isinstance(title, str | dict) and title:
        told = translate(title, context.language)
        return visible(told[:1].upper() + told[1:])
    name = data.get("id")
    return visible(titled(name)) if isinstance(name, str) and name else tr("Story {number}", number=at + 1)


def entry_called(context: FormContext, entry: Mapping[str, Any], path: Path) -> str:
    """Return what people call an entry of a file: by its title, its id, its letter, the piece or the thing that it is about;
    "" if it says nothing of that.
    """
    title = entry.get("title")
    if isinstance(title, str | dict) and title:
        return _begun(translate(title, context.language))
    for key, told in (("id", words_of), ("letter", str)):
        if isinstance(entry.get(key), str):
            return _begun(told(entry[key]))
    if isinstance(entry.get("piece"), str):
        return _begun(called(context, "piece", entry["piece"], (*path, "piece")))
    game = context.session.game
    kinds = {kind.id: kind.title for kind in game.type.placeables} if game is not None else {}
    put = next((value for value in entry.values() if isinstance(value, str) and value in kinds), None)
    return _begun(of_engine(translate(kinds[put], context.language))) if put is not None else ""


def _begun(told: str) -> str:
    return visible(told[:1].upper() + told[1:])


def called(context: FormContext, kind: str, name: str, path: Path) -> str:
    """Return what people call what is named at a path, where something of a kind is wanted."""
    facts, language = context.session.facts, context.language
    if kind == "move":
        return told_move(context, name)
    if kind == "event":
        told = event_told(context, name)
        return told[:1].upper() + told[1:]
    if kind == "argument":
        return called_argument(name)
    if kind not in IDS_ONLY and name in context.words.scope(context.kind, context.data, path, facts):
        return of_engine(NAMES[name]) if name in NAMES else words_of(name)
    single = kind.removesuffix("s")
    for titles in (facts.titles.get(kind, {}), facts.titles.get(single, {}), facts.titles.get("any", {})):
        if titles.get(name):
            return visible(translate(titles[name], language))
    own = dict(context.own_names(single))
    if own.get(name):
        return visible(own[name])
    return visible(words_of(name))


def event_told(context: FormContext, name: str) -> str:
    """Return how an event reads after 'When': its own words, or those of the log."""
    game = context.session.registry.games.get(context.session.grammar.game_id or "")
    event = game.event_types.get(name) if game is not None else None
    if event is None:
        return words_of(name)
    template = event.reads.template if event.reads is not None else event.says
    if not template:
        return words_of(name)
    names = _arguments_told(context, event, sorted(placeholders(template), key=template.index))
    filled = (
        Message.filled(template, names)
        if event.reads is not None
        else Message.filled(template, names, f"event.{name}")
    )
    return translate(filled, context.language)


def _arguments_told(context: FormContext, event: EventType, names: Iterable[str]) -> dict[str, str]:
    """Return what an event brings as its sentence tells it: by its kind, `a guard`, where the game says what that is; one of
    several is told for all.
    """
    known = context.session.game.type.kinds if context.session.game is not None else {}
    of_log = (event.logged or {}) if event.reads is None else {}
    told: dict[str, str] = {}
    first: set[str] = set()
    for name in names:
        of_one = event.arguments.get(of_log.get(name, name), "")
        kind = of_one.removeprefix("list of ")
        if kind not in known:
            told[name] = called_argument(name if kind == of_one else kind)
        elif kind in first:
            told[name] = Message("the other {kind:bare}", kind=known[kind].noun)
        else:
            told[name] = Message("{kind:an}", kind=known[kind].noun)
            first.add(kind)
    return told


def called_argument(name: str) -> str:
    """Return what people call something that an event brings: 'the piece'; of `place2`, 'another place'."""
    known = name.rstrip(digits)
    if known == "place" and known != name:
        return of_engine(NAMES["place_b"])
    told = of_engine(NAMES[known]) if known in NAMES else words_of(known)
    return f"{told} {name[len(known) :]}".rstrip()


MOVE_PARTS = re.compile("[:@]")
TOKEN = re.compile(r"[^\W_][\w-]*")
"""An id or a word in the notation of a move."""


def told_move(context: FormContext, notation: str) -> str:
    """Return a move as people read it: what its notation names is called by its title, its words are in their language.

    ``ninja:cedar_door`` is ``Ninja: Cedar Door``.
    """
    titles, language = context.session.facts.titles, context.language

    def told(token: str) -> str:
        word = token.replace("-", "_")
        for kind, name in (
            ("any", token),
            ("place", token),
            ("card", token),
            ("seat", token),
            ("move", word),
        ):
            if titles.get(kind, {}).get(name):
                return translate(titles[kind][name], language)
        words = words_of(word)
        return words if "_" in token or words != token.replace("-", " ") else token

    return visible(
        ": ".join(TOKEN.sub(lambda found: told(found[0]), part) for part in MOVE_PARTS.split(notation))
    )


def family_of(context: FormContext, field: Field, takes: str | None, value: Any) -> str:
    """Return which kind of chip shows a value."""
    if takes is None:
        if field.kind in ("place", "places"):
            return "place"
        return {"whole": "number", "number": "number", "localized": "text"}.get(field.kind, "card")
    facts = context.session.facts
    if takes == "number":
        return "counter" if isinstance(value, str) else "number"
    if takes in FAMILIES:
        return FAMILIES[takes]
    held = facts.suits.get(takes, [])
    if takes in facts.suits.get("piece", []) or "piece" in held:
        return "piece"
    return "place" if takes in facts.suits.get("place", []) else "card"


def family_of_held(context: FormContext, kind: str) -> str:
    """Return which kind of chip shows a name in scope that holds a thing of a kind."""
    if kind == ANYTHING:
        return "card"
    if kind in FAMILIES:
        return FAMILIES[kind]
    return "piece" if kind in context.session.facts.suits.get("piece", []) else "card"


def told_value(context: FormContext, field: Field, takes: str | None, value: Any, path: Path) -> str:
    """Return a value as a chip shows it; "" for none."""
    if value is MISSING or value is None:
        return ""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, list):
        return ", ".join(told_value(context, field, takes, one, path) for one in value)
    if isinstance(value, dict):
        return _short(visible(translate(value, context.language))) if _localized(value) else "…"
    if isinstance(value, str) and (takes is not None or field.kind in ("place", "places")):
        return called(context, takes or "place", value, path)
    if isinstance(value, str) and (field.kind in ("choice", "words") or field.name == "as"):
        return words_of(value)
    if isinstance(value, str):  # such as a rank, which the game knows in every language
        return _short(visible(of_engine(Message.of(value))))
    return _short(visible(str(value)))


def _localized(value: dict[Any, Any]) -> bool:
    return bool(value) and all(isinstance(text, str) for text in value.values())


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"


def places_meant(context: FormContext, kind: str | None, value: Any) -> list[str]:
    """Return the places of the map that a name means: itself, where the piece begins, all with the tag, all of the region."""
    board = context.session.board
    if board is None:
        return []
    if isinstance(value, list):
        return [place for one in value for place in places_meant(context, kind, one)]
    if not isinstance(value, str):
        return []
    if kind == "tag":
        return [place for place in board.ids() if value in board.tags(place)]
    if kind in ("region", "region_tag"):
        key = "id" if kind == "region" else "tags"
        return [
            place
            for _, region, members in regions_of(board.data)
            if value == region.get(key) or (key == "tags" and value in (region.get("tags") or ()))
            for place in members
            if board.exists(place)
        ]
    place = context.place_of(value)
    return [place] if place is not None else []
