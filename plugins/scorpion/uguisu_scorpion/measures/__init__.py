"""What a playtest of Scorpion counts."""
