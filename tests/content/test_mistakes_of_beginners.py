# ruff: noqa: E501 - mistakes are shown as they are written
"""What people write who do not know the language yet, tried on copies of packs: each is told so that one knows what to write."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.support.mistakes import CASTLE, SCENARIOS

from uguisu.loading import check
from uguisu.plugins import registry

TEMPLE = "temple/broken_causeway"
Change = str | tuple[str, str] | tuple[str, str, str]
"""A file written anew, ("+", text) behind it, or ("~", old, new)."""

MISTAKES: dict[str, tuple[str, dict[str, Change], str]] = {
    "if prose": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: ninja is on old_well\n    do: [{op: say, text: Hush.}]\n"
        },
        "Conditions are tables, not sentences",
    ),
    "if prose in list": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [ninja is on old_well]\n    do: [{op: say, text: Hush.}]\n"
        },
        "Conditions are tables, not sentences",
    ),
    "if prose ru": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: ниндзя на колодце\n    do: [{op: say, text: Hush.}]\n"
        },
        "Conditions are tables, not sentences",
    ),
    "if alarm >= 2": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: alarm >= 2\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: track, track: round, at_least: 3}",
    ),
    "if round == 3": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: round == 3\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: track, track: round, at_least: 3}",
    ),
    "and between": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if:\n      - {test: at, piece: ninja, tag: bell}\n      - and\n      - {test: track, track: round, is: 3}\n    do: [{op: say, text: Hush.}]\n"
        },
        "All conditions of a list must hold",
    ),
    "or between": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if:\n      - {test: at, piece: ninja, tag: bell}\n      - or\n      - {test: track, track: round, is: 3}\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: any, if: [",
    ),
    "or key": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if:\n      or:\n        - {test: at, piece: ninja, tag: bell}\n        - {test: track, track: round, is: 3}\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: any, if: [",
    ),
    "and key": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if:\n      and:\n        - {test: at, piece: ninja, tag: bell}\n        - {test: track, track: round, is: 3}\n    do: [{op: say, text: Hush.}]\n"
        },
        "All conditions of a list must hold",
    ),
    "or test": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: or, if: [{test: track, track: round, is: 3}, {test: track, track: round, is: 4}]}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: any, if: [",
    ),
    "and test": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: and, if: [{test: track, track: round, is: 3}]}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "All conditions of a list must hold",
    ),
    "not test": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: isnt, if: [{test: track, track: round, is: 3}]}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "Write `test: not`",
    ),
    "not prefix": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [not {test: track, track: round, is: 3}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "is not closed",
    ),
    "not key": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{not: {test: track, track: round, is: 3}}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: not, if: [...]}",
    ),
    "or: entry": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{or: [{test: track, track: round, is: 3}]}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "{test: any, if: [",
    ),
    "if mapping one": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: {test: track, track: round, is: 3}\n    do: [{op: say, text: Hush.}]\n"
        },
        "Start each entry of the list with a dash",
    ),
    "do mapping one": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: {op: say, text: Hush.}\n"
        },
        "Start each entry of the list with a dash",
    ),
    "do prose": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: say Hush\n"},
        "begin with `{op: say,",
    ),
    "do list prose": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [raise the alarm by 1]\n"
        },
        "begin with `{op: raise,",
    ),
    "when": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    when: [{test: track, track: round, is: 3}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "It is called `if:` here",
    ),
    "then do": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    then: [{op: say, text: Hush.}]\n"
        },
        "It is called `do:` here",
    ),
    "else": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: track, track: round, is: 3}]\n    do: [{op: say, text: Hush.}]\n    else: [{op: say, text: x}]\n"
        },
        "the opposite condition",
    ),
    "no op": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{say: Hush}]\n"},
        "`{op: say,",
    ),
    "op as key": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{raise: alarm}]\n"},
        "`{op: raise,",
    ),
    "test as key": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{track: round, is: 3}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "`{test: track,",
    ),
    "on list": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n- {id: t, on: [entered, moved], do: [{op: say, text: x}]}\n"},
        "write an entry for each",
    ),
    "trigger without on": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n- {id: t, do: [{op: say, text: x}]}\n"},
        "`on` is missing",
    ),
    "trigger without do": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n- {id: t, on: entered}\n"},
        "`do` is missing",
    ),
    "trigger mapping": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntriggers:\n  t: {on: entered, do: [{op: say, text: x}]}\n"},
        "Start each entry of the list with a dash",
    ),
    "trigger singular": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntrigger:\n- {id: t, on: entered, do: [{op: say, text: x}]}\n"},
        "Did you mean `triggers`",
    ),
    "event misspelt": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: ninja_entered\n    do: [{op: say, text: Hush.}]\n"
        },
        "Did you mean `entered`",
    ),
    "event prose": (
        TEMPLE,
        {
            "mission.yaml": 'format: 1\ntriggers:\n  - id: t\n    on: "when the ninja enters"\n    do: [{op: say, text: Hush.}]\n'
        },
        "It may be `cut`, `entered`",
    ),
    "at place name with space": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: at, piece: ninja, place: old well}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "No place is called 'old well'",
    ),
    "at piece samurai": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    if: [{test: at, piece: samurai, tag: bell}]\n    do: [{op: say, text: Hush.}]\n"
        },
        "No piece is called 'samurai'",
    ),
    "points then": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, on: entered, title: x, then: points}\n"
        },
        "Write `then: {points: 3}`",
    ),
    "then points 3": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, on: entered, title: x, then: points 3}\n"
        },
        "Write `then: {points: 3}`",
    ),
    "points key": (
        TEMPLE,
        {"mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, on: entered, title: x, points: 3}\n"},
        "Write `then: {points: 3}`",
    ),
    "obj no if no on": (
        TEMPLE,
        {"mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, title: x, then: win}\n"},
        "met as soon as the game starts",
    ),
    "two obj no if": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, title: x}\n- {id: p, for: samurai, title: y}\n"
        },
        "`p` is met whenever `o` is",
    ),
    "obj for both": (
        TEMPLE,
        {"mission.yaml": "format: 1\nobjectives:\n- {id: o, for: both, on: round_ended, title: x}\n"},
        "You can use `ninja`, `samurai`",
    ),
    "obj win side": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, on: entered, title: x, then: ninja}\n"
        },
        "`for:` names the side",
    ),
    "obj same as other": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\nobjectives:\n- {id: o, for: ninja, title: x, if: [{test: track, track: round, is: 1}]}\n- {id: p, for: samurai, title: y, if: [{test: track, track: round, is: 1}]}\n"
        },
        "`p` is met whenever `o` is",
    ),
    "starter one up": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    starter: 2\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "It belongs under `props:`",
    ),
    "target in props": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    props: {target: patrol}\n    do: [{op: listen, who: target}]\n  - id: awaken\n",
            )
        },
        "It belongs one level up, beside `props:`",
    ),
    "target in do": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    do: [{op: listen, who: target, target: patrol}]\n  - id: awaken\n",
            )
        },
        "It belongs one level up, beside `do:`",
    ),
    "played_in in props": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    props: {played_in: [alert]}\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "It belongs one level up, beside `props:`",
    ),
    "copies in props": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    props: {copies: 3}\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "It belongs one level up, beside `props:`",
    ),
    "if in do": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    do: [{op: say, text: x, if: [{test: asleep, is: 0}]}]\n  - id: awaken\n",
            )
        },
        "It belongs one level up, beside `do:`",
    ),
    "deck size at card": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    size: 3\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "It is called `copies:` here",
    ),
    "counts up": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    counts: false\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "It belongs under `props:`",
    ),
    "turn_limit at top": (
        TEMPLE,
        {"scenario.yaml": ("~", "options:\n", "turn_limit: 12\noptions:\n")},
        "It belongs under `options:`",
    ),
    "map in options": (
        TEMPLE,
        {"scenario.yaml": ("~", "options:\n", "options:\n  map: map.yaml\n")},
        "It belongs one level up, beside `options:`",
    ),
    "game in options": (
        TEMPLE,
        {"scenario.yaml": ("~", "options:\n", "options:\n  title: x\n")},
        "It belongs one level up, beside `options:`",
    ),
    "mission prop up": (
        CASTLE,
        {"mission.yaml": ("~", "props:\n", "targets: []\nprops:\n")},
        "It belongs under `props:`",
    ),
    "track start in mission": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntracks:\n- {id: a, title: A, max: 3, value: 2}\n"},
        "It is called `start:` here",
    ),
    "track no title": (
        TEMPLE,
        {"mission.yaml": "format: 1\ntracks:\n- {id: a, max: 3}\n"},
        "`title` is missing",
    ),
    "cards in cardless": (
        TEMPLE,
        {
            "cards.yaml": "format: 1\ndecks: [{id: d, size: 1}]\ncards: [{id: c, title: C, deck: d, do: [{op: say, text: x}]}]\n",
            "scenario.yaml": ("~", "map: map.yaml\n", "map: map.yaml\ncards: cards.yaml\n"),
        },
        "No card is played in this game",
    ),
    "card.yaml": (CASTLE, {"card.yaml": "format: 1\ncards: []\n"}, "this scenario reads `cards.yaml`"),
    "cards file elsewhere": (
        CASTLE,
        {"scenario.yaml": ("~", "cards: cards.yaml", "cards: data/cards.yaml")},
        "Did you mean `cards.yaml`",
    ),
    "data/cards.yaml lying": (
        TEMPLE,
        {"data/cards.yaml": "format: 1\ncards: []\n"},
        "`data/cards.yaml` is not read",
    ),
    "maps.yaml": (TEMPLE, {"maps.yaml": "format: 1\n"}, "this scenario reads `map.yaml`"),
    "Mission.YAML": (TEMPLE, {"Mission.yml": "format: 1\n"}, "this scenario reads `mission.yaml`"),
    "mission.yml": (
        TEMPLE,
        {"scenario.yaml": ("~", "mission: mission.yaml", "mission: mission.yml")},
        "Did you mean `mission.yaml`",
    ),
    "card text number": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    text: Raise the alert by 2.\n    do: [{op: raise, track: alert}]\n  - id: awaken\n",
            )
        },
        "says 2, but the effect has no such number",
    ),
    "card text number 3 steps": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    text: A guard moves up to 3 zones.\n    target: patrol\n    do: [{op: march, who: target, steps: 2}]\n  - id: awaken\n",
            )
        },
        "says 3, but the effect has no such number",
    ),
    "card does nothing": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    text: Nothing.\n  - id: awaken\n",
            )
        },
        "does nothing when it is played",
    ),
    "card no title": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - {id: bad, deck: guards, copies: 6, do: [{op: say, text: x}]}\n  - id: awaken\n",
            )
        },
        "`title` is missing",
    ),
    "copies str": (
        CASTLE,
        {
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    copies: two\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            )
        },
        "is given twice",
    ),
    "coords far": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: far, at: [99999, 120]}\n")},
        "lies far off all other places",
    ),
    "coords swapped": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: far, at: {x: 3, y: 4}}\n")},
        "`at: [x, y]`",
    ),
    "coords string": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", 'places:\n  - {id: far, at: "100, 120"}\n')},
        "Lists stand in square brackets",
    ),
    "coords one": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: far, at: [100]}\n")},
        "it needs at least 2",
    ),
    "coords x y": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: far, x: 100, y: 20}\n")},
        "`at: [x, y]`",
    ),
    "link twice": (
        TEMPLE,
        {
            "map.yaml": (
                "~",
                "links:\n",
                "links:\n  - {between: [bell_court, drum_yard]}\n  - {between: [drum_yard, bell_court]}\n",
            )
        },
        "already joined by a link",
    ),
    "link from to": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - {from: old_well, to: bell_court}\n")},
        "`between: [gate, yard]`",
    ),
    "link three": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - {between: [old_well, bell_court, north]}\n")},
        "it needs at most 2",
    ),
    "link self": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - {between: [bell_court, bell_court]}\n")},
        "joins `bell_court` to itself",
    ),
    "link string": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - old_well - bell_court\n")},
        "`between: [gate, yard]`",
    ),
    "link list": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - [old_well, bell_court]\n")},
        "`between: [gate, yard]`",
    ),
    "link arrow": (
        TEMPLE,
        {"map.yaml": ("~", "links:\n", "links:\n  - {between: old_well to bell_court}\n")},
        "with a comma between two",
    ),
    "place with space id": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: old barn, at: [1, 2]}\n")},
        "like `old_barn`",
    ),
    "place tag not list": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: barn, at: [1, 2], tags: tower}\n")},
        "[tower]",
    ),
    "place tags comma": (
        TEMPLE,
        {"map.yaml": ("~", "places:\n", "places:\n  - {id: barn, at: [1, 2], tags: [tower; inner]}\n")},
        "like `tower_inner`",
    ),
    "samurai_start str": (
        TEMPLE,
        {"scenario.yaml": ("~", "options:\n", "options:\n  samurai_start: north\n")},
        "[north]",
    ),
    "tab": (TEMPLE, {"scenario.yaml": ("~", "options:\n", "options:\n\tturn_limit: 3\n")}, "replace the tab"),
    "no colon": (TEMPLE, {"scenario.yaml": ("+", "author Ann\n")}, "it has no colon"),
    "equals": (TEMPLE, {"scenario.yaml": ("+", "author = Ann\n")}, "it has no colon"),
    "smart quotes": (TEMPLE, {"scenario.yaml": ("+", "author: “Ann”: x\n")}, "A colon is not expected here"),
    "move who": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: move, who: ninja, to: old_well}]\n"
        },
        "It is called `piece:` here",
    ),
    "lower": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: lower, track: round}]\n"
        },
        "{op: raise, track: ..., by: -1}",
    ),
    "win op": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: win, for: ninja}]\n"
        },
        "A side wins by an objective",
    ),
    "end ninja": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: end, result: ninja}]\n"
        },
        "You can use `ninja_caught`",
    ),
    "message op": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: message, text: x}]\n"
        },
        "Write `op: say`",
    ),
    "dice op": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: roll, dice: 1d6}]\n"
        },
        "Write `op: random`",
    ),
    "draw no cards": (
        TEMPLE,
        {
            "mission.yaml": "format: 1\ntriggers:\n  - id: t\n    on: entered\n    do: [{op: draw, count: 1}]\n"
        },
        "`source` is missing",
    ),
    "webp art": (
        CASTLE,
        {
            "art/bad.webp": "RIFF$\x00\x00\x00WEBPVP8L\x17\x00\x00\x00/\x00\x00\x00\x00\x07\x10\x11ý\x0f\x00\x00",
            "cards.yaml": (
                "~",
                "  - id: awaken\n",
                "  - id: bad\n    title: Bad\n    deck: guards\n    copies: 6\n    face: art/bad.webp\n    do: [{op: say, text: x}]\n  - id: awaken\n",
            ),
        },
        "It is called `art:` here",
    ),
}


def changed(folder: Path, base: str, files: dict[str, Change]) -> Path:
    """Return a copy of a pack without rulings, with these files changed."""
    pack = folder / "pack"
    shutil.copytree(SCENARIOS / base, pack)
    (pack / "rulings.yaml").unlink()
    files = {**files, "scenario.yaml": files.get("scenario.yaml", ("+", ""))}
    for name, change in files.items():
        file = pack / name
        file.parent.mkdir(exist_ok=True)
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        if isinstance(change, str):
            text = change
        elif len(change) == 2:
            text += change[1]
        else:
            assert change[1] in text, "what is changed must be there"
            text = text.replace(change[1], change[2], 1)
        file.write_text(text.replace("rulings: rulings.yaml\n", ""), encoding="utf-8")
    return pack


def test_there_are_many_kinds() -> None:
    assert len(MISTAKES) >= 80


@pytest.mark.sweep(everyday=30)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_is_told_what_to_write(mistake: str, tmp_path: Path) -> None:
    base, files, wanted = MISTAKES[mistake]
    found = check(changed(tmp_path, base, files), registry())[1]
    told = [f"{one.message} {one.hint or ''}" for one in found]
    assert any(wanted in one for one in told), "\n".join(told) or "nothing is told"
    assert all(one.line >= 1 for one in found)
