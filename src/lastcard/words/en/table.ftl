### The table in plain lines, and the headings of lists.

## People

# Noun: a player's name.
table-you = You
# Noun: a player's name.
table-bot = Bot { $number }
# Noun: a player's name.
table-player = Player { $number }

## Where the game stands

table-game = { $target ->
        [one] { $edition }, { $players } players, rules of the { $sheet } sheet, up to { $target } point.
       *[other] { $edition }, { $players } players, rules of the { $sheet } sheet, up to { $target } points.
    }
table-differs = Changed from the sheet:
# Heading.
table-round = Round { $round }
table-top = Top of the discard pile: { $card }. Color in play: { colour }.
table-top-coloured = Top of the discard pile: { $card }.
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
table-prompt = Your choice (number, or { table-command-help }):
table-prompt-next = Press Enter for the next round, or type { table-command-quit }:
table-prompt-start = Type { table-command-start } when everybody is here:
table-prompt-over = Type { table-command-rematch } to play again, or press Enter to leave:
# Label before what is typed.
table-prompt-name = Your name:
table-prompt-game = Which game (its number, or Enter for the first):
table-prompt-pause = One card left. Press Enter to go on, or type a command:
table-prompt-jump = Press Enter to go on, or type { table-command-jump }:
table-jump = You can jump in with { $card }: type { table-command-jump }.
table-pass = Pass the screen to { $name }, then press Enter:
# Two sentences: what to do, and why.
table-hint = { $choice }. { $reason }

## Commands: words to be typed, no two alike

table-command-hand = hand
table-command-top = top
table-command-counts = counts
table-command-scores = scores
table-command-why = why
table-command-uno = uno
table-command-catch = catch
table-command-jump = jump
table-command-hint = hint
table-command-help = help
table-command-quit = quit
table-command-rules = rules
table-command-seats = seats
table-command-chat = chat
table-command-start = start
table-command-rematch = rematch
table-command-leave = leave
table-command-remove = remove
table-command-ban = ban

## Help, and answers to what was typed

table-help =
    Type the number of a choice, or one of these words:
    { table-command-hand }: the cards in your hand
    { table-command-top }: the top of the discard pile and the color in play
    { table-command-counts }: how many cards everybody holds, and the direction of play
    { table-command-scores }: everybody's points
    { table-command-why } and a card, such as { table-command-why } { $example }: why it can be played or not
    { table-command-uno }: call UNO with one card left; after the number of a choice, call it as you play that card
    { table-command-catch }: catch somebody who did not call UNO
    { table-command-hint }: what a good player would do
    { table-command-rules }: the rules of this table; with the name of a clause, such as { table-command-rules } uno.call, that clause
    { table-command-help }: this list
table-help-local = { table-command-quit }: save the game and leave
table-help-jump = { table-command-jump }: play the very same card as the one on top, out of turn
table-help-joined =
    { table-command-seats }: who is at the table
    { table-command-chat }: say something to everybody; alone, it lists the phrases
    { table-command-start }: start the game, if you are the host
    { table-command-rematch }: play again when the game is over
    { table-command-leave }: give up your seat; a bot plays in it
    { table-command-remove } and the number of a seat: remove that person from the table, if you are the host; { table-command-ban } also keeps them out
    { table-command-quit }: go and keep your seat: the same link leads back to it
table-help-notation =
    A choice can also be typed in short: play { $card }, draw, colour { $colour }; add uno after a card to call.
    A card is the letter of its color ({ $colours }) and its number, +2, skip or rev.
    The cards without a color are { $wilds }.
table-unknown = { $last ->
        [1] “{ $text }” is not a choice. Type { $last } or { table-command-help }. Possible: { $choices }.
       *[other] “{ $text }” is not a choice. Type a number from 1 to { $last }, or { table-command-help }. Possible: { $choices }.
    }
table-unknown-word = I do not know the word “{ $text }”. Type { table-command-help } to see the words that I know.
table-uno-not_owed = You do not need to call UNO now.
table-catch-nobody = There is nobody to catch now.
table-jump-not_offered = You cannot jump in now.
table-too_late = Too late: the game has moved on.
table-nothing_asked = You have nothing to answer now.
table-sent = Your answer is on its way. The table waits a moment for calls and catches.
table-leave-again = Type { table-command-leave } again to give it up.
table-not_begun = The game has not started yet.

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
table-again = The same table plays again.
table-one_left = { $name } has one card left.
table-one_left-you = You have one card left.
table-time = { $seconds ->
        [one] You have { $seconds } second.
       *[other] You have { $seconds } seconds.
    }
