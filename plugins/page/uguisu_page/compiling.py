"""Compiles the modules that travel: a page starts in half the time then.

Pages run Python 3.14, whose form of compiled modules no other version writes. So a release brings its own modules compiled;
what it has not is compiled by the Python at hand if it is a 3.14, else by Node with the very Python that pages have, and kept.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path

from platformdirs import user_cache_path

from uguisu import UguisuError
from uguisu.content import write_bytes
from uguisu_page.by_node import HOME, PLACE, compiled_by_node, digest, unpacked, unzipped
from uguisu_page.making_pyc import pyc
from uguisu_tools import children

MAGIC = (3627).to_bytes(2, "little") + b"\r\n"
"""What compiled modules of Python 3.14 begin with."""
READY = HOME / "compiled.zip.zst"
"""The modules of the release that this distribution was built with, by `digest`."""


def compiled(sources: Mapping[str, bytes]) -> tuple[dict[str, bytes], bool]:
    """Return files with their modules compiled, and whether all could be; those that can't travel as they are."""
    wanted = {path: digest(path, source) for path, source in sources.items() if path.endswith(".py")}
    known = {key: made for key in wanted.values() if (made := _known(key)) is not None}
    new = {path: sources[path] for path, key in wanted.items() if key not in known}
    for path, made in (_by_this_python(new) or compiled_by_node(new, _run)).items() if new else ():
        known[wanted[path]] = made
        _keep(wanted[path], made)
    found: dict[str, bytes] = {}
    for path, data in sources.items():
        there = known.get(wanted.get(path, ""))
        found[path if there is None else f"{path}c"] = data if there is None else there
    return found, len(known) == len(set(wanted.values()))


def _home() -> Path:
    return user_cache_path("uguisu", appauthor=False) / "page-3.14"


@cache
def _ready() -> dict[str, bytes]:
    return unzipped(BytesIO(unpacked(READY.read_bytes()))) if READY.is_file() else {}


def _known(key: str) -> bytes | None:
    try:
        return _ready().get(key) or (_home() / key).read_bytes()
    except OSError:
        return None


def _keep(key: str, made: bytes) -> None:
    try:
        _home().mkdir(parents=True, exist_ok=True)
        write_bytes(_home() / key, made)
    except (OSError, UguisuError):
        return  # it is only compiled again next time


def _run(command: list[str | Path]) -> int:
    try:
        return children.run(command).returncode
    except FileNotFoundError:
        return 1


def _by_this_python(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    if importlib.util.MAGIC_NUMBER != MAGIC:
        return {}
    return {path: pyc(source, f"{PLACE}/{path}") for path, source in sources.items()}
