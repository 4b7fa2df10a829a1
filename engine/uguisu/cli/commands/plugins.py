"""`uguisu plugins`: what is loaded, from where, in which version."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from uguisu.cli.failing import FINDINGS
from uguisu.cli.parameters import json_option

if TYPE_CHECKING:
    from uguisu.registry import PluginInfo


@click.command("plugins")
@json_option
@click.option("--verbose", "-v", is_flag=True, help="List each thing that a plugin brings.")
def command(as_json: bool, verbose: bool) -> None:
    """List the plugins, what they bring, and what is wrong with them.

    A plugin that raised while it was loaded is named with the reason; it is left out and the others work on.
    """
    from uguisu.plugins import registry

    plugins = list(registry().details.values())
    if as_json:
        _print_json(plugins)
    else:
        for plugin in plugins:
            _print(plugin, verbose)
    if any(plugin.trouble for plugin in plugins):
        raise click.exceptions.Exit(FINDINGS)


def _print(plugin: PluginInfo, verbose: bool) -> None:
    click.echo(f"{click.style(plugin.name, bold=True)} {plugin.version} (from {plugin.origin})")
    if plugin.trouble:
        click.echo(click.style("    left out: ", fg="red") + plugin.trouble)
    elif verbose:
        for thing in plugin.provides:
            click.echo(f"    {thing}")
    elif plugin.provides:
        click.echo(f"    brings {_in_short(plugin.provides)}")
    else:
        click.echo("    brings nothing")


def _in_short(provides: tuple[str, ...]) -> str:
    """Count what there is much of, and name what there is little of.

    >>> _in_short(("game 'temple'", "lint 'a'", "lint 'b'", "lint 'c'", "lint 'd'"))
    "game 'temple', 4 lints"
    """
    kinds: dict[str, list[str]] = {}
    for thing in provides:
        kinds.setdefault(thing.split(" ", 1)[0], []).append(thing)
    return ", ".join(
        f"{len(things)} {kind}s" if len(things) > 3 else ", ".join(things) for kind, things in kinds.items()
    )


def _print_json(plugins: list[PluginInfo]) -> None:
    import json

    told = [
        {
            "name": plugin.name,
            "version": plugin.version,
            "origin": plugin.origin,
            "trouble": plugin.trouble,
            "provides": list(plugin.provides),
        }
        for plugin in plugins
    ]
    click.echo(json.dumps(told, ensure_ascii=False, indent=1))
