"""Commands that other distributions add to `uguisu`, by entry points of the group `uguisu.commands`.

An entry point is called as its command, and leads to an `Offer`::

    [project.entry-points."uguisu.commands"]
    compare = "uguisu_lab.commands:COMPARE"

One of a group of commands is called by both names with a dot between them: ``"cards.export"``.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Container
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from uguisu.messages.message import Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "uguisu.commands"
EDITORS = "uguisu.editor"
"""The entry-point group in which the editor names what opens it: a function of a list of paths, returning an exit code."""
DISTRIBUTIONS = {
    **dict.fromkeys(("playtest", "compare", "ablate", "balance", "tournament"), "uguisu-lab"),
    "docs": "uguisu-docs",
    "lsp": "uguisu-lsp",
    **dict.fromkeys(
        ("diff", "merge", "git", "export", "import", "cards.export", "cards.import"), "uguisu-changes"
    ),
    "table": "uguisu-table",
    "page": "uguisu-page",
}
"""Commands that may be missing, and the distribution that each comes with."""
NO_GAMES = Message(
    'No games are installed. `pip install "uguisu[all]"` brings four, and the editor; `"uguisu[play]"` is without the editor.'
)


@dataclass(frozen=True, slots=True)
class Offer:
    """A command: its line in the help, where it is, as ``module:name``, and after which other it is listed."""

    line: Message
    home: str
    after: str = ""

    def load(self) -> click.Command:
        """Import the command."""
        module, _, name = self.home.partition(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command


def names() -> list[str]:
    """Return what the commands of other distributions are called, those within groups aside. Nothing is imported."""
    return sorted({entry.name for entry in _entries() if "." not in entry.name})


def names_in(group: str) -> list[str]:
    """Return what the commands are called that other distributions add to a group."""
    return sorted(
        entry.name.removeprefix(f"{group}.") for entry in _entries() if entry.name.startswith(f"{group}.")
    )


def is_there(command: str) -> bool:
    """Tell whether a command can be run here: some come with distributions of their own, and so does the editor."""
    if command == "edit":
        from importlib.metadata import entry_points

        return bool(entry_points(group=EDITORS))
    return command not in DISTRIBUTIONS or command in names()


def _entries() -> list[EntryPoint]:
    """Return the entry points of commands, by name. Only who needs them waits for the import."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda entry: entry.name)


def offers(wanted: Container[str] | None = None) -> dict[str, Offer]:
    """Return the offers of these names, else all that are in no group; one that cannot be had is told, and left out.

    All are found in one go: each look at the entry points reads a file of every distribution there is.
    """
    from uguisu.guard.faults import fault_of
    from uguisu.interrupts import leave_to_user

    found = {}
    for entry in _entries():
        if entry.name not in wanted if wanted is not None else "." in entry.name:
            continue
        try:
            offer = entry.load()
        except BaseException as error:  # whatever a stranger's code raises, the rest goes on
            leave_to_user(error)
            warnings.warn(
                f"the command {entry.name} of {entry.value} is left out: {fault_of(error)}", stacklevel=2
            )
            continue
        if isinstance(offer, Offer):
            found[entry.name] = offer
    return found


def listed(own: dict[str, Message], others: dict[str, Offer]) -> dict[str, Message]:
    """Return all commands with their lines, each where its offer asks for it to stand, else at the end."""
    order, waiting = list(own), dict(others)
    while waiting:
        name = next((name for name, offer in waiting.items() if offer.after in order), next(iter(waiting)))
        after = waiting.pop(name).after
        order.insert(order.index(after) + 1 if after in order else len(order), name)
    lines = {name: offer.line for name, offer in others.items()} | own
    return {name: lines[name] for name in order}
