### The rules by clause: headings, and sentences whose key is "clause-" and the id, with hyphens for dots. The order here is the order of the rulebook.

section-contents = Contents

clause-deck-size = A deck has 112 cards; the classic deck, which has no special card, has 108.
clause-deck-numbers = Each of the four colors has 19 number cards: one 0, and two each of 1 to 9.
clause-deck-actions = Each color has two Draw Two, two Reverse and two Skip cards: 24 action cards in all.
clause-deck-wilds = The colorless cards are four Wild cards, four Wild Draw Four cards and, outside the classic deck, four of the edition's special card.
clause-deck-colours = Each edition has four colors. They are blue, green, red and yellow, but Urrrhhh has pink in place of red, and Best Friends has purple, pink, green and yellow.

section-object = Object of the game

clause-object-round = Be the first to have no cards left. You then score what the others still hold.
clause-object-match = Points add up from round to round, and the first to reach 500 wins the game.

section-setup = Setting up

clause-setup-dealer = Everybody draws a card, and the highest number deals. A card with a symbol counts as zero, unless the switch dealer_symbols says that it is ignored.
clause-setup-deal = The dealer shuffles and deals 7 cards to each player.
clause-setup-draw_pile = The other cards are placed face down: they are the draw pile.
clause-setup-discard_pile = The top card of the draw pile is turned up and begins the discard pile.
clause-setup-first_card = If an action card or a colorless card is turned up, see what that card does at the start.

section-turn = Your turn

clause-turn-first = The player to the dealer's left starts; if the switch start_direction is right, the one to the dealer's right. This player is the “first player” of these rules.
clause-turn-match = Play a card that matches the top of the discard pile by color, number or symbol.
clause-turn-wild = A colorless card may be played on any card; only Wild Draw Four has a condition.
clause-turn-must_draw = If you have nothing to play, take one card from the draw pile.
clause-turn-play_drawn = If the card you have drawn can be played, you may play it in the same turn; if the switch drawn_card is must, you have to.
clause-turn-keep_drawn = If you do not play the drawn card, you keep it, and it is the next player's turn.
clause-turn-decline = You do not have to play a card that you could play; but then you must draw one.
clause-turn-decline_only_drawn = Once you have drawn, you may play only the drawn card, and no other from your hand.

section-actions = Action cards

clause-draw_two-effect = Draw Two: the next player draws 2 cards and misses a turn.
clause-draw_two-where = Draw Two goes on a card of its color or on another Draw Two.
clause-start-draw_two = Draw Two turned up at the start: the first player draws 2 cards and misses a turn.
clause-reverse-effect = Reverse: the direction of play reverses.
clause-reverse-where = Reverse goes on a card of its color or on another Reverse.
clause-start-reverse = Reverse turned up at the start: the dealer goes first, and play moves against the starting direction, normally to the right.
clause-skip-effect = Skip: the next player misses a turn.
clause-skip-where = Skip goes on a card of its color or on another Skip.
clause-start-skip = Skip turned up at the start: the first player is skipped, and the next one starts.
clause-wild-effect = Wild: the player who plays it chooses the color that continues play, which may be the current one.
clause-wild-anytime = Wild may be played even if you hold another card that fits.
clause-start-wild = Wild turned up at the start: the first player chooses the color, then takes the first turn.
clause-draw_four-effect = Wild Draw Four: the player who plays it chooses the color, and the next player draws 4 cards and misses a turn.
clause-draw_four-legal = Wild Draw Four is allowed only if you hold no card of the color in play. An action card of that color counts; a card that fits only by number or symbol, or another colorless card, does not.
clause-start-draw_four = Wild Draw Four turned up at the start: it goes back into the deck, and another card is turned up.
clause-challenge-who = Only the player who would have to draw because of a Wild Draw Four may challenge it, if they think that it was not allowed.
clause-challenge-show = The challenged player shows their hand to the challenger, and to nobody else.
clause-challenge-guilty = If the Wild Draw Four was not allowed, the player who played it draws the 4 cards instead.
clause-challenge-innocent = If it was allowed, the challenger draws the 4 cards and 2 more, 6 in all.

