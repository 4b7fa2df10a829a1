"""A pack's digest: what saves and replays are stamped with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def digest_of(files: Mapping[str, Any]) -> str:
    """Return the SHA-256, in hex, of the data of a pack's files by kind (scenario, map, cards, mission).

    It is taken over what the files say and not over their bytes: comments, layout, quotes, line ends,
    encodings marks and
    `x-` notes may change without any save growing stale, and a file read from an older format counts as
    what it was migrated
    to. Rulings and pictures stay out, for they change no game. The order of entries counts, as it may in
    play.
    """
    whole = hashlib.sha256()
    for kind in sorted(files):
        text = json.dumps(files[kind], ensure_ascii=False, separators=(",", ":"))
        whole.update(f"{kind}\0{len(text)}\0{text}\0".encode())
    return whole.hexdigest()
