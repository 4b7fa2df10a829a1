"""Before the first turn: hands, figures, secrets."""
