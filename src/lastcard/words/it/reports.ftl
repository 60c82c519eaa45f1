### What the long commands report.

## Measuring

report-bench-title = Microsecondi di CPU per mossa, { $players } giocatori, passate: { $passes }, round in ognuna: { $rounds }
report-bench-turns = Nanosecondi di CPU per turno su un core, { $players } giocatori, passate: { $passes }, round in ognuna: { $rounds }
report-bench-served = Un server su un core, il carico su un altro, passate: { $passes }
report-bench-without = Senza { $peers }, che non è installato. Per il confronto: { $command }
report-bench-against = “Qui” è questo albero così com'è, “là” è { $commit }. Il rapporto è “qui” diviso “là”: sotto 1, qui costa meno.
report-bench-goal-rlcard = Edizione media rispetto a env.run di RLCard, per turno
report-bench-goal-openspiel = Edizione media rispetto a crazy_eights di OpenSpiel in C++, per turno
report-bench-goal-editions = Edizione più lenta rispetto alla più veloce, per turno
report-bench-goal-threads = Due thread rispetto a uno, su due core liberi, in tempo reale
report-bench-goal-start = Processo nuovo fino al primo risultato, già compilato
report-bench-goal-compile = Lo stesso, compilato per la prima volta, con un avviso
report-bench-goal-vector = Vector: azioni con maschere, { $games } partite su un core
report-bench-goal-memory = Memoria per { $memory_many } round rispetto a { $memory_few }
report-bench-goal-growth = Costo di un round tra { $many } rispetto a uno tra { $few }
report-bench-goal-moves = Mosse durevoli a { $tables } tavoli di quattro client
report-bench-goal-cpu = Tempo di processore del server per una di queste mosse
report-bench-goal-elapsed = Una mossa durevole a { $tables } tavoli di quattro client, tempo trascorso
report-bench-goal-paced-cpu = Tempo di processore del server per una mossa a { $pace } mosse al secondo
report-bench-goal-frames = Messaggi in entrata e in uscita a questi tavoli
report-bench-goal-echo = Messaggi in entrata e in uscita di una semplice eco
report-bench-goal-direct-echo = Messaggi in entrata e in uscita di un'eco sul nostro socket
report-bench-goal-share = I messaggi dei tavoli in rapporto a quelli dell'eco
report-bench-goal-p50 = Da una mossa ai quattro posti con { $pace } mosse al secondo, mediana
report-bench-goal-p99 = Da una mossa ai quattro posti con { $pace } mosse al secondo, p99
report-bench-goal-connection = Memoria per una connessione in più
report-bench-goal-restart = Dopo un riavvio, finché tutti i { $restarted } tavoli non hanno ripreso
report-bench-goal-growth-move = Una mossa con al massimo { $most } voci rispetto a una con { $least }
report-bench-goal-growth-memory = Memoria di un tavolo con al massimo { $most } voci rispetto a { $least }
report-bench-goal-growth-reconnect = Una riconnessione con al massimo { $most } voci rispetto a una con { $least }
report-bench-goal-log = Scritture di { $tables } tavoli: un registro in PostgreSQL rispetto a uno in SQLite
report-bench-goal-file-appends = Scritture in SQLite
report-bench-goal-database-appends = Scritture in PostgreSQL
report-bench-goal-database = Mosse per secondo di processore del server: PostgreSQL rispetto a SQLite
report-bench-goal-owner = Tempo di processore di un server di tavoli per mossa, con le connessioni altrove, rispetto a un solo server
report-bench-goal-file-cpu = Tempo di processore per mossa, un solo server con SQLite
report-bench-goal-database-cpu = Tempo di processore per mossa, un solo server con PostgreSQL
report-bench-goal-owner-cpu = Tempo di processore per mossa, server di tavoli
report-bench-goal-gateway-cpu = Tempo di processore per mossa, server di connessioni
report-bench-goal-hop-p50 = Quanto aggiunge il bus, andata e ritorno, a { $pace } mosse al secondo, mediana
report-bench-goal-hop-p99 = Quanto aggiunge il bus, andata e ritorno, a { $pace } mosse al secondo, p99
report-bench-goal-noticed = Cade il server di { $live } tavoli: finché tutti lo sanno
report-bench-goal-killed-median = Cade il server di { $live } tavoli: finché un tavolo riprende, mediana
report-bench-goal-killed-worst = Cade il server di { $live } tavoli: finché riprende l'ultimo
report-bench-goal-stalled = Si blocca il server di { $live } tavoli: finché riprende l'ultimo, oltre il suo termine
report-bench-goal-bus-back = Torna il bus: finché riprende l'ultimo di { $live } tavoli
report-bench-goal-database-back = Il database accetta di nuovo connessioni: finché riprende l'ultimo di { $live } tavoli
report-growth = Tempo di CPU e memoria di un tavolo, quando c'è più di qualcosa
report-growth-entries = voci di una partita
report-growth-rounds = round di una partita
report-growth-tables = tavoli
report-growth-players = giocatori
report-growth-hand = carte in mano
report-growth-move = una mossa
report-growth-memory = memoria di un tavolo
report-growth-snapshot = la sua istantanea
report-growth-info = le sue info
report-growth-reconnect = una riconnessione

## Proving

