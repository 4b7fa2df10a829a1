"""A server: a line of JSON in, a line of JSON out; each seat is shown what it may see, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from uguisu import Game, Match, UguisuError


def serve(game: Game, seed: int, questions: Iterable[str]) -> Iterator[str]:
    """Answer questions about one match: `look` and `move`, each with a seat."""
    match = Match(game, seed)
    for line in questions:
        try:
            yield json.dumps(_answer(match, json.loads(line)), ensure_ascii=False)
        except UguisuError as error:
            yield json.dumps({"refused": str(error)}, ensure_ascii=False)


def _answer(match: Match, asked: dict[str, Any]) -> dict[str, Any]:
    if asked["do"] == "move":
        if asked["seat"] != match.to_move:
            return {"refused": f"it is the turn of {match.to_move}"}
        match.play(asked["move"])
    view = match.view(asked["seat"], asked.get("language", "en"))
    return {
        "turn": match.to_move,
        "pieces": {piece.id: piece.place for piece in view.pieces if piece.place is not None},
        "moves": [move.notation for move in view.decision.moves] if view.decision is not None else [],
        "log": [line.text for line in view.log],
        "result": view.result.id if view.result is not None else None,
    }
