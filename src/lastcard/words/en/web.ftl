### The table in a browser.

## Everywhere

# Label of the link to the first page.
web-home = Home
# Button.
web-close = Close
# Button.
web-cancel = Cancel
web-nowhere = There is no such page.
# Button.
web-copy = Copy
# Takes the place of “Copy” on the button for a moment.
web-copied = Copied
# Button that keeps the changed rules of a table.
web-save = Save
# Heading of a dialog, and label of the button that opens it.
web-likings = Language, appearance and sound
# Label of a field in that dialog.
web-language = Language
# Label of a field in that dialog.
web-theme = Theme
# Option under “Theme”.
web-theme-auto = Same as the device
# Option under “Theme”.
web-theme-light = Light
# Option under “Theme”.
web-theme-dark = Dark
# Label of a field in that dialog.
web-motion = Motion
# Option under “Motion”.
web-motion-normal = Normal
# Option under “Motion”.
web-motion-fast = Fast
# Option under “Motion”.
web-motion-off = None
web-motion-calm = This device asks for no motion.
# Label of a field in that dialog.
web-contrast = More contrast
# Label of a field in that dialog.
web-sound = Sound
# Label of a box to tick.
web-notify = Notify me when it is my turn
web-notify-refused = This browser does not allow notifications from this page.
web-connecting = Connecting to the table…
web-reconnecting = The connection is lost. Trying again…
# Remark beside an answer that has been given.
web-sending = Sending…
web-unsent = Your answer is kept and will be sent as soon as the connection is back.
web-move_held = Waiting: { $names } can still be caught.
web-move_held-you = Waiting: you can still be caught.
web-closed = This table is closed.
# Button, where the player is at the table in another window.
web-play_here = Play here
# Button (a link) of somebody who was removed or has left: it leads back to the table.
web-look_again = Back to the table

## The first page

web-hero = One card left. Say it!
web-hero-more = The card game by its printed rules: get rid of all your cards. Make a table, send the link, and play. No account, nothing to install.
# Button.
web-now = Play now
web-now-more = You against bots, right away. To play with others, make a table.
# Button (a link).
web-learn = Learn to play
# Noun: the name of somebody who has not said one, as others at the table see it.
web-player = Player
# Heading.
web-your_tables = My games
# Heading above those that are not over.
web-games-on = Going on
# Heading above those that are over.
web-games-over = Finished
# Tag: how a game stands, before the names of its players.
web-game-lobby = Not begun
# Button beside a game that is over.
web-game-replay = Replay { $number }
# Heading.
web-make = A new table
# Button.
web-make-go = Open the table
# Label of a field.
web-name = Your name
web-foot = Free software, without advertising or tracking. The names on the printed sheets are trademarks of their owners.
# Label of a field.
web-edition = Edition
web-edition-classic = The game as everybody knows it.
web-edition-kickin-battle = Two players battle: the lower card loses, and the loser picks up all the cards.
web-edition-urrrhhh = Get rid of a whole color: give it to the others.
web-edition-best-friends = Call a number, and everybody may put down a card with it.
web-edition-jokers-wild = Torment somebody: they draw until they get your color.
web-edition-special-agent = Look at everybody's cards.
web-edition-grand = All five special cards in one deck.
# Label of a field.
web-seats = Seats
# Label of a seat in the form of a new table.
web-seat = Seat { $number }
# Noun, in the list of seats, in place of a name.
web-seat-free = Free seat
# Button.
web-seat-more = Add a seat
# Button.
web-seat-fewer = Remove a seat
# Option: how many play.
web-players_count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# Option: who sits there is a person, and no bot.
web-person = Person
# Option: who plays in a seat.
web-level-beginner = Bot, beginner
# Option: who plays in a seat.
web-level-easy = Bot, easy
# Option: who plays in a seat.
web-level-medium = Bot, medium
# Option: who plays in a seat.
web-level-hard = Bot, hard
# Option: who plays in a seat.
web-level-expert = Bot, expert
# A label, spoken: how strong a bot is
web-strength = Strength
# Heading that opens the finer settings of a new table.
web-settings = Rules and pace
# Label of a field.
web-sheet = Printed sheet
# Label of a field.
web-target-label = Points that end the game
# Label of a field.
web-timer = Time per move
# Option under “Time per move”; also a line in the summary of the rules.
web-timer-none = No time limit
web-timer-slow = Slow: 60 seconds per move
web-timer-normal = Normal: 30 seconds per move
web-timer-fast = Fast: 12 seconds per move
# Label of a field.
web-bot_pace = Speed of the bots
web-bot_pace-slow = Slow bots: 3 seconds per move
web-bot_pace-normal = Normal bots: 1 second per move
web-bot_pace-fast = Fast bots: half a second per move
web-bot_pace-suggested = Your settings ask for no motion or for more contrast: we suggest slow bots, which leave time to listen. You can choose their speed below.
# Label of a field.
web-catch_window = Time to catch
# Option under “Time to catch”.
web-catch_window-normal = Normal
# Option under “Time to catch”.
web-catch_window-long = Long
# Label of a field.
web-auto_call = UNO is called automatically
# Label of a field.
web-chat = Chat
# Option under “Chat”.
web-chat-phrases = Set phrases
# Option under “Chat”.
web-chat-free = Free text
# Option under “Chat”.
web-chat-off = None
# Label and placeholder of the field to chat in.
web-chat-write = Say something

