"""Conditions that only Temple has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from uguisu import Reads, Said
from uguisu.effects import Code, Test, Value, takes


class Along(
    Test,
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="test",
    tag="along",
):
    """Tests which way a piece came along when it `entered` a crossing: the way between these two crossings, in either
    direction, or any way of a kind.
    """

    reads = Reads("it came along a way", between=" between these two: {between}", kind=" of the kind {kind}")

    only_for = "temple"

    between: Annotated[
        tuple[str, str] | None,
        takes(
            "place",
            description="The two crossings the way joins.",
            examples=[["north_steps", "moon_terrace"]],
        ),
    ] = None
    kind: Annotated[
        str | None,
        takes(
            "way",
            description="The kind of way: where two join the same crossings, either will do.",
            examples=["rope"],
        ),
    ] = None

    def check(self, code: Code) -> None:
        if not (code.knows("place", "place") and code.knows("came_from", "place")):
            raise code.fail(
                Said("'along' only works for a piece that has entered a crossing"),
                hint=Said("use it with `on: entered`"),
            )
        if self.between is None and self.kind is None:
            raise code.fail(Said("'along' needs `between`, `kind` or both"))
        topology = code.game.topology
        if self.kind is not None:
            kinds = sorted({edge.kind for edge in topology.edges})
            if self.kind not in kinds:
                raise code.unknown(Said("kind of link on the map"), self.kind, kinds, "kind")
        for number, name in enumerate(self.between or ()):
            if name not in topology.index:
                with code.at("between"):
                    raise code.unknown(Said("crossing"), name, topology.ids, number)
        if self.between is not None and not self._ways(code.game):
            told = Said(
                "no {kind} joins '{a}' and '{b}'",
                kind=self.kind or Said("way"),
                a=self.between[0],
                b=self.between[1],
            )
            raise code.fail(told, "between")

    def needs(self, code: Code) -> list[Value]:
        return [code.place("came_from", "test"), code.place("place", "test")]

    def bound(self, game: Any) -> Callable[..., bool]:
        ways = self._ways(game)
        return lambda _state, *values: values[-2:] in ways

    def _ways(self, game: Any) -> frozenset[tuple[int, int]]:
        """Return the ways that are meant, each in both directions, as pairs of crossings."""
        edges = [edge for edge in game.topology.edges if self.kind in (None, edge.kind)]
        ends = {(edge.a, edge.b) for edge in edges} | {(edge.b, edge.a) for edge in edges}
        if self.between is not None:
            a, b = (game.topology.index[name] for name in self.between)
            ends &= {(a, b), (b, a)}
        return frozenset(ends)


CONDITIONS = (Along,)
