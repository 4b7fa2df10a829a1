"""Whether the words on a card say the numbers of what it does. No Qt here."""

from __future__ import annotations

import re
from typing import Any

NUMBER = re.compile(r"(?<![\w.,])\d+(?![\w])")


def numbers_of(effect: Any) -> list[int]:
    """Return the numbers in what a card does, in their order; of texts and names, none.

    >>> numbers_of([{"op": "march", "steps": 3}, {"op": "say", "text": "2 men"}, {"op": "march", "steps": 2}])
    [3, 2]
    """
    if isinstance(effect, bool | str):
        return []
    if isinstance(effect, int):
        return [effect]
    inner = effect.values() if isinstance(effect, dict) else effect if isinstance(effect, list) else ()
    return [number for one in inner for number in numbers_of(one)]


def mended(text: Any, before: Any, after: Any) -> Any:
    """Return a text, or a table of texts, with the number that a change of the effect has made another; None where the text
    does not say the old one, or where it can't be known which is meant.

    >>> mended("Move up to 2 zones.", [{"steps": 2}], [{"steps": 3}])
    'Move up to 3 zones.'
    >>> mended("Two of them move 2 zones.", [{"steps": 2}, {"steps": 2}], [{"steps": 3}, {"steps": 2}]) is None
    True
    """
    old, new = numbers_of(before), numbers_of(after)
    if len(old) != len(new):
        return None
    changed = {(one, other) for one, other in zip(old, new, strict=True) if one != other}
    if len(changed) != 1:
        return None
    ((was, now),) = changed
    if was in new:  # another number of the effect is still the old one: the text may mean that
        return None
    if isinstance(text, dict):
        found = {code: _put(words, was, now) for code, words in text.items()}
        return found if found != text else None
    return None if not isinstance(text, str) or _put(text, was, now) == text else _put(text, was, now)


def unsaid(text: Any, effect: Any) -> list[int]:
    """Return the numbers above 1 in what a card does that its text, in any language, does not say in figures.

    >>> unsaid({"en": "Two patrols move up to 2 zones."}, [{"steps": 3}, {"steps": 2}])
    [3]
    """
    texts = text.values() if isinstance(text, dict) else [text]
    said = [{int(one) for one in NUMBER.findall(words)} for words in texts if isinstance(words, str)]
    wanted = dict.fromkeys(number for number in numbers_of(effect) if number > 1)
    return [number for number in wanted if any(number not in one for one in said)] if any(said) else []


def _put(words: Any, was: int, now: int) -> Any:
    if not isinstance(words, str):
        return words
    return NUMBER.sub(lambda found: str(now) if int(found[0]) == was else found[0], words)
