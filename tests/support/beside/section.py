"""A section of a report: how far the pieces went, and where to, as a heat map."""

from __future__ import annotations

from collections.abc import Mapping

from uguisu import Game, Message, State, hookimpl
from uguisu.reports import Measure, Measured, Visits


def walks(game: Game, state: State) -> Mapping[str, Measured]:
    """Count the steps, and the places that were stepped on."""
    steps = [event for event in state.log or () if event.kind == "moved"]
    places = [game.topology.index[event.details["place"]] for event in steps]
    return {"steps": float(len(steps)), "trodden": Visits(tuple(places))}


@hookimpl
def uguisu_measures() -> list[Measure]:
    return [Measure("walks", Message("How far they went"), walks, "temple")]
