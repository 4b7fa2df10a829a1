"""Mutants of the rules are what they are told to be, and one that plays otherwise is noticed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from benchmarks.mutants import RULES, Mutant, mutants_in, mutants_of

from benchmarks import mutants

SOURCE = '''
LIMIT = 3


def steps(state, left):
    """Not 1 of these."""
    if not state.over and left >= LIMIT:  # «Хто?» 2
        return left - 1
    return 0 if state.at in (1, 2) else left
'''


_all_tests = mutants._tests


def mutated(source: str, mutant: Mutant) -> str:
    raw = source.encode()
    return (raw[: mutant.start] + mutant.now.encode() + raw[mutant.end :]).decode()


def test_operators_small_numbers_and_not_are_changed_one_at_a_time() -> None:
    found = [mutated(SOURCE, mutant).splitlines()[6:] for mutant in mutants_in(Path("a.py"), SOURCE)]
    plain = SOURCE.splitlines()[6:]
    changed = sorted(
        now.split("#")[0].strip()
        for lines in found
        for was, now in zip(plain, lines, strict=True)
        if was != now
    )
    assert changed == [
        "if  state.over and left >= LIMIT:",
        "if not state.over and left > LIMIT:",
        "if not state.over or left >= LIMIT:",
        "return 0 if state.at in (1, 3) else left",
        "return 0 if state.at in (2, 2) else left",
        "return 0 if state.at not in (1, 2) else left",
        "return 1 if state.at in (1, 2) else left",
        "return left + 1",
        "return left - 2",
    ]


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("game", RULES)
def test_mutants_of_rules_are_other_programs_that_can_be_read(game: str) -> None:
    every = mutants_of(game)
    assert len(every) > 50
    package = mutants.ROOT / "plugins" / game / f"uguisu_{game}"
    for mutant in every[:: len(every) // 40]:
        source = (package / mutant.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(mutated(source, mutant))) != ast.dump(ast.parse(source)), mutant


@pytest.mark.long
def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the playthroughs alone, one of the first few; and without a mutant they pass."""
    monkeypatch.setattr(mutants, "_tests", lambda game: [*_all_tests(game)][:1])
    assert mutants.lives("temple", None)
    assert not all(mutants.lives("temple", mutant) for mutant in mutants_of("temple")[:6])


def test_a_game_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutants.main(["tempel"])
    assert "no game is called tempel; there are: temple" in capsys.readouterr().err
