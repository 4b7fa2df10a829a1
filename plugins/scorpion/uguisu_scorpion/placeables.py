"""What the set-up of a night holds, for editors: who begins where, and what is hidden (SC-05 to SC-11)."""

from __future__ import annotations

from typing import Any

from uguisu import LocalText, Message, Placeable
from uguisu_scorpion import names
from uguisu_scorpion.mission import LETTERS
from uguisu_scorpion.options import ScorpionOptions

_USUAL = ScorpionOptions()


def _thing(name: str, title: LocalText, group: LocalText, **more: Any) -> Placeable:
    return Placeable(id=name, title=title, group=group, path=("props", "setup", name), **more)


def _so_many(option: str) -> dict[str, Any]:
    """Return how many there are, as the options say."""
    return {"most": getattr(_USUAL, option), "most_at": ("options", option)}


PLACEABLES = (
    _thing("sentries", Message("sentry"), names.GUARDS, on=("post",), look="sword", **_so_many("sentries")),
    _thing(
        "patrols",
        Message("patrol"),
        names.GUARDS,
        form="entries",
        facing="facing",
        faces="places",
        on=("track",),
        look="spear",
        **_so_many("patrols"),
    ),
    _thing(
        "sleepers",
        Message("sleeping guard"),
        names.GUARDS,
        form="counts",
        on=("barracks",),
        look="drunk",
        **_so_many("sleepers"),
    ),
    _thing("ninja", names.NINJA, names.INTRUDERS, form="one", on=("edge",), most=1),
    _thing("traitor", names.TRAITOR, names.INTRUDERS, form="one", on=("grounds",), most=1),
    _thing(
        "targets",
        names.MARKS["target"],
        names.CONCEALED,
        form="named",
        names={letter: names.target_letter(letter) for letter in LETTERS},
        on=("hiding",),
        most=1,
        look="target",
    ),
    _thing("traps", names.MARKS["trap"], names.CONCEALED, on=("hiding",), look="trap", **_so_many("traps")),
    _thing(
        "ambushes",
        names.MARKS["ambush"],
        names.CONCEALED,
        on=("hiding",),
        look="ambush",
        **_so_many("ambushes"),
    ),
)
