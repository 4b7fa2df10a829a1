"""What commands there are, each with the line that `uguisu --help` shows.

Kept apart from the commands, so that listing them imports none.
"""

from __future__ import annotations

Table = dict[str, tuple[str, str]]
"""Command -> (its module under `uguisu.cli.commands`, its line in the help)."""

COMMANDS: Table = {
    "validate": ("validate", "Check packs and say what is wrong, where, and the way out."),
    "play": ("play", "Play a pack in the terminal, with others or against bots."),
    "playtest": ("playtest", "Let bots play a pack many times over, and show what came of it."),
    "replay": ("replay", "Tell a recorded game, or check that it is true."),
    "rulings": ("rulings", "Run the rulings of packs: positions with what must hold in them."),
    "perft": ("perft", "Count the sequences of actions by depth."),
    "new": ("new", "Begin a pack or a plugin from a working skeleton."),
    "edit": ("edit", "Open the editor."),
    "serve": (
        "serve",
        "Let bots and front ends in any language play, by JSON-RPC over standard input and output.",
    ),
    "schema": ("schema", "Write the JSON Schemas of packs, all plugins' words included."),
    "plugins": ("plugins", "List the plugins, what they bring, and what is wrong with them."),
    "completion": ("completion", "Print the script that teaches a shell to complete uguisu."),
}
