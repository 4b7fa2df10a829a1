"""Names that stand twice, or that the game or the pack has never heard of; and rulings that would prove nothing."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.models import MISSION, Card, Ruling
from uguisu.content.needs import check_variants
from uguisu.content.pack import Pack
from uguisu.messages.message import Message
from uguisu.messages.suggest import meant, nearest, stray_letter

LISTS = (
    ("cards", "decks"),
    ("cards", "cards"),
    ("mission", "objectives"),
    ("mission", "triggers"),
    ("mission", "tracks"),
    ("mission", "marks"),
    ("mission", "pieces"),
    ("mission", "results"),
    ("rulings", "rulings"),
)
TITLED = (("cards", "cards"), ("mission", "tracks"))


def duplicates(pack: Pack) -> Iterator[Finding]:
    """Yield ids that stand twice in a list (errors) and titles that readers could not tell apart (warnings)."""
    for file, key in LISTS:
        yield from _same_ids(file, key, getattr(getattr(pack, file), key, ()))
    for file, key in (*LISTS, ("map", "places"), ("map", "regions")):
        yield from _mixed_alphabets(file, key, getattr(getattr(pack, file), key, ()))
    for file, key in TITLED:
        yield from _same_titles(file, key, getattr(getattr(pack, file), key, ()))


def _same_ids(file: str, key: str, entries: Sequence[Any]) -> Iterator[Finding]:
    first: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.id is None:
            continue
        if entry.id in first:
            yield Finding(
                file=file,
                path=(key, index, "id"),
                code="duplicate-id",
                message=Message(
                    "The id `{name}` is already used by entry {number} of `{key}`",
                    name=entry.id,
                    number=first[entry.id] + 1,
                    key=key,
                ),
                hint=Message("Give one of them a different id.")
                if key != "cards"
                else Message(
                    "Give one of them a different id. For several copies of the same card write `copies: 2`."
                ),
            )
        first.setdefault(entry.id, index)


def _mixed_alphabets(file: str, key: str, entries: Sequence[Any]) -> Iterator[Finding]:
    for index, entry in enumerate(entries):
        stray = stray_letter(entry.id or "")
        if stray is not None:
            letter, alphabet = stray
            yield Finding(
                file=file,
                path=(key, index, "id"),
                code="mixed-alphabets",
                severity="warning",
                message=Message(
                    "`{name}` has letters of two alphabets: `{letter}` is a {alphabet} letter",
                    name=entry.id,
                    letter=letter,
                    alphabet=alphabet,
                ),
                hint=Message("Write all of it in one, or whoever types it will not find it."),
            )


def _same_titles(file: str, key: str, entries: Sequence[Any]) -> Iterator[Finding]:
    """Cards of different decks may share a title: their backs tell them apart."""
    first: dict[tuple[str, str], str] = {}
    for index, entry in enumerate(entries):
        title = entry.title if isinstance(entry.title, str) else repr(sorted(entry.title.items()))
        decks = list(entry.shares) if isinstance(entry, Card) else []
        others = {first.setdefault((deck, title), entry.id) for deck in decks or [""]} - {entry.id}
        if others:
            yield Finding(
                file=file,
                path=(key, index, "title"),
                code="duplicate-title",
                severity="warning",
                message=Message("`{name}` has the same title as `{other}`", name=entry.id, other=min(others)),
                hint=Message("Players could not tell them apart."),
            )


def names(pack: Pack) -> Iterator[Finding]:
    """Yield names that nothing answers to."""
    game = pack.game
    if game is None:
        return
    events, sides = game.events, game.sides
    for file, path, event in _events_named(pack):
        if events and event not in events:
            message = Message("There is no event `{event}`", event=event)
            yield Finding.unknown(file, (*path, "on"), "unknown-event", message, name=event, known=events)
    for file, path, side in _sides_named(pack):
        if sides and side not in sides:
            message = Message("There is no side or seat `{side}`", side=side)
            yield Finding.unknown(file, path, "unknown-side", message, name=side, known=sides)
    used = frozenset(_texts_in((pack.mission, pack.cards)))
    yield from _tags(_of_places(pack.map), game.place_tags, game.region_tags, used)
    yield from _tags(_of_regions(pack.map), game.region_tags, game.place_tags, used)


def _events_named(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    for index, card in enumerate(pack.cards.cards if pack.cards else ()):
        for number, rule in enumerate(card.rules):
            yield "cards", ("cards", index, "rules", number), rule.on
    for key in ("triggers", "objectives"):
        for index, entry in enumerate(getattr(pack.mission, key, ())):
            if entry.on is not None:
                yield "mission", (key, index), entry.on


def _sides_named(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    for index, deck in enumerate(pack.cards.decks if pack.cards else ()):
        if deck.owner not in (None, MISSION):
            yield "cards", ("decks", index, "owner"), deck.owner
    if pack.mission is None:
        return
    for index, objective in enumerate(pack.mission.objectives):
        yield "mission", ("objectives", index, "for"), objective.for_
    for index, result in enumerate(pack.mission.results):
        if result.winner is not None:
            yield "mission", ("results", index, "winner"), result.winner
    for index, track in enumerate(pack.mission.tracks):
        for place, side in enumerate(track.shown_to or ()):
            yield "mission", ("tracks", index, "shown_to", place), side


def _tags(
    tags: Iterable[tuple[Path, str]],
    known: Mapping[str, str],
    elsewhere: Mapping[str, str],
    used: Container[str],
) -> Iterator[Finding]:
    """Tags are free, but one that nothing in the pack names is likely a slip if it is nearly one of the game's.

    So is one that the game's rules look for `elsewhere` only: on places, not regions, or the other way round.
    """
    code, meant = "likely-misspelt-tag", dict[str, str | None]()
    for path, tag in tags:
        if tag in known or tag in used:
            continue
        if tag in elsewhere:
            yield Finding(
                file="map",
                path=path,
                code=code,
                severity="warning",
                message=Message("No rule looks for the tag `{tag}` here", tag=tag),
                hint=Message("It is a tag for places, not for regions: give it to each place.")
                if path[0] == "regions"
                else Message("It is a tag for regions, not for places: give it to a region."),
            )
            continue
        if tag not in meant:
            meant[tag] = nearest(tag, known)
        if meant[tag] is not None:
            message = Message("No rule looks for the tag `{tag}`", tag=tag)
            yield Finding.unknown("map", path, code, message, name=tag, known=known, severity="warning")


def _of_places(board: Any) -> Iterator[tuple[Path, str]]:
    for key in ("places", "cells"):
        for index, place in enumerate(getattr(board, key, ())):
            for number, tag in enumerate(place.tags):
                yield (key, index, "tags", number), tag
    for sign, entry in getattr(board, "legend", {}).items():
        for number, tag in enumerate(entry.tags):
            yield ("legend", sign, "tags", number), tag


def _of_regions(board: Any) -> Iterator[tuple[Path, str]]:
    for index, region in enumerate(getattr(board, "regions", ())):
        for number, tag in enumerate(region.tags):
            yield ("regions", index, "tags", number), tag


def _texts_in(data: Any) -> set[str]:
    """Return every text in a file: a tag of one's own is one of them if anything asks for it."""
    found: set[str] = set()
    left = [data]
    while left:
        part = left.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, list | tuple):
            left += part
        elif isinstance(part, Mapping):
            left += part.keys()
            left += part.values()
        elif isinstance(part, msgspec.Struct):
            left += [getattr(part, name) for name in part.__struct_fields__]
    return found


