"""The suite as a stranger meets it: a pytest class, a function, a command."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.support import toys

from uguisu_tools.testing import CHECKS, Conformance, ConformanceError, check_game
from uguisu_tools.testing.__main__ import main


class TestTheBaseClass(Conformance):
    registry = toys.registry()

    @pytest.fixture(autouse=True, scope="class")
    @classmethod
    def _pack(cls, tmp_path_factory: pytest.TempPathFactory) -> None:
        cls.pack = toys.pack(tmp_path_factory.mktemp("suite") / "toy", "race")


def test_check_game_raises_what_a_check_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.toys import race

    monkeypatch.setattr(race.Cast, "chances", lambda self, state: [(1, 3), (2, 0)])
    with pytest.raises(ConformanceError, match="weights"):
        check_game(toys.pack(tmp_path / "toy", "race"), toys.registry())


def test_the_package_needs_no_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; import uguisu_tools.testing; print(len(uguisu_tools.testing.CHECKS))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(told.stdout) == len(CHECKS)


def test_the_command_names_packs_that_cannot_be_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toys.pack(tmp_path / "odd", "no-such-game")
    assert main(["check", str(tmp_path)]) == 1
    assert "has errors" in capsys.readouterr().out
