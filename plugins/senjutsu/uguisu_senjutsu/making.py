"""How a duel is made: its steps, and first changes that show at once."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from uguisu import FirstChange, LocalText, Message, Stage
from uguisu.board import cell_id

ROCK, ROCKS = "r", 3
CUT = "own_cut"
PAIRS = (("green", "red"), ("yellow", "blue"))
"""Who joins whom, when there are two against two."""


def fighters(files: dict[str, Any]) -> LocalText:
    """Tell who fights: the titles of the decks that fighters have."""
    decks = files.get("cards", {}).get("decks", ())
    titles = {deck["id"]: deck.get("title", deck["id"]) for deck in decks if isinstance(deck, dict)}
    names = [one["character"] for one in files["scenario"]["options"]["fighters"].values()]
    called = [titles.get(name, name) for name in names]
    if len(called) == 2:
        return Message("{one} and {other} face each other", one=called[0], other=called[1])
    return Message("{count} {count:fighter|fighters}", count=len(called))


def cards(files: dict[str, Any]) -> LocalText:
    """Tell how many cards there are, and who has how many."""
    kinds = [card for card in files.get("cards", {}).get("cards", ()) if isinstance(card, dict)]
    decks = [deck for deck in files.get("cards", {}).get("decks", ()) if isinstance(deck, dict)]
    sizes = [deck["size"] for deck in decks if isinstance(deck.get("size"), int)]
    if not sizes:
        return Message("{count} {count:card|cards}", count=len(kinds))
    return Message(
        "{kinds} {kinds:kind|kinds}, of which each fighter has {count}", kinds=len(kinds), count=sizes[0]
    )


def rocks(files: dict[str, Any]) -> dict[str, Any] | None:
    """Lay rocks on the field's middle row."""
    board = deepcopy(files["map"])
    if any("props" in entry for entry in board["legend"].values()) or ROCK in board["legend"]:
        return None
    starts = {cell["id"] for cell in board.get("cells", ())}
    rows = board["rows"]
    plain = next(iter(board["legend"]))
    row = len(rows) // 2
    free = [x for x, sign in enumerate(rows[row]) if sign == plain and cell_id(x, row) not in starts]
    if len(free) < ROCKS + 2:
        return None
    chosen = free[1 :: max(1, (len(free) - 1) // ROCKS)][:ROCKS]
    board["legend"][ROCK] = {
        "terrain": "rock",
        "colour": "#8d8d8d",
        "props": {"blocks": True, "forced": {"stuns": 1}},
    }
    rows[row] = "".join(ROCK if x in chosen else sign for x, sign in enumerate(rows[row]))
    return {"map": board}


def own_cut(files: dict[str, Any]) -> dict[str, Any] | None:
    """Put a new attack into each deck, in the place of one copy of an attack that has several."""
    known = deepcopy(files["cards"])
    attacks = [card for card in known["cards"] if card.get("type") == "attack"]
    model = next((card for card in attacks if card.get("copies") and min(card["copies"].values()) > 1), None)
    if model is None or any(card["id"] == CUT for card in known["cards"]):
        return None
    card = {
        "id": CUT,
        "title": "A cut of my own",
        "type": "attack",
        "copies": dict.fromkeys(model["copies"], 1),
        "props": {"rank": "wood", "initiative": 5},
        "do": [{"op": "attack", "hexes": {"F": 1, "FR": 1}}],
    }
    model["copies"] = {deck: number - 1 for deck, number in model["copies"].items()}
    known["cards"].insert(known["cards"].index(model) + 1, card)
    return {"cards": known}


def two_against_two(files: dict[str, Any]) -> dict[str, Any] | None:
    """Give each fighter a partner beside it, with the other's cards."""
    board, scenario = deepcopy(files["map"]), deepcopy(files["scenario"])
    fighters = scenario["options"]["fighters"]
    if set(fighters) != {leader for _, leader in PAIRS} or any(
        "start" not in one for one in fighters.values()
    ):
        return None
    characters = {colour: fighter["character"] for colour, fighter in fighters.items()}
    others = dict(zip(characters, reversed(characters.values()), strict=True))
    for colour, leader in PAIRS:
        taken = {one["start"] for one in fighters.values()}
        start = next(_beside(board, fighters[leader]["start"], taken), None)
        if start is None:
            return None
        fighters[leader]["team"] = leader
        fighters[colour] = {"character": others[leader], "team": leader, "start": start}
        board.setdefault("cells", []).append({"id": start, "tags": ["start"]})
    return {"map": board, "scenario": scenario}


def _beside(board: dict[str, Any], start: str, taken: set[str]) -> Iterator[str]:
    """Yield plain hexes of the nearest rows to a start, those in its own row first."""
    rows, plain = board["rows"], next(iter(board["legend"]))
    hexes = {
        cell_id(x, y): (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == plain
    }
    if start not in hexes:
        return
    x, y = hexes[start]
    for place, (column, row) in sorted(
        hexes.items(), key=lambda one: (abs(one[1][1] - y), abs(one[1][0] - x), one[0])
    ):
        if place not in taken and abs(column - x) <= 2 and abs(row - y) <= 1:
            yield place


STAGES = (
    Stage(id="draw", title=Message("Draw", "a step of making a pack")),
    Stage(id="place", title=Message("Fighters", "a step of making a pack"), told=fighters),
    Stage(id="cards", title=Message("Cards", "a step of making a pack"), told=cards),
)
FIRST_CHANGES = (
    FirstChange(
        id="rocks",
        title=Message("Rocks in the middle"),
        told=Message("who is pushed onto one is stunned"),
        glyph="image-filter-hdr",
        make=rocks,
    ),
    FirstChange(
        id="cut",
        title=Message("A cut of your own"),
        told=Message("a new card in each deck: paint its hexes, name it, try it"),
        glyph="card-plus-outline",
        make=own_cut,
    ),
    FirstChange(
        id="two",
        title=Message("Two against two"),
        told=Message("four starts, two teams"),
        glyph="account-group-outline",
        make=two_against_two,
    ),
)
