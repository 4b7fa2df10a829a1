"""Bringing events about: `Game.emit`, made for one compiled game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from uguisu.core.events import EVERYBODY, PER_CALL, Event, EventType, of_list
from uguisu.core.state import OFF, State

if TYPE_CHECKING:
    from uguisu.core.game import Game

NUMBERED: Mapping[str, str] = {"seat": "seats", "area": "areas", "track": "tracks", "result": "results"}
"""Kinds of arguments that are numbers of what the game has in a list, and its name."""


Ids = Callable[[int], Any]
Arguments = list[tuple[str, Ids | None]]
"""What each argument of an event is called in the log, and what has the id of a number there; None where it stays a number."""


def emitter(game: Game[Any]) -> Callable[..., None]:
    """Return `Game.emit`, as a function of its own: playouts call it often, with no log and nothing that waits."""
    on, begin = game.on, game.machine.queue
    known: dict[int, tuple[EventType, Arguments]] = {}
    """By the id() of an event, which is kept with it, what its line has."""
    read: dict[int, tuple[EventType, list[int]]] = {}
    """In the same way, at which positions stands what programs are given."""

    def emit(  # noqa: PLR0917 - a list of values would cost playouts dear
        state: State,
        event: EventType,
        a: Any = None,
        b: Any = None,
        c: Any = None,
        d: Any = None,
        e: Any = None,
        audience: int = PER_CALL,
    ) -> None:
        if state.log is None and (not on or event.kind not in on):
            return
        log, values = state.log, (a, b, c, d, e)
        if log is not None and event.says:
            who = event.audience if audience == PER_CALL else audience
            if who == PER_CALL:
                raise ValueError(
                    f"`emit` must say who may know of '{event.kind}', whose audience is PER_CALL"
                )
            if (found := known.get(id(event))) is None:
                found = known[id(event)] = event, arguments_of(game, event)
            details: dict[str, Any] = {}
            for (name, ids), value in zip(found[1], values):  # noqa: B905 - `strict` is what a tenth of it would cost
                if type(value) is int:
                    details[name] = value if ids is None else ids(value)
                elif value is not None:
                    details[name] = shown(ids, value)
            if event.logged is not None:
                details = {name: details[given] for name, given in event.logged.items() if given in details}
            log.append(Event(game.clock(state), event.line, who, details))
        if audience not in (PER_CALL, EVERYBODY) and not event.wakes:
            return  # kept to some this time, and what waits for it would give it away
        programs = on.get(event.kind)
        if not programs:
            return
        if (taken := read.get(id(event))) is None:
            taken = read[id(event)] = (
                event,
                [n for n, name in enumerate(event.arguments) if name in event.scope],
            )
        given = [OFF if values[n] is None else values[n] for n in taken[1]]
        for program in programs:
            begin(state, program, given)

    return emit


def arguments_of(game: Game[Any], event: EventType) -> Arguments:
    """Return what each argument of an event is called in the log, and what has its id there."""
    return [(name, ids_of(game, of_list(kind) or kind)) for name, kind in event.arguments.items()]


def shown(ids: Ids | None, value: Any) -> Any:
    """Return a number of something, or a list of such, as the log has it: by ids. What is none stays as it is."""
    if isinstance(value, int):
        return value if ids is None else ids(value)
    return [shown(ids, one) for one in value] if isinstance(value, list | tuple) else value


def ids_of(game: Game[Any], kind: str) -> Ids | None:
    """Return what gives the id of something by its number; None for a kind that is a number in the log, too."""
    if kind == "place":
        return game.place_id
    if kind == "card":
        return game.card_ids.__getitem__
    if kind == "mark":
        return game.mark_kinds.__getitem__
    if kind in NUMBERED:
        things = getattr(game, NUMBERED[kind])
        return lambda number: things[number].id
    known = game.kinds.get(kind)
    of_pieces = known.pieces if known is not None else any(piece.kind == kind for piece in game.pieces)
    if kind == "piece" or of_pieces:
        return lambda number: game.pieces[number].id if number < len(game.pieces) else ""
    return None
