"""What a person at the table asks for, by a form or over the connection: fields in, a change of the table or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from uguisu import Message
from uguisu_table.sitting import HOST, Refused, Sitting

Fields: TypeAlias = Mapping[str, str]
MOST_LETTERS = 600
"""Of one field; no notation is longer."""


def do(sitting: Sitting, role: str, fields: Fields) -> None:
    """Do what `fields` say, for who has that role.

    Raises:
        UguisuError: when it can't be done; nothing has changed.
    """
    if any(len(value) > MOST_LETTERS for value in fields.values()):
        raise Refused(Message("That is too much at once."))
    chair = sitting.chair_at(role)
    what = fields.get("do", "")
    if chair is not None and what in _PLAYER:
        _PLAYER[what](sitting, chair.seat, fields)
    elif role == HOST and what in _HOST:
        _HOST[what](sitting, fields)
    else:
        raise Refused(Message("That can't be done now."))


def _move(sitting: Sitting, seat: str, fields: Fields) -> None:
    turn = fields.get("turn", "")
    if not (turn.isascii() and turn.isdigit()):
        raise Refused(Message("That can't be done now."))
    sitting.play(seat, fields.get("move", ""), int(turn))


def _say(sitting: Sitting, seat: str, fields: Fields) -> None:
    other = fields.get("to", "")
    if other not in sitting.chairs:
        raise Refused(Message("Nobody of that name is at the table."))
    sitting.say(seat, other, fields.get("text", ""))


def _bot(sitting: Sitting, fields: Fields) -> None:
    seat = fields.get("seat", "")
    if seat not in sitting.chairs:
        raise Refused(Message("Nobody of that name is at the table."))
    known = sitting.known_bots()
    asked = fields.get("bot", "")
    if asked and asked not in known:
        raise Refused(Message("There is no such bot."))
    sitting.let_bot_play(seat, asked)


def _renew(sitting: Sitting, fields: Fields) -> None:
    seat = fields.get("seat", "")
    if seat and seat not in sitting.chairs:
        raise Refused(Message("Nobody of that name is at the table."))
    sitting.renew(seat)


def _sit(sitting: Sitting, fields: Fields) -> None:
    seat = fields.get("seat", "")
    if seat not in sitting.chairs:
        raise Refused(Message("Nobody of that name is at the table."))
    sitting.take_back_seat(seat)


_PLAYER: dict[str, Callable[[Sitting, str, Fields], None]] = {
    "move": _move,
    "say": _say,
    "name": lambda sitting, seat, fields: sitting.call(seat, fields.get("name", "")),
    "asked": lambda sitting, seat, fields: sitting.ask_always(seat, always=fields.get("always") == "yes"),
    "begin": lambda sitting, _seat, _fields: sitting.begin(),
    "sit": lambda sitting, seat, _fields: sitting.take_back_seat(seat),
    "undo": lambda sitting, seat, _fields: sitting.ask_back(seat),
    "agree": lambda sitting, seat, _fields: sitting.answer_back(seat, agree=True),
    "refuse": lambda sitting, seat, _fields: sitting.answer_back(seat, agree=False),
}
_HOST: dict[str, Callable[[Sitting, Fields], None]] = {
    "begin": lambda sitting, _fields: sitting.begin(),
    "bot": _bot,
    "sit": _sit,
    "link": _renew,
    "exchange": lambda sitting, fields: sitting.exchange(fields.get("one", ""), fields.get("other", "")),
    "end": lambda sitting, _fields: sitting.end(),
}
