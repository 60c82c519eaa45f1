"""Several processes that serve the same tables: owners, which run them, and gateways, which hold the clients."""
