"""What rulings of Scorpion may expect besides what every game's may."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Annotated, Literal

from uguisu import Message, Sentence, UguisuError
from uguisu.effects import Model, doc, takes
from uguisu.rulings import Expectation
from uguisu_scorpion.state import INTRUDERS, ScorpionState
from uguisu_tools.rulings import Bench, Natural, listed

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

Zones = Annotated[tuple[str, ...], takes("place", description="Zones.", examples=[["hall", "treasury"]])]


def _names(game: ScorpionGame, zones: set[int]) -> str:
    return listed(str(game.place_id(zone)) for zone in sorted(zones))


class Possible(Expectation, Model, frozen=True, tag_field="expect", tag="possible"):
    """Checks where an intruder can be, as far as everybody at the table can deduce."""

    only_for = "scorpion"
    reads = Sentence(
        "where all know {intruder} may be",
        zones=": only {zones}",
        includes=": {includes}, maybe elsewhere",
        excludes=", but not {excludes}",
        count=", {count} in all",
    )

    intruder: Annotated[
        Literal["ninja", "traitor"], takes("piece", description="Which intruder.", examples=["ninja"])
    ]
    zones: Annotated[
        Zones | None,
        doc("In these zones and no others; [] when it is on none.", ["hall"]),
    ] = None
    includes: Annotated[Zones, doc("In these zones, maybe in others too.", ["hall"])] = ()
    excludes: Annotated[Zones, doc("In none of these zones.", ["gate"])] = ()
    count: Annotated[Natural | None, doc("In this many zones.", 7)] = None

    def __post_init__(self) -> None:
        if self.zones is None and self.count is None and not self.includes and not self.excludes:
            raise ValueError(Message("say which zones: by `zones`, `includes`, `excludes` or `count`"))

    def differs(self, bench: Bench) -> str | None:
        from uguisu_scorpion.game import ScorpionGame

        game, state = bench.game, bench.state
        if not isinstance(game, ScorpionGame) or not isinstance(state, ScorpionState):
            raise UguisuError(Message("`possible` is about intruders of Scorpion, but this is another game"))
        found = set(game.belief.zones(state, INTRUDERS.index(self.intruder)))
        wanted = None if self.zones is None else self._indices(bench, self.zones)
        too_many = found & self._indices(bench, self.excludes) if wanted is None else found - wanted
        too_few = (self._indices(bench, self.includes) if wanted is None else wanted) - found
        lines: list[str] = []
        if too_many:
            lines.append(Message("it can be at {zones}", zones=_names(game, too_many)))
        if too_few:
            lines.append(Message("it can't be at {zones}", zones=_names(game, too_few)))
        if self.count is not None and len(found) != self.count:
            lines.append(
                Message(
                    "it can be in {has} {has:zone|zones}, not in {count}", has=len(found), count=self.count
                )
            )
        if not lines:
            return None
        all_told = reduce(lambda one, other: Message("{one}; {other}", one=one, other=other), lines)
        return Message("where `{intruder}` can be: {told}", intruder=self.intruder, told=all_told)

    @staticmethod
    def _indices(bench: Bench, names: tuple[str, ...]) -> set[int]:
        return {bench.place(name) for name in names}


EXPECTATIONS = (Possible,)
