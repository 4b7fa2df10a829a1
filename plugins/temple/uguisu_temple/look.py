"""How Temple is drawn."""

from __future__ import annotations

from uguisu.views import EventLook, GameLook, GroundLook, MarkLook, PieceLook, TrackLook

LOOK = GameLook(
    game="temple",
    glyph="temple-buddhist",
    sides={"ninja": "#7a0f3a", "samurai": "#2b57a7"},
    pieces={
        "ninja": PieceLook(glyph="ninja", colour="#7a0f3a", shape="octagon"),
        "red": PieceLook(glyph="chess-rook", colour="#b3261e"),
        "blue": PieceLook(glyph="fan", colour="#2b57a7", shape="square"),
        "yellow": PieceLook(glyph="white-balance-sunny", colour="#e2b52e", shape="hexagon"),
        "green": PieceLook(glyph="leaf", colour="#1f7a5c", shape="diamond"),
        "white": PieceLook(glyph="flag", colour="#f4f1ea", shape="triangle"),
        "black": PieceLook(glyph="crown", colour="#2b2b33", shape="octagon"),
    },
    marks={
        "cut": MarkLook(drawn="gap", glyph="close-circle", colour="#ff9d7a"),
        "joined": MarkLook(drawn="gap", glyph="check-circle", colour="#a9dcbb"),
    },
    grounds={
        "tower": GroundLook(fill="#d9dbdd", texture="tower"),
        "inner": GroundLook(fill="#f4e4cc"),
    },
    signs={
        "tower": MarkLook(glyph="chess-rook", colour="#2b57a7"),
        "inner": MarkLook(glyph="ninja", colour="#7a0f3a"),
    },
    paper="#e8ecd4",
    tracks={"turn": TrackLook(drawn="steps")},
    events={
        "moved": EventLook(glyph="walk", colour="#665e53"),
        "stayed": EventLook(glyph="timer-sand", colour="#665e53"),
        "placed": EventLook(glyph="map-marker", colour="#665e53"),
        "sang": EventLook(glyph="music-note", colour="#8e1145", quiet=False),
        "game_over": EventLook(glyph="flag-checkered", colour="#665e53", quiet=False),
    },
)
"""Samurai differ by colour, shape and crest."""
