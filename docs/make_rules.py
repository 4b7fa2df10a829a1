"""Writes docs/rules.md, what a variant may change in each game, from docstrings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from telling import starter, tables_of

from uguisu.core.build import Build
from uguisu.core.errors import CompileError
from uguisu.core.game import Game
from uguisu.core.phase import NestedPhase, Phase
from uguisu.core.state import State
from uguisu.plugins import registry
from uguisu.plugins.variant import Variant

PAGE = Path(__file__).parent / "rules.md"
OF_PHASES = ("legal", "apply", "enter")
HEAD = """\
<!-- Written by docs/make_rules.py from the docstrings in the code; change them there. -->

# The rules of each game

For authors of variants and bots: the named rules that a variant may wrap or replace, what the actions of each phase mean, and
the fields of a position. [mods.md](mods.md) and [hooks.md](hooks.md) tell how a plugin is made; `uguisu new plugin NAME --for
GAME` makes one to begin with. In `Variant.apply`:

```python
build.rules.replace("may_talk", nobody_talks)
build.rules.wrap("may_stand", and_not_on_water)  # it is given the rule so far, and returns the new one
build.schedule.insert("night.fog", roll_fog, after="alert.keep")  # in a game with a schedule
build.add_phase(MyPhase())
```

Each phase is three rules: `<phase>.legal(state) -> list[int]` returns the legal actions, `<phase>.apply(state, action)` carries
one out, `<phase>.enter(state)` begins the phase. Actions are whole numbers; `Phase.describe` writes them as text (the
*notation*), which replays keep. `Variant.apply` is called once, before the game is compiled: whatever you wrap costs nothing
to look up in play.
"""
STEPS = """
### The schedule

