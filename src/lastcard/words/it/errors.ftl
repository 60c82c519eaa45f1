### What was wrong, and what would have been possible.

## Errors of the notation

error-bad_json = Questa riga non è JSON.
error-bad_request = In questa richiesta manca qualcosa o qualcosa è sbagliato.
error-unknown_op = Questa richiesta non esiste.
error-no_match = Nessuna partita è ancora cominciata.
error-match_over = La partita è finita.
error-bad_record = La riga { $line } della registrazione è sbagliata, quindi non è stato caricato nulla.
error-not_asked = Adesso { $name } non deve rispondere a nulla.
error-illegal_move = “{ $choice }” non è possibile adesso. Scelte possibili: { $choices }.

## Errors of the command line

error-unknown_edition = Non c'è nessuna edizione “{ $edition }”. Edizioni possibili: { $editions }.
error-unknown_preset = Non c'è nessun insieme di regole “{ $preset }”. Insiemi possibili: { $presets }.
error-bad_deck = La riga { $line } del file di mazzo “{ $file }” è sbagliata.
error-bad_teams = Con { $players } giocatori non si formano coppie. Le squadre richiedono uno di questi numeri di giocatori: { $possible }.
error-bad_hand_size = { $possible ->
        [both] Questo mazzo è troppo piccolo per mani da { $cards } e { $players } giocatori. Con { $players } giocatori: mani fino a { $cards_max }; con mani così: fino a { $players_max } giocatori.
        [fewer] Questo mazzo è troppo piccolo per mani da { $cards } e { $players } giocatori. Con mani così: fino a { $players_max } giocatori.
        [smaller] Questo mazzo è troppo piccolo per mani da { $cards } e { $players } giocatori. Con { $players } giocatori: mani fino a { $cards_max }.
       *[neither] Questo mazzo è troppo piccolo per mani da { $cards } e { $players } giocatori. In tutto ne può dare { $in_all }.
    }
error-unknown_sheet = Non c'è nessun foglio di regole “{ $sheet }”. Fogli possibili: { $sheets }.
error-unknown_lang = Non ci sono testi in “{ $lang }”. Lingue: { $langs }.
error-unknown_rule = Non c'è nessuna opzione di regole “{ $rule }”. Opzioni possibili: { $rules }.
error-unknown_clause = Non c'è nessuna clausola “{ $clause }”. Per vederle tutte: { $command }
error-bad_rule = “{ $text }” non è un'opzione con il suo valore. Scrivi NOME=VALORE, per esempio { $example }. Le opzioni sono: { $rules }.
error-bad_value = “{ $value }” non è un valore di “{ $rule }”. Valori possibili: { $values }.
error-bad_players = Si gioca da { $least } a { $most } giocatori.
error-bad_people = Su { $players } giocatori, le persone possono essere da 1 a { $players }.
error-bad_level = Non c'è nessun bot “{ $level }”. Bot possibili: { $levels }.
error-bad_seed = Un seed è una riga di testo, senza spazi alle estremità e senza # all'inizio o dopo uno spazio.
error-unknown_command = Non c'è nessun comando “{ $command }”. Comandi possibili: { $commands }.
error-unknown_option = Qui non c'è nessuna opzione “{ $option }”. Vedi: { $help }
error-bad_usage = Manca qualcosa o c'è qualcosa di troppo. Vedi: { $help }
error-missing_argument = Manca { $argument }. Vedi: { $help }
error-no_value = { $option } richiede un valore. Vedi: { $help }
error-bad_option = { $option } non accetta questo. Valori possibili: { $values }
error-bad_target = I punti di fine partita devono essere un numero intero da { $least } a { $most }.
error-missing = Servono pacchetti che non sono installati. Installali così: { $command }
error-bad_number = { $option } deve essere un numero intero da { $least } a { $most }.
error-bad_policy = Non esiste la strategia “{ $policy }”. Strategie: { $policies }.
error-bad_policies = Sono stati dati { $given } modi di giocare per { $players } giocatori. Danne uno, o uno per ogni posto.
error-no_cluster = Il cluster “{ $address }” non si può usare: { $why }
error-not_both = Dai { $one } o { $other }, non entrambi.
error-bad_revision = Nessun ramo, etichetta o commit si chiama “{ $ref }”. Sono possibili, per esempio: { $known }.
error-no_clone = Per questo servono un clone del repository e git.
error-tree_failed = Nell'albero { $tree } questo è finito con { $ended }: { $command }
error-other_python = Python è { $here } qui e { $there } là, e non si può confrontare. Elimina ciò che è vecchio e verrà installato di nuovo: { $folders }
error-bad_picture = “{ $file }” non è un tipo di immagine che si possa disegnare. Il nome può finire in: { $kinds }.
error-settings_text = { $line ->
        [0] Il file “{ $file }” non è TOML leggibile.
       *[other] La riga { $line } del file “{ $file }” non è TOML leggibile.
    }
