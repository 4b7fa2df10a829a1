"""A new plugin: a distribution with a small game and one of everything, which passes its own tests."""

from __future__ import annotations

import json
from collections.abc import Collection
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlparse
from urllib.request import url2pathname

from uguisu.core.errors import UguisuError
from uguisu.said import Said
from uguisu.scaffold.folder import write_folder
from uguisu.scaffold.names import as_module, as_title

TEMPLATES = Path(__file__).parent / "plugin"
SUFFIX = ".tmpl"
"""Templates end so, so that tools do not take them for code of the engine."""
NAME, CLASS, TITLE, SOURCES = "PLUGIN_NAME", "PLUGIN_CLASS", "PLUGIN_TITLE", "# PLUGIN_SOURCES"


def new_plugin(name: str, folder: Path, taken: Collection[str] = ()) -> Path:
    """Make a plugin called `name` in `folder` and return its path. None may have the name of one that is installed.

    Raises:
        UguisuError: when it can't be called so, or there is something of that name.
    """
    module = as_module(name)
    if module in taken:
        raise UguisuError(
            Said("a plugin called '{name}' is already installed", name=module),
            hint=Said("choose a different name"),
        )
    words = {
        NAME: module,
        CLASS: "".join(part.capitalize() for part in module.split("_")),
        TITLE: as_title(module),
        SOURCES: _sources(),
    }
    files = {}
    for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        place = template.relative_to(TEMPLATES).as_posix().removesuffix(SUFFIX)
        files[_filled(place, words)] = _filled(template.read_text(encoding="utf-8"), words)
    path = folder / module
    write_folder(path, files)
    return path


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text


def _sources() -> str:
    """Where this engine runs from its sources, tell the new plugin's tools to take it from there."""
    source = _engine_source()
    if source is None:
        return ""
    return f"[tool.uv.sources]\nuguisu = {{ path = {json.dumps(source.as_posix())}, editable = true }}\n"


def _engine_source() -> Path | None:
    try:
        told = distribution("uguisu").read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    url = urlparse(json.loads(told)["url"]) if told else None
    if url is None or url.scheme != "file":
        return None
    path = Path(url2pathname(unquote(url.path)))
    return path if path.is_dir() else None
