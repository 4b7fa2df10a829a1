"""Finds the pack that a replay was played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from uguisu.content.source import find_packs
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import BadPack, load
from uguisu.record.replay import Replay
from uguisu.record.stamp import StampMismatch, check
from uguisu.registry import Registry
from uguisu.said import Said


def game_for(replay: Replay, file: Path, registry: Registry, pack: Path | None = None) -> Game:
    """Return the game that `replay`, read from `file`, was played with.

    It is made of `pack` if that is given; else of the pack that the replay names; else of the first that fits among
    those that come with plugins.

    Raises:
        UguisuError: when there is none, or it has changed since.
    """
    if pack is not None:
        return load(pack, registry, replay.header.changes)
    refused: UguisuError | None = None
    for path in _candidates(replay, file, registry):
        try:
            game = load(path, registry, replay.header.changes)
            check(replay.header.uguisu_replay, game)
        except (StampMismatch, BadPack) as error:
            refused = refused or error
        else:
            return game
    if refused is not None:
        raise UguisuError(Said("{place}: {problem}", place=file, problem=refused.message), refused.hint)
    stamp = replay.header.uguisu_replay
    raise UguisuError(
        Said(
            "{file}: it was played with the pack '{scenario}', which is not where it was",
            file=file,
            scenario=stamp.scenario,
        ),
        hint=Said("name the pack with --pack"),
    )


def _candidates(replay: Replay, file: Path, registry: Registry) -> Iterator[Path]:
    named = replay.header.pack
    for folder in (file.parent, Path()):
        if named and (folder / named).exists():
            yield folder / named
    for folder in registry.packs:
        for path in find_packs(folder):
            if path.name.removesuffix(".zip") == replay.header.uguisu_replay.scenario:
                yield path
