"""Whatever happens can be told to people."""

from __future__ import annotations

import string

from uguisu.core.state import CHANCE
from uguisu.core.text import Text
from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, positions
from uguisu.translations import SOURCE_LANGUAGE


def everything_has_a_text(subject: Subject) -> None:
    """Every phase, move and event that comes up has a text, in every language that texts ask for nothing unknown in."""
    game = subject.game
    told = 0
    for position in positions(subject):
        state = position.state
        log = state.log or []
        told = told if told <= len(log) else 0
        for event in log[told:]:
            _has_text(position, Text(f"event.{event.kind}", event.details))
        told = len(log)
        if state.over:
            continue
        _has_text(position, game.phases[state.phase].title(state))
        if state.seat != CHANCE:
            for action in game.legal(state):
                _has_text(position, game.describe(state, action).label)


def _has_text(position: Position, text: Text) -> None:
    catalogue = position.game.texts
    if catalogue.template(text.key, SOURCE_LANGUAGE) is None:
        raise position.fail(f"there is no text for '{text.key}'; return it from the hook uguisu_texts")
    for language in catalogue.languages:
        template = catalogue.template(text.key, language) or ""
        asked = {name for _, name, _, _ in string.Formatter().parse(template) if name}
        unknown = asked - set(text.values)
        if unknown:
            raise position.fail(
                f"the text '{text.key}' in '{language}' asks for {', '.join(sorted(unknown))}, "
                f"and is given {', '.join(sorted(text.values)) or 'nothing'}"
            )
