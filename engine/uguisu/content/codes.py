"""Every code a diagnostic of the engine can have, with what it means. Plugins add codes of their own."""

from __future__ import annotations

CODES: dict[str, dict[str, str]] = {
    "The pack as a whole": {
        "no-pack": "There is nothing at that path, or what is there is not a pack.",
        "no-file": "A file that another one names is not in the pack, letter for letter.",
        "bad-template": "A deck's `face` is no SVG picture with rectangles for a card's title, text and so on (docs/cards.md).",
        "odd-template": "A deck's `face` is of another shape than a card.",
        "pack-twice": "Two packs that are checked together have the same id.",
        "path-out": "A name leads out of the pack, or to the network. Packs are self-contained.",
        "link-out": "A link in the folder or zip leads out of the pack; it is not followed.",
        "code-in-pack": "The pack contains a program. It is never run; packs are data only.",
        "too-large": "A file or the whole pack is larger than anything a scenario needs.",
        "too-many-files": "The pack contains thousands of files.",
        "unreadable": "The system does not allow reading the file: check its permissions.",
        "zip-damaged": "The zip's contents do not match its checksums.",
        "zip-locked": "The zip is locked with a password.",
        "zip-packing": "The zip uses a compression other than Deflate, which can unpack to enormous sizes.",
        "zip-slip": "The zip contains a name that would land outside the folder it is unpacked to.",
        "zip-twice": "The zip contains two files with the same name.",
    },
    "Reading text and YAML": {
        "encoding": "The file is not in UTF-8. With or without a byte-order mark, and with any line ends, UTF-8 is fine.",
        "not-text": "The file is a picture, an archive or the like, not text.",
        "control-character": "There is an invisible character in a text or a file's name.",
        "empty-file": "The file is empty.",
        "yaml-tab": "A line is indented with a tab. YAML is indented with spaces.",
        "yaml-indent": "A line does not start in the column where its list or mapping continues.",
        "yaml-colon": "A colon and a space inside of unquoted text.",
        "yaml-no-colon": "A name without a colon after it.",
        "yaml-unclosed": "A bracket, brace or quotation mark was opened and never closed, or a comma is missing.",
        "yaml-quote": "Text continues after its closing quotation mark, often for an apostrophe in it.",
        "yaml-comment": "A `#` after a space ends a text: what follows is a comment.",
        "yaml-escape": "A backslash inside double quotes that does not start an escape sequence.",
        "yaml-sign": "Text starts with a character that means something in YAML, unquoted: `@`, `%`, `*`, `&`, a backtick.",
        "yaml-question": "Text starts with a question mark and a space, which means something in YAML.",
        "yaml-tag": "A tag such as `!!python/object`, or unquoted text that starts with an exclamation mark.",
        "yaml-key": "An entry has no name, or a list or mapping for a name.",
        "yaml-merge": "A merge key (`<<`), which YAML 1.2 does not have.",
        "yaml-syntax": "Something else that is not YAML.",
        "duplicate-key": "A mapping has two entries with the same name.",
        "several-documents": "The file contains more than one YAML document (`---`).",
        "alias-unknown": "An alias (`*name`) repeats something that was not marked (`&name`) before.",
        "alias-loop": "An alias is inside the very thing it repeats.",
        "too-deep": "Lists and mappings are nested deeper than 64.",
        "too-many-values": "The file contains hundreds of thousands of values, counting what aliases repeat.",
    },
    "Keys and values": {
        "unknown-key": "A key that is not known there, often a misspelt one. Keys of your own start with `x-`.",
        "missing-key": "A required key is missing.",
        "wrong-type": "A text where a number is needed, a list where a text is needed, and so on.",
        "wrong-length": "A list, table or text has too few or too many entries or letters.",
        "out-of-range": "A number is too small or too large.",
        "unknown-choice": "A word that is not one of the choices.",
        "unknown-tag": "The word that says what an entry is (`op:`, `test:`, `kind:`...) is unknown.",
        "bad-form": "A name or id contains characters that are not allowed.",
        "only-some": "There are so many mistakes that only some are shown.",
        "invalid": "A value is wrong in a way that has no message of its own yet.",
    },
    "Packs that build on packs": {
        "no-base": "There is no pack of that name, or at that path, to build on.",
        "bad-base": "The pack to build on cannot be read.",
        "base-circle": "Two packs build on each other.",
        "base-version": "The pack to build on has a version that does not fit.",
        "too-many-layers": "More packs build on each other than anything needs.",
        "nothing-below": "What is to be changed, replaced or removed is not there, or what something is to be put beside.",
        "several-below": "Several entries below fit what is to be changed.",
        "already-below": "An entry is added whose name is taken below: change or replace that one.",
        "overlay-words": "An entry says two things at once of what it does to what is below.",
        "texts-shape": "Texts in a file of their own do not have the shape of what they are for.",
        "mods-clash": "Two packs that know nothing of each other change the same value.",
        "removal-breaks": "Something below needs what a mod takes away.",
    },
    "Campaigns": {
        "campaign-carry": "Something is carried that is neither a track nor cards, or both.",
        "campaign-end": "A mission is said to lead on from an end that its pack does not have.",
        "campaign-lay": "With what is laid over a mission, or may be, it cannot be played.",
        "campaign-unreached": "No mission leads to this one.",
        "campaign-endless": "No way leads from this mission to the end.",
    },
    "Formats, plugins and variants": {
        "newer-format": "The file was made with a newer version of Uguisu.",
        "older-format": "The file is of an older format. It is read all the same, and saved in the current one.",
        "unknown-game": "No installed plugin provides the game.",
        "missing-plugin": "A plugin that the pack needs is not installed.",
        "wrong-plugin-version": "A plugin that the pack needs is installed in a version that does not fit.",
        "bad-version-range": 'The entry under `needs:` is not a version range, such as ">=1.2,<2".',
        "no-version-stamp": "The pack does not say which versions of its game's plugin it was made for.",
        "unknown-variant": "No installed plugin provides this variant of the game.",
        "variant-twice": "A variant is listed twice.",
        "variant-clash": "Two variants that exclude each other are listed.",
        "variant-needs": "A variant is listed without one that it builds on.",
        "variant-options": "A variant is listed by its name alone, but has options that must be given.",
        "cannot-play": "The files are valid, but cannot be made into a game; the message says why.",
    },
    "Maps": {
        "dangling-id": "An id that nothing has is used.",
        "duplicate-id": "Two things have the same id.",
        "duplicate-link": "Two places are joined twice by links of the same kind.",
        "self-link": "A link joins a place to itself.",
        "unknown-kind": "The game has no links or borders of that kind.",
        "islands": "Some places cannot be reached from the rest of the map.",
        "repeated-place": "A region names a place twice.",
        "empty-region": "A region has no places.",
        "too-few-corners": "An outline has fewer than three corners.",
        "bad-colour": "Not a colour.",
        "row-length": "A row has more or fewer cells than the map's size says.",
        "unknown-legend-char": "A character in the rows that the legend does not explain.",
        "unused-legend-char": "A character in the legend that no row has.",
        "no-cells": "The rows contain no cells at all.",
        "too-many-cells": "A map of squares or hexes has more than a hundred thousand cells.",
        "not-neighbours": "A border between two cells that do not touch.",
        "likely-misspelt-tag": "A tag that is nearly one that the game's rules look for.",
    },
    "Cards, missions and rulings": {
        "deck-size": "The cards of a deck do not come to the size it should have.",
        "deck-twice": "A card says in two ways which decks it is in.",
        "empty-deck": "A deck has no cards.",
        "card-in-no-deck": "A card has no deck or no copies.",
        "unplayed-deck": "Nobody plays from a deck of that name in this game.",
        "unread-key": "A key of a card that its game does not use.",
        "not-for-owner": "A window or a target that cards of this deck's owner cannot have.",
        "text-number": "A card's text says a number that its effect does not have; a hint where the effect has none at all.",
        "duplicate-title": "Two things read alike, so that players could not tell them apart.",
        "unknown-event": "The game has no such event.",
        "unknown-side": "The game has no such side or seat.",
        "objective-never": "An objective asks for more than its track can reach.",
        "objective-always": "An objective has no condition, so it is met at once.",
        "trigger-never": "A trigger asks for more than its track can reach.",
        "does-nothing": "An operation or a trigger that changes nothing.",
        "beyond-track": "A track is put to a value that it does not have.",
        "track-never-moved": "An objective waits for a track that no operation moves.",
        "mark-never-laid": "A condition asks for a kind of mark that no operation lays.",
        "track-range": "A track ends before it starts.",
        "track-start": "A track starts outside its own limits.",
        "track-labels": "A track does not have one label for each of its values.",
        "ruling-broken": "A ruling names something that is not there, so it cannot be tried.",
        "ruling-empty": "A ruling expects nothing, so it proves nothing.",
        "missing-translation": "A text lacks a language that the scenario promises under `languages:`.",
        "broken-lint": "A plugin's own check crashed. That is a bug in the plugin.",
    },
}
"""Heading -> code -> meaning, in the order in which they are documented."""

INTRODUCTION = """\
# Diagnostics

`uguisu validate` says what is wrong with a pack in lines like this one, with a hint below where there is one:

    map.yaml:10:19: error[dangling-id]: This link names `bond`, which is not a place on this map
        Did you mean `pond`?

The file, the line and the column come first. An **error** keeps the pack from being played, a **warning** is likely a
mistake, and a **hint** is advice. The code in brackets is what this page lists. Plugins have their own codes as well.

All this is shown in English, Italian, Russian or Ukrainian: `--language ru`, else the variable `UGUISU_LANGUAGE`, else the
system's language. `--json` stays English, and codes are the same in every language.
"""


def as_markdown() -> str:
    """Return the page `docs/diagnostics.md`."""
    parts = [INTRODUCTION]
    for heading, codes in CODES.items():
        rows = "".join(f"| `{code}` | {meaning} |\n" for code, meaning in codes.items())
        parts.append(f"\n## {heading}\n\n| code | meaning |\n|---|---|\n{rows}")
    return "".join(parts)
