"""Lints of graph maps."""

from collections.abc import Collection, Iterator

from uguisu.board.finding import Finding, Guesser
from uguisu.board.graph_map import DEFAULT_LINK, GraphMap
from uguisu.said import Said
from uguisu.suggest import listing


def lint_graph(model: GraphMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    """Yield what is wrong with a graph's places and links."""
    yield from _places(model)
    yield from _links(model, known_kinds)


def _places(model: GraphMap) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for number, place in enumerate(model.places):
        if place.id in seen:
            yield Finding(
                ("places", number, "id"),
                "duplicate-id",
                "error",
                Said(
                    "the place id `{place}` is already used by place {number} of the list",
                    place=place.id,
                    number=seen[place.id] + 1,
                ),
                Said("Give one of them a different id."),
            )
        seen.setdefault(place.id, number)
        if place.shape is not None and len(set(place.shape)) < 3:
            yield Finding(
                ("places", number, "shape"),
                "too-few-corners",
                "error",
                Said(
                    "the shape of `{place}` has {count} corners; an outline needs at least three",
                    place=place.id,
                    count=len(set(place.shape)),
                ),
                Said("Add corners, or leave the shape out to draw a dot."),
            )


def _links(model: GraphMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    places = {place.id for place in model.places}
    ids = Guesser(sorted(places))
    kinds = Guesser(known_kinds or ())
    seen: dict[tuple[str, str, str], tuple[int, bool]] = {}
    for number, link in enumerate(model.links):
        here = ("links", number)
        for end, place in enumerate(link.between):
            if place not in places:
                yield Finding(
                    (*here, "between", end),
                    "dangling-id",
                    "error",
                    Said("this link names `{place}`, which is not a place on this map", place=place),
                    ids.hint(place),
                )
        if known_kinds is not None and link.kind not in known_kinds:
            known = listing(known_kinds)
            message: str
            hint: str
            if link.kind == DEFAULT_LINK:
                message = Said(
                    "this link does not say its `kind`; without one it is `{kind}`", kind=link.kind
                )
                hint = Said("Give it a `kind:`. The game knows {kinds}.", kinds=known)
            else:
                message = Said("this game has no links of kind `{kind}`", kind=link.kind)
                hint = kinds.hint(link.kind) or Said("Known kinds: {kinds}.", kinds=known)
            yield Finding((*here, "kind"), "unknown-kind", "error", message, hint)
        a, b = link.between
        if a == b:
            yield Finding(
                (*here, "between"),
                "self-link",
                "error",
                Said("this link joins `{a}` to itself", a=a),
                Said("Name two different places, or remove it."),
            )
            continue
        yield from _repeated(number, (a, b, link.kind), link.one_way, seen)


def _repeated(
    number: int, link: tuple[str, str, str], one_way: bool, seen: dict[tuple[str, str, str], tuple[int, bool]]
) -> Iterator[Finding]:
    """One-way links of a kind may run against each other; any other second one is one too many."""
    a, b, kind = link
    same = seen.get(link)
    against = seen.get((b, a, kind))
    if against is not None and one_way and against[1]:
        against = None
    other = same or against
    if other is not None:
        yield Finding(
            ("links", number),
            "duplicate-link",
            "error",
            Said(
                "`{a}` and `{b}` are already joined by a link of kind `{kind}` (number {number})",
                a=a,
                b=b,
                kind=kind,
                number=other[0] + 1,
            ),
            Said("Remove one of them, or give it a different kind."),
        )
    seen.setdefault(link, (number, one_way))
