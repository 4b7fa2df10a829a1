"""What cards and missions of Senjutsu do: operations and conditions."""
