"""What mends a finding that brings no fix of its own: what might is tried on a copy, and offered if it does.

A pack that New made is compared with what New makes: what was taken away is put back. Of other packs, an entry that is at
fault is taken away, or what is said wrongly is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path as Folder
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu import Message, check
from uguisu.checks import Diagnostic, Fix
from uguisu.content import SCENARIO, InMemorySource
from uguisu.content import Folder as PackFolder
from uguisu.messages import word_of_files
from uguisu_changes.edits import CannotEdit
from uguisu_changes.mending import edit_of, offered
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.same import plain_copy, same
from uguisu_tools.scaffold import as_begun

if TYPE_CHECKING:
    from uguisu.plugins import Registry

Data = Mapping[str, Any]
"""What the files of a pack say, by their kinds."""
Check = Callable[[dict[str, Any]], list[Diagnostic]]
KINDS = ("map", "mission", "cards", "rulings")
DEEP = 7
"""Keys from the root within which what New made is looked for."""


class Remedies:
    """Looks for what mends the findings of one pack.

    Args:
        files: what its files say.
        kinds: the kind of each file, by its name.
        begun: what New makes for the game of the pack.
        check: checks files that say something else.
    """

    def __init__(self, files: Data, kinds: Mapping[str, str], begun: Data, check: Check) -> None:
        self.files, self.kinds, self.begun, self._check = files, kinds, begun, check
        self._judged: dict[bytes, Counter[tuple[str, str]]] = {}

    def with_fixes(self, found: list[Diagnostic], within: float) -> list[Diagnostic]:
        """Return the findings, those without a fix with one that was tried, as far as there is one in so many seconds."""
        end, before = perf_counter() + within, _counts(found)
        result = []
        for one in found:
            kind = self.kinds.get(one.file, "scenario")
            own = offered(self.files.get(kind), one)
            known = own is not None and edit_of(self.files, kind, own) is not None
            fix = None if known else self._fix_of(one, kind, before, end)
            result.append(one if fix is None else msgspec.structs.replace(one, fix=fix))
        return result

    def _fix_of(
        self, found: Diagnostic, kind: str, before: Counter[tuple[str, str]], end: float
    ) -> Fix | None:
        for fix in _candidates(found, kind, self.files, self.begun):
            if perf_counter() > end:
                return None
            after = self._after(fix, kind)
            if after is not None and _is_better(found, before, after):
                return fix
        return None

    def _after(self, fix: Fix, kind: str) -> Counter[tuple[str, str]] | None:
        """Return what is found once a fix is done, on a copy; None: it cannot be."""
        edit = edit_of(self.files, kind, fix)
        if edit is None:
            return None
        key = msgspec.json.encode((fix.file or kind, fix.kind, fix.path, fix.value), enc_hook=str)
        if key not in self._judged:
            tried = {name: plain_copy(data) for name, data in self.files.items()}
            try:
                edit.apply(tried)
            except (CannotEdit, LookupError, TypeError):
                return None
            self._judged[key] = _counts(self._check(tried))
        return self._judged[key]


def _is_better(found: Diagnostic, before: Counter[tuple[str, str]], after: Counter[tuple[str, str]]) -> bool:
    """Tell whether a finding is gone, and nothing is worse."""
    if after[found.severity, found.code] >= before[found.severity, found.code]:
        return False
    if found.severity == "error":  # what an error hid may come to light, as long as it is none itself
        return all(after[key] <= before[key] for key in after if key[0] == "error")
    return all(after[key] <= before[key] for key in after)


def _counts(found: list[Diagnostic]) -> Counter[tuple[str, str]]:
    return Counter((one.severity, one.code) for one in found)


def _candidates(found: Diagnostic, kind: str, files: Data, begun: Data) -> Iterator[Fix]:
    """Yield what might mend a finding, what takes least away first."""
    path = _with_missing(found)
    mine, model = files.get(kind), begun.get(kind, MISSING)
    for end in range(len(path), 0, -1):
        there, usual = look(mine, path[:end]), look(model, path[:end])
        if usual is MISSING or isinstance(path[end - 1], int):
            continue
        if there is MISSING or there is None or there in ({}, [], ""):
            yield _back(kind, path[:end], usual, _called(usual, path[end - 1]))
        elif _plain(usual) and not same(usual, there):
            title = Message("Make `{what}` as New makes it", what=_called(None, path[end - 1]))
            yield Fix(kind="replace", path=path[:end], title=title, value=usual, file=kind)
    lacking = [*_lacking(kind, mine, model, ())] if mine is not None and model is not MISSING else []
    for other, said in begun.items():
        if other not in files:
            lacking.append(_back(other, (), said, _called(None, other)))
        elif other != kind:
            lacking += _lacking(other, files[other], said, ())
    yield from lacking
    ends = [end for end in range(len(path), 0, -1) if isinstance(path[end - 1], int)]
    for end in ends:
        there = look(mine, path[:end])
        if isinstance(there, dict | str):
            yield _away(kind, path[:end], _called(there, path[end - 2]) if end > 1 else str(there))
    if len(path) > 1 and isinstance(path[-1], str) and look(mine, path) is not MISSING:
        title = Message("Leave `{what}` out: then what is usual holds", what=_called(None, path[-1]))
        yield Fix(kind="remove", path=path, title=title, file=kind)


def _with_missing(found: Diagnostic) -> Path:
    path = tuple(found.path or ())
    key = found.message.values.get("key") if isinstance(found.message, Message) else None
    return (*path, key) if found.code == "missing-key" and isinstance(key, str) else path


def _lacking(kind: str, mine: Any, model: Any, path: Path) -> Iterator[Fix]:
    """Yield what puts back each thing that New made and that is no longer there, as far as the rest is as New made it."""
    if isinstance(mine, dict) and isinstance(model, dict) and len(path) < DEEP:
        for key, usual in model.items():
            if key not in mine or mine[key] is None or mine[key] in ({}, []):
                yield _back(kind, (*path, key), usual, _called(usual, key))
            else:
                yield from _lacking(kind, mine[key], usual, (*path, key))
    elif isinstance(mine, list) and isinstance(model, list):
        yield from _lacking_of_list(kind, mine, model, path)


def _lacking_of_list(kind: str, mine: list[Any], model: list[Any], path: Path) -> Iterator[Fix]:
    if not all(isinstance(one, dict) for one in model):
        pairs = zip(mine, model, strict=False)
        if len(mine) < len(model) or any(_is_shorter(said, usual) for said, usual in pairs):
            yield _back(kind, path, model, _called(None, path[-1]))
        return
    there = {_known_by(one): at for at, one in reversed([*enumerate(mine)])}
    gone = [at for at, usual in enumerate(model) if _known_by(usual) not in there]
    for at in gone if 2 * len(gone) <= len(model) else ():
        title = Message("Put in `{what}`, as New makes it", what=_called(model[at], path[-1]))
        yield Fix(kind="insert", path=(*path, min(at, len(mine))), title=title, value=model[at], file=kind)
    for usual in model:
        at = there.get(_known_by(usual), -1)
        if at >= 0:
            yield from _lacking(kind, mine[at], usual, (*path, at))


def _is_shorter(said: Any, usual: Any) -> bool:
    """Whether an entry of a list is a list that lacks something, such as one of the two numbers of a corner."""
    return isinstance(said, list) and isinstance(usual, list) and len(said) < len(usual)


def _known_by(entry: Any) -> str:
    """Return what an entry is known by among those of its list."""
    for key in ("id", "letter", "between", "put", "units", "step"):
        if isinstance(entry, dict) and key in entry:
            return f"{key}: {entry[key]}"
    return str(entry)


def _back(kind: str, path: Path, value: Any, what: str) -> Fix:
    title = Message("Put in `{what}`, as New makes it", what=what)
    return Fix(kind="insert" if path else "replace", path=path, title=title, value=value, file=kind)


def _away(kind: str, path: Path, what: str) -> Fix:
    return Fix(kind="remove", path=path, title=Message("Take away `{what}`", what=what), file=kind)


def _plain(value: Any) -> bool:
    """Whether a value is a single one, or a list of such."""
    return all(not isinstance(one, dict | list) for one in (value if isinstance(value, list) else [value]))


def _called(entry: Any, key: str | int) -> str:
    """Return what people would call an entry, or what stands at a key."""
    if isinstance(entry, dict):
        for name in ("title", "id", "put", "letter"):
            said = entry.get(name)
            said = said.get("en") if isinstance(said, dict) else said
            if isinstance(said, str):
                return said
        ends = entry.get("between")
        if isinstance(ends, list):
            return " – ".join(str(end) for end in ends)
    return word_of_files(str(key))


def remedied(
    found: list[Diagnostic], folder: Folder, held: Data, registry: Registry, within: float
) -> list[Diagnostic]:
    """Return the findings of a pack, those without a fix with one that was tried.

    Args:
        found: what a check has found.
        folder: where the pack lies.
        held: what its files say, by their names.
        registry: what plugins bring.
        within: seconds that may pass.
    """
    scenario = held.get(SCENARIO)
    if not isinstance(scenario, dict) or "uses" in scenario:  # of a mod, most is in the pack below
        return found
    names = {kind: said if isinstance(said := scenario.get(kind), str) else f"{kind}.yaml" for kind in KINDS}
    names["scenario"] = SCENARIO
    files = {kind: held[name] for kind, name in names.items() if name in held}
    known = [scenario.get("game"), *(scenario.get("needs") or ())]
    game = next((name for name in known if isinstance(name, str) and name in registry.games), "")

    def check_them(said: dict[str, Any]) -> list[Diagnostic]:
        told = {names[kind]: data for kind, data in said.items()}
        return check(folder, registry, InMemorySource(PackFolder(folder), told))[1]

    kinds = {name: kind for kind, name in names.items()}
    return Remedies(files, kinds, as_begun(folder.name, game, registry), check_them).with_fixes(found, within)
