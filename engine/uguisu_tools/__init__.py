"""What is done with the games that the engine plays: the command, bots, rulings, records, pictures, solving, conformance.

The heart, `uguisu`, never imports it: whoever only plays can do without.
"""
