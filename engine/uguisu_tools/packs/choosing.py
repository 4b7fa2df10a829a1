"""Which releases to get for a pack that somebody wants: it, and what it builds on, in versions that go together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from resolvelib import AbstractProvider, BaseReporter, Resolver
from resolvelib.resolvers import ResolutionImpossible, ResolutionTooDeep

from uguisu.content.library import Library, head_of
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean, listing
from uguisu.plugins.registered import Registry
from uguisu_tools.packs.index import Release, order_of, takes
from uguisu_tools.packs.offers import indexes, read_index

ROUNDS = 2_000
"""Steps after which a choice is given up: a hostile index can make the search as long as it likes."""


class Chosen(NamedTuple):
    """A release that is to be got, from where, and whether somebody asked for it."""

    name: str
    release: Release
    place: str
    asked: bool


class _Want(NamedTuple):
    """That a pack is needed in certain versions, and by whom; `exact` is a version that was asked for by its number."""

    name: str
    versions: str = ""
    by: str = ""
    exact: str = ""


class _Have(NamedTuple):
    """A pack in a version: one that an index offers, or the one that is here."""

    name: str
    version: str
    place: str = ""
    release: Release | None = None


class _Packs(AbstractProvider[_Want, _Have, str]):
    """What there is: what is here, and what the indexes offer."""

    def __init__(self, offered: Mapping[str, Sequence[_Have]], here: Mapping[str, str], asked: str) -> None:
        self.offered, self.here, self.asked = offered, here, asked

    def identify(self, requirement_or_candidate: _Want | _Have) -> str:
        return requirement_or_candidate.name

    def get_preference(self, identifier: str, *_: Any, **__: Any) -> Any:
        return identifier != self.asked, identifier

    def find_matches(
        self,
        identifier: str,
        requirements: Mapping[str, Iterator[_Want]],
        incompatibilities: Mapping[str, Iterator[_Have]],
    ) -> Iterable[_Have]:
        wants = list(requirements[identifier])
        bad = {have.version for have in incompatibilities[identifier]}
        here = self.here.get(identifier)
        found = [_Have(identifier, here)] if here is not None and identifier != self.asked else []
        found += self.offered.get(identifier, ())
        return [
            have for have in found if have.version not in bad and all(_fits(have, want) for want in wants)
        ]

    def is_satisfied_by(self, requirement: _Want, candidate: _Have) -> bool:
        return _fits(candidate, requirement)

    def get_dependencies(self, candidate: _Have) -> Iterable[_Want]:
        uses = candidate.release.uses if candidate.release is not None else ()
        return [_Want(base.pack, base.version, candidate.name) for base in uses]


def _fits(have: _Have, want: _Want) -> bool:
    if want.exact:
        return have.version == want.exact
    if have.release is not None and have.release.yanked:
        return False
    return takes(have.version, want.versions)


def choose(wanted: str, registry: Registry) -> list[Chosen]:
    """Return the packs to fetch for `game/id` or `id`, with or without `@VERSION`: bases first. Packs that fit are kept.

    Raises:
        UguisuError: no index offers it, or no choice of versions goes together.
    """
    named, _, version = wanted.partition("@")
    offered = offers()
    name = _full_name(named, offered)
    here: dict[str, str] = {}
    for shelf, called, path in Library.of(registry).packs():
        if shelf.kind != "here":
            here.setdefault(called, head_of(path).version or "0")
    resolver = Resolver(_Packs(offered, here, name), BaseReporter())
    try:
        found = resolver.resolve([_Want(name, exact=version)], max_rounds=ROUNDS).mapping
    except ResolutionImpossible as error:
        raise _impossible(name, version, offered, error.causes) from error
    except ResolutionTooDeep as error:
        raise UguisuError(
            Message("no versions were found that go together, in {count} {count:try|tries}", count=ROUNDS),
            Message("Ask for a version by its number: `uguisu packs add {name}@1.0`.", name=name),
        ) from error
    return [
        Chosen(have.name, have.release, have.place, have.name == name)
        for have in _bases_first(found, name)
        if have.release is not None
    ]


def _bases_first(found: Mapping[str, _Have], name: str) -> list[_Have]:
    """Return a pack behind all that it builds on; one that builds on itself by a detour comes once."""
    ordered: dict[str, _Have] = {}
    begun: set[str] = set()

    def visit(one: str) -> None:
        if one in begun or one not in found:
            return
        begun.add(one)
        release = found[one].release
        for base in release.uses if release is not None else ():
            visit(base.pack)
        ordered[one] = found[one]

    visit(name)
    return list(ordered.values())


def offers() -> dict[str, list[_Have]]:
    """Return what the indexes offer, by name, the newest version first. A pack comes from the first index that has it."""
    found: dict[str, list[_Have]] = {}
    for place in indexes():
        for name, listed in read_index(place).index.packs.items():
            releases = sorted(listed.releases, key=lambda one: order_of(one.version), reverse=True)
            found.setdefault(name, [_Have(name, one.version, place, one) for one in releases])
    return found


def _full_name(named: str, offered: Mapping[str, Any]) -> str:
    ends = [one for one in offered if one.partition("/")[2] == named]
    if named in offered or len(ends) == 1:
        return named if named in offered else ends[0]
    if len(ends) > 1:
        raise UguisuError(
            Message("several packs are called `{name}`", name=named),
            Message("Say which of {names} is meant.", names=listing(ends)),
        )
    if not indexes():
        raise UguisuError(
            Message("there is no pack `{name}` here, and no index to look in", name=named),
            Message("Take one first: `uguisu packs offers ADDRESS`."),
        )
    raise UguisuError(Message("no index offers a pack `{name}`", name=named), did_you_mean(named, offered))


def _impossible(
    name: str, version: str, offered: Mapping[str, Sequence[_Have]], causes: Iterable[Any]
) -> UguisuError:
    wants: list[_Want] = [cause.requirement for cause in causes]
    first = next((want for want in wants if want.name != name), None)
    if first is None:
        versions = listing([have.version for have in offered.get(name, ())])
        return UguisuError(
            Message("`{name}` is not offered in version {version}", name=name, version=version or "?"),
            Message("There is {versions}.", versions=versions),
        )
    told = listing([_told(want) for want in wants if want.name == first.name and want.by])
    if first.name not in offered:
        return UguisuError(
            Message("`{name}` builds on `{base}`, which no index offers", name=first.by, base=first.name)
        )
    return UguisuError(
        Message("no version of `{name}` suits all", name=first.name),
        Message("What is wanted is {wants}.", wants=told),
    )


def _told(want: _Want) -> str:
    return f"`{want.by}` {want.versions}".strip()
