"""How a temple is made: its steps, and first changes that show at once."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from math import dist
from typing import Any

from uguisu import FirstChange, LocalText, Message, Stage
from uguisu_temple.content import TempleOptions

USUAL = TempleOptions()
ROPES = 1
"""How many ropes are offered."""


def goal(files: dict[str, Any]) -> LocalText:
    """Tell what the ninja has to do, and in how many rounds."""
    rounds = _options(files).get("turn_limit", USUAL.turn_limit)
    return Message("The ninja reaches a tower: {rounds} {rounds:round|rounds}", rounds=rounds)


def players(files: dict[str, Any]) -> LocalText:
    """Tell who hunts whom."""
    return Message(
        "A ninja and {samurai} {samurai:samurai|samurai}",
        samurai=_options(files).get("samurai", USUAL.samurai),
    )


def _options(files: dict[str, Any]) -> dict[str, Any]:
    options = files.get("scenario", {}).get("options")
    return options if isinstance(options, dict) else {}


def rope(files: dict[str, Any]) -> dict[str, Any] | None:
    """Stretch a rope between the two nearest crossings that are not joined."""
    board = deepcopy(files["map"])
    links = board.setdefault("links", [])
    if sum(link.get("kind") == "rope" for link in links) >= ROPES:
        return None
    ends = min(_apart(board), key=lambda pair: pair[0], default=None)
    if ends is None:
        return None
    links.append({"between": list(ends[1]), "kind": "rope"})
    return {"map": board}


def _apart(board: dict[str, Any]) -> Iterator[tuple[float, tuple[str, str]]]:
    """Yield pairs of crossings that are not joined, but have a neighbour in common, with how far they are apart."""
    near: dict[str, set[str]] = {place["id"]: set() for place in board["places"]}
    for link in board["links"]:
        one, other = link["between"]
        near[one].add(other)
        near[other].add(one)
    crossings = [place for place in board["places"] if not place.get("tags")]
    for one, other in combinations(crossings, 2):
        if other["id"] not in near[one["id"]] and near[one["id"]] & near[other["id"]]:
            yield dist(one["at"], other["at"]), (one["id"], other["id"])


def one_more(files: dict[str, Any]) -> dict[str, Any] | None:
    """Let one samurai more hunt the ninja."""
    number = _options(files).get("samurai", USUAL.samurai)
    if number != 3 or "samurai_start" in _options(files):
        return None
    return _with(files, samurai=number + 1)


def longer_night(files: dict[str, Any]) -> dict[str, Any] | None:
    """Let the night take two rounds more."""
    rounds = _options(files).get("turn_limit", USUAL.turn_limit)
    return _with(files, turn_limit=rounds + 2) if rounds == 8 else None


def _with(files: dict[str, Any], **options: int) -> dict[str, Any]:
    scenario = deepcopy(files["scenario"])
    scenario["options"] = {**_options(files), **options}
    return {"scenario": scenario}


STAGES = (
    Stage(id="draw", title=Message("Draw", "a step of making a pack")),
    Stage(id="place", title=Message("Place", "a step of making a pack"), told=players),
    Stage(id="goal", title=Message("Goal", "a step of making a pack"), told=goal),
)
FIRST_CHANGES = (
    FirstChange(
        id="rope",
        title=Message("A rope over the gardens"),
        told=Message("a short cut for everybody"),
        glyph="vector-line",
        make=rope,
    ),
    FirstChange(
        id="samurai",
        title=Message("A fourth samurai"),
        told=Message("the hunt gets closer"),
        glyph="account-plus-outline",
        make=one_more,
    ),
    FirstChange(
        id="night",
        title=Message("A longer night"),
        told=Message("two rounds more until the sun is up"),
        glyph="weather-night",
        make=longer_night,
    ),
)
