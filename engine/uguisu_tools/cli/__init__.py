"""The command line: `uguisu`. Nothing heavy is imported here, so that every command starts at once."""

from __future__ import annotations

import os
from collections.abc import Sequence

from uguisu._lazy import lazily

TYPE_CHECKING = False  # `typing` is slow to import

if TYPE_CHECKING:
    from uguisu_tools.cli.console import ProgressBar, print_found
    from uguisu_tools.cli.failing import FINDINGS, Failure
    from uguisu_tools.cli.languages import language_option, say, spoken
    from uguisu_tools.cli.offers import Offer
    from uguisu_tools.cli.parameters import (
        A_FILE,
        FOLDER,
        NEW_FILE,
        PACK,
        asked_by,
        bots_option,
        changes_options,
        complete_packs,
        games_option,
        json_option,
        load_changed,
        pack_argument,
        report_option,
    )

__all__ = [
    "A_FILE",
    "FINDINGS",
    "FOLDER",
    "NEW_FILE",
    "PACK",
    "Failure",
    "Offer",
    "ProgressBar",
    "asked_by",
    "bots_option",
    "changes_options",
    "complete_packs",
    "games_option",
    "json_option",
    "language_option",
    "load_changed",
    "pack_argument",
    "print_found",
    "report_option",
    "say",
    "spoken",
]

_HOMES = {
    "uguisu_tools.cli.console": (
        "ProgressBar",
        "print_found",
    ),
    "uguisu_tools.cli.failing": (
        "FINDINGS",
        "Failure",
    ),
    "uguisu_tools.cli.languages": (
        "language_option",
        "say",
        "spoken",
    ),
    "uguisu_tools.cli.offers": ("Offer",),
    "uguisu_tools.cli.parameters": (
        "A_FILE",
        "FOLDER",
        "NEW_FILE",
        "PACK",
        "asked_by",
        "bots_option",
        "changes_options",
        "complete_packs",
        "games_option",
        "json_option",
        "load_changed",
        "pack_argument",
        "report_option",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)


COMPLETE = "_UGUISU_COMPLETE"
"""Shells set this variable to have words completed."""
THREADS = "OPENBLAS_NUM_THREADS"
"""How many threads numpy starts for products of matrices, of which we have none: a process with threads cannot be copied."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all is well, 1 with findings, 2 when asked the wrong way."""
    try:
        from uguisu.interrupts import listen

        listen()
    except KeyboardInterrupt:
        os.write(2, b"Stopped.\n")
        os._exit(130)
    os.environ.setdefault(THREADS, "1")
    from uguisu.guard.faults import outlive_exits
    from uguisu.guard.streams import keep_streams
    from uguisu.translations import learn
    from uguisu_tools.cli.app import app
    from uguisu_tools.cli.console import open_streams, tame_streams
    from uguisu_tools.translations import TRANSLATIONS

    learn(TRANSLATIONS)  # a wrong command is told before any plugin is read
    open_streams()
    tame_streams()
    outlive_exits()
    keep_streams()
    if os.environ.get(COMPLETE, "").startswith("powershell"):
        from uguisu_tools.cli.parameters import register

        register()
    app.main(args=None if arguments is None else list(arguments), prog_name="uguisu")
