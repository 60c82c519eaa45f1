### House rules: what families play beside the printed sheets. The terminal and the browser say it alike.

## Headings, labels, options, tags and signs

# Heading, and label of the field where a set of house rules is chosen: up to 25 characters.
house-rules = House rules
# Option, where the house rules that were chosen have no name.
house-mix = Your own mix
# Button that shows every house rule by itself.
house-more = More
# Sign on the discard pile: how many cards the next player has to draw.
house-debt = +{ $count }
# Spoken by screen readers, and a line in the terminal.
house-debt-said = { $count ->
        [one] There is { $count } card to draw.
       *[other] There are { $count } cards to draw.
    }
# Answer, and label of the draw pile, where one draws until a card fits: up to 30 characters.
house-draw-until = Draw until you can play
# Tag beside the name of the reader's partner: up to 18 characters.
house-partner = your partner
house-partner-you = Your partner is { $name }.
house-partners = { $names } are partners.
# Heading of a column, and label of a field.
house-team = Team
# Label of a field: a deck that somebody has made.
house-deck = A deck of your own
house-deck-about = A file says which cards are in the deck.

## What cannot be played

house-deck-wrong = { $wrong ->
        [text] This is not TOML that can be read.
        [entry] A deck has no “{ $text }”. Possible: { $known }.
        [name] The name is one line of text, with no space at its ends and no # at its start or after a space.
        [taken] An edition is called “{ $text }”: give the deck another name.
        [colours] The colors are two to four of these, each once: { $known }.
        [section] “{ $text }” must be a section that says how many there are of each card.
        [face] “{ $text }” is not a card that has a color. Possible: a digit, a range such as 1-9, { $known }.
        [twice] “{ $text }” names a card that another line has named.
        [wild] “{ $text }” is not a card without a color. Possible: { $known }.
        [size] A deck has at least { $least } cards. Here there are { $count }.
        [numbers] At least { $least } cards of a deck have a number. Here there are { $count }.
       *[copies] “{ $text }” must be a whole number from 0 to { $most }.
    }
house-need-teams = Partners need an even number of players, from 4 to 10.
house-need-hand_size = { $count ->
        [one] There are not enough cards in the deck to deal { $players } players { $count } card each.
       *[other] There are not enough cards in the deck to deal { $players } players { $count } cards each.
    }

## Sets of house rules: labels of options, and a sentence about each

preset-plain = Plain
preset-plain-about = No house rules.
preset-stackers = Stackers
preset-stackers-about = A Draw Two or Wild Draw Four can be passed on with another of its kind.
preset-party = Party
preset-party-about = Draw cards can be passed on, sevens and zeros move hands, and you draw until a card fits.
preset-lightning = Lightning
preset-lightning-about = Five cards each: jump in with the very same card, and play whenever you can.
preset-partners = Partners
preset-partners-about = Two players opposite each other win together.
preset-mayhem = Mayhem
preset-mayhem-about = Draw cards are passed on, hands move, and anybody may jump in. You draw until you can play, and then you must.

## What each house rule means

house-about-stacking = If a Draw Two or a Wild Draw Four is played against you, you may play another one: then the next player has to draw for both.
house-about-jump_in = If you hold the very same card as the one on top, you may play it at once, even if it is not your turn.
house-about-seven_zero = A player who plays a 7 swaps hands with somebody, and after a 0 everybody passes their hand on to the next player.
house-about-draw = If you draw on your turn, you go on until you get a card that you can play.
house-about-force_play = If you hold a card that you can play, you must play it: you are not allowed to draw instead.
house-about-finish = The last card that you play must be a number, so keep one for the end.
house-about-teams = Players opposite each other are partners: they win and score together. It takes 4, 6, 8 or 10 players.
house-about-hand_size = How many cards each player gets at the start of a round.
house-about-catch_penalty = How many cards you draw if you are caught without having called UNO.
