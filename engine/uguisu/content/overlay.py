"""Lays what a mod says over what lies below it, entry by entry, and remembers where each value came from.

Mappings are merged key by key; a key that is `null` above is taken away; other values are replaced. In a list whose
entries bear names (an `id`, a `letter`, or the two ends under `between`), an entry with a new name is added, and these
keys say what else is to be done::

    {change: awaken, copies: 4}          # only what differs
    {change: awaken, plus: {copies: 1}}  # what is added to numbers and to lists, whatever they are
    {replace: awaken, id: awaken, ...}   # another entry in its place
    {remove: patrol_search}
    {after: awaken, id: lantern, ...}    # where to put it; `before` likewise; with `change` it moves

A list without names is replaced whole, unless one of these keys stands in it. Its entries are spoken of by their word
(`{after: wake, op: raise, ...}`) or by some of their keys (`{remove: {op: raise, track: alert}}`), never by their
number, so that an entry more below can't make a mod mean another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from uguisu.content.adding import Adding
from uguisu.content.change import REMOVED, Change, Meeting, Unnamed
from uguisu.content.diagnostics import Finding, Path, Severity
from uguisu.content.entries import TAGS, Chain, Entry, Origin, name_of, shown, word_of
from uguisu.content.limits import MAX_ALIKE
from uguisu.messages.local_text import LANGUAGE_CODE
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

VERBS = ("change", "replace", "remove")
POSITIONS = ("after", "before")
PLUS = "plus"
"""Beside `change`: numbers that are added to those below, and words or entries that come behind them; several mods' add up."""
EDIT_WORDS = (*VERBS, *POSITIONS, PLUS)
"""Keys that no model may have, since they say what an overlay does."""
NAMED_TEXTS = (("variants",),)
"""Lists of plain names that are added to instead of replaced."""
PATIENCE = 5000
"""With how many names one file's mistakes are compared, to guess what was meant: it is slow."""


