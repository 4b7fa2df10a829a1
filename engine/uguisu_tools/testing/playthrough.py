"""Golden playthroughs: one game of a scenario recorded, decision by decision, to be looked at when rules change.

The format is JSON lines: a head, a line a ply with who decided, what was legal, what was played and which events came
of it (and who heard them), and an end with the result and where everything stands. Texts and titles are left out, so
that a better translation changes no playthrough.
"""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from uguisu.content.atomic import write_text
from uguisu.core.errors import UguisuError
from uguisu.core.events import EVERYBODY, TRIGGERED, Event
from uguisu.core.game import Game
from uguisu.core.rng import derive
from uguisu.core.state import CHANCE, State
from uguisu_tools.testing.walking import ConformanceError

LONGEST = 400
"""Plies after which a playthrough is broken off."""


def write(game: Game, path: Path, seed: int = 1) -> None:
    """Play a random game and write it to `path`; the same seed writes the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(f"{line}\n" for line in lines(game, seed, None)))


def check(game: Game, path: Path, again: str) -> None:
    """Play the moves in `path` and compare what is legal, what happens and how it ends.

    Args:
        game: the compiled game.
        path: the playthrough.
        again: the command that regenerates it, for the message.

    Raises:
        ConformanceError: when there is no such file, or at the first line that differs.
    """
    remedy = f"if that is meant, regenerate it: {again}"
    if not path.is_file():
        raise ConformanceError(f"scenario '{game.scenario}' has no playthrough {path}; {remedy}")
    old = path.read_text(encoding="utf-8").splitlines()
    head, moves = _moves(path, old)
    number = 0
    for number, line in enumerate(lines(game, int(head.get("seed", 1)), moves), 1):
        if number > len(old):
            raise ConformanceError(f"{path} ends where the game goes on; {remedy}")
        if line != old[number - 1]:
            raise ConformanceError(
                f"{path}:{number} differs\n  was: {old[number - 1]}\n  is:  {line}\n{remedy}"
            )
    if number < len(old):
        raise ConformanceError(f"{path} goes on where the game ends; {remedy}")


def lines(game: Game, seed: int, moves: Sequence[str] | None) -> Iterator[str]:
    """Yield the lines of a playthrough: of `moves`, as far as they are legal, or of random ones."""
    rng = random.Random(derive(seed, game.id, game.scenario))
    state = game.new(seed, record=True)
    head = {"game": game.id, "scenario": game.scenario, "variants": game.variants, "seed": seed}
    yield _line({"uguisu_playthrough": 1, **head, "events": _events(game, state, 0)})
    while not state.over and state.ply < LONGEST and (moves is None or state.ply < len(moves)):
        yield _line(_ply(game, state, rng, moves))
    yield _line(_end(game, state))


def _ply(game: Game, state: State, rng: random.Random, moves: Sequence[str] | None) -> dict[str, Any]:
    ply, told = state.ply, len(state.log or ())
    phase = game.phases[state.phase].name
    actions = game.legal(state)
    notations = [game.describe(state, action).notation for action in actions]
    if state.seat == CHANCE:
        who = "chance"
        action = game.roll(state)
    else:
        who = game.seats[state.seat].id
        action = _chosen(actions, notations, rng, None if moves is None else moves[ply])
        game.apply(state, action)
    return {
        "ply": ply,
        "seat": who,
        "phase": phase,
        "move": notations[actions.index(action)],
        "legal": notations,
        "events": _events(game, state, told),
    }


def _chosen(actions: list[int], notations: list[str], rng: random.Random, wanted: str | None) -> int:
    """Return the wanted action; where it is no longer legal, the first: the line will differ, and is shown."""
    if wanted is None:
        return rng.choice(actions)
    return actions[notations.index(wanted)] if wanted in notations else actions[0]


def _end(game: Game, state: State) -> dict[str, Any]:
    return {
        "result": game.results[state.result].id if state.over else None,
        "returns": game.returns(state),
        "plies": state.ply,
        "pieces": {
            piece.id: game.place_id(place) for piece, place in zip(game.pieces, state.at, strict=False)
        },
        "tracks": {track.id: value for track, value in zip(game.tracks, state.tracks, strict=False)},
    }


def _events(game: Game, state: State, told: int) -> list[str]:
    """Return the events since `told`, each as its kind and, where not all heard it, who did; what is only noted left out."""
    return [_heard(game, event) for event in (state.log or [])[told:] if event.kind != TRIGGERED]


def _heard(game: Game, event: Event) -> str:
    if event.audience == EVERYBODY:
        return event.kind
    ears = ",".join(seat.id for index, seat in enumerate(game.seats) if event.heard_by(index))
    return f"{event.kind}>{ears or 'nobody'}"


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _moves(path: Path, old: list[str]) -> tuple[dict[str, Any], list[str]]:
    try:
        rows = [json.loads(line) for line in old]
        return rows[0], [row["move"] for row in rows if "move" in row]
    except (ValueError, IndexError, TypeError) as error:
        raise UguisuError(f"{path} is not a playthrough: {error}", "regenerate it") from error


def golden_path(folder: Path, game: Game) -> Path:
    """Return where the playthrough of a game's scenario lies: ``FOLDER/<game>/<scenario>.jsonl``."""
    return folder / game.id / f"{game.scenario}.jsonl"
