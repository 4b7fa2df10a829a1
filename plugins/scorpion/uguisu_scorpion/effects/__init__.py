"""What cards and missions of Scorpion do: operations and conditions."""
