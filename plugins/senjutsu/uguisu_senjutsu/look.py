"""How Senjutsu is drawn."""

from __future__ import annotations

from uguisu.views import EventLook, GameLook, MarkLook, PieceLook, TrackLook

_CARD = EventLook(glyph="cards-outline", colour="#563a85")

LOOK = GameLook(
    game="senjutsu",
    glyph="sword-cross",
    sides={"red": "#b3261e", "blue": "#2b57a7", "green": "#1f7a5c", "yellow": "#e2b52e"},
    pieces={
        "red": PieceLook(glyph="sword", colour="#b3261e"),
        "blue": PieceLook(glyph="axe-battle", colour="#2b57a7", shape="octagon"),
        "green": PieceLook(glyph="spear", colour="#1f7a5c", shape="hexagon"),
        "yellow": PieceLook(glyph="bow-arrow", colour="#e2b52e", shape="square"),
        "purple": PieceLook(glyph="axe", colour="#6d4fa3", shape="diamond"),
        "black": PieceLook(glyph="ninja", colour="#2b2b33", shape="octagon"),
        "fighter": PieceLook(glyph="sword"),
    },
    marks={
        "gone": MarkLook(glyph="close-circle", colour="#5d5148"),
        "rock": MarkLook(glyph="image-filter-hdr", colour="#5d5148"),
    },
    lying=frozenset({"rock", "bamboo", "boat", "torii", "shrine", "corpse", "cherry"}),
    outlined={"start": "#3f7f3a"},
    signs={"start": MarkLook(glyph="flag", colour="#3f7f3a")},
    tracks={
        "turn": TrackLook(drawn="number"),
        "wounds": TrackLook(drawn="pips", glyph="water", colour="#b3261e", quiet=False),
        "bleeding": TrackLook(drawn="pips", glyph="water-plus", colour="#8a2f1b"),
        "focus": TrackLook(drawn="pips", glyph="rhombus", colour="#2f6f8f"),
        "stuns": TrackLook(drawn="pips", glyph="star-four-points", colour="#8f6a00"),
        "kamae": TrackLook(drawn="ring", glyph="yin-yang", colour="#563a85"),
    },
    events={
        "revealed": _CARD,
        "applies": EventLook(glyph="sword-cross", colour="#54472f"),
        "cards_drawn": EventLook(glyph="cards-outline", colour="#8b8478"),
        "cards_seen": EventLook(glyph="cards-outline", colour="#8b8478"),
        "discards": EventLook(glyph="cards-outline", colour="#8b8478"),
        "discarded": EventLook(glyph="cards-outline", colour="#8b8478"),
        "blocked": EventLook(glyph="shield", colour="#2f6f8f", quiet=False),
        "injured": EventLook(glyph="water", colour="#b3261e", quiet=False),
        "poisoned": EventLook(glyph="bottle-tonic-skull", colour="#35581f", quiet=False),
        "track_changed": EventLook(glyph="counter", colour="#54472f"),
        "went": EventLook(glyph="walk", colour="#35581f"),
        "turned": EventLook(glyph="rotate-right", colour="#35581f"),
        "collided": EventLook(glyph="star-four-points", colour="#8f6a00", quiet=False),
        "revealed_stun": EventLook(glyph="star-four-points", colour="#8f6a00"),
        "initiative": EventLook(glyph="timer-sand", colour="#54472f"),
        "turn_over": EventLook(glyph="clock-outline", colour="#665e53"),
        "defeated": EventLook(glyph="skull", colour="#b3261e", quiet=False),
        "game_over": EventLook(glyph="flag-checkered", colour="#665e53", quiet=False),
    },
)
"""Fighters differ by colour, shape and weapon."""
