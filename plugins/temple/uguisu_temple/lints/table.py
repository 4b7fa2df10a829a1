"""Lints of what the players agreed: order, seats, starts."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu import Message, Pack
from uguisu.checks import Finding
from uguisu_temple.content import TempleOptions
from uguisu_temple.game_type import moving_order


def agreed_order(pack: Pack) -> Iterable[Finding]:
    """TE-02: the order names each samurai once, and the players share them all out."""
    options: TempleOptions = pack.options
    if options.order and (
        len(set(options.order)) != len(options.order) or len(options.order) != options.samurai
    ):
        yield Finding(
            file="scenario",
            path=("options", "order"),
            code="temple-order",
            message=Message(
                "the order should name {samurai} different samurai (TE-02)", samurai=options.samurai
            ),
            hint=Message("name each once, or leave `order` out"),
        )
        return
    order = moving_order(options)
    shared = [colour for colours in options.players.values() for colour in colours]
    if options.players and sorted(shared) != sorted(order):
        yield Finding(
            file="scenario",
            path=("options", "players"),
            code="temple-players",
            message=Message(
                "the players should share out exactly these samurai, each once: {order} (TE-02)",
                order=", ".join(order),
            ),
        )
    if "ninja" in options.players:
        yield Finding(
            file="scenario",
            path=("options", "players", "ninja"),
            code="temple-players",
            message=Message("'ninja' is the name of the ninja's own seat; give this player a different name"),
            at_key=True,
        )


def seats_that_play(pack: Pack) -> Iterable[Finding]:
    """TE-02: a player has at least one samurai. TE-10: silence is kept among several."""
    options: TempleOptions = pack.options
    for player, colours in options.players.items():
        if not colours:
            yield Finding(
                file="scenario",
                path=("options", "players", player),
                code="temple-players",
                message=Message("the player '{player}' has no samurai (TE-02)", player=player),
                hint=Message("give them one, or leave them out"),
            )
    if len(options.players) < 2 and any(name == "silence" for name, _ in pack.variants):
        yield Finding(
            file="scenario",
            path=("variants",),
            code="temple-silence",
            message=Message(
                "one player has all the samurai, so `silence` keeps nobody from talking; it only "
                "raises the ranks (TE-10)"
            ),
            hint=Message("divide the samurai under `options: players:`"),
            severity="hint",
        )


def fixed_starts(pack: Pack) -> Iterable[Finding]:
    """TE-03: starts that the scenario fixes are towers for the samurai, one each, and an inner crossing for the ninja."""
    options: TempleOptions = pack.options
    if options.samurai_start and len(options.samurai_start) != options.samurai:
        yield Finding(
            file="scenario",
            path=("options", "samurai_start"),
            code="temple-starts",
            message=Message(
                ("{samurai} samurai need {samurai} {samurai:start|starts}, but {count} {count:is|are} given"),
                samurai=options.samurai,
                count=len(options.samurai_start),
            ),
            hint=Message("give one tower for each, or leave `samurai_start` out and let the players choose"),
        )
    for number, place in enumerate(options.samurai_start):
        yield from _start(pack, place, "tower", ("options", "samurai_start", number))
        if place in options.samurai_start[:number]:
            yield Finding(
                file="scenario",
                path=("options", "samurai_start", number),
                code="temple-starts",
                message=Message("two samurai cannot start on '{place}' (TE-05)", place=place),
            )
    if options.ninja_start is not None:
        yield from _start(pack, options.ninja_start, "inner", ("options", "ninja_start"))


def _start(pack: Pack, place: str, tag: str, path: tuple[str | int, ...]) -> Iterable[Finding]:
    fitting = [pack.topology.ids[other] for other in pack.topology.tagged(tag)]
    if place in pack.topology.index and place not in fitting:
        yield Finding(
            file="scenario",
            path=path,
            code="temple-starts",
            message=Message(
                "the start '{place}' does not have the tag `{tag}` (TE-03)", place=place, tag=tag
            ),
            hint=Message(
                "use a crossing that has it, {fitting}", fitting=", ".join(fitting[:8]) or Message("none")
            ),
        )


CHECKS = (agreed_order, seats_that_play, fixed_starts)
