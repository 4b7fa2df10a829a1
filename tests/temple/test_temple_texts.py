"""What Temple says, in every language."""

from pathlib import Path

import pytest

from uguisu import Match, load

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "temple"
LANGUAGES = ("en", "it", "ru", "uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_gaps(language: str) -> None:
    """No bare key, no placeholder and no id gets to the reader."""
    match = Match(load(SCENARIOS / "six_lanterns"), seed=3)
    number = 0
    while not match.over and number < 120:
        legal = match.legal()
        seen = match.view(match.to_move, language)
        assert seen.decision is not None
        labels = [move.label for move in seen.decision.moves]
        assert len(set(labels)) == len(labels)
        for text in (seen.decision.title, *labels):
            assert "{" not in text
            assert "_" not in text
        match.play(legal[-1] if number % 5 == 0 else legal[(number * 7) % len(legal)])
        number += 1
    for line in match.view("", language).log:
        assert "{" not in line.text
        assert "_" not in line.text
    assert {"placed", "moved", "stayed"} <= {line.kind for line in match.view().log}