## Rules of a table

# Heading of a dialog, and label of the button that opens it.
web-rules = Rules
web-summary = { $count ->
        [one] { $edition }, { $count } seat, rules of the { $sheet } sheet.
       *[other] { $edition }, { $count } seats, rules of the { $sheet } sheet.
    }
# Tag beside a rule that is not as on the sheet.
web-differs = differs from the sheet
# Label of a field; with a value behind it, the key is a sentence without its full stop. So are all rules below.
web-rule-start_direction = Play starts
web-rule-start_direction-left = Play starts to the left
web-rule-start_direction-right = Play starts to the right
# Label of a field.
web-rule-dealer_symbols = Symbols when drawing for dealer
web-rule-dealer_symbols-zero = When players draw for dealer, a symbol counts as zero
web-rule-dealer_symbols-ignored = When players draw for dealer, symbols are ignored
# Label of a field.
web-rule-drawn_card = A drawn card that fits
web-rule-drawn_card-may = A drawn card that fits may be played
web-rule-drawn_card-must = A drawn card that fits must be played
# Label of a field: who plays next.
web-rule-battle_resume = After a battle
web-rule-battle_resume-challenger = After a battle the player after the challenger plays
web-rule-battle_resume-challenged = After a battle the player after the challenged one plays
# Label of a field.
web-rule-catch_until = A missed call can be caught
web-rule-catch_until-begin = A missed call can be caught until the next turn begins
web-rule-catch_until-played = A missed call can be caught until a card is put down in the next turn
web-rule-catch_until-held = A missed call can be caught as long as the card is held
# Label of a field.
web-rule-scoring = Scoring
web-rule-scoring-winner = The winner of a round scores what the others hold
web-rule-scoring-low = Everybody scores what they hold, and the lowest total wins
web-rule-scoring-winner-teams = The winners of a round score what the other teams hold
web-rule-scoring-low-teams = Partners score what the two of them hold, and the lowest total wins
web-rule-target = { $target ->
        [one] The game is played to { $target } point
       *[other] The game is played to { $target } points
    }