report-prove-progress = Mosse: { $moves }, round: { $rounds }, posizioni ricomposte: { $positions }, { $complete } fino alla fine, { $seconds } s
report-crash = Arresti forzati: { $kills }, comandi confermati: { $acked }, nessuno perso
report-crash-disk = Stati di un disco guasto o rimasto senza corrente: { $states }, comandi confermati: { $acked }, nessuno perso; errori seminati: { $bugs }, tutti scoperti
report-crash-cluster = Guasti: { $outages }, comandi confermati: { $acked }, nessuno perso
report-faults = Storie simulate: { $seeds }, guasti: { $faults }, comandi confermati: { $acked }, nessuno perso; errori seminati: { $bugs }, tutti scoperti
report-secrecy = Round: { $rounds }, mosse con qualcosa di nascosto cambiato: { $moves }, messaggi confrontati: { $frames }, nessun byte diverso
report-secrecy-time = Il tempo di calcolo di un tavolo non rivela nulla di nascosto: { $noise } µs di rumore, e { $detectable } µs in più si sarebbero notati 95 volte su 100
report-leaks = Fughe inserite: { $leaks }, tutte trovate
report-hostile = Attacchi: { $attacks }, mosse oneste nel frattempo: { $honest }, nessuna rifiutata o persa; con tutti gli attacchi insieme, metà ha avuto risposta entro { $half } ms e 99 su 100 entro { $most } ms; senza attacchi, entro { $quiethalf } ms e { $quietmost } ms
report-hostile-files = File ostili letti: { $read }, rifiutati con una frase: { $refused }, il più lento in { $seconds } s di processore
report-twins = Mosse: { $moves }, round: { $rounds }, partite: { $matches }, tutto uguale, { $seconds } s
report-parity = Decisioni: { $decisions }, round: { $rounds }, partite: { $matches }, tutto uguale, { $seconds } s

## Simulating

report-compiling = Compilo il simulatore. Succede una volta sola e richiede alcuni secondi.
report-range = { $low } – { $high }
report-margin = { $value } ± { $margin }
report-measured = { $value } { $unit }
report-simulate = { $edition }, { $players } giocatori, regole del foglio in { $sheet }
report-simulate-rules = con { $rules }
report-simulate-policy = Modo di giocare: { $policy }
report-simulate-sheet = come dice il foglio
report-simulate-mean = Media
report-simulate-range = 9 round su 10
report-simulate-rounds = Round
report-simulate-turns = Turni per round
report-simulate-points = Punti per round
report-simulate-blocked = Round bloccati
report-simulate-matches = Partite
report-simulate-length = Round per partita
report-simulate-won = Partite vinte
report-simulate-seat = Posto
report-simulate-share = Round vinti
report-simulate-place = Posizione dal mazziere
report-simulate-first = { $place }, chi gioca per primo
report-simulate-dealer = il mazziere
report-simulate-last = Ultima carta
report-simulate-deck = Nel mazzo
report-simulate-draw_two = Pesca Due
report-simulate-reverse = Inverti
report-simulate-skip = Salto
report-simulate-differs = * fuori dall'intervallo del 95%, come il solo caso fa in una riga su venti
report-simulate-stopped = Fermato prima del tempo: ecco ciò che è stato fatto finora.
report-simulate-slow = Non compilati: { $policies }. Tutti i posti giocano con le regole leggibili, qualche centinaio di round al secondo.
report-simulate-unshown = { $switch } qui non cambia nulla. Smazzate andate esattamente come senza: { $deals }, cioè tutte. Nessuno a questo tavolo arriva mai a ciò che decide.
report-simulate-shown = Lo mostrerebbe: { $ways }.
report-simulate-plot-turns = Quanto dura un round
report-simulate-plot-points = Quanto vale un round
report-simulate-plot-place = Chi vince il round
report-simulate-plot-last = Con quale carta si vince
report-simulate-plot-rounds = Parte dei round
report-simulate-plot-even = Pari probabilità

## Balance

report-balance-played = Round di ogni impostazione: { $rounds }, partite: { $games }
# Heading of a column: how long rounds and games take.
report-balance-length = Durata
# Label of a row.
report-balance-game-turns = Turni per partita
# Heading of a column: half take longer, half do not.
report-balance-middle = Mediana
# Heading of a column: how long 9 of 10 take.
report-balance-most = 9 su 10
# Heading of a column: who plays there.
report-balance-seats = Al tavolo
# Heading of a column: how much it is worth to play well.
report-balance-skill = Abilità
# Heading of a column: situations in a game.
report-balance-course = In testa e in coda
# Heading of a column: a share.
report-balance-often = Quanto spesso
report-balance-runaway = Chi è in testa a metà partita la vince
report-balance-comeback = Chi è ultimo a metà partita la vince
report-balance-closing = Chi è più vicino a chiudere vince il round
# Heading of a column.
report-balance-card = Carta
# Heading of a column: what a card is worth.
report-balance-worth = Valore in mano
# Heading of a column: a rule that is set otherwise.
report-balance-change = Regola cambiata
# Heading of a column: what the first player wins.
report-balance-first = Primo giocatore
report-balance-about-skill = Abilità: di quanto { $better } fra { $simple } supera pari probabilità in un round. { $luck } è pura fortuna, { $sure } sarebbe vincere ogni round.
report-balance-about-half = Metà partita: la fine del primo round che porta qualcuno alla metà dei punti che chiudono la partita. Più vicino a chiudere: l'unico con meno carte quando qualcuno, per la prima volta, ne ha due o meno.
report-balance-about-worth = Valore in mano: quanto una carta simile fra quelle distribuite, al posto di una carta media, aggiunge alla probabilità di vincere il round.
report-balance-plot-worth = Quanto vale una carta nella prima mano
report-balance-plot-turns = Turni per round con altre regole
report-balance-plot-skill = Abilità con altre regole
report-balance-alike = { $sign } ogni round è andato esattamente come senza: questi bot non possono mostrare che cosa fa
report-trained = Le reti sono in { $file }.
