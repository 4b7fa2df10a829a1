"""Which places and which pieces: filters, and what they compile to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec

from uguisu.content.models.fields import Model
from uguisu.core.kinds import takes
from uguisu.core.machine import Value
from uguisu.core.state import OFF, Frame, State
from uguisu.effects.code import Code
from uguisu.effects.fields import AreaName, PlaceName
from uguisu.effects.links import WaysNow
from uguisu.messages.local_text import doc
from uguisu.messages.message import Message, Sentence

Finder = Callable[[State, Frame], list[int]]
Condition = Callable[[State, Frame], Callable[[int], bool]]
"""Says of a position which places meet it: what is the same for all of them is found out once."""


class Within(Model, frozen=True):
    """How far away at most, counted in steps from place to place, whatever lies between."""

    reads = Sentence("at most {steps} {steps:step|steps} {of:from}")

    of: PlaceName
    steps: Annotated[int, doc("This many steps or fewer; 0 is the place itself.", 2, ge=0, le=99)]


class PlaceFilter(Model, frozen=True):
    """Which places: those that match every line given."""

    reads = Sentence(
        "{things}",
        tag=" tagged {tag}",
        region=" of the region {region}",
        region_tag=" in a region tagged {region_tag}",
        region_of=", the one that {region_of} is in",
        next_to=" next to {next_to}",
        by=" over {by}",
        free={True: " where no piece is", False: " where a piece is"},
        within=" {within}",
        marked=" with {marked}",
        not_=", except {not_}",
    ).when("{ids}", ids=...)

    def told(self, reader: Any) -> dict[str, object]:
        """What places are called in this game."""
        return {"things": reader.noun("places")}

    ids: Annotated[
        tuple[str, ...],
        takes("places", min_length=1, description="Only these places.", examples=[["gate", "yard"]]),
    ] = ()
    tag: Annotated[str | None, takes("tag", description="Places with this tag.", examples=["tower"])] = None
    region: Annotated[
        str | None, takes("region", description="Places of this region.", examples=["west_castle"])
    ] = None
    region_tag: Annotated[
        str | None, takes("region_tag", description="Places of regions with this tag.", examples=["castle"])
    ] = None
    region_of: Annotated[
        str | None,
        takes(
            "place",
            description=(
                "With `region_tag`: only the regions that contain this place, or the place where this "
                "piece is."
            ),
            examples=["spot"],
        ),
    ] = None
    next_to: Annotated[
        str | None,
        takes(
            "place",
            description="Places next to this place, or next to this piece.",
            examples=["ninja"],
        ),
    ] = None
    by: Annotated[
        tuple[str, ...],
        takes("ways", description="With `next_to`: only over links of these kinds.", examples=[["bridge"]]),
    ] = ()
    free: Annotated[
        bool | None,
        doc("true: only places where no piece stands; false: only those where one does.", True),
    ] = None
    within: Annotated[Within | None, doc("Places near another.", {"of": "gate", "steps": 2})] = None
    marked: Annotated[
        str | None, takes("mark", description="Places with a mark of this kind.", examples=["lantern"])
    ] = None
    not_: Annotated[
        PlaceFilter | None,
        doc("Only places that do not match this.", {"tag": "moat"}),
    ] = None


class PieceFilter(Model, frozen=True):
    """Which pieces: those that match every line given."""

    reads = Sentence(
        "{things}",
        side=" of the side {side}",
        kind=" of the kind {kind:bare}",
        at=" {at:at}",
        on_tag=" on {places} tagged {on_tag}",
        region_tag=" in a region tagged {region_tag}",
        within=" {within}",
        marked=" where {marked} lies",
        on_board={False: ", off the map too"},
        not_=", except {not_}",
    ).when("{ids}", ids=...)

    def told(self, reader: Any) -> dict[str, object]:
        """What pieces and places are called in this game."""
        return {"things": reader.noun("pieces"), "places": reader.noun("places")}

    ids: Annotated[
        tuple[str, ...],
        takes("pieces", min_length=1, description="Only these pieces.", examples=[["red", "blue"]]),
    ] = ()
    side: Annotated[str | None, takes("side", description="Pieces of this side.", examples=["samurai"])] = (
        None
    )
    kind: Annotated[
        str | None, takes("piece_kind", description="Pieces of this kind.", examples=["guard"])
    ] = None
    at: Annotated[
        str | None,
        takes("place", description="Pieces on this place, or where this piece stands.", examples=["gate"]),
    ] = None
    on_tag: Annotated[
        str | None, takes("tag", description="Pieces on a place with this tag.", examples=["tower"])
    ] = None
    region_tag: Annotated[
        str | None,
        takes("region_tag", description="Pieces in a region with this tag.", examples=["castle"]),
    ] = None
    within: Annotated[Within | None, doc("Pieces near a place.", {"of": "gate", "steps": 2})] = None
    marked: Annotated[
        str | None,
        takes("mark", description="Pieces on a place with a mark of this kind.", examples=["lantern"]),
    ] = None
    not_: Annotated[
        PieceFilter | None,
        doc("Only pieces that do not match this.", {"kind": "guard"}),
    ] = None
    on_board: Annotated[bool, doc("false: includes pieces that are off the map.", True)] = True


class CardFilter(Model, frozen=True):
    """Which cards of a hand, a deck or a pile: those that match every line given."""

    reads = Sentence("cards {in_:from}", tag=" tagged {tag}", type=" of the type {type}").when(
        "{ids} {in_:from}", ids=...
    )

    in_: AreaName
    ids: Annotated[
        tuple[str, ...],
        takes("cards", min_length=1, description="Only these cards.", examples=[["rope", "lantern"]]),
    ] = ()
    tag: Annotated[str | None, takes("card_tag", description="Cards with this tag.", examples=["weapon"])] = (
        None
    )
    type: Annotated[
        str | None, takes("card_type", description="Cards of this type.", examples=["attack"])
    ] = None


def find_places(code: Code, places: PlaceFilter) -> Finder:
    """Return a function that lists the places that meet `places`, in map order."""
    fixed = _fixed_places(code, places)
    around: Value | None = code.place(places.next_to, "next_to") if places.next_to is not None else None
    free = places.free
    ways = _ways(code, places)
    everywhere = sorted(fixed)
    conditions = [*_near_and_marked(code, places), *_in_region_of(code, places)]
    others: Finder | None = None
    if places.not_ is not None:
        with code.at("not"):
            others = find_places(code, places.not_)
        if _is_lasting(places.not_) and fixed <= _fixed_places(code, places.not_):
            _doubt_none(code, Message("No place on the map matches this, whatever happens"))

    def find(state: State, frame: Frame) -> list[int]:
        candidates = everywhere
        if around is not None:
            centre = around(state, frame)
            candidates = [] if centre == OFF else [p for p in ways.near(state, centre) if p in fixed]
        for condition in conditions:
            if candidates:
                candidates = [*filter(condition(state, frame), candidates)]
        if others is not None:
            left_out = set(others(state, frame))
            candidates = [p for p in candidates if p not in left_out]
        if free is None:
            return list(candidates)
        taken = set(state.at)
        return [place for place in candidates if (place not in taken) is free]

    return find


def _is_lasting(places: PlaceFilter) -> bool:
    """Whether a filter asks only for what the map says, so that it finds the same all game long."""
    asked = (places.next_to, places.free, places.within, places.marked, places.region_of, places.not_)
    return all(one is None for one in asked)


def _doubt_none(code: Code, told: Message) -> None:
    code.doubt("never-holds", told, hint=Message("Remove one of its lines."))


def most_places(code: Code, places: PlaceFilter) -> int:
    """Return how many places meet `places` at most, whatever happens in play."""
    return len(_fixed_places(code, places))


def _ways(code: Code, places: PlaceFilter) -> WaysNow:
    """Return what tells which places are next to each other, over ways of the kinds asked for."""
    if places.by and places.next_to is None:
        message = Message("`by` says which links count for `next_to`")
        raise code.fail(message, "by", hint=Message("add `next_to` too"))
    kinds = sorted({edge.kind for edge in code.game.topology.edges})
    for number, kind in enumerate(places.by):
        if kind not in kinds:
            with code.at("by"):
                raise code.unknown(Message("kind of link on the map"), kind, kinds, number)
    return WaysNow(code.game, places.by)


def _fixed_places(code: Code, places: PlaceFilter) -> frozenset[int]:
    found = frozenset(range(len(code.game.topology.ids)))
    if places.ids:
        index = code.game.topology.index
        for number, name in enumerate(places.ids):
            if name not in index:
                with code.at("ids"):
                    raise code.fail(Message("no place is called '{name}'", name=name), number)
        found &= {index[name] for name in places.ids}
    if places.tag is not None:
        found &= code.tag(places.tag, "tag")
    if places.region is not None:
        found &= code.region(places.region, "region")
    if places.region_tag is not None:
        found &= frozenset().union(*code.regions_tagged(places.region_tag, "region_tag"))
    if not found:
        raise code.fail(Message("no place on the map matches this"), hint=Message("remove one of its lines"))
    return found


def find_pieces(code: Code, pieces: PieceFilter) -> tuple[Finder, frozenset[int]]:
    """Return a function that lists the pieces that meet `pieces`, in the order they are declared, and all that ever may."""
    all_pieces = code.game.pieces
    for number, name in enumerate(pieces.ids):
        if all(piece.id != name for piece in all_pieces):
            with code.at("ids"):
                raise code.fail(Message("no piece is called '{name}'", name=name), number)
    if pieces.side is not None:
        code.side(pieces.side, "side")
    of_kind = code.piece_kind(pieces.kind, "kind") if pieces.kind is not None else None
    fixed = [
        index
        for index, piece in enumerate(all_pieces)
        if (not pieces.ids or piece.id in pieces.ids)
        and (pieces.side is None or piece.side == pieces.side)
        and (of_kind is None or index in of_kind)
    ]
    if not fixed:
        raise code.fail(
            Message("no piece of this game matches this"), hint=Message("remove one of its lines")
        )
    conditions = [*_where_pieces_stand(code, pieces), *_near_and_marked(code, pieces)]
    others, surely = _other_pieces(code, pieces)
    fixed = [piece for piece in fixed if piece not in surely]
    if not fixed:
        _doubt_none(code, Message("No piece of this game matches this, whatever happens"))

    def find(state: State, frame: Frame) -> list[int]:
        found = fixed
        for condition in conditions:
            if found:
                holds = condition(state, frame)
                found = [piece for piece in found if holds(state.at[piece])]
        left_out = others(state, frame) if others is not None else ()
        return [piece for piece in found if piece not in left_out]

    return find, frozenset(fixed)


def _other_pieces(code: Code, pieces: PieceFilter) -> tuple[Finder | None, frozenset[int]]:
    """Return what `not` leaves out, and which of it whatever happens: so it is when it asks for kinds, sides and ids only."""
    if pieces.not_ is None:
        return None, frozenset()
    with code.at("not"):
        others, some = find_pieces(code, msgspec.structs.replace(pieces.not_, on_board=False))
    asked = pieces.not_
    lasting = not (asked.at or asked.on_tag or asked.region_tag or asked.within or asked.marked or asked.not_)
    return others, some if lasting else frozenset()


def _near_and_marked(code: Code, wanted: PlaceFilter | PieceFilter) -> list[Condition]:
    """Return what is asked of a place: that it is near another, that a mark lies there."""
    conditions: list[Condition] = []
    if wanted.within is not None:
        with code.at("within"):
            centre = code.take(wanted.within, "of")
        ways, most = WaysNow(code.game), wanted.within.steps

        def near(state: State, frame: Frame) -> Callable[[int], bool]:
            of = centre(state, frame)
            return lambda place: OFF not in (of, place) and 0 <= ways.steps(state, of, place) <= most

        conditions.append(near)
    if wanted.marked is not None:
        kind = code.mark_kind(wanted.marked, "marked")

        def marked(state: State, _frame: Frame) -> Callable[[int], bool]:
            return {mark[1] for mark in state.marks if mark[0] == kind}.__contains__

        conditions.append(marked)
    return conditions


def _in_region_of(code: Code, places: PlaceFilter) -> list[Condition]:
    """Return what is asked of a place: that it lies in a region with another."""
    if places.region_of is None:
        return []
    if places.region_tag is None:
        message = Message("`region_of` says which of the regions with a tag")
        raise code.fail(message, "region_of", hint=Message("add `region_tag` too"))
    regions = code.regions_tagged(places.region_tag, "region_tag")
    spot = code.place(places.region_of, "region_of")

    @cache
    def with_place(other: int) -> frozenset[int]:
        return frozenset().union(*(region for region in regions if other in region))

    def together(state: State, frame: Frame) -> Callable[[int], bool]:
        return with_place(spot(state, frame)).__contains__

    return [together]


def _where_pieces_stand(code: Code, pieces: PieceFilter) -> list[Condition]:
    conditions: list[Condition] = []
    if pieces.on_board:
        conditions.append(lambda _state, _frame: OFF.__ne__)
    if pieces.at is not None:
        spot = code.place(pieces.at, "at")
        conditions.append(lambda state, frame: spot(state, frame).__eq__)
    if pieces.on_tag is not None:
        tagged = code.tag(pieces.on_tag, "on_tag")
        conditions.append(lambda _state, _frame: tagged.__contains__)
    if pieces.region_tag is not None:
        inside: frozenset[int] = frozenset().union(*code.regions_tagged(pieces.region_tag, "region_tag"))
        conditions.append(lambda _state, _frame: inside.__contains__)
    return conditions


def find_cards(code: Code, cards: CardFilter) -> Finder:
    """Return a function that lists the cards that meet `cards`, a copy each, the order they lie in left aside."""
    game, area = code.game, code.area(cards.in_, "in")
    printed = game.content.cards.cards if game.content.cards is not None else ()
    known = {card.id: card for card in printed}
    for number, name in enumerate(cards.ids):
        if name not in known:
            with code.at("ids"):
                raise code.unknown(Message("card"), name, game.card_ids, number)
    if cards.tag is not None and all(cards.tag not in card.tags for card in printed):
        tags = sorted({tag for card in printed for tag in card.tags})
        raise code.unknown(Message("tag of cards"), cards.tag, tags, "tag")
    if cards.type is not None and all(cards.type != card.type for card in printed):
        types = sorted({card.type for card in printed if card.type is not None})
        raise code.unknown(Message("type of cards"), cards.type, types, "type")
    wanted = frozenset(
        number
        for number, name in enumerate(game.card_ids)
        if (not cards.ids or name in cards.ids)
        and (cards.tag is None or cards.tag in known[name].tags)
        and (cards.type is None or cards.type == known[name].type)
    )
    return lambda state, _frame: sorted(card for card in state.areas[area] if card in wanted)


def find_any(
    code: Code, places: PlaceFilter | None, pieces: PieceFilter | None, cards: CardFilter | None = None
) -> tuple[Finder, str, frozenset[int] | None]:
    """Compile whichever of the filters is given: how to find, the kind of what is found, and which pieces it may be."""
    if places is not None:
        with code.at("places"):
            return find_places(code, places), "place", None
    if cards is not None:
        with code.at("cards"):
            return find_cards(code, cards), "card", None
    assert pieces is not None
    with code.at("pieces"):
        find, some = find_pieces(code, pieces)
        return find, "piece", some
