"""The suite itself comes to an end, whatever becomes of a test."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DYING = (
    "import os\n\n\ndef test_before(): pass\n\n\ndef test_dies(): os._exit(3)\n\n\ndef test_after(): pass\n"
)
HANGING = "import time\n\n\ndef test_hangs(): time.sleep(600)\n"


@pytest.mark.long
def test_a_worker_that_dies_or_hangs_fails_the_run(tmp_path: Path) -> None:
    """With the options of our own suite, files shared among workers."""
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"][
        "ini_options"
    ]
    assert options["faulthandler_timeout"] <= 900
    assert options["faulthandler_exit_on_timeout"]
    for name, text in (("dying", DYING), ("hanging", HANGING)):
        folder = tmp_path / name
        folder.mkdir()
        for number in range(3):
            (folder / f"test_{number}.py").write_text(
                text if number == 0 else "def test_fine(): pass\n", encoding="utf-8"
            )
        (folder / "pytest.ini").write_text(
            "[pytest]\nfaulthandler_timeout = 2\nfaulthandler_exit_on_timeout = true\nmarkers =\n    slow\n    long\n",
            encoding="utf-8",
        )
        env = {
            **os.environ,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }  # Qt and the games are not needed for that
        arguments = ["-p", "xdist", *(option if option != "auto" else "1" for option in options["addopts"])]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
            cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode != 0, name
        # On a busy machine a worker may be gone before xdist has sent it the next file: the run fails then, too, and says why.
        gone = "cannot send (already closed?)" in done.stdout
        assert gone or "crashed while running" in done.stdout, done.stdout
        assert gone or "test_0.py" in done.stdout
