"""What a pack of Scorpion can get wrong that its schema lets through."""
