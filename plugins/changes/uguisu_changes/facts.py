"""What a compiled game knows by name, for forms to offer: made in the process that checks, sent to the window."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu import Message
from uguisu.events import ANYTHING
from uguisu.messages import placeholders

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu.plugins import Registry

LocalText = str | dict[str, str]

OWN = {
    "card": ("cards", "cards"),
    "deck": ("cards", "decks"),
    "mark": ("mission", "marks"),
    "track": ("mission", "tracks"),
    "result": ("mission", "results"),
}
"""What a pack may have of its own, so that it can be named before a check has told: in which file, under which key."""


OF_RULINGS: Mapping[str, Mapping[str, str]] = {
    "mover": {"chance": Message("chance", "who decides")},
    "viewer": {"onlooker": Message("an onlooker")},
    "winner": {"nobody": Message("nobody")},
}
"""Who may be named in rulings besides seats and sides."""


class Facts(msgspec.Struct, frozen=True):
    """Names by the kind of thing that fields take; what is in scope after an event; which kinds of names will do for which."""

    fitting: dict[str, list[str]] = {}
    """By kind, the ids that may be written."""
    titles: Mapping[str, Mapping[str, LocalText]] = {}
    """By kind (`any` for pieces and seats), what people call an id."""
    nouns: dict[str, str] = {}
    """By kind, what one of them is called."""
    suits: dict[str, list[str]] = {}
    """By kind, the kinds of names in scope that will do."""
    events: dict[str, dict[str, str]] = {}
    """By event, the names that it brings, each with its kind."""
    targets: dict[str, str] = {}
    """By a card's `target`, the kind of `target` in scope."""
    stands: dict[str, str] = {}
    """By piece, the place on which it begins."""
    sides: dict[str, str] = {}
    """By piece, whose it is."""
    ways_change: bool = False
    """Whether steps may join what is not linked."""
    tracks: dict[str, tuple[int, int]] = {}
    """By track, its lowest and highest value."""
    below: dict[str, Any] = {}
    """Of a mod: by kind of file, what the packs say that it builds on."""
    digest: str = ""
    """The hash of all that play depends on; empty where no game could be made."""
    secret_events: list[str] = []
    """Events that not everybody may know of."""
    seats: list[str] = []
    """Who is asked what to do, in the order of the game; the side of a lone one may often be named in its place."""

    def in_scope(self, kind: str, scope: Mapping[str, str]) -> list[str]:
        """Return the names of a `scope` (name -> the kind of what it holds) that will do where a kind is wanted."""
        wanted = self.suits.get(kind, [kind])
        return [
            name
            for name, held in scope.items()
            if held in wanted or held == kind or (held == ANYTHING and kind in self.suits)
        ]

    def title(self, kind: str, name: str) -> LocalText:
        """Return what people call an id where something of a kind is wanted; empty where that is not known."""
        return self.titles.get(kind, {}).get(name) or self.titles.get("any", {}).get(name, "")


def below_of(folder: Path, data: dict[str, Any], registry: Registry) -> dict[str, Any]:
    """Return what the packs say that the one in `folder` builds on, by kind of file: all but what it says itself. Of a kind
    that it `replaces` there is nothing below.
    """
    from uguisu import read_pack
    from uguisu.content import OWN_KEYS, TEXTS, Folder, InMemorySource
    from uguisu.content.language_files import KINDS

    scenario = data.get("scenario.yaml")
    if not isinstance(scenario, dict) or not scenario.get("uses"):
        return {}
    kept = {key: scenario[key] for key in ("format", "id", "uses") if key in scenario}
    names = [name for name in {*Folder(folder).names, *data} if name.endswith(".yaml") and "/" not in name]
    silent = {name: {"format": 1} for name in names if TEXTS.match(name) or name[:-5] in KINDS}
    pack, _ = read_pack(folder, registry, InMemorySource(Folder(folder), silent | {"scenario.yaml": kept}))
    if pack is None:
        return {}
    found = {kind: document.data for kind, document in pack.documents.items() if kind != "rulings"}
    replaced = scenario.get("replaces")
    for kind in replaced if isinstance(replaced, list) else ():
        if f"{kind}.yaml" in names:
            found.pop(kind, None)
    own = {*OWN_KEYS, "format", "replaces"}
    found["scenario"] = {key: value for key, value in found["scenario"].items() if key not in own}
    return found


