"""The command that the table adds to `uguisu`, for its help: its module is imported when it is run."""

from uguisu.cli.offers import Offer
from uguisu.said import Said

TABLE = Offer(
    Said("Open a table that friends play at in their browsers, each with its own eyes."),
    "uguisu_table.commands.table:command",
    after="play",
)
