"""The engine's own plugin: what every game has."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from uguisu.bots.bot import Bot, BotType
from uguisu.core.events import EngineEvents
from uguisu.core.language import OPERATIONS, TESTS
from uguisu.core.text import Texts
from uguisu.plugins.hooks import hookimpl
from uguisu.rulings.expectations import EXPECTATIONS
from uguisu.translations import SOURCE_LANGUAGE

TEXTS = Texts(
    "",
    {
        "prompt": "{text}",
        "phase.operations": "Choose",
        "move.choose_place": "{place}",
        "move.choose_piece": "{piece}",
        "move.choose_card": "{card}",
        "move.choose_option": "{text}",
        "move.choose": "choose {card}",
        "move.discard": "discard {card}",
        "move.effect": "for its effect",
        "move.let_be": "let it happen",
        "move.pass": "pass",
        "move.play": "play {card}",
        "move.take": "take {card}",
        "move.target_piece": "{piece}",
        "move.target_place": "at {place}",
        "move.target_seat": "{seat}",
        "phase.answer": "Answer with a card?",
        "phase.commit_cards": "Choose a card in secret",
        "phase.discard_down": "Discard cards",
        "phase.pick_hand": "Pick a card",
        "phase.target": "What is it played on?",
    },
)


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
"""The bots that play any game: in which module of `uguisu.bots` each is made, and what it is."""


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions of the core, and what rulings may expect."""
    return [*OPERATIONS, *TESTS, *EXPECTATIONS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Bots that play any game."""
    return [BotType(name, partial(_make, name), told) for name, (_, told) in BOTS.items()]


def _make(name: str, setting: str, game: Any) -> Bot:
    """Make a bot; how it thinks is imported only now, for most commands need none."""
    module, _, maker = BOTS[name][0].partition(":")
    bot: Bot = getattr(import_module(f"uguisu.bots.{module}"), maker or "make")(setting, game)
    return bot


@hookimpl
def uguisu_texts() -> list[Any]:
    """Texts for what the core tells, and for the log's lines of its events."""
    says = {f"event.{name}": event.says for name, event in EngineEvents.types().items() if event.says}
    return [TEXTS, ("", {SOURCE_LANGUAGE: says})]
