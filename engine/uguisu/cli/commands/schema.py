"""`uguisu schema`: the JSON Schemas, for editors that complete and check YAML."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.completing import complete_games
from uguisu.cli.failing import FINDINGS
from uguisu.said import Said

KINDS = ("scenario", "map", "cards", "mission", "rulings")


@click.command("schema")
@click.argument("kind", type=click.Choice(KINDS), required=False)
@click.option(
    "--game",
    shell_complete=complete_games,
    help="The schema for packs of this game.",
)
@click.option(
    "--write", type=click.Path(file_okay=False, path_type=Path), help="Write all schemas into this folder."
)
@click.option(
    "--check",
    type=click.Path(file_okay=False, path_type=Path, exists=True),
    help="Say whether the schemas in this folder are up to date.",
)
def command(kind: str | None, game: str | None, write: Path | None, check: Path | None) -> None:
    """Write the JSON Schemas of packs, all plugins' words included.

    With KIND, print one. With --write, write all of them, to be named at the head of a YAML file as
    `# yaml-language-server: $schema=...`.
    """
    from uguisu.content.schema_files import ENDING, schema_texts, stale_schemas, write_schemas
    from uguisu.plugins import registry

    if write is not None:
        changed = write_schemas(write, registry())
        click.echo(f"{len(changed)} schemas written to {write}" if changed else f"{write} is up to date")
    elif check is not None:
        stale = stale_schemas(check, schema_texts(registry()))
        for name in stale:
            click.echo(f"{check / name} is out of date")
        if stale:
            click.echo(f"Bring them up to date with: uguisu schema --write {check}")
            raise click.exceptions.Exit(FINDINGS)
        click.echo(f"{check} is up to date")
    elif kind is not None:
        _must_be_known(game)
        name = f"{game}/{kind}{ENDING}" if game else f"{kind}{ENDING}"
        click.echo(schema_texts(registry())[name], nl=False)
    else:
        raise click.UsageError(
            Said(
                "Name a kind of file ({kinds}), or a folder with --write or --check.", kinds=", ".join(KINDS)
            )
        )


def _must_be_known(game: str | None) -> None:
    from uguisu.core.errors import UguisuError
    from uguisu.plugins import registry

    try:
        if game is not None:
            registry().game(game)
    except UguisuError as error:
        raise click.BadParameter(error.told, param_hint="--game") from error
