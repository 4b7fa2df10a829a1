"""What things mean, for who points at them: titles, texts, sentences of what is done, pictures of cards and places."""

from __future__ import annotations

import hashlib
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from uguisu import Message
from uguisu.board import Dot, Picture
from uguisu.effects import NAMES, Operation, Reader, Test
from uguisu.messages import capitalized, translate, visible
from uguisu_changes.paths import Path as Way
from uguisu_changes.paths import look
from uguisu_changes.yamltext import Node
from uguisu_lsp.meaning import ALIKE, Meaning, Thing, title_of
from uguisu_lsp.sheet import Found, Sheet
from uguisu_tools.drawing import Frame, Look, frame_of, picture_of, write_svg
from uguisu_tools.looks import Faces

NOUNS = {
    "place": Message("place"),
    "region": Message("region"),
    "card": Message("card"),
    "area": Message("deck"),
    "track": Message("track"),
    "mark": Message("kind of mark"),
    "result": Message("result"),
    "trigger": Message("trigger"),
    "objective": Message("objective"),
    "ruling": Message("ruling"),
}
WORDS: dict[str, type[Operation | Test]] = {"op": Operation, "test": Test}
WIDEST = 360.0
"""How wide the picture of a map is, in pixels, and that of a card."""
LONGEST = 100
"""Letters of a sentence that is shown beside what it tells."""
LIT = "#e0457b"

if TYPE_CHECKING:
    from uguisu.board import Topology

Pictures = Literal["file", "data", "none"]


class Gallery:
    """Pictures as links: to files of this session, for editors that show the text of a link, or as the picture itself."""

    def __init__(self, how: Pictures = "file") -> None:
        self.how = how
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def link(self, svg: str, title: str) -> str:
        """Return a picture as Markdown; empty if none are wanted."""
        told = title.replace("[", "(").replace("]", ")").replace("\n", " ")
        if self.how == "none":
            return ""
        if self.how == "data":
            return f"![{told}](data:image/svg+xml;base64,{b64encode(svg.encode()).decode()})"
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="uguisu-lsp-", ignore_cleanup_errors=True)
        file = Path(self._folder.name) / f"{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"
        if not file.exists():
            file.write_text(svg, encoding="utf-8")
        return f"![{told}]({file.as_uri()})"

    def close(self) -> None:
        """Take the files away."""
        if self._folder is not None:
            self._folder.cleanup()


