"""Packs of the game of the wood: good ones, and ones gone wrong."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.support.wood import FakeRegistry, wood_registry


@pytest.fixture
def registry() -> FakeRegistry:
    return wood_registry()


BROKEN = Path(__file__).parents[1] / "broken"
"""A folder a case; its files stand in the place of those of the good pack in `base`."""


@pytest.fixture
def broken_packs() -> Path:
    return BROKEN


@pytest.fixture
def good_files() -> dict[str, str]:
    """The files of a pack that nothing is wrong with."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted((BROKEN / "base").iterdir())}


@pytest.fixture
def make_pack(tmp_path: Path, good_files: dict[str, str]) -> Callable[..., Path]:
    """Write a good pack into a folder, with files changed (`map="..."`) or left out (`map=None`)."""

    def make(**changes: str | bytes | None) -> Path:
        root = tmp_path / "pack"
        root.mkdir(exist_ok=True)
        files: dict[str, str | bytes | None] = {
            **good_files,
            **{f"{name}.yaml": text for name, text in changes.items()},
        }
        for name, text in files.items():
            if text is not None:
                (root / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return root

    return make


@pytest.fixture
def zip_pack(tmp_path, good_files):
    """Zip the good pack; `extra` are further entries, (name or ZipInfo) -> bytes."""

    def make(extra=(), folder="", compression=zipfile.ZIP_STORED):
        path = tmp_path / "pack.zip"
        with zipfile.ZipFile(path, "w", compression) as archive:
            for name, text in good_files.items():
                archive.writestr(f"{folder}{name}", text)
            for name, data in extra:
                archive.writestr(name, data)
        return path

    return make


GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of the garden gate, which a test may change."""
    return Path(shutil.copytree(GARDEN, tmp_path / "garden_gate"))


@pytest.fixture
def mod(tmp_path: Path, base: Path) -> Callable[..., Path]:
    """Write a mod of the copy: `mod("name", cards={...}, scenario={...})`."""

    def write(name: str = "mod", *, uses: Any = "../garden_gate", **files: Any) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        scenario = {
            "format": 1,
            "id": name,
            "uses": uses if isinstance(uses, list) else [uses],
            "title": name,
        }
        scenario |= files.pop("scenario", {})
        for kind, data in {"scenario": scenario, **files}.items():
            text = (
                data
                if isinstance(data, str)
                else yaml.safe_dump({"format": 1, **data}, allow_unicode=True, sort_keys=False)
            )
            (folder / f"{kind}.yaml").write_text(text, encoding="utf-8")
        return folder

    return write
