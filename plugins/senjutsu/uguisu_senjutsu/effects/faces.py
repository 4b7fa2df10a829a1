"""What is drawn on a card's face: initiative, focus, rank, and the tactical diagrams (SJ-02, SJ-40)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from typing import Any

import msgspec

from uguisu import LocalText, Message, joined
from uguisu.board import HEX_CORNERS, Mark, MarkArea, MarkText
from uguisu.cards import Card, Drawing, Face, Sign
from uguisu.effects import Operation
from uguisu_senjutsu import texts
from uguisu_senjutsu.board.geometry import HexError, offset
from uguisu_senjutsu.cards.play import SenjutsuCards
from uguisu_senjutsu.content.cards import CardProps
from uguisu_senjutsu.effects.fighting import Attack, Block, Hit, MoreBlocks, MoreHits
from uguisu_senjutsu.effects.moving import Go
from uguisu_senjutsu.effects.steering import AtInitiative

SIDE = 15.0
"""Pixels from a hex's middle to its corner."""
STRUCK, BLOCKED, STARRED, STEPPED, EMPTY = "#b3261e", "#2b6c8e", "#7b3fa8", "#dcebe1", "#ece6d9"
EXECUTED, STEP_INK, OWN_INK = "#5b2320", "#2e7d4f", "#26221d"
ON_DARK = "#fffdf8"
FIGURE, GUARDED = "▲", "●"
"""What stands in letters for the figure, and for a block."""
KAMAE_COLOURS = {
    "aggression": "#b03a2e",
    "balance": "#2e7d4f",
    "determination": "#2f5f9e",
    "neutral": "#777777",
}
LINE = "#cfc5b0"
WORDS: Mapping[str, LocalText] = {
    "attack": Message("attack"),
    "defence": Message("defence"),
    "meditation": Message("meditation"),
    "base": Message("base"),
}
WINDOWS: Mapping[str, LocalText] = {
    "replacement": Message("instant replacement"),
    "initiative": Message("instant: before initiatives are chosen"),
    "attack_success": Message("instant: after an attack that succeeded"),
    "block_success": Message("instant: after a block that succeeded"),
    "card_done": Message("instant: when the card is done"),
    "turn_start": Message("instant: at the start of a turn"),
    "after_draw": Message("instant: after the draw"),
    "turn_end": Message("instant: at the end of a turn"),
}
RANKS: Mapping[str, LocalText] = {
    "wood": Message("wood"),
    "steel": Message("steel"),
    "gold": Message("gold"),
    "jade": Message("jade"),
}


@dataclass(slots=True)
class Spot:
    """What a diagram shows on one hex: a sign, or words, which stand for it where there are only letters."""

    fill: str
    words: str = ""
    frame: str = LINE
    sign: str = ""


@dataclass(slots=True)
class Sketch:
    """A diagram that is being collected: what is on which hex, at which initiative."""

    initiative: str = ""
    spots: dict[tuple[int, int], Spot] = field(default_factory=dict)


def face(card: Card) -> Face:
    """Return what is on a card's face."""
    props: CardProps = card.props
    badges: list[LocalText] = [WINDOWS[window] for window in card.played_in if window in WINDOWS]
    if props.prepared:
        badges.append(Message("prepared"))
    if props.focus:
        badges.append(Message("{focus} focus to pay", focus=props.focus))
    for kamae, initiative in props.initiative_in.items():
        badges.append(Message("{kamae}: initiative {number}", kamae=texts.KAMAE[kamae], number=initiative))
    if props.range is not None:
        badges.append(Message("range {range}", range=props.range))
    drawings = tuple(_drawing(one) for one in _sketches(card))
    look = SenjutsuCards.looks.get(card.type or "")
    return Face(
        corner=initiatives(props),
        colour=look.colour if look is not None else "#6f675c",
        badges=tuple(badges),
        drawings=drawings,
        foot=_foot(props),
        crest=look.sign if look is not None else "",
        kind=WORDS.get(card.type or "", card.type or ""),
    )


