"""Writing YAML back so that the file stays its owner's: only what changed is touched, and a file that says the same is left
alone to the byte.
"""

from uguisu.content.writer.file import YamlFile
from uguisu.content.writer.fixes import apply_fix
from uguisu.content.writer.rewrite import NotEditable, rewrite

__all__ = ["NotEditable", "YamlFile", "apply_fix", "rewrite"]
