"""Packs so small that `uguisu solve` knows what they are worth: duels of Senjutsu, yards of Spies, castles of Scorpion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

Files = dict[str, Any]


def written(folder: Path, files: Files) -> Path:
    """Write a pack's files, and return its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        text = yaml.safe_dump(content, sort_keys=False, allow_unicode=True)
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def _scenario(game: str, options: Mapping[str, Any], *files: str) -> Any:
    parts = {name: f"{name}.yaml" for name in files}
    return {"format": 1, "id": "tiny", "game": game, "title": "Tiny", **parts, "options": dict(options)}


# --- Senjutsu: two fighters, a few cards each, a turn or three --------------------------------------------------------

CUTS: dict[str, Any] = {
    "quick_cut": {
        "type": "attack",
        "props": {"initiative": 7},
        "do": [{"op": "attack", "hexes": {"F": 1}}],
    },
    "long_cut": {
        "type": "attack",
        "props": {"initiative": 4},
        "do": [
            {"op": "go", "parts": [{"step": ["F"], "optional": True}]},
            {"op": "attack", "hexes": {"F": 1, "F+F": 1}},
        ],
    },
    "heavy_cut": {
        "type": "attack",
        "props": {"initiative": 3},
        "do": [{"op": "attack", "hexes": {"F": 2, "FL": 2, "FR": 2}}],
    },
    "guard": {
        "type": "defence",
        "props": {"initiative": [8, 6]},
        "do": [{"op": "block", "hexes": ["F"], "success": [{"op": "gain_focus"}]}],
    },
    "retreat": {
        "type": "defence",
        "props": {"initiative": 9},
        "do": [{"op": "go", "parts": [{"step": ["B", "BL", "BR"]}]}],
    },
    "breath": {"type": "meditation", "props": {"initiative": 5}, "do": [{"op": "gain_focus"}]},
}
"""What the cards of a duel do, by name."""


def duel(
    red: Sequence[str],
    blue: Sequence[str],
    turns: int = 1,
    wounds: int = 1,
    hand: int = 3,
    starts: tuple[str, str] = ("b1", "b2"),
) -> Files:
    """Return a duel on a few hexes. All cards are in hand when there are no more than `hand`; then the deck is empty, which
    costs a wound a turn (SJ-23), so that so many more are borne.
    """
    sheet = {
        "wounds": wounds + turns,
        "hand": hand,
        "base": "stand",
        "weapon": ["nick"],
        "weapons": ["katana"],
        "kamae": [{"from": "neutral", "to": "aggression"}],
    }
    cards: list[Any] = [
        {
            "id": "stand",
            "type": "base",
            "deck": "base",
            "props": {"initiative": 0, "base": True},
            "do": [{"op": "discard_cards"}],
        },
        {
            "id": "nick",
            "type": "attack",
            "tags": ["katana"],
            "deck": "base",
            "props": {"initiative": 1, "base": True},
            "do": [{"op": "attack", "hexes": {"F": 1}}],
        },
    ]
    for name in dict.fromkeys([*red, *blue]):
        copies = {side: [*own].count(name) for side, own in (("hawk", red), ("crane", blue)) if name in own}
        cards.append({"id": name, "copies": copies, **CUTS[name]})
    for card in cards:
        card["title"] = card["id"].replace("_", " ").capitalize()
    decks = [
        {"id": "hawk", "title": "Hawk", "props": {"character": {**sheet, "advantage": 60}}},
        {"id": "crane", "title": "Crane", "props": {"character": {**sheet, "advantage": 40}}},
        {"id": "base", "title": "Base"},
    ]
    options = {
        "fighters": {
            "red": {"character": "hawk", "start": starts[0], "facing": "s"},
            "blue": {"character": "crane", "start": starts[1], "facing": "n"},
        },
        "deck_size": "any",
        "turns": turns,
    }
    board = {
        "format": 1,
        "kind": "hexes",
        "id": "tiny",
        "orientation": "flat",
        "offset": "odd",
        "legend": {".": {"terrain": "grass"}},
        "rows": ["...", "...", "..."],
    }
    return {
        "scenario": _scenario("senjutsu", options, "map", "cards"),
        "map": board,
        "cards": {"format": 1, "decks": decks, "cards": cards},
    }


# --- Spies: one spy, one unit or two, a strip of squares --------------------------------------------------------------


