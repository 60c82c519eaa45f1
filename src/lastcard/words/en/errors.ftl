### Sentences: what was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = That line is not JSON.
error-bad_request = Something in that request is missing or wrong.
error-unknown_op = There is no such request.
error-no_match = No game has been started yet.
error-match_over = The game is over.
error-bad_record = Line { $line } of the record is wrong, so nothing was loaded.
error-not_asked = { $name } has nothing to answer now.
error-illegal_move = “{ $choice }” is not possible now. Possible: { $choices }.

## Errors of the command line

error-unknown_edition = Unknown edition “{ $edition }”. Possible editions: { $editions }.
error-unknown_preset = Unknown preset “{ $preset }”. Possible presets: { $presets }.
error-bad_deck = Line { $line } of the deck file “{ $file }” is wrong.
error-bad_teams = { $players } players cannot be divided into partners. Teams need one of these numbers of players: { $possible }.
error-bad_hand_size = { $possible ->
        [both] This deck is too small for hands of { $cards } and { $players } players. Possible with { $players } players: hands of up to { $cards_max }; with such hands: up to { $players_max } players.
        [fewer] This deck is too small for hands of { $cards } and { $players } players. Possible with such hands: up to { $players_max } players.
        [smaller] This deck is too small for hands of { $cards } and { $players } players. Possible with { $players } players: hands of up to { $cards_max }.
       *[neither] This deck is too small for hands of { $cards } and { $players } players. It can deal { $in_all } in all.
    }
error-unknown_sheet = Unknown sheet “{ $sheet }”. Possible sheets: { $sheets }.
error-unknown_lang = Unknown language “{ $lang }”. Possible languages: { $langs }.
error-unknown_rule = Unknown rule switch “{ $rule }”. Possible switches: { $rules }.
error-unknown_clause = Unknown clause “{ $clause }”. List all clauses with: { $command }
error-bad_rule = “{ $text }” is not a switch and its value. Write NAME=VALUE, for example { $example }. The switches are: { $rules }.
error-bad_value = “{ $value }” is not a value of “{ $rule }”. Possible values: { $values }.
error-bad_players = A game has { $least } to { $most } players.
error-bad_people = Of { $players } players, from 1 to { $players } can be people.
error-bad_level = Unknown bot “{ $level }”. Possible bots: { $levels }.
error-bad_seed = A seed is one line of text, with no space at its ends and no # at its start or after a space.
error-unknown_command = Unknown command “{ $command }”. Possible commands: { $commands }.
error-unknown_option = There is no option “{ $option }” here. See: { $help }
error-bad_usage = Something is missing, or there is too much. See: { $help }
error-missing_argument = { $argument } is missing. See: { $help }
error-no_value = { $option } needs a value. See: { $help }
error-bad_option = { $option } does not accept that. Possible values: { $values }
error-bad_target = The target must be a whole number from { $least } to { $most }.
error-missing = This needs packages that are not installed. Install them: { $command }
error-bad_number = { $option } must be a whole number from { $least } to { $most }.
error-bad_policy = Unknown policy “{ $policy }”. Possible policies: { $policies }.
error-bad_policies = { $given } policies were given for { $players } players. Give one, or one for each seat.
error-no_cluster = The cluster “{ $address }” cannot be used: { $why }
error-not_both = Give { $one } or { $other }, not both.
error-bad_revision = No branch, tag or commit is called “{ $ref }”. Possible, for example: { $known }.
error-no_clone = This needs a clone of the repository, and git.
error-tree_failed = In the tree { $tree } this ended with { $ended }: { $command }
error-other_python = Python is { $here } here and { $there } there, so the two cannot be compared. Remove what is outdated, and it is set up again: { $folders }
error-bad_picture = “{ $file }” is not a kind of picture that can be drawn. Its name may end in: { $kinds }.
error-settings_text = { $line ->
        [0] The file “{ $file }” is not TOML that can be read.
       *[other] Line { $line } of the file “{ $file }” is not TOML that can be read.
    }
