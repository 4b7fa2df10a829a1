"""What a game declares of its look: plain data by the names that its views and maps use. What it leaves out looks decent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from uguisu.board.palette import LineStyle

Shape: TypeAlias = Literal["round", "square", "triangle", "hexagon", "octagon", "diamond"]
"""The outline of a token. Kinds differ by it besides their colour, which not everybody sees."""
Drawn: TypeAlias = Literal["badge", "light", "beam", "wash", "rings", "trail", "gap", "hidden"]
"""How a mark lies on the board: a small sign, lit ground, a beam, a tint, rings of a sound, a print in the ground, an opening
in a border, or not at all.
"""
Texture: TypeAlias = Literal[
    "", "grass", "water", "boards", "mats", "gravel", "stone", "tree", "bush", "bamboo", "torii", "house", "skull", "lamp",
    "planks", "crate", "tower", "ice", "boat", "blossom",
]  # fmt: skip
"""What is drawn on ground besides its colour."""
TrackDrawn: TypeAlias = Literal["steps", "bands", "pips", "ring", "number", "hidden"]
"""How a track is drawn: as the steps of a way, as numbered boxes from calm to alarm, as signs to be filled, as words of which
one holds, as a number, or not at all.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceLook:
    """A token. Without a colour it has its side's; without a glyph, the initials of its title."""

    glyph: str = ""
    colour: str = ""
    shape: Shape = "round"


@dataclass(frozen=True, slots=True, kw_only=True)
class StateLook:
    """How the state of a piece shows: a small sign at its foot, pale, or lying flat."""

    glyph: str = ""
    pale: bool = False
    flat: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkLook:
    """A mark on a place or between two."""

    drawn: Drawn = "badge"
    glyph: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroundLook:
    """The ground of a terrain or tag: its colour by day and by night (in play), and its texture. If `named` is False, maps do
    not show the names of such zones.
    """

    fill: str
    night: str = ""
    texture: Texture = ""
    named: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackLook:
    """A track; `glyph` and `colour` are those of pips. When one that is not `quiet` grows, that is on the timeline."""

    drawn: TrackDrawn = "number"
    glyph: str = ""
    colour: str = ""
    quiet: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class EventLook:
    """A line of the log: the sign before it. Those that are `quiet` are not on the timeline."""

    glyph: str = ""
    colour: str = ""
    quiet: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLook:
    """The look of a game.

    Attributes:
        game: its id.
        glyph: its own sign.
        night: whether it is played in the dark, where only what is lit is bright.
        sides: the colour of each side.
        pieces: by id, else by kind.
        states: of pieces.
        marks: by kind.
        grounds: by terrain, or by the tags of zones.
        lying: terrains that are things: their cells show the ground round about, with the thing on it.
        edges: strokes by kind of link or border, over the usual ones.
        outlined: by tag, the colour of the dashed line around places that have it, drawn even when no other tag is shown.
        signs: by tag, the sign of places that have it, where an editor shows what places are.
        tracks: by id, or by the part of the id after the last `_`.
        events: by kind.
        paper: the colour under the crossings and links of a graph.
        troops: prefixes of the states in which pieces on one place are drawn as a group.
    """

    game: str
    glyph: str = ""
    night: bool = False
    sides: Mapping[str, str] = field(default_factory=dict)
    pieces: Mapping[str, PieceLook] = field(default_factory=dict)
    states: Mapping[str, StateLook] = field(default_factory=dict)
    marks: Mapping[str, MarkLook] = field(default_factory=dict)
    grounds: Mapping[str, GroundLook] = field(default_factory=dict)
    lying: frozenset[str] = frozenset()
    edges: Mapping[str, LineStyle] = field(default_factory=dict)
    outlined: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, MarkLook] = field(default_factory=dict)
    tracks: Mapping[str, TrackLook] = field(default_factory=dict)
    events: Mapping[str, EventLook] = field(default_factory=dict)
    paper: str = ""
    troops: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its name among other looks."""
        return self.game

    def colour_of_side(self, side: str, sides: Sequence[str]) -> str:
        """Return the colour of a side: its own, else one of the default colours, by its index in `sides`."""
        if side in self.sides:
            return self.sides[side]
        return SIDES[sides.index(side) % len(SIDES)] if side in sides else NO_SIDE

    def track(self, name: str) -> TrackLook:
        """Return the look of a track; `red_wounds` has that of `wounds` if it has none of its own."""
        return self.tracks.get(name) or self.tracks.get(name.rpartition("_")[2]) or TrackLook()


SIDES = ("#2f6f8f", "#b4452c", "#5f7f2a", "#7a5ea8", "#8f5f0f", "#1a746c", "#a33c74", "#5d5148")
"""Colours of sides that declare none; white signs are read on all of them."""
NO_SIDE = "#5d5148"
SHAPES: tuple[Shape, ...] = ("round", "square", "octagon", "diamond", "hexagon", "triangle")
"""The shapes of sides that declare none."""
PLAIN = GameLook(game="")
"""Of a game that declares none."""
