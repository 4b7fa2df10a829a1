"""The command that the language server adds to `uguisu`, for its help: its module is imported when it is run."""

from uguisu import Message
from uguisu_tools.cli import Offer

LSP = Offer(
    Message("Tell a text editor what is wrong with packs, what may be written and what it means."),
    "uguisu_lsp.commands.lsp:command",
    after="edit",
)
"""`uguisu lsp`: the language server."""
