"""From the path of a pack to a Game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.content.diagnostics import Diagnostic, has_errors, in_file_order
from uguisu.content.linting import guarded
from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.content.source import open_source
from uguisu.core.errors import CompileError, UguisuError
from uguisu.loading.compile import compile_game
from uguisu.loading.overrides import Overrides, mod_source, override, refuse_what_lints_refuse
from uguisu.messages.message import Message, capitalized

if TYPE_CHECKING:
    from uguisu.content.layers import Layer, Opening
    from uguisu.content.source import Source
    from uguisu.core.game import Game
    from uguisu.plugins.registered import Registry

__all__ = ["BadPack", "Overrides", "check", "check_together", "compile_game", "load", "load_pack"]


class BadPack(UguisuError):
    """A pack that cannot become a game; `diagnostics` say why. `changed`: with other variants or options than its own."""

    def __init__(self, path: Path, diagnostics: list[Diagnostic], *, changed: bool = False) -> None:
        told, hint = (
            Message("{path} has errors", path=path),
            Message("see `uguisu validate {path}`", path=path),
        )
        if changed:
            told = Message("no game comes of {path} with these changes", path=path)
            hint = Message("change something else, or mend first what is told of its files")
        if [one.code for one in diagnostics] == ["no-pack"]:
            super().__init__(diagnostics[0].message, hint=diagnostics[0].hint)
        else:
            super().__init__(told, hint=hint)
        self.diagnostics = diagnostics


def check(
    path: Path | str,
    registry: Registry | None = None,
    source: Source | None = None,
    changes: Overrides | None = None,
    opening: Opening = open_source,
) -> tuple[Game | None, list[Diagnostic]]:
    """Load the pack at `path` (see `load`), or what `source` holds of it, and compile it; return the game, if one can be made,
    and everything found. `changes` are variants and options instead of the scenario's; `opening` opens the packs it builds on.
    """
    registry = registry or _installed(path)
    game, found = _compiled(path, registry, source, changes, opening)
    if game is not None:
        found += _doubts(game, registry, found)
    return game, in_file_order(found)


def _doubts(game: Game, registry: Registry, found: list[Diagnostic]) -> list[Diagnostic]:
    """Return what compiles and can hardly be meant, where nothing else is said of the same place."""
    content = game.content
    told = {(one.file, one.line, one.col) for one in found}
    doubts = [one for one in _doubted(game, registry) if (one.file, one.line, one.col) not in told]
    if content.stack is None:
        return doubts
    return content.stack.judge(doubts, partial(_doubted_alone, registry))


def _doubted(game: Game, registry: Registry) -> list[Diagnostic]:
    tried = (guarded(trial, game) for trial in registry.games[game.id].trials)
    return game.content.locate([*game.doubts, *chain.from_iterable(tried)])


def _doubted_alone(registry: Registry, layer: Layer) -> list[Diagnostic]:
    """Return what is doubted in a pack below when it is compiled by itself; it may be none that can be."""
    game, _ = _compiled(layer.path, registry, layer.source)
    return _doubted(game, registry) if game is not None else []


def check_together(games: Iterable[Game]) -> Iterator[tuple[Path, Diagnostic]]:
    """Yield what is wrong with packs only beside one another, each with the path of its pack: two of one id."""
    first: dict[tuple[str, str], Path] = {}
    for game in games:
        path = game.content.path
        other = first.setdefault((game.id, game.scenario), path)
        if other != path:
            message = Message(
                "The pack {other} also has the id `{name}`", other=other.as_posix(), name=game.scenario
            )
            hint = Message("Give one of them another id: saves, replays and reports use it.")
            yield (
                path,
                game.content.find("scenario", ("id",), "pack-twice", message, hint=hint, severity="warning"),
            )


def _compiled(
    path: Path | str,
    registry: Registry,
    source: Source | None = None,
    changes: Overrides | None = None,
    opening: Opening = open_source,
) -> tuple[Game | None, list[Diagnostic]]:
    if changes is not None and changes.lays_over and source is None:
        laid_over = mod_source(_located(path, registry), changes, registry)
        path, source = laid_over.folder, laid_over
    pack, found = read_pack(path, registry, source, opening=opening)
    if pack is None or has_errors(found):
        return None, found
    if changes:
        pack = override(pack, registry, changes)
        refuse_what_lints_refuse(pack, registry)
    try:
        return compile_game(pack, registry), found
    except CompileError as error:
        for one in error.every:
            hint = one.hint and capitalized(one.hint)
            found.append(pack.find(one.file, one.path, "cannot-play", capitalized(one.message), hint=hint))
        return None, found


def load(
    path: Path | str,
    registry: Registry | None = None,
    changes: Overrides | None = None,
    texts: Mapping[str, str] | None = None,
) -> Game:
    """Return the Game of the pack at `path`: a folder, its scenario.yaml, a zip, or the name of a known pack.

    `changes` are variants, options and contents that replace what the files say; `texts` are the contents, by file name, of
    files that are not saved yet.

    Raises:
        BadPack: when the pack has errors.
        UguisuError: when the game has no such variants or options.
    """
    registry = registry or _installed(path, texts)
    if changes:
        changed = override(load_pack(path, registry, changes, texts), registry, changes)
        refuse_what_lints_refuse(changed, registry)
        return compile_game(changed, registry)
    path = _located(path, registry)
    game, found = _compiled(path, registry, _source(path, texts))
    if game is None:
        raise BadPack(path, [finding for finding in found if finding.severity == "error"])
    return game


def load_pack(
    path: Path | str,
    registry: Registry | None = None,
    changes: Overrides | None = None,
    texts: Mapping[str, str] | None = None,
) -> Pack:
    """Return the pack at `path`, with what `changes` lay over it or with the `texts` of files that are not saved yet, without
    a game made of it.

    Raises:
        BadPack: when the pack has errors.
    """
    registry = registry or _installed(path, texts)
    path = _located(path, registry)
    own = _source(path, texts)
    if changes is not None and changes.lays_over:
        laid_over = mod_source(path, changes, registry)
        pack, found = read_pack(laid_over.folder, registry, laid_over, opening=partial(_opened, path, own))
    else:
        laid_over = None
        pack, found = read_pack(path, registry, own)
    if pack is None or has_errors(found):
        errors = [finding for finding in found if finding.severity == "error"]
        raise BadPack(path, errors, changed=laid_over is not None)
    return pack


def _located(path: Path | str, registry: Registry) -> Path:
    """Return the path of the pack that `path` means; `path` itself where there is none, of which reading it will tell."""
    from uguisu.content.library import Library

    return Library.of(registry).locate(path) or Path(path)


def _opened(path: Path, own: Source | None, wanted: Path) -> Source | Diagnostic:
    """Open a pack that one builds on: of that at `path`, what is not saved yet."""
    return own if own is not None and wanted.resolve() == path.resolve() else open_source(wanted)


def _source(path: Path, texts: Mapping[str, str] | None) -> Source | None:
    from uguisu.content.source import EditedSource, is_safe_name

    below = open_source(path) if texts else None
    if texts is None or below is None or isinstance(below, Diagnostic):
        return None
    for name in texts:
        if not is_safe_name(name):
            raise UguisuError(Message("'{name}' is not the name of a file in a pack", name=name))
    return EditedSource(below, texts)


def _installed(path: Path | str, texts: Mapping[str, str] | None = None) -> Registry:
    """Return what is installed for the game of the pack at `path`; everything, where that is not easily seen."""
    from uguisu.plugins import registry
    from uguisu.plugins.one_game import game_of

    return registry(game_of(path, texts))
