"""What a Scorpion pack can get wrong that its schema lets through."""
