"""What a mission of a campaign begins with: where in its files something carried may stand, and what is written then. No Qt
here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import inspect

from uguisu import LocalText
from uguisu.content import Carried
from uguisu_changes.same import plain_copy

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu.plugins import GameEntry

TRACKS = ("mission", "tracks")
"""Where the counters are that a mission brings; in what is laid over it, entries of a list are known by their names."""
DEEPEST = 8
"""So many steps into a game's settings they are looked through."""
Takes: TypeAlias = Literal["number", "flag", "cards"]
Way: TypeAlias = tuple[str | int, ...]
"""Keys that lead to a value in what is laid over a mission, from the kind of file on: an entry of a list goes by its name, by
its number where it has none.
"""


@dataclass(frozen=True)
class Spot:
    """Where something carried may stand when a mission begins.

    `title` is that of a counter of the mission, `called` what the game calls one of its settings, `part` which line of it.
    """

    way: Way
    takes: Takes
    title: LocalText = ""
    called: str = ""
    part: str = ""
    least: int | None = None
    most: int | None = None


def spots(game: Game, entry: GameEntry, lay: Any) -> list[Spot]:
    """Return where something may stand at the start of a mission: the counters it brings, or gets from what is laid over it,
    and the settings of its game that are numbers, yes or no, or counted cards.
    """
    mission = game.content.mission
    counters: list[tuple[str, LocalText, int, int | None]] = [
        (one.id, one.title, one.min, one.max) for one in (mission.tracks if mission is not None else ())
    ]
    added = lay.get("mission") if isinstance(lay, dict) else None
    counters += [
        (one["id"], one.get("title", ""), one.get("min", 0), one.get("max"))
        for one in (added.get("tracks") or () if isinstance(added, dict) else ())
        if isinstance(one, dict) and isinstance(one.get("id"), str)
    ]
    found = [
        Spot((*TRACKS, name, "start"), "number", title=title, least=low, most=high)
        for name, title, low, high in counters
    ]
    for way, model in (
        (("mission", "props"), entry.mission_props_type),
        (("scenario", "options"), entry.options_type),
    ):
        if model is not None:
            found += _within(inspect.type_info(model), way)
    return found


def _within(kind: inspect.Type, way: Way, called: str = "", part: str = "") -> Iterator[Spot]:
    """Yield the spots in a value of a type."""
    match kind:
        case inspect.Metadata():
            title = (kind.extra_json_schema or {}).get("title")
            yield from _within(kind.type, way, str(title) if title else called, part)
        case inspect.UnionType():
            for one in kind.types:
                yield from _within(one, way, called, part)
        case inspect.StructType() if len(way) < DEEPEST:
            for field in kind.fields:
                yield from _within(field.type, (*way, field.encode_name), part=part)
        case inspect.DictType(key_type=inspect.LiteralType() as keys):
            for key in keys.values:
                yield from _within(kind.value_type, (*way, str(key)), called, str(key))
        case inspect.DictType(key_type=inspect.Metadata() as keys, value_type=inspect.IntType()):
            if (keys.extra or {}).get("refers") == "card":
                yield Spot(way, "cards", called=called, part=part)
        case inspect.IntType():
            yield Spot(way, "number", called=called, part=part, least=kind.ge, most=kind.le)
        case inspect.BoolType():
            yield Spot(way, "flag", called=called, part=part)


def fits(carried: Carried, spot: Spot, game: Game, games: Iterable[Game]) -> bool:
    """Tell whether all that may be carried on may stand in a spot of a mission's game; `games` are those of all missions."""
    if carried.cards is not None:
        held = (one.id for one in games if any(area.id == carried.cards for area in one.areas))
        return spot.takes == "cards" and game.id in held
    if carried.at_least is not None:
        return spot.takes == "flag"
    tracks = [track for one in games for track in one.tracks if track.id == carried.track]
    return (
        spot.takes == "number"
        and bool(tracks)
        and all(spot.least is None or spot.least <= track.low for track in tracks)
        and all(spot.most is None or track.high <= spot.most for track in tracks)
    )


def stands(lay: Any, way: Way = ()) -> Iterator[tuple[str, Way]]:
    """Yield what of all that is carried stands in what is laid over a mission: its name, and the way there."""
    if isinstance(lay, str) and lay.startswith("$"):
        yield lay[1:], way
    elif isinstance(lay, dict):
        for key, value in lay.items():
            yield from stands(value, (*way, key))
    elif isinstance(lay, list | tuple):
        for number, value in enumerate(lay):
            name = _name(value)
            yield from stands(value, (*way, number if name is None else name))


def placed(lay: dict[str, Any], way: Way, name: str) -> dict[str, Any]:
    """Return what is laid over a mission with something carried at the end of a way."""
    whole: dict[str, Any] = plain_copy(lay)
    here: Any = whole
    for depth, step in enumerate(way[:-1], 1):
        at = _step(here, step)
        if at is None:
            here.append({"change": step})
            at = len(here) - 1
        inner = here[at] if isinstance(here, list) else here.get(at)
        if not isinstance(inner, dict | list):
            inner = here[at] = [] if way[:depth] == TRACKS else {}
        here = inner
    here[way[-1]] = f"${name}"
    return whole


def without(lay: dict[str, Any], way: Way) -> dict[str, Any]:
    """Return what is laid over a mission without the value at the end of a way, and without what then says nothing."""
    whole: dict[str, Any] = plain_copy(lay)
    _take(whole, way)
    return whole


def _take(here: Any, way: Way) -> None:
    at = _step(here, way[0])
    if at is None:
        return
    if len(way) > 1:
        _take(here[at], way[1:])
        if here[at] and not (isinstance(here, list) and set(here[at]) == {"change"}):
            return
    del here[at]


def _step(here: Any, step: str | int) -> Any:
    """Return the key or the index that a step is; None for an entry that a list does not have."""
    if not isinstance(here, list) or isinstance(step, int):
        return step
    return next((number for number, one in enumerate(here) if _name(one) == step), None)


def _name(entry: Any) -> str | None:
    """Return the name of an entry of a list."""
    named = (entry.get(key) for key in ("change", "id")) if isinstance(entry, dict) else ()
    return next((name for name in named if isinstance(name, str)), None)
