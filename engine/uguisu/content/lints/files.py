"""Pictures that a pack refers to and does not have, and code that has no business in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.face_template import BadTemplate, template_of
from uguisu.content.pack import Pack
from uguisu.content.source import safe_name
from uguisu.said import Said

CODE = frozenset({".py", ".pyc", ".pyd", ".so", ".dll", ".exe", ".bat", ".cmd", ".ps1", ".sh", ".js", ".jar"})


def files(pack: Pack) -> Iterator[Finding]:
    """Yield missing pictures (errors) and code (warnings: it is never run)."""
    present = set(pack.files)
    for file, path, name in _pictures(pack):
        if not safe_name(name):
            message = Said("`{name}` is not a file in this pack", name=name[:100])
            hint = Said("Put the picture into the pack and name it from there, like `art/board.png`.")
            yield Finding(file=file, path=path, code="path-out", message=message, hint=hint)
        elif name not in present:
            otherwise = Said("Put the file into the pack, or remove this line.")
            message = Said("The pack has no file `{name}`", name=name[:100])
            yield Finding.unknown(
                file, path, "no-file", message, name=name, known=present, otherwise=otherwise
            )
    yield from _templates(pack)
    for name in pack.files:
        if PurePosixPath(name).suffix.lower() in CODE:
            message = Said("The pack contains code, `{name}`, which is never run", name=name)
            hint = Said("Packs are data only. Remove it, or turn it into a plugin.")
            yield Finding(
                file="scenario", path=(), code="code-in-pack", severity="warning", message=message, hint=hint
            )


def _templates(pack: Pack) -> Iterator[Finding]:
    """Yield what keeps a deck's `face` from being one (errors), or makes cards of an odd shape (warnings)."""
    for index, deck in enumerate(pack.cards.decks if pack.cards else ()):
        data = pack.picture(deck.face) if deck.face is not None else None
        if data is None:
            continue
        path: Path = ("decks", index, "face")
        hint = Said("docs/cards.md shows how to draw one.")
        try:
            template = template_of(data)
        except BadTemplate as error:
            message = Said(
                "The cards of `{deck}` can't be laid out on this picture: {why}",
                deck=deck.id,
                why=error.args[0],
            )
            yield Finding(file="cards", path=path, code="bad-template", message=message, hint=hint)
            continue
        if template.odd_shape:
            message = Said(
                "The picture does not have the shape of a card, 63 by 88, so its edges are left blank"
            )
            yield Finding(
                file="cards", path=path, code="odd-template", severity="warning", message=message, hint=hint
            )


def _pictures(pack: Pack) -> Iterator[tuple[str, Path, str]]:
    if pack.map is not None and pack.map.background is not None:
        yield "map", ("background", "image"), pack.map.background.image
    for index, layer in enumerate(pack.map.layers if pack.map is not None else ()):
        yield "map", ("layers", index, "image"), layer.image
    for name, picture in (pack.map.pictures if pack.map is not None else {}).items():
        yield "map", ("pictures", name), picture
    for index, deck in enumerate(pack.cards.decks if pack.cards else ()):
        for key in ("face", "back"):
            if getattr(deck, key) is not None:
                yield "cards", ("decks", index, key), getattr(deck, key)
    for index, card in enumerate(pack.cards.cards if pack.cards else ()):
        if card.art is not None:
            yield "cards", ("cards", index, "art"), card.art
