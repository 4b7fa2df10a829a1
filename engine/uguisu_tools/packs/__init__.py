"""Packs as wholes: those on the shelf, mods of others, campaigns of several, their texts for translators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.packs.campaign import (
        Campaign,
        Done,
        Progress,
        is_campaign,
        load_campaign,
        read_campaign,
    )
    from uguisu_tools.packs.choosing import choose
    from uguisu_tools.packs.fetching import get as fetched
    from uguisu_tools.packs.fetching import is_web
    from uguisu_tools.packs.getting import News, news, update
    from uguisu_tools.packs.getting import take as take_chosen
    from uguisu_tools.packs.index import Listed
    from uguisu_tools.packs.index import make as make_index
    from uguisu_tools.packs.ledger import ledger as what_was_added
    from uguisu_tools.packs.mods import flatten, read_aloud
    from uguisu_tools.packs.offers import drop_index, indexes, picture, take_index
    from uguisu_tools.packs.offers import search as search_indexes
    from uguisu_tools.packs.owners import may_write, must_be_own, pack_over
    from uguisu_tools.packs.shelf import zip_pack

__all__ = [
    "Campaign",
    "Done",
    "Listed",
    "News",
    "Progress",
    "choose",
    "drop_index",
    "fetched",
    "flatten",
    "indexes",
    "is_campaign",
    "is_web",
    "load_campaign",
    "make_index",
    "may_write",
    "must_be_own",
    "news",
    "pack_over",
    "picture",
    "read_aloud",
    "read_campaign",
    "search_indexes",
    "take_chosen",
    "take_index",
    "update",
    "what_was_added",
    "zip_pack",
]

_HOMES = {
    "uguisu_tools.packs.campaign": (
        "Campaign",
        "Done",
        "Progress",
        "is_campaign",
        "load_campaign",
        "read_campaign",
    ),
    "uguisu_tools.packs.choosing": ("choose",),
    "uguisu_tools.packs.fetching": ("get as fetched", "is_web"),
    "uguisu_tools.packs.getting": ("News", "news", "take as take_chosen", "update"),
    "uguisu_tools.packs.index": ("Listed", "make as make_index"),
    "uguisu_tools.packs.ledger": ("ledger as what_was_added",),
    "uguisu_tools.packs.offers": (
        "drop_index",
        "indexes",
        "picture",
        "search as search_indexes",
        "take_index",
    ),
    "uguisu_tools.packs.mods": ("flatten", "read_aloud"),
    "uguisu_tools.packs.owners": (
        "may_write",
        "must_be_own",
        "pack_over",
    ),
    "uguisu_tools.packs.shelf": ("zip_pack",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
