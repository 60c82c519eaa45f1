### What only a terminal says of a table: plain lines, and the headings of lists.

## Where the game stands

terminal-game = { $target ->
        [one] { $edition }, { $players } players, rules of the { $sheet } sheet, up to { $target } point.
       *[other] { $edition }, { $players } players, rules of the { $sheet } sheet, up to { $target } points.
    }
terminal-differs = Changed from the sheet:
terminal-top-coloured = Top of the discard pile: { $card }.

## Asking

terminal-prompt = Your choice (number, or { terminal-command-help }):
terminal-prompt-next = Press Enter for the next round, or type { terminal-command-quit }:
terminal-prompt-start = Type { terminal-command-start } when everybody is here:
terminal-prompt-over = Type { terminal-command-rematch } to play again, or press Enter to leave:
# Label before what is typed.
terminal-prompt-name = Your name:
terminal-prompt-game = Which game (its number, or Enter for the first):
terminal-prompt-pause = One card left. Press Enter to go on, or type a command:
terminal-prompt-jump = Press Enter to go on, or type { terminal-command-jump }:
terminal-jump = You can jump in with { $card }: type { terminal-command-jump }.
terminal-pass = Pass the screen to { $name }, then press Enter:
# Two sentences: what to do, and why.
terminal-hint = { $choice }. { $reason }

## Commands: words to be typed, no two alike

terminal-command-hand = hand
terminal-command-top = top
terminal-command-counts = counts
terminal-command-scores = scores
terminal-command-why = why
terminal-command-uno = uno
terminal-command-catch = catch
terminal-command-jump = jump
terminal-command-hint = hint
terminal-command-help = help
terminal-command-quit = quit
terminal-command-rules = rules
terminal-command-seats = seats
terminal-command-chat = chat
terminal-command-start = start
terminal-command-rematch = rematch
terminal-command-leave = leave
terminal-command-remove = remove
terminal-command-ban = ban

## Help, and answers to what was typed

terminal-help =
    Type the number of a choice, or one of these words:
    { terminal-command-hand }: the cards in your hand
    { terminal-command-top }: the top of the discard pile and the color in play
    { terminal-command-counts }: how many cards everybody holds, and the direction of play
    { terminal-command-scores }: everybody's points
    { terminal-command-why } and a card, such as { terminal-command-why } { $example }: why it can be played or not
    { terminal-command-uno }: call UNO with one card left; after the number of a choice, call it as you play that card
    { terminal-command-catch }: catch somebody who did not call UNO
    { terminal-command-hint }: what a good player would do
    { terminal-command-rules }: the rules of this table; with the name of a clause, such as { terminal-command-rules } uno.call, that clause
    { terminal-command-help }: this list
terminal-help-local = { terminal-command-quit }: save the game and leave
terminal-help-jump = { terminal-command-jump }: play the very same card as the one on top, out of turn
terminal-help-joined =
    { terminal-command-seats }: who is at the table
    { terminal-command-chat }: say something to everybody; alone, it lists the phrases
    { terminal-command-start }: start the game, if you are the host
    { terminal-command-rematch }: play again when the game is over
    { terminal-command-leave }: give up your seat; a bot plays in it
    { terminal-command-remove } and the number of a seat: remove that person from the table, if you are the host; { terminal-command-ban } also keeps them out
    { terminal-command-quit }: go and keep your seat: the same link leads back to it
terminal-help-notation =
    A choice can also be typed in short: play { $card }, draw, colour { $colour }; add uno after a card to call.
    A card is the letter of its color ({ $colours }) and its number, +2, skip or rev.
    The cards without a color are { $wilds }.
terminal-unknown = { $last ->
        [1] “{ $text }” is not a choice. Type { $last } or { terminal-command-help }. Possible: { $choices }.
       *[other] “{ $text }” is not a choice. Type a number from 1 to { $last }, or { terminal-command-help }. Possible: { $choices }.
    }
terminal-unknown-word = I do not know the word “{ $text }”. Type { terminal-command-help } to see the words that I know.
terminal-uno-not_owed = You do not need to call UNO now.
terminal-jump-not_offered = You cannot jump in now.
terminal-too_late = Too late: the game has moved on.
terminal-nothing_asked = You have nothing to answer now.
terminal-sent = Your answer is on its way. The table waits a moment for calls and catches.
terminal-leave-again = Type { terminal-command-leave } again to give it up.
terminal-not_begun = The game has not started yet.

## At a served table: log lines

