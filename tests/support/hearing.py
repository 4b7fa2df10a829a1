"""Missions that count events on tracks: packs as they are shipped, or with triggers that bring about what is rare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from uguisu import Game
from uguisu.loading import load, load_pack
from uguisu.loading.overrides import Overrides

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS: Mapping[str, tuple[str, ...]] = {
    "temple": ("broken_causeway", "six_lanterns"),
    "scorpion": ("garden_gate", "two_castles", "homebrew_five", "crooked_harbour"),
    "senjutsu": ("three_in_the_snow", "shoulder_to_shoulder", "dojo", "last_stand", "virtual_opponents"),
    "spies": ("mansion", "training_ground", "armoury", "terrorist_camp"),
}
"""Packs in which all events of their games come about, with what is below."""
BROUGHT: Mapping[str, Mapping[str, dict[str, Any]]] = {
    "temple": {"cut": {"on": "cut", "do": [{"op": "join", "between": ["place_a", "place_b"]}]}},
    "scorpion": {
        "healed": {"on": "wounded", "do": [{"op": "heal", "intruder": "piece"}]},
        "looks": {"on": "searches", "do": [{"op": "peek", "intruder": "piece", "at": "place"}]},
        "hides": {"on": "found_nothing", "do": [{"op": "hide", "at": "place", "what": "ambush"}]},
        "swapped_hidden": {
            "on": "found_nothing",
            "do": [
                {
                    "op": "for_each",
                    "as": "other",
                    "places": {"next_to": "place"},
                    "do": [{"op": "swap_hidden", "start": "place", "to": "other"}],
                }
            ],
        },
        "nobody_there": {"on": "heard_nothing", "do": [{"op": "inform", "places": {"tag": "grounds"}}]},
        "somebody_there": {"on": "heard", "do": [{"op": "inform", "places": {}}]},
        "wound_returned": {"on": "has_moved", "do": [{"op": "wound", "intruder": "piece"}]},
        "shown_in_passage": {"on": "into_passage", "do": [{"op": "reveal", "intruder": "piece"}]},
    },
    "senjutsu": {
        "advantage": {"on": "wounded", "do": [{"op": "advantage_up", "who": "piece"}]},
        "enters_cover": {"on": "wounded", "do": [{"op": "enter_cover", "who": "piece"}]},
    },
    "spies": {
        "generator_started": {"on": "generator_stopped", "do": [{"op": "restart", "at": "place"}]},
        "light_again": {"on": "light_missed", "do": [{"op": "relight", "at": "place"}]},
        "falls_asleep": {"on": "activated", "do": [{"op": "fall_asleep", "unit": "piece"}]},
        "wakes": {"on": "round_began", "do": [{"op": "wake"}]},
        "dog_turns": {"on": "dog_loose", "do": [{"op": "send_home", "dog": "piece", "called": True}]},
        "body_gone": {"on": "body_found", "do": [{"op": "remove", "piece": "piece"}]},
        **{
            f"now_{what}": {
                "on": "noise",
                "once": True,
                "do": [{"op": "become", "at": "place", "what": what}],
            }
            for what in ("open", "black", "water", "quiet", "bushes")
        },
        "turned": {"on": "seen", "do": [{"op": "turn", "device": "camera", "to": "n"}]},
        "turned_free": {"on": "seen", "do": [{"op": "turn", "device": "camera"}]},
        "heard_there": {"on": "spy_stopped", "do": [{"op": "listen_at", "at": "place"}]},
        "nobody_there": {"on": "unit_stopped", "do": [{"op": "listen_at", "at": "place", "reach": 0}]},
    },
}
"""Triggers for what no shipped mission does and random play hardly ever, by the events that would be missing."""
ONLY_IN: Mapping[str, Mapping[str, dict[str, Any]]] = {
    "training_ground": {
        "opened": {"on": "round_ended", "once": True, "do": [{"op": "open", "between": ["k7", "k8"]}]},
        "switched_off": {"on": "round_began", "once": True, "do": [{"op": "switch_off", "zone": "mud"}]},
        "switched_on": {"on": "round_ended", "once": True, "do": [{"op": "switch_on", "zone": "mud"}]},
    }
}
"""Such triggers about what only one pack has."""
HANDS = {"guard": {"new_alarm": 2, "carpenter": 2}, "spies": {"second_wind": 2, "flask": 1}}
"""What guard and spies hold at first in Spies: of the many cards in the decks each is played in few games."""


def hearing(
    pack: Path, events: Iterable[str], most: int = 1, brought: Iterable[str] = ()
) -> tuple[Game[Any], dict[str, int]]:
    """Return a game of a pack whose mission counts each event up to `most`, and the tracks that do; `brought` are the events
    that are helped.
    """
    events = list(events)
    tracks = [{"id": f"came-{event}", "title": event, "max": most} for event in events]
    waiting = [{"on": event, "do": [{"op": "raise", "track": f"came-{event}"}]} for event in events]
    able = {**BROUGHT[pack.parent.name], **ONLY_IN.get(pack.name, {})}
    helped = [one for event, one in able.items() if event in brought]
    mission: dict[str, Any] = {"tracks": tracks, "triggers": [*waiting, *helped]}
    mod: dict[str, Any] = {"mission": mission}
    if "wound_returned" in brought and pack.name == "crooked_harbour":
        mod["scenario"] = {"options": {"players": 4}}  # two discards that it may go back to
    if "alarm_set" in brought:
        cards = load_pack(pack).cards
        known = {card.id for card in cards.cards} if cards is not None else set()
        here = {
            seat: {card: many for card, many in hand.items() if card in known} for seat, hand in HANDS.items()
        }
        mission["props"] = {"hands": {seat: hand for seat, hand in here.items() if hand}}
    game = load(pack, changes=Overrides(mod=mod))
    numbers = {track.id: number for number, track in enumerate(game.tracks)}
    return game, {event: numbers[f"came-{event}"] for event in events}
