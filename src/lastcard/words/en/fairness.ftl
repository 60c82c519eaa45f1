### The fair shuffle: what is published and checked, and what is said when it does not fit.

fairness-how = Before each deal the server publishes a commitment to its seed. Every player's browser adds a random value (salt), and the order of the cards follows from both. When the round is over the seed is opened, and everybody can check it: “lastcard verify” checks the record.
fairness-limits = What this does not prove: that the server did not look at its own cards. And a seed of 256 bits cannot reach every order of a whole deck.
# Label of a value.
fairness-commitment = Commitment
# Label of a value.
fairness-seed = Seed
# Label of a value.
fairness-nonce = Nonce
# Label of a value.
fairness-salts = Salts
# Label of a value.
fairness-own = Your salt
fairness-left_out = The server had taken your salt for round { $round } and left it out of the shuffle. It may have chosen the order of the cards!
fairness-swapped = The server has changed what it had published about the shuffle of round { $round }. It may have chosen the order of the cards!
fairness-not_taken = The server did not take your salt for round { $round }, because it came too late or another device of yours was first. For you, this deal is not proved.
fairness-broken = The server has not opened the seed that it had committed to for round { $round }. It may have chosen the order of the cards!
fairness-stacked = What you were dealt in round { $round } does not follow from the seed and the salts. The server may have chosen the cards!
fairness-foreign = Nobody at the table can have added one of the salts of round { $round }. The server may have chosen the order of the cards!
# Label in place of a value.
fairness-later = opened when the round is over
# Label of a value.
fairness-check = Checked here
fairness-kept = The seed is the one that was committed to.
fairness-dealt = The deal follows from it.
# Button.
fairness-save = Save commitments
