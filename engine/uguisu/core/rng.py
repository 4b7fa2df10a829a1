"""Random numbers that live in the State as one integer, so that a clone carries them along.

There are two generators. Playouts, and games that somebody gives a seed, have the quick one; games that people play for
their secrets begin with a `SecretSeed`, from whose numbers nobody learns the next ones.

SplitMix64 (Steele, Lea & Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014): a counter and a
mixing function. One draw is one addition and two multiplications, and a game may jump ahead or be reseeded by
assigning an int.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from functools import cache
from itertools import repeat
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from uguisu.core.state import State

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


def mix(number: int) -> int:
    """Return `number` scrambled to 64 evenly spread bits."""
    number = ((number ^ (number >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return number ^ (number >> 31)


KEY_BITS = 256
"""Secret bits of a `SecretSeed`."""
_COUNT_BITS = 64
_WORDS = 8
"""Numbers of 64 bits in one block of the stream."""
_SECRET = "secret:"


class SecretSeed(int):
    """A seed that cannot be computed from the numbers drawn from it: a key and, in the low 64 bits, how many numbers were
    drawn.

    The stream is BLAKE2b with that key in counter mode: block after block is the keyed hash of the block's number. Knowing
    some of its numbers helps nobody to another, short of trying all keys. As an integer it can stand wherever a quick seed can.

    >>> seed = SecretSeed.of(7)
    >>> numbers, later = seed.draw(3)
    >>> numbers == (*seed.draw(2)[0], *seed.draw(2)[1].draw(1)[0]), later - seed
    (True, 3)
    """

    __slots__ = ()

    @classmethod
    def fresh(cls) -> SecretSeed:
        """Return a new one, from the system's secure randomness."""
        return cls.of(secrets.randbits(KEY_BITS))

    @classmethod
    def of(cls, key: int) -> SecretSeed:
        """Return the one with this key, from which nothing has been drawn."""
        return cls(key << _COUNT_BITS)

    @property
    def key(self) -> bytes:
        """The secret."""
        return (int(self) >> _COUNT_BITS).to_bytes(KEY_BITS // 8, "big")

    def draw(self, count: int) -> tuple[tuple[int, ...], SecretSeed]:
        """Return the next `count` numbers of 64 bits, and the seed after them."""
        key, first = self.key, int(self) & _MASK
        begin, skipped = divmod(first, _WORDS)
        blocks = range(begin, (first + count + _WORDS - 1) // _WORDS)
        stream = b"".join(hashlib.blake2b(at.to_bytes(8, "little"), key=key).digest() for at in blocks)
        numbers = Struct(f"<{len(stream) // 8}Q").unpack(stream)
        return numbers[skipped : skipped + count], SecretSeed(self + count)

    def part(self, name: str) -> int:
        """Return a number for a part of the game, as long as the key; it reveals nothing of the key or of other parts."""
        return int.from_bytes(
            hashlib.blake2b(name.encode(), key=self.key, digest_size=KEY_BITS // 8).digest(), "big"
        )

    def __repr__(self) -> str:
        return "<a secret seed>"  # tracebacks and logs are shown to others


def written(seed: int) -> str:
    """Return a seed as the text that files have of it: programs in many languages round long numbers."""
    return f"{_SECRET}{int(seed):080x}" if isinstance(seed, SecretSeed) else str(seed)


def seed_of(said: int | str) -> int:
    """Return the seed that a file tells of; in older ones it is a number.

    Raises:
        ValueError: when it is none.

    >>> seed_of(written(12)), seed_of(12), seed_of(written(SecretSeed.of(5))) == SecretSeed.of(5)
    (12, 12, True)
    """
    if not isinstance(said, str) or not said.startswith(_SECRET):
        return int(said)
    digits = said.removeprefix(_SECRET)
    if len(digits) != (KEY_BITS + _COUNT_BITS) // 4:
        raise ValueError("a secret seed has 80 digits")
    return SecretSeed(int(digits, 16))


def below(state: State, bound: int) -> int:
    """Draw a whole number in ``range(bound)`` from the state's own generator, and move it on.

    Takes the high half of a 64-bit product (Lemire 2019); the bias, below bound / 2**64, is negligible.
    """
    seed = state.seed
    if type(seed) is not int:
        if isinstance(seed, SecretSeed):
            (number,), state.seed = seed.draw(1)
            return (number * bound) >> 64
        return _in_place_of(seed).take(repeat(1, bound))
    state.seed = seed = (seed + _GOLDEN) & _MASK
    return (mix(seed) * bound) >> 64


def shuffle(state: State, items: MutableSequence[Any]) -> None:
    """Shuffle `items` in place (Fisher and Yates) with the state's own generator, one draw for each but the first."""
    count = len(items)
    if count < 2:
        return
    if type(state.seed) not in (int, SecretSeed):
        _in_place_of(state.seed).order(items)
        return
    last = count
    for product in map(mul, _draw(state, count - 1), range(count, 1, -1)):
        last -= 1
        other = product >> 64
        items[last], items[other] = items[other], items[last]


def shuffle_by(random: Random, items: MutableSequence[Any]) -> None:
    """Shuffle `items` in place exactly as `random.shuffle` does, with the same draws but without CPython's function call for
    each item: sampling shuffles all cards again and again.

    >>> from random import Random
    >>> ours, theirs = list(range(40)), list(range(40))
    >>> shuffle_by(Random(1), ours), Random(1).shuffle(theirs)
    (None, None)
    >>> ours == theirs
    True
    """
    draw, width = random.getrandbits, len(items).bit_length()
    for last in range(len(items) - 1, 0, -1):
        if last + 1 < 1 << (width - 1):
            width -= 1
        other = draw(width)
        while other > last:
            other = draw(width)
        items[last], items[other] = items[other], items[last]


def _draw(state: State, count: int) -> tuple[int, ...]:
    """Draw `count` numbers of 64 bits, and move the generator on: the same as so many calls of `mix`.

    Decks are shuffled all game long, and CPython's cost is by the operation, not by the bit: so the numbers lie side by
    side in one, each in a lane of 128 bits, which the product of two numbers just fills.
    """
    seed = state.seed
    if isinstance(seed, SecretSeed):
        numbers_drawn, state.seed = seed.draw(count)
        return numbers_drawn
    ones, steps, low, unpack = _lanes(count)
    state.seed = (seed + count * _GOLDEN) & _MASK
    numbers = (ones * seed + steps) & low
    numbers = ((numbers ^ (numbers >> 30) & low) * 0xBF58_476D_1CE4_E5B9) & low
    numbers = ((numbers ^ (numbers >> 27) & low) * 0x94D0_49BB_1331_11EB) & low
    numbers ^= (numbers >> 31) & low
    return unpack(numbers.to_bytes(16 * count, "little"))


@cache
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """Return what `_draw` needs for so many lanes: a 1 in each, the steps of the generator, and the low halves."""
    ones = sum(1 << (128 * lane) for lane in range(count))
    steps = sum(((lane + 1) * _GOLDEN & _MASK) << (128 * lane) for lane in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count).unpack


def weighted(state: State, chances: list[tuple[int, int]]) -> int:
    """Draw an action from ``[(action, weight), ...]``; weights are positive whole numbers."""
    if type(state.seed) not in (int, SecretSeed):
        return chances[_in_place_of(state.seed).take(weight for _, weight in chances)][0]
    mark = below(state, sum(weight for _, weight in chances))
    for action, weight in chances:
        mark -= weight
        if mark < 0:
            return action
    raise ValueError("a chance node needs at least one action of positive weight")


class EveryDraw:
    """Stands in `State.seed` while all that chance can do is gone through: each run makes other draws, until none is left.

    >>> from types import SimpleNamespace
    >>> state, draws, found = SimpleNamespace(), EveryDraw(), []
    >>> while draws.go_on():
    ...     state.seed = draws
    ...     found.append((below(state, 2), weighted(state, [(7, 1), (8, 3)]), draws.share))
    >>> found
    [(0, 7, 0.125), (0, 8, 0.375), (1, 7, 0.125), (1, 8, 0.375)]

    Attributes:
        share: how likely the draws of this run are, from 0 to 1.
    """

    def __init__(self) -> None:
        self.share = 1.0
        self._path: list[list[int]] | None = None
        """For each draw the number taken, and how many there are."""
        self._made = 0

    def go_on(self) -> bool:
        """Begin the next run; False when all are done."""
        self.share, self._made = 1.0, 0
        if self._path is None:
            self._path = []
            return True
        while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
            self._path.pop()
        if self._path:
            self._path[-1][0] += 1
        return bool(self._path)

    def take(self, weights: Iterable[int]) -> int:
        """Return which of several things is drawn, each as likely as its weight says."""
        parts = [*weights]
        taken = self._choose(len(parts)) if len(parts) > 1 else 0
        self.share *= parts[taken] / sum(parts)
        return taken

    def order(self, items: MutableSequence[Any]) -> None:
        """Put `items` into an order; equal ones are not told apart, so that each order comes once."""
        left = [*items]
        for at in range(len(items)):
            kinds = [*dict.fromkeys(left)]
            items[at] = kinds[self.take(left.count(kind) for kind in kinds)]
            left.remove(items[at])

    def _choose(self, count: int) -> int:
        assert self._path is not None
        if self._made == len(self._path):
            self._path.append([0, count])
        self._made += 1
        return self._path[self._made - 1][0]


class OneDraw(EveryDraw):
    """Draws at random, and counts among how many ways: what a tree of all draws holds is estimated by it (Knuth 1975).

    Attributes:
        ways: how many runs there would be if all went as this one.
    """

    def __init__(self, random: Callable[[], float]) -> None:
        super().__init__()
        self.ways = 1
        self._random = random

    def _choose(self, count: int) -> int:
        self.ways *= count
        return int(self._random() * count)


def _in_place_of(seed: object) -> EveryDraw:
    if not isinstance(seed, EveryDraw):
        raise TypeError(f"the seed of a state is a whole number, not {seed!r}")
    return seed


def draw_one(things: Sequence[int], random: Callable[[], float]) -> int:
    """Return one of the distinct things at random, all equally likely however often each occurs.

    `random` is the method of a `random.Random`. This is for playouts: it does not touch the state's own generator.
    """
    while True:
        number = int(random() * len(things))
        kind = things[number]
        if things.index(kind) == number:
            return kind


def derive(seed: int, *names: int | str) -> int:
    """Return a seed for a part of something seeded (game 17 of seed 4, the bot of seat 2), the same on every machine. It has
    64 bits, but is as long as the key if `seed` is secret: others see what bots do, and must not compute the key from it.
    """
    if isinstance(seed, SecretSeed):
        return seed.part("/".join(str(part) for part in names))
    text = "/".join(str(part) for part in (seed, *names))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
