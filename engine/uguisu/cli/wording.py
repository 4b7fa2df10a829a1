"""What commands say."""

from __future__ import annotations

from typing import Any

import click

from uguisu.cli.languages import spoken
from uguisu.said import Said, translate

JSON_FORMAT = 1


def say(text: str, *, err: bool = False) -> None:
    """Print a line in the user's language."""
    click.echo(translate(text, spoken()), err=err)


def print_json(told: dict[str, Any]) -> None:
    """Print what a program asked for; `format` rises when what is there already changes its meaning."""
    import json

    click.echo(json.dumps({"format": JSON_FORMAT, **told}, ensure_ascii=False, indent=1))


def sentence(text: str, language: str) -> str:
    """Return `text` in `language`, beginning with a capital, except where it begins with a name or a path.

    >>> sentence("there is nothing to take back", "en"), sentence("game.json: can't be read", "en")
    ('There is nothing to take back', "game.json: can't be read")
    >>> sentence(Said("{folder} already exists", folder="temple"), "en")
    'temple already exists'
    """
    told = translate(text, language)
    names = text.values.values() if isinstance(text, Said) else ()
    if any(told.startswith(str(name)) for name in names if name and not isinstance(name, Said)):
        return told
    first = told.split(" ", 1)[0].rstrip(":")
    return told if any(mark in first for mark in "/\\.:_'`") else told[:1].upper() + told[1:]
