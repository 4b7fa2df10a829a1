"""The command that pages add to `uguisu`, for its help: its module is imported when it is run."""

from uguisu import Message
from uguisu_tools.cli import Offer

PAGE = Offer(
    Message("Write a pack as a web page: whoever opens it plays, without a server, nothing installed."),
    "uguisu_page.commands.page:command",
    after="table",
)
