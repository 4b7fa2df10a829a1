"""The command that the table adds to `uguisu`, for its help: its module is imported when it is run."""

from uguisu.cli.offers import Offer
from uguisu.messages.message import Message

TABLE = Offer(
    Message("Open a table that friends play at in their browsers, each with its own eyes."),
    "uguisu_table.commands.table:command",
    after="play",
)
