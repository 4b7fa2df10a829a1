"""The lab: packs played many times, held against each other, taken apart, and balanced, by the statistics of many games."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")  # whoever has it say something wants to hear it in his language
