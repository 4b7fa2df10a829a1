"""Names in files, as people read and type them."""

from __future__ import annotations

from collections import Counter

from uguisu_editor.model.visible import visible


class Named:
    """What may be named, as people read it: by its title; by its id, too, where several have the same."""

    def __init__(self, known: list[tuple[str, str]]) -> None:
        counts = Counter(title for _, title in known)
        self._shown = {
            name: visible(title if title and counts[title] == 1 else f"{title} · {name}" if title else name)
            for name, title in known
        }
        self._meant = {shown.casefold(): name for name, shown in self._shown.items()}
        self._most_parts = 1 + max((shown.count(",") for shown in self._meant), default=0)

    def shown(self, name: str) -> str:
        """Return how something is shown; what is not known, as it is written."""
        return self._shown.get(name, visible(name))

    def meant(self, text: str) -> str:
        """Return the name that is meant by what was chosen, or typed: its title, or itself."""
        return text if text in self._shown else self._meant.get(text.casefold(), text)

    def several(self, text: str) -> list[str]:
        """Return the names that are meant by a line with commas between; a title may have commas of its own."""
        parts, found, at = [part.strip() for part in text.split(",") if part.strip()], [], 0
        while at < len(parts):
            several = range(min(self._most_parts, len(parts) - at), 1, -1)
            taken = next((n for n in several if ", ".join(parts[at : at + n]).casefold() in self._meant), 1)
            found.append(self.meant(", ".join(parts[at : at + taken])))
            at += taken
        return found
