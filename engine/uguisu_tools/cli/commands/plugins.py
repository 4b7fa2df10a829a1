"""`uguisu plugins`: what is loaded, from where, in which version."""

from __future__ import annotations

from dataclasses import asdict

import click

from uguisu.messages.message import Message, joined, translate
from uguisu.plugins import registry
from uguisu.plugins.registered import PluginInfo
from uguisu_tools.cli.failing import FINDINGS
from uguisu_tools.cli.languages import print_json, say, spoken
from uguisu_tools.cli.parameters import json_option


@click.command("plugins")
@json_option
@click.option("--verbose", "-v", is_flag=True, help="List everything that each plugin provides.")
def command(as_json: bool, verbose: bool) -> None:
    """List the plugins, what they provide, and what is wrong with them.

    A plugin that failed to load is listed with the reason; it is left out and the others still work.
    """
    plugins = list(registry().details.values())
    if as_json:
        print_json({"plugins": [asdict(plugin) for plugin in plugins]})
    else:
        for plugin in plugins:
            _print(plugin, verbose)
    if any(plugin.trouble for plugin in plugins):
        raise click.exceptions.Exit(FINDINGS)


def _print(plugin: PluginInfo, verbose: bool) -> None:
    name = click.style(plugin.name, bold=True)
    say(Message("{name} {version} (from {origin})", name=name, version=plugin.version, origin=plugin.origin))
    if plugin.trouble:
        click.echo(f"    {click.style(translate(Message('left out:'), spoken()), fg='red')} {plugin.trouble}")
    elif verbose:
        for thing in plugin.provides:
            click.echo(f"    {translate(thing, spoken())}")
    else:
        brings = Message("provides {things}", things=_in_short(plugin.provides) or Message("nothing"))
        click.echo(f"    {translate(brings, spoken())}")


def _in_short(provides: tuple[str, ...]) -> str:
    """Count what there is much of, and name what there is little of.

    >>> _in_short(("game 'temple'", "lint 'a'", "lint 'b'", "lint 'c'", "lint 'd'"))
    "game 'temple', 4 lints"
    """
    kinds: dict[str, list[str]] = {}
    for thing in provides:
        kinds.setdefault(thing.split(" ", 1)[0], []).append(thing)
    return joined(
        part
        for kind, things in kinds.items()
        for part in ([_many(kind, len(things))] if len(things) > 3 else things)
    )


def _many(kind: str, count: int) -> str:
    return {
        "game": Message("{count} {count:game|games}", count=count),
        "variant": Message("{count} {count:variant|variants}", count=count),
        "operation": Message("{count} {count:operation|operations}", count=count),
        "condition": Message("{count} {count:condition|conditions}", count=count),
        "expectation": Message("{count} {count:expectation|expectations}", count=count),
        "lint": Message("{count} {count:lint|lints}", count=count),
        "bot": Message("{count} {count:bot|bots}", count=count),
        "evaluator": Message("{count} {count:evaluator|evaluators}", count=count),
        "measure": Message("{count} {count:measure|measures}", count=count),
    }.get(kind, f"{count} × {kind}")
