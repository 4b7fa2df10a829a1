"""``python -m uguisu.cli``, where the script is not on the path."""

from uguisu.cli import main

main()
