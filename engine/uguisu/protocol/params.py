"""The parameters of each method, typed. What a method does is told in `uguisu.protocol.methods`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Params(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The root of all parameters."""


class Initialize(Params, frozen=True, kw_only=True):
    """Of `initialize`."""

    protocol: Annotated[int, Meta(ge=1, description="The version of the protocol that the client speaks.")]
    client: Annotated[str, Meta(description="The client's name, for logs.")] = ""
    language: Annotated[str, Meta(description="The language of texts, unless a request says otherwise.")] = (
        "en"
    )


class Nothing(Params, frozen=True, kw_only=True):
    """Of a method that takes none."""


class New(Params, frozen=True, kw_only=True):
    """Of `new`."""

    pack: Annotated[
        str | None, Meta(description="The path of the pack; left out, the one given to `serve`.")
    ] = None
    seats: Annotated[
        tuple[str, ...] | None,
        Meta(description="The seats this connection plays, and whose eyes it has. Left out: all of them."),
    ] = None
    seed: Annotated[
        int | None, Meta(description="The seed of chance; only for those who play all seats.")
    ] = None
    variants: Annotated[
        tuple[str | dict[str, Any], ...] | None, Meta(description="Variants instead of the scenario's.")
    ] = None
    options: Annotated[
        dict[str, Any] | None, Meta(description="Options that differ from the scenario's.")
    ] = None
    bots: Annotated[dict[str, str], Meta(description="Bots for seats, as `mcts:200`.")] = {}
    aids: Annotated[tuple[str, ...], Meta(description="Helps to be switched on, such as `belief`.")] = ()
    undo: Annotated[
        bool | None,
        Meta(
            description="Whether moves may be taken back; only for those who play all seats. Left out: they may then."
        ),
    ] = None


class OfGame(Params, frozen=True, kw_only=True):
    """Of a method about a game as a whole."""

    game: Annotated[str | None, Meta(description="The game, as `new` called it; left out, the latest.")] = (
        None
    )


class OfSeat(OfGame, frozen=True, kw_only=True):
    """Of a method about a seat."""

    seat: Annotated[
        str | None, Meta(description="The seat; it may be left out where only one can be meant.")
    ] = None


class Look(OfSeat, frozen=True, kw_only=True):
    """Of `view`."""

    language: Annotated[str | None, Meta(description="The language of the texts in it.")] = None


class Apply(OfSeat, frozen=True, kw_only=True):
    """Of `apply`."""

    move: Annotated[str, Meta(description="The move, in notation.")]


class Aids(OfGame, frozen=True, kw_only=True):
    """Of `aids`."""

    on: Annotated[
        tuple[str, ...] | None,
        Meta(description="Helps to be switched on, all others off; left out, nothing changes."),
    ] = None


class Say(OfSeat, frozen=True, kw_only=True):
    """Of `say`."""

    to: Annotated[str, Meta(description="The seat spoken to.")]
    text: Annotated[str, Meta(max_length=2000, description="What is said.")]


class SeatBots(OfGame, frozen=True, kw_only=True):
    """Of `bots`."""

    seats: Annotated[
        dict[str, str], Meta(description="Seat -> bot, as `mcts:200`; `human` takes a bot away.")
    ] = {}


class Load(Params, frozen=True, kw_only=True):
    """Of `load`."""

    save: Annotated[str, Meta(description="The text of a save.")]
    pack: Annotated[
        str | None, Meta(description="The path of its pack; left out, the one given to `serve`.")
    ] = None
    bots: Annotated[dict[str, str], Meta(description="Bots for seats.")] = {}
