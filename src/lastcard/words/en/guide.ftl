### How to play an edition, as a page. Most of it is said by the rules by clause; here is what those leave to a switch, and what frames them.

# Heading of the page.
guide-title = How to play { $edition }
# Heading.
guide-need = What you need
# What is in the deck.
guide-cards = There are { $count } cards in four colors: { $colours }.
guide-wilds = Four Wild, four Wild Draw Four and four { $special } cards have no color.
guide-wilds-classic = Four Wild and four Wild Draw Four cards have no color.
guide-wilds-several = Four Wild, four Wild Draw Four and four of each special card have no color. The special cards are { $specials }.
# As the sheet has it.
guide-sum-setup-dealer = { $dealer_symbols ->
        [ignored] Everybody draws a card, and the highest number deals. Cards with a symbol do not count.
       *[counted] Everybody draws a card, and the highest number deals. A card with a symbol counts as zero.
    }
guide-sum-turn-first = { $start_direction ->
        [right] The player to the dealer's right starts, and play goes to the right.
       *[left] The player to the dealer's left starts, and play goes to the left.
    }
guide-sum-turn-play_drawn = { $drawn_card ->
        [must] If you had nothing to play and the card you have drawn fits, you must play it at once.
       *[may] If the card you have drawn can be played, you may play it in the same turn.
    }
guide-sum-start-reverse = { $start_direction ->
        [right] Reverse turned up at the start: the dealer goes first, and play moves to the left.
       *[left] Reverse turned up at the start: the dealer goes first, and play moves to the right.
    }
guide-two = With two players, Reverse works like Skip: the same player plays again.
# Heading.
guide-challenge = The challenge
# Heading.
guide-starts = The first card turned up
# What the game asks those who play the special card.
guide-asked-kickin-battle = You are asked who to challenge. Then both of you are asked for a card, and neither sees the other's.
guide-asked-urrrhhh = You are asked which color to give away and, for each player, which card they get.
guide-asked-best-friends = You are asked for a number, everybody is asked whether they put down a card, and finally you are asked for the color.
guide-asked-jokers-wild = You are asked who to torment, and then for the color.
guide-asked-special-agent = All hands are shown to you alone, and then you are asked for the color.
guide-play = To play it against bots: { $command }
# Label of a link.
guide-clauses = All rules, clause by clause
# Label of a link.
guide-editions = Other editions
# Label of a link.
guide-languages = In other languages

## The page of house rules

guide-house = These are rules that many families play by, and that are on no printed sheet. Each is off unless you turn it on, when you set up a table or with --rule on the command line.
# Heading.
guide-presets = Sets of house rules
# Heading: decks that are in no box.
guide-decks = Other decks
