"""What a pack of Senjutsu can get wrong that its schema lets through."""
