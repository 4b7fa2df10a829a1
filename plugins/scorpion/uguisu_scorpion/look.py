"""How Scorpion is drawn."""

from __future__ import annotations

from uguisu.views import (
    EventLook,
    GameLook,
    GroundLook,
    LineStyle,
    MarkLook,
    PieceLook,
    StateLook,
    TrackLook,
)

_EAR = EventLook(glyph="ear-hearing", colour="#8e1145", quiet=False)
_CARD = EventLook(glyph="cards-outline", colour="#563a85")
_STEP = EventLook(glyph="shoe-print", colour="#7a0f3a")

LOOK = GameLook(
    game="scorpion",
    glyph="castle",
    sides={
        "guards": "#2f4f6f",
        "swords": "#2f4f6f",
        "spears": "#4a5f2a",
        "intruders": "#7a0f3a",
        "ninja": "#7a0f3a",
        "traitor": "#8a4a12",
    },
    pieces={
        "sword": PieceLook(glyph="sword", colour="#2f4f6f"),
        "spear": PieceLook(glyph="spear", colour="#4a5f2a"),
        "drunk": PieceLook(glyph="sleep", colour="#666d74"),
        "ninja": PieceLook(glyph="ninja", colour="#7a0f3a", shape="octagon"),
        "traitor": PieceLook(glyph="drama-masks", colour="#8a4a12", shape="diamond"),
    },
    states={"left": StateLook(pale=True), "asleep": StateLook(glyph="sleep", pale=True)},
    marks={
        "belief": MarkLook(drawn="wash", colour="#b8174f"),
        "searched": MarkLook(drawn="hidden"),
        "sleepers": MarkLook(glyph="sleep", colour="#666d74"),
        "target": MarkLook(glyph="bullseye-arrow", colour="#8f5f0f"),
        "trap": MarkLook(glyph="alarm-bell", colour="#8a2f1b"),
        "ambush": MarkLook(glyph="eye", colour="#8a2f1b"),
        "passage": MarkLook(glyph="tunnel", colour="#54472f"),
        "rope": MarkLook(glyph="jump-rope", colour="#6b4a2b"),
    },
    grounds={
        "moat": GroundLook(fill="#9cc6de", texture="water", named=False),
        "edge": GroundLook(fill="#d3dfaf", texture="grass"),
        "castle": GroundLook(fill="#e9d3a8", texture="planks"),
        "grounds": GroundLook(fill="#eee6cd", texture="gravel"),
        "": GroundLook(fill="#d9b98a", texture="planks"),
    },
    signs={
        "post": MarkLook(glyph="flag", colour="#2f4f6f"),
        "barracks": MarkLook(glyph="sleep", colour="#2f4f6f"),
        "track": MarkLook(glyph="shoe-print", colour="#b3261e"),
        "between": MarkLook(glyph="cancel", colour="#8a4a12"),
        "hiding": MarkLook(glyph="treasure-chest", colour="#7a0f3a"),
    },
    edges={
        "wall": LineStyle("#3a3630", 8, core="#b5ab9a"),
        "moat": LineStyle("#4f8db3", 2),
        "open": LineStyle("#a08d63", 1.6, (5, 4)),
    },
    tracks={"turn": TrackLook(drawn="steps"), "alert": TrackLook(drawn="bands")},
    events={
        "heard": _EAR,
        "heard_nothing": EventLook(glyph="ear-hearing", colour="#665e53"),
        "listening": EventLook(glyph="ear-hearing", colour="#2f4f6f"),
        "listens_free": EventLook(glyph="ear-hearing", colour="#2f4f6f"),
        "somebody_there": _EAR,
        "is_there": _EAR,
        "shown": EventLook(glyph="eye", colour="#8e1145", quiet=False),
        "hidden": EventLook(glyph="eye-off", colour="#54472f"),
        "hides": EventLook(glyph="eye-off", colour="#54472f"),
        "guards_moved": EventLook(glyph="account-group", colour="#2f4f6f"),
        "searches": EventLook(glyph="magnify", colour="#2f4f6f"),
        "found_nothing": EventLook(glyph="magnify", colour="#665e53"),
        "found_trap": EventLook(glyph="alarm-bell", colour="#8a2f1b", quiet=False),
        "found_target": EventLook(glyph="bullseye-arrow", colour="#8f5f0f", quiet=False),
        "faces": EventLook(glyph="rotate-right", colour="#2f4f6f"),
        "stepped": _STEP,
        "moves": _STEP,
        "has_moved": _STEP,
        "played": _CARD,
        "guards_played": _CARD,
        "guards_played_on": _CARD,
        "drawn": EventLook(glyph="cards-outline", colour="#8b8478"),
        "drawn_cards": EventLook(glyph="cards-outline", colour="#8b8478"),
        "rope_tied": EventLook(glyph="jump-rope", colour="#6b4a2b", quiet=False),
        "passage_found": EventLook(glyph="tunnel", colour="#54472f", quiet=False),
        "killed": EventLook(glyph="skull", colour="#b3261e", quiet=False),
        "wounded": EventLook(glyph="water", colour="#b3261e", quiet=False),
        "mission_done": EventLook(glyph="check-circle", colour="#8f5f0f", quiet=False),
        "mission": EventLook(glyph="flag", colour="#8f5f0f"),
        "patrol_formed": EventLook(glyph="account-group", colour="#2f4f6f"),
        "patrol_dissolved": EventLook(glyph="account-group", colour="#665e53"),
        "track_changed": EventLook(glyph="bell-ring", colour="#8a2f1b"),
        "alert_over": EventLook(glyph="bell-ring", colour="#665e53"),
        "left": EventLook(glyph="flag-checkered", colour="#7a0f3a", quiet=False),
        "game_over": EventLook(glyph="flag-checkered", colour="#665e53", quiet=False),
    },
    troops=("patrol",),
)
"""Zones have ground; guards go as patrols in one capsule."""
