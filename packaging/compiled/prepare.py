"""Writes the sources that mypyc compiles: the modules as they are, with what a compiled class needs written into it.

A State class gets its `clone` spelled out, which plain Python writes for it when the class is made; and every class is told
that plain Python may subclass it, for plugins do.
"""

from __future__ import annotations

import ast
import importlib
import shutil
from pathlib import Path

from uguisu.cards.rules import CardRules
from uguisu.core.game import Game
from uguisu.core.phase import NestedPhase
from uguisu.core.state import State, clone_source

FROM_FUTURE = "from __future__ import annotations\n"
SUBCLASSED = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
LEFT_TO_PYTHON = "@mypyc_attr(native_class=False)\n"
NOT_NATIVE = ("NamedTuple", "Protocol", "Enum", "IntEnum", "Exception", "UguisuError", "CardRules", "dict", "int")  # fmt: skip
"""Bases of classes that stay Python's own, though what they do is compiled."""
OF_PLAIN_PYTHON = ("State.kinds = _annotations(State)", "_write_clone(State)")
"""Statements that do for State itself what is spelled out here."""
NARROWED = ((NestedPhase, "game"), (CardRules, "game"), (Game, "schedule"))
"""Fields that subclasses give a narrower type, which a compiled class may not: they have none then."""
OF_A_GAME = (NestedPhase, CardRules)
"""Bases that take any Game for their `game`; what a game derives of them has its own, and is told so where it reads it."""
THAWED = (
    ("@dataclass(frozen=True, eq=False", "@dataclass(eq=False"),
    ("@dataclass(frozen=True", "@dataclass(unsafe_hash=True"),
)
"""A frozen dataclass could keep nothing by hand, and not be unpickled, for a compiled object has no dict to fill."""
NO_ARGUMENT = " = dataclasses.field(init=False, repr=False)"
"""What a dataclass is told of a field that it keeps for itself."""
MANY, EVERY_ANSWER = 1 << 12, 1 << 30
"""From how many answers on a function that remembers them is asked often; and how many it keeps that is told of no bound."""
LIST_OF_LISTS = "[item[:] for item in {0}]"


def prepare(roots: list[Path], modules: list[str], target: Path) -> list[Path]:
    """Copy the packages below `roots` to `target`, the named modules made ready; returns the files to be compiled."""
    for root in roots:
        shutil.copytree(root, target / root.name, ignore=shutil.ignore_patterns("__pycache__"))
    files = []
    for module in modules:
        file = target.joinpath(*module.split(".")).with_suffix(".py")
        file.write_text(prepared(file.read_text("utf-8"), module), "utf-8")
        files.append(file)
    return files


def prepared(source: str, module: str) -> str:
    """Return the source of a module, made ready to be compiled."""
    source = source.replace(
        "seed: int", 'seed: "t.Any"'
    )  # an `EveryDraw` while all that chance can do is gone through
    source = source.replace("self.schedule = build.schedule", "self.schedule: t.Any = build.schedule")
    source = source.replace(", slots=True)", ")").replace("@dataclass(slots=True)", "@dataclass")
    for frozen, open_ in THAWED:
        source = source.replace(frozen, open_)
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    decorated = False
    for node in reversed(tree.body):
        if isinstance(node, ast.Expr | ast.Assign) and ast.unparse(node) in OF_PLAIN_PYTHON:
            del lines[node.lineno - 1 : node.end_lineno]
        elif isinstance(node, ast.Assign) and (numbers := _constants(node)):
            lines[node.lineno - 1 : node.end_lineno] = [
                f"{name}: t.Final = {value!r}\n" for name, value in numbers.items()
            ]
        elif isinstance(node, ast.FunctionDef) and (most := _remembered(node)):
            _remember_by_hand(lines, node, most)
        if not isinstance(node, ast.ClassDef):
            continue
        kind = getattr(importlib.import_module(module), node.name)
        if isinstance(kind, type) and issubclass(kind, OF_A_GAME) and _own_game(module):
            _say_whose_game(lines, node)
        cached = [part for part in node.body if isinstance(part, ast.FunctionDef) and _is_cached(part)]
        for part in reversed(cached):
            _keep_by_hand(lines, node, part)
        for base, name in NARROWED:
            if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
                _drop_redeclared(lines, node, name)
        if isinstance(kind, type) and issubclass(kind, State):
            _spell_clone_out(lines, node, kind)
        if not node.decorator_list:
            lines.insert(node.lineno - 1, SUBCLASSED if _is_native(node) else LEFT_TO_PYTHON)
            decorated = True
    if decorated or any(word in "".join(lines) for word in ("t.Any", "t.Final", NO_ARGUMENT)):
        imports = "import dataclasses\nimport typing as t\n\nfrom mypy_extensions import mypyc_attr\n"
        if "AnyState" in "".join(lines):
            own = module == State.__module__
            imports += (
                'AnyState: t.TypeAlias = "State"\n'
                if own
                else f"from {State.__module__} import State as AnyState\n"
            )
        if "OwnGame" in "".join(lines):
            imports += f"if t.TYPE_CHECKING:\n    {_own_game(module)}\n"
        lines.insert(_behind_the_docstring(tree, lines), "\n" + imports)
    return "".join(lines)


