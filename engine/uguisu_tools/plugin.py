"""The tools' own plugin: bots that play any game, and what rulings of any game may expect."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from uguisu.bots.bot import Bot, BotType
from uguisu.plugins.hooks import hookimpl
from uguisu.plugins.registered import Lint, Trial
from uguisu_tools.lints import LINTS
from uguisu_tools.packs.rehearsal import endless
from uguisu_tools.rulings.expectations import EXPECTATIONS
from uguisu_tools.rulings.run import unfit_rulings
from uguisu_tools.translations import TRANSLATIONS

BOTS = {
    "random": ("simple:make_random", "Plays any legal move."),
    "greedy": (
        "simple:make_greedy",
        "Looks one move ahead with the game's evaluator: greedy, greedy:<evaluator>.",
    ),
    "mcts": (
        "search",
        "Tree search: mcts:200 (playouts), mcts:0.5s (seconds a move); options evaluator=, rollout=, c=, trust=, mix=.",
    ),
    "strong": (
        "strong",
        "Weighs plans of the game's rules of thumb in a tree, or searches: strong:200 (playouts a decision), strong:0.5s.",
    ),
    "perfect": (
        "perfect",
        (
            "Makes no mistake, in games that `uguisu solve` can solve: perfect, perfect:FILE (from `uguisu solve --write`),"
            " perfect:memory=4000."
        ),
    ),
    "program": ("program", "A program of your own, as in program:python my_bot.py; see docs/protocol.md."),
}
"""The bots that play any game: in which module of `uguisu_tools.bots` each is made, and what it is."""


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """What rulings may expect."""
    return list(EXPECTATIONS)


@hookimpl
def uguisu_lints() -> list[Lint]:
    """What is looked for in packs of all games."""
    return LINTS


@hookimpl
def uguisu_trials() -> list[Trial]:
    """Rulings that cannot be tried as they are written, and triggers that set one another off for ever."""
    return [Trial("unfit_rulings", unfit_rulings), Trial("endless", endless)]


@hookimpl
def uguisu_translations() -> list[Path]:
    """What the tools say, in other languages."""
    return [TRANSLATIONS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Bots that play any game."""
    return [BotType(name, partial(_make, name), told) for name, (_, told) in BOTS.items()]


def _make(name: str, setting: str, game: Any) -> Bot:
    """Make a bot; how it thinks is imported only now, for most commands need none."""
    module, _, maker = BOTS[name][0].partition(":")
    bot: Bot = getattr(import_module(f"uguisu_tools.bots.{module}"), maker or "make")(setting, game)
    return bot
