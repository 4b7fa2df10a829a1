"""The command that the table adds to `uguisu`, for its help: its module is imported when it is run."""

from uguisu import Message
from uguisu_tools.cli import Offer

TABLE = Offer(
    Message("Open a table that friends play at in their browsers, each with its own eyes."),
    "uguisu_table.commands.table:command",
    after="play",
)
