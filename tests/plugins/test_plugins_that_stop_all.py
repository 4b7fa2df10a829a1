"""Plugins that never end, and plugins that end the whole process: their line is told, and the command goes on."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

TRIANGLE = Path(__file__).parents[1] / "packs" / "triangle"
Run = Callable[..., subprocess.CompletedProcess[str]]
Fake = Callable[[Path, str, str], Path]

NEVER_ENDS = """
from uguisu import Variant, hookimpl
from uguisu.checks import Lint

def forever(*_):
    while True: pass

class Evil(Variant):
    id, game, title = "evil", "temple", "Evil"

    def apply(self, build, options):
        def wrapper(original):
            return lambda state, action: forever() if state.ply > 2 else original(state, action)
        build.rules.wrap("samurai.apply", wrapper)
        build.rules.wrap("ninja.apply", wrapper)

@hookimpl
def uguisu_variants():
    return [Evil()]

@hookimpl
def uguisu_lints():
    return [Lint("forever", forever)]
"""


@pytest.mark.long
def test_what_never_ends_is_stopped_wherever_it_is_called(
    tmp_path: Path, python: Run, fake_distribution: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a hook, in a lint, and in a rule while a sure win is looked for, before any game is played."""
    monkeypatch.setenv("UGUISU_PATIENCE", "1")
    rules = fake_distribution(tmp_path, "evil_one", NEVER_ENDS)
    hook = "from uguisu import hookimpl\n\n@hookimpl\ndef uguisu_bots():\n    while True: pass\n"
    told = python(
        "-m",
        "uguisu_tools.cli",
        "validate",
        str(TRIANGLE),
        sites=[rules, fake_distribution(tmp_path, "evil_two", hook)],
    )
    assert "The check 'evil_one.forever' did not get done with" in told.stdout
    assert "it made no move for 1 s" in told.stdout
    assert "evil_one.py:6" in told.stdout
    assert "1 pack checked: 1 warning" in told.stdout
    listed = python("-m", "uguisu_tools.cli", "plugins", sites=[tmp_path / "evil_two"])
    assert "it made no move for 1 s" in listed.stdout
    assert "evil_two.py:5" in listed.stdout
    arguments = ["playtest", str(TRIANGLE), "--variants", "evil", "--bots", "random", "-n", "2", "-j", "1"]
    played = python("-m", "uguisu_tools.cli", *arguments, sites=[rules])
    assert played.returncode == 1, played.stdout + played.stderr
    said = " ".join(played.stdout.split())
    assert "2 games crashed. The first one: " in said
    assert "variant 'evil'" in said
    assert "it made no move for 1 s" in said
    assert "--full" in said, "`validate` would find nothing"


ENDS_THE_PROCESS = """
import os
from uguisu import Variant, hookimpl
from uguisu.checks import Lint

def leave(*_):
    os._exit(0)

class Evil(Variant):
    id, game, title = "evil", "temple", "Evil"

    def apply(self, build, options):
        def wrapper(original):
            return lambda state, action: leave() if state.ply > 2 else original(state, action)
        build.rules.wrap("samurai.apply", wrapper)
        build.rules.wrap("ninja.apply", wrapper)

@hookimpl
def uguisu_variants():
    return [Evil()]

@hookimpl
def uguisu_lints():
    return [Lint("leave", leave)]
"""


@pytest.mark.long
def test_who_ends_the_process_is_told_wherever_it_is_called(
    tmp_path: Path, python: Run, fake_distribution: Fake
) -> None:
    """In a lint, in a rule while a sure win is looked for, and in a hook: before, there was not a word."""
    rules = fake_distribution(tmp_path, "evil_one", ENDS_THE_PROCESS)
    hook = "import os\nfrom uguisu import hookimpl\n\n@hookimpl\ndef uguisu_bots():\n    os._exit(0)\n"
    hooked = fake_distribution(tmp_path, "evil_two", hook)
    told = python("-m", "uguisu_tools.cli", "validate", str(TRIANGLE), sites=[rules, hooked])
    assert (
        "evil_one.leave of the plugin crashed and was skipped: ProcessExit: os._exit(0), evil_one.py:7"
        in told.stdout
    ), told.stdout + told.stderr
    assert "1 pack checked: 1 warning" in told.stdout
    listed = python("-m", "uguisu_tools.cli", "plugins", sites=[hooked])
    assert "evil_two.py:6" in listed.stdout
    arguments = ["playtest", str(TRIANGLE), "--variants", "evil", "--bots", "random", "-n", "2", "-j", "1"]
    played = python("-m", "uguisu_tools.cli", *arguments, sites=[rules])
    assert played.returncode == 1, played.stdout + played.stderr
    said = " ".join(played.stdout.split())
    assert "2 games crashed. The first one: " in said
    assert "variant 'evil'" in said
    assert "os._exit(0)" in said


