"""Working skeletons of packs and plugins, and lessons that begin from one."""
