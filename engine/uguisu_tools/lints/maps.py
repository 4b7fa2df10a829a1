"""What can be wrong with a map beyond what its schema says.

`lint_map` yields findings, each with the path to its place in the YAML.
Codes: dangling-id, duplicate-id, duplicate-link, self-link, unknown-kind, repeated-place, empty-region,
islands, same-point, far-off, too-few-corners, bad-colour, row-length, unknown-legend-char, unused-legend-char, no-cells,
not-neighbours.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import chain, product
from math import dist, hypot
from statistics import median
from typing import Any, Literal, NamedTuple, TypeAlias

from uguisu.board.cells import cell_id, column_letters, parse_cell
from uguisu.board.compile import compile_map
from uguisu.board.distance import parts_of
from uguisu.board.kinds.kind import MapKind, Touching, kind_of
from uguisu.board.model import DEFAULT_LINK, NO_CELL, CellMap, GraphMap, Link, MapModel
from uguisu.board.palette import is_colour, nearest_colour
from uguisu.board.parts import MapBase
from uguisu.content.diagnostics import Finding, Fix
from uguisu.content.limits import MAX_CELLS
from uguisu.content.pack import Pack
from uguisu.messages.message import Message, capitalized
from uguisu.messages.suggest import listing, meant, nearest

Kinds: TypeAlias = Collection[str]
PATIENCE = 20_000
"""How many comparisons one run spends on which name was meant, or which place is nearest: on large maps they are slow."""

FEW = 40
"""Places of a map that are named where none is meant: more nobody reads."""
RANGE = re.compile(r"[a-z]+\d+ *[-–:] *[a-z]+\d+")


class MapFinding(NamedTuple):
    """One thing wrong with a map. `path` leads to it through the YAML's keys and indices, as in ("links", 3, "kind")."""

    path: tuple[str | int, ...]
    code: str
    message: str
    hint: str | None = None
    severity: Literal["error", "warning", "hint"] = "error"
    fix: Fix | None = None


class Guesser:
    """Guesses which of the known names a misspelt one was meant to be, while its patience lasts."""

    def __init__(self, known: Collection[str]) -> None:
        self.known = known
        self._patience = PATIENCE

    def hint(self, wrong: str) -> str | None:
        """Return a hint that names the nearest known name, or None."""
        if self._patience < len(self.known):
            return None
        self._patience -= len(self.known)
        near = nearest(wrong, self.known)
        return None if near is None else meant(near, wrong)

    def place(self, wrong: str) -> str | None:
        """Return a hint for a place that is none: the nearest, else that there are no ranges, else which there are."""
        near = self.hint(wrong)
        if near is not None:
            return near
        if RANGE.fullmatch(wrong):
            return Message("Name each place by itself: a range cannot stand here.")
        if not 0 < len(self.known) <= FEW:
            return None
        return Message("You can use {names}.", names=listing(self.known))


def board(pack: Pack) -> Iterator[Finding]:
    """Yield what is wrong with the map."""
    if pack.map is None:
        return
    cells = sum(len(row) for row in getattr(pack.map, "rows", ()))
    if cells > MAX_CELLS:
        yield Finding(
            file="map",
            path=("rows",),
            code="too-many-cells",
            message=Message(
                "The map has {cells:,} {cells:cell|cells}; at most {most:,} can be played on",
                cells=cells,
                most=MAX_CELLS,
            ),
            hint=Message("Make each cell stand for more, or cut the map into several."),
        )
        return
    game = pack.game
    kinds = game.link_kinds if game is not None and game.link_kinds else None
    walkable = game.walkable_kinds if game is not None else None
    blocked_by = game.blocking_kinds if game is not None else frozenset()
    for found in lint_map(pack.map, known_kinds=kinds, walkable=walkable, blocked_by=blocked_by):
        yield Finding(
            file="map",
            path=found.path,
            code=found.code,
            message=capitalized(found.message),
            hint=found.hint,
            severity=found.severity,
            fix=found.fix,
        )


