"""`uguisu lsp`: the language server, started by text editors."""

from __future__ import annotations

import click

from uguisu.guard import let_close
from uguisu_tools.cli import spoken


@click.command("lsp")
@click.option(
    "--stdio",
    is_flag=True,
    expose_value=False,
    help="Speak over standard input and output, as it does anyway.",
)
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    metavar="N",
    help="Listen on this port of this machine instead, for who works on a client.",
)
def command(port: int | None) -> None:
    """Tell a text editor what is wrong with packs, what may be written and what it means.

    Editors start it by themselves; docs/language-server.md shows what to set in VS Code, Neovim, Helix and Kate. It speaks the
    language of the editor.
    """
    from uguisu_lsp.server import make_server

    server = make_server(spoken())
    if port is None:
        let_close()  # its library closes both streams when the editor says goodbye
        server.start_io()
    else:
        server.start_tcp("127.0.0.1", port)
