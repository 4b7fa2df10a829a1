"""The engine's own plugin: what every game has."""

from __future__ import annotations

from typing import Any

from uguisu.bots.bot import BotType
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


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions of the core, and what rulings may expect."""
    return [*OPERATIONS, *TESTS, *EXPECTATIONS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Bots that play any game."""
    from uguisu.bots.perfect import PERFECT
    from uguisu.bots.program import PROGRAM
    from uguisu.bots.search import MCTS
    from uguisu.bots.simple import GREEDY, RANDOM
    from uguisu.bots.strong import STRONG

    return [RANDOM, GREEDY, MCTS, STRONG, PERFECT, PROGRAM]


@hookimpl
def uguisu_texts() -> list[Any]:
    """Texts for what the core tells, and for the log's lines of its events."""
    says = {f"event.{name}": event.says for name, event in EngineEvents.types().items() if event.says}
    return [TEXTS, ("", {SOURCE_LANGUAGE: says})]