section-battle = Kickin' Battle

clause-battle-challenge = The player who plays Kickin' Battle picks any other player to battle.
clause-battle-pick = Both pick a card from their hands and reveal the two cards at the same time.
clause-battle-lowest_loses = The lower card loses; a card with a symbol counts as zero.
clause-battle-tie = On a tie both cards are set aside and both players pick again, until somebody loses.
clause-battle-out_of_cards = If one of the two runs out of cards, that player draws one from the draw pile to go on with the battle or the game: a round cannot end during a battle.
clause-battle-loser_takes = The loser takes all the cards used in the battle, and draws 2 more from the draw pile.
clause-battle-winner_colour = The winner of the battle chooses the color now in play.
clause-battle-resume = Play goes on in the current direction with the player next to the challenger; the switch battle_resume can make it the one next to the challenged player.
clause-start-battle = Kickin' Battle turned up at the start: the first player chooses the color that begins play.

section-urrrhhh = Urrrhhh

clause-urrrhhh-colour = The player who plays Urrrhhh picks a color in their hand to get rid of.
clause-urrrhhh-give = They give one card of that color to each other player in turn, clockwise from the left, again and again until they hold none of it. If the switch start_direction is right, they give counterclockwise from the right.
clause-urrrhhh-uneven = It does not matter if some players get more cards than others.
clause-urrrhhh-wild = Urrrhhh is also a wild card: the player who plays it then chooses the color in play.
clause-start-urrrhhh = Urrrhhh turned up at the start: the first player chooses the color, then takes the first turn.

section-friends = Best Friends

clause-friends-number = The player who plays Best Friends first calls out a number, 0 to 9.
clause-friends-discard = Then each player may put down one card with that number, of any color, if they have one.
clause-friends-last = The player who played Best Friends puts theirs down last.
clause-friends-wild = Best Friends is also a wild card: the player who played it chooses the color in play.
clause-start-friends = Best Friends turned up at the start: the first player chooses the color.

section-joker = The Joker's wild

clause-joker-target = The player who plays the Joker's wild picks another player to torment, and calls out a color.
clause-joker-draw = The tormented player draws until they get a card of that color.
clause-joker-discard = The tormented player discards that card and keeps all the others drawn.
clause-joker-resume = Play goes on in the current direction with the player next to the one who played the card.
clause-joker-last_card = If the Joker's wild is the last card, it still torments: a player is picked and draws until they get the color.
clause-start-joker = The Joker's wild turned up at the start: the first player chooses the color that begins play.

section-agent = Special Agent Mater

clause-agent-peek = The player who plays Special Agent Mater looks at the hands of all other players.
clause-agent-wild = Special Agent Mater is also a wild card: the player who plays it chooses the color in play.
clause-start-agent = Special Agent Mater turned up at the start: the first player chooses the color that begins play.

section-going_out = Going out

clause-uno-call = When you play your next-to-last card, call UNO.
clause-uno-catch = If you do not call and somebody catches you before the next player begins a turn, you draw 2 cards. The switch catch_until can give them more time.
clause-round-over = The round ends as soon as a player has no cards left.
clause-round-last_draw = If the last card is a Draw Two or a Wild Draw Four, the next player still draws the 2 or 4 cards, and they count in the scoring.
clause-round-reshuffle = When the draw pile runs out, the discard pile without its top card is shuffled to make a new one, and play goes on.

section-scoring = Scoring

clause-score-winner = The player who went out scores everything left in the others' hands.
clause-score-numbers = Number cards are worth their number, 0 to 9.
clause-score-actions = Draw Two, Reverse and Skip are worth 20 points each.
clause-score-wilds = Wild, Wild Draw Four and the special cards are worth 50 points each.
clause-match-win = If nobody has 500 points yet, all cards are shuffled for another round. The first to reach 500 wins.
clause-match-low = Another way to score: everybody adds up the points they are left with in each round. When somebody reaches 500, the lowest total wins.

section-sheets = Where the sheets differ

