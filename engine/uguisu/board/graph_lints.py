"""Lints of graph maps."""

from collections.abc import Collection, Iterator

from uguisu.board.finding import Finding, Guesser
from uguisu.board.model import DEFAULT_LINK, GraphMap, Link
from uguisu.said import Said
from uguisu.suggest import listing


def lint_graph(model: GraphMap, known_kinds: Collection[str] | None) -> Iterator[Finding]:
    """Yield what is wrong with a graph's places and links."""
    yield from _places(model)
    yield from _links(model, known_kinds)


def _places(model: GraphMap) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for number, place in enumerate(model.places):
        first = seen.setdefault(place.id, number)
        if first != number:
            yield Finding(
                ("places", number, "id"),
                "duplicate-id",
                Said(
                    "the place id `{place}` is already used by place {number} of the list",
                    place=place.id,
                    number=first + 1,
                ),
                Said("Give one of them a different id."),
            )
        corners = 3 if place.shape is None else len(set(place.shape))
        if corners < 3:
            yield Finding(
                ("places", number, "shape"),
                "too-few-corners",
                Said(
                    "the shape of `{place}` has {count} corners; an outline needs at least three",
                    place=place.id,
                    count=corners,
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
                told = Said("this link names `{place}`, which is not a place on this map", place=place)
                yield Finding((*here, "between", end), "dangling-id", told, ids.hint(place))
        if known_kinds is not None and link.kind not in known_kinds:
            known = listing(known_kinds)
            hint: str
            if link.kind == DEFAULT_LINK:
                told = Said("this link does not say its `kind`; without one it is `{kind}`", kind=link.kind)
                hint = Said("Give it a `kind:`. The game knows {kinds}.", kinds=known)
            else:
                told = Said("this game has no links of kind `{kind}`", kind=link.kind)
                hint = kinds.hint(link.kind) or Said("Known kinds: {kinds}.", kinds=known)
            yield Finding((*here, "kind"), "unknown-kind", told, hint)
        a, b = link.between
        if a == b:
            yield Finding(
                (*here, "between"),
                "self-link",
                Said("this link joins `{a}` to itself", a=a),
                Said("Name two different places, or remove it."),
            )
        else:
            yield from _repeated(number, link, seen)


def _repeated(
    number: int, link: Link, seen: dict[tuple[str, str, str], tuple[int, bool]]
) -> Iterator[Finding]:
    """One-way links of a kind may run against each other; any other second one is one too many."""
    a, b = link.between
    against = seen.get((b, a, link.kind))
    if against is not None and link.one_way and against[1]:
        against = None
    other = seen.get((a, b, link.kind)) or against
    if other is not None:
        yield Finding(
            ("links", number),
            "duplicate-link",
            Said(
                "`{a}` and `{b}` are already joined by a link of kind `{kind}` (number {number})",
                a=a,
                b=b,
                kind=link.kind,
                number=other[0] + 1,
            ),
            Said("Remove one of them, or give it a different kind."),
        )
    seen.setdefault((a, b, link.kind), (number, link.one_way))
