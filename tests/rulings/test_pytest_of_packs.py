"""`pytest PACK` makes a test of each ruling, and leaves everybody else's tests alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
RULINGS = """rulings:
  - id: holds
    expect: [{expect: goes_on}]
  - id: fails
    expect: [{expect: winner, is: ninja}]
"""


def run(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-c",
        "pytest.ini",
        *map(str, arguments),
    ]
    (cwd / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.fixture
def pack(with_rulings: Callable[[str], Path]) -> Path:
    return with_rulings(RULINGS)


@pytest.mark.long
def test_each_ruling_is_a_test_with_file_and_line(pack: Path) -> None:
    report = pack.parent / "report.xml"
    done = run("triangle", f"--junit-xml={report}", "-o", "junit_family=xunit1", cwd=pack.parent)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed, 2 passed" in done.stdout
    assert "rulings.yaml:6:14: error[ruling-failed]: ruling `fails`" in done.stdout
    cases = {case.get("name"): case for case in ET.parse(report).iter("testcase")}
    assert set(cases) == {"valid", "holds", "fails"}
    assert (cases["fails"].get("file"), cases["fails"].get("line")) == ("triangle/rulings.yaml", "4")


@pytest.mark.long
def test_one_ruling_may_be_asked_for(pack: Path) -> None:
    done = run("triangle/scenario.yaml::holds", cwd=pack.parent)
    assert "1 passed" in done.stdout, done.stdout


@pytest.mark.long
def test_a_pack_with_errors_fails(pack: Path) -> None:
    (pack / "map.yaml").write_text("format: 1\n", encoding="utf-8")
    done = run("triangle", cwd=pack.parent)
    assert done.returncode == 1
    assert "map.yaml:1:1: error[" in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.long
def test_a_folder_of_packs_will_do() -> None:
    arguments = [sys.executable, "-m", "pytest", "--collect-only", "-q", "scenarios/temple"]
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "scenarios/temple/first_steps/scenario.yaml::one_round" in done.stdout
    assert "scenarios/temple/starter" in done.stdout or done.stdout.count("::valid") > 2


@pytest.mark.sweep(everyday=1)
@pytest.mark.native
@pytest.mark.parametrize("arguments", [[], ["."], ["test_mine.py"]])
def test_an_ordinary_run_meets_nothing_of_ours(pack: Path, arguments: list[str]) -> None:
    folder = pack.parent
    (folder / "test_mine.py").write_text("def test_mine(): pass\n", encoding="utf-8")
    done = run(*arguments, cwd=folder)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


@pytest.mark.native
def test_the_plugin_imports_nothing_more() -> None:
    code = (
        "import sys, pytest; before = set(sys.modules); import uguisu_tools.testing.pytest_plugin; "
        "print(sorted(name for name in set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert eval(done.stdout) == [
        "uguisu",
        "uguisu._lazy",
        "uguisu_tools",
        "uguisu_tools.testing",
        "uguisu_tools.testing.pytest_plugin",
    ]
