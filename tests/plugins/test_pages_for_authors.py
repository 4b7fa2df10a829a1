"""The pages for authors, followed to the letter on a stranger's machine: wheels only, an empty environment, an empty home."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DISTRIBUTIONS = ("uguisu", "uguisu-lab", "uguisu-temple")
BLOCK = re.compile(r"^```(\w*)\n(?:# (\S+\.\w+)\n)?(.*?)^```", re.MULTILINE | re.DOTALL)
Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run the programs of an environment that has what the pages say is installed."""
    uv = shutil.which("uv")
    if uv is None:
        pytest.skip("uv builds and installs")
    home = tmp_path_factory.mktemp("stranger")
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("VIRTUAL_ENV", "PYTHON", "UGUISU"))
    }
    env = kept | {"XDG_DATA_HOME": str(home / "data"), "HOME": str(home), "UV_CACHE_DIR": uv_cache(uv)}

    def ran(*words: str, cwd: Path) -> str:
        here = programs / words[0]
        command = (
            [uv, "pip", *words[1:], "--python", str(programs / "python")]
            if words[0] == "pip"
            else [str(here), *words[1:]]
        )
        done = subprocess.run(
            command, cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout}{done.stderr}"
        return done.stdout

    for name in DISTRIBUTIONS:
        command = [uv, "build", "--quiet", "--wheel", "--package", name, "--out-dir", str(home / "wheels")]
        subprocess.run(command, cwd=ROOT, check=True)
    subprocess.run([uv, "venv", "--quiet", str(home / "env")], check=True)
    ran("pip", "install", "--find-links", str(home / "wheels"), *DISTRIBUTIONS, cwd=home)
    return ran


def uv_cache(uv: str) -> str:
    """Return where uv keeps what it has fetched."""
    told = subprocess.run([uv, "cache", "dir"], capture_output=True, text=True, encoding="utf-8", check=True)
    return told.stdout.strip()


def followed(page: str, run: Run, folder: Path) -> str:
    """Write the files of a page, run its commands in their order, and return what they say."""
    told = ""
    for language, name, text in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if name:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        elif language in ("", "sh"):
            for line in text.splitlines():
                if not line.startswith("pip install uguisu"):
                    told += run(*shlex.split(line), cwd=folder)
    return told


@pytest.mark.slow
def test_your_first_bot(run: Run, tmp_path: Path) -> None:
    told = followed("your-first-bot.md", run, tmp_path)
    assert "provides bot 'nimble'" in told
    assert "crashed" not in told
    assert told.count("Before Dawn") == 2


@pytest.mark.slow
def test_in_your_program(run: Run, tmp_path: Path) -> None:
    followed("in-your-program.md", run, tmp_path)
    assert "returns={'ninja':" in run("python", "plays.py", cwd=tmp_path)
    assert re.match(r"ninja_\w+ \{'ninja': ", run("python", "bots.py", cwd=tmp_path))
    run("uguisu", "new", "pack", "mine", "--game", "temple", cwd=tmp_path)
    assert run("python", "checks.py", "mine", cwd=tmp_path).endswith("plays\n")
    (tmp_path / "mine" / "map.yaml").write_text("format: 1\nkind: graph\nplases: []\n", encoding="utf-8")
    told = run("python", "checks.py", "mine", cwd=tmp_path)
    assert "map.yaml:3: error" in told
    assert told.endswith("does not play yet\n")


@pytest.mark.slow
def test_your_first_game(run: Run, tmp_path: Path) -> None:
    """docs/write-a-plugin.md begins with these; what it changes then is followed in the window by its own test."""
    run("uguisu", "new", "plugin", "hare_hunt", cwd=tmp_path)
    run("pip", "install", "--no-deps", "-e", "hare_hunt", cwd=tmp_path)
    assert "hare_hunt" in run("uguisu", "plugins", cwd=tmp_path)
    starter = "hare_hunt/uguisu_hare_hunt/packs/starter"
    run("uguisu", "validate", starter, cwd=tmp_path)
    told = run("uguisu", "playtest", starter, "--games", "4", "--bots", "random", "--jobs", "1", cwd=tmp_path)
    assert "crashed" not in told
