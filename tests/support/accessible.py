"""What axe-core finds on pages, in the Chromium that is there."""

from __future__ import annotations

from typing import Any

import pytest


def serious(page: Any) -> list[str]:
    """Return what it finds serious or worse on a page that playwright has open."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-core is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
