"""Missions that say something which can never come to anything, as far as can be told without playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.lints.objectives import out_of_reach
from uguisu.content.markers import Operation, Test
from uguisu.content.models import MissionFile
from uguisu.content.models.fields import Word, words_in
from uguisu.content.pack import Pack
from uguisu.said import Said


def silence(pack: Pack) -> Iterator[Finding]:
    """Yield triggers that never happen or do nothing, and tracks and marks that are asked about and never touched."""
    mission = pack.mission
    if mission is None:
        return
    for index, trigger in enumerate(mission.triggers):
        yield from _trigger(mission, ("triggers", index), trigger)
    words = list(words_in(mission, ()))
    if pack.cards is not None:
        words += list(words_in(pack.cards, ("cards",)))
    yield from _untouched(mission, words)


def _trigger(mission: MissionFile, path: Path, trigger: Any) -> Iterator[Finding]:
    tracks = {track.id: track for track in mission.tracks}
    if not trigger.do:
        yield _warn(
            (*path, "do"),
            "does-nothing",
            Said("This trigger does nothing"),
            Said("Write what happens, or remove it."),
        )
    for number, test in enumerate(trigger.if_):
        problem = out_of_reach(test, tracks)
        if problem is not None:
            message = Said("This trigger can never happen: {problem}", problem=problem)
            yield _warn(
                (*path, "if", number), "trigger-never", message, Said("Ask for less, or extend the track.")
            )
    for where, word in words_in(trigger, path):
        yield from _idle(where, word, tracks)


def _idle(path: Path, word: Any, tracks: dict[str, Any]) -> Iterator[Finding]:
    """Find what an operation says without anything coming of it."""
    if not isinstance(word, Operation):
        return
    if getattr(word, "do", None) == ():
        yield _warn(
            (*path, "do"),
            "does-nothing",
            Said("Nothing is done here"),
            Said("Write what happens, or remove it."),
        )
    if getattr(word, "by", None) == 0:
        yield _warn(
            (*path, "by"),
            "does-nothing",
            Said("Moving a track by 0 changes nothing"),
            Said("Write how far it moves."),
        )
    track, to = tracks.get(str(getattr(word, "track", ""))), getattr(word, "to", None)
    if track is not None and isinstance(to, int) and not track.min <= to <= track.max:
        message = Said(
            "The track `{track}` goes from {min} to {max}, so it will not get to {to}",
            track=track.id,
            min=track.min,
            max=track.max,
            to=to,
        )
        yield _warn((*path, "to"), "beyond-track", message, Said("Give a value of the track, or extend it."))


def _untouched(mission: MissionFile, words: list[Word]) -> Iterator[Finding]:
    """Find tracks that must move for an objective, and marks that are asked about, that no operation speaks of."""
    touched = {text for _, word in words if isinstance(word, Operation) for text in _texts(word)}
    asked = {text for _, word in words if isinstance(word, Test) for text in _texts(word)}
    starts = {track.id: track.min if track.start is None else track.start for track in mission.tracks}
    for index, objective in enumerate(mission.objectives):
        for number, test in enumerate(objective.if_):
            track, least = getattr(test, "track", None), getattr(test, "at_least", None)
            still = track in starts and track not in touched
            if still and isinstance(least, int) and least > starts[str(track)]:
                yield _warn(
                    ("objectives", index, "if", number),
                    "track-never-moved",
                    Said("No operation ever moves the track `{track}`", track=track),
                    Said("Add a trigger that moves it: `do: [{{op: raise, track: {track}}}]`.", track=track),
                )
    for index, mark in enumerate(mission.marks):
        if mark.id in asked and mark.id not in touched:
            yield _warn(
                ("marks", index),
                "mark-never-laid",
                Said("Conditions ask for the mark `{mark}`, and no operation lays it", mark=mark.id),
                Said(
                    "Add a trigger that lays it: `do: [{{op: mark, kind: {mark}, place: ...}}]`.",
                    mark=mark.id,
                ),
            )


def _texts(word: Any) -> Iterator[str]:
    """Yield the names in a word, but not those in the words inside it."""
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Operation | Test):
            yield from _texts(value)


def _warn(path: Path, code: str, message: str, hint: str) -> Finding:
    return Finding(file="mission", path=path, code=code, severity="warning", message=message, hint=hint)