def lint_map(
    model: MapModel,
    *,
    known_kinds: Kinds | None = None,
    walkable: Kinds | None = None,
    blocked_by: Kinds = (),
) -> Iterator[MapFinding]:
    """Yield what is wrong with a map, part by part in the order of a usual file.

    A game may say which kinds of links or borders it knows (`known_kinds`), which links anybody may walk
    (`walkable`), and which kinds stop everybody (`blocked_by`); without that every kind passes, and islands
    are places that nothing at all joins to the rest. They are looked for only in a map without errors.
    """
    clean = True
    kind = kind_of(model)
    parts = _parts(model, kind, known_kinds)
    for finding in chain(*parts, _regions(model), _pictures(model)):
        clean = clean and finding.severity != "error"
        yield finding
    if clean:
        yield from _islands(model, walkable, blocked_by)


def _parts(model: MapModel, kind: MapKind, known_kinds: Kinds | None) -> Iterable[Iterator[MapFinding]]:
    """Yield what is wrong with places and links, or with cells, part by part."""
    if isinstance(model, GraphMap):
        yield lint_places(model)
        yield lint_links(model, known_kinds)
    elif isinstance(model, CellMap):
        yield _legend(model)
        yield _rows(model)
        yield _borders(model, known_kinds, kind.touching)
        yield _extras(model)


def _place_ids(model: MapBase) -> list[str]:
    return kind_of(model).place_ids(model)


FAR = 20
"""So many times as far from the middle as half of the places are at most: nobody would see a map with such a place."""


def _far_off(model: GraphMap) -> Iterator[MapFinding]:
    """Yield places that lie far off all others: a figure too many, so that the map shrinks to a dot."""
    if len(model.places) < 4:
        return
    x, y = (median(place.at[axis] for place in model.places) for axis in (0, 1))
    away = [hypot(place.at[0] - x, place.at[1] - y) for place in model.places]
    usual = median(away)
    for number, (place, far) in enumerate(zip(model.places, away, strict=True)):
        if usual and far > FAR * usual:
            yield MapFinding(
                ("places", number, "at"),
                "far-off",
                Message("`{place}` lies far off all other places", place=place.id),
                Message("Check its two numbers: the others lie round [{x}, {y}].", x=round(x), y=round(y)),
                "warning",
            )


def lint_places(model: GraphMap) -> Iterator[MapFinding]:
    """Yield what is wrong with the places of a graph."""
    seen: dict[str, int] = {}
    drawn: dict[Any, str] = {}
    yield from _far_off(model)
    for number, place in enumerate(model.places):
        other = drawn.setdefault(place.at, place.id)
        if other != place.id:
            yield MapFinding(
                ("places", number, "at"),
                "same-point",
                Message("`{place}` is drawn at the same point as `{other}`", place=place.id, other=other),
                Message("Move one of them, or nobody can tell them apart."),
                "warning",
            )
        first = seen.setdefault(place.id, number)
        if first != number:
            yield MapFinding(
                ("places", number, "id"),
                "duplicate-id",
                Message(
                    "the place id `{place}` is already used by place {number} of the list",
                    place=place.id,
                    number=first + 1,
                ),
                Message("Give one of them a different id."),
            )
        corners = 3 if place.shape is None else len(set(place.shape))
        if corners < 3:
            yield MapFinding(
                ("places", number, "shape"),
                "too-few-corners",
                Message(
                    (
                        "the shape of `{place}` has {count} {count:corner|corners}; an outline needs at least "
                        "three"
                    ),
                    place=place.id,
                    count=corners,
                ),
                Message("Add corners, or leave the shape out to draw a dot."),
            )


