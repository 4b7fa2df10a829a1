"""Bringing events about: `Game.emit`, made for one compiled game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from uguisu.core.events import EVERYBODY, PER_CALL, Event, EventType, of_list
from uguisu.core.state import OFF

if TYPE_CHECKING:
    from uguisu.core.game import Game

NUMBERED: Mapping[str, str] = {"seat": "seats", "area": "areas", "track": "tracks", "result": "results"}
"""Kinds of arguments that are numbers of what the game has in a list, and its name."""


def emitter(game: Game[Any]) -> Callable[..., None]:
    """Return `Game.emit`, as a function of its own: playouts call it often, with no log and nothing that waits."""
    on, begin = game.on, game.machine.begin

    def emit(  # noqa: PLR0917 - a list of values would cost playouts dear
        state: Any,
        event: EventType,
        a: Any = None,
        b: Any = None,
        c: Any = None,
        d: Any = None,
        e: Any = None,
        audience: int = PER_CALL,
    ) -> None:
        log = state.log
        if log is None and (not on or event.kind not in on):
            return
        values = (a, b, c, d, e)
        if log is not None and event.says:
            log.append(line(game, state, event, values, audience))
        if audience not in (PER_CALL, EVERYBODY) and not event.wakes:
            return  # kept to some this time, and what waits for it would give it away
        for program in on.get(event.kind, ()):
            known = event.scope
            given = zip(event.arguments, values, strict=False)
            begin(state, program, [OFF if value is None else value for name, value in given if name in known])

    return emit


def line(game: Game[Any], state: Any, event: EventType, values: tuple[Any, ...], audience: int) -> Event:
    """Return the line of an event for the log: ids for the numbers of things; what is None is left out."""
    who = event.audience if audience == PER_CALL else audience
    if who == PER_CALL:
        raise ValueError(f"`emit` must say who may know of '{event.kind}', whose audience is PER_CALL")
    details = {
        name: shown(game, of_list(kind) or kind, value)
        for (name, kind), value in zip(event.arguments.items(), values, strict=False)
        if value is not None
    }
    if event.logged is not None:
        details = {name: details[given] for name, given in event.logged.items() if given in details}
    return Event(game.clock(state), event.line, who, details)


def shown(game: Game[Any], kind: str, value: Any) -> Any:
    """Return what the log has for a number of something, or for a list of such: ids."""
    if isinstance(value, list | tuple):
        return [shown(game, kind, one) for one in value]
    if not isinstance(value, int):
        return value
    if kind == "place":
        return game.place_id(value)
    if kind == "card":
        return game.card_ids[value]
    if kind == "mark":
        return game.mark_kinds[value]
    if kind in NUMBERED:
        return getattr(game, NUMBERED[kind])[value].id
    known = game.kinds.get(kind)
    of_pieces = known.pieces if known is not None else any(piece.kind == kind for piece in game.pieces)
    if kind == "piece" or of_pieces:
        return game.pieces[value].id if value < len(game.pieces) else ""
    return value


def settling(game: Game[Any], apply: Callable[[Any, int], None]) -> Callable[[Any, int], None]:
    """Return how an action is applied where cards or missions wait for events that no rule waits for itself: what they do is
    done before the next decision.
    """

    def applied(state: Any, action: int) -> None:
        apply(state, action)
        if state.pending:
            game.machine.settle(state)

    return applied
