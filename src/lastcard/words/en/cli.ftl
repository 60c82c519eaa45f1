### Help texts of the command line. Plain text only: they are shown without loading Fluent.

cli-about = Play, watch and referee the card game in which you match colour, number or symbol and call out with one card left.
cli-play = Play against bots at the terminal.
cli-rules = Print the rules by clause, or only the clause ID.
cli-replay = Tell a recorded game in sentences.
cli-referee = Referee games for programs: one JSON object a line in, one out.
cli-editions = List the editions with their cards and colours.
cli-watch = Watch bots play.
cli-serve = Open a table in the browser, for friends by link.
cli-verify = Prove from its record that a served game was shuffled fairly.
cli-backup = Copy the tables of a server, running or not, into FILE.
cli-restore = Put the tables of a backup into an empty data folder.
cli-simulate = Play very many games quickly and tell what came of them.
cli-bench = Measure how fast games are played.
cli-prove-rules = Search very many moves for a broken promise of the rules.
cli-bench-best = best
cli-bench-median = median
cli-playthroughs = Write the stories that the tests compare with into FOLDER.
cli-bots = Measure how bots of one level do against another.
cli-bench-share = share of rounds won
cli-bench-points = points a round
cli-twins = Compare the compiled simulator with the rules, move by move.
cli-crash = Kill a server again and again while clients play, and look for a lost move.
cli-batch = Measure the compiled simulator beside its peers.
cli-server = Measure the server on this machine.
cli-engine = Measure the rules engine beside a peer.
cli-prove = Check that the rules keep what they promise.

cli-option-edition = The deck to play with.
cli-option-sheet = The rule sheet to play by.
cli-option-lang = The language to speak.
cli-option-players = The number of players, 2 to 10.
cli-option-people = The number of people at this screen; bots play the other seats.
cli-option-bots = The level of the bots: beginner, easy or medium. Several levels, divided by commas, go seat by seat.
cli-option-scoring = Who scores: “winner” gets what the others hold; “low” adds up what each holds, and the lowest total wins.
cli-option-target = The points that end the game, commonly 500.
cli-option-rule = Set a switch of the rules, as NAME=VALUE. May be given several times.
cli-option-seed = The seed of all shuffles: the same seed deals the same cards.
cli-option-plain = Plain sentences and numbered choices, for screen readers and pipes.
cli-option-json = Events as JSON, one a line.
cli-option-rounds = How many rounds to play.
cli-option-moves = How many moves to play.
cli-option-matches = How many whole games to play, in place of single rounds.
cli-option-policy = How the seats play: random, uniform or heuristic. Several, divided by commas, go seat by seat.
cli-option-threads = On how many threads to play; on all cores unless given.
cli-option-compare = Rules to compare with, as NAME=VALUE, several divided by commas. May be given several times.
cli-option-csv = A line of values for each setting.
cli-option-plot = Draw the result into FILE.
cli-option-host = The address to listen on.
cli-option-port = The port to listen on.
cli-option-data = The folder that keeps the tables.
cli-option-lan = Let phones and computers of this network join.
cli-option-public-url = The address that people use, when a proxy stands in front.
cli-option-no-open = Do not open a browser.
cli-option-kills = How often to kill the server.
cli-option-clients = How many clients play.
cli-option-markdown = As a page in Markdown.
cli-option-resume = Go on with the saved game.
cli-option-pace = Seconds to wait after what a bot does.
cli-option-help = Show this help and end.
cli-option-version = Show the version and end.

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options
cli-metavar-command = COMMAND
cli-metavar-options = [OPTIONS]
