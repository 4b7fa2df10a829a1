"""What cards and missions of Spies do: operations and conditions."""
