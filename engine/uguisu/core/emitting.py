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


Shows = list[tuple[str, Callable[[Any], Any]]]


def emitter(game: Game[Any]) -> Callable[..., None]:
    """Return `Game.emit`, as a function of its own: playouts call it often, with no log and nothing that waits."""
    on, begin = game.on, game.machine.begin
    known: dict[int, tuple[EventType, Shows]] = {}
    """By the id() of an event, which is kept with it, what its line has."""

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
            who = event.audience if audience == PER_CALL else audience
            if who == PER_CALL:
                raise ValueError(
                    f"`emit` must say who may know of '{event.kind}', whose audience is PER_CALL"
                )
            if id(event) not in known:
                known[id(event)] = event, shows_of(game, event)
            _, shows = known[id(event)]
            details = {
                name: show(value)
                for (name, show), value in zip(shows, values, strict=False)
                if value is not None
            }
            if event.logged is not None:
                details = {name: details[given] for name, given in event.logged.items() if given in details}
            log.append(Event(game.clock(state), event.line, who, details))
        if audience not in (PER_CALL, EVERYBODY) and not event.wakes:
            return  # kept to some this time, and what waits for it would give it away
        for program in on.get(event.kind, ()):
            scope = event.scope
            given = zip(event.arguments, values, strict=False)
            begin(state, program, [OFF if value is None else value for name, value in given if name in scope])

    return emit


def shows_of(game: Game[Any], event: EventType) -> Shows:
    """Return for each argument of an event its name, and what shows a value of it in the log."""
    return [(name, teller(game, of_list(kind) or kind)) for name, kind in event.arguments.items()]


def teller(game: Game[Any], kind: str) -> Callable[[Any], Any]:
    """Return what shows a number of something, or a list of such, as the log has it: by ids. What is none stays as it is."""
    found = _ids(game, kind)

    def shown(value: Any) -> Any:
        if isinstance(value, int):
            return value if found is None else found(value)
        return [shown(one) for one in value] if isinstance(value, list | tuple) else value

    return shown


def _ids(game: Game[Any], kind: str) -> Callable[[int], Any] | None:
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


def settling(game: Game[Any], apply: Callable[[Any, int], None]) -> Callable[[Any, int], None]:
    """Return how an action is applied where cards or missions wait for events that no rule waits for itself: what they do is
    done before the next decision.
    """

    def applied(state: Any, action: int) -> None:
        apply(state, action)
        if state.pending:
            game.machine.settle(state)

    return applied
