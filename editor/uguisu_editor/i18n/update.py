"""Bring the translations up to date: `uv run python -m uguisu_editor.i18n.update`.

New texts of the source enter every `uguisu_*.ts` as unfinished, those that are gone leave it; translate the
unfinished ones in Qt Linguist (or by hand) and run this again: it compiles the `.qm` files with Qt's own tool. A new
language begins as an empty `uguisu_fr.ts`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import PySide6

from uguisu.content import write_bytes
from uguisu_editor.i18n.catalogue import FOLDER, merged, messages_in, read_ts, write_ts
from uguisu_tools import children


def update(folder: Path = FOLDER) -> dict[str, list[str]]:
    """Update and compile every language; return the texts that are not translated yet, by language."""
    sources = messages_in()
    unfinished: dict[str, list[str]] = {}
    for path in sorted(folder.glob("uguisu_*.ts")):
        language = path.stem.removeprefix("uguisu_")
        messages = merged(language, sources, read_ts(path))
        write_ts(path, language, messages)
        unfinished[language] = [message.source for message in messages if not message.finished]
        compile_ts(path)
    return unfinished


def compile_ts(path: Path) -> None:
    """Compile a `.ts` file to the `.qm` beside it.

    Raises:
        subprocess.CalledProcessError: Qt's tool refused it.
    """
    with TemporaryDirectory() as folder:
        compiled = Path(folder) / "compiled.qm"
        command = [str(_tool("lrelease")), "-silent", str(path), "-qm", str(compiled)]
        children.run(command, check=True)
        write_bytes(path.with_suffix(".qm"), compiled.read_bytes())


def _tool(name: str) -> Path:
    """Return a tool that comes with PySide6."""
    folder = Path(next(iter(PySide6.__path__)))
    return next(
        path
        for path in (folder / name, folder / f"{name}.exe", folder / "Qt" / "libexec" / name)
        if path.is_file()
    )


def main() -> int:
    """Update, and tell what is left to do; returns 1 if anything is."""
    left = 0
    for language, texts in update().items():
        left += len(texts)
        lines = [f"{language}: {len(texts)} to translate", *(f"  {text!r}" for text in texts)]
        sys.stdout.write("\n".join(lines) + "\n")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main())