# Log line: somebody says something.
table-chat = { $name }: { $text }
table-remove-what = Type { table-command-remove } or { table-command-ban } and the number of a seat; { table-command-seats } lists them.
table-chat-phrases = Type { table-command-chat } and one of these numbers:
table-chat-free = Type { table-command-chat } and what you want to say, or one of these numbers:
table-chat-off = There is no chat at this table.

## Why a card can be played or not

table-why-what = Type { table-command-why } and a card, for example { table-command-why } { $example }.
table-why-playable = You can play { $card } now.
table-why-bluff = You can play { $card }, but you hold the color in play, { colour }: if you are challenged, you draw 4 cards.
table-why-no_match = You cannot play { $card }: it has neither the color in play, { colour }, nor the number or symbol of { $top }.
table-why-draw_four = You cannot play { $card } while you hold the color in play, { colour }.
table-why-only_drawn = You cannot play { $card }: after drawing, only the drawn card may be played.
table-why-stack = You cannot play { $card }: only a card that passes the draw on can be played here.
table-why-finish = You cannot play { $card } as your last card: that one must be a number.
table-why-not_held = You do not hold { $card }.
table-why-not_asked = You are not asked to play a card now.

## Endings: log lines

table-left_in_hand = { $name } still holds { $cards }.
table-left_in_hand-you = You still hold { $cards }.
table-thanks = Thank you for playing!
table-input_ended = The input has ended.
table-saved = The game is saved in { $file }. Go on with: { $command }
table-not_saved = { $why ->
        [full] The game cannot be saved: the disk is full. You can go on playing: it is tried again after every move.
        [denied] The game cannot be saved: writing there is not allowed. You can go on playing: it is tried again after every move.
        [gone] The game cannot be saved: its folder is not there. You can go on playing: it is tried again after every move.
       *[other] The game cannot be saved. You can go on playing: it is tried again after every move.
    }
table-saved_again = The game is saved again.
table-unsaved = The game could not be saved anywhere. This is its record. Copy it into a file, and go on with: { $command }
table-kept = Watch the game again with: { $command }
table-kept-proof = To prove its shuffles: { $command }
table-resumed = You are back at the table.
table-restored = The server was restored from a backup. What happened after the backup is lost, and the next shuffle is a new one.
table-restored-void = The server was restored from a backup. Round { $round } is void and is dealt again, because some of you may know its cards.
table-seat_kept = Your seat is kept. Come back with: { $command }
table-games = Saved games, newest first:
# Row in a list of saved games.
table-games-listed = { $number }. { $edition }, { $players } players, round { $round }, left { $when }: { $file }
table-games-damaged = { $file } is damaged in line { $line } and cannot be chosen.
table-games-in_use = { $file } is being played in another terminal.

## Replays

table-replay = Record of a game: { $edition }, { $players } players, rules of the { $sheet } sheet, seed { $seed }.
table-replay-arranged = The position was arranged.
table-replay-unfinished = The record stops here, before the end of the game.

## The list of editions: headings of columns

table-editions = Editions
table-editions-id = Id
table-editions-name = Name
table-editions-special = Special card
table-editions-colours = Colors
table-editions-cards = Cards
table-editions-none = none

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

# Two sentences about a deck.
table-deck = Cards in “{ $name }”: { $count }. Colors: { $colours }.
# Heading of a column.
table-deck-card = Card
# Heading of a column.
table-deck-each = In each color
# Heading of a column.
table-deck-all = In all
table-deck-players = Hands of { $cards }: up to { $players } players.
table-deck-written = The deck is in the file “{ $file }”. Change it as you like, check it and play with it:
# The name of a first deck, to be changed.
table-deck-mine = My deck
table-deck-new-name = A deck of your own. What is it called? Every language shows this name as it is.
table-deck-new-colours = Two to four of red, blue, green, yellow, pink and purple. A new deck has them in the order that you write.
table-deck-new-cards =
    How many of each in every color, 0 to 2: a digit, a range of digits, +2 (Draw Two), rev (Reverse) and skip.
    A deck has at least 20 cards, and at least 12 of them are colored numbers.
table-deck-new-wilds = How many of each card without a color, 0 to 4. What is left out is 0.

## The list of rules

table-rules = The rules, clause by clause
# Row in a list of rules.
table-rules-clause = { $id }: { $text }
table-rules-sheet = The { $sheet } sheet sets { $switches }.
table-rules-unknown = There is no clause “{ $clause }”.

## Serving

table-serve = The table is open at { $url }. Press Ctrl-C to stop.
table-hosted = The table is open. Others join in a browser at { $url }, or in a terminal with: { $command }
table-hosted-kept = The table is kept. Open it again with { $command }, and the same link leads back to it.
