"""Writes docs/diagnostics.md, the codes of findings, from their list in the engine."""

from __future__ import annotations

from pathlib import Path

from diagnostic_codes import CODES

PAGE = Path(__file__).parent / "diagnostics.md"

INTRODUCTION = """\
# Diagnostics

`uguisu validate` says what is wrong with a pack in lines like this one, with a hint below where there is one:

    map.yaml:10:19: error[dangling-id]: This link names `bond`, which is not a place on this map
        Did you mean `pond`?

The file, the line and the column come first. An **error** keeps the pack from being played, a **warning** is likely a
mistake, and a **hint** is advice. The code in brackets is what this page lists. Plugins have their own codes as well.

All this is shown in English, Italian, Russian or Ukrainian: `--language ru`, else the variable `UGUISU_LANGUAGE`, else the
system's language. `--json` stays English, and codes are the same in every language.
"""


def text() -> str:
    """Return the page."""
    parts = [INTRODUCTION]
    for heading, codes in CODES.items():
        rows = "".join(f"| `{code}` | {meaning} |\n" for code, meaning in codes.items())
        parts.append(f"\n## {heading}\n\n| code | meaning |\n|---|---|\n{rows}")
    return "".join(parts)
