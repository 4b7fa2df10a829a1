"""A pack as a web page: whoever opens it plays, without a server. The engine runs in the browser, in WebAssembly."""

from pathlib import Path

from uguisu.translations import learn

learn(Path(__file__).parent / "translations")
