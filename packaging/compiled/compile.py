"""Compiles the listed modules into a folder: ``python compile.py FOLDER``. With ``--check`` mypyc only reads them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MEMBERS = ("engine", "plugins/scorpion", "plugins/senjutsu", "plugins/spies", "plugins/temple")
"""Where the packages lie whose modules are compiled; a module imports nothing from further away."""
GROUP = "uguisu_compiled"
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""What spares calls within the group the detour that a library's open names take; Windows has none."""
CONFIG = (
    f"[mypy]\npython_version = {sys.version_info[0]}.{sys.version_info[1]}\nignore_missing_imports = True\n"
)


def main(target: Path, *, check: bool) -> None:
    """Prepare the sources in `target`, compile them there, and leave the extension modules beside them."""
    sys.path[:0] = [str(ROOT / member) for member in MEMBERS]
    from prepare import prepare

    packages = [folder.parent for member in MEMBERS for folder in (ROOT / member).glob("uguisu*/__init__.py")]
    modules = (HERE / "modules.txt").read_text("utf-8").split()
    files = prepare(packages, modules, target)
    os.chdir(target)
    Path("mypy.ini").write_text(CONFIG, "utf-8")
    sources = [str(file.relative_to(target)) for file in files]
    extensions = mypycify(
        ["--config-file=mypy.ini", *sources],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    if not check:
        setup(
            name=GROUP, packages=[], ext_modules=extensions, script_args=["build_ext", "--inplace", "--quiet"]
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), check="--check" in sys.argv[2:])
