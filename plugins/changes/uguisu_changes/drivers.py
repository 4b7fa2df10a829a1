"""How git calls Uguisu: lines in the configuration of a repository, which a shell reads."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from uguisu import Message, UguisuError
from uguisu.content import filling, write_text
from uguisu_changes.sides import git
from uguisu_tools import children
from uguisu_tools.cli import say

HOOK = "pre-merge-commit"
MARK = "# written by uguisu git install"
DRIVER, TEXT = "merge.uguisu.driver", "diff.uguisu.textconv"


def set_up() -> None:
    """Have git call this Uguisu, by whole paths, and without a look at what lies in the repository."""
    git("config", "merge.uguisu.name", "packs of Uguisu, by what they say")
    merge = children.in_a_shell(children.uguisu("merge"))
    git("config", DRIVER, f"{merge} %O %A %B --out %A --name %P")
    git("config", TEXT, children.in_a_shell(children.uguisu("git", "text")))
    git("config", "diff.uguisu.cachetextconv", "true")


def hook_path() -> Path:
    """Return where git looks for the program that it asks before it commits a merge."""
    return Path(git("rev-parse", "--git-path", f"hooks/{HOOK}").decode("utf-8", "replace").strip()).absolute()


def has_hook() -> bool:
    """Tell whether git asks us before it commits a merge."""
    try:
        return MARK in hook_path().read_text(encoding="utf-8", errors="replace")
    except (OSError, UguisuError):
        return False


def add_hook() -> bool:
    """Have git ask us before it commits a merge; tell whether it will. A hook of somebody else's stays, and so does a folder of
    hooks that belongs to the repository.
    """
    path = hook_path()
    own_place = path.parent.resolve() == _own_hooks()
    if not own_place or (path.exists() and not has_hook()):
        return False
    line = children.in_a_shell(children.uguisu("git", "mend", "--stop"))
    with filling(path.parent):
        write_text(path, f"#!/bin/sh\n{MARK}\nexec {line}\n")
    path.chmod(0o755)
    return True


def _own_hooks() -> Path:
    common = git("rev-parse", "--git-common-dir").decode("utf-8", "replace").strip()
    return Path(common).absolute().resolve() / "hooks"


def remove_hook() -> None:
    """Have git ask us no more."""
    if has_hook():
        hook_path().unlink(missing_ok=True)


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
