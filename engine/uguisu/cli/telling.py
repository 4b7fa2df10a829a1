"""The log as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State


def log_lines(
    game: Game, state: State, viewer: int | None, language: str, since: int = 0
) -> list[tuple[int, str]]:
    """Return the log from entry `since` on as (ply, line), as far as `viewer` knows it.

    `viewer` is a seat's index, -1 for an onlooker, None for somebody who knows all.
    """
    from uguisu.core.text import Text
    from uguisu.core.viewing import ViewBuilder

    teller = ViewBuilder(game, state, -1 if viewer is None else viewer, language)
    return [
        (event.ply, teller.tell(Text(f"event.{event.kind}", event.details)))
        for event in (state.log or [])[since:]
        if viewer is None or event.heard_by(viewer)
    ]