def rulings(pack: Pack) -> Iterator[Finding]:
    """Yield rulings without expectations, and variants in them that are not known."""
    game = pack.game
    for index, ruling in enumerate(pack.rulings.rulings if pack.rulings else ()):
        if not ruling.expect and not any(step.expect for step in ruling.steps):
            yield Finding(
                file="rulings",
                path=("rulings", index),
                code="ruling-empty",
                severity="warning",
                message=Message(
                    "The ruling `{ruling}` expects nothing, so it can never fail", ruling=ruling.id
                ),
                hint=Message("Say under `expect:` what must hold."),
            )
        for path, expectation in _expected(ruling, index):
            if isinstance(expectation, msgspec.Struct) and expectation.__struct_config__.tag == "legal":
                given = [getattr(expectation, name) for name in expectation.__struct_fields__]
                if not any(one is not None and one != () for one in given):
                    yield Finding(
                        file="rulings",
                        path=path,
                        code="ruling-empty",
                        severity="warning",
                        message=Message("The ruling `{ruling}` names no moves here", ruling=ruling.id),
                        hint=Message("Give `includes`, `excludes`, `exactly` or `count`."),
                    )
        if game is not None:
            yield from _cited(ruling.cites, index, (*game.type.rule_ids, *game.type.house_rule_ids))
        if game is not None and ruling.variants:
            at = ("rulings", index, "variants")
            yield from check_variants(ruling.variants, game, pack.scenario.game, "rulings", at)


def _expected(ruling: Ruling, index: int) -> Iterator[tuple[Path, Any]]:
    """Yield what a ruling expects, with the places."""
    for number, one in enumerate(ruling.expect):
        yield ("rulings", index, "expect", number), one
    for step, taken in enumerate(ruling.steps):
        for number, one in enumerate(taken.expect):
            yield ("rulings", index, "steps", step, "expect", number), one


def _cited(cites: Sequence[str], index: int, known: Sequence[str]) -> Iterator[Finding]:
    """Yield rules that a ruling cites and the game has not. Ids that begin otherwise than the game's are the author's own;
    of numbers none is nearer than another, so only what is the same number written otherwise is offered.
    """
    written = {_bare(rule): rule for rule in known}
    prefixes = {letters[:2] for letters, _ in written}
    for number, rule in enumerate(cites):
        if rule not in known and _bare(rule)[0][:2] in prefixes:
            path = ("rulings", index, "cites", number)
            message, near = Message("There is no rule `{rule}`", rule=rule), written.get(_bare(rule))
            yield Finding(
                file="rulings",
                path=path,
                code="unknown-rule",
                severity="warning",
                message=message,
                hint=meant(near)
                if near is not None
                else Message(
                    "Cite one that there is, or write an id of your own that begins with other letters."
                ),
                fix=Fix.change(path, near),
            )


def _bare(rule: str) -> tuple[str, str]:
    """Return the letters and the number of a rule's id, however they are written.

    >>> _bare("SP-H08"), _bare("sp h8")
    (('SPH', '8'), ('SPH', '8'))
    """
    letters = "".join(filter(str.isalpha, rule)).upper()
    return letters, "".join(filter(str.isdigit, rule)).lstrip("0")
