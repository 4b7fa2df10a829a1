"""Commands that have to do with one game leave the plugins of others unread, and say the same."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from uguisu.plugins import loading, one_game

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
READ = """
import sys
sys.argv = ["uguisu", {arguments}]
from uguisu_tools.cli import main
try:
    main()
finally:
    told = {{name.partition(".")[0] for name in sys.modules}} & {{"uguisu_temple", "uguisu_scorpion", "uguisu_spies"}}
    told |= {{name for name in sys.modules if name.startswith("uguisu.bots.") and name != "uguisu.bots.bot"}}
    print(*sorted(told), file=sys.stderr)
"""


def read_by(*arguments: str) -> tuple[str, list[str]]:
    """Return what a command says, and the games whose modules it imported, and the modules by which bots think."""
    script = READ.format(arguments=", ".join(map(repr, arguments)))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", check=False
    )
    return done.stdout, done.stderr.splitlines()[-1].split()


def test_validate_reads_no_other_game_and_no_bot() -> None:
    said, read = read_by("validate", str(SCENARIOS / "temple" / "first_steps"))
    assert "no problems" in said
    assert read == ["uguisu_temple"]


@pytest.mark.long
def test_packs_of_two_games_read_both() -> None:
    packs = [str(SCENARIOS / pack) for pack in ("temple/first_steps", "scorpion/two_castles")]
    said, read = read_by("validate", *packs)
    assert "2 packs checked: no problems" in said
    assert {"uguisu_temple", "uguisu_scorpion"} <= {*read}


@pytest.mark.long
def test_a_word_of_another_game_is_told_all_the_same(tmp_path: Path) -> None:
    pack = tmp_path / "broken_causeway"
    shutil.copytree(SCENARIOS / "temple" / "broken_causeway", pack)
    mission = (pack / "mission.yaml").read_text("utf-8")
    assert "- op: say" in mission
    (pack / "mission.yaml").write_text(
        mission.replace("- op: say", "- op: sober\n      - op: say", 1), "utf-8"
    )
    said, read = read_by("validate", str(pack))
    assert "`op: sober` belongs to scorpion" in said
    assert "uguisu_scorpion" in read


@pytest.mark.long
def test_saves_name_the_same_plugins() -> None:
    script = (
        "import uguisu; from uguisu.plugins import registry\n"
        "if {whole}: registry()\n"
        "game = uguisu.load({pack!r}); print(game.versions, len(registry(game.id).games))"
    )
    told = [
        subprocess.run(
            [
                sys.executable,
                "-c",
                script.format(whole=whole, pack=str(SCENARIOS / "temple" / "first_steps")),
            ],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout.rpartition(" ")
        for whole in (False, True)
    ]
    assert told[0][0] == told[1][0]
    assert int(told[0][2]) == 1 < int(told[1][2])


def test_what_is_not_saved_yet_says_which_game_it_is() -> None:
    pack = SCENARIOS / "temple" / "first_steps"
    assert one_game.game_of(pack) == one_game.game_of(pack, {"map.yaml": "format: 1"}) == "temple"
    assert one_game.game_of(pack, {"scenario.yaml": "format: 1\ngame: scorpion\n"}) == "scorpion"


def test_a_name_says_which_game_it_is_and_an_unknown_one_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert one_game.game_of("temple/first_steps") == "temple"
    assert one_game.game_of("my_own/first_steps") is None
    assert one_game.game_of("temple") is None


def test_packs_of_one_game_have_it_and_packs_of_two_none() -> None:
    temple = [SCENARIOS / "temple" / name for name in ("first_steps", "nightingale_temple")]
    assert one_game.game_of_all(temple) == "temple"
    assert one_game.game_of_all([*temple, SCENARIOS / "scorpion" / "two_castles"]) is None
    assert one_game.game_of_all([]) is None


def test_all_that_is_installed_serves_for_one_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_read", {})
    alone = loading.registry("temple")
    assert set(alone.games) == {"temple"}
    assert {"temple", "scorpion"} <= set(alone.plugins), "those left unread are listed"
    assert loading.registry("temple") is alone
    assert loading.registry("no_such_game") is loading.registry() is loading.registry("temple")
    assert pickle.loads(pickle.dumps(loading.registry())) is loading.registry()


def test_a_registry_of_one_game_is_the_same_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_read", {})
    sent = pickle.dumps(loading.registry("temple"))
    loading.forget_installed()
    assert set(pickle.loads(sent).games) == {"temple"}