clause-start_direction = start_direction says which way play starts: left or right. With right (Spain), the player to the dealer's right is the first player, a Reverse turned up sends play to the left, and Urrrhhh gives counterclockwise from the right.
clause-dealer_symbols = dealer_symbols says what a symbol is worth when players draw for dealer: zero, or ignored (Spain), so that it cannot win.
clause-drawn_card = drawn_card says whether a drawn card that fits may or must be played. Must (Latin America) applies only if nothing else could be played; a player who chose to draw may still keep the card.
clause-battle_resume = battle_resume says who plays after a battle: the player next to the challenger, or next to the challenged player (French Canada).
clause-catch_until = catch_until says how long you can be caught without having called: until the next turn begins (begin), until a card is put down in it or it is passed (played: both French sheets and Spain), or as long as you hold that one card (held: Latin America).

section-choices = For the table to choose

clause-scoring = scoring is winner (the player who goes out scores what the others hold) or low (everybody adds up what they hold, and the lowest total wins).
clause-target = target is the number of points that ends the game: 500, or any positive whole number.
clause-bluffing = bluffing says whether a Wild Draw Four that is not allowed can be played: true (it can, at the risk of a challenge) or false (it cannot, and nobody challenges).
clause-two_player_reverse = two_player_reverse says what Reverse does with two players: skip (the same player plays again) or nothing (the other player is next).

section-rulings = Our rulings where the sheets say nothing

