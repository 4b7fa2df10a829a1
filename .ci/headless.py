"""Runs the tests of everything but the editor, and first makes sure that Qt is really not there."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest

NEED_MORE = ("editor", "house")
"""Folders of tests that need the editor, or the tools of the workspace, begin so."""


def main() -> int:
    """Run them; returns pytest's exit code."""
    if importlib.util.find_spec("PySide6") is not None:
        print("PySide6 is installed in this environment: the headless lane would prove nothing")
        return 1
    folders = (
        path
        for path in Path("tests").iterdir()
        if not path.name.startswith(NEED_MORE)
        and any(path.rglob("test_*.py"))  # packs have tests of their own
    )
    workers = min(os.cpu_count() or 1, 4)
    return pytest.main(["-q", "-n", str(workers), "-p", "no:cacheprovider", *sorted(map(str, folders))])


if __name__ == "__main__":  # workers of tests import this file again
    sys.exit(main())
