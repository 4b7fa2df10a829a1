"""A game by post: the whole of it as a line of letters and digits, carried by a link, a mail or a file.

`uguisu play --by-post` has somebody who keeps the game, and gives each player what she may see. A page has nobody:
so its letter holds the record, and each page shows its own seat alone. Who takes a letter apart finds what is hidden;
the page says so.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

import msgspec

from uguisu import Message, UguisuError
from uguisu_page.kept import Kept

MARK = "uguisu-letter-"
"""Stands before a letter, wherever it lies: in a link, between greetings, in a file."""
MOST = 4_000_000
"""Bytes that a letter may unpack to: a game of 8,493 moves has 600,000."""
_LETTER = re.compile(re.escape(MARK) + r"([\w\s>-]*)\.")


def sealed(kept: Kept) -> str:
    """Return a game as a letter: `MARK`, letters, digits, `-` and `_`, and a full stop, which shows that it is whole."""
    packed = zlib.compress(msgspec.json.encode(kept), 9)
    return f"{MARK}{base64.urlsafe_b64encode(packed).decode().rstrip('=')}."


def opened(text: str) -> Kept:
    """Return the game of a letter. Whatever stands around it is left aside, and so are line breaks and the `>` of mails.

    Raises:
        UguisuError: when there is none, or it has been cut or changed on its way.
    """
    found = _LETTER.search(text)
    if found is None:
        if MARK in text:
            raise UguisuError(Message("The end of the letter is missing. Have it sent once more, as a file."))
        raise UguisuError(
            Message(
                "There is no letter in this text. It begins with {mark}, and ends with a full stop.",
                mark=MARK,
            )
        )
    written = re.sub(r"[\s>]", "", found[1])
    try:
        unpacking = zlib.decompressobj()
        told = unpacking.decompress(base64.urlsafe_b64decode(written + "=" * (-len(written) % 4)), MOST)
        if not unpacking.eof:
            raise zlib.error("it does not end")
        return msgspec.json.decode(told, type=Kept)
    except (binascii.Error, zlib.error, msgspec.DecodeError) as error:
        raise UguisuError(
            Message("The letter was changed on its way. Have it sent once more, as a file.")
        ) from error