def _behind_the_docstring(tree: ast.Module, lines: list[str]) -> int:
    """Return the index of the line before which imports may stand."""
    if FROM_FUTURE in lines:
        return lines.index(FROM_FUTURE) + 1
    return (tree.body[0].end_lineno or 0) if ast.get_docstring(tree) else 0


def _is_native(node: ast.ClassDef) -> bool:
    bases = {ast.unparse(base).split("[")[0].rpartition(".")[2] for base in node.bases}
    return not bases & {*NOT_NATIVE}


def _is_cached(method: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == "cached_property" for decorator in method.decorator_list)


def _remembered(function: ast.FunctionDef) -> int:
    """Return how many answers of a function `functools` keeps, if that is to be spelled out; 0 if not: of few it is all one."""
    if (
        len(function.decorator_list) != 1
        or function.returns is None
        or "None" in ast.unparse(function.returns)
    ):
        return 0
    (decorator,) = function.decorator_list
    if ast.unparse(decorator) == "cache":
        return EVERY_ANSWER
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "lru_cache":
        most = int(eval(ast.unparse(decorator.keywords[0].value), {"__builtins__": {}}))
        return most if most >= MANY else 0
    return 0


def _remember_by_hand(lines: list[str], function: ast.FunctionDef, most: int) -> None:
    """Make a function that `functools` remembers the answers of one that does it itself: then it is called as one of ours."""
    assert function.end_lineno is not None
    assert function.returns is not None
    given = function.args.args
    kinds = [ast.unparse(one.annotation) for one in given if one.annotation is not None]
    name, key, kind = function.name, ", ".join(one.arg for one in given), ast.unparse(function.returns)
    if len(given) != 1:
        key, keyed = f"({key})", f"tuple[{', '.join(kinds)}]"
    else:
        (keyed,) = kinds
    text = f"""
_kept_{name}: dict[{keyed}, {kind}] = {{}}


def {name}({ast.unparse(function.args)}) -> {kind}:
    found = _kept_{name}.get({key})
    if found is None:
        if len(_kept_{name}) >= {most}:
            _kept_{name}.clear()
        found = _kept_{name}[{key}] = _make_{name}({", ".join(one.arg for one in given)})
    return found
"""
    lines.insert(function.end_lineno, text)
    lines[function.lineno - 1] = lines[function.lineno - 1].replace(f"def {name}(", f"def _make_{name}(", 1)
    del lines[function.decorator_list[0].lineno - 1]


def _keep_by_hand(lines: list[str], node: ast.ClassDef, method: ast.FunctionDef) -> None:
    """Make a cached property one that keeps its value in a field: compiled objects have no dict for it."""
    assert method.end_lineno is not None
    assert node.end_lineno is not None
    assert method.returns is not None
    name, kind = method.name, ast.unparse(method.returns)
    kept = [
        "",
        f"    _kept_{name}: {kind}{NO_ARGUMENT if node.decorator_list else ''}",
        "",
        "    @property",
        f"    def {name}(self) -> {kind}:",
        "        try:",
        f"            return self._kept_{name}",
        "        except AttributeError:",
        f"            self._kept_{name} = self._make_{name}()",
        f"        return self._kept_{name}",
    ]
    lines.insert(method.end_lineno, "\n".join(kept) + "\n")
    lines[method.lineno - 1] = lines[method.lineno - 1].replace(f"def {name}(", f"def _make_{name}(", 1)
    lines[method.lineno - 2] = "\n"


