"""What boxes of the docs ask for: what is wrong with what stands in them, a picture of it, and a game of it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu import Game, UguisuError, check
from uguisu.checks import Diagnostic, has_errors
from uguisu.content import read_document
from uguisu.messages import localize, translate
from uguisu.plugins import Registry, registry
from uguisu_page.alone import Alone
from uguisu_page.whole import PACK
from uguisu_tools.drawing import write_svg
from uguisu_tools.looks import Faces, svg_of_view

if TYPE_CHECKING:
    from uguisu_page.alone import Post

WORKS = "works"
"""The folder of the packs that boxes are files of: each as pages have theirs, with what it builds on."""
PICTURE = "picture.svg"
SEED = 1
"""Of the position that is drawn."""


class BoxRequest(msgspec.Struct, frozen=True):
    """What a box asks for.

    Attributes:
        work: the pack that its text is a file of, by its folder below `WORKS`.
        game: of that pack.
        files: what stands in the boxes of the page that are files of it, by their names.
        file: the file of the box itself.
        line: where its cursor is: which card of many is drawn.
        language: of the page.
        seat: who plays, where a game is asked for.
        seed: of that game.
    """

    work: str
    game: str
    files: dict[str, str]
    file: str
    language: str
    line: int = 1
    seat: str = ""
    seed: int = 0


class Bench:
    """Checks and draws packs whose files are typed in a page, and plays them.

    Args:
        site: where `WORKS` lie.
        desk: a folder for the packs as they are typed.
        post: sends a message to the page.
    """

    def __init__(self, site: Path, desk: Path, post: Post) -> None:
        self.site, self.desk, self.post = site, desk, post
        self.alone: Alone | None = None
        self._written: dict[str, tuple[str, ...]] = {}

    async def answer(self, what: str, fields: dict[str, Any]) -> None:
        """Do what is asked."""
        if what == "check":
            self._check(msgspec.convert(fields, BoxRequest))
        elif what == "play":
            await self._play(msgspec.convert(fields, BoxRequest))
        elif self.alone is not None and what == "said":
            await self.alone.take(fields["text"])
        elif self.alone is not None and what == "leave":
            await self.alone.leave()
            self.alone = None
        elif self.alone is not None and what == "again":
            await self.alone.again()
        elif self.alone is not None and what == "show":
            await self.alone.show(fields["seat"] or self.alone.people.shown, fields["language"])
        elif self.alone is not None and what == "file":
            told = {"name": fields["name"], "text": self.alone.file(fields["name"])}
            self.post("file", msgspec.json.encode(told).decode(), {})

    def _check(self, wish: BoxRequest) -> None:
        folder = self._laid_out(wish) / PACK
        known = registry(wish.game)
        game, found = check(folder, known)
        if (
            has_errors(found) and known.only_for is not None
        ):  # a word may be of another game, which is then told
            known = registry()
            game, found = check(folder, known)
        drawn = None if game is None else _drawn(game, known, wish)
        told = {
            "findings": [_told(one, folder, wish.language) for one in found],
            "seats": [] if game is None else _seats(game, wish.language),
            "picture": drawn is not None,
            "alt": "" if drawn is None else drawn[0],
        }
        pictures = {} if drawn is None else {PICTURE: drawn[1].encode()}
        self.post("checked", msgspec.json.encode(told).decode(), pictures)

    async def _play(self, wish: BoxRequest) -> None:
        """Begin a game of what stands in the boxes: the person at one seat, usual bots at all others.

        Raises:
            UguisuError: when it has errors.
        """
        if self.alone is not None:
            await self.alone.leave()
        self.alone = Alone(self._laid_out(wish), self.post)
        people = {"seats": (wish.seat,), "language": wish.language}
        await self.alone.begin(people, wish.seed)

    def _laid_out(self, wish: BoxRequest) -> Path:
        """Write what stands in the boxes over the pack that they are of, and return where it is."""
        there, here = self.site / WORKS / wish.work, self.desk / wish.work
        if not here.exists():
            shutil.copytree(there, here)
        for name in self._written.pop(wish.work, ()):
            original = there / PACK / name
            if original.exists():
                shutil.copyfile(original, here / PACK / name)
            else:
                (here / PACK / name).unlink(missing_ok=True)
        self._written[wish.work] = tuple(wish.files)
        for name, text in wish.files.items():
            (here / PACK / name).write_text(text, encoding="utf-8", newline="\n")
        return here


def _told(found: Diagnostic, folder: Path, language: str) -> dict[str, Any]:
    """Return a finding as `uguisu validate` tells it, its file named from the pack on."""
    return {
        "file": found.file.removeprefix(f"{folder.as_posix()}/"),
        "line": found.line,
        "col": found.col,
        "severity": found.severity,
        "message": translate(found.message, language),
        "hint": "" if found.hint is None else translate(found.hint, language),
    }


def _seats(game: Game, language: str) -> list[dict[str, str]]:
    return [{"id": seat.id, "title": localize(seat.title, language) or seat.id} for seat in game.seats]


def _drawn(game: Game, known: Registry, wish: BoxRequest) -> tuple[str, str] | None:
    """Return a picture of what the box says, with what it shows: the card at its cursor, else the board as play begins."""
    card = _card_at(wish.files.get(wish.file, ""), wish.line) if wish.file == "cards.yaml" else ""
    cards = game.content.cards.cards if game.content.cards is not None else ()
    of_pack = next((one for one in cards if one.id == card), None)
    if of_pack is not None and game.card_rules is not None:
        picture = Faces(game, wish.language).face(of_pack)
        return picture.title, write_svg(picture)
    try:
        view = game.view(game.new(SEED), 0)
    except UguisuError:  # what a mission does at once may fail: playing it says so
        return None
    return localize(game.title, wish.language), svg_of_view(game, view, known.look_of(game.id))


def _card_at(text: str, line: int) -> str:
    """Return the id of the card that stands at a line, of the first one if none does; "" where there is none."""
    document, _ = read_document(text.encode(), "cards.yaml", "cards.yaml")
    data = document.data if document is not None else None
    entries = data.get("cards") if isinstance(data, dict) else None
    chosen = ""
    for at, entry in enumerate(entries if isinstance(entries, list) else ()):
        card = (entry.get("id") or entry.get("change")) if isinstance(entry, dict) else None
        assert document is not None
        if isinstance(card, str) and (not chosen or document.marks.locate(("cards", at))[0] <= line):
            chosen = card
    return chosen
