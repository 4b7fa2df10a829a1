"""Whether a pack's files are for its game at all: asked before anything in them is looked at for itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.diagnostics import Diagnostic, Fix, Path
from uguisu.content.document import Document
from uguisu.content.grammar import Grammar
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing

if TYPE_CHECKING:
    from uguisu.content.known import Known, KnownGame


def foreign_map(document: Document, grammar: Grammar) -> Diagnostic | None:
    """Return what is wrong with a map that is drawn for other games: of a kind that its game is not played on, or joined by
    kinds of links and borders none of which its game knows and another does. None if it may be one.
    """
    data, game = document.data, grammar.game
    kind = data.get("kind") if isinstance(data, dict) else None
    if game is None or kind not in grammar.vocabulary.map_kinds:
        return None
    if kind not in game.map_kinds:
        message = Message(
            "The game `{game}` is not played on a map of the kind `{kind}`, but of the kind {wanted}",
            game=grammar.game_id,
            kind=kind,
            wanted=listing(game.map_kinds),
        )
        where: Path = ("kind",)
    elif _joins(data) and game.link_kinds and not _joins(data) & game.link_kinds.keys():
        message = Message(
            "This map has {kinds}, but the game `{game}` has no such links and borders",
            game=grammar.game_id,
            kinds=listing(sorted(_joins(data))),
        )
        where = ("links",) if "links" in data else ("borders",)
    else:
        return None
    others = sorted(name for name, other in grammar.registry.games.items() if _is_map_for(data, other))
    if others:
        hint = Message(
            "It is a map for: {games}. Name the right map, or the right game.", games=listing(others)
        )
    elif where == ("kind",):
        hint = Message("Draw the map anew as `kind: {wanted}`.", wanted=game.map_kinds[0])
    else:  # one of its own kinds may be misspelt: that is told for each
        return None
    return document.find("foreign-map", message, where, hint=hint)


def meant_game(documents: Mapping[str, Document], game: str, registry: Known) -> Diagnostic | None:
    """Return what is wrong with `game:` where the files do not fit the game that it names, and all of them fit one other.

    So whoever copies a scenario.yaml and leaves the wrong game in it is told that, and not of each word that the game lacks.
    """
    if game not in registry.games or _fits(documents, game, registry):
        return None
    fitting = [name for name in registry.games if name != game and _fits(documents, name, registry)]
    if len(fitting) != 1:
        return None
    message = Message(
        "These files are not for the game `{game}`, but all of them fit `{other}`",
        game=game,
        other=fitting[0],
    )
    hint = Message("Write `game: {other}` if that is the one.", other=fitting[0])
    fix = Fix.change(("game",), fitting[0])
    return documents["scenario"].find("wrong-game", message, ("game",), hint=hint, fix=fix)


def _fits(documents: Mapping[str, Document], game: str, registry: Known) -> bool:
    grammar = Grammar(registry, game)
    entry = registry.games[game]
    try:
        for kind, document in documents.items():
            grammar.convert(kind, document.data)
    except msgspec.ValidationError:
        return False
    return "map" not in documents or _is_map_for(documents["map"].data, entry)


def _is_map_for(data: dict[str, Any], game: KnownGame) -> bool:
    return data.get("kind") in game.map_kinds and (
        not game.link_kinds or _joins(data) <= game.link_kinds.keys()
    )


def _joins(data: dict[str, Any]) -> set[str]:
    """Return the kinds of links and borders on a map that may have anything wrong with it."""
    lists = [data.get(key) for key in ("links", "borders")]
    entries = [entry for one in lists if isinstance(one, list) for entry in one]
    kinds = [entry.get("kind") for entry in entries if isinstance(entry, dict)]
    return {kind for kind in kinds if isinstance(kind, str)}
