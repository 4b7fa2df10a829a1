"""Which language the game and the commands speak."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from uguisu.cli.completing import complete_languages

F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "UGUISU_LANGUAGE"
FALLBACK = "en"
CHOSEN = "uguisu.language"
"""Where click's contexts keep what `--language` said."""


def language_option(command: F) -> F:
    """Add `--language`."""
    return click.option(
        "--language",
        metavar="CODE",
        default=None,
        shell_complete=complete_languages,
        callback=_choose,
        help=f"The language of texts and messages, as en, uk, ru or it. Otherwise {VARIABLE}, or the system's.",
    )(command)


def _choose(context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    language = value or preferred()
    context.meta[CHOSEN] = language
    return language


def spoken() -> str:
    """Return the language that the command at hand was told to speak, else the preferred one."""
    context = click.get_current_context(silent=True)
    return (context.meta.get(CHOSEN) if context is not None else None) or preferred()


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
