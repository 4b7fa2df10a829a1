"""What the rules say of figures: moving, fighting, harm, stances."""
