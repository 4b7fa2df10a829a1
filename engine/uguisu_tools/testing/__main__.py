"""Checks packs, plays their playthroughs, collects what packages say for translation, or writes all that is generated.

::

    python -m uguisu_tools.testing check PACK...
    python -m uguisu_tools.testing playthroughs PACK... --into FOLDER
    python -m uguisu_tools.testing sentences PACKAGE...
    python -m uguisu_tools.testing regenerate [REPOSITORY]
"""

import argparse
import sys
from pathlib import Path

from uguisu.content.source import find_packs
from uguisu.core.errors import UguisuError
from uguisu.loading import load
from uguisu_tools.testing import playthrough
from uguisu_tools.testing.checks import check_game
from uguisu_tools.testing.playthrough import golden_path
from uguisu_tools.testing.regenerate import LEFT, regenerate
from uguisu_tools.testing.sentences import update
from uguisu_tools.testing.walking import ConformanceError


def main(arguments: list[str]) -> int:
    """Do what the command line says; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m uguisu_tools.testing", description=__doc__)
    parser.add_argument("task", choices=("check", "playthroughs", "sentences", "regenerate"))
    parser.add_argument("packs", nargs="*", type=Path, help="packs, folders of packs, or packages")
    parser.add_argument("--into", type=Path, default=Path("tests/playthroughs"), help="where playthroughs go")
    parser.add_argument("--thorough", action="store_true", help="look at more games, and longer")
    parser.add_argument("--rules-changed", action="store_true", help="regenerate playthroughs that are there")
    given = parser.parse_intermixed_args(arguments)
    if given.task == "regenerate":
        lines = list(regenerate((given.packs or [Path()])[0].resolve(), rules_changed=given.rules_changed))
        sys.stdout.writelines(f"{line}\n" for line in lines or ["all is fresh"])
        return 1 if any(line.startswith(LEFT) for line in lines) else 0
    if not given.packs:
        parser.error("name a pack, a folder of packs, or a package")
    if given.task == "sentences":
        for package in given.packs:
            if not package.is_dir():
                parser.error(f"there is no folder '{package}': name a package by its folder")
            sys.stdout.writelines(f"{package}: {line}\n" for line in update(package))
        return 0
    failed = 0
    for pack in (pack for path in given.packs for pack in find_packs(path)):
        try:
            if given.task == "check":
                check_game(pack, thorough=given.thorough)
                told = "conforms"
            else:
                game = load(pack)
                path = golden_path(given.into, game)
                playthrough.write(game, path)
                told = f"written to {path.as_posix()}"
        except (UguisuError, ConformanceError) as error:
            told, failed = str(error), failed + 1
        sys.stdout.write(f"{pack}: {told}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
