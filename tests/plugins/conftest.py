"""Installs a stranger's distribution."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent / "stranger"

Run = Callable[..., subprocess.CompletedProcess[str]]


def build_wheel(source: Path, into: Path) -> Path:
    """Build a wheel as an installer would: by the hook of its build backend, with nothing fetched."""
    code = "import sys, hatchling.build; print(hatchling.build.build_wheel(sys.argv[1]))"
    built = subprocess.run(
        [sys.executable, "-c", code, str(into)], cwd=source, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return into / built.stdout.split()[-1]


def install(wheel: Path, target: Path) -> None:
    """Install a wheel: with uv where it is at hand, else by unpacking it, which is all that a pure wheel needs."""
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv:
        arguments = [uv, "pip", "install", "--offline", "--no-deps", "--target", str(target), str(wheel)]
        done = subprocess.run(
            [*arguments, "--python", sys.executable], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with the stranger's distribution in it."""
    folder = tmp_path_factory.mktemp("stranger")
    source = folder / "source"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    target = folder / "site"
    install(build_wheel(source, folder), target)
    assert (target / "uguisu_stranger").is_dir()
    return target


@pytest.fixture(scope="session")
def python() -> Run:
    """Run Python with further folders of installed packages: ``python("-m", "uguisu_tools.cli", ..., sites=[...])``."""

    def run(
        *arguments: str, sites: list[Path], cwd: Path | None = None, told: str = ""
    ) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(str(site) for site in sites)
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env=environment,
            input=told,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def fake_distribution() -> Callable[[Path, str, str], Path]:
    """Write an installed distribution whose plugin is `code`; returns the folder of packages it is in."""
    return _fake_distribution


def _fake_distribution(folder: Path, name: str, code: str) -> Path:
    """Write an installed distribution whose plugin is `code`; returns the folder of packages it is in."""
    site = folder / name
    info = site / f"{name}-0.1.dist-info"
    info.mkdir(parents=True)
    (site / f"{name}.py").write_text(code, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[uguisu]\n{name} = {name}\n", encoding="utf-8")
    return site