def lint_links(model: GraphMap, known_kinds: Kinds | None) -> Iterator[MapFinding]:
    """Yield what is wrong with the links of a graph."""
    places = {place.id for place in model.places}
    ids = Guesser(sorted(places))
    kinds = Guesser(known_kinds or ())
    seen: dict[tuple[str, str, str], tuple[int, bool]] = {}
    for number, link in enumerate(model.links):
        here = ("links", number)
        for end, place in enumerate(link.between):
            if place not in places:
                message = Message("this link names `{place}`, which is not a place on this map", place=place)
                yield MapFinding((*here, "between", end), "dangling-id", message, ids.place(place))
        if known_kinds is not None and link.kind not in known_kinds:
            known = listing(known_kinds)
            hint: str
            if link.kind == DEFAULT_LINK:
                message = Message(
                    "this link does not say its `kind`; without one it is `{kind}`", kind=link.kind
                )
                hint = Message("Give it a `kind:`. The game knows {kinds}.", kinds=known)
            else:
                message = Message("this game has no links of kind `{kind}`", kind=link.kind)
                hint = kinds.hint(link.kind) or Message("You can use {names}.", names=known)
            yield MapFinding((*here, "kind"), "unknown-kind", message, hint)
        a, b = link.between
        if a == b:
            message = Message("this link joins `{a}` to itself", a=a)
            hint = Message("Name two different places, or remove it.")
            yield MapFinding((*here, "between"), "self-link", message, hint)
        else:
            yield from _repeated(number, link, seen)


def _repeated(
    number: int, link: Link, seen: dict[tuple[str, str, str], tuple[int, bool]]
) -> Iterator[MapFinding]:
    """One-way links of a kind may run against each other; any other second one is one too many."""
    a, b = link.between
    against = seen.get((b, a, link.kind))
    if against is not None and link.one_way and against[1]:
        against = None
    other = seen.get((a, b, link.kind)) or against
    if other is not None:
        yield MapFinding(
            ("links", number),
            "duplicate-link",
            Message(
                "`{a}` and `{b}` are already joined by a link of kind `{kind}` (number {number})",
                a=a,
                b=b,
                kind=link.kind,
                number=other[0] + 1,
            ),
            Message("Remove one of them, or give it a different kind."),
        )
    seen.setdefault((a, b, link.kind), (number, link.one_way))


def _legend(model: CellMap) -> Iterator[MapFinding]:
    used = set().union(*model.rows)
    for char in model.legend:
        if char not in used:
            message = Message("no cell of the map uses `{char}`", char=char)
            yield MapFinding(("legend", char), "unused-legend-char", message, severity="hint")


def _rows(model: CellMap) -> Iterator[MapFinding]:
    if not any(line.strip(NO_CELL) for line in model.rows):
        yield MapFinding(
            ("rows",), "no-cells", Message("the map has no cells"), Message("Draw some in the rows.")
        )
    height, widest = len(model.rows), max(map(len, model.rows))
    if model.size is not None and model.size[1] != height:
        yield MapFinding(
            ("rows",),
            "row-length",
            Message(
                "there {height:is|are} {height} {height:row|rows}, but the size says {size}",
                height=height,
                size=model.size[1],
            ),
            Message("Write `size: [{width}, {height}]`, or add or remove rows.", width=widest, height=height),
        )
    known = {*model.legend, NO_CELL}
    for number, line in enumerate(model.rows):
        here = ("rows", number)
        if len(line) != (model.size[0] if model.size is not None else widest):
            hint = Message("A space stands for a missing cell; quote rows that begin or end with one.")
            yield MapFinding(here, "row-length", _of_another_length(model, number, widest), hint)
        for column, char in enumerate(line):
            if char not in known:
                chars = ", ".join(f"`{char}`" for char in model.legend)
                yield MapFinding(
                    here,
                    "unknown-legend-char",
                    Message(
                        "the legend does not say what `{char}` means (cell {cell})",
                        char=char,
                        cell=cell_id(column, number),
                    ),
                    Message("You can use the characters {chars}.", chars=chars),
                )
                known.add(char)  # said once is enough


def _of_another_length(model: CellMap, row: int, widest: int) -> Message:
    count = len(model.rows[row])
    if model.size is not None:
        return Message(
            "row {number} has {count} {count:cell|cells}, but the size says {width}",
            number=row + 1,
            count=count,
            width=model.size[0],
        )
    return Message(
        "row {number} has {count} {count:cell|cells}, but the longest row has {width}",
        number=row + 1,
        count=count,
        width=widest,
    )


