"""Whether a map and a mission of Spies can be played: zones, room for the set-up, something to win, a way to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from uguisu import Message, Pack
from uguisu.checks import Finding, listing
from uguisu.effects import words_in
from uguisu_spies.board.ground import Ground, ground_of
from uguisu_spies.content.map import ZONE_SIZES
from uguisu_spies.content.mission import BORDERS, OUTSIDE, UNITS, mission_of, start_alert
from uguisu_spies.content.setup import Lot, Setup
from uguisu_spies.effects.board import Open
from uguisu_spies.lints.mission import _setups

OPENED = ("door", "glass", "wire")
"""What spies can open with their tools; the rest stays shut, unless a card or the mission opens it."""


def zones_have_their_size(pack: Pack) -> Iterable[Finding]:
    """SP-44: zones are tokens, and tokens have sizes."""
    topology = pack.topology
    for number, region in enumerate(topology.regions):
        spots = [topology.coordinates[place] for place in region.places]
        if not spots:
            continue
        wide, high = (max(part) - min(part) + 1 for part in zip(*spots, strict=True))
        for tag in sorted(region.tags & ZONE_SIZES.keys()):
            whole = len(set(spots)) == wide * high
            if not whole or (min(wide, high), max(wide, high)) not in ZONE_SIZES[tag]:
                sizes = listing([f"{short} x {long}" for short, long in ZONE_SIZES[tag]])
                yield Finding(
                    file="map",
                    path=("regions", number, "places"),
                    code="spies-zone-size",
                    message=Message(
                        (
                            "the zone '{region}' is tagged {tag} and must be {sizes} squares large, but it is {wide} x "
                            "{high} with {count} {count:square|squares} (SP-44)"
                        ),
                        region=region.id,
                        tag=tag,
                        sizes=sizes,
                        wide=wide,
                        high=high,
                        count=len(set(spots)),
                    ),
                    hint=Message("name the squares of such a rectangle"),
                )


def lights_are_fed(pack: Pack) -> Iterable[Finding]:
    """SP-41: what a generator feeds are lamps."""
    topology = pack.topology
    lamps = {topology.ids[place] for place in topology.tagged("lamp")}
    board = pack.map
    given = [(("cells", number), cell) for number, cell in enumerate(getattr(board, "cells", ()))]
    given += [(("legend", sign), entry) for sign, entry in getattr(board, "legend", {}).items()]
    for path, cell in given:
        for at, lamp in enumerate(cell.props.get("feeds", ())):
            if lamp not in lamps:
                yield Finding(
                    file="map",
                    path=(*path, "props", "feeds", at),
                    code="spies-no-lamp",
                    message=Message(
                        "'{square}' is not a lamp, so no generator feeds it (SP-41)", square=lamp
                    ),
                    hint=Message("name squares with the tag `lamp`, or leave `feeds` out: then it feeds all"),
                )


def spies_come_and_go(pack: Pack) -> Iterable[Finding]:
    """SP-H13, SP-H46: spies can come in, and get out again."""
    ground = ground_of(pack.topology)
    for tag, squares in (("entry", ground.entries), ("exit", ground.edge)):
        if not squares:
            yield Finding(
                file="map",
                path=("rows",),
                code="spies-no-way",
                message=Message("there is no square where spies may come in (SP-H46)")
                if tag == "entry"
                else Message("there is no square where spies may leave (SP-H13)"),
                hint=Message("add the tag `{tag}` to squares that can be walked on", tag=tag),
            )


def the_set_up_fits(pack: Pack) -> Iterable[Finding]:
    """SP-05, SP-71: there is room for all that is placed, and nothing stands where it may not."""
    for spies, setup in enumerate(_setups(pack), 1):
        found = [*_misplaced(setup), *_crowded(setup, spies)]
        yield from found
        if found:
            return


def _misplaced(setup: Setup) -> Iterator[Finding]:
    ground = setup.ground
    taken: dict[tuple[str, int, int], int] = {}
    for number, lot in enumerate(setup.lots):
        for at, (spot, way) in enumerate(lot.fixed):
            where = ("setup", number, "at", at)
            family = _family(lot)
            if family == "unit" and (spot not in setup.allowed[lot.put] or spot in ground.barred):
                yield _mission(
                    where,
                    "spies-forbidden-square",
                    Message(
                        "no {unit} unit may stand on '{square}' (SP-04, SP-73)",
                        unit=lot.put,
                        square=ground.topology.ids[spot],
                    ),
                    Message("choose a square that is not black, `barred` or outside its `bounds`"),
                )
            elif family in ("device", "item") and spot in ground.solid:
                yield _mission(
                    where,
                    "spies-forbidden-square",
                    Message(
                        "nothing can be put on '{square}': it is solid", square=ground.topology.ids[spot]
                    ),
                    Message("choose a square that is neither black nor a generator"),
                )
            key = (family, spot, way if family == "perimeter" else 0)
            if key in taken:
                yield _mission(
                    where,
                    "spies-taken",
                    Message(
                        "entry {other} of the set-up has put something there already", other=taken[key] + 1
                    ),
                    Message("choose another place"),
                )
            taken.setdefault(key, number)


def _family(lot: Lot) -> str:
    if lot.put in UNITS:
        return "unit"
    if lot.put in OUTSIDE:
        return "perimeter"
    if lot.put == "safe_zone":
        return "safe_zone"
    if lot.put in BORDERS:
        return lot.put
    return "item" if lot.put == "document" else "device"


def _crowded(setup: Setup, spies: int) -> Iterator[Finding]:
    """Yield the first entry that finds no room beside those of its family before it: a matching of things and places."""
    held: dict[str, dict[int, int]] = {}
    wishes: dict[str, list[list[int]]] = {}
    for number, lot in enumerate(setup.lots):
        if lot.held:
            continue
        family = _family(lot)
        places, things = held.setdefault(family, {}), wishes.setdefault(family, [])
        fixed = [[spot] for spot, _ in lot.fixed]
        for wanted in [*fixed, *[list(_spots(setup, lot))] * (lot.count - len(fixed))]:
            things.append(wanted)
            if not fixed and not _seat(len(things) - 1, things, places, set()):
                yield _no_room(lot, number, spies)
                return
            for spot in wanted if fixed else ():
                places[spot] = len(things) - 1
        if lot.apart and len(lot.apart) < lot.count:
            yield _mission(
                ("setup", number, "apart"),
                "spies-no-room",
                Message(
                    "{count} should be in different regions, but there {regions:is|are} only {regions}",
                    count=lot.count,
                    regions=len(lot.apart),
                ),
                Message("lower `count`, or give more regions that tag"),
            )


def _spots(setup: Setup, lot: Lot) -> Iterable[int]:
    if lot.put not in OUTSIDE:
        return lot.candidates
    outside = list(setup.ground.outside)
    return [number for number, (square, _) in enumerate(outside) if square in lot.candidates]


def _seat(thing: int, wishes: list[list[int]], places: dict[int, int], tried: set[int]) -> bool:
    """Find a place for a thing, moving others if need be."""
    for spot in wishes[thing]:
        if spot in tried:
            continue
        tried.add(spot)
        if spot not in places or _seat(places[spot], wishes, places, tried):
            places[spot] = thing
            return True
    return False


def _no_room(lot: Lot, number: int, spies: int) -> Finding:
    if not lot.candidates:
        return _mission(
            ("setup", number, "where"),
            "spies-no-room",
            Message("there is no place on the map for {thing}", thing=lot.put),
            Message(
                "check the words of `where:` against the tags and regions of the map, and against `bounds:`"
            ),
        )
    return _mission(
        ("setup", number, "count"),
        "spies-no-room",
        Message(
            (
                "with {spies} {spies:spy|spies} {count} should be placed here, but the earlier ones leave too few "
                "places: {room} fit"
            ),
            count=lot.count,
            room=len(lot.candidates),
            spies=spies,
        ),
        Message("lower `count`, or let more squares fit: more lamps, a wider `where:`"),
    )


def enough_units(pack: Pack) -> Iterable[Finding]:
    """SP-15: with fewer units awake than the alert asks for, the spies would have lost before anybody moved."""
    mission = mission_of(pack)
    for spies, setup in enumerate(_setups(pack), 1):
        awake = sum(lot.count for lot in setup.lots if lot.put in UNITS and not lot.asleep and not lot.held)
        alert = start_alert(mission, spies)
        if awake < alert:
            yield _mission(
                ("setup",),
                "spies-too-few-units",
                Message(
                    (
                        "the alert begins at {alert}, but only {units} {units:unit is|units are} awake: the "
                        "spies would lose at once (SP-15)"
                    ),
                    alert=alert,
                    units=awake,
                ),
                Message("put more units on the board, or lower `alert`"),
            )
            return


def what_is_looked_for_can_be_reached(pack: Pack) -> Iterable[Finding]:
    """SP-72, SP-74: from where spies come in a way leads to each place of a marked item, and on to where they leave."""
    ground = ground_of(pack.topology)
    reached = _reach(ground, ground.entries, _may_open(pack, ground))
    if ground.entries and ground.edge and not reached & ground.edge:
        yield Finding(
            file="map",
            path=("rows",),
            code="spies-no-way",
            message=Message("no way leads from where spies come in to where they may leave"),
            hint=Message("open a wall, or tag other squares `entry` and `exit`"),
        )
    setups = _setups(pack)
    for number in range(len(mission_of(pack).setup) if setups and reached else 0):
        lot = max((setup.lots[number] for setup in setups), key=lambda one: one.marked)
        if not lot.marked:
            continue
        spots = [spot for spot, _ in lot.fixed] or list(lot.candidates)
        far = [ground.topology.ids[spot] for spot in spots if spot not in reached]
        if far:
            yield _mission(
                ("setup", number),
                "spies-out-of-reach",
                Message(
                    "what the spies look for may lie at {squares}, where no way leads", squares=listing(far)
                ),
                Message(
                    "walls, mirrors, and electronic doors that nothing opens stay shut; put in a door or window, or another "
                    "`where:`"
                ),
            )


def _may_open(pack: Pack, ground: Ground) -> frozenset[int]:
    """Return the borders that spies can open with their tools, or a card or the mission by name."""
    cards = pack.cards.cards if pack.cards is not None else ()
    aims = {card.target for card in cards} | {mode.target for card in cards for mode in card.modes}
    kinds = (*OPENED, "electronic") if "electronic_lock" in aims else OPENED
    index = ground.topology.index
    named = {
        word.between
        for model in (pack.mission, *cards)
        for _, word in words_in(model)
        if isinstance(word, Open)
    }
    return frozenset(number for number, border in enumerate(ground.borders) if border.kind in kinds) | {
        ground.border_of[index[a], index[b]]
        for a, b in named
        if a in index and b in index and (index[a], index[b]) in ground.border_of
    }


def _reach(ground: Ground, starts: Iterable[int], opened: frozenset[int]) -> frozenset[int]:
    """Return where spies can get to if these borders are open."""
    near = ground.ways(opened)
    reached = dict.fromkeys(starts)
    waiting = list(reached)
    for here in waiting:
        fresh = [there for there in near[here] if there not in reached]
        reached.update(dict.fromkeys(fresh))
        waiting += fresh
    return frozenset(reached)


def _mission(path: tuple[str | int, ...], code: str, message: Message, hint: Message) -> Finding:
    return Finding(file="mission", path=("props", *path), code=code, message=message, hint=hint)


CHECKS = (
    zones_have_their_size,
    lights_are_fed,
    spies_come_and_go,
    the_set_up_fits,
    enough_units,
    what_is_looked_for_can_be_reached,
)
"""The checks of packs of Spies."""
