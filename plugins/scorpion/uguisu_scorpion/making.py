"""How a night in a castle is made: its steps, and first changes that show at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from uguisu import FirstChange, LocalText, Message, Stage
from uguisu_scorpion.content.options import ScorpionOptions

USUAL = ScorpionOptions()
PATROLS = 2
"""As many patrols are offered."""


def goal(files: dict[str, Any]) -> LocalText:
    """Tell how many errands there are, and how long the night is."""
    props = files.get("mission", {}).get("props")
    targets = (props if isinstance(props, dict) else {}).get("targets", ())
    turns = _options(files).get("turns", USUAL.turns)
    return Message(
        "One of {errands} {errands:errand|errands}, and off again: {turns} {turns:turn|turns}",
        errands=len(targets),
        turns=turns,
    )


def guards(files: dict[str, Any]) -> LocalText:
    """Tell how many keep watch, walk round and sleep."""
    said = _options(files)
    return Message(
        "{sentries} {sentries:sentry|sentries}, {patrols} {patrols:patrol|patrols}, {sleepers} {sleepers:sleeper|sleepers}",
        sentries=said.get("sentries", USUAL.sentries),
        patrols=said.get("patrols", USUAL.patrols),
        sleepers=said.get("sleepers", USUAL.sleepers),
    )


def _options(files: dict[str, Any]) -> dict[str, Any]:
    options = files.get("scenario", {}).get("options")
    return options if isinstance(options, dict) else {}


def door(files: dict[str, Any]) -> dict[str, Any] | None:
    """Break a way through the last wall between a castle and a court that patrols do not walk."""
    board = deepcopy(files["map"])
    between = {place["id"] for place in board["places"] if "between" in place.get("tags", ())}
    castles = {
        place
        for region in board.get("regions", ())
        if region["id"].startswith("castle")
        for place in region["places"]
    }
    joined = [set(link["between"]) for link in board["links"] if link.get("kind") != "wall"]
    for link in reversed(board["links"]):
        ends = set(link["between"])
        if link.get("kind") == "wall" and ends & between and ends & castles:
            if any(one & between and one & castles for one in joined):
                return None
            link["kind"] = "open"
            return {"map": board}
    return None


def second_patrol(files: dict[str, Any]) -> dict[str, Any] | None:
    """Let a second patrol walk."""
    if _options(files).get("patrols", USUAL.patrols) >= PATROLS:
        return None
    scenario = deepcopy(files["scenario"])
    scenario["options"] = {**_options(files), "patrols": PATROLS}
    return {"scenario": scenario}


def passage(files: dict[str, Any]) -> dict[str, Any] | None:
    """Dig a secret passage from the edge of the map into a castle."""
    mission, board = deepcopy(files["mission"]), files["map"]
    setup = mission["props"].setdefault("setup", {})
    if "passage" in setup:
        return None
    outside = [place["id"] for place in board["places"] if "edge" in place.get("tags", ())]
    inside = [
        place
        for region in board.get("regions", ())
        if region["id"].startswith("castle")
        for place in region["places"]
        if not _tags(board, place)
    ]
    if not outside or not inside:
        return None
    setup["passage"] = [outside[-1], inside[0]]
    return {"mission": mission}


def _tags(board: dict[str, Any], place: str) -> list[str]:
    return next((one.get("tags", []) for one in board["places"] if one["id"] == place), [])


STAGES = (
    Stage(id="draw", title=Message("Draw", "a step of making a pack")),
    Stage(id="place", title=Message("Place", "a step of making a pack"), told=guards),
    Stage(id="goal", title=Message("Errand", "a step of making a pack"), told=goal),
)
FIRST_CHANGES = (
    FirstChange(
        id="door",
        title=Message("A door into the castle"),
        told=Message("where there was a wall, anybody walks now"),
        glyph="door-open",
        make=door,
    ),
    FirstChange(
        id="passage",
        title=Message("A secret passage"),
        told=Message("from outside right into a castle"),
        glyph="tunnel-outline",
        make=passage,
    ),
    FirstChange(
        id="patrol",
        title=Message("A second patrol"),
        told=Message("two more guards walk round"),
        glyph="shield-account-outline",
        make=second_patrol,
    ),
)
