"""Pictures that a pack refers to and does not have, and code that has no business in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from uguisu.content.diagnostics import Finding, Fix, Path
from uguisu.content.pack import Pack
from uguisu.content.source import safe_name
from uguisu.said import Said
from uguisu.suggest import did_you_mean, nearest

CODE = frozenset({".py", ".pyc", ".pyd", ".so", ".dll", ".exe", ".bat", ".cmd", ".ps1", ".sh", ".js", ".jar"})


def files(pack: Pack) -> Iterator[Finding]:
    """Yield missing pictures (errors) and code (warnings: it is never run)."""
    present = set(pack.files)
    for file, path, name in _pictures(pack):
        if not safe_name(name):
            yield Finding(
                file=file,
                path=path,
                code="path-out",
                message=Said("`{name}` is not a file in this pack", name=name[:100]),
                hint=Said("Put the picture into the pack and name it from there, like `art/board.png`."),
            )
        elif name not in present:
            yield _missing(file, path, name, present)
    for name in pack.files:
        if PurePosixPath(name).suffix.lower() in CODE:
            yield Finding(
                file="scenario",
                path=(),
                code="code-in-pack",
                severity="warning",
                message=Said("The pack holds code, `{name}`, which is never run", name=name),
                hint=Said("Packs are data only. Remove it, or turn it into a plugin."),
            )


def _missing(file: str, path: Path, name: str, present: set[str]) -> Finding:
    near = nearest(name, present)
    return Finding(
        file=file,
        path=path,
        code="no-file",
        message=Said("The pack has no file `{name}`", name=name[:100]),
        hint=did_you_mean(name, present, Said("Put the file into the pack, or remove this line.")),
        fix=Fix.change(path, near),
    )


def _pictures(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    if pack.map is not None and pack.map.background is not None:
        yield "map", ("background", "image"), pack.map.background.image
    for index, card in enumerate(pack.cards.cards if pack.cards else ()):
        if card.art is not None:
            yield "cards", ("cards", index, "art"), card.art
