"""Takes what a page asks for, in the order in which it asks, and answers in sentences where something goes wrong."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import msgspec

from uguisu import Message, UguisuError
from uguisu.messages import translate
from uguisu_page.alone import Alone, Post

PACK = Path("/site/pack")


class Desk:
    """What the worker of a page talks to. `work` is what it is for: a table, or games of bots."""

    def __init__(self, post: Post, work: str) -> None:
        self.post = post
        self.alone = Alone(PACK, post) if work == "table" else None
        self.language = "en"

    async def answer(self, what: str, text: str) -> None:
        """Do what is asked."""
        fields = msgspec.json.decode(text)
        self.language = fields.get("language") or fields.get("people", {}).get("language") or self.language
        try:
            await self._do(what, fields)
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

    def _failed(self, what: str, told: str, why: str = "") -> None:
        self.post("failed", msgspec.json.encode({"what": what, "told": told, "why": why}).decode(), {})

    async def _do(self, what: str, fields: dict[str, Any]) -> None:
        alone = self.alone
        assert alone is not None
        if what == "begin":
            await alone.begin(fields["people"], fields["seed"])
        elif what == "go_on":
            await alone.go_on(fields["people"], fields["record"])
        elif what == "again":
            await alone.again()
        elif what == "show":
            await alone.show(fields["seat"] or alone.people.shown, fields["language"])
        elif what == "said":
            await alone.take(fields["text"])
        elif what == "file":
            told = {"name": fields["name"], "text": alone.file(fields["name"])}
            self.post("file", msgspec.json.encode(told).decode(), {})