def _borders(model: CellMap, known_kinds: Kinds | None, touching: Touching | None) -> Iterator[MapFinding]:
    cells = set(_place_ids(model))
    kinds = Guesser(known_kinds or ())
    seen: dict[tuple[frozenset[str], str], int] = {}
    lying: dict[frozenset[str], int] = {}
    for number, border in enumerate(model.borders):
        here = ("borders", number)
        missing = [end for end, cell in enumerate(border.between) if cell not in cells]
        for end in missing:
            yield _dangling((*here, "between", end), Message("this border"), border.between[end], model)
        if known_kinds is not None and border.kind not in known_kinds:
            yield MapFinding(
                (*here, "kind"),
                "unknown-kind",
                Message("this game has no borders of kind `{kind}`", kind=border.kind),
                kinds.hint(border.kind) or Message("You can use {names}.", names=listing(known_kinds)),
            )
        a, b = border.between
        if a == b:
            message = Message("this border lies between `{a}` and itself", a=a)
            hint = Message("Name the two cells on either side of it.")
            yield MapFinding((*here, "between"), "self-link", message, hint)
            continue
        if not missing and touching is not None and not touching(model, a, b):
            message = Message("`{a}` and `{b}` share no edge, so no border can lie between them", a=a, b=b)
            hint = Message("Name two cells that lie side by side.")
            yield MapFinding((*here, "between"), "not-neighbours", message, hint)
        first = seen.setdefault((frozenset(border.between), border.kind), number)
        before = lying.setdefault(frozenset(border.between), number)
        if first == number != before:
            yield MapFinding(
                here,
                "duplicate-link",
                Message(
                    "there is already a border of kind `{kind}` between `{a}` and `{b}`: number "
                    "{number} in the list",
                    a=a,
                    b=b,
                    kind=model.borders[before].kind,
                    number=before + 1,
                ),
                Message("Remove one of them: both would hold at once."),
                "warning",
            )
        if first != number:
            yield MapFinding(
                here,
                "duplicate-link",
                Message(
                    "there is already a border of kind `{kind}` between `{a}` and `{b}`: number "
                    "{number} in the list",
                    a=a,
                    b=b,
                    kind=border.kind,
                    number=first + 1,
                ),
                Message("Remove one of them."),
            )


def _extras(model: CellMap) -> Iterator[MapFinding]:
    cells = set(_place_ids(model))
    seen: dict[str, int] = {}
    for number, extra in enumerate(model.cells):
        here = ("cells", number, "id")
        if extra.id not in cells:
            yield _dangling(here, Message("this entry"), extra.id, model)
        first = seen.setdefault(extra.id, number)
        if first != number:
            yield MapFinding(
                here,
                "duplicate-id",
                Message(
                    "the cell `{cell}` is already described by entry {number} of the list",
                    cell=extra.id,
                    number=first + 1,
                ),
                Message("Put everything about it into one entry."),
            )


def _dangling(path: tuple[str | int, ...], what: str, cell: str, model: CellMap) -> MapFinding:
    column, row = parse_cell(cell)
    width, height = max(map(len, model.rows)), len(model.rows)
    if column < width and row < height:
        hint = Message("The rows have a space there: no cell.")
    else:
        hint = Message(
            "The columns go from a to {last}, the rows from 1 to {height}.",
            last=column_letters(width - 1),
            height=height,
        )
    message = Message("{what} names `{cell}`, which is not a cell of this map", what=what, cell=cell)
    return MapFinding(path, "dangling-id", message, hint)


def _pictures(model: MapModel) -> Iterator[MapFinding]:
    seen: set[str] = set()
    for number, layer in enumerate(model.layers):
        if layer.id in seen:
            message = Message("the layer id `{layer}` is already used", layer=layer.id)
            hint = Message("Give one of them a different id.")
            yield MapFinding(("layers", number, "id"), "duplicate-id", message, hint)
        seen.add(layer.id)
    if isinstance(model, GraphMap):
        known = {tag for place in model.places for tag in place.tags}
    else:
        known = {entry.terrain for entry in model.legend.values()}
        known |= {tag for entry in model.legend.values() for tag in entry.tags}
        known |= {tag for cell in model.cells for tag in cell.tags}
    for name in model.pictures.keys() - known:
        message = Message(
            "nothing on this map is called `{name}`: no terrain, and no tag of a place", name=name
        )
        yield MapFinding(("pictures", name), "dangling-id", message, Guesser(known).hint(name), "warning")


