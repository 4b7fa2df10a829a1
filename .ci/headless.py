"""Runs the tests of everything but the editor, and first makes sure that Qt is really not there."""

import importlib.util
import sys
from pathlib import Path

import pytest

if importlib.util.find_spec("PySide6") is not None:
    sys.exit("PySide6 is installed in this environment: the headless lane would prove nothing")

NEED_MORE = {"editor", "house"}
"""Folders of tests that need Qt, or the tools of the workspace."""

folders = sorted(
    str(path) for path in Path("tests").iterdir() if path.is_dir() and path.name not in NEED_MORE
)
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *folders]))
