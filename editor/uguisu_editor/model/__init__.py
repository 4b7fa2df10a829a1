"""The documents of the editor, without Qt: data, edits with their inverses, files that stay the user's."""
