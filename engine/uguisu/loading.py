"""From the path of a pack to a Game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu.content.diagnostics import Diagnostic, has_errors
from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.core.compile import compile_game
from uguisu.core.errors import CompileError, UguisuError
from uguisu.overriding import Overrides, mod_source, override, refuse_what_lints_refuse
from uguisu.said import Said, capitalized

if TYPE_CHECKING:
    from uguisu.content.source import Source
    from uguisu.core.game import Game
    from uguisu.registry import Registry


class BadPack(UguisuError):
    """A pack that no game can be made of; `diagnostics` say why."""

    def __init__(self, path: Path, diagnostics: list[Diagnostic]) -> None:
        super().__init__(
            Said("{path} has errors", path=path), hint=Said("see `uguisu validate {path}`", path=path)
        )
        self.diagnostics = diagnostics


def check(
    path: Path,
    registry: Registry | None = None,
    source: Source | None = None,
    changes: Overrides | None = None,
) -> tuple[Game | None, list[Diagnostic]]:
    """Load the pack at `path` (or what `source` holds of it) and compile it; return the game, if one can be made of it,
    and everything found. `changes` are variants and options instead of the scenario's.
    """
    from uguisu.rulings.run import unfit_rulings

    game, found = _compiled(path, registry or _installed(), source, changes)
    if game is not None:
        found += unfit_rulings(game.content, game)
    return game, found


def check_together(games: Iterable[Game]) -> Iterator[tuple[Path, Diagnostic]]:
    """Yield what is wrong with packs only beside one another, each with the path of its pack: two of one id."""
    first: dict[tuple[str, str], Path] = {}
    for game in games:
        path = game.content.path
        other = first.setdefault((game.id, game.scenario), path)
        if other != path:
            told = Said(
                "The pack {other} also has the id `{name}`", other=other.as_posix(), name=game.scenario
            )
            hint = Said("Give one of them another id: saves, replays and reports use it.")
            yield (
                path,
                game.content.find("scenario", ("id",), "pack-twice", told, hint=hint, severity="warning"),
            )


def _compiled(
    path: Path, registry: Registry, source: Source | None = None, changes: Overrides | None = None
) -> tuple[Game | None, list[Diagnostic]]:
    pack, found = read_pack(path, registry, source)
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
    """Return the Game of the pack at `path` (a folder, its scenario.yaml, or a zip).

    `changes` are variants, options and contents to be played with instead of what its files say; `texts` what stands in
    files of the pack, by name, that are not saved yet.

    Raises:
        BadPack: when the pack has errors.
        UguisuError: when the game has no such variants or options.
    """
    if changes:
        registry = registry or _installed()
        changed = override(load_pack(path, registry, changes.mod, texts), registry, changes)
        refuse_what_lints_refuse(changed, registry)
        return compile_game(changed, registry)
    game, found = _compiled(Path(path), registry or _installed(), _source(Path(path), texts))
    if game is None:
        raise BadPack(Path(path), [finding for finding in found if finding.severity == "error"])
    return game


def load_pack(
    path: Path | str,
    registry: Registry | None = None,
    mod: Mapping[str, Any] | None = None,
    texts: Mapping[str, str] | None = None,
) -> Pack:
    """Return the pack at `path`, with a `mod` laid over it (see `Overrides`) or with the `texts` of files that are not saved
    yet, without a game made of it.

    Raises:
        BadPack: when the pack has errors.
    """
    laid_over = mod_source(Path(path), mod) if mod else None
    source = laid_over or _source(Path(path), texts)
    folder = laid_over.folder if laid_over is not None else Path(path)
    pack, found = read_pack(folder, registry or _installed(), source)
    if pack is None or has_errors(found):
        raise BadPack(Path(path), [finding for finding in found if finding.severity == "error"])
    return pack


def _source(path: Path, texts: Mapping[str, str] | None) -> Source | None:
    from uguisu.content.source import Retold, open_source, safe_name

    below = open_source(path) if texts else None
    if texts is None or below is None or isinstance(below, Diagnostic):
        return None
    for name in texts:
        if not safe_name(name):
            raise UguisuError(Said("'{name}' is not the name of a file in a pack", name=name))
    return Retold(below, texts)


def _installed() -> Registry:
    from uguisu.plugins import registry

    return registry()
