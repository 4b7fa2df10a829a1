"""The host's page: a link and a code for each seat, who is here, and what only the host may do."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu.messages import localize, translate
from uguisu_table.asking import Asked
from uguisu_table.kit import Kit
from uguisu_table.pages import Drawer, Reader, environment
from uguisu_table.sitting import HOST, Sitting
from uguisu_tools.bots import bot_title, default_bot

if TYPE_CHECKING:
    from uguisu_table.hall import Door


def link(start: str, key: str) -> str:
    """Return the address of a seat."""
    return f"{start}/s/{key}"


def code_of(address: str) -> bytes:
    """Return an address as a QR code, an SVG."""
    import segno  # a page that plays without a server has none

    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", border=2, xmldecl=False, svgns=True)
    return drawn.getvalue()


def door_page(door: Door, role: str, language: str, start: str, key: str) -> str:
    """Return what a link shows before somebody presses: a card for messengers, and the button that comes in."""
    game = door.kit.game
    seats = {seat.id: localize(seat.title, language) if seat.title else seat.id for seat in game.seats}
    return (
        environment(language)
        .get_template("door.html")
        .render(
            title=localize(game.title, language),
            briefing=localize(game.briefing, language),
            seat=seats.get(door.seat, ""),
            role=role,
            start=start,
            here=link("", key),
        )
    )


def page(
    sitting: Sitting,
    kit: Kit,
    reader: Reader,
    here: frozenset[str],
    *,
    start: str,
    message: str = "",
    others: Sequence[str] = (),
) -> str:
    """Return the host's page."""
    drawer = Drawer(kit, sitting, Reader(HOST, reader.language, reader.base), Asked(), here)
    people = drawer.people()

    def called(bot: str) -> str:
        return translate(bot_title(bot), reader.language)

    for one in people:
        one["bot_title"] = called(one["bot"]) if one["bot"] else ""
        key = sitting.chairs[one["id"]].key
        one["link"] = link(start, key) if key else ""
        one["place"] = sitting.chairs[one["id"]].place
    return (
        environment(reader.language)
        .get_template("host.html")
        .render(
            title=localize(sitting.game.title, reader.language),
            name=sitting.id,
            base=reader.base,
            people=people,
            watch=link(start, sitting.watch_key) if sitting.watch_key else "",
            waiting=sitting.stage == "waiting",
            over=sitting.over,
            bots={bot: called(bot) for bot in sitting.known_bots()},
            usual=str(default_bot(sitting.game)),
            delay=round(sitting.delay),
            message=message,
            others=others,
        )
    )
