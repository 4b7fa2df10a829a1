"""The commands that changes add to `uguisu`, for its help: their modules are imported when they are run."""

from uguisu import Message
from uguisu_tools.cli import Offer

DIFF = Offer(
    Message("Show what has changed between two packs, in words and pictures."),
    "uguisu_changes.commands.diff:command",
    after="mod",
)
MERGE = Offer(
    Message("Put two people's changes of one pack, or of one of its files, together."),
    "uguisu_changes.commands.merge:command",
    after="diff",
)
GIT = Offer(
    Message("Have git merge packs by what they say, and show their changes in words."),
    "uguisu_changes.commands.git:command",
    after="merge",
)
EXPORT_CARDS = Offer(
    Message("Write a pack's cards to a spreadsheet: a row a card."), "uguisu_changes.commands.cards:export"
)
IMPORT_CARDS = Offer(
    Message("Take what differs in a spreadsheet into a pack's cards."),
    "uguisu_changes.commands.cards:import_",
)
EXPORT = Offer(
    Message("Write a pack's map for Tiled, the map editor."),
    "uguisu_changes.commands.tiled:export",
    after="git",
)
IMPORT = Offer(
    Message("Take a map of Tiled, or what was changed in one that was exported, into a pack."),
    "uguisu_changes.commands.tiled:import_",
    after="export",
)
