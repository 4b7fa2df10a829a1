"""Several mods at once, in no file: do they go together, and what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.claims import cards_of_decks
from uguisu.content.diagnostics import Diagnostic, has_errors
from uguisu.content.pack import Pack
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.guard.faults import playing
from uguisu.loading import check
from uguisu.loading.overrides import Overrides
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.plugins.registered import Registry

MOST_PLIES = 20_000
"""After how many plies a game at random is left: that it goes on breaks nothing."""


class Apart(msgspec.Struct, frozen=True):
    """Two mods that do not go together though each does alone, and what is wrong."""

    one: str
    other: str
    found: list[Diagnostic]


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of several mods: pairs that do not go together, what is wrong besides, the decks after each (with what it is
    called, "" for the pack below), how many games were played at random, and what broke in them.
    """

    apart: list[Apart]
    found: list[Diagnostic]
    decks: dict[str, list[tuple[str, int]]]
    games: int = 0
    broken: list[Message] = []

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return not self.apart and not has_errors(self.found) and not self.broken


def try_together(packs: tuple[Path, ...], registry: Registry, games: int = 4) -> Together:
    """Lay mods over one another in this order, and look at what comes of it.

    Raises:
        UguisuError: when one of them is no mod of what the others are mods of.
    """
    names = dict(zip(packs, _names(packs), strict=True))
    alone = {pack: {_told(one) for one in check(pack, registry)[1]} for pack in packs}
    apart = []
    for one, other in combinations(packs, 2):
        wrong = [it for it in _laid((one, other), registry)[1] if _told(it) not in alone[one] | alone[other]]
        wrong = [it for it in wrong if it.severity != "hint"]
        if wrong:
            apart.append(Apart(names[one], names[other], wrong))
    known = {_told(it) for pair in apart for it in pair.found}
    game, every = _laid(packs, registry)
    found = [it for it in every if _told(it) not in known]
    broken = list(_broken(game, games)) if game is not None else []
    decks = _decks(game.content, packs, names) if game is not None else {}
    return Together(
        apart=apart, found=found, decks=decks, games=games if game is not None else 0, broken=broken
    )


def _laid(packs: tuple[Path, ...], registry: Registry) -> tuple[Game | None, list[Diagnostic]]:
    """Return the game that packs come to, laid over one another, and what is wrong with it."""
    first, *others = (pack.absolute() for pack in packs)
    return check(first, registry, changes=Overrides(mods=tuple(pack.as_posix() for pack in others)))


def _told(finding: Diagnostic) -> tuple[str, str, str]:
    return finding.file, finding.code, str(finding.message)


def _names(packs: tuple[Path, ...]) -> list[str]:
    """Return what to call each pack: its folder, with the way to it where two are called the same."""
    last = Counter(pack.stem for pack in packs)
    return [pack.stem if last[pack.stem] == 1 else pack.as_posix() for pack in packs]


def _decks(whole: Pack, packs: tuple[Path, ...], names: dict[Path, str]) -> dict[str, list[tuple[str, int]]]:
    """Return how many cards each deck has whose number changes: below, and after each of the packs."""
    assert whole.stack is not None
    layers = whole.stack.layers
    numbers = [
        next(n for n, layer in enumerate(layers) if layer.path.resolve() == pack.resolve()) for pack in packs
    ]
    shared = frozenset.intersection(*(layers[number].below for number in numbers))
    steps = [("", sorted(shared))]
    for pack, number in zip(packs, numbers, strict=True):
        taken = {*steps[-1][1], *layers[number].below, number}
        steps.append((names[pack], sorted(taken)))
    sizes = [(name, cards_of_decks(whole.stack.data_of("cards", taken))) for name, taken in steps]
    decks = sorted({deck for _, size in sizes for deck in size})
    rows = {deck: [(name, size[deck]) for name, size in sizes] for deck in decks}
    return {deck: row for deck, row in rows.items() if len({size for _, size in row}) > 1}


def _broken(game: Game, games: int) -> list[Message]:
    """Play games at random to their ends; return what broke."""
    broken = []
    for seed in range(games):
        try:
            state = game.new(seed)
            with playing(game, state, "together"):
                game.playout(state, random.Random(seed), MOST_PLIES)
        except UguisuError as error:
            broken.append(
                Message("The game with the seed {seed}: {problem}", seed=seed, problem=error.message)
            )
    return broken
