"""Pictures that a pack refers to and does not have, and code that has no business in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from uguisu.board.marks import raster_format
from uguisu.content.diagnostics import Finding, Path
from uguisu.content.language_files import TEXTS
from uguisu.content.pack import LARGEST_PICTURE, SCENARIO, Pack
from uguisu.content.source import for_windows, is_safe_name, twins_of
from uguisu.messages.message import Message
from uguisu.messages.suggest import nearest
from uguisu_tools.pictures.face_template import template_of
from uguisu_tools.pictures.svg import BadSvg, check_raster, gated

if TYPE_CHECKING:
    from uguisu.content.layers import Layer

ENDINGS = {
    ".png": "png",
    ".jpg": "jpeg",
    ".jpeg": "jpeg",
    ".svg": "svg",
    ".webp": "webp",
    ".gif": "gif",
    ".bmp": "bmp",
}
"""Endings of pictures, and what is in them."""
USUAL = ("map", "cards", "mission", "rulings")
_LIKE_TEXTS = re.compile(r"(texts?|lang|locale|i18n|translations?|strings)([._ -].*)?\.ya?ml$", re.IGNORECASE)
CODE = frozenset({".py", ".pyc", ".pyd", ".so", ".dll", ".exe", ".bat", ".cmd", ".ps1", ".sh", ".js", ".jar"})


def files(pack: Pack) -> Iterator[Finding]:
    """Yield missing pictures (errors) and code (warnings: it is never run)."""
    present = set(pack.files)
    for file, path, name in _pictures(pack):
        if not is_safe_name(name):
            message = Message("`{name}` is not a file in this pack", name=name[:100])
            hint = Message("Put the picture into the pack and name it from there, like `art/board.png`.")
            yield Finding(file=file, path=path, code="path-out", message=message, hint=hint)
        elif name not in present:
            otherwise = Message("Put the file into the pack, or remove this line.")
            message = Message("The pack has no file `{name}`", name=name[:100])
            yield Finding.unknown(
                file, path, "no-file", message, name=name, known=present, otherwise=otherwise
            )
        elif path[-1] != "face" or pack.picture_file(name) is None:
            yield from _unsafe(pack, file, path, name)
    yield from _templates(pack)
    yield from _unread(pack)
    yield from _unportable(pack)
    for name in pack.files:
        if PurePosixPath(name).suffix.lower() in CODE:
            message = Message("The pack contains code, `{name}`, which is never run", name=name)
            hint = Message("Packs are data only. Remove it, or turn it into a plugin.")
            yield Finding(
                file="scenario",
                path=("id",),
                code="code-in-pack",
                severity="warning",
                message=message,
                hint=hint,
            )


def _unportable(pack: Pack) -> Iterator[Finding]:
    """Yield names that not every system can hold: the pack's own, and those of its files."""
    named = pack.scenario.id
    names = [
        *(() if for_windows(named) else (named,)),
        *(name for name in pack.files if not for_windows(name)),
    ]
    for name in names:
        message = Message("Windows can't hold a file or a folder called `{name}`", name=name)
        hint = Message("Choose a different name: what works here is sent to friends who have Windows.")
        yield Finding(file="scenario", path=("id",), code="name-of-a-device", message=message, hint=hint)
    for number, name in enumerate(pack.files):
        for twin in twins_of(name, pack.files[:number]):
            message = Message("`{name}` and `{twin}` differ by capitals alone", name=name, twin=twin)
            hint = Message("Rename one of them: Windows and macOS take the two for one file.")
            yield Finding(file="scenario", path=("id",), code="same-but-for-case", message=message, hint=hint)


