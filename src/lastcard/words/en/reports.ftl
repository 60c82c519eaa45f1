### What the long commands report.

## Measuring

report-bench-title = Microseconds of CPU time per move, { $players } players, passes: { $passes }, rounds in each: { $rounds }
report-bench-turns = Nanoseconds of CPU time per turn on one core, { $players } players, passes: { $passes }, rounds in each: { $rounds }
report-bench-served = A server on one core, the load on another, passes: { $passes }
report-bench-without = Without { $peers }, which is not installed. To compare with it: { $command }
report-bench-against = Here is this tree as it is, there is { $commit }. The ratio is here divided by there: below 1, it is cheaper here.
report-bench-goal-rlcard = Average edition against RLCard's env.run, per turn
report-bench-goal-openspiel = Average edition against OpenSpiel's crazy_eights in C++, per turn
report-bench-goal-editions = Slowest edition against the fastest, per turn
report-bench-goal-threads = Two threads against one, on two quiet cores, by the clock on the wall
report-bench-goal-start = Fresh process to its first result, compiled before
report-bench-goal-compile = The same, compiled for the first time, with a message
report-bench-goal-vector = Vector: actions with masks, { $games } games on one core
report-bench-goal-memory = Memory for { $memory_many } rounds against { $memory_few }
report-bench-goal-growth = Cost of a round among { $many } against one among { $few }
report-bench-goal-moves = Durable moves at { $tables } tables of four clients
report-bench-goal-cpu = Processor time of the server for one of these moves
report-bench-goal-elapsed = A durable move at { $tables } tables of four clients, elapsed time
report-bench-goal-paced-cpu = Processor time of the server for a move at { $pace } moves per second
report-bench-goal-frames = Frames in and out at these tables
report-bench-goal-echo = Frames in and out of a bare echo
report-bench-goal-direct-echo = Frames in and out of an echo on our own socket
report-bench-goal-share = The tables' frames as a share of the echo's
report-bench-goal-p50 = From a move to all four seats at { $pace } moves per second, median
report-bench-goal-p99 = From a move to all four seats at { $pace } moves per second, p99
report-bench-goal-connection = Memory for one more connection
report-bench-goal-restart = After a restart, until all of { $restarted } tables have gone on
report-bench-goal-growth-move = A move at up to { $most } entries against one at { $least }
report-bench-goal-growth-memory = A table's memory at up to { $most } entries against { $least }
report-bench-goal-growth-reconnect = A reconnect at up to { $most } entries against one at { $least }
report-bench-goal-log = Appends over { $tables } tables: a log in PostgreSQL against one in SQLite
report-bench-goal-file-appends = Appends to SQLite
report-bench-goal-database-appends = Appends to PostgreSQL
report-bench-goal-database = Moves per second of the server's processor time: PostgreSQL against SQLite
report-bench-goal-owner = Processor time of an owner for a move, clients at a gateway, against one server
report-bench-goal-file-cpu = Processor time for a move, one server on SQLite
report-bench-goal-database-cpu = Processor time for a move, one server on PostgreSQL
report-bench-goal-owner-cpu = Processor time for a move, owner
report-bench-goal-gateway-cpu = Processor time for a move, gateway
report-bench-goal-hop-p50 = Added by the bus, there and back, at { $pace } moves per second, median
report-bench-goal-hop-p99 = Added by the bus, there and back, at { $pace } moves per second, p99
report-bench-goal-noticed = Owner of { $live } tables killed, until all servers know
report-bench-goal-killed-median = Owner of { $live } tables killed, until a table goes on, median
report-bench-goal-killed-worst = Owner of { $live } tables killed, until the last table goes on
report-bench-goal-stalled = Owner of { $live } tables stalled, until the last one goes on, beyond its lease
report-bench-goal-bus-back = Bus back, until the last of { $live } tables goes on
report-bench-goal-database-back = Database accepting again, until the last of { $live } tables goes on
report-growth = CPU time and memory of a table, when there is more of something
# Headings of groups of rows, and of what a picture has from left to right: this and the next four.
report-growth-entries = entries of a game
report-growth-rounds = rounds of a game
report-growth-tables = tables
report-growth-players = players
report-growth-hand = cards in a hand
# Headings of columns, and what lines of a picture are called: what a move takes, and so on. This and the next four.
report-growth-move = a move
report-growth-memory = a table's memory
report-growth-snapshot = its snapshot
report-growth-info = its info
report-growth-reconnect = a reconnect

## Proving