class Teller:
    """Tells what stands in files of a pack, in a language."""

    def __init__(self, meaning: Meaning, gallery: Gallery, language: str) -> None:
        self.meaning, self.gallery, self.language = meaning, gallery, language
        self.game = meaning.checked.game

    def hover(self, kind: str, sheet: Sheet, here: Found) -> str | None:
        """Return what to show of what is pointed at, as Markdown; None if there is nothing to say."""
        data, path = sheet.data, here.path
        parts = (
            list(self._of_key(kind, data, path)) if here.is_key else list(self._of_value(kind, data, here))
        )
        return "\n\n".join(part for part in parts if part) or None

    def _of_key(self, kind: str, data: Any, path: Way) -> Iterator[str]:
        field = self.meaning.field(kind, data, path)
        if path and path[-1] in WORDS:
            yield f"**{path[-1]}**"
            yield self._said(WORDS[str(path[-1])].which)
        elif field is not None and field.description:
            yield f"**{field.name}**"
            yield self._said(Message.of(field.description))
        else:
            yield from self._of_name(str(path[-1]), "")

    def _of_value(self, kind: str, data: Any, here: Found) -> Iterator[str]:
        path, value = here.path, here.node.value
        if not isinstance(value, str) or not path:
            yield from self._of_key(kind, data, path)
            return
        owner = self.meaning.field(kind, data, path[:-1])
        if owner is not None and owner.kind == "union" and path[-1] == owner.tag and value in owner.tags():
            yield f"**{value}**"
            yield self._said(Message.of(" ".join(owner.tags()[value].split())))
            told = self.sentence(look(data, path[:-1]), self._scope(kind, data, path))
            yield f"*{told}*" if told else ""
            return
        grammar = self.meaning.checked.grammar
        events = grammar.game.events if grammar is not None and grammar.game is not None else {}
        if path[-1] == "on" and value in events:
            yield f"**{value}**"
            yield self._said(events[value])
            return
        bound = self.meaning.bound(kind, data, path, value)
        wanted = self.meaning.kind_at(kind, data, path)
        scope = self._scope(kind, data, path)
        if (
            wanted
            and (bound is not None or value in scope)
            and value in {*scope, *([value] if bound else [])}
        ):
            told = self._said(NAMES[value]) if value in NAMES else value.replace("_", " ")
            yield f"**{told}** · {self._said(Message('a name in scope'))} · `{value}`"
            yield self._said(self.meaning.facts.nouns.get(scope.get(value, ""), ""))
            return
        found = list(self._of_name(value, wanted)) if wanted else []
        yield from found or self._of_key(kind, data, path)

    def _of_name(self, name: str, kind: str) -> Iterator[str]:
        things = self.meaning.called(name, kind)
        entries = [thing for thing in things if not thing.of_mod] or things
        if entries:
            yield from self._of_thing(entries[0])
            return
        facts = self.meaning.facts
        title = self._said(facts.title(ALIKE.get(kind, kind) or "any", name))
        if not title:
            return
        noun = self._said(facts.nouns.get(kind, ""))
        yield " · ".join(part for part in (f"**{title}**", noun, f"`{name}`") if part)
        side, stands = facts.sides.get(name, ""), facts.stands.get(name, "")
        if side:
            yield self._said(
                Message("of the side {side}", side=self._said(facts.title("side", side)) or side)
            )
        if stands:
            told = self._said(facts.title("place", stands)) or stands
            yield self._said(Message("It begins at {place}.", place=told))

    def _of_thing(self, thing: Thing) -> Iterator[str]:
        title = self._said(self.meaning.facts.title(thing.kind, thing.id)) or self._said(
            title_of(thing.entry)
        )
        noun = self._said(NOUNS[thing.kind])
        yield " · ".join(part for part in (f"**{title}**" if title else "", noun, f"`{thing.id}`") if part)
        entry = thing.entry if isinstance(thing.entry, dict) else {}
        tags = entry.get("tags")
        if isinstance(tags, list) and tags:
            yield self._said(Message("tagged {tags}", tags=", ".join(map(str, tags))))
        if thing.kind == "track" and thing.id in self.meaning.facts.tracks:
            low, high = self.meaning.facts.tracks[thing.id]
            yield self._said(Message("From {low} to {high}.", low=low, high=high))
        if thing.kind in ("trigger", "objective"):
            scope = self.meaning.facts.events.get(str(entry.get("on")), {})
            said = [self.sentence(one, scope) for key in ("if", "do") for one in entry.get(key) or ()]
            yield "\n".join(f"- {sentence}" for sentence in said if sentence)
        if thing.kind == "card":
            yield from self._of_card(thing.id)
        if thing.kind == "place":
            yield self._map_with(thing.id)
        if thing.layer.folder != self.meaning.pack.folder:
            yield self._said(
                Message("It is in the pack {pack}, which this one builds on.", pack=thing.layer.id)
            )

    def _of_card(self, name: str) -> Iterator[str]:
        cards = self.game.content.cards if self.game is not None else None
        card = next((card for card in cards.cards if card.id == name), None) if cards is not None else None
        if card is None or self.game is None or self.game.card_rules is None:
            return
        faces = self.meaning.pack.schemas.get(f"faces {self.language}")
        if faces is None:
            faces = self.meaning.pack.schemas[f"faces {self.language}"] = Faces(self.game, self.language)
        yield visible(faces.head(card)["text"])
        picture = faces.face(card)
        yield self.gallery.link(write_svg(picture), picture.title)

    def _map_with(self, place: str) -> str:
        """Return the map with a place lit."""
        topology = self.game.topology if self.game is not None else None
        if topology is None or place not in topology.index or self.gallery.how == "none":
            return ""
        picture, frame = self._map(topology)
        x, y = topology.centres[topology.index[place]]
        at = frame.left + x * frame.scale, frame.top + y * frame.scale
        ring = Dot(
            at, max(picture.width, picture.height) / 32, "none", LIT, max(picture.width, picture.height) / 110
        )
        lit = Picture(picture.width, picture.height, picture.paper, picture.title, (*picture.marks, ring))
        return self.gallery.link(write_svg(lit, min(1.0, WIDEST / picture.width)), place)

    def _map(self, topology: Topology) -> tuple[Picture, Frame]:
        """Return the whole map, and where it lies in its picture, which are drawn once."""
        known: tuple[Picture, Frame] | None = self.meaning.pack.schemas.get(f"map {self.language}")
        if known is None:
            assert self.game is not None
            drawn = self.meaning.desk.registry.look_of(self.game.id)
            look = Look(language=self.language, legend=False, game=drawn, night=drawn.night)
            known = picture_of(topology, look=look), frame_of(topology, look)
            self.meaning.pack.schemas[f"map {self.language}"] = known
        return known

    def _said(self, text: Any) -> str:
        return visible(translate(text, self.language)).strip() if text else ""

    # Sentences.

    def _scope(self, kind: str, data: Any, path: Way) -> dict[str, str]:
        words = self.meaning.words
        return words.scope(kind, data, path, self.meaning.facts) if words is not None else {}

    def sentence(self, entry: Any, scope: Iterable[str]) -> str:
        """Return what an operation or a condition says, in a line, with the names that are in `scope`; empty if it is none."""
        if not isinstance(entry, dict):
            return ""
        marker = next((marker for key, marker in WORDS.items() if isinstance(entry.get(key), str)), None)
        grammar, words = self.meaning.checked.grammar, self.meaning.words
        if marker is None or grammar is None or words is None:
            return ""
        try:
            model = grammar.vocabulary.decode(marker, entry)
        except (msgspec.ValidationError, ValueError):
            return _in_a_line(self._said(words.entry(entry, self.language)))
        if self.game is None:
            return _in_a_line(self._said(words.entry(entry, self.language)))
        reader = self.meaning.pack.schemas.get("reader")
        if reader is None:
            reader = self.meaning.pack.schemas["reader"] = Reader(self.game)
        told = reader.clause([model], (), scope) if marker is Operation else reader.clause((), [model], scope)
        return _in_a_line(self._said(capitalized(told)))

    def hints(self, kind: str, sheet: Sheet, start: int, end: int) -> Iterator[tuple[int, str]]:
        """Yield sentences of what stands between two offsets, each with the offset behind which it belongs: of what begins on
        a line, the outermost.
        """
        told: set[int] = set()
        for part in sheet.parts:
            if part.end >= start and part.start <= end and part.node is not None:
                for path, node in _words_in(part.node, part.path):
                    line = sheet.line_at(part.start + node.start)
                    last = part.start + node.end if node.flow else sheet.lines[line] + len(sheet.line(line))
                    if line in told or not start <= part.start + node.start <= end:
                        continue
                    told.add(line)
                    sentence = self.sentence(node.value, self._scope(kind, sheet.data, path))
                    if sentence:
                        yield last, sentence


def _words_in(node: Node, path: Way) -> Iterator[tuple[Way, Node]]:
    """Yield the nodes of operations and conditions, each with the way to it, the outer before the inner."""
    if node.entries is not None and any(key in node.value for key in WORDS):
        yield path, node
    for key, value in node.entries or ():
        yield from _words_in(value, (*path, key.value))
    for number, item in enumerate(node.items or ()):
        yield from _words_in(item, (*path, number))


def _in_a_line(text: str) -> str:
    return " ".join(text.split())


def shortened(sentence: str) -> str:
    """Return a sentence as it is shown beside a line."""
    return sentence if len(sentence) <= LONGEST else sentence[: LONGEST - 1].rstrip() + "…"
