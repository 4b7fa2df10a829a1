"""Named rule functions, which variants replace or wrap before a game is compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from uguisu.core.errors import CompileError
from uguisu.said import Said
from uguisu.suggest import did_you_mean

Rule = Callable[..., Any]


class Rulebook:
    """The rules of a game under construction, by name.

    After compiling, phases hold the plain functions: looking a rule up costs nothing in play.

    >>> rules = Rulebook()
    >>> rules.define("hand_limit", lambda: 5)
    >>> rules.wrap("hand_limit", lambda original: lambda: original() + 1)
    >>> rules["hand_limit"]()
    6
    """

    def __init__(self) -> None:
        self._rules: dict[str, Rule] = {}
        self._hands: dict[str, list[str]] = {}
        self.editor: str = Said("the game")
        """Who is at work, for messages and for `history`."""

    def define(self, name: str, rule: Rule) -> None:
        """Add a rule that was not there.

        Raises:
            CompileError: when the name is taken.
        """
        if name in self._rules:
            raise CompileError(
                Said(
                    "{editor} defines the rule '{name}', which already exists",
                    editor=self.editor,
                    name=name,
                )
            )
        self._rules[name] = rule
        self._hands[name] = [self.editor]

    def replace(self, name: str, rule: Rule) -> None:
        """Put `rule` in the place of the one called `name`."""
        self._require(name)
        self._rules[name] = rule
        self._hands[name].append(self.editor)

    def wrap(self, name: str, wrapper: Callable[[Rule], Rule]) -> None:
        """Replace the rule called `name` by what `wrapper` makes of it."""
        self.replace(name, wrapper(self[name]))

    def __getitem__(self, name: str) -> Rule:
        self._require(name)
        return self._rules[name]

    def __contains__(self, name: object) -> bool:
        return name in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def history(self, name: str) -> tuple[str, ...]:
        """Return who had a hand in the rule: the one that defined it, then the variants that changed it."""
        self._require(name)
        return tuple(self._hands[name])

    def _require(self, name: str) -> None:
        if name not in self._rules:
            raise CompileError(
                Said(
                    "{editor} refers to a rule '{name}', which this game does not have",
                    editor=self.editor,
                    name=name,
                ),
                hint=did_you_mean(name, self._rules),
            )
