"""``python -m uguisu_tools.cli``, where the script is not on the path."""

from uguisu_tools.cli import main

main()
