"""Named rules: defining, replacing, wrapping."""

import pytest

from uguisu.core.errors import CompileError
from uguisu.core.rulebook import Rulebook


def test_a_wrapped_rule_calls_the_original() -> None:
    rules = Rulebook()
    rules.define("steps", lambda: 1)
    rules.wrap("steps", lambda original: lambda: original() + 1)
    assert rules["steps"]() == 2


def test_the_history_names_every_hand() -> None:
    rules = Rulebook()
    rules.define("steps", lambda: 1)
    rules.editor = "variant 'long legs'"
    rules.replace("steps", lambda: 3)
    assert rules.history("steps") == ("the game", "variant 'long legs'")


def test_a_misspelt_rule_is_answered_with_a_guess() -> None:
    rules = Rulebook()
    rules.define("samurai.legal", list)
    rules.editor = "variant 'x'"
    with pytest.raises(CompileError) as caught:
        rules.replace("samurai.legel", list)
    assert caught.value.message.startswith("variant 'x' refers to a rule 'samurai.legel'")
    assert caught.value.hint == "Did you mean `samurai.legal`?"
