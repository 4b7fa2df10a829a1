"""What the measures of Scorpion are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from uguisu.content.text import LocalText
from uguisu.said import Said
from uguisu_scorpion.names import of

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

TURNS = Said("Turn")
PROGRESS = Said("Missions done, and intruders away")
PROGRESS_NOTE = Said("The share of games in which it had happened by this turn.")
ALERT = Said("Alert over time")
ALERT_NOTE = Said("The highest alert of each turn: 0 none, 1 low, 2 medium, 3 high.")
MISSIONS = Said("On which turn")
MISSIONS_NOTE = Said("Over the games in which it happened.")
FATES = Said("What became of them")
DETECTIONS = Said("How they are found")
DOINGS = Said("What is done")
CARDS = Said("Cards")
CARDS_NOTE = Said("A card played as a bluff counts as played.")
PLACES = Said("Places")

_DONE = Said("mission done")
_AWAY = Said("away")
_FATES = {
    "home": Said("away with the mission done"),
    "fled": Said("away without it"),
    "inside": Said("still on the board at the end"),
    "dead_walked": Said("dead, having walked into guards"),
    "dead_caught": Said("dead, found by guards on the move"),
    "dead_drunk": Said("dead, given away by a drunk"),
    "dead_ambush": Said("dead, in an ambush"),
    "dead_passage": Said("dead, in the secret passage"),
}
_CAUSES = {
    "walked": Said("walks into guards"),
    "caught": Said("guards come upon the figure"),
    "drunk": Said("given away by a drunk"),
    "ambush": Said("hidden sentry", "a way to be found"),
    "passage": Said("found in the passage"),
}
_LISTENING = {
    "listened": Said("guards listen"),
    "heard": Said("somebody is heard"),
    "passage_found": Said("an end of the passage is found"),
}
_DOINGS = {
    "searches": Said("zones searched"),
    "targets": Said("targets found"),
    "traps": Said("traps set off"),
    "ambushes": Said("hidden sentries met"),
    "killed": Said("guards killed"),
    "drunk": Said("guards made drunk"),
    "wounds": Said("wounds dealt to intruders"),
    "high": Said("turns of high alert"),
}
_PLACES = {
    "searches": Said("searches"),
    "sights": Said("an intruder is seen"),
    "deaths": Said("an intruder dies"),
}


def _of_intruders(game: ScorpionGame, parts: Mapping[str, LocalText]) -> dict[str, LocalText]:
    return {
        f"{piece.id}_{key}": of(piece.title, told)
        for piece in game.pieces[game.first : game.own_pieces]
        for key, told in parts.items()
    }


def of_progress(game: ScorpionGame) -> dict[str, LocalText]:
    """Missions and leaving, by intruder."""
    return _of_intruders(game, {"done": _DONE, "away": _AWAY})


def of_alert(_game: ScorpionGame) -> dict[str, LocalText]:
    """The one curve."""
    return {"level": Said("Alert")}


def of_fates(game: ScorpionGame) -> dict[str, LocalText]:
    """Ends, by intruder."""
    return _of_intruders(game, _FATES)


def of_detections(game: ScorpionGame) -> dict[str, LocalText]:
    """Ways of being found, by intruder, and listening."""
    return {**_of_intruders(game, _CAUSES), **_LISTENING}


def of_doings(_game: ScorpionGame) -> Mapping[str, LocalText]:
    """What both sides do."""
    return _DOINGS


def of_cards(game: ScorpionGame) -> dict[str, LocalText]:
    """Kinds of cards, as the pack calls them; with the intruder's name where both hold such cards."""
    found: dict[str, LocalText] = {}
    for card in game.card_ids:
        title = game.card_titles.get(card) or card
        found[f"guards.{card}"] = title
        for number, who in enumerate(("ninja", "traitor")):
            own = game.pieces[game.first + number].title
            found[f"{who}.{card}"] = of(own, title)
    return found


def of_places(_game: ScorpionGame) -> Mapping[str, LocalText]:
    """What happens somewhere."""
    return _PLACES
