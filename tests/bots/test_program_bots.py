"""Programs in any language as bots: asked a line, answering a line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import uguisu
from uguisu.core.errors import UguisuError
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.bots.spec import parse_spec
from uguisu_tools.bots.table import BotFailure, Table
from uguisu_tools.protocol.connection import Connection

ROOT = Path(__file__).parents[2]
TRIANGLE = ROOT / "tests" / "packs" / "triangle"
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


ILLEGAL = """
import json
print(json.dumps({"id": json.loads(input())["id"], "result": {"move": "x"}}), flush=True)
input()
"""


def table_with(command: str) -> Table:
    table = Table(Match(uguisu.load(TRIANGLE, registry()), seed=1), registry())
    table.seat_bots({"ninja": f"program:{command}", "samurai": "random"})
    return table


def command(path: Path) -> str:
    return f'"{sys.executable}" "{path}"'


@pytest.mark.native
def test_the_bot_of_the_document_plays(tmp_path):
    code = re.search(r"This is a whole bot:\n\n```python\n(.*?)```", DOCUMENT, re.DOTALL)[1]
    bot = tmp_path / "my bot.py"
    bot.write_text(code, encoding="utf-8")
    table = table_with(command(bot))
    table.let_bots_play()
    assert table.match.over
    assert table.match.steps[0].move == "ninja:heart"


@pytest.mark.native
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("raise SystemExit(3)", r"has ended \(exit code 3\)"),
        ("print('hello', flush=True); input()", "answer “hello” is not understood"),
        (
            ILLEGAL,
            "chose 'x', which is not legal",
        ),
    ],
)
def test_what_a_program_does_wrong_is_told(tmp_path, code, told):
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")
    table = table_with(command(bot))
    with pytest.raises(BotFailure, match=told):
        table.let_bot_move()
    assert table.match.steps == []


@pytest.mark.parametrize(
    ("setting", "told"),
    [("", "needs the command"), ("no-such-program", "there is no program"), ('"open', "can't be read")],
)
def test_a_command_that_cannot_be_started_is_refused_at_once(setting, told):
    with pytest.raises(UguisuError, match=told):
        parse_spec(f"program:{setting}").make(uguisu.load(TRIANGLE, registry()), registry())


def test_clients_start_programs_only_where_that_is_allowed():
    assert ("", "program") not in Connection(registry(), TRIANGLE).registry.bots
    assert ("", "program") in Connection(registry(), TRIANGLE, programs=True).registry.bots
