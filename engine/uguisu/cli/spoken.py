"""Help in the user's language: texts are written in English beside what they tell of, and translated when asked for."""

from __future__ import annotations

import copy
from typing import Any, TypeVar

import click

from uguisu.cli.languages import LANGUAGE, OPTION, asked_in, preferred, speaking, spoken
from uguisu.said import Said, paragraphs, translate

C = TypeVar("C", bound=click.Command)


class SpokenGroup(click.Group):
    """A group that tells of itself and of its commands in the user's language, and so does click."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(_language())

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run in the language that `--language` asks for, wherever it stands, else in the preferred one."""
        with speaking(asked_in(args[0] if args else kwargs.get("args")) or preferred()):
            return super().main(*args, **kwargs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command that tells of itself in the user's language."""
        command = super().get_command(ctx, cmd_name)
        return None if command is None else told(command, spoken())

    def get_help(self, ctx: click.Context) -> str:
        """Tell of the group."""
        return super(SpokenGroup, told(self, spoken())).get_help(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`, which click makes once, whatever is spoken later."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = translate(Said("Show this message and exit."), spoken())
        return option


def told(command: C, language: str) -> C:
    """Return a copy of a command with its texts in `language`."""
    other = copy.copy(command)
    other.help = told_text(command.help, language)
    other.epilog = told_text(command.epilog, language)
    other.params = [_told_option(parameter, language) for parameter in command.params]
    if all(parameter.name != "language" for parameter in command.params):
        other.params.append(_told_option(_language(), language))
    return other


def _language() -> click.Option:
    """Return `--language` for commands that need not know it themselves: their group has heard it."""
    return click.Option([OPTION], **LANGUAGE, expose_value=False)


def told_text(text: str | None, language: str) -> str | None:
    r"""Return a help text in `language`, paragraph by paragraph.

    >>> told_text("One line\n    and the next.\n\n    More.", "en")
    'One line and the next.\n\nMore.'
    """
    if text is None:
        return None
    return "\n\n".join(translate(paragraph, language) for paragraph in paragraphs(text))


def _told_option(parameter: click.Parameter, language: str) -> click.Parameter:
    if not isinstance(parameter, click.Option):
        return parameter
    other = copy.copy(parameter)
    other.help = told_text(parameter.help, language)
    return other
