"""How a mission of Spies is made: its steps, and first changes that show at once."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from uguisu import FirstChange, LocalText, Message, Stage
from uguisu.board import cell_id
from uguisu_spies.content.mission import SpiesMission

SHED, WIDE, HIGH = "shed", 3, 2
"""The second house: what its region is called, and its size in squares."""
CREAKING = "_"
ALARM = "alarm_at_a_way"


def yard(files: dict[str, Any]) -> LocalText:
    """Tell how large the map is, and how many houses and lamps are on it."""
    board = files.get("map", {})
    rows, legend = board.get("rows", []), board.get("legend", {})
    regions = board.get("regions", [])
    lamps = {sign for sign, entry in legend.items() if "lamp" in entry.get("tags", ())}
    return Message(
        "{extent} squares, {houses} {houses:house|houses}, {lamps} {lamps:lamp|lamps}",
        extent=f"{max(map(len, rows), default=0)} × {len(rows)}",
        houses=sum("house" in region.get("tags", ()) for region in regions),
        lamps=sum(sign in lamps for row in rows for sign in row),
    )


def goal(files: dict[str, Any]) -> LocalText:
    """Tell what the spies have to do, and in how many rounds."""
    mission = files.get("mission", {})
    props = mission.get("props")
    rounds = (props if isinstance(props, dict) else {}).get("rounds", SpiesMission().rounds)
    titles = [one.get("title", "") for one in mission.get("objectives", ()) if isinstance(one, dict)]
    if not titles:
        return Message("Nobody has an aim yet")
    return Message("{goal}: {rounds} {rounds:round|rounds}", goal=titles[0], rounds=rounds)


def second_house(files: dict[str, Any]) -> dict[str, Any] | None:
    """Build a small house with a door where there is nothing yet."""
    board = deepcopy(files["map"])
    regions = board.setdefault("regions", [])
    if any(region.get("id") == SHED for region in regions):
        return None
    spot = next(_free(board), None)
    if spot is None:
        return None
    left, top = spot
    squares = [(x, y) for y in range(top, top + HIGH) for x in range(left, left + WIDE)]
    board["legend"].setdefault(CREAKING, {"terrain": "boards", "tags": ["quiet"]})
    rows = [list(row) for row in board["rows"]]
    for x, y in squares:
        rows[y][x] = CREAKING
    board["rows"] = ["".join(row) for row in rows]
    walls = board.setdefault("borders", [])
    walls += [
        {"between": [cell_id(*one), cell_id(*other)], "kind": kind} for one, other, kind in _walls(left, top)
    ]
    places = [cell_id(x, y) for x, y in squares]
    regions.append({"id": SHED, "tags": ["house", "room"], "places": places})
    return {"map": board}


def _walls(left: int, top: int) -> Iterator[tuple[tuple[int, int], tuple[int, int], str]]:
    for x in range(left, left + WIDE):
        yield (x, top - 1), (x, top), "wall"
        yield (x, top + HIGH - 1), (x, top + HIGH), "door" if x == left + 1 else "wall"
    for y in range(top, top + HIGH):
        yield (left - 1, y), (left, y), "glass" if y == top else "wall"
        yield (left + WIDE - 1, y), (left + WIDE, y), "wall"


def _free(board: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Yield where a house with a square round it fits: on plain ground alone."""
    rows, legend = board["rows"], board["legend"]
    taken = {place for region in board["regions"] for place in region.get("places", ())}
    taken |= {end for border in board.get("borders", ()) for end in border["between"]}

    def plain(x: int, y: int) -> bool:
        return not legend.get(rows[y][x], {}).get("tags") and cell_id(x, y) not in taken

    for top in range(len(rows) - HIGH - 1, 0, -1):
        for left in range(len(rows[0]) - WIDE - 1, 0, -1):
            inside = ((x, y) for y in range(top, top + HIGH) for x in range(left, left + WIDE))
            if all(plain(x, y) for x, y in inside) and plain(left + 1, top + HIGH):
                yield left, top


def camera_at_the_door(files: dict[str, Any]) -> dict[str, Any] | None:
    """Put a camera outside of the first door, if none stands at any yet; it may look anywhere."""
    mission, board = deepcopy(files["mission"]), files["map"]
    setup = mission["props"].setdefault("setup", [])
    watched = {spot["square"] for entry in setup if entry["put"] == "camera" for spot in entry.get("at", ())}
    houses = {
        place
        for region in board.get("regions", ())
        if "house" in region.get("tags", ())
        for place in region["places"]
    }
    doors = [
        end
        for border in board.get("borders", ())
        if border.get("kind") == "door" and len(houses & set(border["between"])) == 1
        for end in border["between"]
        if end not in houses
    ]
    if not doors or watched & set(doors):
        return None
    setup.append({"put": "camera", "at": [{"square": doors[0]}]})
    return {"mission": mission}


def alarm(files: dict[str, Any]) -> dict[str, Any] | None:
    """Have the alert rise when a way has been opened."""
    mission = deepcopy(files["mission"])
    stories = mission.setdefault("triggers", [])
    if any(story["id"] == ALARM for story in stories):
        return None
    stories.append({"id": ALARM, "on": "opened", "do": [{"op": "raise", "track": "alert", "by": 2}]})
    return {"mission": mission}


STAGES = (
    Stage(id="draw", title=Message("Draw", "a step of making a pack"), told=yard),
    Stage(id="place", title=Message("Place", "a step of making a pack")),
    Stage(id="goal", title=Message("Goal", "a step of making a pack"), told=goal),
)
FIRST_CHANGES = (
    FirstChange(
        id="second_house",
        title=Message("A second house"),
        told=Message("with walls, a door and a window"),
        glyph="home-plus-outline",
        make=second_house,
    ),
    FirstChange(
        id="camera",
        title=Message("A camera at the door"),
        told=Message("it stands outside and looks where the guard likes"),
        glyph="cctv",
        make=camera_at_the_door,
    ),
    FirstChange(
        id="alarm",
        title=Message("An alarm in the story"),
        told=Message("when a door or a window is opened, the alert rises by 2"),
        glyph="bell-ring-outline",
        make=alarm,
    ),
)
