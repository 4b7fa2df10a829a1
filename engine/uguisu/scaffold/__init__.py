"""Working skeletons of packs and plugins."""
