### The table in a browser.

## Everywhere

web-home = Home
web-close = Close
web-cancel = Cancel
web-nowhere = There is no such page.
web-copy = Copy
web-copied = Copied
web-save = Save
web-likings = Language, appearance and sound
web-language = Language
web-theme = Theme
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = None
web-motion-calm = This device asks for no motion.
web-contrast = More contrast
web-sound = Sound
web-connecting = Connecting to the table …
web-reconnecting = The connection is lost. Trying again …
web-sending = Sending …
web-unsent = Your answer is kept and will be sent as soon as the connection is back.
web-move_held = Waiting: { $names } can still be caught.
web-move_held-you = Waiting: you can still be caught.
web-closed = This table is closed.
web-play_here = Play here
web-look_again = Back to the table

## The first page

web-hero = One card left. Say it!
web-hero-more = The card game by its printed rules: get rid of all your cards. Make a table, send the link, and play. No account, nothing to install.
web-your_tables = Your tables
web-make = A new table
web-make-go = Open the table
web-name = Your name
web-foot = Free software, without advertising or tracking. The names on the printed sheets are trademarks of their owners.
web-edition = Edition
web-edition-classic = The game as everybody knows it.
web-edition-kickin-battle = Two players battle: the lower card loses, and the loser picks up all the cards.
web-edition-urrrhhh = Get rid of a whole color: give it to the others.
web-edition-best-friends = Call a number, and everybody may put down a card with it.
web-edition-jokers-wild = Torment somebody: they draw until they get your color.
web-edition-special-agent = Look at everybody's cards.
web-seats = Seats
web-seat = Seat { $number }
web-seat-free = Free seat
web-seat-more = Add a seat
web-seat-fewer = Remove a seat
web-players_count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-person = Person
web-level-beginner = Bot, beginner
web-level-easy = Bot, easy
web-level-medium = Bot, medium
web-settings = Rules and pace
web-sheet = Printed sheet
web-target-label = Points that end the game
web-timer = Time per move
web-timer-none = No time limit
web-timer-slow = Slow: 60 seconds per move
web-timer-normal = Normal: 30 seconds per move
web-timer-fast = Fast: 12 seconds per move
web-bot_pace = Speed of the bots
web-bot_pace-slow = Slow bots: 3 seconds per move
web-bot_pace-normal = Normal bots: 1 second per move
web-bot_pace-fast = Fast bots: half a second per move
web-bot_pace-suggested = Your settings ask for no motion or for more contrast: we suggest slow bots, which leave time to listen. You can choose their speed below.
web-catch_window = Time to catch
web-catch_window-normal = Normal
web-catch_window-long = Long
web-auto_call = UNO is called automatically
web-chat = Chat
web-chat-phrases = Set phrases
web-chat-free = Free text
web-chat-off = None
web-chat-write = Say something

## Rules of a table

web-rules = Rules
web-summary = { $count ->
        [one] { $edition }, { $count } seat, rules of the { $sheet } sheet.
       *[other] { $edition }, { $count } seats, rules of the { $sheet } sheet.
    }
web-differs = differs from the sheet
web-rule-start_direction = Play starts
web-rule-start_direction-left = Play starts to the left
web-rule-start_direction-right = Play starts to the right
web-rule-dealer_symbols = Symbols when drawing for dealer
web-rule-dealer_symbols-zero = When players draw for dealer, a symbol counts as zero
web-rule-dealer_symbols-ignored = When players draw for dealer, symbols are ignored
web-rule-drawn_card = A drawn card that fits
web-rule-drawn_card-may = A drawn card that fits may be played
web-rule-drawn_card-must = A drawn card that fits must be played
web-rule-battle_resume = After a battle
web-rule-battle_resume-challenger = After a battle the player after the challenger plays
web-rule-battle_resume-challenged = After a battle the player after the challenged one plays
web-rule-catch_until = A missed call can be caught
web-rule-catch_until-begin = A missed call can be caught until the next turn begins
web-rule-catch_until-played = A missed call can be caught until a card is put down in the next turn
web-rule-catch_until-held = A missed call can be caught as long as the card is held
web-rule-scoring = Scoring
web-rule-scoring-winner = The winner of a round scores what the others hold
web-rule-scoring-low = Everybody scores what they hold, and the lowest total wins
web-rule-target = { $target ->
        [one] The game is played to { $target } point
       *[other] The game is played to { $target } points
    }
