"""What the winner may call themselves, by the number of samurai (TE-08)."""

from __future__ import annotations

from uguisu import LocalText, Message
from uguisu_temple.content import TempleBuild

MONOMI = Message("Monomi")
GENIN = Message("Genin")
CHUNIN = Message("Chunin")
JONIN = Message("Jonin")
EMPEROR = Message("Divine Emperor")
SHOGUN = Message("Shogun")
DAIMYO = Message("Daimyo")
HATAMOTO = Message("Hatamoto")
BUSHI = Message("Bushi")

NINJA_RANKS = {3: MONOMI, 4: GENIN, 5: CHUNIN, 6: JONIN}
SAMURAI_RANKS = {3: SHOGUN, 4: DAIMYO, 5: HATAMOTO, 6: BUSHI}
SAMURAI_RANKS_WITH_ADDITIONAL_RULES = {3: EMPEROR, 4: SHOGUN, 5: DAIMYO, 6: HATAMOTO}


def ranks(samurai: int) -> dict[str, LocalText]:
    """Return the ranks of the basic rules by side (TE-08)."""
    return {"ninja": NINJA_RANKS[samurai], "samurai": SAMURAI_RANKS[samurai]}


def use_ranks_with_additional_rules(build: TempleBuild) -> None:
    """Give the samurai the higher ranks of a game with additional rules (TE-08)."""
    samurai = build.options.samurai
    build.ranks = {
        "ninja": NINJA_RANKS[samurai],
        "samurai": SAMURAI_RANKS_WITH_ADDITIONAL_RULES[samurai],
    }
