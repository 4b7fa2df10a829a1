"""A plugin that fails is named and left out, whole; the rest works."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
Fake = Callable[[Path, str, str], Path]


HEAD = (
    "from uguisu import hookimpl, Variant, UguisuError; "
    "from uguisu.bots import BotType; from uguisu.checks import Lint\n"
)

FAULTS = {
    "raises_at_import": ("1 / 0\n", "ZeroDivisionError: division by zero (", "raises_at_import.py:1"),
    "imports_what_is_not_there": ("import no_such_module\n", "No module named 'no_such_module'", ""),
    "does_not_parse": ("def x(:\n", "SyntaxError", ""),
    "leaves_the_program": ("raise SystemExit(3)\n", "SystemExit: 3", ""),
    "raises_in_a_hook": (
        HEAD + "@hookimpl\ndef uguisu_games():\n    raise RuntimeError('my frogs are gone')\n",
        "RuntimeError: my frogs are gone (",
        "raises_in_a_hook.py:4",
    ),
    "returns_no_list": (
        HEAD + "@hookimpl\ndef uguisu_bots():\n    return 7\n",
        "uguisu_bots should return a list, not 7",
        "",
    ),
    "returns_a_text": (
        HEAD + "@hookimpl\ndef uguisu_bots():\n    return 'bot'\n",
        "uguisu_bots should return a list, not 'bot'",
        "",
    ),
    "returns_nonsense": (
        HEAD + "@hookimpl\ndef uguisu_bots():\n    return ['a bot']\n",
        "uguisu_bots should return BotType objects, not 'a bot'",
        "",
    ),
    "returns_classes": (
        HEAD
        + "class V(Variant):\n    id, game = 'v', 'temple'\n@hookimpl\ndef uguisu_variants():\n    return [V]\n",
        "uguisu_variants should return Variant objects, not",
        "",
    ),
    "misspells_a_hook": (
        HEAD + "@hookimpl\ndef uguisu_gamse():\n    return []\n",
        "uguisu_gamse",
        "",
    ),
    "takes_arguments": (
        HEAD + "@hookimpl\ndef uguisu_games(config):\n    return []\n",
        "config",
        "",
    ),
    "usurps_a_name": (
        HEAD
        + "from uguisu_temple import plugin as temple\n"
        + "@hookimpl\ndef uguisu_bots():\n    return [BotType('half', print, 'Half.')]\n"
        + "@hookimpl\ndef uguisu_variants():\n    return temple.uguisu_variants()\n",
        "variant 'compulsory_movement' of temple already exists",
        "",
    ),
    "forgets_an_id": (
        HEAD
        + "class V(Variant):\n    game = 'temple'\n@hookimpl\ndef uguisu_variants():\n    return [V()]\n",
        "id",
        "",
    ),
    "answers_twice": (
        HEAD
        + "@hookimpl\ndef uguisu_bots():\n    return []\n"
        + "@hookimpl(specname='uguisu_bots')\ndef more_bots():\n    return []\n",
        "uguisu_bots is answered by 2 functions; let one return all of it",
        "",
    ),
    "brings_the_same_twice": (
        HEAD
        + "@hookimpl\ndef uguisu_bots():\n    return [BotType('b', print, ''), BotType('b', print, '')]\n",
        "bot 'b' already exists",
        "",
    ),
}


@pytest.fixture(scope="module")
def listing(
    tmp_path_factory: pytest.TempPathFactory, python: Run, fake_distribution: Fake
) -> subprocess.CompletedProcess[str]:
    """What `uguisu plugins -v` says with all of them installed."""
    folder = tmp_path_factory.mktemp("faulty")
    sites = [fake_distribution(folder, name, code) for name, (code, _, _) in FAULTS.items()]
    return python("-m", "uguisu_tools.cli", "plugins", "-v", sites=sites)


@pytest.mark.parametrize("name", FAULTS)
def test_it_is_named_with_what_is_wrong(name: str, listing: subprocess.CompletedProcess[str]) -> None:
    _, message, place = FAULTS[name]
    lines = listing.stdout.splitlines()
    trouble = lines[lines.index(f"{name} 0.1 (from {name})") + 1]
    assert trouble.startswith("    left out: ")
    assert message in trouble
    assert place in trouble


def test_all_of_it_is_left_out_and_the_rest_is_there(listing: subprocess.CompletedProcess[str]) -> None:
    assert listing.returncode == 1, "a plugin in trouble is a finding"
    assert "game 'temple'" in listing.stdout
    assert "bot 'half'" not in listing.stdout
    assert "Traceback" not in listing.stdout + listing.stderr


@pytest.mark.long
def test_the_rest_works_beside_all_of_them(
    tmp_path: Path, site: Path, python: Run, fake_distribution: Fake
) -> None:
    sites = [fake_distribution(tmp_path, name, code) for name, (code, _, _) in FAULTS.items()]
    pack = site / "uguisu_stranger" / "packs" / "pond"
    done = python("-m", "uguisu_tools.cli", "validate", str(pack), sites=[*sites, site])
    assert done.returncode == 0, done.stdout + done.stderr
    code = (
        "import sys, random, uguisu; g = uguisu.load(sys.argv[1]); "
        "print(g.playout(g.new(), random.Random(1)).over)"
    )
    played = python("-c", code, str(pack), sites=[*sites, site])
    assert played.stdout.strip() == "True", played.stderr


def test_two_plugins_with_one_name_are_told_apart(
    tmp_path: Path, python: Run, fake_distribution: Fake
) -> None:
    code = HEAD + "@hookimpl\ndef uguisu_bots():\n    return [BotType('b', print, '')]\n"
    sites = [fake_distribution(tmp_path, name, code) for name in ("one", "two")]
    done = python("-m", "uguisu_tools.cli", "plugins", "-v", sites=sites)
    assert done.returncode == 1
    assert done.stdout.count("bot 'b'") == 2, "once as brought by the first, once in the second's trouble"
    assert "two 0.1 (from two)\n    left out: " in done.stdout
