"""How a table looks: what each game shows of its pieces, ground, light and events, and the scene that painters draw of it.

`model` is what a game declares, `scene` what comes of a view and that; it is made of the marks of `uguisu.board.marks`, which
the editor, SVG and PNG all paint.
"""