clause-ruling-players = A game has 2 to 10 players.
clause-ruling-dealer_tie = If players tie for dealer, they draw again from the rest of the deck until one is highest. Then all cards are shuffled.
clause-ruling-deal_order = The 7 cards are dealt one at a time, beginning with the first player and going around in the starting direction.
clause-ruling-dealer_ignored = With dealer_symbols ignored, the highest number deals and symbols do not count. If nobody drew a number, the same players draw again; if the deck runs out, a fresh one is shuffled.
clause-ruling-next_dealer = The next round is dealt by the player after the dealer, in the starting direction.
clause-ruling-two_reverse = With two players Reverse works like Skip: the same player plays again. The switch two_player_reverse can turn this off; the direction reverses either way.
clause-ruling-two_start_reverse = If Reverse is turned up with two players, the dealer goes first.
clause-ruling-colour_in_play = On a colorless card the last chosen color counts, both for matching and for whether a Wild Draw Four is allowed.
clause-ruling-bluff = A Wild Draw Four may be played even if it is not allowed, from the hand or just drawn, at the risk of a challenge. With bluffing off it is not offered, nobody is asked to challenge, and the 4 cards are simply drawn.
clause-ruling-guilty_turn = After a successful challenge the Wild Draw Four and its color stay; the challenger draws nothing and takes a normal turn.
clause-ruling-innocent_turn = After a failed challenge the challenger draws 6 cards and misses the turn.
clause-ruling-last_draw_four = A Wild Draw Four played as the last card cannot be challenged: with no other card in hand it is always allowed.
clause-ruling-guilt = A Wild Draw Four is judged by the hand at the moment it was played and by the color in play before it. What is shown is the hand as it is now.
clause-ruling-short_pile = If there are not enough cards to draw, even after reshuffling, you draw what there is, and nothing more later.
clause-ruling-reshuffle_top = In a reshuffle the top card of the discard pile stays and everything under it is shuffled. This happens when a card is needed and the draw pile is empty, not before.
clause-ruling-nothing_to_draw = If you draw on your turn but there is no card to draw, you pass and the turn ends.
clause-ruling-blocked = If everybody has had a turn and no card was played and none could be drawn, the round is blocked: nobody scores it, in either way of scoring, and the deal passes on.
clause-ruling-endless = A round is blocked after 2,000 turns, when the next turn would begin.
clause-ruling-drawn_always_asked = You are asked about a drawn card even if it does not fit, and then keeping it is the only choice: if you were not asked, the others would know.
clause-ruling-must_play_legal = When a drawn card must be played, this never forces a Wild Draw Four that is not allowed: nobody has to cheat.
clause-ruling-uno_reached = You must call whenever you are left with exactly one card: after playing, putting down, giving away, revealing in a battle or discarding in torment; but not after drawing a card when you held none. This ends when you call, are caught, or hold any other number of cards.
clause-ruling-catch_lapse = The next turn is the next one that begins, no matter whose; answering a challenge or being skipped is not a turn. The chance to catch ends at the first answer in that turn (begin), when a card is put down in it or it is passed (played), or only when the player no longer holds exactly one card (held), and always with the round. It stays open while other questions are asked. Once it has ended, the call is no longer needed.
clause-ruling-uno_early = Calling UNO on its own when no call is needed is refused and changes nothing. Called while playing or putting down a card, it counts only if exactly one card is then left.
clause-ruling-catch_who = Any other player may catch, and only the first one counts.
clause-ruling-first_special = When a special card is turned up at the start, only the color is chosen; its own effect does not happen.
clause-ruling-draw_four_back = A Wild Draw Four turned up goes back into the draw pile, which is shuffled again before the next card is turned up.
clause-ruling-special_playable = Kickin' Battle and the Joker's wild may be played at any time, like a Wild.
clause-ruling-battle_must = The player who plays Kickin' Battle must pick a rival, and the rival cannot refuse the battle.
clause-ruling-battle_last_card = You cannot go out with Kickin' Battle: if it was your last card, you draw one and battle.
clause-ruling-battle_used = The cards used in a battle are all that the two players revealed or set aside in it; the Kickin' Battle card itself is not one of them.
clause-ruling-battle_order = A challenger without cards draws after picking the rival. On a tie the challenger draws before the rival. At the end the loser draws 2 cards, then a winner without cards draws 1, then the color is chosen.
clause-ruling-battle_winner_empty = A winner who used their last card draws one before play goes on. If there is none to draw, that player is out and the round ends.
clause-ruling-battle_no_cards_left = A player in a battle who must draw but can get no card loses the battle. If neither can, nobody loses: cards set aside return to those who played them, and the challenger chooses the color.
clause-ruling-battle_secret = A picked card stays hidden in the hand until both have picked; everybody knows that a card was picked.
clause-ruling-urrrhhh_no_colour = If you hold no colored card when you play Urrrhhh, you only choose the color in play.
clause-ruling-urrrhhh_must = You cannot refuse to give, and the color must be one you hold.
clause-ruling-urrrhhh_out = If you give away your last cards, you are out and the round ends.
clause-ruling-urrrhhh_order = The giver decides, card by card, who gets which, and is asked even for the last. Cards of that color that the giver draws meanwhile, when caught, are given too. Giver and receiver see the card; the others see its back.
clause-ruling-urrrhhh_direction = Reverse does not change the way cards are given: it is always clockwise, or counterclockwise if start_direction is right.
clause-ruling-start_special = The player who chooses the color of a Wild or a special card turned up at the start then takes the first turn in the normal way.
clause-ruling-friends_order = Cards are put down in the current direction, starting with the next player, and by the caller last.
clause-ruling-friends_out = If somebody puts down their last card, the round ends there, and that player scores.
clause-ruling-friends_last_card = If Best Friends is a last card, the round ends at once and nobody puts anything down.
clause-ruling-friends_match = After Best Friends the next card must match the chosen color, whatever color lies on top, or the number on top if a number card was put down.
clause-ruling-friends_colour = With Best Friends the color is chosen after the cards with the number have been put down.
clause-ruling-joker_colourless = Colorless cards drawn in torment are kept; they have no color, so the drawing goes on.
clause-ruling-joker_dry = If no card of the color can be drawn, the tormented player keeps everything drawn, and the color called is in play.
clause-ruling-joker_no_effect = If the card discarded in torment is an action card, it does nothing; it is only the new top card.
clause-ruling-joker_going_out = If the Joker's wild is the last card, the torment takes place, with the discard, and then the round is scored.
clause-ruling-agent_peek = The player looks at once, and sees all other hands as they are at that moment. The others see only that it happened.
clause-ruling-last_colour = A round that is over asks nothing more: no color is chosen after a last colorless card, and a last Special Agent Mater looks at nothing. Only the Joker's wild torments first.
clause-ruling-low_points = In the low-score game everybody adds the points they hold; the points of the round are the sum of them.
clause-ruling-low_tie = If the lowest total is tied in the low-score game, everybody plays another round, until one is lowest.
clause-ruling-leave = If a player leaves an online table, a bot plays in that seat until they are back.

