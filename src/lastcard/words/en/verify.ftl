### What `lastcard verify` says.

verify-fair = { $rounds ->
        [one] Fair: the record is whole, and the shuffles of its { $rounds } round follow from what was promised before the deal.
       *[other] Fair: the record is whole, and the shuffles of all { $rounds } rounds follow from what was promised before each deal.
    }
verify-compare = Only those who were there can tell whether these are the commitments that were published before the deals: save yours at the table, and name the file with --commitments.
verify-round = { $count ->
        [one] Round { $round }: shuffled by the seed that was committed to and the salt of seat { $seats }.
       *[other] Round { $round }: shuffled by the seed that was committed to and the salts of seats { $seats }.
    }
verify-round-seen = { $count ->
        [one] Round { $round }: shuffled by the seed that was committed to and the salt of seat { $seats }. You noted this commitment before the deal.
       *[other] Round { $round }: shuffled by the seed that was committed to and the salts of seats { $seats }. You noted this commitment before the deal.
    }
# Heading of a list of problems.
verify-unfair = Not proved:
verify-record = Line { $at } of the record is wrong: the game cannot be played again from it.
verify-not_served = The record has no commitments: it does not come from a served table.
verify-arranged = Round { $at }: its cards were arranged, and not dealt from a shuffle.
verify-broken = Round { $at }: the seed is not the one that was committed to.
verify-unsalted = Round { $at }: nobody's salt is in it, so the server alone decided the order of the cards.
verify-dealer = The draw for the deal does not follow from the seed and the salts of the first round.
verify-same_seed = Two rounds have the same seed.
verify-altered = Round { $at }: a line was changed, or is missing.
verify-unsealed = Round { $at }: the record does not say whether a line is missing. Earlier servers wrote such records.
verify-unfinished = The record is not complete: it stops in or after round { $at }, and the game is not over.
verify-unseen = Round { $at }: the commitment was not noted before the deal.
verify-swapped = Round { $at }: the record has another commitment, or other salts, than were published at the table.
verify-left_out = Round { $at }: the server had taken your salt and left it out of the shuffle.
verify-not_taken = Round { $at }: your salt is not in the shuffle, and the server had not taken it. For you, this deal is not proved.
verify-dealt = Round { $at }: what you were told of the deal is not what the record says.
verify-bad_file = The file “{ $file }” holds no commitments.
