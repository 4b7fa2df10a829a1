"""A new plugin: a distribution with a small game and one of everything, or a variant of a game; it passes its own tests."""

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlparse
from urllib.request import url2pathname

from uguisu.core.errors import UguisuError
from uguisu.loading import load
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry
from uguisu_tools import children
from uguisu_tools.scaffold.folder import as_module, as_title, write_folder
from uguisu_tools.scaffold.pack import starter_of

TEMPLATES = Path(__file__).parent
SUFFIX = ".tmpl"
"""Templates end so, so that tools do not take them for code of the engine."""
NAME, CLASS, TITLE, SOURCES = "PLUGIN_NAME", "PLUGIN_CLASS", "PLUGIN_TITLE", "# PLUGIN_SOURCES"


def new_plugin(name: str, folder: Path, registry: Registry) -> Path:
    """Make a plugin called `name`, with a game of its own, in `folder`, and return its path.

    Raises:
        UguisuError: when it can't be called so, or there is something of that name.
    """
    words = _words(name, registry)
    path = _written("plugin", words, folder)
    _write_schemas(path, words[NAME])
    return path


def new_variant(name: str, game: str, folder: Path, registry: Registry) -> Path:
    """Make a plugin called `name` with a variant of `game`, somebody else's, in `folder`, and return its path.

    Raises:
        UguisuError: when there is no such game, it can't be called so, or there is something of that name.
    """
    registry.game(game)
    words = _words(name, registry)
    origin = registry.details[registry.games[game].plugin].origin
    rules = load(starter_of(game, registry).path, registry).rules
    listed = [f"    {rule}" for rule in sorted(rules)]
    more = {
        "GAME_NAME": game,
        "GAME_DISTRIBUTION": origin,
        "GAME_RULES": "\n".join(listed),
        SOURCES: _sources("uguisu", origin),
    }
    return _written("variant", {**words, **more}, folder)


def _words(name: str, registry: Registry) -> dict[str, str]:
    """Return what is filled into templates. No plugin may have the name of one that is installed."""
    module = as_module(name)
    if module in registry.details:
        raise UguisuError(
            Message("a plugin called '{name}' is already installed", name=module),
            hint=Message("choose a different name"),
        )
    return {
        NAME: module,
        CLASS: "".join(part.capitalize() for part in module.split("_")),
        TITLE: as_title(module),
        SOURCES: _sources("uguisu"),
    }


def _written(kind: str, words: dict[str, str], folder: Path) -> Path:
    files: dict[str, str | bytes] = {}
    for template in sorted((TEMPLATES / kind).rglob(f"*{SUFFIX}")):
        place = template.relative_to(TEMPLATES / kind).as_posix().removesuffix(SUFFIX)
        files[_filled(place, words)] = _filled(template.read_text(encoding="utf-8"), words)
    path = folder / words[NAME]
    write_folder(path, files)
    return path


def _write_schemas(plugin: Path, name: str) -> None:
    """Write the schemas of a new plugin's game, by a Python of its own: nothing of the plugin stays in this one."""
    code = (
        "import sys; sys.path.insert(0, '.'); from importlib import import_module; "
        "from uguisu.plugins import load_registry; from uguisu_tools.scaffold.pack import write_game_schemas; "
        f"found = load_registry((), [({name!r}, import_module('uguisu_{name}.plugin'))]); "
        f"from pathlib import Path; write_game_schemas(Path(), {name!r}, found)"
    )
    children.run(children.python("-B", "-c", code), folder=plugin)


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text


def _sources(*distributions: str) -> str:
    """Where these run from their sources, tell the new plugin's tools to take them from there."""
    sources = {name: _source(name) for name in distributions}
    lines = [
        f"{name} = {{ path = {json.dumps(path.as_posix())}, editable = true }}\n"
        for name, path in sources.items()
        if path is not None
    ]
    return "".join(["[tool.uv.sources]\n", *lines]) if lines else ""


def _source(name: str) -> Path | None:
    try:
        told = distribution(name).read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    url = urlparse(json.loads(told)["url"]) if told else None
    if url is None or url.scheme != "file":
        return None
    path = Path(url2pathname(unquote(url.path)))
    return path if path.is_dir() else None
