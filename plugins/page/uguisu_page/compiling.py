"""Compiles the modules that travel: a page starts in half the time then. Pages run Python 3.14, whose form of compiled modules
no other version writes: so the Python that is at hand does it if it is one, else Node with the very Python that pages have; what
was compiled once is kept.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib._bootstrap_external as external
import importlib.util
import io
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from platformdirs import user_cache_path

from uguisu.content import write_bytes

MAGIC = (3627).to_bytes(2, "little") + b"\r\n"
"""What compiled modules of Python 3.14 begin with."""
PLACE = "/site"
"""Where modules lie in a page."""
READY = "compiled.zip"
"""In a distribution: the modules of the release that it was built with, by the hash of their source."""


def compiled(sources: Mapping[str, bytes]) -> tuple[dict[str, bytes], bool]:
    """Return files with their modules compiled, and whether all could be; those that can't travel as they are."""
    wanted = {path: _digest(path, source) for path, source in sources.items() if path.endswith(".py")}
    known = {digest: made for digest in wanted.values() if (made := _known(digest)) is not None}
    new = {path: sources[path] for path, digest in wanted.items() if digest not in known}
    for path, made in (_by_this_python(new) or _by_node(new)).items() if new else ():
        known[wanted[path]] = made
        _keep(wanted[path], made)
    found: dict[str, bytes] = {}
    for path, data in sources.items():
        made = known.get(wanted.get(path, ""))
        found[path if made is None else f"{path}c"] = data if made is None else made
    return found, len(known) == len(set(wanted.values()))


def archive_of(sources: Mapping[str, bytes]) -> bytes:
    """Return compiled modules as a distribution takes them along, empty where they can't be compiled."""
    new = {path: source for path, source in sources.items() if path.endswith(".py")}
    made = _by_this_python(new) or _by_node(new)
    return _zipped({_digest(path, new[path]): data for path, data in made.items()}) if made else b""


def _digest(path: str, source: bytes) -> str:
    return hashlib.sha256(path.encode() + b"\0" + source).hexdigest()


def _home() -> Path:
    return user_cache_path("uguisu", appauthor=False) / "page-3.14"


@cache
def _ready() -> dict[str, bytes]:
    path = Path(str(files("uguisu_page"))) / READY
    if not path.is_file():
        return {}
    with zipfile.ZipFile(path) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def _known(digest: str) -> bytes | None:
    try:
        return _ready().get(digest) or (_home() / digest).read_bytes()
    except OSError:
        return None


def _keep(digest: str, made: bytes) -> None:
    try:
        _home().mkdir(parents=True, exist_ok=True)
        write_bytes(_home() / digest, made)
    except Exception:  # noqa: BLE001
        return  # it is only compiled again next time


def _by_this_python(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    if importlib.util.MAGIC_NUMBER != MAGIC:
        return {}
    return {
        path: external._code_to_hash_pyc(  # type: ignore[attr-defined]
            compile(source, f"{PLACE}/{path}", "exec", dont_inherit=True, optimize=0), bytes(8), False
        )
        for path, source in sources.items()
    }


def _by_node(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    node = shutil.which("node")
    if node is None:
        return {}
    with tempfile.TemporaryDirectory() as made:
        home, before, after = Path(made) / "pyodide", Path(made) / "in.zip", Path(made) / "out.zip"
        home.mkdir()
        for name, data in pyodide():
            (home / name).write_bytes(data)
        before.write_bytes(_zipped(sources))
        script = Path(str(files("uguisu_page"))) / "compiling.mjs"
        done = subprocess.run(
            [node, script, home, before, after, "whole", PLACE], capture_output=True, check=False
        )
        if done.returncode or not after.is_file():  # an old Node, say
            return {}
        with zipfile.ZipFile(after) as opened:
            return {
                name.removesuffix("c"): opened.read(name)
                for name in opened.namelist()
                if name.endswith(".pyc")
            }


def pyodide() -> Iterable[tuple[str, bytes]]:
    """Yield the files of CPython for browsers, unpacked, by name."""
    home = Path(str(files("uguisu_page"))) / "pyodide"
    for path in sorted(home.iterdir()):
        if path.suffix == ".gz":
            yield path.name.removesuffix(".gz"), gzip.decompress(path.read_bytes())
        elif path.name.startswith(("python_stdlib", "pyodide-lock")):
            yield path.name, path.read_bytes()


def _zipped(found: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in found.items():
            archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()
