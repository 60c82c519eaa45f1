"""Benchmarks that anyone can repeat: `lastcard bench …` measures us and our peers in one run."""
