"""Sets of small numbers, places or pieces, as the bits of an int: a copy costs nothing, and who is in two of them is an `&`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

WIDTH, PART = 60, (1 << 60) - 1
"""Into parts of so many bits a large mask is taken; and one that is full."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return a set of numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, lowest first, from a cache: the same few masks come up over and over."""
    return tuple(bits_once(mask))


def bits_once(mask: int) -> list[int]:
    """Return the numbers in a mask, lowest first, without caching: for masks that seldom come up twice.

    A mask of more than 60 bits is split first, because compiled code computes with machine words, not with Python's integers.

    >>> bits_once(1 | 1 << 59 | 1 << 60 | 1 << 200)
    [0, 59, 60, 200]
    """
    numbers: list[int] = []
    before = -1
    while mask > PART:
        part = mask & PART
        while part:
            low = part & -part
            numbers.append(before + low.bit_length())
            part ^= low
        mask >>= WIDTH
        before += WIDTH
    while mask:
        low = mask & -mask
        numbers.append(before + low.bit_length())
        mask ^= low
    return numbers