# Label of a field.
web-rule-bluffing = Bluffing with Wild Draw Four
web-rule-bluffing-true = Wild Draw Four may be a bluff, and can be challenged
web-rule-bluffing-false = Wild Draw Four can be played only when it is allowed
# Label of a field.
web-rule-two_player_reverse = Reverse with two players
web-rule-two_player_reverse-skip = With two players Reverse works like Skip
web-rule-two_player_reverse-nothing = With two players Reverse does nothing
# Label of a field. From here on they are house rules.
web-rule-stacking = Stacking draw cards
web-rule-stacking-off = Draw Two and Wild Draw Four cannot be passed on
web-rule-stacking-same = Draw Two can be passed on with a Draw Two, and Wild Draw Four with a Wild Draw Four
web-rule-stacking-any = Draw Two and Wild Draw Four can be passed on with either of the two; on Wild Draw Four, Draw Two must be of the chosen color
# Label of a field.
web-rule-jump_in = Jumping in
web-rule-jump_in-false = Nobody plays out of turn
web-rule-jump_in-true = A player who holds the very same card may play it out of turn
# Label of a field.
web-rule-seven_zero = Sevens and zeros
web-rule-seven_zero-false = Sevens and zeros are ordinary numbers
web-rule-seven_zero-true = A 7 swaps two hands, and a 0 passes all hands on
# Label of a field.
web-rule-draw = Drawing on a turn
web-rule-draw-one = On your turn you draw one card
web-rule-draw-until = On your turn you draw until a card fits
# Label of a field.
web-rule-force_play = A card that fits
web-rule-force_play-false = If you can play, you may draw instead
web-rule-force_play-true = If you can play, you must
# Label of a field.
web-rule-finish = The last card
web-rule-finish-any = The last card may be any card
web-rule-finish-number = The last card played must be a number
# Label of a field.
web-rule-teams = Teams
# Option.
web-rule-teams-false = Everybody plays alone
web-rule-teams-true = Players opposite each other are partners
# Label of a field.
web-rule-hand_size = Cards dealt to each
web-rule-hand_size-count = { $count ->
        [one] Each player is dealt { $count } card
       *[other] Each player is dealt { $count } cards
    }
# Label of a field.
web-rule-catch_penalty = Cards drawn when caught
web-rule-catch_penalty-count = { $count ->
        [one] If you are caught, you draw { $count } card
       *[other] If you are caught, you draw { $count } cards
    }
web-sum-object-round = { $scoring ->
        [low] Be the first to have no cards left. Everybody scores what they still hold, and the lowest total wins.
       *[winner] Be the first to have no cards left. You then score what the others still hold.
    }
web-sum-object-round-teams = { $scoring ->
        [low] Be the first to have no cards left. Partners score what the two of them still hold, and the lowest total wins.
       *[winner] Be the first to have no cards left. You and your partner then score what the other teams still hold.
    }
web-sum-uno-catch = { $catch_until ->
        [played] If you do not call and somebody catches you before a card is put down in the next turn, you draw 2 cards.
        [held] If you do not call and somebody catches you while you still hold that card, you draw 2 cards.
       *[begin] If you do not call and somebody catches you before the next player begins a turn, you draw 2 cards.
    }
web-sum-battle-resume = { $battle_resume ->
        [challenged] Play goes on in the current direction with the player next to the challenged player.
       *[challenger] Play goes on in the current direction with the player next to the challenger.
    }
web-sum-urrrhhh-give = { $start_direction ->
        [right] They give one card of that color to each other player in turn, counterclockwise from the right, again and again until they hold none of it.
       *[left] They give one card of that color to each other player in turn, clockwise from the left, again and again until they hold none of it.
    }

## Coming to a table

# Heading over the special cards that a visitor meets for the first time.
web-meet = { $count ->
        [one] New to you: a special card
       *[other] New to you: { $count } special cards
    }
# Heading.
web-join = Join a table: { $edition }
# Button.
web-sit = Sit down
# Button.
web-watch = Watch
web-full = No seat is free, but you can watch.
# Tag beside a name.
web-host = host
# Tag beside a name.
web-is_ready = ready
# Button that stays pressed: shows the others that one is ready.
web-ready = I'm ready
# Button.
web-make_host = Make host
# Button beside a person at the table; takes them off it.
web-kick = Remove
web-kick-sure = Remove { $name } from the table?
# Button.
web-kick-keep_out = Remove and keep out
# Button.
web-leave = Leave the table
web-leave-sure = Give up this seat? Somebody else can take it.
# Tag beside a name.
web-away = away
# Tag beside a name.
web-stand_in = a bot is playing for them
# Button.
web-device = Another player on this device
web-device-how = Pass the device around: hands are covered between turns.
# Tag beside a name.
web-device-here = on this device
# Label of a link that is shown to be sent to others.
web-invite-join = Link to join
# Label of a link that is shown to be sent to others.
web-invite-watch = Link to watch
web-invite-local = This link works on this computer only. For other devices, start the server with --lan.
web-qr = QR code of the link to join
# Button.
web-start = Start
web-start-bots = { $count ->
        [one] A bot takes the seat that is still free.
       *[other] Bots take the { $count } seats that are still free.
    }
