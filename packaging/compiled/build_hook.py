"""Has hatchling compile the modules that `modules.txt` lists, and put what comes of it into the wheel."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent


class Compile(BuildHookInterface[Any]):
    """The hook; hatchling finds it by its base class."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say that the wheel is for this Python and system only."""
        if version == "editable":
            raise RuntimeError("uguisu-compiled is built as a wheel: uv build --wheel packaging/compiled")
        self._compiled = tempfile.TemporaryDirectory(prefix="uguisu-compiled-", ignore_cleanup_errors=True)
        target = Path(self._compiled.name)
        subprocess.run([sys.executable, str(HERE / "compile.py"), str(target)], check=True, cwd=HERE)
        for file in target.rglob("*"):
            if file.suffix in (".so", ".pyd") and "build" not in file.relative_to(target).parts:
                build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: remove what it was made of."""
        self._compiled.cleanup()
