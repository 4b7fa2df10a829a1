"""Words of files that people read on pages: kinds of maps and what maps are drawn with. They stand here to be translated.

Games have a module of their own for theirs; whoever shows a word looks for it by `uguisu.messages.message.spoken`, with
underscores as spaces.
"""

from __future__ import annotations

from uguisu.messages.message import Message

WORDS = (
    Message("even", "a word of files"),
    Message("flat", "a word of files"),
    Message("odd", "a word of files"),
    Message("pointy", "a word of files"),
    Message("graph", "a word of files"),
    Message("hexes", "a word of files"),
    Message("squares", "a word of files"),
    Message("road", "a word of files"),
    Message("stream", "a word of files"),
    Message("way", "a word of files"),
    Message("map", "a word of files"),
    Message("cards", "a word of files"),
    Message("mission", "a word of files"),
    Message("rulings", "a word of files"),
    Message("win", "a word of files"),
    Message("lose", "a word of files"),
    Message("plain", "a word of files"),
    Message("forest", "a word of files"),
)