def _constants(node: ast.Assign) -> dict[str, int | float]:
    """Return the numbers that an assignment gives to names in capitals, once and for all: compiled code reads them in place."""
    (target,) = node.targets
    names = [
        part.id
        for part in (target.elts if isinstance(target, ast.Tuple) else [target])
        if isinstance(part, ast.Name) and part.id.isupper()
    ]
    try:
        value = eval(compile(ast.Expression(node.value), "", "eval"), {"__builtins__": {"range": range}})
    except Exception:  # of other names, or a call
        return {}
    values = list(value) if isinstance(target, ast.Tuple) else [value]
    if len(names) != len(values) or not all(type(one) in (int, float) for one in values):
        return {}
    return dict(zip(names, values, strict=True))


def _name_of(part: ast.stmt) -> str:
    """Return the name that a method or an annotated field has."""
    if isinstance(part, ast.FunctionDef):
        return part.name
    return part.target.id if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) else ""


def _drop_redeclared(lines: list[str], node: ast.ClassDef, name: str) -> None:
    """Take out the type that a subclass gives to a field of its base, which a compiled class may not narrow."""
    for part in reversed(node.body):
        if isinstance(part, ast.AnnAssign) and part.value is None and _name_of(part) == name:
            del lines[part.lineno - 1 : part.end_lineno]
            node.end_lineno = (node.end_lineno or 0) - (part.end_lineno or 0) + part.lineno - 1


def _own_game(module: str) -> str | None:
    """Return the import, as `OwnGame`, of the class of Game that a game's distribution has; the engine itself has none."""
    package = module.partition(".")[0]
    if package == Game.__module__.partition(".")[0]:
        return None
    of_game = importlib.import_module(f"{package}.game")
    (kind,) = (
        kind
        for kind in vars(of_game).values()
        if isinstance(kind, type) and issubclass(kind, Game) and kind.__module__ == of_game.__name__
    )
    return f"from {of_game.__name__} import {kind.__name__} as OwnGame"


def _say_whose_game(lines: list[str], node: ast.ClassDef) -> None:
    """Have `self.game` be read as the game's own: what is asked of just any object is looked up by its name."""
    parts = [
        part
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Load)
        and ast.unparse(part) == "self.game"
    ]
    for part in sorted(parts, key=lambda part: (part.lineno, part.col_offset), reverse=True):
        line = lines[part.lineno - 1].encode()
        before, read, after = (
            line[: part.col_offset],
            line[part.col_offset : part.end_col_offset],
            line[part.end_col_offset :],
        )
        if read == b"self.game":  # what stands in an f-string has no place of its own before Python 3.12
            lines[part.lineno - 1] = (before + b't.cast("OwnGame", self.game)' + after).decode()


def _spell_clone_out(lines: list[str], node: ast.ClassDef, kind: type[State]) -> None:
    """Write into a State class what `State.__init_subclass__` makes for one in plain Python."""
    assert node.end_lineno is not None
    written = [method.name for method in node.body if isinstance(method, ast.FunctionDef)]
    if kind is not State and "clone" in written:
        return
    for part in reversed(node.body):
        if _name_of(part) in ("clone", "copy_base", "kinds", "clone_is_written"):
            del lines[part.lineno - 1 : part.end_lineno]
            node.end_lineno -= (part.end_lineno or 0) - part.lineno + 1
    name = kind.__name__
    copied = clone_source(kind.kinds, LIST_OF_LISTS).split("def clone")[0].splitlines()[1:]
    fields = [
        f"{field.target.id!r}: {ast.unparse(field.annotation)}"
        for field in node.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and field.target.id in kind.kinds
    ]
    kinds = ", ".join([*(f"**{ast.unparse(base)}.kinds" for base in node.bases), *fields])
    text = [
        "",
        f"    kinds: t.ClassVar[dict[str, t.Any]] = {{{kinds}}}",
        "    clone_is_written: t.ClassVar[bool] = True",
        "",
        "    def copy_base(self, copy: AnyState) -> None:",
        f"        assert isinstance(copy, {name})",
        *(f"    {line}" for line in copied),
        "",
        "    def clone(self) -> t.Self:",
        f"        copy = {name}.__new__({name})",
        f"        {name}.copy_base(self, copy)",
        "        return t.cast(t.Any, copy)",
        "",
    ]
    lines.insert(node.end_lineno, "\n".join(text) + "\n")
