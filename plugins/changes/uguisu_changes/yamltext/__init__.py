"""YAML files changed where they change, and nowhere else."""

from uguisu_changes.yamltext.patch import patch
from uguisu_changes.yamltext.tree import Node, NotReadable, read_tree

__all__ = ["Node", "NotReadable", "patch", "read_tree"]
