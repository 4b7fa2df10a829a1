"""The engine's own plugin: what every game has."""

from __future__ import annotations

from typing import Any

from uguisu.core.events import EngineEvents
from uguisu.core.text import Texts
from uguisu.effects.words import OPERATIONS, TESTS
from uguisu.plugins.hooks import hookimpl

TEXTS = Texts(
    "",
    {
        "prompt": "{text}",
        "phase.operations": "Choose",
        "move.choose_place": "{place}",
        "move.choose_piece": "{piece}",
        "move.choose_card": "{card}",
        "move.choose_option": "{text}",
        "move.choose_nothing": "nothing",
        "move.buy": "buy {card} for {number}",
        "move.buy_nothing": "buy nothing",
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
    """Operations and conditions of every game."""
    return [*OPERATIONS, *TESTS]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """Texts for what the core tells, and for the log's lines of its events."""
    return [TEXTS, Texts.of_events("", EngineEvents.types())]
