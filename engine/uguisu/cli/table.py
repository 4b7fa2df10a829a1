"""What commands there are, each with the line that `uguisu --help` shows.

Kept apart from the commands, so that listing them imports none.
"""

from __future__ import annotations

from uguisu.said import Said

Table = dict[str, tuple[str, Said]]
"""Command -> (its module under `uguisu.cli.commands`, its line in the help)."""

COMMANDS: Table = {
    "validate": ("validate", Said("Check packs and say what is wrong, where, and how to fix it.")),
    "play": ("play", Said("Play a pack in the terminal, with others or against bots.")),
    "playtest": ("playtest", Said("Let bots play a pack many times, and show the results.")),
    "replay": ("replay", Said("Show a recorded game, or verify it.")),
    "rulings": ("rulings", Said("Run the rulings of packs: positions with what must hold in them.")),
    "perft": ("perft", Said("Count the sequences of actions by depth.")),
    "new": ("new", Said("Start a pack or a plugin from a working skeleton.")),
    "edit": ("edit", Said("Open the editor.")),
    "serve": (
        "serve",
        Said("Let bots and front ends in any language play, by JSON-RPC over standard input and output."),
    ),
    "schema": ("schema", Said("Write the JSON Schemas of packs, with the vocabulary of all plugins.")),
    "plugins": ("plugins", Said("List the plugins, what they provide, and what is wrong with them.")),
    "completion": ("completion", Said("Print the script that makes a shell complete uguisu commands.")),
}
