"""Conditions that only Temple has."""

from __future__ import annotations

from typing import Annotated

import msgspec

from uguisu import Message, Sentence
from uguisu.effects import Code, Condition, Test, takes


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

    reads = Sentence("it came along a way", between=" between {between}").when(
        "it came along {kind:an}", kind=...
    )

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

    def compile(self, code: Code) -> Condition:
        if not (code.knows("place", "place") and code.knows("came_from", "place")):
            raise code.fail(
                Message("'along' only works for a piece that has entered a crossing"),
                hint=Message("use it with `on: entered`"),
            )
        if self.between is None and self.kind is None:
            raise code.fail(Message("'along' needs `between`, `kind` or both"))
        ways = self._ways(code)
        place, came_from = code.place("place", "test"), code.place("came_from", "test")
        return lambda state, frame: (came_from(state, frame), place(state, frame)) in ways

    def _ways(self, code: Code) -> frozenset[tuple[int, int]]:
        topology = code.game.topology
        edges = topology.edges
        if self.kind is not None:
            kinds = sorted({edge.kind for edge in edges})
            if self.kind not in kinds:
                raise code.unknown(Message("kind of link on the map"), self.kind, kinds, "kind")
            edges = tuple(edge for edge in edges if edge.kind == self.kind)
        ends = {(edge.a, edge.b) for edge in edges} | {(edge.b, edge.a) for edge in edges}
        if self.between is None:
            return frozenset(ends)
        with code.at("between"):
            for number, name in enumerate(self.between):
                if name not in topology.index:
                    raise code.unknown(Message("crossing"), name, topology.ids, number)
        a, b = (topology.index[name] for name in self.between)
        if (a, b) not in ends:
            message = Message(
                "no {kind} joins '{a}' and '{b}'",
                kind=self.kind or Message("way"),
                a=self.between[0],
                b=self.between[1],
            )
            raise code.fail(message, "between")
        return frozenset({(a, b), (b, a)})


CONDITIONS = (Along,)
