"""The language server of Uguisu: what is wrong with a pack, what may be written, what it means, in any text editor."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")
