"""What commands there are, each with the line that `uguisu --help` shows.

Kept apart from the commands, so that listing them imports none.
"""

from __future__ import annotations

from uguisu.said import Said

Table = dict[str, tuple[str, Said]]
"""Command -> (its module under `uguisu.cli.commands`, its line in the help)."""

COMMANDS: Table = {
    "validate": ("validate", Said("Check packs and say what is wrong, where, and the way out.")),
    "play": ("play", Said("Play a pack in the terminal, with others or against bots.")),
    "playtest": ("playtest", Said("Let bots play a pack many times over, and show what came of it.")),
    "replay": ("replay", Said("Tell a recorded game, or check that it is true.")),
    "rulings": ("rulings", Said("Run the rulings of packs: positions with what must hold in them.")),
    "perft": ("perft", Said("Count the sequences of actions by depth.")),
    "new": ("new", Said("Begin a pack or a plugin from a working skeleton.")),
    "edit": ("edit", Said("Open the editor.")),
    "serve": (
        "serve",
        Said("Let bots and front ends in any language play, by JSON-RPC over standard input and output."),
    ),
    "schema": ("schema", Said("Write the JSON Schemas of packs, all plugins' words included.")),
    "plugins": ("plugins", Said("List the plugins, what they bring, and what is wrong with them.")),
    "completion": ("completion", Said("Print the script that teaches a shell to complete uguisu.")),
}
