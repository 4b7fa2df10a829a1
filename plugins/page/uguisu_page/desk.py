"""Takes what a page asks for, in the order in which it asks, and answers in sentences where something goes wrong."""

from __future__ import annotations

import gc
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu import Message, UguisuError
from uguisu.messages import translate
from uguisu_page.alone import Alone, Post

if TYPE_CHECKING:
    from uguisu_page.bench import Bench

SITE, TYPED = Path("/site"), Path("/typed")


class Desk:
    """What the worker of a page talks to. `work` is what it is for: a table, games of bots, or the boxes of the docs."""

    def __init__(self, post: Post, work: str) -> None:
        self.post = post
        self.alone = Alone(SITE, post) if work == "table" else None
        self.bench = _bench(post) if work == "docs" else None
        self.language = "en"
        self.enough = False
        """Whether somebody wants to see what came of the games of bots so far."""
        gc.freeze()  # what stays for good is not gone through while a bot thinks: that took up to 50 ms of a move

    async def answer(self, what: str, text: str) -> None:
        """Do what is asked."""
        fields = msgspec.json.decode(text)
        self.language = fields.get("language") or fields.get("people", {}).get("language") or self.language
        try:
            if self.bench is not None:
                await self.bench.answer(what, fields)
            else:
                await (self._try_out(fields) if self.alone is None else self._do(self.alone, what, fields))
        except UguisuError as error:
            hint = getattr(error, "hint", "")
            told = [translate(error.told, self.language)] + ([translate(hint, self.language)] if hint else [])
            self._failed(what, " ".join(told))
        except Exception:
            why = traceback.format_exc()
            told_so = Message(
                "The page has met with an error of its own. The game is kept as it was; load the page again."
            )
            self._failed(what, translate(told_so, self.language), why)

    async def warm(self) -> None:
        """Do what the first game would wait for."""
        if self.alone is not None:
            await self.alone.warm()

    def stop(self) -> None:
        """Let bots play no more games."""
        self.enough = True

    def _failed(self, what: str, told: str, why: str = "") -> None:
        self._post("failed", what=what, told=told, why=why)

    def _post(self, kind: str, **fields: str) -> None:
        self.post(kind, msgspec.json.encode(fields).decode(), {})

    async def _try_out(self, fields: dict[str, Any]) -> None:
        from uguisu_page.trial import GamesRequest, try_out  # the table has no need of it

        await try_out(SITE, self.post, msgspec.convert(fields, GamesRequest), lambda: self.enough)

    async def _do(self, alone: Alone, what: str, fields: dict[str, Any]) -> None:
        match what:
            case "begin":
                await alone.begin(fields["people"], fields["seed"])
            case "go_on":
                await alone.go_on(fields["people"], fields["record"], fields.get("progress"))
            case "letter":
                await alone.read_letter(
                    fields["text"], fields.get("here"), self.language, sure=bool(fields.get("sure"))
                )
            case "next":
                await alone.next()
            case "again":
                await alone.again()
            case "show":
                await alone.show(fields["seat"] or alone.people.shown, fields["language"])
            case "said":
                await alone.take(fields["text"])
            case "file":
                self._post("file", name=fields["name"], text=alone.file(fields["name"]))


def _bench(post: Post) -> Bench:
    from uguisu_page.bench import Bench  # pages of packs have no need of it

    return Bench(SITE, TYPED, post)