def _regions(model: MapModel) -> Iterator[MapFinding]:
    places = dict.fromkeys(_place_ids(model))
    guesser = Guesser(places)
    seen: dict[str, int] = {}
    for number, region in enumerate(model.regions):
        here = ("regions", number)
        first = seen.setdefault(region.id, number)
        if first != number:
            yield MapFinding(
                (*here, "id"),
                "duplicate-id",
                Message(
                    "the region id `{region}` is already used by region {number} of the list",
                    region=region.id,
                    number=first + 1,
                ),
                Message("Give one of them a different id."),
            )
        if region.colour is not None and not is_colour(region.colour):
            message = Message("`{colour}` is not a colour", colour=region.colour)
            yield MapFinding((*here, "colour"), "bad-colour", message, nearest_colour(region.colour))
        if not region.places:
            message = Message("region `{region}` has no places", region=region.id)
            yield MapFinding((*here, "places"), "empty-region", message, severity="warning")
        members: set[str] = set()
        for at, place in enumerate(region.places):
            there = (*here, "places", at)
            if place not in places:
                message = Message(
                    "region `{region}` names `{place}`, which is not a place on this map",
                    region=region.id,
                    place=place,
                )
                yield MapFinding(there, "dangling-id", message, guesser.place(place))
            elif place in members:
                message = Message("region `{region}` names `{place}` twice", region=region.id, place=place)
                yield MapFinding(
                    there, "repeated-place", message, Message("Remove one of the two."), "warning"
                )
            members.add(place)


def _islands(model: MapModel, walkable: Kinds | None, blocked_by: Kinds) -> Iterator[MapFinding]:
    """Name the places that no walk joins to the largest part of the map, one finding an island."""
    board = compile_map(model)
    islands = parts_of(board.walkable(walkable, blocked_by=blocked_by))
    mainland, patience = max(islands, key=len), PATIENCE
    for island in islands:
        if island is not mainland:
            names = listing([board.ids[place] for place in island])
            message = (
                Message("{names} is cut off from the rest of the map", names=names)
                if len(island) == 1
                else Message("{names} are cut off from the rest of the map", names=names)
            )
            hint = (
                Message("Join it with a link, or remove it.")
                if isinstance(model, GraphMap)
                else Message("Join it with cells, or open a border.")
            )
            fix, patience = None, patience - len(island) * len(mainland)
            if isinstance(model, GraphMap) and patience >= 0:
                fix = _bridge(model, island, mainland, _walked(model, walkable, blocked_by))
            yield MapFinding(kind_of(model).cut_off(island[0]), "islands", message, hint, "warning", fix)


def _bridge(model: GraphMap, island: Collection[int], mainland: Collection[int], kind: str) -> Fix:
    """Return what joins an island to the place nearest to it."""

    def apart(pair: tuple[int, int]) -> float:
        return dist(model.places[pair[0]].at, model.places[pair[1]].at)

    here, there = min(product(island, mainland), key=apart)
    ends = [model.places[here].id, model.places[there].id]
    return Fix(
        kind="insert",
        path=("links", len(model.links)),
        title=Message("Join it to `{near}`", near=ends[1]),
        value={"between": ends, "kind": kind},
    )


def _walked(model: GraphMap, walkable: Kinds | None, blocked_by: Kinds) -> str:
    """Return the kind of link that is walked most on a map; where none is yet, one that may be walked."""
    there = Counter(
        link.kind
        for link in model.links
        if link.kind not in blocked_by and (walkable is None or link.kind in walkable)
    )
    kinds = [kind for kind, _ in there.most_common(1)] or sorted(walkable or ())
    return kinds[0] if kinds else DEFAULT_LINK
