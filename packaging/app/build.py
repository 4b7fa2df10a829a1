"""Makes the editor, the engine and the games one file that runs without Python, for the system that this runs on.

::

    uv run python packaging/app/build.py [FOLDER]

It builds the wheels of all distributions, installs them with PyInstaller into an environment of their own, so that nothing of
the clone gets in, and tries what comes of it: it must open a pack and play a move. PyInstaller makes programs for the system it
runs on only; on Linux, also for no older C library than this machine's. See README.md.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WINDOWS = os.name == "nt"


def run(*command: object, **more: str) -> None:
    """Run a program; it must succeed."""
    told = [str(part) for part in command]
    sys.stdout.write(f"$ {' '.join(told)}\n")
    sys.stdout.flush()
    plain = {
        name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "PYTHON"))
    }
    subprocess.run(told, cwd=ROOT, check=True, env=plain | more)


def draw_icons(python: Path, folder: Path) -> None:
    """Draw the icon in the forms that Windows and macOS want."""
    run(python, HERE / "icons.py", folder, QT_QPA_PLATFORM="offscreen")


def main(folder: Path) -> int:
    """Make the program in a folder, and try it."""
    wheels, environment, work = folder / "wheels", folder / "environment", folder / "work"
    python = environment / ("Scripts/python.exe" if WINDOWS else "bin/python")
    run("uv", "build", "--quiet", "--wheel", "--all-packages", "--out-dir", wheels)
    run("uv", "venv", "--quiet", "--clear", environment)
    run(
        "uv",
        "pip",
        "install",
        "--quiet",
        "--python",
        python,
        "--find-links",
        wheels,
        "uguisu-games",
        "pyinstaller>=6.10",
    )
    work.mkdir(exist_ok=True)
    draw_icons(python, work / "uguisu")
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", folder, "--workpath", work]
    run(python, "-m", "PyInstaller", *options, HERE / "uguisu.spec")
    program = folder / ("uguisu.exe" if WINDOWS else "uguisu")
    run(
        program,
        "--try",
        folder / "tried",
        QT_QPA_PLATFORM="offscreen",
        UGUISU_CONFIG=str(folder / "settings"),
    )
    sys.stdout.write(f"{program}: {program.stat().st_size / 1e6:.0f} MB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "build" / "app"))