def initiatives(props: CardProps) -> str:
    """Return a card's initiative as it is printed: ``7``, ``9-6``, ``=``.

    >>> initiatives(CardProps(initiative=(9, 8, 7, 6))), initiatives(CardProps())
    ('9-6', '=')
    """
    printed = props.initiatives
    if not printed:
        return "="
    if len(printed) == 1:
        return str(printed[0])
    high, low = max(printed), min(printed)
    return f"{high}-{low}" if len(printed) == high - low + 1 else ",".join(map(str, printed))


def _foot(props: CardProps) -> LocalText:
    """Return rank and number."""
    parts: list[Any] = [Message("base card") if props.base else RANKS[props.rank]]
    if props.number is not None:
        parts.append(f"{props.number:03}")
    return joined(parts)


def _sketches(card: Card) -> list[Sketch]:
    """Return the diagrams of a card, those of one initiative together, attacks and blocks apart."""
    found: list[Sketch] = []
    for do in (card.do, *(mode.do for mode in card.modes)):
        initiative = ""
        for operation in _all_operations(do):
            if isinstance(operation, AtInitiative):
                initiative = str(operation.initiative)
            elif isinstance(operation, Attack | Block):
                sketch = Sketch(initiative)
                found.append(sketch)
                for written, spot in _spots(operation):
                    try:
                        sketch.spots[offset(written)] = spot
                    except HexError:
                        continue  # told when the card is compiled
    for sketch in found if len(found) == 1 and not _strikes(card) else ():
        _add_steps(sketch, card)
    return found


def _strikes(card: Card) -> bool:
    return any(isinstance(operation, Attack) for operation in _all_operations(card.do))


def _add_steps(sketch: Sketch, card: Card) -> None:
    """Show beside a block where the fighter may step; hexes of an attack would be taken for steps."""
    for operation in card.do:
        for part in operation.parts if isinstance(operation, Go) else ():
            for way in part.step if isinstance(part.step, tuple) and part.times == 1 else ():
                sketch.spots.setdefault(offset(way), Spot(STEPPED, frame=STEP_INK, sign="arrow-up-bold"))


def _all_operations(operations: Sequence[Operation]) -> Iterator[Operation]:
    """Yield operations, and those within them."""
    for operation in operations:
        yield operation
        for name in operation.__struct_fields__:  # type: ignore[attr-defined]
            yield from _within(getattr(operation, name))


def _within(value: Any) -> Iterator[Operation]:
    if isinstance(value, tuple):
        for one in value:
            if isinstance(one, Operation):
                yield from _all_operations((one,))
            elif isinstance(one, msgspec.Struct):
                for name in one.__struct_fields__:
                    yield from _within(getattr(one, name))


def _spots(operation: Attack | Block) -> Iterator[tuple[str, Spot]]:
    if isinstance(operation, Block):
        yield from ((written, Spot(BLOCKED, GUARDED, sign="shield")) for written in operation.hexes)
    else:
        yield from ((written, _struck(hit)) for written, hit in operation.hexes.items())
    for more in operation.extra:
        frame = KAMAE_COLOURS[more.kamae[0]] if more.kamae else LINE
        price = f"({more.focus})" if more.focus else ""
        if isinstance(more, MoreBlocks):
            yield from (
                (written, Spot(BLOCKED, price or GUARDED, frame, "" if price else "shield"))
                for written in more.hexes
            )
        elif isinstance(more, MoreHits):
            for written, hit in more.hexes.items():
                spot = _struck(hit)
                sign = "" if more.instead else "+"
                yield written, Spot(spot.fill, f"{sign}{spot.words}{price}", frame)


