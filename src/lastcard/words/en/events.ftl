### What happened: log lines. Each event about a person has a form that names them and one that speaks to the reader.

## Before a round

event-dealer_drew = { $name } draws { $card } to see who deals.
event-dealer_drew-you = You draw { $card } to see who deals.
event-dealer_chosen = { $name } is the dealer.
event-dealer_chosen-you = You are the dealer.
event-round_began = Round { $round } begins. { $name } deals.
event-round_began-you = Round { $round } begins. You deal.
event-dealt = { $name } is dealt { $cards }.
event-dealt-you = You are dealt { $cards }.
event-dealt-hidden = { $count ->
        [one] { $name } is dealt { $count } card.
       *[other] { $name } is dealt { $count } cards.
    }
event-turned_up = The first card is { $card }.
event-put_back = { $card } goes back into the draw pile, and another card is turned up.

## Turns

event-turn_began = It is { $name }'s turn.
event-turn_began-you = It is your turn.
event-played = { $name } plays { $card }.
event-played-you = You play { $card }.
event-drew = { $name } draws { $cards }.
event-drew-you = You draw { $cards }.
event-drew-hidden = { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
event-kept = { $name } keeps the drawn card.
event-kept-you = You keep the drawn card.
event-passed = { $name } passes.
event-passed-you = You pass.
event-reshuffled = { $count ->
        [one] The draw pile has run out: { $count } card from the discard pile is the new one.
       *[other] The draw pile has run out: { $count } cards from the discard pile are shuffled into a new one.
    }
event-skipped = { $name } misses a turn.
event-skipped-you = You miss your turn.
event-reversed = { $direction ->
        [left] Play reverses and now goes to the left.
       *[right] Play reverses and now goes to the right.
    }
event-colour_named = { $name } chooses { colour }.
event-colour_named-you = You choose { colour }.

## Calling and catching

event-called = { $name } calls UNO!
event-called-you = You call UNO!
event-caught = { $other } catches { $name }, who did not call UNO.
event-caught-you = { $other } catches you: you did not call UNO.
event-caught-by_you = You catch { $name }, who did not call UNO.

## Wild Draw Four

event-accepted = { $name } accepts the Wild Draw Four.
event-accepted-you = You accept the Wild Draw Four.
event-challenged = { $guilty ->
        [yes] { $other } challenges { $name }'s Wild Draw Four and is right: it was not allowed.
       *[no] { $other } challenges { $name }'s Wild Draw Four and is wrong: it was allowed.
    }
event-challenged-you = { $guilty ->
        [yes] { $other } challenges your Wild Draw Four and is right: it was not allowed.
       *[no] { $other } challenges your Wild Draw Four and is wrong: it was allowed.
    }
event-challenged-by_you = { $guilty ->
        [yes] You challenge { $name }'s Wild Draw Four and are right: it was not allowed.
       *[no] You challenge { $name }'s Wild Draw Four and are wrong: it was allowed.
    }
event-hand_shown-after_challenged = { $name } shows { $other } their whole hand: { $cards }.
event-hand_shown-after_challenged-you = You show { $other } your whole hand: { $cards }.
event-hand_shown-after_challenged-to_you = { $name } shows you their whole hand: { $cards }.
event-hand_shown-after_challenged-hidden = { $count ->
        [one] { $name } shows { $other } their whole hand, { $count } card.
       *[other] { $name } shows { $other } their whole hand, { $count } cards.
    }

## Kickin' Battle

event-rival_named = { $name } challenges { $other } to a battle.
event-rival_named-you = You challenge { $other } to a battle.
event-rival_named-rival_you = { $name } challenges you to a battle.
event-picked = { $name } picks { $card } for the battle.
event-picked-you = You pick { $card } for the battle.
event-picked-hidden = { $name } has picked a card for the battle.
event-revealed = { $name } reveals { $card }.
event-revealed-you = You reveal { $card }.
event-battle_tied = { $name } and { $other } tie and battle again. Both cards are set aside.
event-battle_tied-you = You and { $other } tie and battle again. Both cards are set aside.
event-battle_lost = { $name } loses the battle and takes all the cards used in it.
event-battle_lost-you = You lose the battle and take all the cards used in it.
event-battle_void = Neither { $name } nor { $other } can go on: nobody loses the battle, and the cards set aside go back to their hands.
event-battle_void-you = Neither you nor { $other } can go on: nobody loses the battle, and the cards set aside go back to your hands.

## Urrrhhh

event-colour_given_up = { $name } gives away all their { colour } cards.
event-colour_given_up-you = You give away all your { colour } cards.
event-gave = { $name } gives { $card } to { $other }.
event-gave-you = You give { $card } to { $other }.
event-gave-to_you = { $name } gives you { $card }.
event-gave-hidden = { $name } gives a card to { $other }.

## Best Friends

event-number_named = { $name } calls the number { $number }.
event-number_named-you = You call the number { $number }.
event-put_down = { $name } puts down { $card }.
event-put_down-you = You put down { $card }.

## The Joker's wild

event-tormented = { $other } torments { $name }, who draws until they get a { colour } card.
event-tormented-you = { $other } torments you: you draw until you get a { colour } card.
event-tormented-by_you = You torment { $name }, who draws until they get a { colour } card.
event-discarded = { $name } discards { $card }.
event-discarded-you = You discard { $card }.

## Special Agent

event-hand_shown = { $other } looks at { $name }'s whole hand: { $cards }.
event-hand_shown-you = { $other } looks at your whole hand: { $cards }.
event-hand_shown-to_you = You look at { $name }'s whole hand: { $cards }.
event-hand_shown-hidden = { $count ->
        [one] { $other } looks at { $name }'s whole hand, { $count } card.
       *[other] { $other } looks at { $name }'s whole hand, { $count } cards.
    }

## House rules

event-jumped_in = { $name } jumps in!
event-jumped_in-you = You jump in!
event-swapped = { $name } swaps hands with { $other }.
event-swapped-you = You swap hands with { $other }.
event-swapped-with_you = { $name } swaps hands with you.
event-rotated = { $direction ->
        [left] All hands move one seat to the left.
       *[right] All hands move one seat to the right.
    }
event-received = { $name } gets { $other }'s hand: { $cards }.
event-received-you = You get { $other }'s hand: { $cards }.
event-received-from_you = { $name } gets your hand: { $cards }.
event-received-hidden = { $count ->
        [one] { $name } gets { $other }'s hand, { $count } card.
       *[other] { $name } gets { $other }'s hand, { $count } cards.
    }

## Endings

event-went_out = { $name } has no cards left and goes out.
event-went_out-you = You have no cards left and go out.
event-round_blocked = The round is blocked: play cannot go on.
event-round_ended = { $points ->
        [one] { $name } wins the round. The cards left in hand are worth { $points } point. Scores: { $scores }.
       *[other] { $name } wins the round. The cards left in hand are worth { $points } points. Scores: { $scores }.
    }
event-round_ended-you = { $points ->
        [one] You win the round. The cards left in hand are worth { $points } point. Scores: { $scores }.
       *[other] You win the round. The cards left in hand are worth { $points } points. Scores: { $scores }.
    }
event-round_ended-blocked = The round ends and nobody scores. Scores: { $scores }.
event-match_ended = { $name } wins the game! Final scores: { $scores }.
event-match_ended-you = You win the game! Final scores: { $scores }.

## Endings with partners

event-round_ended-team = { $points ->
        [one] { $names } win the round. It is worth { $points } point. Scores: { $scores }.
       *[other] { $names } win the round. It is worth { $points } points. Scores: { $scores }.
    }
event-round_ended-team-you = { $points ->
        [one] You and { $other } win the round. It is worth { $points } point. Scores: { $scores }.
       *[other] You and { $other } win the round. It is worth { $points } points. Scores: { $scores }.
    }
event-match_ended-team = { $names } win the game! Final scores: { $scores }.
event-match_ended-team-you = You and { $other } win the game! Final scores: { $scores }.
