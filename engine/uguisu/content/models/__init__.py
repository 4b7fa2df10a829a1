"""The typed models of a pack's files. The schemas are generated from them."""

from uguisu.content.models.campaign import CampaignFile, CampaignMission, Carried
from uguisu.content.models.cards import MISSION, Card, CardMode, CardsFile, Deck, StandingRule
from uguisu.content.models.mission import Mark, MissionFile, MissionResult, Objective, Points, Track, Trigger
from uguisu.content.models.rulings import Ruling, RulingsFile
from uguisu.content.models.scenario import Scenario, VariantUse

__all__ = [
    "MISSION",
    "CampaignFile",
    "CampaignMission",
    "Card",
    "CardMode",
    "CardsFile",
    "Carried",
    "Deck",
    "Mark",
    "MissionFile",
    "MissionResult",
    "Objective",
    "Points",
    "Ruling",
    "RulingsFile",
    "Scenario",
    "StandingRule",
    "Track",
    "Trigger",
    "VariantUse",
]
