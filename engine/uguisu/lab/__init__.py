"""The lab: packs held against each other, taken apart, and balanced, by the statistics of many games."""
