"""What travels with a page: of the engine, the table, the game and what they build on, the modules that play."""

from __future__ import annotations

import importlib.util
import re
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

from uguisu import Message, UguisuError
from uguisu.plugins import registry
from uguisu_tools import children

OURS = ("uguisu", "uguisu-lab", "uguisu-table", "uguisu-page")
BESIDE = ("uguisu-lab", "uguisu-table", "uguisu-page")
"""What they plug in is for other programs: commands, and panels of the editor."""
PACKAGES = {"uguisu": ("uguisu", "uguisu_tools"), "pyyaml": ("yaml",)}
"""The packages of distributions that are not called as they are."""
LIBRARIES = (
    *("defusedxml", "jinja2", "markupsafe", "packaging", "platformdirs", "pluggy", "polib", "pyyaml"),
    "typing-extensions",
)
"""What the engine and the table import to play. PyYAML and MarkupSafe do without their parts in C."""
CHECKING = ("jsonschema", "attrs", "jsonschema-specifications", "referencing")
"""What tells what is wrong with a file: pages of packs have none with errors, boxes of the docs may."""
IN_PLACE = ("msgspec", "pillow")
"""What the page has in its own way: compiled for browsers, or as `uguisu_page/pillow.py` is."""
_LEFT = """
defusedxml/cElementTree.py defusedxml/expat defusedxml/lxml.py defusedxml/minidom.py
defusedxml/pulldom.py defusedxml/sax.py defusedxml/xmlrpc.py jinja2/sandbox.py jsonschema/__main__.py
jsonschema/benchmarks/ jsonschema/cli.py jsonschema/tests/ jsonschema_specifications/tests/
packaging/licenses/ packaging/metadata.py packaging/pylock.py platformdirs/__main__.py platformdirs/macos.py
platformdirs/pytest_plugin.py platformdirs/testing.py platformdirs/windows.py referencing/tests/ yaml/cyaml.py
uguisu_lab/playtest/templates/ uguisu_page/licences/ uguisu_page/modules.txt uguisu_page/pyodide/
uguisu_page/static/ uguisu_page/templates/ uguisu_table/static/ uguisu_table/templates/door.html
uguisu_table/templates/host.html uguisu_tools/translations/click/
"""
LEFT = tuple(_LEFT.split())
"""What nobody needs who only plays, beside modules: of our own those travel that are listed in `modules.txt`."""
DATA = (".py", ".po", ".txt", ".yaml", ".html", ".json", ".svg")
"""What is taken of a distribution of ours. Of others all is, but what is compiled."""
MACHINE = (".so", ".pyd", ".dylib", ".dll")
IDLE = (".pyc", ".pyi", ".pyx", ".c", ".h", ".typed")


class Travelling(NamedTuple):
    """The files that travel, by their paths, and the licences of the distributions that they are of, by name and version."""

    files: dict[str, bytes]
    licences: dict[str, str]


def travelling(*games: str, checking: bool = False) -> Travelling:
    """Return what plays packs of some games in a browser; with `checking`, also what tells what is wrong with one.

    Raises:
        UguisuError: when a plugin has parts that no browser runs.
    """
    found: dict[str, bytes] = {}
    licences: dict[str, str] = {}
    plugins = list(dict.fromkeys(name for game in games for name in _plugins(game)))
    needed = _needed(plugins)
    for name in (*OURS, *plugins, *LIBRARIES, *(CHECKING if checking else ()), *needed):
        one = distribution(name)
        compiled = [path for path, _ in _files_of(one) if path.endswith(MACHINE)]
        if compiled and name in needed and not _is_imported(one, plugins):
            continue
        if compiled and name not in LIBRARIES:
            raise UguisuError(
                Message(
                    "{plugin} has {file}, a part in C, which a page can't have", plugin=name, file=compiled[0]
                ),
                hint=Message(
                    "Publish from an environment in which it is not installed, if the pack does without it."
                ),
            )
        found |= {path: data for path, data in _files_of(one) if not path.endswith(MACHINE)}
        licences[f"{one.name} {one.version}"] = _licence_of(one)
    wheel = BytesIO(_msgspec().read_bytes())
    with zipfile.ZipFile(wheel) as opened:
        for path in opened.namelist():
            if not path.endswith((*IDLE, "/")):
                found[path] = opened.read(path)
            if "licenses/" in path:
                licences[_msgspec().name.split("-cp")[0].replace("-", " ")] = opened.read(path).decode()
    found["PIL/__init__.py"] = (files("uguisu_page") / "pillow.py").read_bytes()
    if checking:
        found["rpds/__init__.py"] = (files("uguisu_page") / "rpds.py").read_bytes()
    return Travelling(found, licences)


def _msgspec() -> Path:
    return next(Path(str(files("uguisu_page"))).joinpath("pyodide").glob("msgspec-*.whl"))


def _plugins(game: str) -> list[str]:
    """Return the distributions whose rules may have a part in a game."""
    read = registry(game)
    other = {name for name, info in read.details.items() if info.only_shows or info.trouble is not None}
    about = {entry.value: entry.name for entry in entry_points(group="uguisu.games")}
    found = [
        entry.dist.name
        for entry in sorted(entry_points(group="uguisu"), key=lambda entry: entry.name)
        if entry.dist is not None and entry.name not in other and about.get(entry.value, game) == game
    ]
    return [name for name in dict.fromkeys(found) if name not in OURS]