@dataclass(slots=True)
class Overlay:
    """One layer laid over data: collects its changes and its faults."""

    layer: int
    language: str = ""
    """The language of a layer of texts."""
    changes: list[Change] = field(default_factory=list)
    quiet: list[Change] = field(default_factory=list)
    """What the layer says, and is so already."""
    faults: list[Finding] = field(default_factory=list)
    """Edits that find nothing to edit: where they stand in the overlay, and why."""

    unsaid: Callable[[Path], Any] = lambda _way: None
    """Returns what a value is where no file says anything of it."""
    meeting: Meeting | None = None
    """Knows of layers between, which this one knows nothing of; None where there are none."""
    patience: int = PATIENCE
    """With how many names mistakes are still compared."""

    def not_below(self, where: Path, name: str, known: list[str]) -> Finding:
        """Return the fault of an edit of `name`, which is none of those `known` below."""
        self.patience -= len(known)
        hint = (
            did_you_mean(name, dict.fromkeys(known))
            if self.patience >= -len(known)
            else Message("Many of them may have the same cause: fix the first ones and check again.")
        )
        return _fault(
            where, "nothing-below", Message("there is no `{name}` in what this builds on", name=name), hint
        )

    def lay(self, below: Any, origin: Origin, above: Any) -> tuple[Any, Origin]:
        """Return what comes of laying a whole file over what is below, and where each of its values came from."""
        return self._value(below, origin, above, (), ())

    def lay_texts(
        self, below: Any, origin: Origin, texts: Any, where: Path, way: Path = ()
    ) -> tuple[Any, Origin]:
        """Lay texts of the overlay's language over `below`.

        They are mappings by the same keys, in which lists have become mappings by the names of their entries (see `keys_of`).
        """
        if isinstance(texts, str) and (isinstance(below, str | dict) or below is None):
            return self._text(below, origin, texts, where, way)
        if isinstance(texts, list) and isinstance(below, list) and len(texts) == len(below):
            texts = dict(zip(keys_of(below), texts, strict=True))
        if not isinstance(texts, dict) or not isinstance(below, dict | list):
            message = Message("the texts here don't have the structure of what they are for")
            self.faults.append(_fault(where, "texts-shape", message))
            return below, origin
        if isinstance(below, list):
            steps: dict[str, Any] = {key: number for number, key in enumerate(keys_of(below))}
            data: Any = list(below)
            parts: Any = origin.sequence(below)
        else:
            data, parts = dict(below), origin.mapping(below)
            steps = {key: key for key in {**below, **texts}}
        for key, value in texts.items():
            step, there = steps.get(key), (*where, key)
            if step is None or (isinstance(below, dict) and key not in below and not isinstance(value, str)):
                self.faults.append(
                    self.not_below(there, key, list(keys_of(below) if isinstance(below, list) else below))
                )
                continue
            known = isinstance(below, list) or key in below
            told = self.lay_texts(
                data[step] if known else None,
                parts[step] if known else Origin(self.layer, there),
                value,
                there,
                (*way, key),
            )
            data[step], parts[step] = told
        return data, Origin(origin.layer, origin.path, parts)

    def _text(self, below: Any, origin: Origin, text: str, where: Path, way: Path) -> tuple[Any, Origin]:
        """Add a text in one language to what is there: nothing yet, a plain text, or a table of languages."""
        language = self.language
        data = {"en": below} if isinstance(below, str) else dict(below or {})
        parts = {"en": origin} if isinstance(below, str) else origin.mapping(data)
        was = data.get(language, REMOVED)
        if was != text:
            before = parts.get(language, Origin(self.layer, where))
            self.changes.append(Change((*way, language), text, was, before, where))
            data[language], parts[language] = text, Origin(self.layer, where)
        return data, Origin(origin.layer, origin.path, parts)

    def _value(self, below: Any, origin: Origin, above: Any, where: Path, way: Path) -> tuple[Any, Origin]:
        if isinstance(above, dict) and isinstance(below, str) and is_texts(above):
            below, origin = {"en": below}, Origin(origin.layer, origin.path, {"en": origin})
        if isinstance(above, dict) and isinstance(below, dict):
            return self._mapping(below, origin, above, where, way)
        if isinstance(above, list) and (isinstance(below, list) or _is_edited(above)):
            has_list = isinstance(below, list)
            return self.lay_list(
                below if has_list else [], origin if has_list else self._own(where, []), above, where, way
            )
        if above != below:
            if origin.layer == self.layer:
                message = Message("This comes to nothing: the same is changed again further down")
                self.faults.append(
                    _fault(origin.path, "does-nothing", message, Message("Remove one of the two."), "warning")
                )
            self.changes.append(Change(way, above, below, origin, where))
        else:
            self.quiet.append(Change(way, above, below, origin, where))
        return above, Origin(self.layer, where)

    def _mapping(
        self, below: dict[str, Any], origin: Origin, above: Mapping[str, Any], where: Path, way: Path
    ) -> tuple[dict[str, Any], Origin]:
        data, parts = dict(below), origin.mapping(below)
        for key, value in above.items():
            there = (*where, key)
            if value is None:
                was, before = data.pop(key, REMOVED), parts.pop(key, Origin(self.layer, there))
                told = self.quiet if was is REMOVED else self.changes
                told.append(Change((*way, key), REMOVED, was, before, there))
            elif key in data:
                data[key], parts[key] = self._value(data[key], parts[key], value, there, (*way, key))
            else:
                data[key], parts[key] = self._new(value, there, (*way, key))
        return data, Origin(origin.layer, origin.path, parts)

    def _new(self, value: Any, where: Path, way: Path) -> tuple[Any, Origin]:
        """Take in what was not there, in which edits find nothing."""
        self.changes.append(Change(way, value, REMOVED, Origin(self.layer, where), where))
        for number, entry in enumerate(value if isinstance(value, list) else ()):
            name = name_of(entry)
            if name is not None:
                there = (*where, number)
                step = shown(name)
                self.quiet.append(Change((*way, step), entry, REMOVED, Origin(self.layer, there), there))
        for place in _edits_within(value, where):
            self.faults.append(_nothing_below(place))
        return value, Origin(self.layer, where)

    def _own(self, where: Path, parts: list[Origin]) -> Origin:
        return Origin(self.layer, where, parts)

    # --- lists ------------------------------------------------------------------------------------------------

    def lay_list(
        self, below: list[Any], origin: Origin, above: list[Any], where: Path, way: Path
    ) -> tuple[list[Any], Origin]:
        """Lay a list over one: entry by entry, where entries have names or the list says what is to be done."""
        named = way in NAMED_TEXTS or any(name_of(entry) is not None for entry in (*below, *above))
        if not named and not _is_edited(above):
            told = self.changes if above != below else self.quiet
            told.append(Change(way, above, below, origin, where))
            return above, Origin(self.layer, where)
        editing = _ListEdit(self, Chain(below, origin.sequence(below)), way)
        for number, entry in enumerate(above):
            editing.take(entry, (*where, number))
        left = list(editing.chain)
        return [entry.value for entry in left], Origin(
            origin.layer, origin.path, [entry.origin for entry in left]
        )