def yard(
    rows: Sequence[str],
    rounds: int = 2,
    units: Sequence[Mapping[str, Any]] = ({"put": "green"},),
    alert: int = 1,
) -> Files:
    """Return a yard from which a spy must carry a letter away; chance sets up what is left open."""
    legend = {
        ".": {"terrain": "grass"},
        "T": {"terrain": "tree", "tags": ["black"]},
        "*": {"terrain": "lamp", "tags": ["lamp"]},
        "h": {"terrain": "boards", "tags": ["desk"]},
    }
    letters = {letter for row in rows for letter in row}
    desk = next(
        f"{'abcdefgh'[column]}{line + 1}"
        for line, row in enumerate(rows)
        for column, letter in enumerate(row)
        if letter == "h"
    )
    board = {
        "format": 1,
        "kind": "squares",
        "id": "tiny",
        "diagonals": True,
        "legend": {letter: meaning for letter, meaning in legend.items() if letter in letters},
        "rows": [*rows],
        "regions": [{"id": "study", "tags": ["house", "room"], "places": [desk]}],
    }
    mission = {
        "format": 1,
        "title": "Tiny",
        "briefing": "Carry the letter away.",
        "objectives": [
            {
                "id": "stolen",
                "for": "spies",
                "title": "Carry the letter away",
                "on": "left",
                "if": [{"test": "carries", "piece": "piece"}],
            }
        ],
        "props": {
            "rounds": rounds,
            "alert": [alert, alert, alert],
            "setup": [*units, {"put": "document", "count": 1, "marked": 1, "where": {"zone": "house"}}],
        },
    }
    return {
        "scenario": _scenario("spies", {"spies": 1, "setup": "dealt"}, "map", "mission"),
        "map": board,
        "mission": mission,
    }


# --- Scorpion: a castle of six rooms, one intruder, a turn or two -------------------------------------------------------

ROOMS = ("hall", "stair", "study", "cellar", "tower", "chapel")
WAYS = (
    ("field", "gate"),
    ("gate", "hall"),
    ("hall", "stair"),
    ("stair", "study"),
    ("study", "gate"),
    ("hall", "cellar"),
    ("stair", "tower"),
    ("study", "chapel"),
)
SHORT = (
    ("field", "hall"),
    ("hall", "gate"),
    ("gate", "stair"),
    ("stair", "study"),
    ("study", "cellar"),
    ("cellar", "tower"),
    ("tower", "chapel"),
)
"""Ways of a castle in which the first room is near, and the others lie in a row behind the gate."""
GUARDS_CARDS: dict[str, Any] = {
    "listen": {"target": "sentry", "do": [{"op": "listen", "who": "target"}]},
    "search": {"target": "sentry", "do": [{"op": "march", "who": "target", "steps": 2}]},
    "wound": {
        "target": "intruder",
        "played_in": ["alert", "guard_cards", "patrols"],
        "do": [{"op": "wound", "intruder": "target"}],
    },
}
"""What the guards' cards of a castle do, by name."""


def castle(
    guards: Sequence[str],
    turns: int = 2,
    ways: Sequence[tuple[str, str]] = WAYS,
    starts: str = "field",
    mission_of_ninja: str = "",
    **options: Any,
) -> Files:
    """Return a castle in which one intruder, the ninja, has one room to reach and to leave; which, only it knows."""
    zones = list(dict.fromkeys(zone for way in ways for zone in way))
    tags = {"field": ["edge"], "gate": ["grounds", "post", "track"], "hall": ["track"], "stair": ["track"]}
    board = {
        "format": 1,
        "kind": "graph",
        "id": "tiny",
        "places": [
            {
                "id": zone,
                "at": [100 * number, 50 * (number % 2)],
                "tags": tags.get(zone, []) + (["hiding"] if zone in ROOMS else []),
            }
            for number, zone in enumerate(zones)
        ],
        "links": [{"between": [*way], "kind": "open"} for way in ways],
        "regions": [{"id": "castle", "places": [*ROOMS]}],
    }
    decks = [
        {"id": deck, "title": deck.capitalize(), "owner": owner}
        for deck, owner in (("guards", "guards"), ("ninja", "intruders"), ("traitor", "intruders"))
    ]
    cards: list[Any] = []
    for name in dict.fromkeys(guards):
        copies = [*guards].count(name)
        props = {"starter": copies, **({"counts": False, "lies": "wound"} if name == "wound" else {})}
        card = {"id": name, "title": name.capitalize(), "deck": "guards", "copies": copies, "props": props}
        cards.append(card | GUARDS_CARDS[name])
    walk = {"title": "Walk unseen", "copies": 1, "props": {"starter": 0}, "do": [{"op": "pass_unseen"}]}
    cards += [{"id": f"{deck}_walk", "deck": deck, **walk} for deck in ("ninja", "traitor")]
    letters = dict(zip("ABCDEF", ROOMS, strict=True))
    mission = {
        "format": 1,
        "title": "Tiny",
        "briefing": "In and out.",
        "props": {
            "targets": [{"letter": letter, "title": room} for letter, room in letters.items()],
            "setup": {
                "sentries": ["gate"],
                "targets": letters,
                "ninja": starts,
                "passage": ["cellar", "chapel"],
                "missions": {"ninja": mission_of_ninja} if mission_of_ninja else {},
            },
        },
    }
    set_up = {
        "setup": "dealt",
        "turns": turns,
        "last_return": 0,
        "sentries": 1,
        "patrols": 0,
        "sleepers": 0,
        "traps": 0,
        "ambushes": 0,
        "ninja_wounds": 1,
        **options,
    }
    alone = {"id": "lone_wolf", "options": {"intruder": "ninja", "patrols": 0}}
    scenario = _scenario("scorpion", set_up, "map", "mission", "cards") | {"variants": [alone]}
    return {
        "scenario": scenario,
        "map": board,
        "mission": mission,
        "cards": {"format": 1, "decks": decks, "cards": cards},
    }