error-settings_name = “{ $name }” in the file “{ $file }” sets nothing. What can be set: { $names }.
error-settings_value = { $kind ->
        [int] “{ $name }” in the file “{ $file }” must be a whole number from 1 to { $most }.
        [object] “{ $name }” in the file “{ $file }” must be a section of its own.
       *[float] “{ $name }” in the file “{ $file }” must be a number above 0, up to { $most }.
    }
error-bad_public_url = “{ $url }” is not an address for people to use. One looks like { $example }.
error-bad_proxies = “{ $network }” is not a network of proxies. One looks like { $example }.
error-not_loaded = The tables in the folder “{ $folder }” cannot be loaded.
error-log_gone = The file “{ $file }” is gone, and its journal is still there. Put the file back, or restore a backup into another folder.
error-log_empty = The file “{ $file }” is empty, and a log never is. Restore a backup into another folder.
error-no_address = Port { $port } of { $host } cannot be used. Another program may be using it: choose another with --port.
error-in_use = Another server uses the folder “{ $folder }”.
error-bad_log_url = “{ $url }” is not the address of a database. One looks like this: postgres://host/name.
error-database_in_use = Another server uses the database “{ $url }”.
error-database_newer = The database “{ $url }” was written by a newer version of lastcard. Update lastcard first.
error-database_older = The database “{ $url }” was written by an older version of lastcard. Bring it up to date with the command “migrate” first.
error-database_has_tables = The database “{ $url }” already holds tables. Move a folder into an empty one.
error-no_database = The database “{ $url }” cannot be used: { $why }
error-bad_bus_url = “{ $url }” is not the address of a NATS server. One looks like this: nats://host.
error-no_bus = The NATS server “{ $url }” cannot be used: { $why }
error-bus_alone = Servers that share a bus share a database as well. Give its address with --log.
error-roles_alone = A server without a bus must be owner and gateway. Give the address of a bus with --bus.
error-no_tables = There are no tables in the folder “{ $folder }”.
error-file_exists = The file “{ $file }” already exists.
error-not_empty = The folder “{ $folder }” already holds tables. Restore into an empty one.
error-no_log = There are no tables in the file “{ $file }”.
error-has_journal = Beside “{ $file }” is its journal: it is a copied log, not a backup. Put both into a data folder and make a backup there, or restore a backup.
error-damaged = The file “{ $file }” is damaged.
error-newer = The file “{ $file }” was written by a newer version of lastcard. Update lastcard first.
error-no_file = There is no file “{ $file }”.
error-no_folder = There is no folder “{ $folder }”. Name one that exists, for example { $example }.
error-unreadable = The file “{ $file }” cannot be read.
error-not_a_file = “{ $file }” is not a file: it is a folder, a pipe or a device.
error-too_large = The file “{ $file }” is too large. At most { $most } kB can be read.
error-unwritable = The file “{ $file }” cannot be written.
error-nothing_saved = There is no saved game to go on with.
error-game_in_use = The game in “{ $file }” is being played in another terminal.
error-resume_ignores = A saved game goes on as it was set up. Leave out { $options }.
error-goes_with = { $option } can only be given together with { $other }.
error-too_often = { $option } was given too often: { $given }, where at most { $most } can be used.
error-bad_name = “{ $name }” cannot be a name here. A name has 1 to { $most } letters, digits or common signs, and neither another player at the table nor a bot in any language has it.

## Errors of joining a served table

error-bad_link = “{ $text }” is not a link to a table. Such a link looks like { $example }.
error-offline = The server at { $url } does not answer.
error-no_server = What answers at { $url } is not a server of tables.
error-no_seat = No seat is free. Watch with: { $command }
error-bad_token = You no longer have a seat at this table. Join again to take a free one.
error-version = The server speaks another version of the protocol. Use the same version of lastcard as the server.
error-refused = The server refuses that, for a reason that this version of lastcard does not know: { $reason }
error-misunderstood = The server did not understand this. Use the same version of lastcard as the server.
error-forbidden = The server does not answer under this address. Use the link that its host has sent.