section-house = House rules

clause-house-stack-debt = With stacking on, you may pass a Draw Two or a Wild Draw Four on to the next player by playing another one, and the cards to draw add up.
clause-house-stack-same = If stacking is same, a Draw Two is passed on with a Draw Two, and a Wild Draw Four with a Wild Draw Four.
clause-house-stack-any = If stacking is any, a Wild Draw Four also passes on a Draw Two, and a Draw Two of the chosen color passes on a Wild Draw Four.
clause-house-stack-answer = When you pass cards on, that is your turn: 2 or 4 more are added, and now the next player must draw them all or pass them on.
clause-house-stack-take = If you do not pass them on, you draw all the cards that have added up and miss your turn.
clause-house-stack-challenge = A Wild Draw Four can be challenged only if nothing is being passed on with it: one that passes cards on is always allowed.
clause-house-stack-last = If somebody goes out with a Draw Two or a Wild Draw Four, the next player draws all the cards that have added up and cannot pass them on.
clause-house-stack-start = If a Draw Two is turned up at the start, the first player draws 2 cards or passes them on.
clause-house-stack-short = If there are not enough cards to draw, you draw what there is, and the rest is forgotten.
clause-house-jump-when = With jump_in on, if you hold a card of the very same color and number or symbol as the card that was played last, you may play it out of turn, as long as the player whose turn it is has not answered.
clause-house-jump-turn = When you jump in, that is your turn, and play goes on from you; the turn that had just begun does not count.
clause-house-jump-stack = If you jump in with a Draw Two while cards are being passed on, 2 more are added, and the player after you must draw them all or pass them on.
clause-house-jump-race = The first answer counts, whether it comes from the player whose turn it is or from somebody who jumps in.
clause-house-jump-poll = Where players are asked one after another, everybody is asked whether they jump in, even those who cannot: otherwise the others would learn who holds the card.
clause-house-jump-pace = After a colored card is played, bots wait a moment before they answer, so that everybody has time to jump in.
clause-house-seven-swap = With seven_zero on, if you play a 7 and still hold a card, you must swap hands with another player.
clause-house-zero-rotate = With seven_zero on, if somebody plays a 0 and still holds a card, everybody passes their hand on to the next player in the direction of play.
clause-house-hands-call = When hands have moved, everybody who got a hand of exactly one card must call UNO; what was called for the hand before does not count.
clause-house-hands-order = A hand moves as it is. Only a 7 or a 0 that is played moves hands, not one that is turned up, put down, discarded, revealed or given away.
clause-house-draw-until = If draw is until and you draw on your turn, you go on until you get a card that you can play, or until there are no cards left to draw.
clause-house-force-play = With force_play on, you may draw only if no card in your hand can be played, and you must play a drawn card that fits; but nobody has to pass cards on, jump in or put down a card.
clause-house-finish-number = If finish is number, the last card that you play must be a number; if the only card you have left is not one, you must draw.
clause-house-teams-partners = With teams on, players opposite each other are partners. This takes 4, 6, 8 or 10 players.
clause-house-teams-score = Partners always have the same points: if one goes out, both score what the other teams hold; in the low-score game both add what the two of them hold.
clause-house-teams-match = Partners win the game together.
clause-house-teams-hidden = Partners do not see each other's cards, and in everything else a partner is like any other player.
clause-house-hand_size = hand_size says how many cards each player is dealt: 7, or any number from 2 to 10 for which there are enough cards in the deck.
clause-house-catch_penalty = catch_penalty says how many cards you draw if you are caught: 2, or any number from 1 to 10.
clause-house-grand = The grand deck has 128 cards: the 108 classic ones and four of each of the five special cards, which all do what their own rules say.
clause-house-deck_file = A deck of your own is a file that says how many there are of each card: two to four colors, at least 20 cards, and at least 12 of them with a number.
