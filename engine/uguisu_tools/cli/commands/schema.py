"""`uguisu schema`: the JSON Schemas, for editors that complete and check YAML."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.content.schema import file_schema
from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu_tools.cli.failing import FINDINGS
from uguisu_tools.cli.languages import say
from uguisu_tools.cli.parameters import A_FOLDER, FOLDER, asked_by, complete_games
from uguisu_tools.schemas.files import as_json, schema_texts, stale_schemas, write_schemas

KINDS = ("scenario", "map", "cards", "mission", "rulings")


@click.command("schema")
@click.argument("kind", type=click.Choice(KINDS), metavar="[KIND]", required=False)
@click.option(
    "--game",
    shell_complete=complete_games,
    help="The schema for packs of this game.",
)
@click.option("--write", type=FOLDER, help="Write all schemas to this folder.")
@click.option("--check", type=A_FOLDER, help="Check whether the schemas in this folder are up to date.")
def command(kind: str | None, game: str | None, write: Path | None, check: Path | None) -> None:
    """Write the JSON Schemas of packs, with the vocabulary of all plugins.

    With KIND (scenario, map, cards, mission or rulings), print one. With --write, write all of them; name one at the
    top of a YAML file as `# yaml-language-server: $schema=...`.
    """
    if write is not None:
        changed = write_schemas(write, registry())
        say(
            Message("{count} {count:schema|schemas} written to {folder}", count=len(changed), folder=write)
            if changed
            else Message("{folder} is up to date", folder=write)
        )
    elif check is not None:
        stale = stale_schemas(check, schema_texts(registry()))
        for name in stale:
            say(Message("{file} is out of date", file=check / name))
        if stale:
            say(Message("Update them with: uguisu schema --write {folder}", folder=check))
            raise click.exceptions.Exit(FINDINGS)
        say(Message("{folder} is up to date", folder=check))
    elif kind is not None:
        if game is not None:
            with asked_by("--game"):
                registry().game(game)
        click.echo(as_json(file_schema(kind, registry().vocabulary, registry().games, game)), nl=False)
    else:
        raise click.UsageError(
            Message(
                "Name a kind of file, {kinds}, or a folder with --write or --check.", kinds=", ".join(KINDS)
            )
        )
