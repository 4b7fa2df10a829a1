"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from uguisu.cli.completing import complete_packs, complete_variants
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.overriding import Overrides

F = TypeVar("F", bound=Callable[..., Any])

PACK = click.Path(exists=True, path_type=Path)
"""A pack: a folder, its scenario.yaml, or a zip."""


def pack_argument(command: F) -> F:
    """Add the argument PACK."""
    return click.argument("pack", type=PACK, shell_complete=complete_packs)(command)


def json_option(command: F) -> F:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(command)


def ply_limit_option(command: F) -> F:
    """Add `--ply-limit`."""
    return click.option(
        "--ply-limit",
        type=click.IntRange(1),
        metavar="N",
        help="Stop a game that is not over after this many plies; by default as its rules say.",
    )(command)


def changes_options(command: F) -> F:
    """Add `--variants` and `--option`; `changes_of` reads what they say."""
    variants = click.option(
        "--variants",
        metavar="NAMES",
        shell_complete=complete_variants,
        help="Variants to play with instead of the scenario's, with commas between them ('' for none).",
    )
    options = click.option(
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        help="An option of the game that differs from the scenario's. May be given several times.",
    )
    return variants(options(command))


def load_changed(pack: Path, changes: Overrides) -> Game:
    """Return the game of `pack` with `changes`, which the command line asks for."""
    from uguisu.core.errors import UguisuError
    from uguisu.loading import BadPack, load

    try:
        return load(pack, changes=changes)
    except BadPack:
        raise
    except UguisuError as error:
        raise click.UsageError(error.told) from error


def changes_of(variants: str | None, options: tuple[str, ...]) -> Overrides:
    """Return what `--variants` and `--option` say."""
    from uguisu.overriding import Overrides

    names = None if variants is None else tuple(variants.replace(",", " ").split())
    return Overrides(variants=names, options=dict(_option(text) for text in options) or None)


def _option(text: str) -> tuple[str, object]:
    from uguisu.content.diagnostics import Diagnostic
    from uguisu.content.document import read_document

    name, equals, value = text.partition("=")
    if not equals or not name:
        raise click.BadParameter(
            Said("'{text}' should be NAME=VALUE, as in samurai=3", text=text), param_hint="--option"
        )
    document, found = read_document(f"value: {value}".encode(), "option", "--option")
    if document is None:
        wrong: Diagnostic = found[0]
        told = Said("{place}: {problem}", place=f"'{value}'", problem=wrong.message)
        raise click.BadParameter(told, param_hint="--option")
    return name, document.data["value"]
