### The table in a terminal of 80 by 24 characters: room is scarce, so a comment says where a text must be short.

## On the table

# Heading of a column: up to 8 characters.
tui-cards = cards
# Heading of a column: up to 8 characters.
tui-points = points
# Part of a heading: what ends the game.
tui-target = { $scoring ->
        [low] lowest score wins at { $target }
       *[winner] { $target ->
            [one] to { $target } point
           *[other] to { $target } points
        }
    }
# Label, where the name of the colour in play stands otherwise: up to 20 characters.
tui-no_colour = no color yet
# Label of the arrow for the direction of play: up to 20 characters.
tui-direction = { $direction ->
        [left] to the left
       *[right] to the right
    }
# Heading of the hand.
tui-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# Label of the card under the cursor.
tui-card-up = { $card } (can be chosen)
# Label behind the number of cards that the next player has to draw or to pass on: up to 14 characters.
tui-debt = to draw
tui-armed = You will call UNO with your next card
tui-sealed = Your card lies face down.
tui-too_small = The table needs a terminal of at least { $width } by { $height } characters.
    Please make the window larger or the letters smaller.
    Or start with --plain, which plays in lines of text.

## Answers from the table

tui-refused = You cannot answer with { $card } here. Possible: { $choices }.
tui-no_draw = You cannot draw now.
tui-catch-wait = You have just tried to catch somebody. Wait a moment.

## Labels of the keys at the foot of the screen: draw to quit share a line of 80 characters with 4 more for each key

tui-key-draw = draw
tui-key-call = call UNO
tui-key-catch = catch
tui-key-jump = jump in
tui-key-hint = hint
tui-key-sort = sort
tui-key-help = keys
tui-key-quit = save and quit
tui-key-leave = quit
tui-key-give_up = give up
tui-key-remove = remove
tui-key-chat = chat
tui-key-pause = run, stop
tui-key-eyes = view
tui-key-step = step
tui-key-round = round

## The list of keys, labels: up to 54 characters each

# Heading of the list of keys.
tui-help = Keys
tui-help-choose = choose a card or an answer
tui-help-play = play the chosen card or give the chosen answer
tui-help-digits = pick the answer or go to the card with that number
tui-help-tab = go on to the answers, the log or the hand
tui-help-draw = draw a card
tui-help-call = call UNO with your next card, or now if needed
tui-help-catch = catch somebody who did not call UNO
tui-help-jump = jump in with the very same card
tui-help-hint = what a good player would do, and why
tui-help-sort = sort the hand by color or by number
tui-help-rules = the rules of this table and of its special card
tui-help-help = this list
tui-help-quit = leave; the game is saved
tui-help-leave = leave
tui-help-away = leave; your seat is kept
tui-help-give_up = give up your seat for good
tui-help-remove = for the host: remove somebody from the table
tui-help-chat = say something to everybody
tui-help-pause = stop, or go on
tui-help-eyes = see from the next seat, then as a spectator
tui-help-forward = one step forward
tui-help-back = one step back
tui-help-next_round = to the next round
tui-help-earlier_round = to the start of this round, or to the one before
tui-help-first = to the start
tui-help-last = to the end
# Sentence under a list.
tui-close = Enter closes this.

## Several people at one screen

tui-cover = Pass the screen to { $name }.
tui-cover-keys = Enter: { $name } is here and shows the hand · U: the player before calls UNO · C: { $name } catches
# Label of a key.
tui-cover-jump = J: somebody jumps in
tui-look = You look at these cards. Nobody else sees them.

## A game that cannot be saved

tui-not_saved = The game cannot be saved now. It is tried again after every move.
tui-lose = The game cannot be saved anywhere: if you leave now, it is lost.
tui-lose-keys = Y: leave anyway · Esc: play on

## At a served table

# Tag beside a name, in place of the cards: up to 8 characters.
tui-away = away
# Tag beside a name, in place of the cards (a noun): up to 8 characters.
tui-stand_in = bot
# Label: the time left, in seconds.
tui-time = { $seconds } s
tui-catch_window-long = There is more time to catch somebody who has not called UNO.
# Heading of the dialog to chat in.
tui-chat = Say something
tui-chat-keys-phrases = 1 to 8: say it · Esc: close
tui-chat-keys-free = Enter: say it, or the phrase with that number · Esc: close
tui-lobby-keys-host = Enter: start · T: chat · Q: quit · L: give up the seat · X: remove somebody
tui-lobby-keys = T: chat · Q: quit · L: give up the seat
tui-give_up-keys = Y: give it up · Esc: stay
tui-remove = Who must leave the table?
tui-remove-who = Number: choose the seat · Esc: nobody
tui-remove-keys = Y: remove · K: remove and keep out · Esc: nobody
tui-visit-keys = Enter: sit down · Ctrl-C: quit

## Endings: labels of keys, and of what players hold

# Label beside a name.
tui-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tui-held = { $points ->
        [one] { $points } point left in hand
       *[other] { $points } points left in hand
    }
# Label beside a name, in place of what is left in hand.
tui-out = no cards left
tui-round_end-keys = Enter: next round · Q: save and quit
tui-match_end-keys = Enter: play again · N: set up another table · Q: quit
tui-round_end-joined = Enter: next round · T: chat · Q: quit · L: give up the seat
tui-match_end-joined = Enter: play again · T: chat · Q: quit · L: give up the seat
tui-end-watching = Q: quit

