"""Shows that the engine, its commands and the games do without Qt, and first makes sure that Qt is really not there.

A module that needs Qt shows as soon as it is imported, here or inside of a function. So every module is imported, and those
tests run that go through the most functions: all commands, the protocol, each ruling of each game, and what is written in
another way where there is no editor. All other tests run with Qt installed, where they tell the same: Qt changes no rule.
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "uguisu",
    *sorted(path.name for path in ROOT.glob("plugins/*/uguisu_*") if path.name != "uguisu_adapters"),
)
"""All but the adapters, whose libraries are installed for a step of their own."""
IN_THE_EDITOR, WITHOUT_QT = "uguisu_lab.editor.", ("uguisu_lab.editor.plugin",)
"""What the lab shows in the editor needs Qt; how the editor comes to know of it does not."""
TESTS = ("tests/cli", "tests/protocol", "tests/rulings", "tests/content/test_mods.py")


def modules() -> list[str]:
    """Return the names of all modules; what begins a program is no module to import."""
    found = list(PACKAGES)
    for package in PACKAGES:
        path = importlib.import_module(package).__path__
        found += (module.name for module in pkgutil.walk_packages(path, f"{package}."))
    return [
        name
        for name in found
        if not name.endswith(".__main__") and (not name.startswith(IN_THE_EDITOR) or name in WITHOUT_QT)
    ]


def main() -> int:
    """Run and import them; returns pytest's exit code."""
    if importlib.util.find_spec("PySide6") is not None:
        print("PySide6 is installed in this environment: the headless lane would prove nothing")
        return 1
    workers = min(os.cpu_count() or 1, 4)
    code = pytest.main(["-q", "-n", str(workers), "-p", "no:cacheprovider", *TESTS])
    names = modules()  # after the tests: pytest wants to be the first to import its plugin
    for name in names:
        importlib.import_module(name)
    print(f"{len(names)} modules imported")
    return code


if __name__ == "__main__":  # workers of tests import this file again
    sys.exit(main())
