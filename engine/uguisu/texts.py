"""What the core says at the table."""

from __future__ import annotations

from uguisu.core.text import Texts

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
        "event.marked": "A mark ({mark}) is laid on {place}",
        "event.unmarked": "The mark ({mark}) is taken from {place}",
        "event.cards_drawn": "Cards from {area_from} to {area_to}: {count}",
        "event.cards_seen": "{area} gets: {cards}",
        "event.shuffled": "Shuffled: {area}",
        "event.said": "{text}",
        "event.endless": "{source} never ends, so it was stopped: it had started {number} times without finishing",
        "event.too_long": "{source} takes too long, so it was stopped: {number} steps without a decision",
        "event.passed_over": "`{operation}` does nothing here",
        "event.game_over": "The game is over: {result}",
        "event.talk": "{seat} → {to_seat}: {words}",
        "event.discarded": "Discarded: {card}",
        "event.discards": "{seat} discards a card",
        "event.picked": "Taken: {card}",
        "event.picks": "{seat} takes a card",
        "event.played": "{seat} plays {card}",
        "move.discard": "discard {card}",
        "move.effect": "for its effect",
        "move.let_be": "let it be",
        "move.pass": "pass",
        "move.play": "play {card}",
        "move.take": "take {card}",
        "move.target_piece": "{piece}",
        "move.target_place": "at {place}",
        "move.target_seat": "{seat}",
        "phase.answer": "Answer with a card?",
        "phase.discard_down": "Discard cards",
        "phase.pick_hand": "Pick a card",
        "phase.target": "What is it played on?",
    },
)