terminal-again = The same table plays again.
terminal-one_left = { $name } has one card left.
terminal-one_left-you = You have one card left.
terminal-remove-what = Type { terminal-command-remove } or { terminal-command-ban } and the number of a seat; { terminal-command-seats } lists them.
terminal-chat-phrases = Type { terminal-command-chat } and one of these numbers:
terminal-chat-free = Type { terminal-command-chat } and what you want to say, or one of these numbers:
terminal-chat-off = There is no chat at this table.

## Why a card can be played or not

terminal-why-what = Type { terminal-command-why } and a card, for example { terminal-command-why } { $example }.
terminal-why-playable = You can play { $card } now.
terminal-why-bluff = You can play { $card }, but you hold the color in play, { colour }: if you are challenged, you draw 4 cards.
terminal-why-not_held = You do not hold { $card }.

## Endings: log lines

terminal-left_in_hand = { $name } still holds { $cards }.
terminal-left_in_hand-you = You still hold { $cards }.
terminal-thanks = Thank you for playing!
terminal-input_ended = The input has ended.
terminal-saved = The game is saved in { $file }. Go on with: { $command }
terminal-not_saved = { $why ->
        [full] The game cannot be saved: the disk is full. You can go on playing: it is tried again after every move.
        [denied] The game cannot be saved: writing there is not allowed. You can go on playing: it is tried again after every move.
        [gone] The game cannot be saved: its folder is not there. You can go on playing: it is tried again after every move.
       *[other] The game cannot be saved. You can go on playing: it is tried again after every move.
    }
terminal-saved_again = The game is saved again.
terminal-unsaved = The game could not be saved anywhere. This is its record. Copy it into a file, and go on with: { $command }
terminal-kept = Watch the game again with: { $command }
terminal-kept-proof = To prove its shuffles: { $command }
terminal-resumed = You are back at the table.
terminal-seat_kept = Your seat is kept. Come back with: { $command }
terminal-games = Saved games, newest first:
# Row in a list of saved games.
terminal-games-listed = { $number }. { $edition }, { $players } players, round { $round }, left { $when }: { $file }
terminal-games-damaged = { $file } is damaged in line { $line } and cannot be chosen.

## Replays

terminal-replay = Record of a game: { $edition }, { $players } players, rules of the { $sheet } sheet, seed { $seed }.
terminal-replay-arranged = The position was arranged.
terminal-replay-unfinished = The record stops here, before the end of the game.

## The list of editions: headings of columns

terminal-editions = Editions
terminal-editions-id = Id
terminal-editions-name = Name
terminal-editions-special = Special card
terminal-editions-colours = Colors
terminal-editions-cards = Cards
terminal-editions-none = none

## A deck of somebody's own: a list of its cards, and the comments in a new deck file

# Two sentences about a deck.
terminal-deck = Cards in “{ $name }”: { $count }. Colors: { $colours }.
# Heading of a column.
terminal-deck-card = Card
# Heading of a column.
terminal-deck-each = In each color
# Heading of a column.
terminal-deck-all = In all
terminal-deck-players = Hands of { $cards }: up to { $players } players.
terminal-deck-written = The deck is in the file “{ $file }”. Change it as you like, check it and play with it:
# The name of a first deck, to be changed.
terminal-deck-mine = My deck
terminal-deck-new-name = A deck of your own. What is it called? Every language shows this name as it is.
terminal-deck-new-colours = Two to four of red, blue, green, yellow, pink and purple. A new deck has them in the order that you write.
terminal-deck-new-cards =
    How many of each in every color, 0 to 2: a digit, a range of digits, +2 (Draw Two), rev (Reverse) and skip.
    A deck has at least 20 cards, and at least 12 of them are colored numbers.
terminal-deck-new-wilds = How many of each card without a color, 0 to 4. What is left out is 0.

## The list of rules

terminal-rules = The rules, clause by clause
# Row in a list of rules.
terminal-rules-clause = { $id }: { $text }
terminal-rules-sheet = The { $sheet } sheet sets { $switches }.
terminal-rules-unknown = There is no clause “{ $clause }”.

## Serving

terminal-serve = The table is open at { $url }. Press Ctrl-C to stop.
terminal-hosted = The table is open. Others join in a browser at { $url }, or in a terminal with: { $command }
terminal-hosted-kept = The table is kept. Open it again with { $command }, and the same link leads back to it.
terminal-migrate-same = The schema of the database “{ $url }” is up to date: version { $version }.
terminal-migrate-schema = The database “{ $url }” now has version { $version } of the schema.
terminal-migrate-taken = Moved from the folder “{ $folder }” and checked. Tables: { $tables }. Entries: { $entries }. Keep the folder as a backup, and do not serve from it again.
terminal-migrate-restored = Tables marked as restored from a backup: { $tables }.