def facts_of(game: Game, below: dict[str, Any] | None = None) -> Facts:
    """Return what a game knows by name."""
    from uguisu.effects import Names

    names = Names(game, file="mission", path=(), scope={})
    kinds = list(game.kinds)
    fitting = {kind: _each_once(names.known(kind)) for kind in kinds}
    fitting |= {
        "track": [track.id for track in game.tracks],
        "area": [area.id for area in game.areas],
        "mark": list(game.mark_kinds),
        "result": [result.id for result in game.results],
        "side": list(game.sides),
        "audience": _each_once([*(seat.id for seat in game.seats), *game.sides]),
        "stock": list(game.stocks),
        "remembered": list(game.remembered),
        "thing": _each_once(
            [one for kind in ("piece", "place", "seat", "card") for one in names.known(kind)]
        ),
        "tag": sorted({tag for tags in game.topology.tags for tag in tags}),
        "region": sorted(region.id for region in game.topology.regions),
        "piece_kind": sorted(
            {piece.kind for piece in game.pieces} | set(kinds) - {"place", "seat", "number", "card"}
        ),
        "way": sorted({edge.kind for edge in game.topology.edges}),
        "mover": _each_once([*(seat.id for seat in game.seats), *OF_RULINGS["mover"]]),
        "viewer": _each_once([*(seat.id for seat in game.seats), *OF_RULINGS["viewer"]]),
        "winner": [*game.sides, *OF_RULINGS["winner"]],
        "phase": _each_once([phase.name for phase in game.phases]),
    }
    suits = {kind: [other for other in kinds if _suits(game, other, kind)] for kind in kinds}
    return Facts(
        fitting,
        _titles(game),
        {kind: entry.noun for kind, entry in game.kinds.items()},
        suits,
        {event: dict(arguments) for event, arguments in game.events.items()},
        _targets(game),
        _stands(game),
        {piece.id: piece.side for piece in game.pieces},
        "ways.join" in game.rules,
        {track.id: (track.low, track.high) for track in game.tracks if track.audience},
        below or {},
        game.digest,
        sorted(declared.secret_events) if (declared := game.content.game) is not None else [],
        [seat.id for seat in game.seats],
    )


def _titles(game: Game) -> dict[str, dict[str, LocalText]]:
    """Return what things are called, those among them that only rulings name."""
    from uguisu.effects.reading import titles_of

    found = titles_of(game)
    seats = {**found["seat"], **found["side"]}
    for kind, others in OF_RULINGS.items():
        found[kind] = {**seats, **others}
    found["phase"] = _plain_texts(game, "phase.")
    found["move"] = _plain_texts(game, "move.")
    return found


def _plain_texts(game: Game, start: str) -> dict[str, LocalText]:
    """Return the texts that ask for no values, by what comes after the start of their key."""
    found: dict[str, LocalText] = {}
    for key in game.texts.keys(start):
        told = {one: game.texts.template(key, one) or "" for one in game.texts.languages}
        if told.get("en") and not placeholders(told["en"]):
            found[key.removeprefix(start)] = told
    return found


def _each_once(ids: list[str]) -> list[str]:
    return list(dict.fromkeys(ids))


def _suits(game: Game, held: str, wanted: str) -> bool:
    from uguisu.effects import Names

    return Names(game, file="mission", path=(), scope={"it": held}).knows("it", wanted)


def _targets(game: Game) -> dict[str, str]:
    if game.compiled_from is None:
        return {}
    rules = game.compiled_from[1].games[game.id].type.card_rules
    return {name: word.holds for name, word in rules.targets.items()}


def _stands(game: Game) -> dict[str, str]:
    state = game.new(seed=1)
    found = {}
    for number, piece in enumerate(game.pieces):
        place = game.place_id(state.at[number]) if number < len(state.at) else None
        if place:
            found[piece.id] = place
    return found
