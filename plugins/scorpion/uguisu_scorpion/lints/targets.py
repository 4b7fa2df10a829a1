"""Whether the six targets are told (SC-05)."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu.content.diagnostics import Finding
from uguisu.content.pack import Pack
from uguisu.said import Said
from uguisu_scorpion.mission import LETTERS, ScorpionMission


def targets_have_letters(pack: Pack) -> Iterable[Finding]:
    """SC-05: there are six targets, lettered A to F, each told once."""
    props = pack.mission.props if pack.mission is not None else None
    targets = props.targets if isinstance(props, ScorpionMission) else ()
    told: set[str] = set()
    for number, target in enumerate(targets):
        if target.letter in told:
            yield Finding(
                file="mission",
                path=("props", "targets", number, "letter"),
                code="scorpion-letters",
                message=Said("two targets have the letter {letter} (SC-05)", letter=target.letter),
                hint=_free_letters({other.letter for other in targets}),
            )
        told.add(target.letter)
    if told and len(told) < len(LETTERS):
        missing = ", ".join(letter for letter in LETTERS if letter not in told)
        yield Finding(
            file="mission",
            path=("props", "targets"),
            code="scorpion-letters",
            severity="warning",
            message=Said(
                "target {missing} is not described, but may still be drawn (SC-05)",
                missing=missing,
            ),
            hint=Said("there are six targets, lettered A to F"),
        )


def _free_letters(taken: set[str]) -> str | None:
    free = ", ".join(letter for letter in LETTERS if letter not in taken)
    return Said("no target has {free} yet", free=free) if free else None


CHECKS = (targets_have_letters,)
