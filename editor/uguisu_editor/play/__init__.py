"""Play and playtest: games run in processes of their own, and the window shows what they tell."""