def _unsafe(pack: Pack, file: str, path: Path, name: str) -> Iterator[Finding]:
    """Yield why a picture can't be used: it is not what its ending says, or is an SVG picture that is not let pass."""
    data = pack.picture_file(name)
    if data is None:
        message = Message(
            "The picture `{name}` can't be used: it can't be read, or is too large", name=name[:100]
        )
        hint = Message("At most {most} MB are read: save it smaller.", most=LARGEST_PICTURE >> 20)
        yield Finding(file=file, path=path, code="bad-picture", message=message, hint=hint)
        return
    ending, form = PurePosixPath(name).suffix.lower(), raster_format(data)
    said = ENDINGS.get(ending)
    if said is None:
        message = Message("`{name}` does not end as a picture does", name=name[:100])
        hint = Message("Pictures are {kinds}.", kinds=", ".join(ENDINGS))
        yield Finding(file=file, path=path, code="picture-kind", message=message, hint=hint)
        return
    if form != said and (form is not None or said != "svg"):
        message = Message("The picture `{name}` is not what its name says", name=name[:100])
        right = next((other for other, kind in ENDINGS.items() if kind == (form or "svg")), "")
        hint = Message("Save it again as {ending}.", ending=ending)
        if form is not None or b"<svg" in data[:4096]:
            hint = Message(
                "Call it {right}, for that it is; or save it again as {ending}.", right=right, ending=ending
            )
        yield Finding(file=file, path=path, code="picture-kind", message=message, hint=hint)
        return
    try:
        if form is not None:
            check_raster(data, form)
        else:
            gated(data)
    except BadSvg as error:
        message = Message("The picture `{name}` can't be used: {why}", name=name, why=error.args[0])
        hint = Message("Draw it with plain shapes and letters, and save it as plain SVG; or use a PNG.")
        if form is not None:
            hint = Message(
                "Open it in a program for pictures, make it smaller if need be, and save it as a PNG."
            )
        yield Finding(file=file, path=path, code="bad-picture", message=message, hint=hint)


def _unread(pack: Pack) -> Iterator[Finding]:
    """Yield files that nobody reads, though they are called as one that would be, or nearly so."""
    if pack.stack is None:
        return
    top = pack.stack.top
    yield from _unread_texts(top)
    named = {top.said(kind) for kind in USUAL} | {
        f"{kind}.yaml" for kind in USUAL if top.file(kind) is not None
    }
    inner = {name.rpartition("/")[0] for name in top.source.names if name.endswith(f"/{SCENARIO}")}
    for name in top.source.names:
        plain = name.lower().removesuffix(".txt")  # which some editors add, and some systems do not show
        folder, _, last = plain.rpartition("/")
        stem, _, ending = last.rpartition(".")
        if (
            name in named
            or name.rpartition("/")[0] in inner
            or ending not in ("yaml", "yml")
            or name == SCENARIO
        ):
            continue
        kind = nearest(stem, USUAL) if not folder else stem if stem in USUAL else None
        if kind is None:
            continue
        read = top.said(kind) or (f"{kind}.yaml" if top.file(kind) is not None else None)
        if read is not None:
            message = Message("`{name}` is not read: this scenario reads `{read}`", name=name, read=read)
            hint = Message(
                "Write `{kind}: {name}` to have it read instead, or remove the file.", kind=kind, name=name
            )
            yield Finding(
                file="scenario", path=("id",), code="unread-file", severity="hint", message=message, hint=hint
            )
            continue
        message = Message("`{name}` is not read: no line of this scenario names it", name=name)
        hint = Message("Write `{kind}: {name}`, or remove the file.", kind=kind, name=name)
        if plain != name.lower():
            message = Message("`{name}` is not read: it ends in .txt", name=name)
            hint = Message("Rename it to `{near}`", near=f"{kind}.yaml")
        yield Finding(
            file="scenario", path=("id",), code="unread-file", severity="warning", message=message, hint=hint
        )


def _unread_texts(top: Layer) -> Iterator[Finding]:
    """Yield files that are called nearly as texts of a language are, which none of them is read as."""
    for name in top.source.names:
        if "/" in name or TEXTS.match(name) or not _LIKE_TEXTS.match(name):
            continue
        message = Message("`{name}` is not read: files of texts are called otherwise", name=name)
        hint = Message("Call it by the language's short code: texts.en.yaml, texts.it.yaml.")
        yield Finding(
            file="scenario", path=("id",), code="unread-file", severity="warning", message=message, hint=hint
        )


def _templates(pack: Pack) -> Iterator[Finding]:
    """Yield what keeps a deck's `face` from being one (errors), or makes cards of an odd shape (warnings)."""
    for index, deck in enumerate(pack.cards.decks if pack.cards else ()):
        data = pack.picture_file(deck.face) if deck.face is not None else None
        if data is None:
            continue
        path: Path = ("decks", index, "face")
        hint = Message("docs/cards.md shows how to draw one.")
        try:
            template = template_of(data)
        except BadSvg as error:
            message = Message(
                "The cards of `{deck}` can't be laid out on `{name}`: {why}",
                deck=deck.id,
                name=deck.face,
                why=error.args[0],
            )
            yield Finding(file="cards", path=path, code="bad-template", message=message, hint=hint)
            continue
        if template.odd_shape:
            message = Message(
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
