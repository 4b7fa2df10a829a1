"""Changes of packs: their files edited and written back with comments kept, held against each other, and put together."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")
