"""The engine's own plugin: what every game has."""

from __future__ import annotations

from typing import Any

from uguisu.bots.bot import BotType
from uguisu.core.language import OPERATIONS, TESTS
from uguisu.core.text import Texts
from uguisu.plugins.hooks import hookimpl
from uguisu.rulings.expectations import EXPECTATIONS

TEXTS = Texts(
    "",
    {
        "prompt": "{text}",
        "phase.operations": "Choose",
        "move.choose_place": "{place}",
        "move.choose_piece": "{piece}",
        "move.choose_card": "{card}",
        "move.choose_option": "{text}",
        "event.put": "{piece} is put on {place}",
        "event.taken_off": "{piece} is taken off the map",
        "event.track_changed": "{track}: {value}",
        "event.triggered": "Trigger: {trigger}",
        "event.marked": "A mark ({mark}) is laid on {place}",
        "event.unmarked": "The mark ({mark}) is taken from {place}",
        "event.cards_drawn": "Cards from {area_from} to {area_to}: {count}",
        "event.cards_seen": "{area} gets: {cards}",
        "event.shuffled": "Shuffled: {area}",
        "event.said": "{text}",
        "event.misses_move": "{piece} misses a move",
        "event.moves_again": "{piece} moves once more",
        "event.endless": (
            "{source} never ends, so it was stopped for the rest of the game: "
            "it had started {number} times without finishing"
        ),
        "event.too_long": (
            "{source} takes too long, so it was stopped for the rest of the game: "
            "{number} steps without a decision"
        ),
        "event.passed_over": "`{operation}` does nothing here",
        "event.game_over": "The game is over: {result}",
        "event.talk": "{seat} → {to_seat}: {words}",
        "event.discarded": "Discarded: {card}",
        "event.discards": "{seat} discards a card",
        "event.picked": "Taken: {card}",
        "event.picks": "{seat} takes a card",
        "event.played": "{seat} plays {card}",
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

    return [RANDOM, GREEDY, MCTS, PERFECT, PROGRAM]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """Texts for what the core tells."""
    return [TEXTS]
