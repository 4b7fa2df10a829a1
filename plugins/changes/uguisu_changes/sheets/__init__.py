"""A pack's cards as a table, for people who think in spreadsheets: out of a pack, and back into it by what differs.

A cell that reads as its card would be written now changes nothing. So a table that was only looked at leaves every byte of the
pack as it was, whatever program has saved it since, and a cell is parsed only where somebody changed it.
"""
