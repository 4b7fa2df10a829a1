"""Why a game that was stopped has not ended: what of its mission comes again and again."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from uguisu.core.events import TRIGGERED, EngineEvents
from uguisu.core.state import CHANCE
from uguisu.messages.message import Message
from uguisu.messages.suggest import listing

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State

AHEAD = 2000
"""So many plies more are played, at random, to see what comes in them."""
OFTEN = 3
"""What comes as often in them is a cause."""


def why_endless(game: Game[Any], state: State) -> Message:
    """Return which triggers of the mission keep a game from ending, and which tracks they put back, as a sentence; where none
    does, what to look for.
    """
    events, fallen = _ahead(game, state)
    triggers = [name for name, times in events.most_common() if times >= OFTEN]
    if not triggers:
        return Message(
            "look for rules or a mission that let it go on forever; or allow more with --ply-limit"
        )
    names = listing(triggers)
    back = [track for track, times in fallen.most_common() if times >= OFTEN]
    if back:
        return Message(
            "in the mission, look at {triggers}, which happens again and again, and at {tracks}, which goes back each time",
            triggers=names,
            tracks=listing(back),
        )
    return Message("in the mission, look at {triggers}, which happens again and again", triggers=names)


def _ahead(game: Game[Any], state: State) -> tuple[Counter[str], Counter[str]]:
    """Play on; return how often each trigger came, and how often each track went down in a move in which one came."""
    on, rng = state.clone(), random.Random(0)
    came: Counter[str] = Counter()
    fallen: Counter[str] = Counter()
    for _ in range(AHEAD):
        if on.over:
            break
        stood = {track.id: value for track, value in zip(game.tracks, on.tracks, strict=True)}
        on.log = []
        if on.seat == CHANCE:
            game.roll(on)
        else:
            game.apply(on, rng.choice(game.legal(on)))
        triggers = [event.details["trigger"] for event in on.log if event.kind == TRIGGERED]
        came.update(triggers)
        for event in on.log:
            if event.kind == EngineEvents.track_changed.line:
                track, value = event.details["track"], event.details["value"]
                if triggers and value < stood[track]:
                    fallen[track] += 1
                stood[track] = value
    return came, fallen