The steps of the set-up, in order; another may be put after each. A step is a rule too: `step(game, state, frame)`. It is
finished, with all the decisions it opens, before the next is taken.
"""
NESTED = """\
Its phases are *nested*: each is a frame on `State.stack`, opened with `phase.open(state, seat, ...)`, and gone once it is
answered, while the schedule waits beneath. A frame is written `[~phase, seat, ...]`. Where a phase below names no `enter`, it
has the present seat decide, as when a position is laid out by hand.
"""


def text() -> str:
    """Return the page."""
    games = {name: starter(name) for name in sorted(registry().games)}
    plain = Build(next(iter(games.values()))[1].content, None, Game)
    lines = [HEAD, *_of_every_game(plain)]
    for name, (build, game) in games.items():
        lines += _game(name, build, game, plain)
    return "\n".join(lines)


def _of_every_game(build: Build) -> Iterator[str]:
    yield "## Of every game"
    yield from _rules(build, [name for name in build.rules if not name.startswith(build.machine.name)])
    yield "### Phases\n"
    yield from _phase(build.machine)
    yield "### The fields of a position\n"
    yield from _fields(State)


def _game(name: str, build: Build, game: Game[Any], plain: Build) -> Iterator[str]:
    yield f"## {name.capitalize()}"
    steps: tuple[str, ...] = ()
    if build.schedule is not None:
        steps = (*build.schedule.setup, *build.schedule.turn)
        yield STEPS
        yield from _rules(build, build.schedule.setup, signed=False)
        yield "Then those of a turn, over and over:"
        yield from _rules(build, build.schedule.turn, signed=False)
    of_phases = {f"{phase}.{rule}" for phase in build.phases for rule in OF_PHASES}
    own = [rule for rule in build.rules if rule not in of_phases and rule not in steps]
    own = [rule for rule in own if rule not in plain.rules or build.rules[rule] is not plain.rules[rule]]
    if own:
        yield "\n### Rules of its own"
        yield from _rules(build, own)
    phases = [phase for phase in build.phases.values() if phase is not build.machine]
    yield "\n### Phases\n"
    if any(isinstance(phase, NestedPhase) for phase in phases):
        yield NESTED
    for phase in phases:
        yield from _phase(phase)
    yield from _variants(name, game)
    yield "### The fields of a position\n"
    yield f"`{type(game.new(0)).__name__}` has these besides those of every game:\n"
    yield from _fields(type(game.new(0)))


def _variants(game_id: str, game: Game[Any]) -> Iterator[str]:
    """Tell what each variant changes when all its options are left out."""
    yield "### What its variants change\n"
    for variant in sorted(registry().variants_of(game_id).values(), key=lambda variant: variant.id):
        build, before = _varied(game_id, game, variant)
        touched = [rule for rule in build.rules if build.rules.history(rule)[-1] == variant.id]
        changed = ", ".join(f"`{rule}`" for rule in touched if rule in before)
        added = ", ".join(f"`{rule}`" for rule in touched if rule not in before)
        told = [f"changes {changed}"] * bool(changed) + [f"adds {added}"] * bool(added)
        yield f"- `{variant.id}` {' and '.join(told) or 'changes no rule, only what is laid out'}."
    yield ""


def _varied(game_id: str, game: Game[Any], variant: Variant[Any]) -> tuple[Build, set[str]]:
    """Return a game as a variant changes it, for the first number of players it is made for, and the rules before."""
    for table in tables_of(game_id):
        build = registry().games[game_id].type.build(game.content, table.options)
        before = set(build.rules)
        build.rules.editor = variant.id
        try:
            variant.apply(build, variant.options_type() if variant.options_type is not None else None)
        except CompileError:
            continue
        return build, before
    raise LookupError(variant.id)


def _rules(build: Build, names: Iterable[str], *, signed: bool = True) -> Iterator[str]:
    yield ""
    for name in names:
        yield f"- `{name}{_signature(build.rules[name]) if signed else ''}`: {_words(build.rules[name])}"
    yield ""


def _phase(phase: Phase[Any]) -> Iterator[str]:
    kind = type(phase)
    yield f"#### `{phase.name}`\n\n{_paragraphs(kind)}\n"
    for rule, behind in zip(OF_PHASES, ("options", "take", "enter"), strict=True):
        told = next(_nearest(kind, rule, behind), "")
        if told:
            yield f"- `{phase.name}.{rule}`: {told}"
    yield f"- In text: {re.sub(r'^Tell (it|an? [a-z]+)[:;] ', '', _own_words(kind.describe))}\n"


def _nearest(kind: type, *methods: str) -> Iterator[str]:
    """Yield what a class and its bases say of these methods, nearest first, but for what is said of every phase."""
    for base in kind.__mro__:
        for method in methods:
            words = _own_words(vars(base).get(method))
            if words not in GENERIC:
                yield words


def _fields(kind: type[State]) -> Iterator[str]:
    told = attributes(kind)
    inherited = {} if kind is State else State.kinds
    for name, annotation in kind.kinds.items():
        if name not in inherited:
            yield f"- `{name}` ({_type(annotation)}): {told.get(name, '')}"
    yield ""


def attributes(kind: type) -> dict[str, str]:
    """Return what docstrings of a class and its bases say of attributes."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        _, _, section = (inspect.cleandoc(base.__doc__ or "")).partition("Attributes:\n")
        for name, words in re.findall(r"^    (\w+): (.*(?:\n      .*)*)", section, re.MULTILINE):
            found[name] = _plain(words)
    return found


def _signature(rule: Callable[..., Any]) -> str:
    signature = inspect.signature(rule)
    names = [re.sub(r"'", "", str(one)).removeprefix("_") for one in signature.parameters.values()]
    returned = str(signature.return_annotation).strip("'")
    return f"({', '.join(names)}) -> {returned}"


def _type(annotation: Any) -> str:
    name = (
        annotation.__name__
        if isinstance(annotation, type) and not hasattr(annotation, "__args__")
        else str(annotation)
    )
    return f"`{name.replace('typing.', '')}`"


def _words(thing: Any) -> str:
    return re.sub(r" ?The rule `[\w.]+`\.", "", _own_words(thing))


def _own_words(thing: Any) -> str:
    return "" if thing is None else _plain(thing.__doc__ or "")


def _paragraphs(kind: type) -> str:
    return "\n\n".join(_plain(part) for part in inspect.cleandoc(kind.__doc__ or "").split("\n\n"))


def _plain(words: str) -> str:
    return " ".join(words.replace("``", "`").split())


GENERIC = {"", *(_own_words(method) for kind in (Phase, NestedPhase) for method in vars(kind).values())}
"""What is said of the methods of every phase."""
