"""Puts CPython for browsers into this distribution, from two downloads of yours.

    python plugins/page/make_pyodide.py pyodide-314.0.7.tgz msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl

The first is the npm package `pyodide` (`npm pack pyodide@314.0.7`), the second msgspec's wheel for it (`pip download --no-deps
--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --only-binary :all: msgspec==0.22.0`). Nothing in them is changed,
but for the standard library: of it remains what games and their plugins may use, compiled, without docstrings, which halves the
time until it has started. Node compiles it, with the very Python that will read it.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent / "uguisu_page"
TO = HOME / "pyodide"
PACKED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_LEFT_OUT = """
_aix _android _apple _ios _osx _pyrepl/ antigravity. bdb. cmd. cProfile. code. compileall.
concurrent/futures/interpreter. concurrent/futures/process. concurrent/interpreters curses dbm doctest.
ensurepip fileinput. ftplib. http/cookiejar. http/cookies. http/server. idlelib imaplib. lib2to3
logging/config. logging/handlers. mailbox. modulefinder. multiprocessing/ netrc. nturl2path. pdb. pickletools.
plistlib. poplib. profile. profiling/ pstats. pty. py_compile. pyclbr. pydoc. pydoc_data/ rlcompleter. sched.
site-packages/ smtplib. socketserver. sqlite3/ symtable. tabnanny. this. timeit. tkinter trace. tracemalloc.
tty. turtle unittest/ venv wave. webbrowser. wsgiref/ xmlrpc/ zipapp. _pyio. __phello__ __hello__ xml/dom/
asyncio/proactor_events. asyncio/windows_ ctypes/_aix. ctypes/macholib/ ctypes/util. ctypes/wintypes. filecmp.
email/_header_value_parser. email/contentmanager. email/headerregistry. email/mime/ email/policy. getopt. optparse.
pyodide/console. runpy. shelve. urllib/robotparser.
"""
LEFT_OUT = tuple(_LEFT_OUT.split())
"""What no page has a use for: other systems, the terminal, servers, mails, debuggers, databases."""
_CODECS = """
__init__ aliases ascii base64_codec charmap cp1251 cp1252 cp437 hex_codec idna iso8859_1 koi8_r koi8_u latin_1
mac_roman punycode raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_7 utf_8 utf_8_sig
undefined zlib_codec
"""
CODECS = set(_CODECS.split())


def main() -> None:
    """Write all of it."""
    archive, wheel = (Path(argument) for argument in sys.argv[1:3])
    shutil.rmtree(TO, ignore_errors=True)
    TO.mkdir()
    with tempfile.TemporaryDirectory() as made:
        with tarfile.open(archive) as opened:
            opened.extractall(made, filter="data")
        package = Path(made) / "package"
        for name in PACKED:
            keep(name, (package / name).read_bytes())
        lock = json.loads((package / "pyodide-lock.json").read_bytes())
        (TO / "pyodide-lock.json").write_text(
            json.dumps({"info": lock["info"], "packages": {}}) + "\n", encoding="utf-8"
        )
        slim, compiled = Path(made) / "slim.zip", Path(made) / "compiled.zip"
        with zipfile.ZipFile(package / "python_stdlib.zip") as old, zipfile.ZipFile(slim, "w") as new:
            for entry in old.infolist():
                if not entry.is_dir() and kept(entry.filename):
                    new.writestr(entry.filename, old.read(entry))
        subprocess.run(
            ["node", HOME / "compiling.mjs", package, slim, compiled, "bare", "/lib/python314.zip"],
            check=True,
        )
        by_node = module_beside("by_node")
        keep("python_stdlib.zip", by_node.zipped(dict(sorted(by_node.unzipped(compiled).items()))))
    shutil.copy(wheel, TO / wheel.name)


def keep(name: str, data: bytes) -> None:
    """Write a file, packed."""
    (TO / f"{name}.zst").write_bytes(module_beside("by_node").packed(data))


def module_beside(name: str) -> ModuleType:
    """Return a module of the distribution, which need not be installed."""
    spec = importlib.util.spec_from_file_location(name, HOME / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kept(name: str) -> bool:
    """Tell whether a file of the standard library is taken."""
    if name.startswith("encodings/"):
        return Path(name).stem in CODECS
    return not name.startswith(LEFT_OUT)


if __name__ == "__main__":
    main()
