"""What may be written at a place: keys and words of the schema, and names of what is meant there, in scope or in a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from uguisu import Message
from uguisu.content import Library
from uguisu.effects import is_about_cards
from uguisu.messages import translate
from uguisu_changes.facts import Facts
from uguisu_changes.fields import Field
from uguisu_changes.finding import Spot, field_at, offered_at, spot_at
from uguisu_changes.paths import Path
from uguisu_lsp.meaning import ALIKE, Meaning, title_of
from uguisu_lsp.sheet import Sheet

NAME = re.compile(r"[\w-]*\Z")
REST = re.compile(r"[\w-]*")
TAGS = ("op", "test", "expect")
IN_SCOPE = Message("a name in scope")

Sort = Literal["key", "word", "scope", "name", "pack"]


class Offer(NamedTuple):
    """Something that may be written: what it is called, what it means, which sort it is of, what is put into the text."""

    name: str
    detail: str
    about: str
    sort: Sort
    put: str


class Offers(NamedTuple):
    """All that may stand in place of the text from `start` to `end`."""

    start: int
    end: int
    offers: list[Offer]


def offers_at(meaning: Meaning, kind: str, sheet: Sheet, offset: int, language: str) -> Offers:
    """Return what may be written at an offset of a file of a kind."""
    line = sheet.lines[sheet.line_at(offset)]
    before = NAME.search(sheet.text[line:offset])
    start = line + before.start() if before is not None else offset
    after = REST.match(sheet.text, offset)
    end = after.end() if after is not None else offset
    excerpt = sheet.excerpt(start)
    spot = spot_at(excerpt.text, excerpt.at) if not _in_comment(sheet, line, start) else None
    root = meaning.root(kind, spot.data) if spot is not None else None
    if spot is None or root is None:
        return Offers(start, end, [])
    colon = sheet.text[end : end + 1] == ":"
    found: dict[str, Offer] = {}
    names = [] if spot.is_key else [*_names(meaning, kind, spot, language), *_packs(meaning, kind, spot.path)]
    for offer in (*names, *_of_schema(spot, root, language, colon=colon)):
        if _fits(meaning, spot, root, offer.name):
            found.setdefault(offer.name, offer)
    return Offers(start, end, list(found.values()))


def _fits(meaning: Meaning, spot: Spot, root: Field, name: str) -> bool:
    """Whether a word makes sense in the pack: where there are no cards, nothing is done with them."""
    if spot.is_key or not spot.path or not _is_word(spot.path) or meaning.words is None or meaning.has_cards:
        return True
    union = field_at(root, spot.path[:-1], spot.data)
    member = union.member(name) if union is not None and union.kind == "union" else None
    return member is None or not is_about_cards(meaning.words.takes(member.model).values())


def _in_comment(sheet: Sheet, line: int, at: int) -> bool:
    written = sheet.text[line:at]
    return written.lstrip().startswith("#") or " #" in written


def _of_schema(spot: Spot, root: Field, language: str, *, colon: bool) -> Iterator[Offer]:
    """Yield the keys that may stand there, or the words."""
    keys = spot.is_key
    for name, about in offered_at(spot, root):
        told = translate(Message.of(about), language) if about else ""
        is_key = keys or (bool(spot.path) and not _is_word(spot.path) and _begins_a_table(name, spot, root))
        yield Offer(
            name, "", told, "key" if is_key else "word", f"{name}: " if is_key and not colon else name
        )


def _is_word(path: Path) -> bool:
    return path[-1] in TAGS


def _begins_a_table(name: str, spot: Spot, root: Field) -> bool:
    """Whether a word that is offered as a value is the first key of a table that begins there, as behind a dash."""
    here = field_at(root, spot.path, spot.data)
    if here is None or here.kind not in ("group", "union"):
        return False
    return name == here.tag or here.kind == "group"


def _names(meaning: Meaning, kind: str, spot: Spot, language: str) -> Iterator[Offer]:
    """Yield what may be named there."""
    wanted = meaning.kind_at(kind, spot.data, spot.path)
    if not wanted:
        return
    facts: Facts = meaning.facts
    single = ALIKE.get(wanted, wanted)
    if meaning.words is not None:
        scope = meaning.words.scope(kind, spot.data, spot.path, facts)
        for name in facts.in_scope(wanted, scope):
            yield Offer(name, translate(IN_SCOPE, language), "", "scope", name)
    for name in facts.fitting.get(wanted, facts.fitting.get(single, ())):
        told = translate(facts.title(wanted, name), language)
        yield Offer(name, told, "", "name", name)
    for thing in meaning.things():
        if thing.kind == single and not thing.of_mod:
            yield Offer(thing.id, translate(title_of(thing.entry), language), "", "name", thing.id)


def _packs(meaning: Meaning, kind: str, path: Path) -> Iterator[Offer]:
    """Yield the packs that a pack may build on."""
    if kind == "scenario" and path[:1] == ("uses",):
        for name in Library.of(meaning.desk.registry).names():
            yield Offer(name, "", "", "pack", name)
