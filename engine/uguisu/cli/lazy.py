"""A click group whose commands are imported when they are run."""

from __future__ import annotations

import importlib
from typing import Any

import click

from uguisu.cli.failing import no_tracebacks
from uguisu.cli.languages import spoken
from uguisu.cli.spoken import SpokenGroup, told
from uguisu.cli.table import Table
from uguisu.said import Said, translate


class LazyGroup(SpokenGroup):
    """A group that knows its commands by a table; see `uguisu.cli.table`.

    Errors that a command raises come out as sentences, whether it is run from a shell or by a test.
    """

    def __init__(self, *args: Any, commands_table: Table | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._table = commands_table or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, in table order."""
        return list(self._table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, None if there is none of that name."""
        if cmd_name not in self._table:
            return None
        module = importlib.import_module(f"uguisu.cli.commands.{self._table[cmd_name][0]}")
        command: click.Command = module.command
        return told(command, spoken())

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; a misspelt one is answered with the nearest."""
        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in self._table:
            from uguisu.suggest import did_you_mean

            hint = did_you_mean(name, self._table)
            ctx.fail(Said("There is no command '{name}'. {hint}", name=name, hint=hint))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from the table."""
        language = spoken()
        with formatter.section(translate(Said("Commands"), language)):
            formatter.write_dl([(name, translate(line, language)) for name, (_, line) in self._table.items()])

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, and tell errors in sentences."""
        with no_tracebacks():
            return super().invoke(ctx)
