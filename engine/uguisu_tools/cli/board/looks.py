"""What things on a map look like in letters: borders, ways, grounds, places that the rules look for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class LineLetters(NamedTuple):
    """A border or a way: its letters where it runs across and where it runs down, and its style."""

    across: str
    down: str
    style: str

    @property
    def sample(self) -> str:
        """How a legend shows it."""
        return self.across * 2 if self.across == self.down else f"{self.across}{self.down}"


class GroundLetter(NamedTuple):
    """What a place is filled with: a letter, all over or once in its middle."""

    letter: str
    style: str
    whole: bool = False

    def fill(self, width: int) -> str:
        """Return a row of it."""
        return self.letter * width if self.whole else self.letter.center(width)


PLAIN = GroundLetter("·", "dim")
"""The ground that most of a map has, which needs no sign of its own."""
LINES: Mapping[str, LineLetters] = {
    "wall": LineLetters("━", "┃", "bold"),
    "door": LineLetters("+", "+", "bold red"),
    "gate": LineLetters("+", "+", "red"),
    "electronic": LineLetters("%", "%", "bold magenta"),
    "electronic_door": LineLetters("%", "%", "bold magenta"),
    "glass": LineLetters("░", "░", "yellow"),
    "window": LineLetters("░", "░", "yellow"),
    "mirror": LineLetters("◊", "◊", "green"),
    "wire": LineLetters("x", "x", "bold"),
    "barbed_wire": LineLetters("x", "x", "bold"),
    "lightning": LineLetters("╌", "╎", "magenta"),
    "open": LineLetters("·", "·", "dim"),
    "moat": LineLetters("≈", "≈", "blue"),
    "water": LineLetters("≈", "≈", "blue"),
    "stream": LineLetters("≈", "≈", "blue"),
    "track": LineLetters("o", "o", "red"),
    "way": LineLetters("·", "·", "dim"),
    "road": LineLetters("·", "·", "dim"),
    "path": LineLetters("·", "·", "dim"),
    "bridge": LineLetters("=", "=", "yellow"),
    "hanging_bridge": LineLetters("~", "~", "yellow"),
    "rope": LineLetters("-", "¦", "yellow"),
    "wall_way": LineLetters("#", "#", "bold"),
}
SPARE_LINES = (
    LineLetters("*", "*", "magenta"),
    LineLetters("&", "&", "cyan"),
    LineLetters("^", "^", "green"),
    LineLetters("!", "!", "red"),
    LineLetters('"', '"', "yellow"),
)
GROUNDS: Mapping[str, GroundLetter] = {
    **dict.fromkeys(("water", "river", "sea", "pond", "swamp"), GroundLetter("≈", "blue", whole=True)),
    **dict.fromkeys(("tree", "forest", "cherry"), GroundLetter("♣", "green")),
    **dict.fromkeys(("bush", "bushes"), GroundLetter("♠", "green")),
    "bamboo": GroundLetter("‖", "green"),
    **dict.fromkeys(("rock", "mountain", "stone", "hill"), GroundLetter("▲", "")),
    **dict.fromkeys(("black", "wall", "building", "rack"), GroundLetter("█", "", whole=True)),
    **dict.fromkeys(("lamp", "light"), GroundLetter("*", "bold yellow")),
}
SPARE_GROUNDS = tuple(GroundLetter(letter, "") for letter in ":'%$¬`±²³£&@⌂")
SIGNS = ("▪", "▫", "◦", "¤", "†", "‡")
"""Signs for places that the rules look for."""
SIDES = ("bold cyan", "bold red", "bold green", "bold magenta", "bold yellow", "bold blue")
"""Styles of the sides' pieces."""
MARK, HINT, NAME, KEY = "bold yellow", "dim", "", "cyan"

HINTED = "?"
"""What stands before the letter of whoever may be there, as a help says."""

PLAINER = {
    ord(letter): plain
    for plain, letters in {
        "-": "━╸╺─╌",
        "|": "┃╻╹│╎‖¦",
        "+": "┏┓┗┛┣┫┳┻╋┌┐└┘┬┴├┤┼",
        ":": "░",
        "<": "◊←",
        ">": "→",
        "^": "↑▲",
        "v": "↓",
        "/": "↗↙",
        "\\": "↘↖",
        "~": "≈",
        ".": "·",
        "T": "♣",
        '"': "♠",
        "#": "█",
        "*": "▪¤●",
        "o": "▫◦",
        "!": "†‡",
        "=": "═",
        "n": "⌂",
    }.items()
    for letter in letters
}
"""What a terminal is given that knows ASCII only."""


def lines_of(kinds: Iterable[str]) -> dict[str, LineLetters]:
    """Return how each kind of border or way is drawn: the usual way, or one of its own."""
    spare = iter(SPARE_LINES)
    return {kind: LINES.get(kind) or next(spare, LineLetters("?", "?", "")) for kind in dict.fromkeys(kinds)}


def grounds_of(terrains: Sequence[str], tags: Sequence[frozenset[str]]) -> dict[str, GroundLetter]:
    """Return how each terrain is drawn: by its name, by a tag that all of it has, or in a way of its own.

    No two look alike, and that of which there is most looks plain, unless it is something to be told apart.
    """
    most = max(dict.fromkeys(terrains), key=terrains.count, default="")
    found: dict[str, GroundLetter] = {}
    spare = list(SPARE_GROUNDS)
    for terrain in dict.fromkeys(terrains):
        common = frozenset.intersection(
            *(tag for tag, one in zip(tags, terrains, strict=True) if one == terrain)
        )
        known = [GROUNDS[name] for name in (terrain, *sorted(common)) if name in GROUNDS]
        free = [ground for ground in known if ground not in found.values()]
        found[terrain] = free[0] if free else PLAIN if terrain == most else spare.pop(0) if spare else PLAIN
    return found
