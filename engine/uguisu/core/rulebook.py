"""Named rule functions, which variants replace or wrap before a game is compiled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from uguisu.core.errors import CompileError
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

Rule = Callable[..., Any]
"""A rule as the rulebook keeps it: a function or a bound method, such as a phase's `legal`."""


AS_IT_WAS = re.compile(r"\.(apply|enter)$")
"""Rules of phases that answer nothing, whatever they are written to answer."""


class AnsweredNothing(Exception):
    """A variant's rule has answered None where it never may; its text names the variant and the line."""


def _answering(name: str, rule: Rule, before: Rule, editor: str) -> Rule:
    """Return a rule that is told of when it answers None where the one before it says that it never does: nothing would stop
    play from taking that for an answer.
    """
    text = str(getattr(before, "__annotations__", {}).get("return", "None"))
    if AS_IT_WAS.search(name) or "None" in text or text in ("typing.Any", "Any"):
        return rule
    code = getattr(rule, "__code__", None)
    where = f" ({code.co_filename}:{code.co_firstlineno})" if code is not None else ""

    @wraps(rule)
    def answering(*arguments: Any, **named: Any) -> Any:
        answer = rule(*arguments, **named)
        if answer is None:
            raise AnsweredNothing(f"the rule '{name}' of {editor} answered nothing{where}")
        return answer

    answering.__annotations__ = {"return": text}
    return answering


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
        self.editor: str = Message("the game")
        """Who is changing rules at the moment, for messages and for `history`."""

    def define(self, name: str, rule: Rule) -> None:
        """Add a rule that was not there.

        Raises:
            CompileError: when the name is taken.
        """
        if name in self._rules:
            raise CompileError(
                Message(
                    "{editor} defines the rule '{name}', which already exists",
                    editor=self.editor,
                    name=name,
                )
            )
        self._rules[name] = rule
        self._hands[name] = [self.editor]

    def replace(self, name: str, rule: Rule) -> None:
        """Replace the rule called `name` by `rule`.

        Raises:
            CompileError: when there is none of that name, or `rule` is no function: a wrapper that forgets to return one.
        """
        self._require(name)
        if not callable(rule):
            raise CompileError(
                Message(
                    "{editor} puts {what} in the place of the rule '{name}', where a function should be",
                    editor=self.editor,
                    what=repr(rule)[:80],
                    name=name,
                ),
                hint=Message("tell its author, or leave it out; your pack may be fine"),
            )
        self._rules[name] = _answering(name, rule, self._rules[name], self.editor)
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
        """Return who defined the rule, followed by the variants that changed it."""
        self._require(name)
        return tuple(self._hands[name])

    def _require(self, name: str) -> None:
        if name not in self._rules:
            raise CompileError(
                Message(
                    "{editor} refers to a rule '{name}', which this game does not have",
                    editor=self.editor,
                    name=name,
                ),
                hint=did_you_mean(name, self._rules),
            )
