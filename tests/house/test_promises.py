"""Every sentence of SECURITY.md and docs/trust.md that promises something of the program is held by tests, named beside it in
promises.yaml; a sentence that is new or was changed is wanted there, too.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PAGES = ("SECURITY.md", "docs/trust.md")
NO_PROMISE = ("advice", "says what it is")
"""What a sentence may be that promises nothing of the program: what people do or should do, or what words mean."""


def sentences(page: str) -> list[str]:
    """Return the sentences of a page; those of a table's last column with what its row is about."""
    found: list[str] = []
    for line in page.splitlines():
        if not line.strip() or line.startswith("#") or re.fullmatch(r"[|\- ]+", line):
            continue
        if not line.startswith("|"):
            found += re.split(r"(?<=[.!?])\s+(?=[A-Z*`])", line.strip())
            continue
        subject, _, says = (cell.strip() for cell in line.strip("|").split("|"))
        found += [f"{subject}: {part}" for part in re.split(r"(?<=[.;!?])\s+(?=[A-Z])", says)]
    return found


@cache
def listed() -> dict[str, Any]:
    """Return what is held beside each sentence."""
    return dict(yaml.safe_load(Path(__file__).with_name("promises.yaml").read_text(encoding="utf-8")))


@cache
def functions_in(file: str) -> frozenset[str]:
    """Return the names of a file's tests."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def missing(said: list[str], held: dict[str, Any]) -> list[str]:
    """Return the sentences beside which nothing stands."""
    return [sentence for sentence in said if sentence not in held]


def is_no_test(named: str) -> bool:
    """Tell whether there is no test of that name: `tests/x/test_y.py::test_z`."""
    file, _, name = named.partition("::")
    return not (ROOT / file).is_file() or not name.startswith("test_") or name not in functions_in(file)


def test_each_sentence_has_its_tests_beside_it() -> None:
    said = [one for page in PAGES for one in sentences((ROOT / page).read_text(encoding="utf-8"))]
    assert not missing(said, listed())
    assert not [sentence for sentence in listed() if sentence not in said], "no page says this any more"


@pytest.mark.parametrize("sentence", listed())
def test_what_stands_beside_a_sentence_is_a_test_or_says_that_nothing_is_promised(sentence: str) -> None:
    beside = listed()[sentence]
    if isinstance(beside, str):
        assert beside in NO_PROMISE
        return
    assert beside
    assert not [named for named in beside if is_no_test(named)]


def test_a_promise_without_a_test_is_found() -> None:
    said = sentences(
        "A pack is data. It is never run!\n\n| a | b | c |\n|---|---|---|\n| a pack | data | be read; It stays |\n"
    )
    assert missing(said, {"A pack is data.": ["x"]}) == [
        "It is never run!",
        "a: c",
        "a pack: be read;",
        "a pack: It stays",
    ]
    assert is_no_test("tests/house/test_promises.py::test_that_there_is_not")
    assert is_no_test("tests/house/test_promises.py::sentences")
