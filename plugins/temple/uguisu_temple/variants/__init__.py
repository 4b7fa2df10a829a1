"""The additional rules, each a plug-in variant."""
