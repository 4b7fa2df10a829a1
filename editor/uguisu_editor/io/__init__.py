"""In and out: maps from Tiled, pictures of maps, mini-maps for secret notes."""
