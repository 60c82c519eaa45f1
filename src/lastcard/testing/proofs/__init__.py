"""The long proofs: the rules searched, the compiled game compared with them, servers killed, attacked and listened to."""
