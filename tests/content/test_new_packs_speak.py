"""A new pack speaks the language of whoever begins it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from uguisu.loading import load
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.bots.table import Table
from uguisu_tools.scaffold import new_pack

GAMES = ("temple", "scorpion", "senjutsu", "spies")
READ = {"title", "name", "summary", "briefing", "text"}
"""What of a file people read."""


def told(found: Any) -> list[Any]:
    """Everything that people read, whatever it lies in."""
    if isinstance(found, dict):
        return [
            one
            for key, value in found.items()
            for one in ([value] if key in READ and isinstance(value, str) else told(value))
        ]
    return [one for value in found for one in told(value)] if isinstance(found, list) else []


def texts(pack: Path) -> list[str]:
    return [
        text
        for file in sorted(pack.glob("*.yaml"))
        for text in told(yaml.safe_load(file.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_new_pack_is_in_one_language(game: str, tmp_path: Path) -> None:
    said = {
        language: texts(new_pack("mine", game, tmp_path / language, registry(), title="—", language=language))
        for language in ("en", "it", "ru", "uk")
    }
    assert len({len(found) for found in said.values()}) == 1
    assert len(said["en"]) > 3
    for language in ("ru", "uk"):
        assert [text for text in said[language] if re.search("[A-Za-z]{2,}", text)] == []
    same = [en for en, it in zip(said["en"], said["it"], strict=True) if en == it]
    assert [text for text in same if " " in text] == []  # Kenjutsu is called so everywhere
    foreign = [
        text
        for text in said["en"]
        if re.search("[\N{CYRILLIC CAPITAL LETTER A}-\N{CYRILLIC SMALL LETTER YA}]", text)
    ]
    assert foreign == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_new_pack_is_told_in_russian(game: str, tmp_path: Path) -> None:
    rules = load(new_pack("mine", game, tmp_path, registry(), title="—", language="ru"))
    match = Match(rules, 3)
    table = Table(match, registry())
    table.seat_bots({seat.id: "random" for seat in rules.seats})
    notes: set[str] = set()
    while not match.over:
        view = match.view(match.to_move, "ru")
        notes.update(view.told)
        table.let_bot_move()
    lines = {line.text for seat in rules.seats for line in match.view(seat.id, "ru").log}
    assert len(lines) > 5
    squares = re.compile(r"\b[a-z]\d+\b")
    assert [text for text in lines | notes if re.search("[A-Za-z]{2,}|[\\[_]", squares.sub("", text))] == []
