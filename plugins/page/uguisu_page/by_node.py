"""CPython for browsers as it is kept here, and what Node compiles with it.

This is also run while the distribution is built, where nothing is installed but Python: it imports the standard library alone.
"""

from __future__ import annotations

import hashlib
import io
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

HOME = Path(__file__).parent
PLACE = "/site"
"""Where modules lie in a page."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
HARD = 19
"""The level at which files are packed: 4 s for what travels with a page; 22 takes a second more and saves a thousandth."""


def pyodide() -> Iterator[tuple[str, bytes]]:
    """Yield the files of CPython for browsers, unpacked, by name."""
    for path in sorted((HOME / "pyodide").iterdir()):
        if path.suffix == ".zst":
            yield path.name.removesuffix(".zst"), unpacked(path.read_bytes())
        elif path.suffix != ".whl":
            yield path.name, path.read_bytes()


def as_kept(name: str) -> bytes:
    """Return one of the files of CPython for browsers, packed."""
    return (HOME / "pyodide" / f"{name}.zst").read_bytes()


def packed(data: bytes) -> bytes:
    """Return a file as small as it gets."""
    return zstd.compress(data, HARD)


def unpacked(data: bytes) -> bytes:
    """Return what `packed` has packed."""
    return zstd.decompress(data)


def digest(path: str, source: bytes) -> str:
    """Return what a compiled module is known by: where it lies, what it was compiled from, and how."""
    return hashlib.sha256(_how() + path.encode() + b"\0" + source).hexdigest()


@cache
def _how() -> bytes:
    return hashlib.sha256((HOME / "making_pyc.py").read_bytes()).digest()


def compiled_by_node(
    sources: Mapping[str, bytes], run: Callable[[list[str | Path]], int]
) -> dict[str, bytes]:
    """Compile modules by the very Python that pages have; nothing comes back where Node is missing or too old.

    `run` runs a command and returns its exit code.
    """
    with tempfile.TemporaryDirectory() as made:
        home, before, after = Path(made) / "pyodide", Path(made) / "in.zip", Path(made) / "out.zip"
        home.mkdir()
        for name, data in pyodide():
            (home / name).write_bytes(data)
        before.write_bytes(zipped(sources))
        command: list[str | Path] = ["node", HOME / "compiling.mjs", home, before, after, "whole", PLACE]
        if run(command) or not after.is_file():
            return {}
        return {
            name.removesuffix("c"): data for name, data in unzipped(after).items() if name.endswith(".pyc")
        }


def zipped(found: Mapping[str, bytes]) -> bytes:
    """Return files as a zip, the same bytes for the same files. What is not packed in it packs better as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for path, data in found.items():
            archive.writestr(zipfile.ZipInfo(path, LONG_AGO), data)
    return made.getvalue()


def unzipped(path: Path | io.BytesIO) -> dict[str, bytes]:
    """Return the files of a zip."""
    with zipfile.ZipFile(path) as opened:
        return {name: opened.read(name) for name in opened.namelist()}
