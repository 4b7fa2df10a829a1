"""Takes the site into this distribution, where `docs/make_site.py` has made it: an sdist has it already."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Site(BuildHookInterface):  # type: ignore[type-arg]
    """Adds it to the package, and says so where there is none.

    Its pages are opened from the disk: there the engine of boxes comes as a script (`try/static/inlined.js`), not as files.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the site, unless the build is an editable one."""
        if version == "editable" or (Path(self.root) / "uguisu_docs" / "site").is_dir():
            return
        site = Path(self.root).parents[1] / "build" / "site"
        if (site / "index.html").is_file():
            for path in (*site.iterdir(), *(site / "try").glob("*")):
                if path not in (site / "try", site / "try" / "engine"):
                    build_data["force_include"][str(path)] = (
                        f"uguisu_docs/site/{path.relative_to(site).as_posix()}"
                    )
        else:
            self.app.display_warning("uguisu-docs holds no pages: run `python docs/make_site.py` first")
