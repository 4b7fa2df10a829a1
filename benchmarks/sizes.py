"""How large what is installed is, from wheels of this clone: everything, all but the window, and the engine alone."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MEGABYTE = 1_000_000
WAYS = ("uguisu", "uguisu[play]", "uguisu[all]")
LARGEST = 4
Row = tuple[str, float, str]


def run() -> list[Row]:
    """Build the wheels, install each way into an environment of its own, and weigh it; nothing where there is no uv."""
    uv = shutil.which("uv")
    if uv is None:
        return [("sizes", float("nan"), "uv is not installed")]
    with tempfile.TemporaryDirectory() as folder:
        wheels = Path(folder) / "wheels"
        _call(uv, "build", "--quiet", "--wheel", "--all-packages", "--out-dir", str(wheels))
        return [_weighed(uv, way, wheels, Path(folder) / f"environment{n}") for n, way in enumerate(WAYS)]


def _weighed(uv: str, way: str, wheels: Path, environment: Path) -> Row:
    _call(uv, "venv", "--quiet", "--python", sys.executable, str(environment))
    _call(uv, "pip", "install", "--quiet", "--python", str(environment), "--find-links", str(wheels), way)
    packages = next(environment.rglob("site-packages"))
    weights = {part.name: _size(part) for part in packages.iterdir()}
    largest = sorted(weights, key=lambda name: -weights[name])[:LARGEST]
    told = ", ".join(f"{name} {weights[name] / MEGABYTE:.0f}" for name in largest)
    return f"MB that {way} takes", sum(weights.values()) / MEGABYTE, told


def _size(part: Path) -> int:
    files = part.rglob("*") if part.is_dir() else (part,)
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def _call(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)
