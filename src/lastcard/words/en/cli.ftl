### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Play, watch and referee the card game in which you match color, number or symbol and call UNO when you have one card left.
cli-play = Play against bots in the terminal.
cli-rules = Print the rules by clause, or only the clause ID.
cli-replay = Tell a recorded game in sentences.
cli-referee = Referee games for programs: one JSON object per line in, one out.
cli-editions = List the editions with their cards and colors.
cli-deck = Write a deck of your own, or check one.
cli-deck-new = Write a deck into FILE that you can change, with what each line means.
cli-deck-check = Tell what the deck in FILE holds, or which line of it is wrong.
# Sentence in the list of commands.
cli-watch = Watch bots play.
cli-serve = Open a table in the browser, for friends by link.
cli-join = Play in the terminal at a served table, by its link.
cli-verify = Prove from its record that a served game was shuffled fairly.
cli-backup = Copy the tables of a server, running or not, into FILE.
cli-restore = Put the tables of a backup into an empty data folder.
cli-migrate = Set a PostgreSQL database up for servers, bring its schema up to date, and move the tables of a folder into it.
cli-simulate = Play very many games quickly and tell what came of them.
cli-balance = Measure the balance of a deck and its rules: how long rounds take, who wins, and what skill, cards and every rule do.
cli-train = Train the nets of the level expert again, and write them into a file. A run that was stopped goes on.
cli-bench = Measure how fast games are played.
cli-prove-rules = Search very many moves for a broken promise of the rules.
# Heading of a column.
cli-bench-best = best
# Heading of a column.
cli-bench-median = median
# Heading of a column (a noun): the least that a value must reach.
cli-bench-must = must
# Heading of a column (a noun): what a value should reach.
cli-bench-aim = aim
# Cell of a table: the peer is not installed on this machine.
cli-bench-absent = not here
# Heading of a column: this tree.
cli-bench-here = here
# Heading of a column: the other tree.
cli-bench-there = there
# Heading of a column.
cli-bench-ratio = ratio
cli-playthroughs = Write the stories that the tests compare with into FOLDER.
cli-sentences = Write the sentences that the tests compare with, for readers of each language, into FOLDER.
cli-bots = Measure how bots of one level do against another. How well they play does not depend on the machine.
# Heading of a column.
cli-bench-share = share of rounds won
# Heading of a column.
cli-bench-points = points per round
cli-twins = Compare the compiled simulator with the rules, move by move.
cli-guide = Follow docs/add-a-card.md in a copy of this tree, and test what comes of it.
cli-medium = Compare the bot medium with its compiled twin, decision by decision.
cli-crash = Kill a server again and again while clients play, and look for a lost move.
cli-faults = Let servers that share their tables die, stall and lose messages in simulated time, and look for a lost move.
cli-secrecy = Play rounds twice at a server, with other cards wherever somebody cannot look, and compare every byte.
cli-leaks = Plant leaks one by one, and find each with the proof of secrecy.
cli-hostile = Attack a server in every way, from many addresses, while honest people play.
cli-batch = Measure the compiled simulator beside its peers.
cli-server = Measure the server on this machine.
cli-growth = Measure what a move, a reconnect and a table cost when there is more of something.
cli-engine = Measure the rules engine beside a peer.
cli-prove = Check that the rules keep what they promise.
# Known to ./go alone.
cli-test = Run the tests; what follows goes to pytest.
cli-check = Lint, format, types, proofs and tests: what a change must pass.
cli-lock = Pin the requirements; with --upgrade, to the newest versions.
cli-more = What a command needs is installed when it is first used. For more about one: help and its name.

