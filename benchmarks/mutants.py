"""Whether the tests notice when a rule is wrong: rules are changed in one place, one after the other, and the tests run.

::

    uv run python -m benchmarks.mutants                          25 mutants of each game, other ones every day
    uv run python -m benchmarks.mutants temple --number 100      more, of one game
    uv run python -m benchmarks.mutants spies --seed 7           those of a night that told something

A mutant that no test notices is printed with its place: a test is missing, or the line does nothing. The repository is left
alone: each mutant is a copy of the game's package, which goes before the installed one. It takes minutes a mutant that lives,
seconds one that dies, and so runs at night (`.ci/nightly`). It has no `run`, for it measures no speed.
"""

from __future__ import annotations

import argparse
import ast
import datetime as dt
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
RULES = {
    "temple": ("turn/*.py", "setup.py", "rules/*.py", "bots/reach.py"),
    "scorpion": ("rules/*.py", "turn/*.py"),
    "senjutsu": ("rules/*.py", "turn/*.py"),
    "spies": ("rules/*.py", "turn/*.py"),
}
"""Where the rules of a game are in its package."""
SWAPS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
"""What is written instead of an operator."""
PATIENCE = 900
"""Seconds after which the tests of a mutant that goes round for ever count as failed."""
MOST_ALIVE = 0.25
"""So many of all mutants may live before the night counts as failed. Some change nothing that matters: an order, a hint."""


class Mutant(NamedTuple):
    """A change of a rule: at `line` of `file`, the bytes from `start` to `end` become `now`."""

    file: Path
    line: int
    start: int
    end: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}: {self.was} -> {self.now}"


def mutants_in(file: Path, source: str) -> Iterator[Mutant]:
    """Yield all changes of what functions do in a source: operators, small numbers, and `not`."""
    raw = source.encode()
    begins = [0]
    for line in raw.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))

    def change(line: int, start: int, end: int, now: str) -> Mutant:
        return Mutant(file, line, start, end, raw[start:end].decode(), now)

    def begin(node: ast.expr) -> int:
        return begins[node.lineno - 1] + node.col_offset

    def finish(node: ast.expr) -> int:
        return begins[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def swapped(left: ast.expr, operator: ast.AST, right: ast.expr) -> Iterator[Mutant]:
        was, now = SWAPS.get(type(operator), ("", ""))
        between = raw[finish(left) : begin(right)]
        found = re.search(rf"(?<![\w<>=!]){re.escape(was)}(?![\w<>=])".encode(), between) if was else None
        if found:
            start = finish(left) + found.start()
            yield change(left.end_lineno or 0, start, start + len(was), now)

    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (inner for part in function.body for inner in ast.walk(part)):
            match node:
                case ast.Compare(left=left, ops=[operator], comparators=[right]):
                    yield from swapped(left, operator, right)
                case ast.BinOp(left=left, op=operator, right=right):
                    yield from swapped(left, operator, right)
                case ast.BoolOp(op=operator, values=[left, right, *_]):
                    yield from swapped(left, operator, right)
                case ast.UnaryOp(op=ast.Not()):
                    yield change(node.lineno, begin(node), begin(node) + len("not"), "")
                case ast.Constant(value=int(value)) if not isinstance(value, bool) and 0 <= value < 10:
                    yield change(node.lineno, begin(node), finish(node), str(value + 1))


def mutants_of(game: str) -> list[Mutant]:
    """Return all mutants of a game's rules, each once: a function may stand in another."""
    package = _package(game)
    files = [file for rules in RULES[game] for file in sorted(package.glob(rules))]
    found = (
        mutant
        for file in files
        for mutant in mutants_in(file.relative_to(package), file.read_text(encoding="utf-8"))
    )
    return list(dict.fromkeys(found))


def lives(game: str, mutant: Mutant | None) -> bool:
    """Run the tests of a game with a mutant of its rules, or none; return whether all of them pass."""
    package = _package(game)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / package.name
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
        if mutant is not None:
            raw = (copy / mutant.file).read_bytes()
            (copy / mutant.file).write_bytes(raw[: mutant.start] + mutant.now.encode() + raw[mutant.end :])
        return all(_pass(Path(folder), tests) for tests in _tests(game))


def _package(game: str) -> Path:
    return ROOT / "plugins" / game / f"uguisu_{game}"


def _tests(game: str) -> Iterator[list[str]]:
    """Yield what is run, the quickest first: most mutants die of that."""
    yield ["tests/conformance/test_packs_conform.py", "-k", f"playthrough and {game}"]
    yield ["tests/rulings/test_shipped_rulings.py", "-k", game]
    yield [f"tests/{game}"]


def _pass(first: Path, tests: list[str]) -> bool:
    path = os.pathsep.join([str(first), *filter(None, [os.environ.get("PYTHONPATH")])])
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode in (0, 5)  # 5: there are none of that game


def main(words: list[str]) -> int:
    """Try mutants, and print those that live; return 1 if they are too many."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help=f"of {', '.join(RULES)}; all, if left out")
    parser.add_argument("--number", type=int, default=25, help="how many of each game")
    parser.add_argument("--seed", type=int, default=dt.datetime.now(dt.UTC).toordinal())
    wanted = parser.parse_args(words)
    unknown = sorted(set(wanted.games) - set(RULES))
    if unknown:
        parser.error(f"no game is called {', '.join(unknown)}; there are: {', '.join(RULES)}")
    tried = alive = 0
    for game in wanted.games or RULES:
        if not lives(game, None):
            print(f"{game}: its tests fail as it is")
            return 1
        every = mutants_of(game)
        chosen = random.Random(f"{game} {wanted.seed}").sample(every, min(wanted.number, len(every)))
        left = []
        for mutant in chosen:
            if lives(game, mutant):
                left.append(mutant)
                print(f"  lives: {game} {mutant}", flush=True)
        print(f"{game}: {len(chosen) - len(left)} of {len(chosen)} noticed, of {len(every)}", flush=True)
        tried, alive = tried + len(chosen), alive + len(left)
    print(f"{tried - alive} of {tried} noticed (--seed {wanted.seed})")
    return int(alive > MOST_ALIVE * tried)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
