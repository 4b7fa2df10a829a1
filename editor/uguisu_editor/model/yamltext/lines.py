"""Where the lines of a text begin and end."""

from __future__ import annotations


class Lines:
    """Lines of a text, asked for by offset."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.newline = "\r\n" if "\r\n" in text else "\n"

    def start(self, at: int) -> int:
        """Return where the line of `at` begins."""
        return self.text.rfind("\n", 0, at) + 1

    def next(self, at: int) -> int:
        """Return where the line after that of `at` begins: past its line feed, or the text's end."""
        found = self.text.find("\n", at)
        return len(self.text) if found < 0 else found + 1

    def column(self, at: int) -> int:
        """Return the column of `at`, from 0."""
        return at - self.start(at)

    def before(self, at: int) -> str:
        """Return what stands on the line before `at`."""
        return self.text[self.start(at) : at]
