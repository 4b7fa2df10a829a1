"""The table: friends play a pack in their browsers, and each seat sees with its own eyes."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")
