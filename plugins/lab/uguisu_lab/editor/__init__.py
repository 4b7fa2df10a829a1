"""The playtest as a panel of the editor, of which it knows the session that it is given. The rest of the lab needs no Qt."""
