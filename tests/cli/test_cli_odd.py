"""An odd value for every argument and option of every command, and odd surroundings: a sentence, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from uguisu_tools.cli.app import app

ODD = "two\nlines \N{BIRD} \udcff"
"""More than a line, more than the first 65,536 signs, and what is no UTF-8."""
FIRST = "triangle"
WINDOWS = {"edit"}
"""Commands that open a window."""


def commands(
    group: click.Group, way: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield every command, with the words that call it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*way, name))
        elif name not in WINDOWS:
            yield (*way, name), command


def usual(argument: click.Argument) -> list[str]:
    """Return what stands for an argument that another one is tried beside."""
    if isinstance(argument.type, click.Choice):
        return [argument.type.choices[0]]
    return [FIRST] if argument.required else []


def line(command: click.Command, tried: click.Parameter, value: str) -> list[str]:
    """Return the arguments of a command of which one parameter has an odd value."""
    words, options = [], []
    for parameter in command.params:
        if isinstance(parameter, click.Argument):
            words += [value] if parameter is tried else usual(parameter)
        elif parameter is tried:
            options = [f"{parameter.opts[0]}={value}"]
        elif {"--games", "--jobs"} & set(parameter.opts):
            options = [*options, parameter.opts[0], "1"]
    return [*options, "--", *words]


ALL = [
    pytest.param(way, command, tried, id=f"{'-'.join(way)}-{tried.name}")
    for way, command in commands(app)
    for tried in command.params
    if not (isinstance(tried, click.Option) and tried.is_flag)
]


@pytest.fixture
def here(triangle, monkeypatch):
    """The folder that commands are run in; what they keep, they keep below it."""
    folder = triangle.parent
    monkeypatch.chdir(folder)
    for variable in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(folder / "home"))
    return folder


@pytest.mark.sweep(everyday=30)
@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("way", "command", "tried"), ALL)
def test_an_odd_value_is_answered_with_a_sentence(run, way, command, tried):
    told = run(*way, *line(command, tried, ODD), input="")
    assert told.exit_code in (0, 1, 2), told.output
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    assert told.exit_code == 0 or told.output.strip()
    assert "Traceback" not in told.output


def test_every_command_is_tried():
    tried = {parameter.values[0][0] for parameter in ALL}
    assert {"validate", "play", "playtest", "balance", "solve", "learn", "new", "mod", "texts"} <= tried


SURROUNDINGS = {
    "no-locale": {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "narrow": {"COLUMNS": "20"},
    "no-terminal": {"TERM": "", "NO_COLOR": "1"},
}


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize("surroundings", SURROUNDINGS.values(), ids=SURROUNDINGS)
@pytest.mark.parametrize("words", [["play", FIRST], ["learn"], ["cards", FIRST], ["validate", FIRST, "нема"]])
def test_surroundings_change_nothing(here, words, surroundings):
    done = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", *words, "--language", "uk"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, **surroundings},
        check=False,
    )
    assert done.returncode in (0, 1, 2), done.stderr
    assert done.stdout + done.stderr
    assert b"Traceback" not in done.stdout + done.stderr
    assert b"UnicodeEncodeError" not in done.stdout + done.stderr


@pytest.mark.sweep(everyday=1)
@pytest.mark.skipif(os.name == "nt", reason="pipes that close are told by signals elsewhere")
@pytest.mark.parametrize("words", [["--help"], ["schema", "--game", "temple"], ["play", FIRST], ["packs"]])
def test_a_reader_that_leaves_is_no_fault(here, words):
    with subprocess.Popen(
        [sys.executable, "-m", "uguisu_tools.cli", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        told = process.stderr.read()
    assert process.returncode in (0, 1, 2), told
    assert b"Traceback" not in told
    assert b"BrokenPipe" not in told
