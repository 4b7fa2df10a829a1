"""The command that the pages add to `uguisu`, for its help: its module is imported when it is run."""

from uguisu import Message
from uguisu_tools.cli import Offer

DOCS = Offer(
    Message("Open the guides and the reference in the browser; they need no network."),
    "uguisu_docs.commands.docs:command",
    after="learn",
)
"""`uguisu docs`: the local copy of the site."""
