"""The ledger: an append-only chain of entries, and what follows from it.

Values in, values out; whoever stores the entries brings their own database and clock.
``chain`` grows and verifies the chain, ``payloads`` says what an entry can say, ``fold`` finds
the games that count, and ``publication`` makes of them what anybody can reproduce.
"""