web-rule-bluffing = Bluffing with Wild Draw Four
web-rule-bluffing-true = Wild Draw Four may be a bluff, and can be challenged
web-rule-bluffing-false = Wild Draw Four can be played only when it is allowed
web-rule-two_player_reverse = Reverse with two players
web-rule-two_player_reverse-skip = With two players Reverse works like Skip
web-rule-two_player_reverse-nothing = With two players Reverse does nothing
web-sum-object-round = { $scoring ->
        [low] Be the first to have no cards left. Everybody scores what they still hold, and the lowest total wins.
       *[winner] Be the first to have no cards left. You then score what the others still hold.
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

web-join = Join a table: { $edition }
web-sit = Sit down
web-watch = Watch
web-full = No seat is free, but you can watch.
web-host = host
web-make_host = Make host
web-kick = Remove
web-kick-sure = Remove { $name } from the table?
web-kick-keep_out = Remove and keep out
web-leave = Leave the table
web-leave-sure = Give up this seat? Somebody else can take it.
web-away = away
web-stand_in = a bot is playing for them
web-device = Another player on this device
web-device-how = Pass the device around: hands are covered between turns.
web-device-here = on this device
web-invite-join = Link to join
web-invite-watch = Link to watch
web-invite-local = This link works on this computer only. For other devices, start the server with --lan.
web-qr = QR code of the link to join
web-start = Start
web-start-bots = { $count ->
        [one] A bot takes the seat that is still free.
       *[other] Bots take the { $count } seats that are still free.
    }
web-change = Change the rules
web-changed = The host has changed the rules.
web-waiting_host = { $name } starts the game when everybody is here.
web-people = People and links

## At the table

web-table = The table
web-players = Players
web-log = What happened
web-actions = What you can do
web-watching = You are watching.
web-spectators = { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-sits = You sit down when this round is over.
web-time_up = You ran out of time.
web-seconds = { $seconds } s
web-played_for = Meanwhile a bot has played for you.
web-waiting = Waiting for { $names }.
web-target = { $scoring ->
        [low] up to { $target }, the lowest score wins
       *[winner] { $target ->
            [one] up to { $target } point
           *[other] up to { $target } points
        }
    }
web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dealer = Dealer
web-no_colour = no color yet
web-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
web-card-up = { $card }, playable
web-card-bluff = { $card }, playable as a bluff
web-card-down = { $card }
web-bluff = You hold the color in play: this is a bluff, and can be challenged.
web-drawn = new
web-held = { $count ->
        [one] you hold { $count }
       *[other] you hold { $count }
    }
web-draw = Draw
web-call = UNO!
web-catch = Catch!
web-sort-colour = The hand is sorted by color: sort by number
web-sort-rank = The hand is sorted by number: sort by color
web-sorted-colour = by color
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
web-called = UNO called
web-owing = not called
web-challenge = Wild Draw Four on you! Accept it or challenge it?
web-outcome-accept = You draw 4 cards and miss your turn.
web-outcome-challenge = If it was not allowed, the player who played it draws 4 cards and you take your turn. If it was, you draw 6 cards and miss your turn.
web-sealed = Your card lies face down. Waiting for the other player.
web-face_down = a card face down
web-tells-battle_tied = A tie: both pick again.
web-won = { $name } wins!
web-won-you = You win!
web-tells-number_named = Number called:
web-tells-colour_given_up = Color given away:
web-look = A look at the cards
web-look-only_you = Nobody else sees this.
web-why-hand = { $card } is not of the color that you give away.
web-why-put = { $card } does not have the number called.
web-why-other = You cannot choose { $card } now.
web-cover = Pass the device to { $name }.
web-cover-take = I am { $name }: show my cards
web-cover-call = { $name } calls UNO!
web-cover-catch = { $name } catches!

## Beside a seat, for a moment

web-bubble-called = UNO!
web-bubble-caught = Caught!
web-bubble-skipped = Skipped
web-bubble-passed = Passes
web-bubble-accepted = Accepts
web-bubble-challenged = Challenge!

## Ends

web-round_won = { $name } wins the round
web-round_won-you = You win the round
web-match_won = { $name } wins the game!
web-match_won-you = You win the game!
web-blocked = The round is blocked: nobody scores
web-round_points = { $points ->
        [one] The cards left in hand are worth { $points } point.
       *[other] The cards left in hand are worth { $points } points.
    }
web-left = Cards left
web-score = Score
web-next_round = Next round
web-rematch = Play again
web-rematch-host = { $name } can start the next game.
web-replay = Replay

## The fair shuffle

web-fairness = Fair shuffle

## Keys

web-help = Keys
web-help-touch = Tap a card to play it, or drag it up.
web-key-choose = choose a card or an answer
web-key-play = play the chosen card or give the chosen answer
web-key-draw = draw a card
web-key-call = call UNO: with your next card, or at once if needed
web-key-catch = catch somebody who did not call UNO
web-key-answer = give the answer with that number, or choose a color
web-key-sort = sort the hand by color or by number
web-key-top = read the top card and the color in play
web-key-counts = read how many cards everybody holds
web-key-hand = read your hand
web-key-points = read the scores
web-key-question = read what you are asked
web-key-help = this list

## Replays

web-replay-of = Replay: { $edition }, round { $round }
web-share = Share
web-record = Record
web-round_before = Previous round
web-first = To the start
web-back = One step back
web-play = Play
web-pause = Pause
web-forward = One step forward
web-last = To the end
web-scrub = Move
web-move = Move { $number } of { $count }
web-eyes = Seen by
web-all_hands = All hands
web-spectator = a spectator

## What people say

web-phrase-hello = Hello!
web-phrase-well_played = Well played!
web-phrase-ouch = Ouch!
web-phrase-lucky = Lucky!
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-one_moment = One moment, please.
web-phrase-good_game = Good game!

## What listeners hear, in short

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

## What the server refuses

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