## Setting up a table: labels of fields up to 25 characters, options up to 46

# Heading.
tui-setup = A new table
tui-setup-keys = Enter: deal the cards · ↑ ↓: choose a line · ← →: change it · Esc: quit
tui-setup-lang = Language
tui-setup-edition = Edition
tui-setup-sheet = Rules of the sheet
tui-setup-people = People at this screen
tui-setup-bots = Bots
tui-setup-name = Name of { $who }
tui-level-beginner = beginner
tui-level-easy = easy
tui-level-medium = medium
tui-level-hard = hard
tui-level-expert = expert
# The name of a line: how strong a bot is
tui-setup-strength = Strength of bot { $number }
tui-about-lang = The language of the screen. The sheet goes with it until you choose one.
tui-about-classic = The game without a special card.
tui-about-sheet = Some printed sheets play a little differently. The switches below follow the sheet, and you can change each of them.
tui-about-people = Several people pass the screen around, and hands are covered between turns.
tui-about-bots = A game has 2 to 10 players, people and bots together.
tui-about-name = Type a name, or leave the number. Names are saved with the game.
tui-about-bot = A beginner forgets to call; an easy bot plays what fits; a medium one thinks about every question; a hard one plays to win the whole game; an expert has learned from millions of rounds.
tui-about-strength = Below 100%, a bot takes any choice that is nearly as good as its best one: the lower, the further from it. It forgets nothing.
# Option.
tui-setup-more-false = hidden
tui-setup-more-true = every house rule by itself
# Under what a line means.
tui-setup-differs = * Changed from the sheet
tui-about-more = Shows every house rule in a line of its own, to set it by itself.
tui-setup-bot_pace = Speed of the bots
tui-setup-bot_pace-slow = slow, 3 seconds per move
tui-setup-bot_pace-normal = normal, 1 second per move
tui-setup-bot_pace-fast = fast, half a second per move
tui-setup-auto_call = UNO is called by
tui-setup-auto_call-false = the players
tui-setup-auto_call-true = the table
tui-setup-catch_window = Time to catch
tui-setup-catch_window-normal = normal
tui-setup-catch_window-long = long
tui-about-bot_pace = How long bots wait before they move.
tui-about-auto_call = If the table calls, nobody can forget it, and nobody can be caught.
tui-about-catch_window = How long somebody who has not called can be caught before play goes on.
tui-rule-scoring = Scoring
tui-rule-scoring-winner = the winner scores what the others hold
tui-rule-scoring-low = everybody scores their hand, the lowest wins
tui-rule-target = Points that end the game
tui-rule-start_direction = Play starts to the
tui-rule-start_direction-left = left
tui-rule-start_direction-right = right
tui-rule-dealer_symbols = Symbol drawn for the deal
tui-rule-dealer_symbols-zero = counts as zero
tui-rule-dealer_symbols-ignored = cannot win the deal
tui-rule-drawn_card = A drawn card that fits
tui-rule-drawn_card-may = may be played
tui-rule-drawn_card-must = must be played
tui-rule-battle_resume = Next after a battle
tui-rule-battle_resume-challenger = the player after the challenger
tui-rule-battle_resume-challenged = the player after the challenged one
tui-rule-catch_until = Catching is possible
tui-rule-catch_until-begin = until the next turn begins
tui-rule-catch_until-played = until the next card is put down
tui-rule-catch_until-held = as long as one card is held
tui-rule-bluffing = Wild Draw Four bluffs
tui-rule-bluffing-true = allowed, at the risk of a challenge
tui-rule-bluffing-false = not allowed
tui-rule-two_player_reverse = Reverse with two players
tui-rule-two_player_reverse-skip = works like Skip
tui-rule-two_player_reverse-nothing = only reverses the direction
tui-rule-stacking = Stacking draw cards
tui-rule-stacking-off = they cannot be passed on
tui-rule-stacking-same = passed on with one of the same kind
tui-rule-stacking-any = passed on with Draw Two or Wild Draw Four
tui-rule-jump_in = Jumping in
tui-rule-jump_in-false = nobody plays out of turn
tui-rule-jump_in-true = out of turn with the very same card
tui-rule-seven_zero = Sevens and zeros
tui-rule-seven_zero-false = ordinary numbers
tui-rule-seven_zero-true = 7 swaps two hands, 0 passes all hands on
tui-rule-draw = Drawing on a turn
tui-rule-draw-one = one card
tui-rule-draw-until = until a card fits
tui-rule-force_play = A player who can play
tui-rule-force_play-false = may draw instead
tui-rule-force_play-true = must play
tui-rule-finish = The last card
tui-rule-finish-any = may be any card
tui-rule-finish-number = must be a number
tui-rule-teams = Teams
tui-rule-teams-false = everybody plays alone
tui-rule-teams-true = players opposite each other are partners
tui-rule-hand_size = Cards dealt to each
tui-rule-catch_penalty = Cards drawn when caught

## Replays

# Label: which step of the replay is shown.
tui-step = Step { $step } of { $steps }
tui-eyes = You see what { $name } saw.
tui-eyes-none = You see what a spectator saw.