def _needed(plugins: Iterable[str]) -> list[str]:
    """Return what plugins build on that does not travel anyway."""
    known = {_plain(name) for name in (*OURS, *LIBRARIES, *IN_PLACE, *_of("uguisu"), *_of("uguisu-table"))}
    found: list[str] = []
    waiting = list(plugins)
    while waiting:
        for name in _of(waiting.pop()):
            if _plain(name) in known:
                continue
            known.add(_plain(name))
            try:
                distribution(name)
            except PackageNotFoundError:  # of another system, or never used
                continue
            found.append(name)
            waiting.append(name)
    return found


def _of(name: str) -> list[str]:
    wanted = (Requirement(line) for line in distribution(name).requires or ())
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


def _is_imported(one: Distribution, plugins: Iterable[str]) -> bool:
    """Tell whether a distribution is imported as soon as plugins are; what solves games, say, is only when it does."""
    modules = [
        entry.value.partition(":")[0]
        for name in plugins
        for entry in distribution(name).entry_points
        if entry.group in ("uguisu", "uguisu.tools")
    ]
    asked = (
        f"import importlib, sys; [importlib.import_module(name) for name in {modules!r}]; print(*sys.modules)"
    )
    done = children.run(children.python("-c", asked))
    return done.returncode != 0 or not set(_tops(one)).isdisjoint(done.stdout.decode().split())


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _files_of(one: Distribution) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a distribution that travel, by their paths; also of one that is run from a clone.

    Of its packs none does: the one that is played is there, and what it builds on.
    """
    ours = _plain(one.name).startswith("uguisu")
    packs = registry().packs
    for top in _tops(one):
        spec = importlib.util.find_spec(top)
        if spec is None:
            continue
        if spec.submodule_search_locations is None:
            file = Path(spec.origin or "")
            yield file.name, file.read_bytes()
            continue
        for home in map(Path, spec.submodule_search_locations):
            for path in sorted(home.rglob("*")):
                name = f"{top}/{path.relative_to(home).as_posix()}"
                if (
                    path.is_file()
                    and _travels(name, ours=ours)
                    and not any(folder in path.parents for folder in packs)
                ):
                    data = path.read_bytes()
                    yield name, _without_idle_words(data, top) if ours and path.suffix == ".po" else data
    info = f"{one.name.replace('-', '_')}-{one.version}.dist-info"
    told = one.read_text("METADATA") or ""
    yield (
        f"{info}/METADATA",
        "\n".join(line for line in told.partition("\n\n")[0].split("\n") if _kept(line)).encode(),
    )
    points = one.read_text("entry_points.txt")
    if points and _plain(one.name) not in BESIDE:
        yield f"{info}/entry_points.txt", points.encode()


def _without_idle_words(catalogue: bytes, top: str) -> bytes:
    """Return the translations of a package without those of modules that stay behind, and without who says what."""
    kept = []
    for entry in catalogue.decode().split("\n\n"):
        lines = entry.split("\n")
        by = [file for line in lines if line.startswith("#:") for file in line.split()[1:]]
        if not by or any(_travels(f"{top}/{file}", ours=True) for file in by):
            kept.append("\n".join(line for line in lines if not line.startswith(("#:", "#~"))))
    return "\n\n".join(kept).encode()


def _kept(line: str) -> bool:
    return line.startswith(("Metadata-Version:", "Name:", "Version:", "Requires-Dist:"))


@cache
def listed() -> frozenset[str]:
    """Return the modules of ours that travel: `docs/make_modules.py` lists what plays and what it imports."""
    return frozenset((files("uguisu_page") / "modules.txt").read_text(encoding="utf-8").split())


def _travels(path: str, *, ours: bool) -> bool:
    if path.startswith(LEFT) or "/__pycache__/" in path or path.endswith(IDLE):
        return False
    if path.endswith(".py") and path.partition("/")[0] in listed():
        return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") in listed()
    return path.endswith((*DATA, *MACHINE)) if ours else True


def _tops(one: Distribution) -> list[str]:
    """Return the packages and modules of a distribution that can be imported."""
    name = _plain(one.name)
    if name in PACKAGES:
        return list(PACKAGES[name])
    named = [
        entry.value.partition(":")[0].partition(".")[0]
        for entry in one.entry_points
        if entry.group.startswith("uguisu")
    ]
    listed = (one.read_text("top_level.txt") or "").split()
    for file in one.files or ():
        first = file.parts[0]
        if len(file.parts) > 1 and first.isidentifier() and file.suffix == ".py":
            listed.append(first)
        elif len(file.parts) == 1 and file.suffix == ".py" and file.stem.isidentifier():
            listed.append(file.stem)
    return list(dict.fromkeys([*named, *listed] or [name.replace("-", "_")]))


def _licence_of(one: Distribution) -> str:
    """Return the licence of a distribution in full, else what it is called."""
    told = [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in one.files or ()
        if file.name.lower().startswith(("licen", "copying", "notice")) and Path(str(file.locate())).is_file()
    ]
    named = (one.metadata[key] for key in ("License-Expression", "License") if key in one.metadata)
    return "\n\n".join(told) or next(named, "")