cli-option-edition = The deck to play with.
cli-option-deck = A deck of your own, from a TOML file.
cli-option-deck-shown = Show the cards of this deck file instead of the editions.
cli-option-sheet = The rule sheet to play by; that of the language unless given.
cli-option-sheet-simulated = The rule sheet to play by; the English one unless given, in every language.
cli-option-lang = The language to speak.
cli-option-players = The number of players, 2 to 10.
cli-option-people = The number of people at this screen; bots play the other seats.
cli-option-bots = The level of the bots: beginner, easy, medium, hard, expert, or that of an installed package. A strength from 1 to 99 may follow expert, as in expert:70. Several levels, separated by commas, apply seat by seat.
cli-option-bot-name = The name of a bot, which has a number otherwise. Given several times, names apply seat by seat.
cli-option-bot-pace = How long bots wait before they move: slow, normal or fast. In plain lines at your own table only slow bots wait.
cli-option-auto-call = The table calls UNO for everybody, so nobody can forget it.
cli-option-catch-window = How long somebody who has not called can be caught: normal or long.
cli-option-level = The level to measure; all if not given.
cli-option-scoring = Who scores: “winner” gets what the others hold; “low” adds up what each holds, and the lowest total wins.
cli-option-target = The points that end the game, usually 500.
cli-option-rule = Set a switch of the rules, as NAME=VALUE. May be given several times.
cli-option-preset = A set of house rules by its name: plain, stackers, party, lightning, partners or mayhem. --rule changes single ones.
cli-option-seed = The seed of all shuffles: the same seed deals the same cards.
cli-option-plain = Plain sentences and numbered choices, for screen readers and pipes.
cli-option-pictures = Cards as pictures, where the terminal shows some (sixel, kitty).
cli-option-json = JSON for programs; from a game, one event per line.
cli-option-rounds = How many rounds to play.
cli-option-long = Measure whether more rounds cost more, up to a billion of them, which takes about an hour.
cli-option-against = Measure this tree and another one by turns: REF is a branch, a tag or a commit of this repository.
cli-option-passes = How many passes to measure; against another tree, how many of each.
cli-option-quick = Fewer tables and shorter passes, for a first look.
cli-option-quick-training = A small run, to see that everything works; the bots that come of it play badly.
cli-option-out = The file to write.
cli-option-moves = How many moves to play.
cli-option-decisions = How many decisions to compare.
cli-option-matches = How many whole games to play, instead of single rounds.
cli-option-matches-measured = How many whole games to play, besides the rounds.
cli-option-policy = How the seats play: random, uniform, heuristic, medium, hard, expert, or any level of bots. Several, separated by commas, apply seat by seat.
cli-option-against-level = Measure --level against this level in all other seats, or against reference, which never changes, by the compiled rules; or against rlcard, RLCard's own agent.
cli-option-against-policy = Play a duel: --policy alone against this one in all other seats, each deal once from every seat.
cli-option-policy-measured = Who sits at every seat: random, uniform, heuristic, medium, hard, expert, or any level of bots.
cli-option-alone = Only this, without what every other rule would change: much sooner done.
cli-option-threads = How many threads to play on; all cores if not given.
cli-option-cluster = Play on the machines of a Ray cluster: its address, or “local”.
cli-option-compare = Rules to compare with, as NAME=VALUE, several separated by commas. May be given several times.
cli-option-csv = A line of values for each setting.
cli-option-plot = Draw the result into FILE.
cli-option-host = The address to listen on.
cli-option-port = The port to listen on.
cli-option-data = The folder that keeps the tables.
cli-option-log = The address of a PostgreSQL database that keeps the tables in place of a folder: postgres://host/name.
cli-option-from = A data folder whose tables are moved into the database.
cli-option-restored = The database comes from a backup: what was being played is dealt again.
cli-option-bus = The address of a NATS server over which several servers with one database reach each other: nats://host.
cli-option-roles = What this server does among several: run tables (owner), hold the connections of players (gateway), or both.
cli-option-commitments = What somebody saved at the table, to compare with: the page and join keep it.
cli-option-lan = Let phones and computers on this network join.
cli-option-public-url = The address that people use, if a proxy stands in front.
cli-option-trusted-proxies = Networks, separated by commas, whose proxies are believed when they say where somebody comes from; with --public-url.
cli-option-metrics-port = One more port, for those who watch the server: /metrics, /healthz and /readyz.
cli-option-log-format = The form of the log on standard error: text, or json with a line for each event.
cli-option-settings = A TOML file with the limits and paces of the server.
cli-option-no-open = Do not open a browser.
cli-option-name = Your name at the table. Otherwise a served table asks for it; several people at one screen give several, seat by seat.
cli-option-kills = How often to kill the server.
cli-option-clients = How many clients play.
cli-option-disk = Power cuts and disks that fail, instead of kills.
cli-option-crash-cluster = Two owners and two gateways that share a database and a bus: processes are killed and stand still, database and bus fail.
cli-option-crash-seed = With --cluster, the order of what fails.
cli-option-hostile-cluster = The same at a gateway whose tables another server runs, with a database and a bus.
cli-option-bench-cluster = What several servers cost that share a database and a bus, and how soon tables go on when one of them fails.
cli-option-states = With --disk, how many states of the disk to look at.
cli-option-seeds = How many histories to simulate, each from its own seed.
cli-option-first = The first seed; with --seeds 1, that history is played again.
cli-option-files = Hostile files instead of attacks.
cli-option-short = Less of it, and nothing about milliseconds: for any machine, however busy.
cli-option-markdown = As a page in Markdown.
cli-option-guide = How to play the edition ID, as a page in Markdown.
cli-option-pages = Write the rules and guides of all languages into FOLDER, as docs/ has them.
cli-option-presets = List the sets of house rules and what each sets.
cli-option-resume = Go on with a saved game: the one in FILE, the newest with “latest”, or otherwise one of a list.
cli-option-serve = Open the table to others by a link, and sit down at it.
cli-option-pace = Seconds to wait after what a bot does.
cli-option-help = Show this help and exit.
cli-option-version = Show the version and exit.

## Headings in every help

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-options = Options:

## Signs for values in every help, as usual in large letters

cli-metavar-command = COMMAND
cli-metavar-options = [OPTIONS]
# The help's own sentences write this and those below in the same way.
cli-metavar-address = ADDRESS
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-lang = LANG
cli-metavar-level = LEVEL
cli-metavar-name = NAME
cli-metavar-points = POINTS
cli-metavar-seconds = SECONDS
cli-metavar-text = TEXT
cli-metavar-value = VALUE
