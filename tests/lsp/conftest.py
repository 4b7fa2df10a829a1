"""A server for the tests of a file, and packs that they may change."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
import pytest_lsp
from pytest_lsp import ClientServerConfig, LanguageClient
from tests.support.text_editor import Editor, begun

PACKS = Path(__file__).parents[2] / "scenarios"
COMMAND = [sys.executable, "-m", "uguisu_tools.cli", "lsp"]


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=COMMAND, server_env={**os.environ, "PYTHONUTF8": "1"}),
    scope="module",
)
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    """A server that speaks English, for all tests of a file."""
    yield
    await lsp_client.shutdown_session()


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with copies of packs: of two games, and mods that build on packs beside them."""
    root = tmp_path_factory.mktemp("packs")
    for name in ("temple/first_steps", "temple/nightingale_temple", "temple/nightingale_ropes"):
        shutil.copytree(PACKS / name, root / name)
    for name in ("garden_gate", "homebrew_five", "four_lanterns"):
        shutil.copytree(PACKS / "scorpion" / name, root / "scorpion" / name)
    for file in root.rglob("scenario.yaml"):  # by its name each would build on the shipped one
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"(uses: \[|pack: )(?:scorpion|temple)/", r"\1../", text), encoding="utf-8")
    return root


@pytest.fixture
def fresh(tmp_path: Path) -> Callable[[str], Path]:
    """Copies of shipped packs, each by itself."""

    def copied(name: str) -> Path:
        folder = tmp_path / name.rpartition("/")[2]
        shutil.copytree(PACKS / name, folder)
        return folder

    return copied


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def editor(client: LanguageClient, workspace: Path) -> Editor:
    return await begun(client, workspace)
