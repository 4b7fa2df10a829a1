"""Events, sides, tracks and tags that the game or the pack has never heard of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from uguisu.content.diagnostics import Finding, Fix, Path, Severity
from uguisu.content.games import GameContent
from uguisu.content.pack import Pack
from uguisu.said import Said
from uguisu.suggest import did_you_mean, nearest


def names(pack: Pack, game: GameContent | None) -> Iterator[Finding]:
    """Yield names that nothing answers to."""
    if game is None:
        return
    yield from _events(pack, game.events)
    yield from _sides(pack, game.sides)
    yield from _place_tags(pack, game.place_tags)


def _events(pack: Pack, events: Mapping[str, str]) -> Iterator[Finding]:
    for file, path, event in _events_named(pack):
        if events and event not in events:
            yield _unknown(
                file,
                (*path, "on"),
                code="unknown-event",
                message=Said("There is no event `{event}`", event=event),
                wrong=event,
                known=events,
            )


def _events_named(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    for index, card in enumerate(pack.cards.cards if pack.cards else ()):
        for number, rule in enumerate(card.rules):
            yield "cards", ("cards", index, "rules", number), rule.on
    for key in ("triggers", "objectives"):
        for index, entry in enumerate(getattr(pack.mission, key, ())):
            if entry.on is not None:
                yield "mission", (key, index), entry.on


def _sides(pack: Pack, sides: Mapping[str, str]) -> Iterator[Finding]:
    if not sides:
        return
    for file, path, side in _sides_named(pack):
        if side not in sides:
            yield _unknown(
                file,
                path,
                code="unknown-side",
                message=Said("There is no side or seat `{side}`", side=side),
                wrong=side,
                known=sides,
            )


def _sides_named(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    for index, deck in enumerate(pack.cards.decks if pack.cards else ()):
        if deck.owner is not None:
            yield "cards", ("decks", index, "owner"), deck.owner
    for index, objective in enumerate(pack.mission.objectives if pack.mission else ()):
        yield "mission", ("objectives", index, "for"), objective.for_
    for index, result in enumerate(pack.mission.results if pack.mission else ()):
        if result.winner is not None:
            yield "mission", ("results", index, "winner"), result.winner
    for index, track in enumerate(pack.mission.tracks if pack.mission else ()):
        for place, side in enumerate(track.shown_to or ()):
            yield "mission", ("tracks", index, "shown_to", place), side


def _place_tags(pack: Pack, known: Mapping[str, str]) -> Iterator[Finding]:
    """Tags are free, but one that is nearly a tag of the game's is likely a slip."""
    meant: dict[str, str | None] = {}
    for path, tag in _tags_on_map(pack.map):
        if tag not in meant:
            meant[tag] = nearest(tag, known) if tag not in known else None
        if meant[tag] is not None:
            yield _unknown(
                "map",
                path,
                code="likely-misspelt-tag",
                message=Said("No rule looks for the tag `{tag}`", tag=tag),
                wrong=tag,
                known=known,
                severity="warning",
            )


def _tags_on_map(board: Any) -> Iterator[tuple[Path, str]]:
    for key in ("places", "cells"):
        for index, place in enumerate(getattr(board, key, ())):
            for number, tag in enumerate(place.tags):
                yield (key, index, "tags", number), tag
    for sign, entry in getattr(board, "legend", {}).items():
        for number, tag in enumerate(entry.tags):
            yield ("legend", sign, "tags", number), tag


def _unknown(
    file: str,
    path: Path,
    *,
    code: str,
    message: str,
    wrong: str,
    known: Iterable[str],
    severity: Severity = "error",
) -> Finding:
    near = nearest(wrong, known)
    return Finding(
        file=file,
        path=path,
        code=code,
        severity=severity,
        message=message,
        hint=did_you_mean(wrong, known),
        fix=Fix.change(path, near),
    )
