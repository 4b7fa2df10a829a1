"""Stands for rpds in a page: maps, sets and lists that change by being made anew. jsonschema builds on a few of them."""

from __future__ import annotations

from typing import Any, Self


class HashTrieMap(dict[Any, Any]):
    """A mapping."""

    @classmethod
    def convert(cls, value: Any) -> Self:
        """Return a mapping as one of these."""
        return value if isinstance(value, cls) else cls(value)

    def insert(self, key: Any, value: Any) -> Self:
        """Return it with one more entry."""
        return type(self)({**self, key: value})

    def remove(self, key: Any) -> Self:
        """Return it without an entry that is there."""
        rest = dict(self)
        del rest[key]
        return type(self)(rest)

    def update(self, *others: Any, **named: Any) -> Self:  # type: ignore[override]
        """Return it with more entries."""
        made = dict(self)
        for other in others:
            made.update(other)
        return type(self)({**made, **named})


class HashTrieSet(frozenset[Any]):
    """A set."""

    def insert(self, value: Any) -> HashTrieSet:
        """Return it with one more value."""
        return HashTrieSet({*self, value})

    def remove(self, value: Any) -> HashTrieSet:
        """Return it without a value that is there."""
        if value not in self:
            raise KeyError(value)
        return HashTrieSet(self - {value})

    def update(self, *others: Any) -> HashTrieSet:
        """Return it with more values."""
        return HashTrieSet(self.union(*others))


class List(tuple[Any, ...]):
    """A list that grows at its front."""

    __slots__ = ()

    def push_front(self, value: Any) -> List:
        """Return it with one more value before the others."""
        return List((value, *self))
