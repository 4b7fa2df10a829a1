"""Writes down a position that was reached in play, as an entry for rulings.yaml."""

from __future__ import annotations

from typing import Any

from uguisu.core.errors import UguisuError
from uguisu.core.state import CHANCE
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.messages.message import Message
from uguisu_tools.rulings.bench import Bench


def record(match: Match, name: str, changes: Overrides | None = None) -> dict[str, Any]:
    """Return a ruling called `name`: the last decision of the match, in the position it was made in, and what came of it.

    The position is written as a set-up where a set-up can hold all of it; else the ruling plays the game from its
    beginning. Either way it was tried, and leads to the very position.

    Raises:
        UguisuError: when neither does.
    """
    ruling: dict[str, Any] = {"id": name}
    if changes is not None and changes.options:
        ruling["options"] = dict(changes.options)
    if changes is not None and changes.variants is not None:
        ruling["variants"] = list(changes.variants)
    for beginning in (_laid_out(match), _from_the_start(match)):
        if beginning is not None and _leads_to(match, beginning):
            return {**ruling, **beginning, "expect": _expected(match)}
    raise UguisuError(Message("this position can't be written as a ruling"))


def _laid_out(match: Match) -> dict[str, Any] | None:
    """The last decision from a position that is laid out; None at the start, and in the middle of a card."""
    decided = [number for number, step in enumerate(match.steps) if step.seat]
    if not decided:
        return None
    before = match.position(decided[-1])
    if before.stack or before.seat == CHANCE:
        return None
    return {
        "seed": match.seed,
        "setup": {key: value for key, value in match.game.dump(before).items() if value},
        "play": [step.move for step in match.steps[decided[-1] :]],
    }


def _from_the_start(match: Match) -> dict[str, Any]:
    return {"seed": match.seed, "play": [step.move for step in match.steps if step.seat]}


def _leads_to(match: Match, ruling: dict[str, Any]) -> bool:
    try:
        bench = Bench(match.game, ruling["seed"], ruling.get("setup"))
        for move in ruling["play"]:
            bench.play(move)
        while not bench.state.over and bench.state.seat == CHANCE:
            match.game.roll(bench.state)
    except (UguisuError, LookupError, ValueError):
        return False
    return bench.state.position() == match.state.position()


def _expected(match: Match) -> list[dict[str, Any]]:
    if match.over:
        return [{"expect": "result", "is": match.game.results[match.state.result].id}]
    phase = match.game.phases[match.state.phase].name
    return [
        {"expect": "to_move", "seat": match.to_move, "phase": phase},
        {"expect": "legal", "exactly": match.legal()},
    ]
