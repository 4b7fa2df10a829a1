"""Additional rule: samurai players may not talk to each other (TE-10)."""

from __future__ import annotations

from typing import Any

from uguisu import Game, Message, Rule, Variant
from uguisu_temple.content import TempleBuild
from uguisu_temple.rules.ranks import use_ranks_with_additional_rules


class Silence(Variant[TempleBuild]):
    """Players of samurai may not talk to each other, only gesture: no chat between their seats (TE-10)."""

    id = "silence"
    game = "temple"
    title = Message("Silence")

    def apply(self, build: TempleBuild, options: Any) -> None:
        """Close the talk between samurai seats."""
        build.rules.wrap("may_talk", _but_not_among_samurai)
        use_ranks_with_additional_rules(build)


def _but_not_among_samurai(original: Rule) -> Rule:
    def may_talk(game: Game, seat: int, other: int) -> bool:
        if game.seats[seat].side == game.seats[other].side == "samurai":
            return False
        return bool(original(game, seat, other))

    return may_talk
