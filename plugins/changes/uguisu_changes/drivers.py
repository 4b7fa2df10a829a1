"""How git calls Uguisu: lines in the configuration of a repository, which a shell reads."""

from __future__ import annotations

from contextlib import suppress

from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu_changes.sides import git
from uguisu_tools import children
from uguisu_tools.cli.languages import say

DRIVER, TEXT = "merge.uguisu.driver", "diff.uguisu.textconv"


def set_up() -> None:
    """Have git call this Uguisu, by whole paths, and without a look at what lies in the repository."""
    git("config", "merge.uguisu.name", "packs of Uguisu, by what they say")
    merge = children.in_a_shell(children.uguisu("merge"))
    git("config", DRIVER, f"{merge} %O %A %B --out %A --name %P")
    git("config", TEXT, children.in_a_shell(children.uguisu("git", "text")))
    git("config", "diff.uguisu.cachetextconv", "true")


def renew() -> None:
    """Set up anew a repository whose lines are of before they were careful: `-P` was not in them. Tell it."""
    with suppress(UguisuError):  # no git, and so nothing to mend
        _renew()


def _renew() -> None:
    lines = [
        git("config", "--local", "--get", key, may_fail=True).decode("utf-8", "replace")
        for key in (DRIVER, TEXT)
    ]
    if any(line.strip() and " -P -m " not in line for line in lines):
        set_up()
        say(
            Message(
                "git called Uguisu in a way by which Python files in this repository could be run. That is mended now: look "
                "whether there are any that you do not know."
            ),
            err=True,
        )
