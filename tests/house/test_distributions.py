"""What is built to be installed holds what people expect of a distribution."""

from __future__ import annotations

import email
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEMBERS = [
    ROOT / "engine",
    ROOT / "editor",
    *sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml")),
]
BUILD = (
    "import sys, hatchling.build as b; print(b.build_wheel(sys.argv[1])); print(b.build_sdist(sys.argv[1]))"
)


@pytest.mark.parametrize("member", MEMBERS, ids=lambda path: path.name)
def test_wheel_and_sdist_hold_licence_readme_and_metadata(member: Path, tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", BUILD, str(tmp_path)]
    done = subprocess.run(arguments, cwd=member, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [wheel], [sdist] = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(archive.read(metadata))
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert told["License-Expression"] == "MIT"
    assert "pip install" in str(told.get_payload()), "the README is the long description"
    assert "Topic :: Games/Entertainment :: Board Games" in told.get_all("Classifier", [])
    assert told["Requires-Python"] == ">=3.11"
    assert any(name.endswith("py.typed") for name in names), "type checkers look for it"
    with tarfile.open(sdist) as archive:
        inside = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    assert {"LICENSE", "README.md", "pyproject.toml"} <= inside


@pytest.mark.parametrize("member", MEMBERS, ids=lambda path: path.name)
def test_the_licence_is_the_same_everywhere(member: Path) -> None:
    assert (member / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
