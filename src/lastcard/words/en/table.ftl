### A table in words that pages and terminals share.

## People

# Noun: a player's name.
table-you = You
# Noun: a player's name.
table-bot = Bot { $number }
# Noun: a player's name.
table-player = Player { $number }

## Where the game stands

# Heading.
table-round = Round { $round }
table-top = Top of the discard pile: { $card }. Color in play: { colour }.
table-top-uncoloured = Top of the discard pile: { $card }. No color has been chosen yet.
# Sentence.
table-hand = { $count ->
        [one] Your hand, { $count } card: { $cards }.
       *[other] Your hand, { $count } cards: { $cards }.
    }
# Part of the sentence that follows (table-counts).
table-count = { $count ->
        [one] { $name } holds { $count } card
       *[other] { $name } holds { $count } cards
    }
# Part of a sentence (table-counts).
table-count-you = { $count ->
        [one] you hold { $count } card
       *[other] you hold { $count } cards
    }
# Sentence.
table-counts = Cards in hand: { $counts }.
table-draw_pile = { $count ->
        [one] The draw pile has { $count } card.
       *[other] The draw pile has { $count } cards.
    }
# Sentence.
table-scores = Scores: { $scores }.
table-direction = { $direction ->
        [left] Play goes to the left.
       *[right] Play goes to the right.
    }
table-turn = It is { $name }'s turn.
table-turn-you = It is your turn.

## Asking

# Row in a list of choices.
table-choice = { $number }. { $choice }

## Help, and answers to what was typed

table-catch-nobody = There is nobody to catch now.

## At a served table: log lines

table-seated = You sit in seat { $number }.
# Row in a list of seats.
table-seat = { $number }. { $who }
table-sat = { $name } sits down.
table-left = { $name } leaves the table.
table-away = { $name } is away.
table-back = { $name } is back.
table-stand_in = A bot plays for { $name }.
table-host = { $name } is the host now.
table-host-you = You are the host now.
table-time = { $seconds ->
        [one] You have { $seconds } second.
       *[other] You have { $seconds } seconds.
    }
# Log line: somebody says something.
table-chat = { $name }: { $text }
table-nudge = { $name } nudges { $names }: everybody is waiting.
table-nudge-you = { $name } nudges you: everybody is waiting for you.
table-nudge-by_you = You nudge { $names }.
table-ready = { $name } is ready.

## Why a card can be played or not

table-why-no_match = You cannot play { $card }: it has neither the color in play, { colour }, nor the number or symbol of { $top }.
table-why-draw_four = You cannot play { $card } while you hold the color in play, { colour }.
table-why-only_drawn = You cannot play { $card }: after drawing, only the drawn card may be played.
table-why-stack = You cannot play { $card }: only a card that passes the draw on can be played here.
table-why-finish = You cannot play { $card } as your last card: that one must be a number.
table-why-not_asked = You are not asked to play a card now.

## Endings: log lines

table-restored = The server was restored from a backup. What happened after the backup is lost, and the next shuffle is a new one.
table-restored-void = The server was restored from a backup. Round { $round } is void and is dealt again, because some of you may know its cards.
