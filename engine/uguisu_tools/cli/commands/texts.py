"""`uguisu texts`: a pack's texts by language, out of its files, back into them, and to and from translators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from uguisu.messages.message import Message
from uguisu.plugins import registry
from uguisu_tools.cli.app import SpokenGroup
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import say
from uguisu_tools.cli.parameters import A_FILE, NEW_FILE, pack_argument
from uguisu_tools.packs.owners import must_be_own
from uguisu_tools.packs.texts import Writer, from_po, to_po
from uguisu_tools.packs.texts import join as join_texts
from uguisu_tools.packs.texts import split as split_texts

GROUP = "uguisu.yaml_writer"
"""The entry-point group in which `uguisu-changes` names what changes a YAML text and leaves all else in it as it was."""


@click.group("texts", cls=SpokenGroup)
def command() -> None:
    """Move a pack's texts in one language to a file of their own, or back; export them for translators.

    A file `texts.uk.yaml` beside the others holds texts by the same ids; docs/mods.md shows one.
    """


@command.command("split")
@pack_argument
@click.argument("language")
def split(pack: Path, language: str) -> None:
    """Move the texts of a language out of a pack's files, into texts.LANGUAGE.yaml."""
    say(Message("Wrote {path}", path=split_texts(_own_folder(pack), language, _writer()).as_posix()))


@command.command("join")
@pack_argument
@click.argument("language")
def join(pack: Path, language: str) -> None:
    """Move the texts of texts.LANGUAGE.yaml back into the pack's files."""
    for path in join_texts(_own_folder(pack), language, _writer()):
        say(Message("Wrote {path}", path=path.as_posix()))


@command.command("export")
@pack_argument
@click.argument("language")
@click.argument("file", type=NEW_FILE)
def export(pack: Path, language: str, file: Path) -> None:
    """Write a pack's texts, with their translations into a language, to a .po FILE for a translator."""
    missing = to_po(_folder(pack), language, file)
    say(Message("Wrote {path} (texts without a translation: {count})", path=file.as_posix(), count=missing))


@command.command("import")
@pack_argument
@click.argument("file", type=A_FILE)
def import_(pack: Path, file: Path) -> None:
    """Take a translator's .po FILE into the pack, as texts.LANGUAGE.yaml."""
    path, count = from_po(_own_folder(pack), file, _with_its_comments)
    say(Message("Wrote {path} with {count} {count:text|texts}", path=path.as_posix(), count=count))


@command.command("nouns")
@pack_argument
@click.argument("language")
def nouns(pack: Path, language: str) -> None:
    """Draft the forms of a pack's names in a language, by a dictionary, into its file nouns.LANGUAGE.txt.

    A line that ends in a question mark is not used until somebody has read it and taken the sign away. Needs pymorphy3.
    """
    from uguisu import load
    from uguisu_tools.drafting import draft

    path, lines = draft(load(pack), _own_folder(pack), language)
    if not lines:
        say(Message("All names are known in this language."))
        return
    say(
        Message(
            "Wrote {path}, {count} {count:name|names}; read each line and take its question mark away.",
            path=path.as_posix(),
            count=len(lines),
        )
    )


def _folder(pack: Path) -> Path:
    folder = pack if pack.is_dir() else pack.parent
    if pack.suffix == ".zip":
        raise Failure(Message("{path} is a zip: unpack it first", path=pack.as_posix()))
    return folder


def _own_folder(pack: Path) -> Path:
    """Return the folder of a pack that is written to."""
    must_be_own(pack, registry())
    return _folder(pack)


def _with_its_comments(text: str, data: Any) -> str:
    return _writer()(text, data)


def _writer() -> Writer:
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        writer: Writer = entry.load()
        return writer
    raise Failure(
        Message(
            "Moving texts in files needs uguisu-changes, which writes YAML and leaves comments as they are."
        ),
        Message("Install the distribution uguisu-changes beside uguisu, then run this again."),
    )
