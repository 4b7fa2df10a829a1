"""A language that nobody thought of is a file for each package, and nothing else."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polib
import pytest

import uguisu
import uguisu_lab
from uguisu import Texts, hookimpl, translations
from uguisu.core.text import Catalogue, Text
from uguisu.plugins import load_registry
from uguisu.translations import translation
from uguisu_tools.testing.sentences import faults, sentences_in, update

ENGINE, LAB = Path(uguisu.__file__).parent, Path(uguisu_lab.__file__).parent
TOOLS = ENGINE.parent / "uguisu_tools"
PLAY = """
import json, sys
import uguisu
from uguisu import Texts, hookimpl, translations

match = uguisu.Match(uguisu.load(sys.argv[1]), seed=1)
first = match.view("heron", "eo").decision
while not match.over:
    match.play(match.legal()[0])
view = match.view("heron", "eo")
print(json.dumps({
    "decision": first.title,
    "moves": [move.label for move in first.moves],
    "log": [line.text for line in view.log if line.kind != "track_changed"],
    "result": view.result.title,
}))
"""
Run = Callable[..., subprocess.CompletedProcess[str]]


def add_language(package: Path) -> None:
    """Give a package one file more: a language whose every sentence stands in brackets."""
    file = package / "translations" / "eo.po"
    file.touch()
    list(update(package))
    entries = polib.pofile(str(file))
    for entry in entries:
        entry.msgstr = f"«{entry.msgid}»"
    entries.save(str(file))


@pytest.fixture(scope="module")
def esperanto(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine, its lab and the stranger's plugin with a file more for each."""
    target = tmp_path_factory.mktemp("esperanto") / "site"
    shutil.copytree(site, target)
    for package in (ENGINE, TOOLS, LAB):
        shutil.copytree(package, target / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("uguisu", "uguisu_tools", "uguisu_lab", "uguisu_stranger"):
        add_language(target / name)
    return target


@pytest.fixture(scope="module")
def pond(esperanto: Path) -> Path:
    return esperanto / "uguisu_stranger" / "packs" / "pond"


@pytest.mark.long
def test_the_table_speaks_it(esperanto: Path, pond: Path, python: Run) -> None:
    done = python("-c", PLAY, str(pond), sites=[esperanto])
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["decision"] == "«Where does the frog jump?»"
    assert told["result"] == "«the heron wins»"
    assert told["moves"]
    assert all(re.fullmatch(r"«jump to \w+»", label) for label in told["moves"])
    assert told["log"]
    assert all(re.fullmatch("«.*»", line) for line in told["log"]), told["log"]


@pytest.mark.long
def test_findings_and_commands_speak_it(esperanto: Path, pond: Path, python: Run, tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        done = python("-m", "uguisu_tools.cli", "--language", "eo", *arguments, sites=[esperanto])
        assert done.returncode in (0, 1, 2), done.stderr
        return done.stdout + done.stderr

    assert "[lonely-leaf]: «leaf 'log' is a dead end»" in run("validate", str(pond))
    broken = Path(shutil.copytree(pond, tmp_path / "broken"))
    (broken / "map.yaml").unlink()
    assert "[no-file]: «The pack has no file `map.yaml`»" in run("validate", str(broken))
    assert "«Play a pack or a campaign in the terminal" in run("--help")
    assert "«game 'pond'»" in run("plugins", "--verbose")
    assert "«There is no command 'plya'." in run("plya")


@pytest.mark.long
def test_reports_speak_it(esperanto: Path, pond: Path, python: Run, tmp_path: Path) -> None:
    arguments = [
        "playtest",
        str(pond),
        "--full",
        "--games",
        "4",
        "--report",
        str(tmp_path),
        "--language",
        "eo",
    ]
    done = python("-m", "uguisu_tools.cli", *arguments, sites=[esperanto])
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for told in (done.stdout, page):
        assert "«Who wins, between these bots»" in told
        assert "«Jumps»" in told
        assert re.search("«the heron wins»|«the stork wins»", told, re.IGNORECASE)
        assert "«jump to " in told


def test_its_file_begins_empty_and_is_filled_by_a_command(tmp_path: Path) -> None:
    package = Path(shutil.copytree(Path(__file__).parent / "stranger" / "uguisu_stranger", tmp_path / "new"))
    assert list(faults(package)) == []
    file = package / "translations" / "eo.po"
    file.touch()
    assert any("eo: not translated: 'The pond'" in fault for fault in faults(package))
    count = len(sentences_in(package))
    assert list(update(package)) == [
        f"eo: {count} of {count} to translate",
        f"it: 0 of {count} to translate",
    ]
    add_language(package)
    assert list(faults(package)) == []


class Speaking:
    """Says the same English as another plugin, in a game of its own."""

    def __init__(self, game: str, folder: Path, told: str) -> None:
        (folder / game).mkdir()
        text = (
            f'msgctxt "move.go"\nmsgid "{{piece}} goes"\nmsgstr "{told}"\n\nmsgid "goes"\nmsgstr "{told}"\n'
        )
        (folder / game / "xx.po").write_text(text, encoding="utf-8")
        self.uguisu_texts = hookimpl(lambda: [Texts(game, {"move.go": "{piece} goes"})])
        self.uguisu_translations = hookimpl(lambda: [folder / game])


def test_two_games_say_the_same_in_words_of_their_own(tmp_path: Path) -> None:
    registry = load_registry(
        (), [(game, Speaking(game, tmp_path, f"{{piece}} {game}")) for game in ("pond", "wood")]
    )
    told = {}
    for game in ("pond", "wood"):
        texts = Catalogue()
        texts.add(registry.texts_of(game), registry.translations[game])
        told[game] = texts.tell(Text("move.go", {"piece": "it"}), "xx")
    assert told == {"pond": "it pond", "wood": "it wood"}
    assert (
        translation("goes", "xx") == "{piece} pond"
    )  # of what has no game, the first plugin's words are taken
    for game in told:
        del translations._folders[tmp_path / game]
    translations._entries.cache_clear()
