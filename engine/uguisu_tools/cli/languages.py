"""Which language the game and the commands speak, and how they say things in it."""

from __future__ import annotations

import gettext
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar

import click

from uguisu.messages.message import Message, capitalized, shorten, translate
from uguisu.translations import languages

F = TypeVar("F", bound=Callable[..., Any])

OPTION = "--language"
VARIABLE = "UGUISU_LANGUAGE"
GETTEXTS = "LANGUAGE"
"""The variable that gettext asks first."""
FALLBACK = "en"
_speaking: ContextVar[str] = ContextVar("uguisu_speaking")
"""What the current run speaks."""
DOMAIN = "messages"
LOCALE = Path(__file__).parents[1] / "translations" / "click"
"""Where the translations of click's own words are, as gettext wants them."""


def language_option(command: F) -> F:
    """Add `--language`."""
    return click.option(OPTION, **{**LANGUAGE, "callback": _choose})(command)


def complete_languages(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """Offer languages."""
    return [code for code in languages() if code.startswith(incomplete)]


LANGUAGE: dict[str, Any] = {
    "metavar": "CODE",
    "callback": lambda _context, _parameter, value: value and _known(value),
    "shell_complete": complete_languages,
    "help": Message(
        "The language of texts and messages, such as en or uk. Otherwise UGUISU_LANGUAGE, or the system's."
    ),
}
"""What `--language` is in every command."""


def _choose(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    return _known(value) if value else spoken()


def _known(value: str) -> str:
    """Return the code of a language, translated into or not, as it was typed or named after the manner of locales."""
    code = _code(value)
    if code is None:
        message = Message(
            "'{value}' is not a language code: write it like en, it, ru or uk", value=shorten(value, 30)
        )
        raise click.BadParameter(message, param_hint=OPTION)
    return code


def asked_in(arguments: Sequence[str] | None) -> str | None:
    """Return the language that a command line asks for, before anything else in it is looked at: errors speak it, too.

    >>> asked_in(["play", "pack", "--language", "ru"]), asked_in(["--language=it", "new"]), asked_in(["play"])
    ('ru', 'it', None)
    """
    waiting = list(sys.argv[1:] if arguments is None else arguments)
    for at, argument in enumerate(waiting):
        name, equals, value = argument.partition("=")
        if name == OPTION:
            return _code(value if equals else next(iter(waiting[at + 1 :]), ""))
    return None


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak `language` until this is left. So do click's own words, which it asks of gettext."""
    token = _speaking.set(language)
    before = os.environ.get(GETTEXTS)
    gettext.bindtextdomain(DOMAIN, str(LOCALE))
    os.environ[GETTEXTS] = language if language.isalpha() else FALLBACK
    try:
        yield
    finally:
        _speaking.reset(token)
        if before is None:
            del os.environ[GETTEXTS]
        else:
            os.environ[GETTEXTS] = before


def spoken() -> str:
    """Return the language that the current run speaks, else the preferred one."""
    return _speaking.get(None) or preferred()


def preferred() -> str:
    """Return the language that the environment asks for: `UGUISU_LANGUAGE`, else the locale's, else English."""
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        code = _code(os.environ.get(variable, ""))
        if code is not None:
            return code
    return _of_windows() or FALLBACK


def _code(locale: str) -> str | None:
    """Return the language in a locale's name.

    >>> _code("uk_UA.UTF-8"), _code("C.UTF-8"), _code("")
    ('uk', 'en', None)
    """
    code = re.split(r"[._-]", locale, maxsplit=1)[0].lower()
    if code in ("c", "posix"):
        return FALLBACK
    return code if code.isalpha() and len(code) in (2, 3) else None


def _of_windows() -> str | None:
    """Windows tells the language elsewhere."""
    if os.name != "nt":
        return None
    import locale

    return _code(locale.getlocale()[0] or "")


JSON_FORMAT = 1


def say(text: str, *, err: bool = False) -> None:
    """Print a line in the user's language."""
    click.echo(translate(text, spoken()), err=err)


def say_steps(steps: Sequence[tuple[Message, Sequence[str]]]) -> None:
    """Print what one can do next: what for, and the command that does it. What takes a distribution that is not there is
    left out.
    """
    from uguisu_tools.cli.console import typed
    from uguisu_tools.cli.offers import is_there

    steps = [step for step in steps if is_there(step[1][1])]
    if not steps:
        return
    lines = [(translate(capitalized(what), spoken()), typed(words)) for what, words in steps]
    wide = max(len(what) for what, _ in lines)
    for what, line in lines:
        click.echo(f"  {what:<{wide}}  {line}")


def print_json(told: dict[str, Any]) -> None:
    """Print what a program asked for; `format` rises when what is there already changes its meaning."""
    import json

    click.echo(json.dumps({"format": JSON_FORMAT, **told}, ensure_ascii=False, indent=1))


def sentence(text: str, language: str) -> str:
    """Return `text` in `language`, beginning with a capital, except where it begins with a name or a path.

    >>> sentence("there is nothing to take back", "en"), sentence("game.json: can't be read", "en")
    ('There is nothing to take back', "game.json: can't be read")
    >>> sentence(Message("{folder} already exists", folder="temple"), "en")
    'temple already exists'
    """
    told = translate(text, language)
    names = text.values.values() if isinstance(text, Message) else ()
    if any(told.startswith(str(name)) for name in names if name and not isinstance(name, Message)):
        return told
    first = told.split(" ", 1)[0].rstrip(":")
    return told if any(mark in first for mark in "/\\.:_'`") else told[:1].upper() + told[1:]
