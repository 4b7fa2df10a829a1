"""What commands say."""

from __future__ import annotations

import click

from uguisu.cli.languages import spoken
from uguisu.said import translate


def say(text: str, *, err: bool = False) -> None:
    """Print a line in the user's language."""
    click.echo(translate(text, spoken()), err=err)


def sentence(text: str) -> str:
    """Begin with a capital, except where it begins with a name or a path.

    >>> sentence("there is nothing to take back"), sentence("game.json: can't be read")
    ('There is nothing to take back', "game.json: can't be read")
    """
    first = text.split(" ", 1)[0]
    return text if any(mark in first for mark in "/\\.:_'`") else text[:1].upper() + text[1:]
