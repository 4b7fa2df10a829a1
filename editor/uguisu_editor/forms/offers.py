"""The steps and conditions that may be added, as the sentences they will be, with the names in them that somebody types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from uguisu import Message
from uguisu.effects import TOPICS, is_about_cards
from uguisu_changes.paths import Path
from uguisu_changes.words import Hole
from uguisu_editor.forms.chooser import Offer
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.telling import GLYPHS, called, event_told, family_of, places_meant
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.i18n.catalogue import SOURCE_LANGUAGE

MOST_TYPED = 40
"""Sentences that are offered for what is typed."""
MOST_TRIED = 600
MOST_NAMES = 60
"""Names of one kind that are tried in a sentence."""
LEAST = 2
"""Letters that are typed before names are tried."""


def member_offers(context: FormContext, union: Field) -> list[Offer]:
    """Return each of a union as its sentence, with what is missing in it as dots: what people do every day comes first, and
    what a pack without cards can't have is left out.
    """
    found = []
    words = context.words
    members = ((union.member(word), word, description) for word, description in union.tags().items())
    known = [(words.place(member.model), member, word, told) for member, word, told in members if member]
    for _, member, word, description in sorted(known, key=lambda one: one[0]):
        about = of_engine(Message.of(" ".join(description.split())))
        if context.has_cards or not is_about_cards(words.takes(member.model).values()):
            entry = {union.tag: word, **(new_entry(member) or {})}
            family = _family(context, member)
            told = (
                of_engine(words.offered(member.model))
                or sentence_told(context, member, {}, ())
                or words_of(word)
            )
            found.append(
                Offer(
                    told,
                    entry,
                    about,
                    GLYPHS.get(family, "circle-small"),
                    family,
                    words=words_of(word),
                    group=of_engine(TOPICS[words.topic(member.model)]),
                )
            )
    return found


def typed_offers(context: FormContext, union: Field, path: Path, text: str) -> list[Offer]:
    """Return sentences with what is typed in them already: 'alarm at least 8', 'piece is ninja'."""
    wanted = text.casefold().split()
    if len(text) < LEAST:
        return []
    found = sorted(
        islice(_filled(context, union, path, wanted), MOST_TRIED), key=lambda offer: _rank(offer.text, wanted)
    )
    return list({offer.text: offer for offer in reversed(found)}.values())[::-1][:MOST_TYPED]


def _rank(text: str, wanted: list[str]) -> tuple[bool, bool, bool, int]:
    """Return how far a sentence is from what is typed: best with all of it at once, then with its words in their order, then
    if nothing is missing in it.
    """
    known, at = text.casefold(), 0
    for word in wanted:
        at = known.find(word, at) + len(word) if at >= 0 and known.find(word, at) >= 0 else -1
    return " ".join(wanted) not in known, at < 0, "…" in text, len(text)


def _filled(context: FormContext, union: Field, path: Path, wanted: list[str]) -> Iterator[Offer]:
    numbers = [int(word) for word in wanted if word.lstrip("-").isdecimal()]
    words = [word for word in wanted if not word.lstrip("-").isdecimal()]
    for word in union.tags():
        member = union.member(word)
        if member is None:
            continue
        takes = context.words.takes(member.model)
        named = [field for field in member.fields if takes.get(field.name) and field.kind != "list"]
        base = {union.tag: word, **(new_entry(member) or {})}
        names = {field.name: list(_meant(context, takes[field.name], path, words)) for field in named}
        for data in _entries(names, named, takes, base, numbers):
            told = sentence_told(context, member, data, path)
            known = told.casefold()
            if told and all(part in known for part in wanted):
                family = _family(context, member)
                yield Offer(
                    told,
                    data,
                    "",
                    GLYPHS.get(family, "circle-small"),
                    family,
                    words=" ".join(wanted),
                    places=tuple(
                        place
                        for name in takes
                        for place in places_meant(context, takes[name], data.get(name))
                    ),
                )


def _entries(
    names: Mapping[str, list[str]],
    named: list[Field],
    takes: Mapping[str, str],
    base: dict[str, Any],
    numbers: list[int],
) -> Iterator[dict[str, Any]]:
    """Yield entries in which one or two of the fields hold names that are typed, and a third a number."""
    with_names = [field for field in named if names[field.name]]
    firsts = with_names[:1] + [field for field in with_names[1:] if not field.required][:3]
    for first in firsts:
        for name in names[first.name]:
            one = base | {first.name: name}
            yield from _numbered(named, takes, one, numbers)
            for second in named:
                if second.name in (first.name,):
                    continue
                for other in names[second.name]:
                    if other != name:
                        yield one | {second.name: other}


def _numbered(
    named: list[Field], takes: Mapping[str, str], entry: dict[str, Any], numbers: list[int]
) -> Iterator[dict[str, Any]]:
    """Yield an entry with each field that may be a number as the number that is typed, else as it is."""
    free = [field for field in named if takes[field.name] == "number" and field.name not in entry]
    if numbers and free:
        yield from (entry | {field.name: numbers[0]} for field in free)
    else:
        yield entry


def _meant(context: FormContext, kind: str, path: Path, words: list[str]) -> Iterator[str]:
    """Yield the names of a kind of which a word is typed."""
    for name, title in islice(context.candidates(kind, path), MOST_NAMES * 20):
        known = f"{called(context, kind, name, path)} {title}".casefold()
        if any(word in known for word in words):
            yield name


def sentence_told(context: FormContext, member: Field, data: Mapping[str, Any], path: Path) -> str:
    """Return the sentence of an entry in a line, its names as people call them; what is missing is dots."""
    takes = context.words.takes(member.model)
    fields = {field.name: field for field in member.fields}
    parts: list[str] = []
    for piece in context.words.sentence(member.model, data, context.language):
        if not isinstance(piece, Hole):
            parts.append(piece)
            continue
        value, kind = data.get(piece.key), takes.get(piece.key)
        if isinstance(value, str) and kind is not None:
            parts.append(called(context, kind, value, path))
        elif isinstance(value, int | str) and not isinstance(value, bool):
            parts.append(str(value))
        else:
            default = fields[piece.key].default if piece.key in fields else None
            parts.append(str(default) if isinstance(default, int) and not isinstance(default, bool) else "…")
    return _tidied("".join(parts))


def _tidied(text: str) -> str:
    told = " ".join(text.replace("(…)", "…").replace("“…”", "…").split()).strip(" :")
    return told[:1].upper() + told[1:]


def _family(context: FormContext, member: Field) -> str:
    """Return the kind of chip that a sentence is mostly about: of its first gap."""
    takes = context.words.takes(member.model)
    for field in member.fields:
        if field.name in takes or field.kind == "localized":
            return family_of(context, field, takes.get(field.name), "")
    return ""


def part_told(context: FormContext, group: Field, key: str) -> str:
    """Return how a sentence goes on with a field: 'at least …'; "" where it has no words for that."""
    other, _ = context.words.wording(group.model, {key: True})
    if other != context.words.wording(group.model, {})[0]:  # it is told otherwise altogether
        whole = context.words.sentence(group.model, {key: True}, context.language, other)
        return _tidied("".join("…" if isinstance(piece, Hole) else piece for piece in whole))
    with_it = context.words.sentence(group.model, {key: None}, context.language)
    without = context.words.sentence(group.model, {}, context.language)
    said = "".join("…" if isinstance(piece, Hole) else piece for piece in with_it[len(without) :])
    return " ".join(said.split()).strip(" ,:(") if said.strip("… ") else ""


def phrases(context: FormContext, group: Field, path: Path) -> list[Offer]:
    """Return what a table of conditions may be, each with one of them: 'places tagged lamp', 'pieces of the side samurai'."""
    takes = context.words.takes(group.model)
    found = []
    for field in group.fields:
        kind = takes.get(field.name)
        if kind is None:
            continue
        several = field.kind in ("words", "places", "list")
        single = kind.removesuffix("s") if several else kind
        for name, _ in islice(context.candidates(single, path), MOST_NAMES):
            value = [name] if several else name
            told = called(context, single, name, path)
            part = part_told(context, group, field.name)
            text = part.replace("…", told) if "…" in part else f"{part} {told}".strip()
            family = family_of(context, field, single, name)
            found.append(
                Offer(
                    _tidied(text),
                    {field.name: value},
                    field.told,
                    GLYPHS.get(family, ""),
                    family,
                    words=name,
                    places=tuple(places_meant(context, single, name)),
                )
            )
    required = [field for field in group.fields if field.required]
    return found if required else [*found, Offer(tr("All of them"), {}, glyph="asterisk")]


def event_offers(context: FormContext) -> list[Offer]:
    """Return the events that a story may wait for, each as it reads after 'When'."""
    game = context.session.registry.games.get(context.session.grammar.game_id or "")
    known = game.event_types if game is not None else {}
    look, topics = context.session.look.events, list(TOPICS)
    found = []
    for name in known:
        kinds = known[name].scope.values()
        if is_about_cards(kinds) and not context.has_cards:
            continue
        told, topic = event_told(context, name), known[name].about
        glyph = look[name].glyph if name in look else ""
        offer = Offer(
            told[:1].upper() + told[1:],
            name,
            event_about(context, name),
            glyph or "lightning-bolt-outline",
            "when",
            words=words_of(name),
            group=of_engine(TOPICS[topic]),
        )
        found.append((topics.index(topic), offer))
    return [offer for _, offer in sorted(found, key=lambda one: one[0])]


def event_about(context: FormContext, name: str) -> str:
    """Return what an event is, in a sentence."""
    game = context.session.registry.games.get(context.session.grammar.game_id or "")
    event = game.event_types.get(name) if game is not None else None
    told = of_engine(Message.of(event.description)) if event is not None else ""
    foreign = context.language != SOURCE_LANGUAGE
    return "" if event is not None and foreign and told == event.description else told
