"""What mends a castle that lacks something: one press, said as people say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uguisu import Message, Pack
from uguisu.checks import Fix
from uguisu_scorpion.board import Ground
from uguisu_scorpion.content.options import ScorpionOptions


def one_more_post(pack: Pack, ground: Ground) -> Fix | None:
    """SC-09: a sentry may stand on one zone more, rather on the grounds than where something may be hidden."""
    free = [
        zone for zone in (*ground.outside, *ground.dry) if not ground.post[zone] and not ground.edge[zone]
    ]
    return marked(pack, free, "post", lambda zone: Message("Make `{zone}` a watch post", zone=zone))


def one_more_barracks(pack: Pack, ground: Ground) -> Fix | None:
    """SC-11: guards may sleep in one zone more."""
    free = [
        zone
        for zone in (*ground.outside, *ground.dry)
        if zone not in ground.barracks and not ground.edge[zone]
    ]
    return marked(pack, free, "barracks", lambda zone: Message("Let guards sleep in `{zone}`", zone=zone))


def an_edge(pack: Pack) -> Fix | None:
    """SC-12: the uppermost zone lies at the edge of the board."""
    places = getattr(pack.map, "places", ())
    order = sorted(range(len(places)), key=lambda zone: places[zone].at[1])
    return marked(
        pack, order, "edge", lambda zone: Message("Let intruders come and go by `{zone}`", zone=zone)
    )


def somewhere_to_start(pack: Pack, ground: Ground) -> Fix | None:
    """SC-12: the traitor may start in a zone that is no moat, no castle, and not between the castles."""
    barred = frozenset(pack.topology.tagged("between"))
    free = [zone for zone in ground.outside if not ground.edge[zone] and zone not in barred]
    return marked(pack, free, "grounds", lambda zone: Message("Let the traitor start in `{zone}`", zone=zone))


def room_in_a_castle(pack: Pack, ground: Ground, castle: frozenset[int]) -> Fix | None:
    """SC-11: something may be hidden in one zone more: one that is left out, one that was a watch post, one beside it."""
    topology = pack.topology
    indoors = [zone for zone in sorted(castle) if not ground.moat[zone]]
    if topology.tagged("hiding"):
        left_out = [zone for zone in indoors if not ground.post[zone] and "hiding" not in topology.tags[zone]]
        if left_out:
            return marked(
                pack, left_out, "hiding", lambda zone: Message("Let things be hidden in `{zone}`", zone=zone)
            )
    number = next(
        (number for number, region in enumerate(topology.regions) if frozenset(region.places) == castle),
        None,
    )
    taken = {zone for other in ground.castles for zone in other}
    beside = [
        zone
        for here in indoors
        for zone in ground.near[here]
        if zone in ground.outside
        and zone not in taken
        and not ground.edge[zone]
        and not ground.track[zone]
        and not ground.post[zone]
    ]
    if number is not None and beside:
        region = pack.map.regions[number] if pack.map is not None else None
        added = topology.ids[beside[0]]
        return Fix(
            kind="replace",
            path=("regions", number, "places"),
            title=Message("Count `{zone}` to the castle", zone=added),
            value=[*(region.places if region is not None else ()), added],
        )
    posts = [zone for zone in indoors if ground.post[zone]]
    if not posts:
        return None
    title = Message("Hide things in `{zone}`, where no sentry stands then", zone=topology.ids[posts[0]])
    return unmarked(pack, posts[0], "post", title)


def fewer_hidden(options: ScorpionOptions, missing: int) -> Fix | None:
    """SC-11: so many traps or hidden sentries less."""
    if options.traps >= missing:
        left = options.traps - missing
        title = Message("Lay {left} {left:trap|traps} only", left=left) if left else Message("Lay no traps")
        return _option("traps", left, title)
    if options.ambushes >= missing:
        left = options.ambushes - missing
        title = (
            Message("Hide {left} {left:sentry|sentries} only", left=left)
            if left
            else Message("Hide no sentries")
        )
        return _option("ambushes", left, title)
    return None


def no_patrols() -> Fix:
    """SC-09: without a track nobody walks."""
    return _option("patrols", 0, Message("Let no patrol walk"))


def more_guards(standing: int) -> Fix:
    """SC-39: as many may stand on the board as begin there."""
    title = Message("Let {standing} {standing:guard|guards} stand on the board at once", standing=standing)
    return _option("most_guards", standing, title)


def last_return(turns: int) -> Fix:
    """SC-57: the dead come back for the last time in the last turn."""
    return _option("last_return", turns, Message("Let them come back until turn {turns}", turns=turns))


def led_on(pack: Pack, ground: Ground, zone: int) -> Fix | None:
    """SC-25: the track goes on to another zone of it, or no longer leads to its end."""
    edges = list(enumerate(pack.topology.edges))
    ends = [(number, {edge.a, edge.b} - {zone}) for number, edge in edges if zone in (edge.a, edge.b)]
    drawn = any("track" in edge.tags for _, edge in edges)
    away = Message("Take the track away from `{zone}`", zone=pack.topology.ids[zone])
    if not drawn:
        return unmarked(pack, zone, "track", away)
    for number, others in ends:
        edge = pack.topology.edges[number]
        (other,) = others
        if edge.kind == "open" and "track" not in edge.tags and len(ground.track[other]) == 1:
            return _tags_of_link(
                number,
                [*sorted(edge.tags), "track"],
                Message("Lead the track on to `{zone}`", zone=pack.topology.ids[other]),
            )
    last = next((number for number, _ in ends if "track" in pack.topology.edges[number].tags), None)
    return off_the_track(pack, last, away) if last is not None else None


def off_the_track(pack: Pack, link: int, title: str) -> Fix:
    """The patrols do not walk along a link."""
    return _tags_of_link(link, sorted(pack.topology.edges[link].tags - {"track"}), title)


def opened(link: int) -> Fix:
    """SC-32: where there was a wall, anybody walks."""
    return Fix(
        kind="replace",
        path=("links", link, "kind"),
        title=Message("Open the wall for the patrol"),
        value="open",
    )


def marked(pack: Pack, zones: Iterable[int], tag: str, title: Callable[[str], str]) -> Fix | None:
    """Return what makes the first of some zones something; `title` says it of the zone."""
    zone = next(iter(zones), None)
    if zone is None:
        return None
    name = pack.topology.ids[zone]
    return Fix(
        kind="replace",
        path=("places", zone, "tags"),
        title=title(name),
        value=[*sorted(pack.topology.tags[zone]), tag],
    )


def unmarked(pack: Pack, zone: int, tag: str, title: str) -> Fix:
    """Return what makes a zone something no longer."""
    return Fix(
        kind="replace",
        path=("places", zone, "tags"),
        title=title,
        value=sorted(pack.topology.tags[zone] - {tag}),
    )


def _tags_of_link(link: int, tags: list[str], title: str) -> Fix:
    return Fix(kind="replace", path=("links", link, "tags"), title=title, value=tags)


def _option(name: str, value: int, title: str) -> Fix:
    return Fix(kind="replace", path=("options", name), title=title, value=value, file="scenario")
