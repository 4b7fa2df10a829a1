"""`uguisu completion`: what a shell needs to complete commands, packs and bots."""

from __future__ import annotations

import click

SHELLS = ("bash", "zsh", "fish", "powershell")


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the script that makes a shell complete uguisu commands.

    \b
    bash:        . <(uguisu completion bash)
    zsh:         . <(uguisu completion zsh)
    fish:        uguisu completion fish > ~/.config/fish/completions/uguisu.fish
    PowerShell:  uguisu completion powershell | Out-String | Invoke-Expression
    """  # noqa: D301  (click wants the sign \b itself)
    from click.shell_completion import get_completion_class

    from uguisu_tools.cli.app import app
    from uguisu_tools.cli.parameters import register

    register()
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(app, {}, "uguisu", "_UGUISU_COMPLETE").source())