@dataclass(slots=True)
class _ListEdit:
    """A list under edit; the entries of the overlay are taken one after the other."""

    overlay: Overlay
    chain: Chain
    way: Path

    def take(self, entry: Any, where: Path) -> None:
        """Do what an entry of the overlay says."""
        verbs = [key for key in VERBS if isinstance(entry, dict) and key in entry]
        positions = [key for key in POSITIONS if isinstance(entry, dict) and key in entry]
        if len(verbs) > 1 or len(positions) > 1:
            self._fault(
                where,
                "overlay-words",
                Message(
                    "an entry may have only one of `change`, `replace` and `remove`, and only one of "
                    "`after` and `before`"
                ),
                Message("Write several entries instead."),
            )
        elif verbs == ["remove"]:
            self._remove(entry["remove"], (*where, "remove"))
        elif verbs:
            self._change(entry, verbs[0], positions, where)
        else:
            self._add(entry, positions, where)

    def _add(self, entry: Any, positions: list[str], where: Path) -> None:
        if isinstance(entry, dict) and PLUS in entry:
            self._stray_plus(where)
        if isinstance(entry, str) and self.overlay.meeting is not None and self.chain.meant_by(entry):
            return  # a stranger plays with this variant, too
        new = _without(entry, EDIT_WORDS)
        name = name_of(new)
        alike = self.chain.called.get(name, ()) if name is not None else ()
        others = [other.value for other in alike if name_of(other.value) == name]
        if name is not None and others and _is_one_of_its_name(new, others):
            way, meeting = (*self.way, shown(name)), self.overlay.meeting
            if meeting is not None and meeting.did(way, new):
                return
            blamed = meeting.blamed(way, where) if meeting is not None else None
            if blamed is not None:
                self.overlay.faults.append(blamed)
                return
            self._fault(
                (*where, "id") if isinstance(new, dict) and "id" in new else where,
                "already-below",
                Message("`{name}` already exists in what this builds on", name=shown(name)),
                Message("Write `change: {name}` to change it, or `replace: {name}`.", name=shown(name)),
            )
            return
        added = Entry(new, Origin(self.overlay.layer, where))
        before = self._position(entry, positions, where, added)
        if before is not None:
            step = shown(name) if name is not None else Unnamed.of(word_of(new), added.origin)
            self.overlay._new(new, where, (*self.way, step))
            self.chain.put(added, before)

    def _remove(self, reference: Any, where: Path) -> None:
        meeting = self.overlay.meeting
        if meeting is not None and meeting.did((*self.way, shown(reference)), REMOVED):
            return
        gone = self._find(reference, where)
        if gone is not None:
            if meeting is not None:
                meeting.left(self.way, _name_in(self.chain, gone), _name_in(self.chain, gone.previous))
            self.chain.take_out(gone)
            way = (*self.way, self._step(gone, reference))
            self.overlay.changes.append(Change(way, REMOVED, gone.value, gone.origin, where))

    def _change(self, entry: dict[str, Any], verb: str, positions: list[str], where: Path) -> None:
        changed = self._find(entry[verb], (*where, verb))
        if changed is None:
            return
        below, origin = changed.value, changed.origin
        way = (*self.way, self._step(changed, entry[verb]))
        said = _without(entry, EDIT_WORDS)
        plus = entry.get(PLUS)
        before = len(self.overlay.changes), len(self.overlay.faults)
        if verb == "change":
            if isinstance(entry, dict) and "id" in entry and entry["id"] != entry[verb]:
                self._fault(
                    (*where, "id"),
                    "overlay-words",
                    Message("`change` says which entry is meant; an id is not changed"),
                    Message("Remove `id:`, or remove the entry below and add one of your own."),
                )
                return
            if not isinstance(below, dict):  # a variant by its plain name, which gets options
                below, origin = {"id": below}, Origin(origin.layer, origin.path, {"id": origin})
            value, source = self.overlay._mapping(below, origin, said, where, way)
            if isinstance(plus, dict) and not self._both(said, plus, where):
                value, source = Adding(self.overlay).lay(value, source, plus, (*where, PLUS), way)
            elif PLUS in entry and not isinstance(plus, dict):
                self._stray_plus(where)
        else:
            if PLUS in entry:
                self._stray_plus(where)
            self.overlay.changes.append(Change(way, said, below, origin, where))
            value, source = said, Origin(self.overlay.layer, where)
        self.chain.exchange(changed, value, source)
        if positions:
            stood_before = changed.next
            self.chain.take_out(changed)
            to = self._position(entry, positions, where, changed)
            self.chain.put(changed, stood_before if to is None else to)
            self.overlay.changes.append(
                Change((*way, positions[0]), entry[positions[0]], REMOVED, origin, where)
            )
        if before == (len(self.overlay.changes), len(self.overlay.faults)):
            message = Message("This leaves `{name}` as it is", name=shown(name_of(below) or entry[verb]))
            hint = Message("Write under `change:` what should differ, or remove the entry.")
            self.overlay.faults.append(_fault((*where, verb), "does-nothing", message, hint, "warning"))

    def _step(self, entry: Entry, reference: Any) -> str:
        """Return what an entry is called in the way of a change."""
        name = name_of(entry.value)
        return shown(name) if name is not None else Unnamed.of(reference, entry.origin)

    def _stray_plus(self, where: Path) -> None:
        self._fault(
            (*where, PLUS),
            "overlay-words",
            Message("`plus` stands beside `change`, and holds a table of what is added"),
            Message("Write it so: `{{change: lantern, plus: {{copies: 1}}}}`."),
        )

    def _both(self, said: dict[str, Any], plus: dict[str, Any], where: Path) -> bool:
        """Say where one entry sets a number and adds to it."""
        for key in said.keys() & plus.keys():
            if not (isinstance(said[key], dict) and isinstance(plus[key], dict)):
                message = Message("`{key}` is set and added to in one entry", key=key)
                self._fault((*where, PLUS, key), "overlay-words", message, Message("Write one of the two."))
                return True
        return False

    def _position(self, entry: Any, positions: list[str], where: Path, placed: Entry) -> Entry | None:
        """Return what an entry is to be put before: the end, or something by another entry, None where that one is not to be
        found. What is put behind one entry keeps its order.
        """
        if not positions:
            return self.chain.end
        reference = entry[positions[0]]
        gap = self._gap(reference)
        if gap is not None:
            return gap
        found = self._find(reference, (*where, positions[0]))
        if found is None or positions[0] == "before":
            return found
        behind = (found.last or found).next
        placed.put_behind, found.last = found, placed
        return behind

    def _gap(self, reference: Any) -> Entry | None:
        """Return what follows where an entry stood that somebody has taken out who knew nothing of this layer."""
        meeting = self.overlay.meeting
        before = meeting.gap(self.way, shown(reference)) if meeting is not None else None
        if before is None or self.chain.meant_by(reference):
            return None
        if not before:
            return self.chain.end.next
        there = self.chain.meant_by(before)
        return there[0].next if there else self.chain.end

    def _find(self, reference: Any, where: Path) -> Entry | None:
        if reference in (None, "", [], {}):
            message = Message("`{word}` does not say which entry", word=where[-1])
            hint = Message("Write the entry's name after it, such as `{word}: lantern`.", word=where[-1])
            self._fault(where, "overlay-words", message, hint)
            return None
        found = self.chain.meant_by(reference)
        meeting = self.overlay.meeting
        if len(found) > 1 and meeting is not None:
            found = [entry for entry in found if meeting.knows(entry.origin)] or found
        if len(found) == 1:
            return found[0]
        blamed = meeting.blamed((*self.way, shown(reference)), where) if meeting is not None else None
        if blamed is not None:
            self.overlay.faults.append(blamed)
            return None
        if found:
            self._fault(
                where,
                "several-below",
                Message(
                    "{count} {count:entry below is|entries below are} called `{name}`",
                    count=len(found),
                    name=shown(reference),
                ),
                Message(
                    "Give some of its keys instead, such as `{{{keys}}}`.",
                    keys=_some_keys(found[0].value),
                ),
            )
            return None
        known = []
        if len(self.overlay.faults) < MAX_ALIKE:  # to look for the name that was meant takes long
            known = [shown(name_of(entry.value) or word_of(entry.value)) for entry in self.chain]
        self.overlay.faults.append(self.overlay.not_below(where, shown(reference), known))
        return None

    def _fault(self, where: Path, code: str, message: str, hint: str | None) -> None:
        self.overlay.faults.append(_fault(where, code, message, hint))


