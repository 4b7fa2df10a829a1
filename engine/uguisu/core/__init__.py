"""The engine core: `Build` -> `Game` -> `State`. Packs become Games in `uguisu.loading`."""
