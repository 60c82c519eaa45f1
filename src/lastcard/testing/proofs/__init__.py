"""The long proofs: the rules searched, servers killed, attacked and listened to."""
