"""Missions that contradict themselves, or say something which can never come to anything, as far as can be told without
playing: tracks whose numbers do not fit, objectives that can't be met, triggers that do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from uguisu.content.diagnostics import Finding, Path, Severity
from uguisu.content.markers import Operation, Test
from uguisu.content.models import MissionFile, Track, Trigger
from uguisu.content.models.fields import PlacedWord, fields_of, words_in
from uguisu.content.models.mission import out_of_reach
from uguisu.content.pack import Pack
from uguisu.messages.message import Message

Tracks = Mapping[str, Track]


def missions(pack: Pack) -> Iterator[Finding]:
    """Yield what is wrong with the mission's tracks, objectives and triggers, and what is asked about and never touched."""
    mission = pack.mission
    tracks = {track.id: track for track in mission.tracks} if mission is not None else {}
    for where, word in words_in(pack.cards) if pack.cards is not None else ():
        if isinstance(word, Operation):
            for found in _idle(where, word, tracks):
                yield msgspec.structs.replace(found, file="cards")
    if mission is None:
        return
    for index, track in enumerate(mission.tracks):
        yield from _track(track, ("tracks", index))
    for index, objective in enumerate(mission.objectives):
        yield from _objective(objective, ("objectives", index), tracks)
    yield from _met_together(mission)
    for index, trigger in enumerate(mission.triggers):
        yield from _trigger(trigger, ("triggers", index), tracks)
    words = list(words_in(mission))
    if pack.cards is not None:
        words += words_in(pack.cards)
    yield from _untouched(mission, words)
    yield from _unused(mission, words)


def _track(track: Track, at: Path) -> Iterator[Finding]:
    if track.max < track.min:
        message = Message(
            "The track `{track}` ends at {max}, below its lowest value {min}",
            track=track.id,
            max=track.max,
            min=track.min,
        )
        yield _finding(
            (*at, "max"), "track-range", message, Message("Make `max` the larger of the two."), "error"
        )
        return
    if track.start is not None and not track.min <= track.start <= track.max:
        message = Message(
            "The track `{track}` starts at {start}, outside {min} to {max}",
            track=track.id,
            start=track.start,
            min=track.min,
            max=track.max,
        )
        yield _finding(
            (*at, "start"), "track-start", message, Message("Start within the track, or extend it."), "error"
        )
    values = track.max - track.min + 1
    if track.labels and len(track.labels) != values:
        message = Message(
            (
                "The track `{track}` has {values} {values:value|values} from {min} to {max}, but "
                "{count} {count:label|labels}"
            ),
            track=track.id,
            values=values,
            min=track.min,
            max=track.max,
            count=len(track.labels),
        )
        hint = Message("Give one label for each value, the lowest first.")
        yield _finding((*at, "labels"), "track-labels", message, hint, "error")


def _met_together(mission: MissionFile) -> Iterator[Finding]:
    """Yield objectives that are met whenever one before them is, which ends the game first."""
    ending: dict[object, str] = {}
    for index, objective in enumerate(mission.objectives):
        if hasattr(objective.then, "points"):
            continue
        asked = objective.on, msgspec.json.encode(objective.if_)
        first = ending.setdefault(asked, objective.id)
        if first != objective.id:
            message = Message(
                "The objective `{objective}` is met whenever `{first}` is, which comes before it and ends the game",
                objective=objective.id,
                first=first,
            )
            hint = Message(
                "Give them different conditions (`if:`) or events (`on:`), or leave one of them out."
            )
            yield _finding(("objectives", index), "met-together", message, hint)


def _objective(objective: Any, at: Path, tracks: Tracks) -> Iterator[Finding]:
    if not objective.if_ and objective.on is None:
        message = Message(
            "The objective `{objective}` has no `if` and no `on`, so it is met as soon as the game starts",
            objective=objective.id,
        )
        hint = Message("Give it a condition (`if:`) or an event to wait for (`on:`).")
        yield _finding(at, "objective-always", message, hint)
    if getattr(objective.then, "points", None) == 0:
        told = Message(
            "The objective `{objective}` is worth no points, so nothing comes of it", objective=objective.id
        )
        yield _finding((*at, "then", "points"), "does-nothing", told, Message("Say how many it is worth."))
    for number, test in enumerate(objective.if_):
        problem = out_of_reach(test, tracks)
        if problem is not None:
            told = Message(
                "The objective `{objective}` can never be met: {problem}",
                objective=objective.id,
                problem=problem,
            )
            hint = Message("Ask for less, or extend the track.")
            yield _finding((*at, "if", number), "objective-never", told, hint, "error")


def _trigger(trigger: Trigger, path: Path, tracks: Tracks) -> Iterator[Finding]:
    if not trigger.do:
        hint = Message("Write what happens, or remove it.")
        yield _finding((*path, "do"), "does-nothing", Message("This trigger does nothing"), hint)
    for number, test in enumerate(trigger.if_):
        problem = out_of_reach(test, tracks)
        if problem is not None:
            message = Message("This trigger can never happen: {problem}", problem=problem)
            hint = Message("Ask for less, or extend the track.")
            yield _finding((*path, "if", number), "trigger-never", message, hint)
    for where, word in words_in(trigger, path):
        if isinstance(word, Operation):
            yield from _idle(where, word, tracks)


