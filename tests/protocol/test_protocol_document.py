"""docs/protocol.md tells the truth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from uguisu_tools.protocol import wire
from uguisu_tools.protocol.methods import METHODS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def exchanges() -> list[tuple[str, Any]]:
    lines = [line for line in TEXT.splitlines() if line.startswith(("--> ", "<-- "))]
    return [(lines[i][4:], json.loads(lines[i + 1][4:])) for i in range(0, len(lines), 2)]


def differing(wanted: Any, found: Any, where: str = "$") -> str | None:
    """Say where `wanted`, which may leave keys out, is not what was found."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found:
                return f"{where}.{key} is missing in {found}"
            other = differing(value, found[key], f"{where}.{key}")
            if other:
                return other
        return None
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return next(
            filter(None, (differing(a, b, f"{where}[]") for a, b in zip(wanted, found, strict=True))), None
        )
    return None if wanted == found else f"{where}: {wanted} is written, {found} is found"


def test_the_conversation_goes_as_written(stranger, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert len(exchanges()) >= 8
    for request, answer in exchanges():
        assert differing(answer, stranger.send(request)) is None


@pytest.mark.parametrize("method", METHODS)
def test_every_method_and_parameter_is_told(method):
    row = next(
        line for line in TEXT.splitlines() if line.startswith("| ") and f"`{method}`" in line.split("|")[1]
    )
    kind, function = METHODS[method]
    assert function.__doc__
    for field in msgspec.structs.fields(kind):
        assert f"`{field.name}`" in row.split("|")[2], f"{method} takes {field.name}"


@pytest.mark.parametrize(("code", "meaning"), wire.MEANINGS.items())
def test_every_error_is_told(code, meaning):
    assert f"| {code} | {meaning} |" in TEXT


def test_the_limits_are_told():
    assert wire.MAX_LINE == 4 * 1024 * 1024
    assert "4 MiB" in TEXT
    assert f"up to {wire.MAX_BATCH} requests" in TEXT