error-settings_name = “{ $name }” nel file “{ $file }” non imposta nulla. Si può impostare: { $names }.
error-settings_value = { $kind ->
        [int] “{ $name }” nel file “{ $file }” deve essere un numero intero da 1 a { $most }.
        [object] “{ $name }” nel file “{ $file }” deve essere una sezione a sé.
       *[float] “{ $name }” nel file “{ $file }” deve essere un numero maggiore di 0, fino a { $most }.
    }
error-bad_public_url = “{ $url }” non è un indirizzo che la gente possa usare. Ne serve uno come { $example }.
error-bad_proxies = “{ $network }” non è una rete di proxy. Una ha questa forma: { $example }.
error-not_loaded = I tavoli nella cartella “{ $folder }” non possono essere caricati.
error-log_gone = Il file “{ $file }” non c'è più, ma il suo journal sì. Rimetti il file al suo posto o ripristina un backup in un'altra cartella.
error-log_empty = Il file “{ $file }” è vuoto, e un registro non lo è mai. Ripristina un backup in un'altra cartella.
error-no_address = La porta { $port } di { $host } non si può usare. Forse la usa un altro programma: scegline un'altra con --port.
error-in_use = Un altro server usa la cartella “{ $folder }”.
error-bad_log_url = “{ $url }” non è l'indirizzo di un database. Uno ha questa forma: postgres://host/nome.
error-database_in_use = Un altro server usa il database “{ $url }”.
error-database_newer = Il database “{ $url }” è stato scritto da una versione più recente di lastcard. Prima aggiorna lastcard.
error-database_older = Il database “{ $url }” è stato scritto da una versione precedente di lastcard. Prima aggiornalo con il comando “migrate”.
error-database_has_tables = Ci sono già tavoli nel database “{ $url }”. Trasferisci la cartella in uno vuoto.
error-no_database = Il database “{ $url }” non si può usare: { $why }
error-bad_bus_url = “{ $url }” non è l'indirizzo di un server NATS. Uno ha questa forma: nats://host.
error-no_bus = Il server NATS “{ $url }” non si può usare: { $why }
error-bus_alone = I server che condividono un bus condividono anche un database. Indica il suo indirizzo con --log.
error-roles_alone = Un server senza bus deve essere owner e gateway. Indica l'indirizzo di un bus con --bus.
error-no_tables = Non ci sono tavoli nella cartella “{ $folder }”.
error-file_exists = Il file “{ $file }” c'è già.
error-not_empty = Ci sono già tavoli nella cartella “{ $folder }”. Ripristina in una vuota.
error-no_log = Il file “{ $file }” non contiene tavoli.
error-has_journal = Accanto a “{ $file }” c'è il suo journal: è un registro copiato, non un backup. Metti entrambi in una cartella di dati e fai lì un backup, oppure ripristina un backup.
error-damaged = Il file “{ $file }” è danneggiato.
error-newer = Il file “{ $file }” è stato scritto da una versione più recente di lastcard. Prima aggiorna lastcard.
error-no_file = Non c'è nessun file “{ $file }”.
error-no_folder = Non c'è nessuna cartella “{ $folder }”. Indicane una che esiste, per esempio { $example }.
error-unreadable = Il file “{ $file }” non si può leggere.
error-not_a_file = “{ $file }” non è un file: è una cartella, una pipe o un dispositivo.
error-too_large = Il file “{ $file }” è troppo grande. Se ne possono leggere al massimo { $most } kB.
error-unwritable = Il file “{ $file }” non si può scrivere.
error-nothing_saved = Non c'è nessuna partita salvata da riprendere.
error-game_in_use = La partita in “{ $file }” è in corso in un altro terminale.
error-resume_ignores = Una partita salvata riprende come è stata preparata. Togli { $options }.
error-goes_with = { $option } si può dare solo insieme a { $other }.
error-too_often = { $option } è stato dato troppo spesso: { $given }, ma qui il massimo è { $most }.
error-bad_name = “{ $name }” qui non può essere un nome. Un nome ha da 1 a { $most } lettere, cifre o segni comuni, nessun altro al tavolo lo porta e nessun bot si chiama così in nessuna lingua.

## Errors of joining a served table

error-bad_link = “{ $text }” non è un link a un tavolo. Un link così è come { $example }.
error-offline = Il server all'indirizzo { $url } non risponde.
error-no_server = Ciò che risponde a { $url } non è un server di tavoli.
error-no_seat = Nessun posto è libero. Per guardare: { $command }
error-bad_token = Non hai più un posto a questo tavolo. Entra di nuovo per prenderne uno libero.
error-version = Il server parla un'altra versione del protocollo. Usa la stessa versione di lastcard.
error-refused = Il server lo rifiuta per un motivo che questa versione di lastcard non conosce: { $reason }
error-misunderstood = Il server non ha capito. Usa la versione di lastcard che usa lui.
error-forbidden = Il server non risponde a questo indirizzo. Usa il link mandato da chi ospita.
