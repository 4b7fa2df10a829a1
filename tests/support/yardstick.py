"""Forty tiny packs of three games, and what each is worth to the side that sits first: the yardstick of bots and reports."""

from __future__ import annotations

from typing import NamedTuple

from tests.support.tiny import SHORT, Files, castle, duel, yard

LETTERS = {
    "b": "breath",
    "g": "guard",
    "h": "heavy_cut",
    "l": "long_cut",
    "q": "quick_cut",
    "r": "retreat",
}
"""Cards of a duel, by their first letters."""
LOOP = (
    ("field", "hall"),
    ("field", "stair"),
    ("hall", "stair"),
    ("hall", "gate"),
    ("gate", "study"),
    *SHORT[4:],
)
FAR = (
    ("field", "hall"),
    ("hall", "stair"),
    ("field", "gate"),
    ("gate", "hall"),
    ("stair", "study"),
    *SHORT[4:],
)
DUELS = (
    # red's cards, blue's cards, turns, wounds, hand, starts, worth to red
    ("bghl", "bglq", 1, 2, 4, "b1 b2", 1.0),
    ("bghlq", "bghlq", 1, 2, 5, "b1 b2", 1.0),
    ("gqr", "ghr", 1, 1, 3, "a1 b2", 0.0),
    ("ghlq", "ghlr", 1, 2, 4, "b1 b3", 0.0),
    ("hqr", "hlr", 1, 2, 3, "b1 b2", 0.0),
    ("ghqr", "bglq", 1, 2, 4, "b1 b2", 1.0),
    ("bghq", "bgqr", 1, 1, 4, "a1 b2", 0.0),
    ("bhqr", "bghl", 1, 1, 4, "b1 b2", 1.0),
    ("bgqr", "bgqr", 1, 1, 4, "a1 b2", 0.0),
    ("bhl", "lqr", 1, 1, 2, "b1 b3", 0.0),
    ("hlq", "bgq", 1, 2, 3, "a1 b2", 0.0),
    ("ghqr", "bghl", 1, 2, 4, "b1 b3", 0.0),
    ("bglqr", "ghlqr", 1, 1, 5, "b1 b3", 1.0),
    ("bhlqr", "bghqr", 1, 1, 5, "b1 b3", 1.0),
    ("bhlqr", "ghlqr", 1, 1, 5, "b1 b3", 1.0),
    ("bhq", "blq", 2, 1, 3, "b1 b3", -1.0),
    ("bhl", "gqr", 2, 2, 3, "b1 b2", 0.336),
    ("blr", "bqr", 2, 1, 3, "b1 b3", 1.0),
    ("bhr", "blq", 2, 2, 3, "b1 b2", 1.0),
    ("ghq", "hlq", 2, 1, 3, "b1 b3", -1.0),
    ("gqr", "bhl", 2, 1, 3, "b1 b2", -0.498),
    ("bgl", "hlq", 2, 1, 3, "b1 b2", -1.0),
    ("ghq", "lqr", 2, 1, 3, "b1 b2", -1.0),
)
YARDS = (
    # squares, a camera besides, worth to the guard
    ("..h", False, -1 / 3),
    ("..h", True, -1 / 3),
    ("..h.", False, -0.5),
    (".h..", False, -0.5),
    ("...h", False, 0.0),
    ("*.h.", False, -0.5),
)
CASTLES = (
    # ways, the guards' cards, the ninja's target, worth to the intruders
    (SHORT, "wound", "A", 1.0),
    (SHORT, "wound", "", -2 / 3),
    (SHORT, "listen wound", "B", -1.0),
    (SHORT, "listen wound", "", -2 / 3),
    (SHORT, "search wound", "A", -1.0),
    (LOOP, "wound", "A", 1.0),
    (LOOP, "wound", "", -1 / 3),
    (LOOP, "listen wound", "B", 1.0),
    (FAR, "wound", "A", 1.0),
    (FAR, "listen wound", "A", 1.0),
    (FAR, "search wound", "A", -1.0),
)


class Measured(NamedTuple):
    """A pack of the yardstick: its game, its files, and what it is worth to the seat that comes first."""

    name: str
    game: str
    files: Files
    worth: float


def yardstick() -> list[Measured]:
    """Return all packs."""
    found = []
    for number, (red, blue, turns, wounds, hand, starts, worth) in enumerate(DUELS):
        cards = [[LETTERS[letter] for letter in own] for own in (red, blue)]
        one, other = starts.split()
        red_cards, blue_cards = cards
        files = duel(red_cards, blue_cards, turns=turns, wounds=wounds, hand=hand, starts=(one, other))
        found.append(Measured(f"duel-{number + 1}", "senjutsu", files, worth))
    for number, (squares, camera, worth) in enumerate(YARDS):
        units = [{"put": "green"}, *([{"put": "camera"}] if camera else [])]
        found.append(Measured(f"yard-{number + 1}", "spies", yard([squares], 1, units), worth))
    for number, (ways, cards_of_guards, target, worth) in enumerate(CASTLES):
        files = castle(cards_of_guards.split(), turns=1, ways=ways, mission_of_ninja=target)
        found.append(Measured(f"castle-{number + 1}", "scorpion", files, worth))
    return found