@pytest.mark.long
def test_a_rule_that_never_ends_in_play_is_stopped_and_the_game_is_saved(
    tmp_path: Path, python: Run, fake_distribution: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path))
    monkeypatch.setenv("UGUISU_PATIENCE", "1")
    site = fake_distribution(tmp_path, "evil_one", NEVER_ENDS)
    arguments = ["play", str(TRIANGLE), "--variants", "evil", "--bots", "random", "--seed", "1"]
    done = python("-m", "uguisu_tools.cli", *arguments, sites=[site])
    assert done.returncode == 1, done.stdout + done.stderr
    assert "it made no move for 1 s" in done.stderr
    assert "variant 'evil'" in done.stderr
    assert "evil_one.py:6" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stdout + done.stderr
    [saved] = tmp_path.rglob("triangle-*.json")
    assert str(saved) in done.stdout


LOOPS_AT_THE_START = """
from uguisu import Variant, hookimpl

class Evil(Variant):
    id, game, title = "evil", "temple", "Evil"

    def apply(self, build, options):
        build.rules.wrap("ninja.legal", lambda original: lambda state: [state for _ in iter(int, 1)])

@hookimpl
def uguisu_variants():
    return [Evil()]
"""


@pytest.mark.long
def test_rules_that_never_come_to_the_first_decision_are_stopped_in_playtest_play_and_serve(
    tmp_path: Path, python: Run, fake_distribution: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before a sure win is looked for, where it asks whether there is chance."""
    monkeypatch.setenv("UGUISU_PATIENCE", "1")
    site = fake_distribution(tmp_path, "evil_one", LOOPS_AT_THE_START)
    changed = ["--variants", "evil", "--bots", "random"]
    played = python(
        "-m", "uguisu_tools.cli", "playtest", str(TRIANGLE), *changed, "-n", "2", "-j", "1", sites=[site]
    )
    assert played.returncode == 1, played.stdout + played.stderr
    assert "2 games crashed. The first one: " in " ".join(played.stdout.split())
    assert "evil_one.py:8" in played.stdout
    by_hand = python("-m", "uguisu_tools.cli", "play", str(TRIANGLE), *changed, sites=[site])
    assert "variant 'evil', crashed at 'the start': it made no move for 1 s" in by_hand.stderr
    pack = tmp_path / "pack"
    shutil.copytree(TRIANGLE, pack)
    scenario = pack / "scenario.yaml"
    scenario.write_text("variants: [evil]\n" + scenario.read_text(encoding="utf-8"), encoding="utf-8")
    asked = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocol": 1}},
        {"jsonrpc": "2.0", "id": 2, "method": "new"},
        {"jsonrpc": "2.0", "id": 3, "method": "games"},
    ]
    lines = "".join(json.dumps(line) + "\n" for line in asked)
    served = python("-m", "uguisu_tools.cli", "serve", "--stdio", str(pack), sites=[site], told=lines)
    answers = [json.loads(line) for line in served.stdout.splitlines()]
    assert "it made no move for 1 s" in answers[1]["error"]["message"]
    assert "result" in answers[2], "and it goes on"


CLOSES = {
    "the stream": "sys.stdout.close()",
    "what lies below it": "sys.stdout.buffer.close()",
    "the descriptor": "os.close(1)",
    "the descriptor, opened again": "open(1, 'w').close()",
    "both": "(sys.stderr.close(), sys.stdout.close())",
    "takes it away": "setattr(sys, 'stdout', None)",
}
CLOSING = """
import os, sys
from uguisu import Variant, hookimpl
from uguisu.checks import Lint

def shut(*_):
    {how}
    return []

class Evil(Variant):
    id, game, title = "evil", "temple", "Evil"

    def apply(self, build, options):
        shut()

@hookimpl
def uguisu_{hook}():
    return {answer}
"""


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("how", CLOSES)
def test_who_closes_standard_output_is_named_and_the_command_goes_on(
    how: str, tmp_path: Path, python: Run, fake_distribution: Fake
) -> None:
    sites = [
        fake_distribution(tmp_path, name, CLOSING.format(how=CLOSES[how], hook=hook, answer=answer))
        for name, hook, answer in (
            ("evil_hook", "bots", "shut()"),
            ("evil_lint", "lints", "[Lint('shut', shut)]"),
            ("evil_variant", "variants", "[Evil()]"),
        )
    ]
    told = python("-m", "uguisu_tools.cli", "validate", str(TRIANGLE), sites=sites)
    assert "evil_lint.shut" in told.stdout, told.stdout + told.stderr
    assert "1 pack checked: 1 warning" in told.stdout
    listed = python("-m", "uguisu_tools.cli", "plugins", sites=sites)
    assert "left out: it closed standard" in listed.stdout
    changed = python(
        "-m", "uguisu_tools.cli", "perft", "-d", "1", "--variants", "evil", str(TRIANGLE), sites=sites
    )
    assert "variant 'evil' has a bug: it closed standard" in changed.stderr
    assert "Something broke" not in told.stderr + listed.stderr + changed.stderr
