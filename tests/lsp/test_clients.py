"""What is given to text editors to set: it can be read, and starts the server that there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTENSION = ROOT / "plugins" / "lsp" / "clients" / "vscode"
PAGE = (ROOT / "docs" / "language-server.md").read_text(encoding="utf-8")
COMMAND = ["uguisu", "lsp"]


def fenced(language: str) -> str:
    """Return the one block of a language on the page."""
    [block] = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return str(block)


def test_the_extension_starts_the_command_that_there_is() -> None:
    told = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    script = (EXTENSION / told["main"]).read_text(encoding="utf-8")
    settings = told["contributes"]["configuration"]["properties"]
    assert settings["uguisu.command"]["default"] == COMMAND
    asked = set(re.findall(r'settings\.get\("(\w+)"\)', script))
    assert {f"uguisu.{name}" for name in asked} == set(settings)
    assert {command["command"] for command in told["contributes"]["commands"]} == set(
        re.findall(r'registerCommand\("([\w.]+)"', script)
    )


def test_the_extension_is_a_script_that_node_can_read() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    done = subprocess.run(
        [node, "--check", str(EXTENSION / "extension.js")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


HELIX = {"command", "args", "config", "timeout", "environment", "required-root-patterns"}
HELIX_LANGUAGE = {"name", "language-servers", "roots", "auto-format", "formatter", "workspace-lsp-roots"}
KATE = {"command", "rootIndicationFileNames", "highlightingModeRegex", "url", "root", "settings"}
"""What their manuals say may be set (of Helix, 25.07): both refuse, or silently leave out, anything else."""


def test_settings_on_the_page_can_be_read() -> None:
    told = tomllib.loads(fenced("toml"))
    helix, [language] = told["language-server"]["uguisu"], told["language"]
    assert [helix["command"], *helix["args"]] == COMMAND
    assert set(helix) <= HELIX
    assert set(language) <= HELIX_LANGUAGE
    assert "uguisu" in language["language-servers"]
    kate = json.loads(fenced("json"))["servers"]["yaml"]
    assert kate["command"] == COMMAND
    assert set(kate) <= KATE
    assert re.match(kate["highlightingModeRegex"], "YAML")
    assert re.findall(r'cmd = \{ "uguisu", "lsp" \}', PAGE)
