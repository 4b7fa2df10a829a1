"""Triggers and cards that wait for what not everybody may know of, and then show everybody that it has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.markers import Operation
from uguisu.content.models import MissionFile
from uguisu.content.models.fields import words_in
from uguisu.content.pack import Pack
from uguisu.messages.message import Message


def secrets(pack: Pack) -> Iterator[Finding]:
    """Hint at what a trigger on a secret event tells everybody; who hides something would not have it told."""
    game = pack.game
    if game is None:
        return
    for file, at, rule in _waiting(pack):
        if rule.on not in game.secret_events:
            continue
        for path, word in words_in(rule.do, (*at, "do")):
            if isinstance(word, Operation) and _shows_everybody(word, pack.mission):
                yield Finding(
                    file=file,
                    path=path,
                    code="trigger-tells-a-secret",
                    message=Message(
                        "Not everybody may know when `{event}` comes, and this shows everybody that it has",
                        event=rule.on,
                    ),
                    hint=Message(
                        "Keep it to those who may know (`to:`, `shown_to:`, `seen_by:`), or leave it if all are to learn it."
                    ),
                    severity="hint",
                )


def _waiting(pack: Pack) -> Iterator[tuple[str, Path, Any]]:
    """Yield everything that waits for an event, with its file and its place there."""
    if pack.mission is not None:
        for number, trigger in enumerate(pack.mission.triggers):
            yield "mission", ("triggers", number), trigger
    for number, card in enumerate(pack.cards.cards if pack.cards is not None else ()):
        for index, rule in enumerate(card.rules):
            yield "cards", ("cards", number, "rules", index), rule


def _shows_everybody(word: Any, mission: MissionFile | None) -> bool:
    """Whether an operation says something to all, or changes a track or mark of the mission that all see."""
    tag = word.__struct_config__.tag
    if tag == "say":
        return getattr(word, "to", None) is None
    if mission is None:
        return False
    if tag in ("mark", "unmark"):
        kind = getattr(word, "kind", None)
        return any(mark.id == kind and mark.seen_by is None for mark in mission.marks)
    touched = getattr(word, "track", None)
    return any(track.id == touched and track.shown_to is None for track in mission.tracks)