def _name_in(chain: Chain, entry: Entry) -> str:
    """Return what an entry is called; "" for the end, which stands for none."""
    return "" if entry is chain.end else shown(name_of(entry.value) or word_of(entry.value))


# --- what entries are called ----------------------------------------------------------------------------------


def keys_of(entries: list[Any]) -> Iterator[str]:
    """Yield what each entry of a list is called in files of texts: its name; failing that its word, or its number from 1,
    and `raise-2` for the second of one word. What a mod changes is called as it is below.

    >>> list(keys_of([{"id": "gate"}, {"op": "say"}, {"op": "say"}, "low"]))
    ['gate', 'say', 'say-2', '4']
    """
    count: dict[str, int] = {}
    for number, entry in enumerate(entries, 1):
        name = name_of(entry)
        meant = entry if isinstance(entry, dict) else {}
        word = next((shown(meant[key]) for key in (*VERBS, *TAGS) if key in meant), "")
        key = shown(name) if name is not None else word or str(number)
        count[key] = count.get(key, 0) + 1
        yield key if count[key] == 1 else f"{key}-{count[key]}"


def _is_one_of_its_name(entry: Any, others: list[Any]) -> bool:
    """Tell whether `entry` names what is there; ways of different kinds may join the same two places."""
    if isinstance(name_of(entry), frozenset):
        return any(other.get("kind") == entry.get("kind") for other in others)
    return True


