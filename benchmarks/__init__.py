"""Benchmarks: ``uv run python -m benchmarks`` prints ratios, each measured against something beside it in one run."""
