"""How positions of Temple are judged; it is played by the bots that every game has."""
