"""Whether there are figures and zones enough for the numbers that options and variants have left (SC-02, SC-09)."""

from __future__ import annotations

from uguisu.core.build import Build
from uguisu.core.errors import CompileError
from uguisu.said import Said
from uguisu_scorpion.ground import ground_of
from uguisu_scorpion.options import ScorpionOptions


def check_numbers(build: Build, options: ScorpionOptions) -> None:
    """Compare what is to stand and sleep on the board with what there is.

    Raises:
        CompileError: when it cannot be laid out.
    """
    standing = options.sentries + 2 * options.patrols
    told = Said(
        "{sentries} sentries and {patrols} patrols are {standing} guards",
        sentries=options.sentries,
        patrols=options.patrols,
        standing=standing,
    )
    figures = options.swords + options.spears
    if standing > figures:
        raise _fail(
            build,
            Said("{told}, but there are only {figures} figures (SC-02)", told=told, figures=figures),
            "swords",
        )
    ground = ground_of(build.topology)
    if options.sentries > len(ground.posts):
        message = Said(
            "{sentries} sentries need as many watch posts, but there are {count} (SC-09)",
            sentries=options.sentries,
            count=len(ground.posts),
        )
        raise _fail(build, message, "sentries")
    beds = len(ground.barracks) * options.sleepers_in_a_barracks
    if options.sleepers > beds:
        message = Said(
            "{sleepers} guards are to sleep, but the barracks have room for {beds} (SC-11)",
            sleepers=options.sleepers,
            beds=beds,
        )
        raise _fail(build, message, "sleepers")


def _fail(build: Build, message: str, option: str) -> CompileError:
    """Lead to the option, if the scenario sets it, or to the variants, which may have changed it."""
    document = build.content.documents["scenario"].data
    given = document.get("options") or {}
    path: tuple[str, ...] = ("variants",) if document.get("variants") else ("options",)
    if option in given and not document.get("variants"):
        path = ("options", option)
    return CompileError(message, hint=Said("lower the numbers in the options or in the variants"), path=path)
