"""What a pack of Spies can get wrong that its schema lets through."""
