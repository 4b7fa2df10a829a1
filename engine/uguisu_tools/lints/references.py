"""Names in options, missions, decks and cards that nothing has: whichever game asks for them, one sentence tells of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from uguisu.board.compile import MapError
from uguisu.content.diagnostics import Finding, Path
from uguisu.content.pack import Pack
from uguisu.content.references import references_in
from uguisu.messages.message import Message, capitalized


def references(pack: Pack) -> Iterator[Finding]:
    """Yield the names of places, regions, directions, decks and cards that there are none of.

    A field says what it refers to by its type (`PlaceRef` and its like). What options and variants may add, such as pieces
    and tracks, is looked for when the game is compiled.
    """
    known = _known(pack)
    for file, path, model in _typed(pack):
        for found in references_in(model, path):
            if found.kind in known and found.name not in known[found.kind]:
                message = Message("no {noun} is called '{name}'", noun=found.kind, name=found.name)
                yield Finding.unknown(
                    file,
                    found.path,
                    "dangling-id",
                    capitalized(message),
                    name=found.name,
                    known=known[found.kind],
                    at_key=found.is_key,
                )


def _typed(pack: Pack) -> Iterator[tuple[str, Path, Any]]:
    """Yield what a game has types for, with where it stands."""
    yield "scenario", ("options",), pack.options
    if pack.mission is not None:
        yield "mission", ("props",), pack.mission.props
    if pack.cards is not None:
        for key in ("decks", "cards"):
            for number, entry in enumerate(getattr(pack.cards, key)):
                yield "cards", (key, number, "props"), entry.props


def _known(pack: Pack) -> dict[str, Mapping[str, Any]]:
    """Return what there is, by kind of thing; of the map nothing while it is not sound, for that is told already."""
    cards = pack.cards
    known: dict[str, Mapping[str, Any]] = {
        "deck": dict.fromkeys([deck.id for deck in cards.decks] if cards is not None else ()),
        "card": dict.fromkeys([card.id for card in cards.cards] if cards is not None else ()),
    }
    try:
        topology = pack.topology
    except (MapError, ValueError):
        return known
    return {
        **known,
        "place": topology.index,
        "region": topology.region,
        "direction": dict.fromkeys(topology.directions),
        "tag of regions": dict.fromkeys(tag for region in topology.regions for tag in region.tags),
    }
