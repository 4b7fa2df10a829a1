"""The group of all commands. A command's module is imported when that command is run."""

from __future__ import annotations

from typing import Any

import click

from uguisu.cli.lazy import LazyGroup
from uguisu.cli.table import COMMANDS


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if not wanted or context.resilient_parsing:
        return
    from importlib.metadata import version

    click.echo(f"uguisu {version('uguisu')}")
    context.exit()


@click.group(
    cls=LazyGroup,
    commands_table=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Exit codes: 0 no problems, 1 there are findings, 2 the command was used incorrectly.",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version and exit.",
)
def app(**_ignored: Any) -> None:
    """Uguisu checks, plays and playtests board-game scenarios.

    A scenario is a pack: a folder (or zip) with a scenario.yaml. Start with `uguisu new pack`, check it with `uguisu
    validate`, play it with `uguisu play`.
    """