def _idle(path: Path, word: Any, tracks: Tracks) -> Iterator[Finding]:
    """Find what an operation says without anything coming of it."""
    model: type[msgspec.Struct] = type(word)
    needed = {field.name for field in fields_of(model) if field.required}
    if "do" in needed and not word.do:
        hint = Message("Write what happens, or remove it.")
        yield _finding((*path, "do"), "does-nothing", Message("Nothing is done here"), hint)
    if getattr(word, "by", None) == 0:
        hint = Message("Write how far it moves.")
        yield _finding((*path, "by"), "does-nothing", Message("Moving a track by 0 changes nothing"), hint)
    track, to = tracks.get(str(getattr(word, "track", ""))), getattr(word, "to", None)
    if track is not None and isinstance(to, int) and not track.min <= to <= track.max:
        message = Message(
            "The track `{track}` goes from {min} to {max}, so it will never reach {to}",
            track=track.id,
            min=track.min,
            max=track.max,
            to=to,
        )
        hint = Message("Give a value of the track, or extend it.")
        yield _finding((*path, "to"), "beyond-track", message, hint)


def _untouched(mission: MissionFile, words: list[PlacedWord]) -> Iterator[Finding]:
    """Find tracks that must move for an objective, and marks that are asked about, that no operation speaks of."""
    touched = {text for _, word in words if isinstance(word, Operation) for text in _texts(word)}
    laid = {text for _, word in words if _lays(word) for text in _own_texts(word)}
    asked = {text for _, word in words for text in _texts(word)}
    starts = {track.id: track.min if track.start is None else track.start for track in mission.tracks}
    tracks = {track.id: track for track in mission.tracks}
    lasting = {track.id for track in mission.tracks if track.start is not None}
    for path, word in words_in(mission):
        track = getattr(word, "track", None)
        still = isinstance(word, Test) and track in starts and track not in touched
        if path[0] == "triggers" and track in lasting:
            continue  # whoever says where it starts may have a campaign say something else
        if still and not _allows(word, starts[str(track)]) and out_of_reach(word, tracks) is None:
            message = Message("No operation ever moves the track `{track}`", track=track)
            hint = Message(
                "Add a trigger that moves it: `do: [{{op: raise, track: {track}}}]`. "
                "If a campaign sets it, give it a `start:`.",
                track=track,
            )
            yield _finding(path, "track-never-moved", message, hint)
    for index, mark in enumerate(mission.marks):
        if mark.id in asked and mark.id not in laid:
            message = Message(
                "Conditions test for the mark `{mark}`, but no operation puts it anywhere", mark=mark.id
            )
            hint = Message(
                "Add a trigger that does: `do: [{{op: mark, kind: {mark}, place: ...}}]`.", mark=mark.id
            )
            yield _finding(("marks", index), "mark-never-laid", message, hint)


def _unused(mission: MissionFile, words: list[PlacedWord]) -> Iterator[Finding]:
    """Find tracks and results of the mission's own that nothing in it or on cards speaks of. Who says where a track starts may
    have a campaign set it, for people to see.
    """
    spoken = {text for _, word in words for text in _texts(word)}
    written = " ".join(spoken)
    for index, track in enumerate(mission.tracks):
        shown = track.start is not None or f"{{{track.id}}}" in written
        if track.id not in spoken and not shown:
            message = Message("The track `{track}` is never moved and never asked about", track=track.id)
            yield _finding(("tracks", index), "does-nothing", message, Message("Use it, or remove it."))
    for index, result in enumerate(mission.results):
        if result.id not in spoken:
            message = Message("Nothing ends the game with `{result}`", result=result.id)
            hint = Message(
                "Add a trigger that does: `do: [{{op: end, result: {result}}}]`.", result=result.id
            )
            yield _finding(("results", index), "does-nothing", message, hint)


def _allows(test: Any, number: int) -> bool:
    """Whether a number is what a condition asks for, as far as plain numbers say."""
    least, most, same = (getattr(test, word, None) for word in ("at_least", "at_most", "is_"))
    return (
        (not isinstance(least, int) or number >= least)
        and (not isinstance(most, int) or number <= most)
        and (not isinstance(same, int) or number == same)
    )


def _lays(word: Any) -> bool:
    """Tell whether an operation may put a mark somewhere that it names itself, and not in a filter."""
    return isinstance(word, Operation) and _tag(word) != "unmark"


def _tag(word: Any) -> str:
    return str(word.__struct_config__.tag)


def _own_texts(word: Any) -> Iterator[str]:
    yield from (value for name in word.__struct_fields__ if isinstance(value := getattr(word, name), str))


def _texts(word: Any) -> Iterator[str]:
    """Yield the names in a word, but not those in the words inside it."""
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Operation | Test):
            yield from _texts(value)


def _finding(path: Path, code: str, message: str, hint: str, severity: Severity = "warning") -> Finding:
    return Finding(file="mission", path=path, code=code, severity=severity, message=message, hint=hint)
