"""How events were told and signalled before `Game.emit` did both; plugins written for that have one release to change."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, cast

from uguisu.core.compiled import Compiled
from uguisu.core.emitting import ids_of, shown
from uguisu.core.events import EVERYBODY, Event

if TYPE_CHECKING:
    from uguisu.core.game import Game

OF_NAMES = dict.fromkeys(("piece", "pieces", "piece_by", "piece_new"), "piece")
OF_NAMES |= dict.fromkeys(("place", "places", "from_place", "to_place"), "place")
OF_NAMES |= {"seat": "seat", "to_seat": "seat", "card": "card", "cards": "card"}
"""Details of events that could be given by number, and what they are numbers of."""


class Telling(Compiled):
    """The two methods of `Game` that `emit` has replaced."""

    def tell(self, state: Any, kind: str, audience: int = EVERYBODY, **details: Any) -> None:
        """Add an event to the log. Deprecated: declare the event and use `emit`."""
        _warn("tell")
        game = cast("Game[Any]", self)
        if state.log is not None:
            named = {
                name: shown(ids_of(game, OF_NAMES.get(name, "text")), value)
                for name, value in details.items()
            }
            state.log.append(Event(game.clock(state), kind, audience, named))

    def signal(self, state: Any, event: str, *arguments: int) -> None:
        """Raise what cards and missions hang on `event`. Deprecated: declare the event and use `emit`."""
        _warn("signal")
        game = cast("Game[Any]", self)
        for program in game.on.get(event, ()):
            game.machine.begin(state, program, arguments)


def _warn(name: str) -> None:
    told = f"`Game.{name}` goes with the next release: declare the event in `Events` and use `Game.emit`"
    warnings.warn(told, DeprecationWarning, stacklevel=3)
