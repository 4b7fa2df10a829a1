"""Puts the modules of this release into the distribution, compiled for pages, where Node is there to compile them: who writes a
page with it then needs no Node. Without, the distribution is whole, too; its pages take longer to start.
"""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

READY = "uguisu_page/compiled.zip.zst"
AT_HOME = ("uguisu_adapters", "uguisu_changes", "uguisu_docs", "uguisu_lsp")
"""What never travels."""
LIBRARIES = (
    "defusedxml",
    "jinja2",
    "markupsafe",
    "packaging",
    "platformdirs",
    "pluggy",
    "polib",
    "yaml",
    "typing_extensions",
)
"""What others have written that travels: who has other versions of it compiles them, or has them travel as they are."""


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles what lies beside this distribution in the clone; an sdist brings along what was compiled for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the compiled modules, and have them taken along."""
        home = Path(self.root)
        beside = home.parent.parent
        if version == "editable":
            return
        if (beside / "engine" / "uguisu").is_dir():
            by_node = _module(home / "uguisu_page" / "by_node.py")
            sources = dict(_sources(beside)) | _of_browsers(home / "uguisu_page", by_node)
            made = by_node.compiled_by_node(sources, _run)
            keyed = {by_node.digest(path, sources[path]): data for path, data in made.items()}
            (home / READY).write_bytes(by_node.packed(by_node.zipped(dict(sorted(keyed.items())))))
        if (home / READY).is_file():
            build_data["artifacts"].append(READY)


def _sources(clone: Path) -> list[tuple[str, bytes]]:
    """Return the modules that may travel, of the clone and of libraries, by the paths they have when they are installed."""
    homes = [clone / "engine" / "uguisu", clone / "engine" / "uguisu_tools"]
    homes += sorted(
        path for path in clone.glob("plugins/*/uguisu_*") if path.is_dir() and path.name not in AT_HOME
    )
    found = [
        Path(spec.origin) for name in LIBRARIES if (spec := importlib.util.find_spec(name)) and spec.origin
    ]
    homes += [path.parent for path in found if path.name == "__init__.py"]
    alone = [(path.name, path.read_bytes()) for path in found if path.name != "__init__.py"]
    return alone + [
        (path.relative_to(home.parent).as_posix(), path.read_bytes())
        for home in homes
        for path in sorted(home.rglob("*.py"))
    ]


def _of_browsers(package: Path, by_node: ModuleType) -> dict[str, bytes]:
    """Return the modules that pages have in their own way: those of msgspec, and what stands for Pillow."""
    [wheel] = (package / "pyodide").glob("msgspec-*.whl")
    found = {name: data for name, data in by_node.unzipped(wheel).items() if name.endswith(".py")}
    return {**found, "PIL/__init__.py": (package / "pillow.py").read_bytes()}


def _run(command: list[str | Path]) -> int:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode
    except FileNotFoundError:
        return 1


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