def _struck(hit: int | Hit) -> Spot:
    """Return what a hex of an attack shows: a drop with the wounds, a cross for an execution, a star."""
    if isinstance(hit, int):
        return Spot(STRUCK, str(hit), sign="water")
    if hit.execution:
        return Spot(EXECUTED, "✖")
    words = f"{hit.wounds or ''}{'+' if hit.wounds and hit.bleeding else ''}"
    if hit.bleeding:
        words += f"{hit.bleeding}≈"
    if hit.star:
        return Spot(STARRED, f"★{words}", sign="" if words else "star-four-points")
    return Spot(STRUCK, words, sign="water-plus" if hit.bleeding and hit.wounds <= 1 else "")


def _drawing(sketch: Sketch) -> Drawing:
    """Draw a diagram: the fighter in its hex, looking up, and around it what is hit or blocked."""
    around = {(q, r) for q in range(-1, 2) for r in range(-1, 2) if abs(q + r) < 2}
    hexes = sorted(around | sketch.spots.keys(), key=lambda one: one in sketch.spots)
    middles = {one: (1.5 * one[0] * SIDE, sqrt(3) * (one[1] + one[0] / 2) * SIDE) for one in hexes}
    left = min(x for x, _ in middles.values()) - SIDE
    top = min(y for _, y in middles.values()) - SIDE
    label = 14.0 if sketch.initiative else 0.0
    marks: list[Mark | Sign] = []
    small: list[Mark | Sign] = []
    if sketch.initiative:
        marks.append(MarkText((0, 11), f"{sketch.initiative}:", 12, "start", bold=True))
    small += marks
    for one in hexes:
        x, y = middles[one][0] - left, middles[one][1] - top + label
        spot = sketch.spots.get(one, Spot(EMPTY))
        corners = tuple((x + dx * 0.95 * SIDE, y + dy * 0.95 * SIDE) for dx, dy in HEX_CORNERS["flat"])
        ground = MarkArea(corners, spot.fill, spot.frame, 2.6 if spot.frame != LINE else 1.0)
        marks.append(ground)
        small.append(ground)
        signs, plain = _signed(spot, x, y, (0.0, 0.0) if one == (0, 0) else middles[one])
        if one == (0, 0):
            signs = plain = [Sign((x, y - 1), "water", 1.4 * SIDE, OWN_INK, FIGURE)]
        marks += signs
        small += plain
    wide = max(x for x, _ in middles.values()) - left + SIDE
    high = max(y for _, y in middles.values()) - top + SIDE + label
    return Drawing(wide, high, tuple(marks), tuple(small))


def _signed(
    spot: Spot, x: float, y: float, way: tuple[float, float]
) -> tuple[list[Mark | Sign], list[Mark | Sign]]:
    """Return what stands on a hex, and what where it is small."""
    ink = ON_DARK
    if spot.fill == STEPPED:
        return [arrow := _arrow(x, y, way)], [arrow]
    words = MarkText((x, y + 4), spot.words, 11 if len(spot.words) < 4 else 8, colour=ink, bold=True)
    if spot.sign == "water" and len(spot.words) == 1:
        drop = Sign((x, y - 1), "water", 1.35 * SIDE, ink)
        number = MarkText((x, y + 5), spot.words, 9.5, colour=spot.fill, bold=True)
        return [drop, number], [Sign((x, y - 1), "water", 1.2 * SIDE, ink)]
    if spot.sign:
        sign = Sign((x, y), spot.sign, 1.2 * SIDE, ink, spot.words)
        return [sign], [sign]
    return ([words], [words]) if spot.words else ([], [])


def _arrow(x: float, y: float, way: tuple[float, float]) -> Mark:
    """Return an arrow in the direction of a hex."""
    far = hypot(*way) or 1.0
    dx, dy = way[0] / far, way[1] / far
    shape = ((0, -8), (6, -1), (2, -1), (2, 7), (-2, 7), (-2, -1), (-6, -1))
    return MarkArea(tuple((x - px * dy - py * dx, y + px * dx - py * dy) for px, py in shape), STEP_INK)
