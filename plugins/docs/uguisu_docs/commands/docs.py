"""`uguisu docs`: opens the local copy of the site."""

from __future__ import annotations

import webbrowser

import click

from uguisu import Message
from uguisu_docs.finding import address_of, site
from uguisu_tools.cli import say, spoken


@click.command("docs")
@click.argument("page", default="index", metavar="[PAGE]")
@click.option("--where", is_flag=True, help="Only print the address, and open nothing.")
def command(page: str, where: bool) -> None:
    """Open the guides and the reference in the browser; they need no network.

    PAGE is the name of a page, such as first-mission or gallery; otherwise the first one is opened. What there is in your
    language is opened in it. In a clone of the repository the pages are made first, and again when they have changed.
    """
    file = address_of(site(making, page), page, spoken())
    click.echo(file.as_uri())
    if not where and not webbrowser.open(file.as_uri()):
        say(Message("No browser could be opened: open this address in one."))


def making() -> None:
    """Tell why it takes a while."""
    say(Message("The pages are being made; this takes a minute."), err=True)
