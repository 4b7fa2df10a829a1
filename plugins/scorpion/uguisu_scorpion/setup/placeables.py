"""What the set-up of a night holds, for editors: who begins where, what is hidden, where patrols go (SC-04 to SC-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uguisu import LocalText, Message, Placeable, Route, Setting
from uguisu.board import Topology
from uguisu_scorpion import texts
from uguisu_scorpion.board import WALKED, ground_of
from uguisu_scorpion.content.mission import LETTERS
from uguisu_scorpion.content.options import ScorpionOptions

_USUAL = ScorpionOptions()


def _thing(name: str, title: LocalText, group: LocalText, **more: Any) -> Placeable:
    path, about = ("props", "setup", name), more.pop("about", lambda _data, _name: (ABOUT[name],))
    return Placeable(
        id=name, title=title, several=SEVERAL.get(name), group=group, path=path, about=about, **more
    )


def _errand(mission: Mapping[str, Any], letter: str) -> list[LocalText]:
    """SC-05: what a target is, as the mission calls it, and for whom."""
    props = mission.get("props")
    targets = props.get("targets") if isinstance(props, Mapping) else ()
    found = [
        one["title"]
        for one in targets or ()
        if isinstance(one, Mapping) and one.get("letter") == letter and one.get("title")
    ]
    return [*found, ABOUT["targets"]]


def _so_many(option: str) -> dict[str, Any]:
    """Return how many there are, as the options say."""
    return {"most": getattr(_USUAL, option), "most_at": ("options", option)}


def _tagged(tag: str) -> Callable[[Topology], tuple[int, ...]]:
    return lambda topology: topology.tagged(tag)


def _hiding(topology: Topology) -> list[int]:
    """SC-11: what is not laid down is hidden in the castles."""
    return [zone for zones in ground_of(topology).hiding for zone in zones]


SEVERAL: dict[str, Callable[[int], LocalText]] = {
    "sentries": lambda count: Message("{count} {count:sentry|sentries}", count=count),
    "patrols": lambda count: Message("{count} {count:patrol|patrols}", count=count),
    "sleepers": lambda count: Message("{count} {count:sleeping guard|sleeping guards}", count=count),
    "targets": lambda count: Message("{count} {count:target|targets}", count=count),
    "traps": lambda count: Message("{count} {count:trap|traps}", count=count),
    "ambushes": lambda count: Message("{count} {count:hidden sentry|hidden sentries}", count=count),
    "passage": lambda count: Message(
        "{count} {count:end of the secret passage|ends of the secret passage}", count=count
    ),
}
"""What so many of a kind are called."""

ABOUT: dict[str, LocalText] = {
    "sentries": Message("A guard who watches from here. Everybody sees where."),
    "patrols": Message("Two guards who walk the track together. Everybody sees where."),
    "sleepers": Message("A guard who sleeps here. The intruders do not know where."),
    "ninja": Message("An intruder: it has an errand at a target, and leaves over the edge of the map."),
    "traitor": Message(
        "An intruder who is in the grounds from the beginning: it has an errand at a target, and leaves over the edge."
    ),
    "targets": Message(
        "Whoever of the intruders draws this errand has to find out where it is. The guards know."
    ),
    "traps": Message("The guards have laid it: an intruder who searches here springs it."),
    "ambushes": Message("A guard who hides here, and comes out when an intruder searches here."),
    "passage": Message("An end of a way that the intruders know. The guards do not know where it is."),
}
"""Whose a thing is and what it is for."""

PLACEABLES = (
    _thing(
        "sentries",
        Message("sentry"),
        texts.GUARDS,
        on=("post",),
        look="sword",
        anywhere=_tagged("post"),
        **_so_many("sentries"),
    ),
    _thing(
        "patrols",
        Message("patrol"),
        texts.GUARDS,
        form="entries",
        facing="facing",
        faces="places",
        on=("track",),
        look="spear",
        anywhere=_tagged("track"),
        **_so_many("patrols"),
    ),
    _thing(
        "sleepers",
        Message("sleeping guard"),
        texts.GUARDS,
        form="counts",
        on=("barracks",),
        look="drunk",
        anywhere=_tagged("barracks"),
        **_so_many("sleepers"),
    ),
    _thing("ninja", texts.NINJA, texts.INTRUDERS, form="one", on=("edge",), most=1),
    _thing("traitor", texts.TRAITOR, texts.INTRUDERS, form="one", on=("grounds",), most=1),
    _thing(
        "targets",
        texts.MARKS["target"],
        texts.CONCEALED,
        form="named",
        about=_errand,
        names={letter: texts.target_letter(letter) for letter in LETTERS},
        on=("hiding",),
        most=1,
        look="target",
        anywhere=_hiding,
        hidden=True,
    ),
    _thing(
        "traps",
        texts.MARKS["trap"],
        texts.CONCEALED,
        on=("hiding",),
        look="trap",
        anywhere=_hiding,
        hidden=True,
        **_so_many("traps"),
    ),
    _thing(
        "ambushes",
        texts.MARKS["ambush"],
        texts.CONCEALED,
        on=("hiding",),
        look="ambush",
        anywhere=_hiding,
        hidden=True,
        **_so_many("ambushes"),
    ),
    _thing(
        "passage",
        Message("end of the secret passage"),
        texts.CONCEALED,
        form="pair",
        most=2,
        look="passage",
    ),
)

ROUTES = (
    Route(
        id="track",
        title=Message("patrol track"),
        group=Message("Roads"),
        tag="track",
        kinds=frozenset(WALKED),
    ),
)


def _turns(count: int) -> LocalText:
    return Message("the night is over after {count} {count:turn|turns}", count=count)


def _number(option: str, title: LocalText, high: int, low: int = 0) -> Setting:
    usual = getattr(_USUAL, option)
    return Setting(
        id=option,
        title=title,
        file="scenario",
        path=("options", option),
        usual=usual,
        low=low,
        high=high,
        told=SEVERAL.get(option, _turns),
        lasts=option == "turns",
    )


SETTINGS = (
    _number("turns", Message("Turns"), 60, 1),
    _number("sentries", Message("Sentries"), 20),
    _number("patrols", Message("Patrols"), 6),
    _number("sleepers", Message("Sleeping guards"), 40),
    _number("traps", Message("Traps"), 9),
    _number("ambushes", Message("Hidden sentries"), 9),
)
"""What the options say of how many there are (SC-06 to SC-11)."""
