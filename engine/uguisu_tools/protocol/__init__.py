"""The protocol of `uguisu serve`: JSON-RPC 2.0, a line a message, for bots and front ends in any language.

It is described in ``docs/protocol.md``.
"""

VERSION = 1
"""The version of the protocol that is spoken here."""
