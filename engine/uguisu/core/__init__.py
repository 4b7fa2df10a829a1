"""The engine core: Scenario + plugin rules -> Game -> State."""