# Button.
web-change = Change the rules
web-changed = The host has changed the rules.
web-waiting_host = { $name } starts the game when everybody is here.
# Heading of a dialog, and label of the button that opens it.
web-people = People and links

## At the table

# Heading, spoken by screen readers only.
web-table = The table
# Heading of a column of names, and of the seats.
web-players = Players
# Heading of the list of all that happened, and label of the button that opens it.
web-log = What happened
# Heading of the answers that are possible, spoken by screen readers only.
web-actions = What you can do
# Sentence in place of a hand.
web-watching = You are watching.
# Sentence under the table.
web-spectators = { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-sits = You sit down when this round is over.
web-time_up = You ran out of time.
# Label: the time left, in seconds.
web-seconds = { $seconds } s
web-played_for = Meanwhile a bot has played for you.
# Sentence in place of a question.
web-waiting = Waiting for { $names }.
# Part of a heading: what ends the game.
web-target = { $scoring ->
        [low] up to { $target }, the lowest score wins
       *[winner] { $target ->
            [one] up to { $target } point
           *[other] up to { $target } points
        }
    }
# Part of the same heading where there is room for a dozen small letters only.
web-target-short = up to { $target }
# Label, spoken by screen readers: how many cards a seat holds.
web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Label beside a name.
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Tag of a seat, spoken by screen readers.
web-dealer = Dealer
# Tag of the seat whose turn comes after this one.
web-upcoming = next
# The same tag of the reader's own seat.
web-upcoming-you = You are next
# Label, where the name of the colour in play stands otherwise.
web-no_colour = no color yet
# Heading of the hand.
web-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# Spoken by screen readers: a card that can be played now.
web-card-up = { $card }, playable
# Spoken by screen readers: a card that can be played now, as a bluff.
web-card-bluff = { $card }, playable as a bluff
# Spoken by screen readers: a card that cannot be played now.
web-card-down = { $card }
# Behind the name of a card that waits for its player's turn, spoken.
web-card-queued = chosen for your turn
web-queued = { $card } is played on your turn, if it fits. Press it again to take it back.
web-unqueued = { $card } stays in your hand.
web-queue-unfit = { $card } does not fit now.
web-bluff = You hold the color in play: this is a bluff, and can be challenged.
# Tag on the card just drawn.
web-drawn = new
# Spoken by screen readers: how many cards of a colour one holds oneself.
web-held = { $count ->
        [one] you hold { $count }
       *[other] you hold { $count }
    }
# Button.
web-draw = Draw
# Button.
web-call = UNO!
# Button.
web-catch = Catch!
# Button: plays the very same card as the one on top, out of turn.
web-jump = Jump in!
web-sort-colour = The hand is sorted by color: sort by number
web-sort-rank = The hand is sorted by number: sort by color
# Label on the button that sorts the hand.
web-sorted-colour = by color
# Label on the button that sorts the hand.
web-sorted-rank = by number
web-hand_sorted = { $sorting ->
        [colour] The hand is sorted by color.
       *[rank] The hand is sorted by number.
    }
web-armed = You will call UNO with your next card.
web-disarmed = You will not call UNO with your next card.
web-call-early = { $count ->
        [one] You hold { $count } card: there is nothing to call now.
       *[other] You hold { $count } cards: call UNO when you play the last but one.
    }
web-no_draw = You cannot draw now.
web-catch-wait = Wait a moment: you cannot catch yet.
# Tag beside a name.
web-called = UNO called
# Tag beside a name.
web-owing = not called
web-challenge = Wild Draw Four on you! Accept it or challenge it?
web-outcome-accept = You draw 4 cards and miss your turn.
web-outcome-challenge = If it was not allowed, the player who played it draws 4 cards and you take your turn. If it was, you draw 6 cards and miss your turn.
web-sealed = Your card lies face down. Waiting for the other player.
# Noun, spoken by screen readers: a card in a battle.
web-face_down = a card face down
web-tells-battle_tied = A tie: both pick again.
# Heading of the end of a battle, for a moment.
web-won = { $name } wins!
# Heading of the end of a battle, for a moment.
web-won-you = You win!
# Label before a number, for a moment.
web-tells-number_named = Number called:
# Label before a colour, for a moment.
web-tells-colour_given_up = Color given away:
# Heading.
web-look = A look at the cards
web-look-only_you = Nobody else sees this.
web-card-counts = At the end of a round, it counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hand.
web-why-hand = { $card } is not of the color that you give away.
web-why-put = { $card } does not have the number called.
web-why-other = You cannot choose { $card } now.
web-cover = Pass the device to { $name }.
web-cover-take = I am { $name }: show my cards
# Button.
web-cover-call = { $name } calls UNO!
# Button.
web-cover-catch = { $name } catches!

## Tags beside a seat, for a moment

web-bubble-called = UNO!
web-bubble-caught = Caught!
web-bubble-skipped = Skipped
web-bubble-passed = Passes
web-bubble-accepted = Accepts
web-bubble-challenged = Challenge!
web-bubble-jumped_in = Jumps in!

## Ends

# Heading of the end of a round.
web-round_won = { $name } wins the round
# Heading of the end of a round.
web-round_won-you = You win the round
# Heading of the end of a game.
web-match_won = { $name } wins the game!
# Heading of the end of a game.
web-match_won-you = You win the game!
web-blocked = The round is blocked: nobody scores
web-round_points = { $points ->
        [one] The cards left in hand are worth { $points } point.
       *[other] The cards left in hand are worth { $points } points.
    }
# Heading of a column.
web-left = Cards left
# Heading of a column.
web-score = Score
# Button.
web-next_round = Next round
# Button.
web-rematch = Play again
web-rematch-host = { $name } can start the next game.
# Button (a link) to the replay of the game.
web-replay = Replay
# Button: the points, the best moments and a picture of the game that is over.
web-story = How it went

## The fair shuffle

# Heading of a dialog, and label of the button that opens it.
web-fairness = Fair shuffle

## Keys: labels in a list

# Heading of a list of keys, and label of the button that opens it.
web-help = Keys
web-help-touch = Tap a card to play it, or drag it up. Press and hold a card to read what it does.
web-key-choose = choose a card or an answer
web-key-play = play the chosen card or give the chosen answer
web-key-draw = draw a card
web-key-call = call UNO: with your next card, or at once if needed
web-key-catch = catch somebody who did not call UNO
web-key-jump = jump in with the very same card
web-key-answer = give the answer with that number, or choose a color
web-key-sort = sort the hand by color or by number
web-key-top = read the top card and the color in play
web-key-counts = read how many cards everybody holds
web-key-hand = read your hand
web-key-points = read the scores
web-key-question = read what you are asked
web-key-card = explain the chosen card, or the top card
web-key-help = this list

## Replays

# Heading of a replay.
web-replay-of = Replay: { $edition }, round { $round }
# Button.
web-share = Share
# Button that saves the record of the game (a noun).
web-record = Record
# Button (a noun): the round before this one.
web-round_before = Previous round
# Label of a button of the replay.
web-first = To the start
# Label of a button of the replay.
web-back = One step back
# Label of a button of the replay.
web-play = Play
# Label of a button of the replay.
web-pause = Pause
# Label of a button of the replay.
web-forward = One step forward
# Label of a button of the replay.
web-last = To the end
# Label of the slider of the replay (a noun: one of the moves of a round).
web-scrub = Move
# Label of the same: which move is shown.
web-move = Move { $number } of { $count }
# Label of a field: whose view of the table is shown.
web-eyes = Seen by
# Button.
web-all_hands = All hands
# Option of that field, among names of players.
web-spectator = a spectator

## What people say: phrases on buttons, and log lines

web-phrase-hello = Hello!
web-phrase-well_played = Well played!
web-phrase-ouch = Ouch!
web-phrase-lucky = Lucky!
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-one_moment = One moment, please.
web-phrase-good_game = Good game!
# Name of a row of buttons with faces, spoken.
web-reactions = Faces
# What the drawn faces are, spoken and in the log.
web-reaction-laugh = Laughing face
web-reaction-wow = Surprised face
web-reaction-cry = Crying face
web-reaction-angry = Angry face
web-reaction-cool = Face with sunglasses
web-reaction-think = Thinking face
# Button: remind those whom everybody waits for.
web-nudge = Nudge
# Beside the seat of who did so.
web-nudge-said = Your turn!

## What listeners hear, in short: log lines, spoken by screen readers

web-short-played = { $name }: { $card }.
web-short-played-you = You: { $card }.
web-short-drew-hidden = { $count ->
        [one] { $name } draws.
       *[other] { $name } draws { $count }.
    }
web-short-turn_began-you = Your turn.
web-short-reshuffled = The draw pile is reshuffled.
web-short-reversed = { $direction ->
        [left] Play goes to the left.
       *[right] Play goes to the right.
    }
web-short-colour_named = Color: { colour }.
web-short-colour_named-you = Color: { colour }.
web-short-caught = { $other } catches { $name }.
web-short-challenged = { $guilty ->
        [yes] { $other } challenges { $name } and is right.
       *[no] { $other } challenges { $name } and is wrong.
    }
web-short-challenged-you = { $guilty ->
        [yes] { $other } challenges you and is right.
       *[no] { $other } challenges you and is wrong.
    }
web-short-challenged-by_you = { $guilty ->
        [yes] Your challenge is right.
       *[no] Your challenge is wrong.
    }
web-short-went_out = { $name } goes out.

## What the server refuses: sentences

web-error-offline = The server does not answer.
web-error-unknown = Something went wrong on the server. Try again in a moment.
web-error-no_table = There is no such table. It may have expired.
web-error-no_seat = This seat is not free.
web-error-bad_name = Please choose another name: 1 to 24 letters, digits or common signs, and one that nobody here has.
web-error-bad_token = This browser has no seat here any more.
web-error-bad_message = The server did not understand this page. Please reload it.
web-error-not_host = Only the host can do this.
web-error-wrong_phase = This cannot be done now.
web-error-too_early = Too early: you can catch only a moment after the card is played.
web-error-cooling_down = You missed: wait a moment before the next catch.
web-error-too_many = That was too much at once. Wait a moment.
web-error-not_stored = The server could not store this. Try again in a moment.
web-error-no_space = The server's disk is nearly full. No new tables can be made for now; the others go on.
web-error-not_asked = You are not asked this now.
web-error-illegal_move = This is not possible now.
web-error-elsewhere = You are playing at this table in another window.
web-error-kicked = The host has removed you from the table.
web-error-left = You have left the table.
web-error-no_round = There is no such round.
web-error-not_over = The replay is there once the game is over.

## House rules

web-late = Too late: somebody was quicker.
web-must_play = You can play a card, so you must.
web-challenge-stack = Wild Draw Four on you! Accept it, challenge it, or pass it on with a card?
web-why-stack = You cannot pass this on with { $card }.
web-why-finish = { $card } cannot be your last card: that must be a number.
# Button: how many cards somebody draws who does not pass them on.
web-take = { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
# Heading of the end of a round.
web-round_won-team = { $names } win the round
# Heading of the end of a round.
web-round_won-team_you = You and { $other } win the round
# Heading of the end of a game.
web-match_won-team = { $names } win the game!
# Heading of the end of a game.
web-match_won-team_you = You and { $other } win the game!
web-round_points-team = { $points ->
        [one] The round is worth { $points } point.
       *[other] The round is worth { $points } points.
    }
# Tag beside a seat, for a moment: all its cards are others now.
web-bubble-received = New hand
# Button: a file with a deck that somebody has made.
web-deck-choose = Choose a file
# Button: puts that deck away.
web-deck-without = Play without it