report-prove-progress = Moves: { $moves }, rounds: { $rounds }, positions rearranged: { $positions }, { $complete } to their end, { $seconds } s
report-crash = Kills: { $kills }, acknowledged commands: { $acked }, none of them lost
report-crash-disk = States of a disk that failed or lost its power: { $states }, acknowledged commands: { $acked }, none of them lost; planted bugs: { $bugs }, every one noticed
report-crash-cluster = Outages: { $outages }, acknowledged commands: { $acked }, none of them lost
report-faults = Simulated histories: { $seeds }, faults: { $faults }, acknowledged commands: { $acked }, none of them lost; planted bugs: { $bugs }, every one noticed
report-secrecy = Rounds: { $rounds }, moves with something hidden changed: { $moves }, messages compared: { $frames }, no byte different
report-secrecy-time = How long a table works shows nothing hidden: { $noise } µs of noise, and { $detectable } µs more would have been seen 95 times in 100
report-leaks = Planted leaks: { $leaks }, all of them found
report-hostile = Attacks: { $attacks }, honest moves meanwhile: { $honest }, none of them refused or lost; under all attacks at once, half were answered within { $half } ms and 99 of 100 within { $most } ms, without any within { $quiethalf } ms and { $quietmost } ms
report-hostile-files = Hostile files read: { $read }, refused in a sentence: { $refused }, the slowest in { $seconds } s of processor time
report-twins = Moves: { $moves }, rounds: { $rounds }, games: { $matches }, all alike, { $seconds } s
report-parity = Decisions: { $decisions }, rounds: { $rounds }, games: { $matches }, all alike, { $seconds } s

## Simulating

report-compiling = Compiling the simulator. This happens once and takes a few seconds.
# Cell of a table: from one value to another.
report-range = { $low } – { $high }
# Cell of a table: a value and how uncertain it is.
report-margin = { $value } ± { $margin }
# Cell of a table: a value and its unit.
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } players, rules of the { $sheet } sheet
# Part of a heading.
report-simulate-rules = with { $rules }
# Heading.
report-simulate-policy = Policy: { $policy }
# Heading of a column: no rule was changed.
report-simulate-sheet = as the sheet has it
# Heading of a column.
report-simulate-mean = Average
# Heading of a column.
report-simulate-range = 9 rounds in 10
# Label of a row.
report-simulate-rounds = Rounds
# Label of a row.
report-simulate-turns = Turns per round
# Label of a row.
report-simulate-points = Points per round
# Label of a row.
report-simulate-blocked = Blocked rounds
# Label of a row.
report-simulate-matches = Games
# Label of a row.
report-simulate-length = Rounds per game
# Heading of a column.
report-simulate-won = Games won
# Heading of a column.
report-simulate-seat = Seat
# Heading of a column.
report-simulate-share = Rounds won
# Heading of a column.
report-simulate-place = Place from the dealer
# Label of a row: the first place from the dealer.
report-simulate-first = { $place }, who plays first
# Label of a row.
report-simulate-dealer = the dealer
# Heading of a column.
report-simulate-last = Last card
# Heading of a column.
report-simulate-deck = In the deck
# Label of a row: a kind of card.
report-simulate-draw_two = Draw Two
# Label of a row: a kind of card.
report-simulate-reverse = Reverse
# Label of a row: a kind of card.
report-simulate-skip = Skip
report-simulate-differs = * outside the 95% interval, as chance alone makes it in one row of twenty
report-simulate-stopped = Stopped early: this is what was done so far.
report-simulate-slow = Not compiled: { $policies }. All seats are played by the readable rules, a few hundred rounds per second.
report-simulate-unshown = { $switch } makes no difference here. Deals that went exactly as without it: { $deals }, which is all of them. Nobody at this table ever reaches what it decides.
report-simulate-shown = What would make a difference: { $ways }.
report-simulate-plot-turns = How long a round takes
report-simulate-plot-points = What a round is worth
report-simulate-plot-place = Who wins the round
report-simulate-plot-last = Which card wins it
report-simulate-plot-rounds = Share of all rounds
# Label of a line in a plot.
report-simulate-plot-even = Even chances

## Balance

report-balance-played = Rounds of each setting: { $rounds }, games: { $games }
# Heading of a column: how long rounds and games take.
report-balance-length = Length
# Label of a row.
report-balance-game-turns = Turns per game
# Heading of a column: half take longer, half do not.
report-balance-middle = Median
# Heading of a column: how long 9 of 10 take.
report-balance-most = 9 in 10
# Heading of a column: who plays there.
report-balance-seats = At the table
# Heading of a column: how much it is worth to play well.
report-balance-skill = Skill
# Heading of a column: situations in a game.
report-balance-course = Ahead and behind
# Heading of a column: a share.
report-balance-often = How often
report-balance-runaway = The leader at half-time wins the game
report-balance-comeback = A player who is last at half-time wins the game
report-balance-closing = The player nearest to going out wins the round
# Heading of a column.
report-balance-card = Card
# Heading of a column: what a card is worth.
report-balance-worth = Worth in hand
# Heading of a column: a rule that is set otherwise.
report-balance-change = Rule changed
# Heading of a column: what the first player wins.
report-balance-first = First player
report-balance-about-skill = Skill: how far { $better } among { $simple } is above even chances in a round. { $luck } is pure luck, { $sure } would be winning every round.
report-balance-about-half = Half-time: the end of the first round that takes someone to half of the points that end the game. Nearest to going out: the only one with the fewest cards when someone first holds two or fewer.
report-balance-about-worth = Worth in hand: what one such card among those dealt, instead of an average card, adds to the chance of winning the round.
report-balance-plot-worth = What a card in the first hand is worth
report-balance-plot-turns = Turns per round under other rules
report-balance-plot-skill = Skill under other rules
report-balance-alike = { $sign } every round went exactly as without it: these bots cannot show what it does
# Said when all is done.
report-trained = The nets are in { $file }.
