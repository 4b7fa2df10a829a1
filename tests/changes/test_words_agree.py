"""Words of a sentence of chips agree with what the chips hold."""

from __future__ import annotations

import pytest

from uguisu.content import Grammar
from uguisu.plugins import registry
from uguisu_changes.words import Hole, SchemaWords


@pytest.mark.parametrize(
    ("language", "data", "said"),
    [
        ("en", {"count": 2}, "<who> draw <count> cards"),
        ("en", {}, "<who> draw <count> card"),
        ("en", {"count": 2, "who": "target"}, "<who> draws <count> cards"),
        ("ru", {"count": 5}, "<who> возьмите <count> карт"),
        ("it", {"count": 1}, "<who> pesca <count> carta"),
    ],
)
def test_a_verb_goes_with_who_and_a_noun_with_its_number(
    language: str, data: dict[str, object], said: str
) -> None:
    words = SchemaWords(Grammar(registry(), "senjutsu"))
    pieces = words.sentence("DrawCards", {"op": "draw_cards", **data}, language)
    assert "".join(f"<{piece.key}>" if isinstance(piece, Hole) else piece for piece in pieces) == said
