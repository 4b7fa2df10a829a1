"""The pages of Uguisu, to read without a network."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")
