"""Several servers in one process and in virtual time, under a seed: whatever can go wrong between them does."""