def _some_keys(entry: Any) -> str:
    return shown(dict(list(entry.items())[:2])) if isinstance(entry, dict) else shown(entry)


def _is_edited(entries: list[Any]) -> bool:
    return any(isinstance(entry, dict) and any(word in entry for word in EDIT_WORDS) for entry in entries)


def is_texts(value: Mapping[str, Any]) -> bool:
    """Tell whether a mapping is a table of texts by language."""
    return bool(value) and all(
        LANGUAGE_CODE.fullmatch(key) and isinstance(text, str) for key, text in value.items()
    )


def _without(entry: Any, keys: tuple[str, ...]) -> Any:
    return (
        {key: value for key, value in entry.items() if key not in keys} if isinstance(entry, dict) else entry
    )


def _edits_within(value: Any, where: Path) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _edits_within(inner, (*where, key))
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            words = [word for word in EDIT_WORDS if isinstance(entry, dict) and word in entry]
            if words:
                yield (*where, number, words[0])
            yield from _edits_within(entry, (*where, number))


def _fault(
    where: Path, code: str, message: str, hint: str | None = None, severity: Severity = "error"
) -> Finding:
    return Finding(file="", path=where, code=code, message=message, hint=hint, severity=severity)


def _nothing_below(where: Path) -> Finding:
    message = Message("`{word}` has nothing to work on: this list is new", word=where[-1])
    return _fault(where, "nothing-below", message, Message("Write the entry without it."))
