"""What Scorpion says at the table, by language."""

from __future__ import annotations

from uguisu_scorpion.texts.english import ENGLISH
from uguisu_scorpion.texts.italian import ITALIAN
from uguisu_scorpion.texts.russian import RUSSIAN
from uguisu_scorpion.texts.ukrainian import UKRAINIAN

TEXTS = {"en": ENGLISH, "ru": RUSSIAN, "it": ITALIAN, "uk": UKRAINIAN}
