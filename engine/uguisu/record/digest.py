"""A digest of a position: what a replay ends with, so that whoever replays it can compare."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from uguisu.core.state import State


def digest_of_state(state: State) -> str:
    """Return the SHA-256, in hex, of every fact of `state`; the log is no fact."""
    text = json.dumps(_plain(state.facts()), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    """Return the same in what JSON has: bytes as lists, keys as texts."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | bytes | bytearray):
        return [_plain(part) for part in value]
    return value
